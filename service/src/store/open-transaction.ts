// A transaction that is under way, and what it does at its end: revisions that were to change are changed, those that were
// to stay are checked.

import { ChangeSet } from "./changes.js";
import { WriteConflict } from "./conflict.js";
import { changeRevision, checkRevision } from "./organizations.js";
import type { StoredBytes } from "./stored-bytes.js";
import type { Access, Revision, Transaction, WriteScope } from "./store.js";

export class OpenTransaction implements Transaction {
  readonly engine: Transaction["engine"];
  readonly database: Transaction["database"];
  readonly #run: Access["run"];
  readonly #changed = new Map<string, ChangeSet>();
  readonly #expected = new Map<string, Revision>();
  readonly #stored = new Map<string, number>();

  constructor({ engine, database, run }: Access) {
    this.engine = engine;
    this.database = database;
    this.#run = run;
  }

  in(organizationId: string): WriteScope {
    return {
      engine: this.engine,
      database: this.database,
      run: this.#run,
      organizationId,
      changed: (change) => {
        const changes = this.#changed.get(organizationId) ?? new ChangeSet();
        this.#changed.set(organizationId, changes);
        changes.add(change);
      },
      stores: (bytes) => this.#store(organizationId, bytes),
      expectRevision: (revision) => void this.#expected.set(organizationId, revision),
    };
  }

  /** What organizations store more from the commit on, or fewer. */
  get stored(): StoredBytes {
    return this.#stored;
  }

  /**
   * Changes and checks revisions. To be called once, at the end: so that organizations are locked for a short time, and no
   * two transactions wait for each other, each having locked what the other one wants to change.
   *
   * @throws WriteConflict
   */
  async end(): Promise<void> {
    for (const [id, changes] of this.#changed) await changeRevision(this.in(id), changes, this.#expected.get(id));
    for (const [id, revision] of this.#expected) {
      if (!this.#changed.has(id)) await checkRevision(this.in(id), revision);
    }
  }

  /**
   * Makes the end of another part of the same transaction that of this one.
   *
   * @throws WriteConflict where one of them changes what the other one was judged by
   */
  join(other: OpenTransaction): void {
    for (const [id, bytes] of other.#stored) this.#store(id, bytes);
    for (const [id, changes] of other.#changed) {
      if (this.#changed.has(id) || this.#expected.has(id)) throw new WriteConflict();
      this.#changed.set(id, changes);
    }
    for (const [id, revision] of other.#expected) {
      const isJudgedAlike = (this.#expected.get(id) ?? revision) === revision;
      const isOwn = other.#changed.has(id);
      if (!isJudgedAlike || (this.#changed.has(id) && !isOwn)) throw new WriteConflict();
      this.#expected.set(id, revision);
    }
  }
  #store(organizationId: string, bytes: number): void {
    this.#stored.set(organizationId, (this.#stored.get(organizationId) ?? 0) + bytes);
  }
}
