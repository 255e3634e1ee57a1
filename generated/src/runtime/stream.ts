// Reads what an operation answers as a stream: records one after another, as server-sent events. Where a stream breaks
// off it is asked for again, from behind the last event that was read.

import type { CallOptions, Connection } from "./client.js";
import { isPassing } from "./codes.js";
import { utf8 } from "./encoding.js";
import type { Bytes } from "./encoding.js";
import { readError, requestHeaders } from "./error-body.js";
import { ApiError } from "./errors.js";
import { EventReader } from "./event-reader.js";
import { complete, longestRetryAfterMs, read } from "./exchange.js";
import type { Failure } from "./exchange.js";
import type { Operation } from "./operation.js";
import { longestMs, sleep } from "./sleep.js";

/** One record of a stream. */
export interface StreamEvent<Id extends string, Data> {
  /** By which the stream goes on behind it, as `lastEventId`. */
  readonly id: Id | undefined;
  readonly data: Data;
}

/** The events as they come; nothing is sent until the first is asked for. Leaving the loop ends the stream. */
export type EventStream<Id extends string, Data> = AsyncGenerator<StreamEvent<Id, Data>, void, undefined>;

/** What can differ from stream to stream. `timeoutMs` is how long nothing may arrive: servers send something every 10 seconds. */
export interface StreamOptions<Id extends string> extends CallOptions {
  /** The stream goes on behind the event with this id. */
  readonly lastEventId?: Id | undefined;
}

/** How far a stream has come. */
interface Progress<Id> {
  lastEventId: Id | undefined;
  /** Times that it was asked for since something came. */
  attempt: number;
}

/**
 * Asks for a stream and yields its events, until the server says that there are no more. Where it breaks off, it is asked
 * for again with `Last-Event-ID`, and stamped anew, after a pause as `call` makes it; so often in a row without an event as
 * `retry` says.
 *
 * @throws ApiError as `call` does, and whatever error the server ends the stream with, unless it `isPassing`: then it is
 *   asked for again, too. The reason of `options.signal` once that is aborted. Code 13 for what is no stream of JSON. Code 14
 *   where it keeps breaking off
 */
export async function* stream<Id extends string, Data>(
  connection: Connection,
  operation: Operation,
  body: object,
  options: StreamOptions<Id> = {},
): EventStream<Id, Data> {
  const { attempts = 3, baseDelayMs = 200, maxDelayMs = 5000 } = (options.retry ?? connection.retry) || { attempts: 1 };
  const bytes = utf8(JSON.stringify(complete(connection, operation, body)));
  const progress: Progress<Id> = { lastEventId: options.lastEventId, attempt: 0 };
  for (;;) {
    progress.attempt++;
    const broken = yield* connected<Id, Data>(connection, operation, bytes, options, progress);
    if (!broken) return;
    const { error, again, retryAfterMs = 0 } = broken;
    if (!again || attempts === 1 || progress.attempt >= attempts || retryAfterMs > longestRetryAfterMs) throw error;
    const backoff = connection.random() * Math.min(maxDelayMs, baseDelayMs * 2 ** Math.max(progress.attempt - 1, 0));
    await sleep(Math.max(backoff, retryAfterMs), options.signal);
  }
}

/** Reads the stream over one connection, to its end. */
async function* connected<Id extends string, Data>(
  connection: Connection,
  operation: Operation,
  bytes: Bytes,
  { signal, headers: own, timeoutMs = connection.timeoutMs }: StreamOptions<Id>,
  progress: Progress<Id>,
): AsyncGenerator<StreamEvent<Id, Data>, Failure | undefined, undefined> {
  signal?.throwIfAborted();
  const { name } = operation;
  const url = connection.baseUrl + operation.path;
  const accepted = requestHeaders["Accept"] ?? "application/json";
  const headers: Record<string, string> = { ...requestHeaders, Accept: `text/event-stream, ${accepted}` };
  Object.assign(headers, connection.headers, own);
  if (progress.lastEventId !== undefined) headers["Last-Event-ID"] = progress.lastEventId;
  const stamp = await connection.stamper?.stamp(bytes, { operation, signal });
  if (stamp) headers[stamp.name] = stamp.value;

  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  signal?.addEventListener("abort", abort);
  // Time that a reader of the events takes for itself is not the server's.
  const inTime = async <T>(work: () => Promise<T>): Promise<T> => {
    const timer = setTimeout(() => controller.abort(), Math.min(timeoutMs, longestMs));
    try {
      return await work();
    } finally {
      clearTimeout(timer);
    }
  };
  try {
    if (signal?.aborted) abort();
    const { fetch } = connection;
    const init = { method: "POST", headers, body: bytes, redirect: "manual", signal: controller.signal } as const;
    const response = await inTime(() => fetch(url, init));
    const reader = readerOf(response);
    if (!reader) {
      const answer = read(name, response, await inTime(() => response.text()), connection.now());
      return "error" in answer
        ? answer
        : { error: new ApiError(13, `${url} answered no stream`, { operation: name }), again: false };
    }
    const [decoder, events] = [new TextDecoder(), new EventReader(name, progress.lastEventId)];
    for (;;) {
      const { done, value } = await inTime(() => reader.read());
      if (done)
        return { error: new ApiError(14, `the stream from ${url} broke off`, { operation: name }), again: true };
      for (const { type, data, id } of events.read(decoder.decode(value, { stream: true }))) {
        if (type === "end") return undefined;
        if (type === "error") {
          const error = errorOf(name, response.status, data);
          return { error, again: isPassing(error) };
        }
        progress.attempt = 0;
        progress.lastEventId = id as Id | undefined;
        if (data !== undefined && type === "") yield { id: progress.lastEventId, data: JSON.parse(data) as Data };
      }
    }
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (cause instanceof ApiError) return { error: cause, again: false };
    const about = { operation: name, cause };
    if (cause instanceof SyntaxError) {
      return { error: new ApiError(13, `an event from ${url} is not JSON`, about), again: false };
    }
    const error = controller.signal.aborted
      ? new ApiError(4, `nothing from ${url} within ${timeoutMs} ms`, about)
      : new ApiError(14, `no answer from ${url}: ${String(cause)}`, about);
    return { error, again: true };
  } finally {
    signal?.removeEventListener("abort", abort);
    controller.abort();
  }
}

/** Where the answer is a stream. */
function readerOf({ ok, headers, body }: Awaited<ReturnType<Connection["fetch"]>>) {
  const isStream = ok && headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase() === "text/event-stream";
  return isStream ? (body as ReadableStream<Uint8Array> | null | undefined)?.getReader() : undefined;
}

/** The error with which a server ends a stream. */
function errorOf(operation: string, status: number, data = ""): ApiError {
  const { code, message = data.slice(0, 200), details } = readError(jsonOf(data));
  const about = { status, details, operation };
  return code === undefined ? new ApiError(13, message, about) : new ApiError(code, message, about);
}

function jsonOf(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}
