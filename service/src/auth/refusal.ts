// Why a stamp, or a session in its place, does not count.

import type { Unauthenticated } from "./unauthenticated.js";

/**
 * A stamp that is malformed or does not fit the body, a session that is not known, or either of nobody who may call.
 *
 * `reason` is for the log alone: callers get the same answer whether the credential, the organization or the signature is
 * the wrong one, so that nobody learns who is registered where. It never holds a secret.
 */
export class StampRefused extends Error {
  override readonly name = "StampRefused";
  /** What was wrong, in words. */
  readonly reason: string;
  /** What a caller is told who has proved to hold the credential. */
  readonly told: Unauthenticated | undefined;

  constructor(reason: string, { told, ...options }: ErrorOptions & { readonly told?: Unauthenticated } = {}) {
    super(`stamp refused: ${reason}`, options);
    this.reason = reason;
    this.told = told;
  }
}
