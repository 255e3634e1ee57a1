// A worker's thread, and how it gets its keys. To load its code takes as long as to open a database: a thread may be started
// before anybody knows which keys are to be opened in it.

import { MessageChannel } from "node:worker_threads";
import type { MessagePort, Worker } from "node:worker_threads";
import { startThread, threadFile } from "../event-loop/thread.js";
import type { Opening } from "./protocol.js";

export class Thread {
  readonly worker: Worker;
  readonly #opening: MessagePort;

  /** One that keeps no process alive until it is opened. */
  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.#opening = port1;
    // What it may see of the environment comes with its keys.
    this.worker = startThread(threadFile(import.meta.url, "worker.js"), {
      name: "custody",
      workerData: port2,
      transferList: [port2],
    });
    this.worker.unref();
  }

  open(opening: Opening): Worker {
    this.worker.ref();
    this.#opening.postMessage(opening);
    return this.worker;
  }
}
