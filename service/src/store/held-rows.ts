// Rows that many transactions change one after the other, such as totals. Transactions that are committed together read such a
// row once, and write it once, before the commit: each sees what the one before it has left. Rows that are only added are held
// as well, and are written several at once. A transaction that fails leaves nothing here.

/** A row that is to be written before the commit. */
export interface HeldRow {
  /** As the last transaction has left it. */
  readonly after: object;
  /** Writes it, in the transaction. */
  write(): Promise<void>;
}

/** Rows that are to be added before the commit, in this order. */
interface AddedRows<Row> {
  readonly rows: readonly Row[];
  /** Adds them, in the transaction. */
  readonly write: (rows: readonly Row[]) => Promise<unknown>;
}

export class HeldRows {
  /** Undefined for what is left out. */
  readonly #rows = new Map<string, HeldRow | undefined>();
  readonly #added = new Map<string, AddedRows<never> & { readonly rows: object[] }>();
  readonly #before: HeldRows | undefined;

  /** @param before what is seen where a row has not been changed here */
  constructor(before?: HeldRows) {
    this.#before = before;
  }

  find(name: string): HeldRow | undefined {
    const found = this.#rows.get(name);
    return found || this.#rows.has(name) ? found : this.#before?.find(name);
  }

  set(name: string, row: HeldRow | undefined): void {
    this.#rows.set(name, row);
  }

  /** Has rows of a table be added before the commit, behind those that were added to it before. Until then nobody sees them. */
  add<Row extends object>(table: string, { rows, write }: AddedRows<Row>): void {
    const before = this.#added.get(table);
    if (before) before.rows.push(...rows);
    else this.#added.set(table, { rows: [...rows] as never[], write });
  }

  /**
   * Leaves rows out that were to be written.
   *
   * @param beginning of their names
   * @returns those rows
   */
  leaveOut(beginning: string): readonly HeldRow[] {
    const names = [...this.#names()].filter((name) => name.startsWith(beginning));
    return names.flatMap((name) => {
      const row = this.find(name);
      this.set(name, undefined);
      return row ?? [];
    });
  }

  /** Has those see them who come after. */
  pass(): void {
    for (const [name, row] of this.#rows) this.#before?.set(name, row);
    for (const [table, added] of this.#added) this.#before?.add(table, added);
    this.#added.clear();
  }

  /** Writes all of them, before the commit. */
  async write(): Promise<void> {
    for (const row of this.#rows.values()) await row?.write();
    await this.writeAdded();
  }

  /** Adds the rows that are only added. */
  async writeAdded(): Promise<void> {
    for (const { rows, write } of this.#added.values()) await write(rows);
    this.#added.clear();
  }

  #names(): ReadonlySet<string> {
    return new Set([...this.#rows.keys(), ...(this.#before ? this.#before.#names() : [])]);
  }
}
