// An organization that is kept in memory is brought up to date by what is on record of its changes. That must give what
// reading all of it anew gives, whichever function of the store has changed something.

import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TimeSlices } from "../../../service/src/event-loop/time-slices.js";
import { loadOrganization } from "../../../service/src/organizations/organization.js";
import type { Organization } from "../../../service/src/organizations/organization.js";
import { collect } from "../../../service/src/store/batches.js";
import type { Change } from "../../../service/src/store/changes.js";
import { changesBetween } from "../../../service/src/store/changes.js";
import { changesSince, findOrganization } from "../../../service/src/store/organizations.js";
import type { Store } from "../../../service/src/store/store.js";
import { files } from "../store/calls.js";
import { newStore } from "../store/databases.js";
import type { OpenedStore } from "../store/databases.js";
import { first, ours, rowsOf, second } from "../store/rows.js";
import type { RowsTable } from "../store/rows.js";
import { present } from "../support/results.js";
import { rewrite } from "../support/authority.js";

const calls = Object.entries(files).flatMap(([file, content]) =>
  Object.entries(content.calls).flatMap(([name, call]) =>
    typeof call === "function" ? [{ name: `${name} of ${file}`, call }] : [],
  ),
);

const often = [
  ...(["updateUser of users", "insertUser of users", "deleteUsers of users", "setRootUsers of users"] as const),
  ...(["insertApiKey of credentials", "deleteCredentials of credentials", "removeTagMembers of tags"] as const),
  ...(["updatePolicy of policies", "deletePolicies of policies", "setFeature of organizations"] as const),
];

function load(store: Store, before?: Organization): Promise<Organization | undefined> {
  return loadOrganization(store, ours, (owner) => new TimeSlices().task(owner, "load"), before);
}

/** All of it, orders included. */
function contentOf(organization: Organization | undefined): unknown {
  if (!organization) return undefined;
  const { members, apiKeys, authenticators, features, policies, velocityControls, ...rest } = organization;
  return {
    ...rest,
    velocityControls: velocityControls.map(({ identifier, limit }) => [identifier, limit]),
    members: [...members].map(([id, { recordId, changedAt, root, emailVerified, record }]) => {
      return [id, recordId, changedAt, root, emailVerified, record];
    }),
    apiKeys: [...apiKeys].map(([key, { member, row }]) => [key, row, member === members.get(row.user_id)]),
    authenticators: [...authenticators].map(([key, { member, row }]) => {
      // The counter is looked up past what is kept.
      return [key, { ...row, sign_count: 0 }, member === members.get(row.user_id)];
    }),
    features: [...features],
    policies: policies.map(({ row }) => row),
  };
}

