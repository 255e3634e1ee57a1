// The second thread of `FinishPool`.

import { parentPort, workerData } from "node:worker_threads";
import { loaded } from "../start/bundle.js";
import type * as Finish from "./finish.js";
import type { WorkerTask } from "./finish-pool.js";

const bundle = (workerData as { readonly isBundled: boolean }).isBundled ? loaded<typeof Finish>("finish") : undefined;
const { finishFile, prepare } = bundle?.part ?? (await import("./finish.js"));
// While the first thread is still reading the contract.
await prepare();

const done: [string, string][] = [];
let queue: Promise<void> = Promise.resolve();

parentPort?.on("message", ({ files, last }: WorkerTask) => {
  queue = queue.then(async () => {
    for (const file of files) done.push([file.path, await finishFile(file)]);
    if (!last) return;
    bundle?.keep();
    parentPort?.postMessage(done);
  });
});
