// How much of a budget is used: what the database says, which is read now and then, and what this process has added since.
// So requests wait for no count of their own, and nobody writes to a row that all of a tenant's requests would write to.

/** When a count is too old to go on with. */
const longestMilliseconds = 10_000;
/** Before something is refused, a count is at most this old. */
const refusalMilliseconds = 500;
/** After this part of the budget was added, it is counted anew: others may have added as much. */
const share = 1 / 64;

export class Usage {
  readonly #read: () => Promise<number>;
  /** Counted last, without what had been added and was settled by then. */
  #base = 0;
  #added = 0;
  #settled = 0;
  #readAt = -Infinity;
  #addedAtRead = 0;
  #reading: Promise<void> | undefined;

  /** @param read counts what is committed */
  constructor(read: () => Promise<number>) {
    this.#read = read;
  }

  /** With everything that this process has added, also what is not committed yet. */
  get bytes(): number {
    return this.#base + this.#added;
  }

  /**
   * Adds bytes that will be committed, if there is room for them.
   *
   * @returns whether there is
   */
  async take(bytes: number, budget: number): Promise<boolean> {
    // First, so that of many who ask at once each sees the others.
    this.add(bytes);
    try {
      if (this.#isOld(longestMilliseconds) || this.#added - this.#addedAtRead > budget * share) await this.count();
      if (this.bytes > budget && this.#isOld(refusalMilliseconds)) await this.count();
    } catch (error) {
      this.drop(bytes);
      throw error;
    }
    if (this.bytes <= budget) return true;
    this.drop(bytes);
    return false;
  }

  /** Something will be committed. */
  add(bytes: number): void {
    this.#added += bytes;
  }

  /** It was: from now on it is in what is counted. */
  settle(bytes: number): void {
    this.#settled += bytes;
  }

  /** Something was committed that was expected to be of another size. */
  replace(expected: number, bytes: number): void {
    this.drop(expected);
    this.add(bytes);
    this.settle(bytes);
  }

  /** It was not, and never will be. */
  drop(bytes: number): void {
    this.#added -= bytes;
  }

  /** Counts anew, once for all who ask at the same time. */
  count(): Promise<void> {
    this.#reading ??= this.#count().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #count(): Promise<void> {
    const settled = this.#settled;
    const added = this.#added;
    const counted = await this.#read();
    this.#base = counted - settled;
    this.#addedAtRead = added;
    this.#readAt = performance.now();
  }

  #isOld(milliseconds: number): boolean {
    return performance.now() - this.#readAt > milliseconds;
  }
}