describe("an organization that is kept", () => {
  let opened: OpenedStore;
  let store: Store;
  beforeAll(async () => {
    opened = await newStore();
    ({ store } = opened);
  });
  afterAll(() => opened.close());

  /** How many rows were ever written or deleted. */
  async function changedRows(): Promise<unknown> {
    const counted = sql<{ readonly count: number }>`select total_changes() as count`;
    return (await store.write(({ database }) => counted.execute(database))).rows[0]?.count;
  }

  let whole: unknown;
  // Most functions only read.
  beforeEach(async () => {
    if ((await changedRows()) === whole) return;
    await rewrite(store, async (writer) => {
      const rows = Object.entries(rowsOf(ours)) as [RowsTable, readonly object[]][];
      for (const [table] of [...rows].reverse()) if (table !== "deployment") await writer.deleteFrom(table).execute();
      for (const [table, values] of rows) {
        if (table === "deployment" || values.length === 0) continue;
        await writer
          .insertInto(table)
          .values(values as never)
          .execute();
      }
    });
    whole = await changedRows();
  });

  test.each(calls)("what $name changes is seen", async ({ call }) => {
    const before = await load(store);
    // Some find nothing to change, or find it taken.
    await store
      .write(async (transaction) => {
        const called: unknown = call(transaction.in(ours));
        const isBatches = typeof called === "object" && called !== null && Symbol.asyncIterator in called;
        await (isBatches ? collect(called as AsyncIterable<readonly unknown[]>) : called);
      })
      .catch(() => {});
    expect(contentOf(await load(store, before))).toEqual(contentOf(await load(store)));
  });

  test("of several changes, too, in whatever order", async () => {
    const change = fc.constantFrom(...often);
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (names) => {
        const before = await load(store);
        for (const name of names) {
          const { call } = present(
            calls.find((one) => one.name === name),
            "the call",
          );
          await store.write(async (transaction) => void (await call(transaction.in(ours)))).catch(() => {});
        }
        expect(contentOf(await load(store, before))).toEqual(contentOf(await load(store)));
      }),
      { numRuns: 15 },
    );
  });

  async function write(...changes: readonly Change[]): Promise<void> {
    await store.write(async (transaction) => changes.forEach((change) => transaction.in(ours).changed(change)));
  }

  test("whoever has not changed stays the very same, and so do policies", async () => {
    const before = await load(store);
    await write({ users: [first] });
    const after = await load(store, before);
    expect(after?.members.get(second)).toBe(before?.members.get(second));
    expect(after?.members.get(first)).not.toBe(before?.members.get(first));
    expect(after?.policies).toBe(before?.policies);
    await write("policies");
    const later = await load(store, after);
    expect(later?.members).toBe(after?.members);
    expect(later?.policies).not.toBe(after?.policies);
    expect(later?.settingRows).toBe(before?.settingRows);
    await write("settings");
    expect((await load(store, later))?.settingRows).not.toBe(before?.settingRows);
  });

  test("the record tells what all changes since an earlier revision were about, or that it does not know", async () => {
    const one: fc.Arbitrary<Change> = fc.oneof(
      { weight: 6, arbitrary: fc.record({ users: fc.array(fc.uuid(), { maxLength: 24 }) }) },
      { weight: 3, arbitrary: fc.constantFrom<Change>("policies", "settings", "holdings") },
      { weight: 1, arbitrary: fc.constant<Change>("all") },
    );
    const transactions = fc.array(fc.array(one, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 });
    let [known, unknown] = [0, 0];
    await fc.assert(
      fc.asyncProperty(transactions, async (written) => {
        const { revision: from } = present(await findOrganization(store.in(ours)), "findOrganization");
        for (const changes of written) await write(...changes);
        const now = present(await findOrganization(store.in(ours)), "findOrganization");
        const all = written.flat();
        const users = new Set(all.flatMap((change) => (typeof change === "object" ? change.users : [])));
        const found = changesSince(now, from);
        const isLost = all.includes("all") || (found === undefined && users.size > 20);
        expect(found).toEqual(
          isLost
            ? undefined
            : { userIds: users, policies: all.includes("policies"), settings: all.includes("settings") },
        );
        if (found) known++;
        else unknown++;
      }),
      { numRuns: 40 },
    );
    expect(Math.min(known, unknown)).toBeGreaterThan(0);
  });

  test("of another run of the server nothing is known", async () => {
    const { revision: from } = present(await findOrganization(store.in(ours)), "findOrganization");
    await write("holdings");
    const now = present(await findOrganization(store.in(ours)), "findOrganization");
    expect(changesSince(now, from)).toEqual({ userIds: new Set(), policies: false, settings: false });
    expect(changesSince({ ...now, revision: `${now.revision}9` }, from)).toBeUndefined();
  });

  test("where the record does not say that settings were kept, as in earlier releases, they may have changed", () => {
    const found = changesBetween("8-9 u1;7-8 p k;", 7, 9);
    expect(found).toEqual({ userIds: new Set(["1"]), policies: true, settings: true });
    expect(changesBetween("8-9 u1;7-8 p k;", 7, 8)).toBeUndefined();
    expect(changesBetween("7-8 p k;", 7, 8)).toEqual({ userIds: new Set(), policies: true, settings: false });
  });

  test("a change without a record, as by an older version, is not passed over", async () => {
    const before = await load(store);
    await write({ users: [second] });
    await rewrite(store, async (writer) => {
      await writer.updateTable("users").set({ name: "renamed" }).where("id", "=", first).execute();
    });
    await write({ users: [second] });
    expect((await load(store, before))?.members.get(first)?.record.userName).toBe("renamed");
  });
});
