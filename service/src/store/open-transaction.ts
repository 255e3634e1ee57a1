// A transaction that is under way, and what it does at its end: revisions that were to change are changed, with the heads that
// prove what their organizations have; those that were to stay are checked.

import type { Authority } from "./authority/authority.js";
import type { OrganizationChanges, Sums } from "./authority/head.js";
import { renewHead } from "./authority/heads.js";
import { recordRules } from "./authority/recorded.js";
import type { Rule } from "./authority/rule.js";
import { ChangeSet } from "./changes.js";
import { WriteConflict } from "./conflict.js";
import { HeldRows } from "./held-rows.js";
import { checkRevision } from "./organizations.js";
import type { StoredBytes } from "./stored-bytes.js";
import type { Revision, Transaction, WriteAccess, WriteScope } from "./store.js";

/** What is known of what was committed. */
export interface Committed {
  /** Bytes that organizations store more, or fewer. */
  readonly stored: StoredBytes;
  /** Counters that organizations have come to. */
  readonly counters: ReadonlyMap<string, number>;
  /** Generations that rows have come to. */
  readonly generations: ReadonlyMap<string, number>;
}

/** What has become of the sums of an organization. */
interface Counted extends Sums {
  /** Whether these are the sums, and not what they differ by. */
  readonly isWhole: boolean;
}

export class OpenTransaction implements Transaction {
  readonly authority: Authority;
  readonly engine: Transaction["engine"];
  readonly database: Transaction["database"];
  readonly run: Transaction["run"];
  readonly #held: HeldRows;
  readonly #changed = new Map<string, ChangeSet>();
  readonly #altered = new Map<string, OrganizationChanges>();
  readonly #counted = new Map<string, Counted>();
  readonly #expected = new Map<string, Revision>();
  readonly #stored = new Map<string, number>();
  readonly #rules = new Map<string, readonly Rule[]>();
  readonly #counters = new Map<string, number>();
  readonly #generations = new Map<string, number>();

  constructor({ engine, database, run, held }: WriteAccess, authority: Authority) {
    this.#held = new HeldRows(held);
    this.authority = authority;
    this.engine = engine;
    this.database = database;
    this.run = run;
  }

  in(organizationId: string): WriteScope {
    return {
      authority: this.authority,
      engine: this.engine,
      database: this.database,
      run: this.run,
      held: this.#held,
      organizationId,
      changed: (change) => {
        const changes = this.#changed.get(organizationId) ?? new ChangeSet();
        this.#changed.set(organizationId, changes);
        changes.add(change);
      },
      alters: (changes) => void this.#altered.set(organizationId, { ...this.#altered.get(organizationId), ...changes }),
      counts: (difference) => this.#count(organizationId, difference, false),
      recounts: (sums) => this.#count(organizationId, sums, true),
      decides: (rule) => void this.#rules.set(organizationId, [...(this.#rules.get(organizationId) ?? []), rule]),
      wrote: (row, generation) => void this.#generations.set(row, generation),
      stores: (bytes) => this.#store(organizationId, bytes),
      expectRevision: (revision) => void this.#expected.set(organizationId, revision),
    };
  }

  /** What organizations store more from the commit on, or fewer. */
  get stored(): StoredBytes {
    return this.#stored;
  }

  get committed(): Committed {
    return { stored: this.#stored, counters: this.#counters, generations: this.#generations };
  }

  /**
   * Changes and checks revisions, and renews heads. To be called once, at the end: so that organizations are locked for a
   * short time, and no two transactions wait for each other, each having locked what the other one wants to change.
   *
   * @throws WriteConflict
   * @throws NotProved where what was changed is not as the service has left it
   */
  async end(): Promise<void> {
    const ids = new Set<string>();
    for (const noted of [this.#changed, this.#altered, this.#counted, this.#expected]) {
      for (const id of noted.keys()) ids.add(id);
    }
    for (const id of [...ids].sort()) {
      const scope = this.in(id);
      const [changes, counted, expected] = [this.#changed.get(id), this.#counted.get(id), this.#expected.get(id)];
      const altered = this.#altered.get(id);
      if (changes || altered || counted) {
        // The authority state of the organization changes here, and nowhere else.
        const head = await renewHead(scope, { changes, altered, counted, expected });
        if (head) this.#counters.set(id, head.counter);
        // Behind all that was decided by the rules of before: whoever has decided so holds up the head.
        await recordRules(scope, this.#rules.get(id) ?? []);
      } else if (expected !== undefined) await checkRevision(scope, expected);
    }
    this.#held.pass();
  }

  /**
   * Makes the end of another part of the same transaction that of this one.
   *
   * @throws WriteConflict where one of them changes what the other one was judged by
   */
  join(other: OpenTransaction): void {
    other.#held.pass();
    for (const [id, bytes] of other.#stored) this.#store(id, bytes);
    for (const [id, counted] of other.#counted) this.#count(id, counted, counted.isWhole);
    // Two parts never alter the same one: both change its revision.
    for (const [id, altered] of other.#altered) this.#altered.set(id, altered);
    for (const [row, generation] of other.#generations) this.#generations.set(row, generation);
    for (const [id, rules] of other.#rules) this.#rules.set(id, [...(this.#rules.get(id) ?? []), ...rules]);
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

  /** @param isWhole see `Counted` */
  #count(organizationId: string, { whole, holdings }: Sums, isWhole: boolean): void {
    const before = isWhole ? undefined : this.#counted.get(organizationId);
    this.#counted.set(
      organizationId,
      before
        ? { whole: before.whole + whole, holdings: before.holdings + holdings, isWhole: before.isWhole }
        : { whole, holdings, isWhole },
    );
  }

  #store(organizationId: string, bytes: number): void {
    this.#stored.set(organizationId, (this.#stored.get(organizationId) ?? 0) + bytes);
  }
}
