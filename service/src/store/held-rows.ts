// Rows that many transactions change one after the other, such as totals. Transactions that are committed together read such a
// row once, and write it once, before the commit: each sees what the one before it has left. A transaction that fails leaves
// nothing here.

/** A row that is to be written before the commit. */
export interface HeldRow {
  /** As the last transaction has left it. */
  readonly after: object;
  /** Writes it, in the transaction. */
  write(): Promise<void>;
}

export class HeldRows {
  readonly #rows = new Map<string, HeldRow>();
  readonly #before: HeldRows | undefined;

  /** @param before what is seen where a row has not been changed here */
  constructor(before?: HeldRows) {
    this.#before = before;
  }

  find(name: string): HeldRow | undefined {
    return this.#rows.get(name) ?? this.#before?.find(name);
  }

  set(name: string, row: HeldRow): void {
    this.#rows.set(name, row);
  }

  /** Has those see them who come after. */
  pass(): void {
    for (const [name, row] of this.#rows) this.#before?.set(name, row);
  }

  /** Writes all of them, before the commit. */
  async write(): Promise<void> {
    for (const row of this.#rows.values()) await row.write();
  }
}
