// What is answered from memory, while another process changes the database. The test decides when the database carries a
// reading out, when its reply arrives, when the other process commits and acknowledges a change, and when requests come:
// also all of it within one turn of the event loop, as when one poll finds several sockets readable.

import Sqlite from "better-sqlite3";
import fc from "fast-check";
import { TableNode } from "kysely";
import type { SelectQueryNode } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Organizations } from "../../../service/src/organizations/organizations.js";
import type { Access, Store } from "../../../service/src/store/store.js";
import { newOrganization, newStore } from "../store/databases.js";
import type { OpenedStore } from "../store/databases.js";
import { present } from "../support/results.js";

let opened: OpenedStore;
let other: Sqlite.Database;
let id: string;
beforeAll(async () => {
  opened = await newStore("sqlite");
  id = await newOrganization(opened.store);
  // Commits without a turn of the event loop.
  other = new Sqlite(opened.location);
});
afterAll(async () => {
  other.close();
  await opened.close();
});

/** Changes, by number. */
interface Answered {
  /** The last one that was acknowledged when the request came. */
  readonly acknowledged: number;
  /** The last one that the answer rests on. */
  readonly seen: number;
}

/** The organizations of a process that shares its database with another one, and what happens to both. */
class Scheduler {
  readonly #organizations: Organizations;
  /** Readings of the revision that the database has not carried out yet. */
  readonly #sent: (() => Promise<void>)[] = [];
  /** Replies of the database, which are on their way. */
  readonly #carriedOut: (() => void)[] = [];
  readonly #requests: Promise<Answered>[] = [];
  #waiting = 0;
  /** Of the last change that the other process has acknowledged. */
  #acknowledged = 0;

  constructor() {
    this.#organizations = new Organizations(this.#sharedStore());
    this.#commit();
  }

  /** A request comes, and is answered some time. */
  request(): void {
    const acknowledged = this.#acknowledged;
    this.#waiting++;
    const answer = async () => {
      const found = await this.#organizations.find(id).finally(() => this.#waiting--);
      return { acknowledged, seen: Number.parseInt(present(found, "the organization").revision) };
    };
    this.#requests.push(answer());
  }

  /** The database carries out the oldest reading that it was sent. */
  async carryOut(): Promise<void> {
    await this.#sent.shift()?.();
  }

  /** The oldest reply arrives. */
  reply(): void {
    this.#carriedOut.shift()?.();
  }

  /** The other process commits a change and acknowledges it. */
  change(): void {
    this.#commit();
  }

  /**
   * Everything that was begun comes to its end.
   *
   * @returns the requests that have not seen what they had to
   */
  async end(): Promise<readonly Answered[]> {
    while (this.#waiting > 0) {
      await this.carryOut();
      this.reply();
      await new Promise(setImmediate);
    }
    return (await Promise.all(this.#requests)).filter(({ acknowledged, seen }) => seen < acknowledged);
  }

  #commit(): void {
    const next = this.#acknowledged + 1;
    other.prepare("update organizations set revision = ?, changes = '' where id = ?").run(next, id);
    this.#acknowledged = next;
  }

  #sharedStore(): Store {
    const { store } = opened;
    const run: Access["run"] = (query) => {
      const read = () => store.in(id).run(query);
      if (query.name !== "revision_by_id") return read();
      return new Promise((resolve) => {
        const carryOut = async () => {
          const rows = await read();
          this.#carriedOut.push(() => resolve(rows));
        };
        this.#sent.push(carryOut);
      });
    };
    // An organization is read whole as of its revision, which comes first.
    const ofOrganization = new WeakSet<object>();
    const replies = this.#carriedOut;
    const database = store.database.withPlugin({
      transformQuery({ node, queryId }) {
        if (node.kind === "SelectQueryNode" && isOfOrganizations(node)) ofOrganization.add(queryId);
        return node;
      },
      transformResult({ result, queryId }) {
        if (!ofOrganization.has(queryId)) return Promise.resolve(result);
        return new Promise((resolve) => replies.push(() => resolve(result)));
      },
    });
    return { ...store, isShared: true, in: (organizationId) => ({ ...store.in(organizationId), run, database }) };
  }
}

function isOfOrganizations({ from }: SelectQueryNode): boolean {
  return (
    from !== undefined &&
    from.froms.some((table) => TableNode.is(table) && table.table.identifier.name === "organizations")
  );
}

const steps = ["request", "carryOut", "reply", "change", "turn"] as const;

/** Lets everything run that waits for no turn of the event loop. */
async function settle(): Promise<void> {
  for (let count = 0; count < 50; count++) await Promise.resolve();
}

/** @returns the requests that have not seen what they had to */
async function runAll(sequence: readonly (typeof steps)[number][]): Promise<readonly Answered[]> {
  const scheduler = new Scheduler();
  // Read for the first time, and kept.
  scheduler.request();
  await scheduler.end();
  for (const step of sequence) {
    if (step === "turn") await new Promise(setImmediate);
    else await scheduler[step]();
    await settle();
  }
  return scheduler.end();
}

test("a request sees a change that was acknowledged after the database's reply to another one, in the same turn", async () => {
  expect(await runAll(["request", "carryOut", "change", "reply", "request"])).toEqual([]);
});

test("a request sees every change that was acknowledged before it came, in whatever order things happen", async () => {
  const sequences = fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      expect(await runAll(sequence)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
