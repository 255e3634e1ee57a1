// The one error of this package. Its message says what was wrong, where, and what would be right.

/**
 * - `malformed`: bytes are not what their format requires, or exceed one of its limits
 * - `unverified`: a signature, a proof, a quorum or a record does not hold
 * - `damaged`: what a storage holds contradicts what was signed
 * - `conflict`: another process has advanced the log or the witness since
 * - `refused`: a witness answered, but not with what was asked for
 */
export type LogErrorCode = "malformed" | "unverified" | "damaged" | "conflict" | "refused";

export class LogError extends Error {
  override readonly name = "LogError";

  readonly code: LogErrorCode;

  constructor(code: LogErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  /** @param where the part of the format, such as `checkpoint, line 2` */
  static malformed(where: string, what: string): LogError {
    return new LogError("malformed", `${where}: ${what}`);
  }

  static unverified(message: string): LogError {
    return new LogError("unverified", message);
  }

  static damaged(message: string): LogError {
    return new LogError("damaged", message);
  }

  static conflict(message: string): LogError {
    return new LogError("conflict", message);
  }

  static refused(message: string): LogError {
    return new LogError("refused", message);
  }
}
