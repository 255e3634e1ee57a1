// One custody worker as the main thread sees it: has organizations take turns, sends the requests of one turn of the event
// loop together, hands out the answers, and starts the worker again when it has died.

import type { Worker } from "node:worker_threads";
import { ApiError, ErrorCode } from "@countersign/api";
import { tooMuch, type Owner } from "../event-loop/owner.js";
import { inSpan } from "../tracing/spans.js";
import { Lane, type LaneOptions } from "./lane.js";
import type { SecretOwner } from "./owner.js";
import { localOf } from "./master-key.js";
import type { CustodyMetrics } from "./metrics.js";
import { ProviderAway, ProviderRefused } from "./providers/provider.js";
import {
  costOf,
  laneOf,
  type Answer,
  type FromWorker,
  type LaneName,
  type Operation,
  type Request,
  type ToWorker,
  type WorkerData,
} from "./protocol.js";
import { SigningTimes } from "./signing-times.js";
import { Thread } from "./thread.js";
import type { WrappedKeys } from "./wrapped-keys.js";

/**
 * How much one worker has at a time, and how much may wait for it: at 40 µs for a signature, half a second of work. As many
 * keys are moved at a time as WebCrypto has threads; a derivation works in the worker's own thread alone.
 */
const lanes: Readonly<Record<LaneName, LaneOptions>> = {
  atOnce: { places: 32, organization: 2048, tenant: 4096, total: 16_384 },
  derivations: { places: 1, organization: 256, tenant: 512, total: 2048 },
  moves: { places: 4, organization: 256, tenant: 512, total: 2048 },
};

const namesOf: Readonly<Record<LaneName, string>> = {
  atOnce: "requests to custody",
  derivations: "derivations of keys",
  moves: "imports and exports of keys",
};

/** A worker that dies more often than this is left dead until enough time has passed. */
const maxStarts = 5;
const startWindowMs = 60_000;

interface Waiting {
  readonly request: Request;
  readonly lane: LaneName;
  readonly cost: number;
  /** When it was asked for, on the monotonic clock. */
  readonly since: number;
  /** When the worker was sent it, on the monotonic clock. */
  sentAt: number;
  readonly resolve: (texts: string[]) => void;
  readonly reject: (error: Error) => void;
}

export class WorkerClient {
  #workerData: WorkerData;
  /** All that the worker sees of the environment. */
  readonly #environment: Readonly<Record<string, string>>;
  /** All that are not answered, by their number. */
  readonly #waiting = new Map<number, Waiting>();
  #lanes = newLanes();
  #isSending = false;
  #worker: Worker | undefined;
  #exited: Promise<void> = Promise.resolve();
  #starts: number[] = [];
  #lastNumber = 0;
  #derivations = 0;
  #onIdle: (() => void) | undefined;
  readonly #signingTimes = new SigningTimes();
  #isClosed = false;

  readonly #metrics: CustodyMetrics | undefined;

  /** Loaded already, for the first start. */
  #thread: Thread | undefined;

