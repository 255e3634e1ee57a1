// Threads of their own for what would hold the event loop. Each runs a file of the bundle.

import { Worker } from "node:worker_threads";
import type { WorkerOptions } from "node:worker_threads";

/**
 * Where the file of a thread lies.
 *
 * @param from URL of the module that starts it
 * @param name of the file, as the bundle has it
 */
export function threadFile(from: string, name: string): URL {
  // A thread loads the bundle, also where the sources or what they were compiled to are imported one by one, as by tests.
  // Until it is whole, the bundle has another name.
  return /\/dist\/bundle[^/]*\/[^/]*$/.test(from)
    ? new URL(name, from)
    : new URL(from.replace(/^(.*)\/(?:src|dist)\/.*$/, `$1/dist/bundle/${name}`));
}

/** Starts a thread that sees nothing of the environment, unless the options say so. */
export function startThread(file: URL, options: WorkerOptions): Worker {
  // What it writes is captured and never read, so that nothing in that thread can reach the terminal or a log.
  return new Worker(file, { env: {}, execArgv: [], stdout: true, stderr: true, ...options });
}
