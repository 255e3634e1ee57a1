// The second thread of `FormatPool`.

import { parentPort, workerData } from "node:worker_threads";
import { formatFile } from "./format.js";
import { claim } from "./format-pool.js";
import type { WorkerMessage } from "./format-pool.js";

const claims = workerData as Int8Array;
const done: [string, string][] = [];
let queue: Promise<void> = Promise.resolve();

parentPort?.on("message", (message: WorkerMessage) => {
  queue = queue.then(async () => {
    for (const [offset, file] of message.files.entries()) {
      if (claim(claims, message.first + offset)) done.push([file.path, await formatFile(file)]);
    }
    if (message.last) parentPort?.postMessage(done);
  });
});
