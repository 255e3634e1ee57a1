// The one error of the API. A client throws it for whatever went wrong with a call, a server throws it to answer.

import { noDetails } from "./error-body.js";
import type { Details } from "./error-body.js";

/** What an `ApiError` says besides its code and message. */
export interface ApiErrorOptions {
  /** HTTP status. On the server it replaces the one that belongs to the code. */
  readonly status?: number | undefined;
  /** For programs. */
  readonly details?: Details | undefined;
  /** Set by clients only: the name of the operation that was called. */
  readonly operation?: string | undefined;
  /** What led to this error. */
  readonly cause?: unknown;
}

/**
 * A call that did not succeed.
 *
 * On the client, `code` is what the error body says; without a readable body it follows from the HTTP status. Code 14
 * without a status means that no answer came (`cause` is what `fetch` threw), code 4 without a status that none came
 * in time.
 *
 * On the server, throw it from a hook or a service method: code, message and details become the error body. An error
 * that carries `operation` came from a client inside the service and speaks of another call, so it is answered as an
 * internal error unless `onError` maps it.
 *
 * @example
 * throw new ApiError(5, `no book ${isbn} in this library`);
 */
export class ApiError extends Error {
  override readonly name: string = "ApiError";
  /** As in the error body. */
  readonly code: number;
  /** HTTP status; undefined where no answer came, or where the server leaves it to the code. */
  readonly status: number | undefined;
  /** As in the error body; empty where it had none. */
  readonly details: Details;
  /** Name of the operation that a client called. */
  readonly operation: string | undefined;

  constructor(code: number, message: string, options: ApiErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.status = options.status;
    this.details = options.details ?? noDetails;
    this.operation = options.operation;
  }
}
