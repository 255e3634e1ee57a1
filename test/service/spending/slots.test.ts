// The rows that all limits share for things of which one is carried out at most: what they say is not believed once it was
// changed past the service, and they are there as long as a limit remembers something of them.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Kysely } from "kysely";
import type { Charge } from "../../../service/src/spending/charges.js";
import { spend, usageOf } from "../../../service/src/spending/ledger.js";
import type { SpendingLimit } from "../../../service/src/spending/spending-limit.js";
import { NotProved } from "../../../service/src/store/authority/not-proved.js";
import { insertRow } from "../../../service/src/store/authority/writer.js";
import { putSpendingSlots } from "../../../service/src/store/spending-slots.js";
import { deleteSpendingLimits, insertSpendingLimit } from "../../../service/src/store/spending-limits.js";
import { findStoredBytes } from "../../../service/src/store/stored-bytes.js";
import { firstOf } from "../support/results.js";
import { database } from "../support/service.js";
import { newOrganization, newStore } from "../store/databases.js";
import type { OpenedStore } from "../store/databases.js";
import { spendingLimit } from "../store/rows.js";
import { limitOf } from "./limit.js";

let opened: OpenedStore;
let organizationId: string;
beforeAll(async () => {
  opened = await newStore();
});
afterAll(() => opened.close());
beforeEach(async () => {
  organizationId = await newOrganization(opened.store);
});

const minute = 60_000;
const start = Date.UTC(2026, 2, 27);
const window = { period: "SPENDING_PERIOD_ROLLING", seconds: 60, timeZone: "UTC" } as const;
const both = [limitOf("one", { window }), limitOf("other", { window })];

interface Counting {
  readonly limits?: readonly SpendingLimit[];
  readonly amount?: bigint;
  readonly now?: number;
}

const owner = () => ({ id: organizationId, parentId: undefined });

function count(slot: string, { limits = both, amount = 1n, now = start }: Counting = {}): Promise<void> {
  const charges = limits.map((limit): Charge => ({ limit, holder: "", items: new Map([[slot, amount]]) }));
  return opened.store.write(
    (transaction) =>
      spend(transaction.in(organizationId), charges, { activityId: slot, now, isExempt: false, seen: [] }),
    owner(),
  );
}

const countAll = (name: string, many: number, counting?: Counting) =>
  Promise.all(Array.from({ length: many }, (_, index) => count(`${name} ${index}`, counting)));

const spentOf = async (limit: SpendingLimit, now = start) =>
  (await usageOf(opened.store.in(organizationId), limit, "", now)).spent;

interface Row {
  readonly slot: string;
  readonly until: number;
  readonly counts: string;
  readonly authority: string;
}

/** The database, past the service. */
const past = <Result>(work: (rows: Kysely<{ spending_slots: Row & { organization_id: string } }>) => Promise<Result>) =>
  opened.store.write((transaction) => work(transaction.database as never));

const rows = (): Promise<readonly Row[]> =>
  past((all) =>
    all
      .selectFrom("spending_slots")
      .select(["slot", "until", "counts", "authority"])
      .where("organization_id", "=", organizationId)
      .orderBy("slot")
      .execute(),
  );

const alter = (slot: string, changes: Partial<Row>) =>
  past((all) =>
    all
      .updateTable("spending_slots")
      .set(changes)
      .where("organization_id", "=", organizationId)
      .where("slot", "=", slot)
      .execute(),
  );

const countsIn = ({ counts }: Row) => JSON.parse(counts) as readonly [limitId: string, ...rest: readonly unknown[]][];

