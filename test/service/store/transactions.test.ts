// What a transaction promises, on either database.

import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertActivity } from "../../../service/src/store/activities.js";
import type { ActivityRow } from "../../../service/src/store/activities.js";
import { WriteConflict } from "../../../service/src/store/conflict.js";
import { findSetting, insertSetting } from "../../../service/src/store/deployment.js";
import { insertLogRecord, listWaitingRecords } from "../../../service/src/store/log-records.js";
import { openStore } from "../../../service/src/store/open.js";
import { findOrganization, findRevision, insertOrganization } from "../../../service/src/store/organizations.js";
import { precompiled } from "../../../service/src/store/precompiled.js";
import type { Store, Transaction } from "../../../service/src/store/store.js";
import { entryOf, firstOf, present } from "../support/results.js";
import { database } from "../support/service.js";
import { newOrganization, newStore } from "./databases.js";
import type { OpenedStore } from "./databases.js";
import { activity, dated } from "./rows.js";
import { unproved } from "../support/authority.js";

const kinds = [
  { what: `a transaction on ${database}`, owner: undefined },
  { what: `a transaction on ${database} that may be shared`, owner: { id: uuidv7(), parentId: undefined } },
];

describe.each(kinds)("$what", ({ owner }) => {
  let opened: OpenedStore;
  let store: Store;
  beforeAll(async () => {
    opened = await newStore();
    store = { ...opened.store, write: (work) => opened.store.write(work, owner) };
  });
  afterAll(() => opened.close());

  const revisionOf = async (id: string) => present(await findRevision(store.in(id)), "findRevision");

  test("is seen by others, with another connection too, once it is acknowledged and not before", async () => {
    const other = await openStore(opened.location);
    await store.write(async (transaction) => {
      await insertSetting(transaction, "visible", "yes");
      expect(await findSetting(transaction, "visible")).toBe("yes");
      expect(await findSetting(store, "visible")).toBeUndefined();
      expect(await findSetting(other, "visible")).toBeUndefined();
    });
    expect(await findSetting(store, "visible")).toBe("yes");
    expect(await findSetting(other, "visible")).toBe("yes");
    await other.close();
  });

  test("that fails leaves nothing, and those that run beside it are not affected", async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        store.write(async (transaction) => {
          await insertSetting(transaction, `beside ${index}`, "first");
          await insertSetting(transaction, `beside ${index}, again`, "second");
          if (index % 3 === 0) throw new Error(`number ${index}`);
          return index;
        }),
      ),
    );
    for (const [index, answer] of answers.entries()) {
      const fails = index % 3 === 0;
      const rejected = { status: "rejected", reason: new Error(`number ${index}`) };
      expect(answer).toEqual(fails ? rejected : { status: "fulfilled", value: index });
      expect(await findSetting(store, `beside ${index}`)).toBe(fails ? undefined : "first");
      expect(await findSetting(store, `beside ${index}, again`)).toBe(fails ? undefined : "second");
    }
  });

  test("that takes what another has taken is a conflict, also among those that run at once", async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        store.write((transaction) => insertSetting(transaction, "taken", String(index))),
      ),
    );
    const refused = answers.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(19);
    for (const answer of refused) expect(answer).toMatchObject({ reason: expect.any(WriteConflict) as WriteConflict });
    const winner = answers.findIndex(({ status }) => status === "fulfilled");
    expect(await findSetting(store, "taken")).toBe(String(winner));
  });

  test("that records a request which is recorded already is refused alone, and what the others add keeps its order", async () => {
    const id = await newOrganization(store);
    const record = (index: number, fingerprint: string) =>
      store.write(async (transaction) => {
        const scope = transaction.in(id);
        const status = index % 4 === 0 ? "ACTIVITY_STATUS_CONSENSUS_NEEDED" : "ACTIVITY_STATUS_COMPLETED";
        const row = { ...activity(`${id} ${index}`), ...dated, status, fingerprint } as unknown as ActivityRow;
        for (const event of ["submitted", "decided"]) {
          insertLogRecord(scope, { activityId: row.id, event: JSON.stringify({ event }), salt: String(index) });
        }
        await insertActivity(scope, row);
        return index;
      });
    await record(60, "sent before");
    // Every seventh.
    const isAgain = (index: number) => index % 7 === 6;
    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) => record(index, isAgain(index) ? "sent before" : String(index))),
    );
    const told = answers.map((answer) => (answer.status === "fulfilled" ? answer.value : String(answer.reason)));
    expect(told).toEqual(answers.map((_, index) => (isAgain(index) ? String(new WriteConflict()) : index)));
    const kept = [...answers.flatMap((_, index) => (isAgain(index) ? [] : `${id} ${index}`)), `${id} 60`];
    const { database } = store;
    const activities = await database.selectFrom("activities").select("id").where("organization_id", "=", id).execute();
    expect(activities.map((row) => row.id).toSorted()).toEqual(kept.toSorted());
    const records = (await listWaitingRecords(store, 1_000)).filter((each) => each.organization_id === id);
    const written = (each: string) => records.filter((row) => row.activity_id === each).map(({ event }) => event);
    expect(new Set(records.map((row) => row.activity_id))).toEqual(new Set(kept));
    for (const each of kept) expect(written(each)).toEqual(['{"event":"submitted"}', '{"event":"decided"}']);
  });

  test("that holds a revision is undone when the organization is at another", async () => {
    const id = await newOrganization(store);
    const revision = await revisionOf(id);
    await store.write(async (transaction) => {
      transaction.in(id).expectRevision(revision);
      await insertSetting(transaction, `held ${id}`, "yes");
    });
    expect(await findSetting(store, `held ${id}`)).toBe("yes");
    await store.write(async (transaction) => transaction.in(id).changed("holdings"));
    const changed = await revisionOf(id);
    expect(changed).not.toBe(revision);
    for (const change of [false, true]) {
      const late = store.write(async (transaction) => {
        const scope = transaction.in(id);
        scope.expectRevision(revision);
        if (change) scope.changed("holdings");
        await transaction.database
          .updateTable("deployment")
          .set({ value: "no" })
          .where("name", "=", `held ${id}`)
          .execute();
      });
      await expect(late).rejects.toBeInstanceOf(WriteConflict);
    }
    expect(await findSetting(store, `held ${id}`)).toBe("yes");
    expect(await revisionOf(id)).toBe(changed);
  });

  test("that changes an organization and holds its revision gives it another one", async () => {
    const id = await newOrganization(store);
    const revision = await revisionOf(id);
    await store.write(async (transaction) => {
      for (let count = 0; count < 3; count++) transaction.in(id).changed("holdings");
      transaction.in(id).expectRevision(revision);
    });
    expect(await revisionOf(id)).not.toBe(revision);
  });

  test("that is lost by the database and comes in another form again makes another revision", async () => {
    const id = await newOrganization(store);
    const row = () => store.database.selectFrom("organizations").selectAll().where("id", "=", id);
    const before = await row().executeTakeFirstOrThrow();
    const revisions = new Set([await revisionOf(id)]);
    for (let count = 1; count <= 20; count++) {
      await store.write(async (transaction) => transaction.in(id).changed("holdings"));
      revisions.add(await revisionOf(id));
      expect(revisions.size).toBe(count + 1);
      // What a copy brings back.
      await store.write(({ database }) =>
        unproved({ database }).updateTable("organizations").set(before).where("id", "=", id).execute(),
      );
      // Its operator knows of it.
      store.authority.forgetCounter(id);
    }
  });

  test("that changes an organization is one of many that hold the same revision, and only one of those wins", async () => {
    const id = await newOrganization(store);
    const revision = await revisionOf(id);
    const change = (transaction: Transaction, name: string) => {
      const scope = transaction.in(id);
      scope.expectRevision(revision);
      scope.changed("holdings");
      return insertSetting(transaction, `${name} ${id}`, "won");
    };
    const names = Array.from({ length: 15 }, (_, index) => `change ${index}`);
    const answers = await Promise.allSettled(
      names.map((name) => store.write((transaction) => change(transaction, name))),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const settings = await Promise.all(names.map((name) => findSetting(store, `${name} ${id}`)));
    expect(settings.filter((value) => value === "won")).toHaveLength(1);
    expect(await revisionOf(id)).not.toBe(revision);
  });

  test("that only holds a revision does not stand in the way of others that do", async () => {
    const id = await newOrganization(store);
    const revision = await revisionOf(id);
    const names = Array.from({ length: 30 }, (_, index) => `beside ${index} in ${id}`);
    await Promise.all(
      names.map((name) =>
        store.write(async (transaction) => {
          transaction.in(id).expectRevision(revision);
          await insertSetting(transaction, name, "");
        }),
      ),
    );
    for (const name of names) expect(await findSetting(store, name)).toBe("");
    expect(await revisionOf(id)).toBe(revision);
  });

  test("that holds an organization which is not there is a conflict", async () => {
    const nowhere = store.write(async (transaction) => transaction.in(uuidv7()).expectRevision("0@"));
    await expect(nowhere).rejects.toBeInstanceOf(WriteConflict);
  });
});

