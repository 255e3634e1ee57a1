// Accompanies queries with a read-only session instead of a signature.

import { ApiError } from "../runtime/errors.js";
import type { Stamper } from "../runtime/stamper.js";

/** A session, and what to do about requests that it does not cover. */
export interface SessionOptions {
  /** As the server gave it when the session was created. */
  readonly session: string;
  /** Stamps submits, for which servers accept no session. */
  readonly submits?: Stamper | undefined;
}

/**
 * Sends the header `X-Session` with queries.
 *
 * @throws ApiError with code 16, before anything is sent, by a submit without `submits`
 */
export function sessionStamper(options: SessionOptions): Stamper {
  return {
    stamp(body, context) {
      if (context.operation.kind === "query") return { name: "X-Session", value: options.session };
      if (options.submits) return options.submits.stamp(body, context);
      throw new ApiError(16, "a session accompanies queries only: give sessionStamper another stamper as `submits`", {
        operation: context.operation.name,
      });
    },
  };
}
