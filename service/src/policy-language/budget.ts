// What evaluations may cost together. Whoever writes policies may be hostile, and evaluations hold the event loop: so what
// is done is paid for in steps before it is done, and where no steps are left nothing is done any more.

/** Steps that are there to be spent, on any number of evaluations. */
export class Budget {
  /** Steps at the beginning. */
  readonly limit: number;
  #left: number;
  #exhausted = false;

  constructor(limit: number) {
    this.limit = limit;
    this.#left = limit;
  }

  get left(): number {
    return this.#left;
  }

  get spent(): number {
    return this.limit - this.#left;
  }

  /** Whether something was not done because it would have cost more than was left. */
  get isExhausted(): boolean {
    return this.#exhausted;
  }

  /** Has work done with a part of what is left. */
  within<Result>(most: number, work: (part: Budget) => Result): Result {
    const part = new Budget(Math.min(most, this.#left));
    const result = work(part);
    this.take(part.isExhausted && part.limit < most ? this.#left + 1 : part.spent);
    return result;
  }

  /** Pays for work that is about to be done. Where it returns false, the work must not be done, and nothing is left. */
  take(steps: number): boolean {
    if (steps > this.#left) {
      this.#exhausted = true;
      this.#left = 0;
      return false;
    }
    this.#left -= steps;
    return true;
  }
}
