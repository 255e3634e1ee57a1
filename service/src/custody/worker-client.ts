// One custody worker as the main thread sees it: gathers requests, sends those of one turn of the event loop together,
// hands out the answers, and starts the worker again when it has died.

import { Worker } from "node:worker_threads";
import { ApiError, ErrorCode } from "@countersign/api";
import { inSpan } from "../tracing/spans.js";
import type { SecretOwner } from "./owner.js";
import { localOf } from "./master-key.js";
import type { CustodyMetrics } from "./metrics.js";
import { ProviderAway, ProviderRefused } from "./providers/provider.js";
import type { Answer, FromWorker, Operation, Request, ToWorker, WorkerData } from "./protocol.js";
import { SigningTimes } from "./signing-times.js";
import type { WrappedKeys } from "./wrapped-keys.js";

/** How many requests may wait for one worker. At 40 µs for a signature that is more than half a second of work. */
const maxWaiting = 16_384;

/** A worker that dies more often than this is left dead until enough time has passed. */
const maxStarts = 5;
const startWindowMs = 60_000;

interface Waiting {
  readonly operation: Operation;
  /** When it was asked for, on the monotonic clock. */
  readonly since: number;
  readonly resolve: (texts: string[]) => void;
  readonly reject: (error: Error) => void;
}

export class WorkerClient {
  #workerData: WorkerData;
  /** All that the worker sees of the environment. */
  readonly #environment: Readonly<Record<string, string>>;
  readonly #waiting = new Map<number, Waiting>();
  #outbox: Request[] = [];
  #worker: Worker | undefined;
  #exited: Promise<void> = Promise.resolve();
  #starts: number[] = [];
  #lastNumber = 0;
  #derivations = 0;
  readonly #signingTimes = new SigningTimes();
  #isClosed = false;

  readonly #metrics: CustodyMetrics | undefined;

  constructor(workerData: WorkerData, environment: Readonly<Record<string, string>>, metrics?: CustodyMetrics) {
    this.#workerData = workerData;
    this.#environment = environment;
    this.#metrics = metrics;
  }

  /** How many derivations make way for signatures. */
  get heldBack(): number {
    return this.#signingTimes.areNow ? this.#derivations : 0;
  }

  /** How many requests are not answered yet. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Starts the worker.
   *
   * @returns When it holds its keys.
   * @throws Error It could not start, mostly for want of a key; the message says what is wrong with it.
   */
  start(): Promise<void> {
    const worker = new Worker(workerFile(), {
      name: "custody",
      workerData: this.#workerData,
      env: { ...this.#environment },
      execArgv: [],
      // Captured and never read, so that nothing in that thread can reach the terminal or a log.
      stdout: true,
      stderr: true,
    });
    this.#worker = worker;
    this.#starts.push(Date.now());
    return new Promise((resolve, reject) => {
      let isReady = false;
      let cause: Error | undefined;
      worker.on("message", (message: FromWorker) => {
        if (message === "ready") {
          isReady = true;
          resolve();
        } else if ("reason" in message) {
          cause = new (message.isAway ? ProviderAway : ProviderRefused)(message.reason);
        } else {
          this.#settle(message);
        }
      });
      worker.on("error", (error: Error) => {
        cause = error;
      });
      this.#exited = new Promise((exited) => {
        worker.once("exit", (exitCode) => {
          const reason = cause ?? new Error(`the custody worker ended with exit code ${exitCode}`);
          reject(reason);
          this.#onExit(reason);
          exited();
          // One that could not even start is tried again by the next request.
          if (isReady && !this.#isClosed) this.#restart();
        });
      });
    });
  }

  /**
   * Asks the worker.
   *
   * @returns The texts of its answer.
   * @throws ApiError What the worker answered; UNAVAILABLE: there is no worker, or too many requests wait for it.
   */
  request(operation: Operation, owner: SecretOwner, sealed: string, parameters: readonly string[]): Promise<string[]> {
    return inSpan("custody", { "countersign.custody.operation": operation }, () =>
      this.#ask(operation, owner, sealed, parameters),
    );
  }