describe(`what is read on ${database}`, () => {
  let opened: OpenedStore;
  beforeAll(async () => {
    opened = await newStore();
  });
  afterAll(() => opened.close());

  test("has 64-bit numbers as numbers and text as it was written", async () => {
    const { store } = opened;
    const id = uuidv7();
    const name = "Zürich \u{1F511} 'quoted' \\ ; --";
    await store.write((transaction) =>
      insertOrganization(transaction, { id, parentId: undefined, name, quorumThreshold: 2 ** 40 }),
    );
    const row = await findOrganization(store.in(id));
    expect(row).toMatchObject({ id, name, quorum_threshold: 2 ** 40, parent_id: null, deleted_at: null });
    expect(present(row, "row").created_at).toBeTypeOf("number");
  });

  test("by a precompiled query is what the query itself reads, whatever the order of its parameters", async () => {
    const { store } = opened;
    const ids = [uuidv7(), uuidv7()];
    for (const [index, id] of ids.entries()) {
      await store.write((transaction) =>
        insertOrganization(transaction, {
          id,
          parentId: firstOf(ids),
          name: `Number ${index}`,
          quorumThreshold: index,
        }),
      );
    }
    const find = precompiled(
      "in_a_test",
      (database, given: { id: string; name: string; threshold: number; parent: string | null }) =>
        database
          .selectFrom("organizations")
          .select(["id", "quorum_threshold"])
          .where("quorum_threshold", "<=", given.threshold)
          .where("name", "=", given.name)
          .where("id", "=", given.id)
          .where("parent_id", "=", given.parent),
    );
    const parent = firstOf(ids);
    const given = { id: firstOf(ids), name: "Number 0", threshold: 0, parent };
    const scope = store.in(firstOf(ids));
    expect(await find(scope, given)).toEqual([{ id: ids[0], quorum_threshold: 0 }]);
    expect(await find(scope, { parent, threshold: 1, name: "Number 1", id: entryOf(ids, 1) })).toEqual([
      { id: ids[1], quorum_threshold: 1 },
    ]);
    expect(await find(scope, { ...given, threshold: -1 })).toEqual([]);
    expect(await find(scope, { ...given, parent: null })).toEqual([]);
    // Inside a transaction it sees what the transaction has written.
    await store.write(async (transaction) => {
      const id = uuidv7();
      await insertOrganization(transaction, { id, parentId: parent, name: "Inside", quorumThreshold: 7 });
      const inside = { id, name: "Inside", threshold: 7, parent };
      expect(await find(transaction.in(id), inside)).toEqual([{ id, quorum_threshold: 7 }]);
      expect(await find(scope, inside)).toEqual([]);
    });
  });
});
