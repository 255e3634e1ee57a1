// Calls operations over HTTP. A body is serialized once, stamped once, and sent again byte for byte on every retry.
// Whatever would take effect again is sent once, unless the contract says that servers know such a request by its bytes.

import { utf8 } from "./encoding.js";
import type { Bytes } from "./encoding.js";
import { requestHeaders } from "./error-body.js";
import { ApiError } from "./errors.js";
import { complete, longestRetryAfterMs, read } from "./exchange.js";
import type { Attempt } from "./exchange.js";
import type { Operation } from "./operation.js";
import { longestMs, sleep } from "./sleep.js";
import type { Stamper } from "./stamper.js";

/** The part of the standard `fetch` that a client uses. */
export type Fetch = (
  url: string,
  init: Pick<RequestInit, "redirect"> & {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body: Bytes | null;
    readonly signal: AbortSignal;
  },
) => Promise<
  Pick<Response, "ok" | "status" | "text"> & {
    readonly headers: Pick<Headers, "get">;
    /** A `ReadableStream` of bytes, where an operation answers a stream. */
    readonly body?: unknown;
  }
>;

/**
 * When to try again: after network failures, timeouts and the statuses 429, 502, 503 and 504. The pause before attempt
 * n + 1 is random between 0 and `min(maxDelayMs, baseDelayMs * 2 ** (n - 1))`, and never shorter than `Retry-After`
 * asks; where that asks for more than a minute, the error is thrown instead.
 */
export interface Retry {
  /** How often to send at most, the first time included. Default: 3. */
  readonly attempts?: number | undefined;
  /** Milliseconds. Default: 200. */
  readonly baseDelayMs?: number | undefined;
  /** Milliseconds. Default: 5,000. */
  readonly maxDelayMs?: number | undefined;
}

/** Where a client sends its requests, and how. */
export interface ClientOptions {
  /** Origin of the server, for instance `https://api.example.com`; a path behind it is put before each operation's. */
  readonly baseUrl: string;
  /** Proves who is calling; without it requests go out unstamped. */
  readonly stamper?: Stamper | undefined;
  /** Default: the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** How long one attempt may take, in milliseconds, body included. Default: 30,000. `Infinity` for no end. */
  readonly timeoutMs?: number | undefined;
  /** `false` sends once only. */
  readonly retry?: Retry | false | undefined;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The time in milliseconds since 1970. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** From 0 to below 1, for the pauses. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
}

/** What can differ from call to call. */
export interface CallOptions {
  /** Ends the call, pauses between attempts included; the call throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Instead of the client's. */
  readonly timeoutMs?: number | undefined;
  /** Instead of the client's. */
  readonly retry?: Retry | false | undefined;
  /** Besides the client's. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Client options with everything filled in, made by `connect`; opens nothing and needs no closing. */
export interface Connection {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly stamper: Stamper | undefined;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
  readonly retry: Retry | false;
  readonly headers: Readonly<Record<string, string>>;
  readonly now: () => number;
  readonly random: () => number;
}

/** Takes the options of a client once for many calls. */
export function connect(options: ClientOptions): Connection {
  return {
    baseUrl: options.baseUrl.replace(/\/+$/, ""),
    stamper: options.stamper,
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    timeoutMs: options.timeoutMs ?? 30_000,
    retry: options.retry ?? {},
    headers: options.headers ?? {},
    now: options.now ?? Date.now,
    random: options.random ?? Math.random,
  };
}

/**
 * Calls an operation and returns the answer as the server sent it: members and enum values that this package does not
 * know pass through.
 *
 * @throws ApiError for every answer but 2xx, for an answer that is not JSON (code 13), where none came (code 14) or
 *   none in time (code 4). The reason of `options.signal` once that is aborted. Whatever the stamper throws
 */
export async function call<Answer>(
  connection: Connection,
  operation: Operation,
  body: object,
  options: CallOptions = {},
): Promise<Answer> {
  const { signal, timeoutMs = connection.timeoutMs } = options;
  const { attempts = 3, baseDelayMs = 200, maxDelayMs = 5000 } = (options.retry ?? connection.retry) || { attempts: 1 };
  signal?.throwIfAborted();

  const whole = complete(connection, operation, body);
  const { method, path, body: rest } = operation.bind?.(whole) ?? { method: "POST", path: operation.path, body: whole };
  const bytes = utf8(rest ? JSON.stringify(rest) : "");
  const headers: Record<string, string> = { ...requestHeaders, ...connection.headers, ...options.headers };
  const stamp = await connection.stamper?.stamp(bytes, { operation, signal });
  if (stamp) headers[stamp.name] = stamp.value;

  for (let attempt = 1; ; attempt++) {
    const sent = { method, headers, body: rest ? bytes : null };
    const result = await send(connection, operation.name, path, sent, timeoutMs, signal);
    // What the contract promises; nothing is checked here, because answers are read tolerantly.
    if ("answer" in result) return result.answer as Answer;
    const { error, again, retryAfterMs = 0 } = result;
    if (!again || attempt >= attempts || retryAfterMs > longestRetryAfterMs) throw error;
    const backoff = connection.random() * Math.min(maxDelayMs, baseDelayMs * 2 ** (attempt - 1));
    await sleep(Math.max(backoff, retryAfterMs), signal);
  }
}

async function send(
  connection: Connection,
  name: string,
  path: string,
  request: Pick<Parameters<Fetch>[1], "method" | "headers" | "body">,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<Attempt> {
  const url = connection.baseUrl + path;
  const { fetch } = connection;
  // By hand rather than by AbortSignal.any and .timeout, which older runtimes lack and which keep the timer running.
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(), Math.min(timeoutMs, longestMs));
  signal?.addEventListener("abort", abort);
  try {
    if (signal?.aborted) abort();
    // A redirect would take the stamp to another place, or turn the POST into a GET.
    const { signal: aborted } = controller;
    const response = await fetch(url, { ...request, redirect: "manual", signal: aborted });
    return read(name, response, await response.text(), connection.now());
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    const error = controller.signal.aborted
      ? new ApiError(4, `no answer from ${url} within ${timeoutMs} ms`, { operation: name, cause })
      : new ApiError(14, `no answer from ${url}: ${String(cause)}`, { operation: name, cause });
    return { error, again: true };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}