  constructor(
    workerData: WorkerData,
    environment: Readonly<Record<string, string>>,
    metrics?: CustodyMetrics,
    thread?: Thread,
  ) {
    this.#workerData = workerData;
    this.#environment = environment;
    this.#metrics = metrics;
    this.#thread = thread;
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
    const thread = this.#thread ?? new Thread();
    this.#thread = undefined;
    const worker = thread.open({ ...this.#workerData, environment: this.#environment });
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
   * @param whose turn it uses
   * @returns The texts of its answer.
   * @throws ApiError What the worker answered; UNAVAILABLE: there is no worker, or too many requests wait for it;
   *   RESOURCE_EXHAUSTED: too many of the organization do.
   */
  request(
    whose: Owner,
    operation: Operation,
    owner: SecretOwner,
    sealed: string,
    parameters: readonly string[],
  ): Promise<string[]> {
    return inSpan("custody", { "countersign.custody.operation": operation }, () =>
      this.#ask(whose, operation, owner, sealed, parameters),
    );
  }

  #ask(
    whose: Owner,
    operation: Operation,
    { kind, organizationId, id }: SecretOwner,
    sealed: string,
    parameters: readonly string[],
  ): Promise<string[]> {
    if (this.#isClosed) return Promise.reject(new ApiError(ErrorCode.UNAVAILABLE, "custody is closed"));
    if (!this.#worker && !this.#restart()) {
      return Promise.reject(
        new ApiError(ErrorCode.UNAVAILABLE, "the custody worker keeps ending; try again in a minute"),
      );
    }
    const number = ++this.#lastNumber;
    const request: Request = [number, operation, kind, organizationId, id, sealed, ...parameters];
    const lane = laneOf(operation);
    const cost = lane === "atOnce" ? costOf(operation, parameters) : 1;
    if (operation === "sign") this.#signingTimes.note();
    if (operation === "derive") this.#derivations++;
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { request, lane, cost, since: performance.now(), sentAt: 0, resolve, reject };
      this.#waiting.set(number, waiting);
      const displaced = this.#lanes[lane].push(whose, waiting);
      if (displaced) this.#end(displaced.item).reject(tooMuch(namesOf[lane], displaced.full));
      this.#wake();
    });
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
      if (this.#waiting.size > 0) await new Promise<void>((resolve) => (this.#onIdle = resolve));
      this.#worker?.postMessage("close" satisfies ToWorker);
    }
    await this.#exited;
  }

  /** Sends what is next, once all that is asked for in this turn of the event loop has been. */
  #wake(): void {
    if (this.#isSending) return;
    this.#isSending = true;
    setImmediate(() => {
      this.#isSending = false;
      this.#send();
    });
  }

  #send(): void {
    const now = performance.now();
    const requests: Request[] = [];
    for (const lane of Object.values(this.#lanes)) {
      while (lane.isReady) {
        const waiting = lane.next();
        waiting.sentAt = now;
        requests.push(waiting.request);
      }
    }
    if (requests.length > 0) this.#worker?.postMessage(requests satisfies ToWorker);
  }

  #settle(answers: readonly Answer[]): void {
    const now = performance.now();
    for (const [number, code, ...texts] of answers) {
      const waiting = this.#waiting.get(number);
      if (!waiting) continue;
      this.#leave(waiting, now);
      const { resolve, reject } = this.#end(waiting);
      this.#metrics?.answered(waiting.request[1], (now - waiting.since) / 1000);
      if (code === 0) resolve(texts);
      else reject(apiError(code, texts));
    }
    this.#send();
  }

  #leave(waiting: Waiting, now: number): void {
    const lane = this.#lanes[waiting.lane];
    if (waiting.lane !== "derivations" || !this.#signingTimes.areNow) return lane.leave(waiting);
    // As much time as it took is left to signatures. Timers count whole milliseconds, and leave out what is beyond them.
    setTimeout(
      () => {
        lane.leave(waiting);
        this.#send();
      },
      Math.ceil(now - waiting.sentAt),
    );
  }

  /** Forgets a request that is about to be answered. */
  #end(waiting: Waiting): Waiting {
    const [number, operation] = waiting.request;
    this.#waiting.delete(number);
    if (operation === "derive") this.#derivations--;
    if (this.#waiting.size === 0) this.#onIdle?.();
    return waiting;
  }

  #onExit(cause: Error): void {
    this.#worker = undefined;
    this.#lanes = newLanes();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#derivations = 0;
    this.#onIdle?.();
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

function newLanes(): Readonly<Record<LaneName, Lane<Waiting>>> {
  return {
    atOnce: new Lane(lanes.atOnce),
    derivations: new Lane(lanes.derivations),
    moves: new Lane(lanes.moves),
  };
}

function apiError(code: number, [message = "", reason = ""]: readonly string[]): ApiError {
  return new ApiError(code, message, reason === "" ? {} : { cause: new Error(reason) });
}