  #ask(operation: Operation, owner: SecretOwner, sealed: string, parameters: readonly string[]): Promise<string[]> {
    if (this.#isClosed) return Promise.reject(new ApiError(ErrorCode.UNAVAILABLE, "custody is closed"));
    if (!this.#worker && !this.#restart()) {
      return Promise.reject(
        new ApiError(ErrorCode.UNAVAILABLE, "the custody worker keeps ending; try again in a minute"),
      );
    }
    if (this.#waiting.size >= maxWaiting) {
      return Promise.reject(
        new ApiError(ErrorCode.UNAVAILABLE, "too many requests are waiting for custody; try again later"),
      );
    }
    const number = ++this.#lastNumber;
    this.#outbox.push([number, operation, owner.kind, owner.organizationId, owner.id, sealed, ...parameters]);
    if (this.#outbox.length === 1) setImmediate(() => this.#flush());
    if (operation === "sign") this.#signingTimes.note();
    if (operation === "derive") this.#derivations++;
    const since = performance.now();
    return new Promise((resolve, reject) => this.#waiting.set(number, { operation, since, resolve, reject }));
  }

  /** Has the worker seal under a key-encryption key, and each that is started in its place. */
  sealUnder(id: string): void {
    this.#workerData = { ...this.#workerData, sealsUnder: id };
  }

  /** Has each worker that is started in this one's place have its keys from there. */
  readFrom(wrapped: WrappedKeys | undefined): void {
    const { source } = this.#workerData;
    const local = localOf(source);
    this.#workerData = { ...this.#workerData, source: wrapped ? { kind: "wrapped", keys: wrapped, local } : local };
  }

  /** Answers what is waiting, zeroes the keys and ends the worker. */
  async close(): Promise<void> {
    if (!this.#isClosed) {
      this.#isClosed = true;
      this.#flush();
      this.#worker?.postMessage("close" satisfies ToWorker);
    }
    await this.#exited;
  }

  #flush(): void {
    if (this.#outbox.length === 0) return;
    const requests = this.#outbox;
    this.#outbox = [];
    this.#worker?.postMessage(requests satisfies ToWorker);
  }

  #settle(answers: readonly Answer[]): void {
    const now = performance.now();
    for (const [number, code, ...texts] of answers) {
      const waiting = this.#waiting.get(number);
      this.#waiting.delete(number);
      if (waiting?.operation === "derive") this.#derivations--;
      if (waiting) this.#metrics?.answered(waiting.operation, (now - waiting.since) / 1000);
      if (code === 0) waiting?.resolve(texts);
      else waiting?.reject(apiError(code, texts));
    }
  }

  #onExit(cause: Error): void {
    this.#worker = undefined;
    this.#outbox = [];
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#derivations = 0;
    for (const { reject } of waiting)
      reject(new ApiError(ErrorCode.UNAVAILABLE, "the custody worker ended; try again", { cause }));
  }

  /** Whether the worker could be started; that it holds its keys shows later. */
  #restart(): boolean {
    const since = Date.now() - startWindowMs;
    this.#starts = this.#starts.filter((time) => time > since);
    if (this.#starts.length >= maxStarts) return false;
    // Whoever waits for an answer learns of a failure.
    this.start().catch(() => undefined);
    return true;
  }
}

function apiError(code: number, [message = "", reason = ""]: readonly string[]): ApiError {
  return new ApiError(code, message, reason === "" ? {} : { cause: new Error(reason) });
}

// Node 20 runs no TypeScript: where the sources themselves are imported, as tests do, the worker is the bundled one.
function workerFile(): URL {
  return new URL(import.meta.url.endsWith(".ts") ? "../../dist/bundle/worker.js" : "./worker.js", import.meta.url);
}
