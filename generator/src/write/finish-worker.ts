// The second thread of `FinishPool`.

import { parentPort } from "node:worker_threads";
import { finishFile } from "./finish.js";
import type { WorkerTask } from "./finish-pool.js";
// Loaded at once, while the first thread is still reading the contract.
import "./print.js";

const done: [string, string][] = [];
let queue: Promise<void> = Promise.resolve();

parentPort?.on("message", ({ files, last }: WorkerTask) => {
  queue = queue.then(async () => {
    for (const file of files) done.push([file.path, await finishFile(file)]);
    if (last) parentPort?.postMessage(done);
  });
});