describe(`on ${database}`, () => {
  test("limits share a row, and each counts the dearest for it", async () => {
    await count("a", { amount: 5n });
    await count("a", { amount: 3n, limits: both.slice(0, 1) });
    await count("a", { amount: 7n });
    expect(await Promise.all(both.map((limit) => spentOf(limit)))).toEqual([7n, 7n]);
    expect((await rows()).map(countsIn)).toEqual([both.map(({ id }) => [id, "", [["", start, "7"]]])]);
  });

  test("a row that was altered, or stands for another slot is refused", async () => {
    await count("a", { amount: 5n });
    await count("b", { amount: 9n });
    const [a, b] = (await rows()) as [Row, Row];
    const refused = async (changes: Partial<Row>) => {
      await alter("a", changes);
      await expect(count("a", { amount: 8n })).rejects.toThrow(NotProved);
    };
    await refused({ counts: a.counts.replace('"5"', '"500"') });
    await refused({ counts: a.counts, until: a.until + 1 });
    await refused({ ...b, slot: "a" });
    await alter("a", a);
    expect(await spentOf(firstOf(both))).toBe(14n);
  });

  test("an older state of a row has counted again what it has not counted yet", async () => {
    await count("a", { amount: 5n });
    const [older] = (await rows()) as [Row];
    await count("a", { amount: 8n });
    await alter("a", older);
    await count("a", { amount: 8n });
    expect(await spentOf(firstOf(both))).toBe(11n);
  });

  test("a slot that no limit remembers any more may be signed for again", async () => {
    for (let round = 0; round < 3; round++) {
      const limit = limitOf(`round ${round}`, { window });
      await opened.store.write((transaction) =>
        insertSpendingLimit(transaction.in(organizationId), spendingLimit(limit.id)),
      );
      await count("a", { amount: 5n, limits: [limit] });
      await count("a", { amount: 6n, limits: [limit] });
      expect(await spentOf(limit)).toBe(6n);
      await opened.store.write((transaction) => deleteSpendingLimits(transaction.in(organizationId), [limit.id]));
      expect(await rows()).toEqual([]);
    }
  });

  test("a row that was removed has its slot counted anew", async () => {
    await count("a", { amount: 5n });
    await past((all) => all.deleteFrom("spending_slots").where("organization_id", "=", organizationId).execute());
    await count("a", { amount: 5n });
    expect(await spentOf(firstOf(both))).toBe(10n);
  });

  test("a limit that is deleted leaves what the other one has counted, and the last leaves nothing", async () => {
    const bytes = async () => (await findStoredBytes(opened.store.in(organizationId))).bytes;
    for (const { id } of both) {
      await opened.store.write((transaction) => insertSpendingLimit(transaction.in(organizationId), spendingLimit(id)));
    }
    const before = await bytes();
    await count("first");
    await countAll("slot", 250);
    const remove = (id: string) =>
      opened.store.write((transaction) => deleteSpendingLimits(transaction.in(organizationId), [id]));
    await remove("one");
    const left = await rows();
    expect(left).toHaveLength(251);
    expect(left.flatMap(countsIn).every(([id]) => id === "other")).toBe(true);
    await count("slot 7", { limits: both.slice(1) });
    expect(await spentOf(limitOf("other", { window }))).toBe(251n);
    await remove("other");
    expect([await rows(), await bytes()]).toEqual([[], before]);
  });

  test("a limit leaves nothing where it counts in the transaction that deletes it", async () => {
    await opened.store.write((transaction) =>
      insertSpendingLimit(transaction.in(organizationId), spendingLimit("one")),
    );
    await count("a");
    // On PostgreSQL they may be two transactions, of which one is refused.
    await Promise.allSettled([
      count("b", { limits: both.slice(0, 1) }),
      opened.store.write((transaction) => deleteSpendingLimits(transaction.in(organizationId), ["one"]), owner()),
    ]);
    const entries = await opened.store.database
      .selectFrom("spending_entries")
      .select("number")
      .where("organization_id", "=", organizationId)
      .where("limit_id", "=", "one")
      .execute();
    expect(entries).toEqual([]);
  });

  test("rows that no limit remembers are removed by and by", async () => {
    await count("old");
    await countAll("old", 100);
    await countAll("new", 400, { now: start + minute });
    const names = (await rows()).map(({ slot }) => slot);
    expect(names.filter((slot) => slot.startsWith("old"))).toEqual([]);
    expect(names).toHaveLength(400);
  });

  test("what a release counted that had a row for each slot still counts", async () => {
    const counts = JSON.stringify(both.map(({ id }) => [id, "", start, "5"]));
    await opened.store.write((transaction) =>
      insertRow(transaction.in(organizationId), "spending_slots", { slot: "a", until: start + minute, counts }),
    );
    await count("a", { amount: 7n });
    expect(await spentOf(firstOf(both))).toBe(2n);
  });

  describe("nonces that follow each other", () => {
    const nonce = (number: number) => `eip155:1:0xabc:${number}`;

    // Where nothing was counted yet, one of two transactions at once is refused on PostgreSQL.
    beforeEach(() => count(nonce(0)));

    test("share rows, whose slots count each by itself", async () => {
      await count(nonce(8));
      await count(nonce(16));
      const nonces = Array.from({ length: 20 }, (_, index) => index + 4);
      await Promise.all(nonces.map((number) => count(nonce(number), { amount: BigInt(number) })));
      expect((await rows()).map(({ slot }) => slot)).toEqual(
        ["0+", "16+", "8+"].map((last) => `eip155:1:0xabc:${last}`),
      );
      const sum = nonces.reduce((all, number) => all + BigInt(number), 0n);
      expect(await spentOf(firstOf(both))).toBe(1n + sum);
      // Cheaper ones count nothing, and dearer ones what they are dearer by.
      await Promise.all(nonces.map((number) => count(nonce(number), { amount: BigInt(number + (number % 3) - 1) })));
      const dearer = nonces.filter((number) => number % 3 === 2).length;
      expect(await spentOf(firstOf(both))).toBe(1n + sum + BigInt(dearer));
    });

    test("are no others' of another account or chain, or of other slots of a like name", async () => {
      const others = ["eip155:1:0xabc:9", "eip155:10:0xabc:9", "eip155:1:0xabcd:9", "tron:9", "eip155:1:0xabc:8+", "9"];
      for (const slot of [...others, ...others]) await count(slot);
      expect(await spentOf(firstOf(both))).toBe(1n + BigInt(others.length));
    });

    test("are remembered where their row was to be forgotten, or a limit is deleted, in the same commit", async () => {
      for (const { id } of both) {
        await opened.store.write((transaction) =>
          insertSpendingLimit(transaction.in(organizationId), spendingLimit(id)),
        );
      }
      const now = start + minute;
      const remove = () =>
        opened.store.write((transaction) => deleteSpendingLimits(transaction.in(organizationId), ["one"]), owner());
      const countAgain = (many: number) =>
        Array.from({ length: many }, (_, index) => count(nonce(index % 8), { limits: both.slice(1), now }));
      await Promise.all([...countAgain(30), remove(), ...countAgain(30)]);
      expect(await spentOf(firstOf(both.slice(1)), now)).toBe(8n);
      expect((await rows()).flatMap(countsIn).map(([id]) => id)).toEqual(["other"]);
    });
  });

  test("of a slot that very many have signed for, the latest are remembered", async () => {
    const counts = Array.from({ length: 600 }, (_, index) => ({
      slot: "a",
      limitId: `limit ${index}`,
      holder: "",
      at: start + index,
      whole: "1",
    }));
    const more = await opened.store.write((transaction) =>
      putSpendingSlots(transaction.in(organizationId), undefined, { name: "a", until: start, counts }),
    );
    expect(more).toBe(512);
    const latest = counts.slice(-512).map(({ limitId }) => limitId);
    expect(countsIn(firstOf(await rows())).map(([id]) => id)).toEqual(latest.toReversed());
  });
});
