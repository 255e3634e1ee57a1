// What the store throws while its database can't do its work: a full disk, a lost connection, a lock that others hold.
// Which of a driver's errors are of this kind is decided once for each database, in `sqlite/errors.ts` and
// `postgres/driver.ts`. Callers are answered UNAVAILABLE (HTTP 503), see `http/failure.ts`.

/**
 * Nothing is known to have been written. Where a commit was under way it may have happened all the same; whoever sends
 * the same request again is answered by what it has led to.
 */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";

  /** What the database, or the way to it, has said; for logs and operators. */
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`the database is unavailable: ${reason}`, options);
    this.reason = reason;
  }
}
