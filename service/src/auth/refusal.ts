// Why a stamp, or a session in its place, does not count.

import type { Unauthenticated } from "./unauthenticated.js";

/**
 * Why, for metrics:
 *
 * - `missing`: none came
 * - `malformed`: the header by itself is wrong
 * - `unknown_organization`, `unknown_credential`: nobody is registered there by it
 * - `expired`
 * - `address`: requests from there are not accepted
 * - `signature`: it does not fit the body, the credential or what the credential may be used for
 */
export const refusalKinds = [
  "missing",
  "malformed",
  "unknown_organization",
  "unknown_credential",
  "expired",
  "address",
  "signature",
] as const;
export type RefusalKind = (typeof refusalKinds)[number];

interface RefusalOptions extends ErrorOptions {
  readonly told?: Unauthenticated;
  readonly kind?: RefusalKind;
}

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
  /** Undefined where that depends on what was being looked at. */
  readonly kind: RefusalKind | undefined;

  constructor(reason: string, { told, kind, ...options }: RefusalOptions = {}) {
    super(`stamp refused: ${reason}`, options);
    this.kind = kind;
    this.reason = reason;
    this.told = told;
  }
}
