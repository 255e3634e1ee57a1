// Writes what a service answers as a stream: server-sent events with JSON in them (HTML Living Standard, 9.2).

import type { ParseResult } from "./issue.js";
import type { EventStreaming, ServerOperation } from "./server.js";

/** One record of a stream, as a service gives it. */
export interface OutgoingEvent<Id extends string, Data> {
  /** By which a caller asks for what comes behind it: one line that is not empty. */
  readonly id?: Id | undefined;
  /** Without it, the event says no more than up to where the stream has come. */
  readonly data?: Data | undefined;
}

/** Where a stream begins, and when nobody wants it any more. */
export interface StreamStart<Id extends string> {
  /** Of the last event that the caller has had. */
  readonly lastEventId: Id | undefined;
  /** Aborted once the caller has left or the stream has ended: for whatever waits for the next event. */
  readonly signal: AbortSignal;
}

/** What a method answers with: an async generator will do. Where it ends, the stream does. */
export type Events<Id extends string, Data> = AsyncIterable<OutgoingEvent<Id, Data>>;

/** @param id judges what callers send as `Last-Event-ID` */
export function eventsFrom(id: {
  readonly parse: (value: unknown) => ParseResult;
}): NonNullable<ServerOperation["events"]> {
  return (lastEventId) => {
    const parsed = lastEventId === undefined ? undefined : id.parse(lastEventId);
    if (parsed && !parsed.ok)
      return { ok: false, issues: parsed.issues.map((one) => ({ ...one, path: "Last-Event-ID" })) };
    const controller = new AbortController();
    const start: StreamStart<string> = { lastEventId, signal: controller.signal };
    const value: EventStreaming = {
      start,
      pieces: (events, options) => new Pieces(events as Events<string, unknown>, controller, options),
    };
    return { ok: true, value };
  };
}

type Options = Parameters<EventStreaming["pieces"]>[1];

/** The next event is asked for when the one before it was taken. Whoever takes no more need not wait for the next one. */
class Pieces implements AsyncIterable<string>, AsyncIterator<string, undefined> {
  readonly #events: AsyncIterator<OutgoingEvent<string, unknown>>;
  readonly #controller: AbortController;
  readonly #options: Options;
  #next: Promise<IteratorResult<OutgoingEvent<string, unknown>>> | undefined;
  #state: "new" | "open" | "closed" = "new";

  constructor(events: Events<string, unknown>, controller: AbortController, options: Options) {
    this.#events = events[Symbol.asyncIterator]();
    this.#controller = controller;
    this.#options = options;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<string, undefined>> {
    if (this.#state === "closed") return { done: true, value: undefined };
    try {
      if (this.#state === "open") return { done: false, value: await this.#piece() };
    } catch (error) {
      return { done: false, value: this.#last("error", this.#options.refuse(error)) };
    }
    this.#state = "open";
    // The headers are sent with it.
    return { done: false, value: comment };
  }

  async #piece(): Promise<string> {
    this.#next ??= this.#events.next();
    const result = await soon(this.#next, this.#options.heartbeatMs);
    if (!result) return comment;
    this.#next = undefined;
    await this.#options.pace();
    return result.done ? this.#last("end", "") : textOf(result.value);
  }

  #last(type: string, data: string): string {
    this.#close();
    return `event: ${type}\ndata: ${data}\n\n`;
  }

  #close(): void {
    this.#state = "closed";
    this.#controller.abort();
    // A generator that waits ends when it is done with that.
    Promise.resolve(this.#events.return?.()).catch(() => {});
  }

  async return(): Promise<IteratorResult<string, undefined>> {
    if (this.#state !== "closed") this.#close();
    return { done: true, value: undefined };
  }
}

const comment = ":\n\n";

/** undefined where it takes longer. */
function soon<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function textOf({ id, data }: OutgoingEvent<string, unknown>): string {
  if (id !== undefined && !/^[^\0\r\n]+$/.test(id)) throw new TypeError("the id of an event is one line");
  return `${id === undefined ? "" : `id: ${id}\n`}${data === undefined ? "" : `data: ${JSON.stringify(data)}\n`}\n`;
}
