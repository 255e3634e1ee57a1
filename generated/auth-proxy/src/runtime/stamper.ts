// What proves to the server who sends a request: a header computed from the exact bytes of the body.

import type { Bytes } from "./encoding.js";
import type { Operation } from "./operation.js";

/** The header that accompanies one request. */
export interface StampHeader {
  readonly name: string;
  readonly value: string;
}

/** What a stamper is told besides the bytes. */
export interface StampContext {
  readonly operation: Operation;
  /** The caller's: a stamper that asks a person should stop asking when it is aborted. */
  readonly signal: AbortSignal | undefined;
}

/** Makes the header for a body. Called once per call: retries send the same bytes with the same stamp. */
export interface Stamper {
  /** `body` holds the bytes exactly as they are sent. Whatever it throws, the call throws. */
  stamp(body: Bytes, context: StampContext): Promise<StampHeader> | StampHeader;
}
