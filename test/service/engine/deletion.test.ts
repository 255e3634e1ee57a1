// What is left of an organization that was deleted, and what its webhook is still told.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBeside, rewrite } from "../support/authority.js";
import { rowsOf } from "../store/rows.js";
import type { RowsTable } from "../store/rows.js";
import { newSubOrganizationOf, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { startReceiver } from "../support/receiver.js";
import { act } from "../support/requests.js";
import { database, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

// What the log has of an organization is forgotten a moment later, see transparency/records.test.ts.
const notOwned = [
  ...(["organizations", "deployment", "outbox", "event_bodies", "stored_bytes"] as const),
  ...(["log_waiting", "log_records"] as const),
] as const;
type OwnedTable = Exclude<RowsTable, (typeof notOwned)[number]>;

describe(`on ${database}`, () => {
  let service: RunningService;
  let branch: Person;
  beforeAll(async () => {
    service = await startService({
      postgres: database === "postgres",
      config: { "webhooks.allowPrivateTargets": true, "webhooks.firstRetryMs": "1", "webhooks.longestRetryMs": "5" },
    });
    [branch] = await newSubOrganizationOf(rootOf(service), "Kim");
  });
  afterAll(() => service.close());

  const remove = () => act(branch, "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION", { deleteWithoutExport: true });

  test("its activities with their votes stay, and its webhook hears of them and of the deletion, in order", async () => {
    let isUp = false;
    const receiver = await startReceiver(() => (isUp ? 200 : 503));
    const feature = { name: "FEATURE_NAME_WEBHOOK", value: receiver.url };
    await act(branch, "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", feature);
    const tag = await act(branch, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "signers", userIds: [] });
    await receiver.until(({ length }) => length > 0);

    const store = await openBeside(service);
    const rows = rowsOf(branch.organizationId);
    // Those besides are of no organization, or are what this is about.
    const tables = Object.keys(rows).filter(
      // What is frozen is not deleted.
      (name): name is OwnedTable => name !== "freezes" && !(notOwned as readonly string[]).includes(name),
    );
    const owned = (table: OwnedTable) =>
      store.database.selectFrom(table).selectAll().where("organization_id", "=", branch.organizationId).execute();
    await rewrite(store, async (database) => {
      for (const table of tables) {
        for (const row of rows[table])
          await database
            .insertInto(table)
            .values(row as never)
            .execute();
      }
    });
    for (const table of tables) expect(await owned(table), table).not.toEqual([]);

    const deletion = await remove();
    const left = await Promise.all(tables.map(async (table) => ((await owned(table)).length > 0 ? [table] : [])));
    // Receivers of webhooks stay: they are still to hear of the deletion.
    const stay = ["activities", "archived_ranges", "ballots", "features", "passkey_registrations"].concat([
      "user_records",
      "votes",
      "webhook_endpoints",
    ]);
    expect(left.flat().sort()).toEqual(stay);
    expect(await owned("features")).toMatchObject([{ organization_id: branch.organizationId, ...feature }]);

    isUp = true;
    await receiver.until((all) => all.some(({ body }) => body.includes(deletion.id)));
    const told = new Set(receiver.deliveries.map(({ body }) => (JSON.parse(body) as { id: string }).id));
    expect([...told].slice(-2)).toEqual([tag.id, deletion.id]);
    await store.close();
    await receiver.close();
  });
});
