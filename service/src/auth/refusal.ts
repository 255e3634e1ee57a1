// Why a stamp, or a session in its place, does not count.

/**
 * A stamp that is malformed or does not fit the body, a session that is not known, or either of nobody who may call.
 *
 * `reason` is for the log alone: every caller gets one and the same 401, so that nobody learns which part was wrong. It
 * never holds a secret.
 */
export class StampRefused extends Error {
  override readonly name = "StampRefused";
  /** What was wrong, in words. */
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`stamp refused: ${reason}`, options);
    this.reason = reason;
  }
}
