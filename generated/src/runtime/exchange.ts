// What all calls have in common: a request with what the client fills in, and an answer, or the error that it is.

import { codeOfStatus } from "./codes.js";
import { readError } from "./error-body.js";
import { ApiError } from "./errors.js";
import type { Operation } from "./operation.js";

/** Where a server asks for more patience, callers are told instead. */
export const longestRetryAfterMs = 60_000;

/** What came of sending a request once. */
export type Attempt = { readonly answer: unknown } | Failure;

/** An error, and whether to try again. */
export interface Failure {
  readonly error: ApiError;
  readonly again: boolean;
  readonly retryAfterMs?: number | undefined;
}

/** The body, with what the client fills in. */
export function complete(connection: { readonly now: () => number }, operation: Operation, body: object): object {
  const whole: Record<string, unknown> = { ...body };
  if (operation.type) whole["type"] = operation.type;
  for (const name of operation.fill ?? []) whole[name] ??= String(connection.now());
  return whole;
}

/** What an answer says. */
export function read(
  operation: string,
  { ok, status, headers }: Pick<Response, "ok" | "status"> & { readonly headers: Pick<Headers, "get"> },
  text: string,
  now: number,
): Attempt {
  // Such an answer has no body; servers of others give it where there is nothing to say.
  if (status === 204) return { answer: {} };
  let json: Partial<Record<string, unknown>> | null | undefined;
  try {
    json = JSON.parse(text);
    if (ok) return { answer: json };
  } catch {
    // Not from the server itself but from something on the way to it; what it says goes into the message.
  }
  const said = readError(json ?? {});
  const code = said.code ?? (ok ? 13 : codeOfStatus(status));
  const message = said.message ?? `HTTP ${status}: ${text.slice(0, 200)}`;
  return {
    error: new ApiError(code, message, { status, details: said.details, operation }),
    again: [429, 502, 503, 504].includes(status),
    retryAfterMs: delay(headers.get("Retry-After"), now),
  };
}

/** `Retry-After` is a number of seconds or a date (RFC 9110 §10.2.3). */
function delay(retryAfter: string | null, now: number): number | undefined {
  if (!retryAfter) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return ms > 0 ? ms : undefined;
}
