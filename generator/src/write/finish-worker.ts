// What runs on a `FinishThread`.

import { parentPort, workerData } from "node:worker_threads";
import { loaded } from "../start/bundle.js";
import type * as Finish from "./finish.js";
import type { FinishTask } from "./finish-thread.js";

const bundle = (workerData as { readonly isBundled: boolean }).isBundled ? loaded<typeof Finish>("finish") : undefined;
const { finishFile, prepare } = bundle?.part ?? (await import("./finish.js"));
// While the first thread is still reading the contract.
await prepare();

let done: [string, string][] = [];
let current = 0;
let queue: Promise<void> = Promise.resolve();

parentPort?.on("message", ({ run, files, last }: FinishTask) => {
  queue = queue.then(async () => {
    if (run !== current) done = [];
    current = run;
    for (const file of files) done.push([file.path, await finishFile(file)]);
    if (!last) return;
    bundle?.keep();
    parentPort?.postMessage(done);
  });
});
