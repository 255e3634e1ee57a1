// A worker's thread, and how it gets its keys. To load its code takes as long as to open a database: a thread may be started
// before anybody knows which keys are to be opened in it.

import { MessageChannel, Worker } from "node:worker_threads";
import type { MessagePort } from "node:worker_threads";
import type { Opening } from "./protocol.js";

export class Thread {
  readonly worker: Worker;
  readonly #opening: MessagePort;

  /** One that keeps no process alive until it is opened. */
  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.#opening = port1;
    this.worker = new Worker(workerFile(), {
      name: "custody",
      workerData: port2,
      transferList: [port2],
      // What it may see of the environment comes with its keys.
      env: {},
      execArgv: [],
      // Captured and never read, so that nothing in that thread can reach the terminal or a log.
      stdout: true,
      stderr: true,
    });
    this.worker.unref();
  }

  open(opening: Opening): Worker {
    this.worker.ref();
    this.#opening.postMessage(opening);
    return this.worker;
  }
}

// Node 20 runs no TypeScript: where the sources themselves are imported, as tests do, the worker is the bundled one.
function workerFile(): URL {
  return new URL(import.meta.url.endsWith(".ts") ? "../../dist/bundle/worker.js" : "./worker.js", import.meta.url);
}
