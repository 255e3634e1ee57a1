// The outbox itself: its order, what it keeps, and what it is asked for by its operator.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { countUndelivered } from "../../../service/src/store/deliveries.js";
import { claimEvents, insertDropped, listEvents, listHeads, settleEvent } from "../../../service/src/store/outbox.js";
import { countersign } from "../cli/running.js";
import { entryOf, firstOf } from "../support/results.js";
import { database } from "../support/service.js";
import { shareCustody } from "../support/shared-custody.js";
import { openDeployment, writeEvent } from "./deployment.js";
import type { Deployment } from "./deployment.js";

shareCustody();

let deployment: Deployment;

const elsewhere = "https://hooks.example.com/";

beforeEach(async () => {
  deployment = await openDeployment();
});
afterEach(async () => {
  vi.useRealTimers();
  await deployment.close();
});

test(`an event is in one hand at a time, on ${database}`, async () => {
  const ids = await Promise.all([1, 2, 3].map(() => deployment.organization(elsewhere)));
  for (const id of ids) await deployment.emit(id, "event");
  const heads = await listHeads(deployment.store);
  const claims = await Promise.all([1, 2, 3, 4].map(() => claimEvents(deployment.store, heads, 60_000)));
  expect(
    claims
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(heads.map(({ id }) => id).toSorted());
});

describe.skipIf(database === "postgres")("the outbox", () => {
  /** Takes the first event of an organization and settles it as failed. */
  const fail = async (organizationId: string) => {
    const heads = (await listHeads(deployment.store)).filter((head) => head.organization_id === organizationId);
    for (const event of await claimEvents(deployment.store, heads, 1000)) {
      await settleEvent(deployment.store, event, { status: "failed", attempts: 1, error: "HTTP 404" }, undefined);
    }
  };
  /** Bodies of an organization's events, or of one, in their order. */
  const bodiesOf = async (organizationId: string, id?: string) => {
    let select = deployment.store.database
      .selectFrom("outbox")
      .innerJoin("event_bodies", (join) =>
        join
          .onRef("event_bodies.organization_id", "=", "outbox.body_of")
          .onRef("event_bodies.id", "=", "outbox.body_id"),
      )
      .select("event_bodies.body")
      .where("outbox.organization_id", "=", organizationId);
    if (id !== undefined) select = select.where("outbox.id", "=", id);
    return (await select.orderBy("outbox.id").execute()).map(({ body }) => body);
  };
  const cli = (...args: string[]) => countersign(["webhooks", ...args, "--data", "."], { cwd: deployment.folder });

  test("events keep the order of their commits when the clock is set back", async () => {
    const id = await deployment.organization(elsewhere);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    await deployment.emit(id, "first", "second");
    vi.useRealTimers();
    await deployment.emit(id, "third", "fourth");
    const rows = await deployment.store.database.selectFrom("outbox").select("id").orderBy("id").execute();
    expect(await bodiesOf(id)).toEqual(["first", "second", "third", "fourth"]);
    for (const row of rows) expect(row.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  test("every organization's first waiting event is found, behind any that have failed", async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => deployment.organization(elsewhere)));
    for (const id of ids) await deployment.emit(id, "first", "second");
    await fail(firstOf(ids));
    await fail(entryOf(ids, 1));
    await fail(entryOf(ids, 1));
    const heads = await listHeads(deployment.store);
    const bodies = await Promise.all(heads.map(({ organization_id, id }) => bodiesOf(organization_id, id)));
    const found = heads.map(({ organization_id }, index) => [organization_id, firstOf(bodies[index])]);
    expect(found.toSorted()).toEqual(
      [
        [ids[0], "second"],
        [ids[2], "first"],
        [ids[3], "first"],
      ].toSorted(),
    );
  });

  test("the last thousand failed events of an organization are kept", async () => {
    const id = await deployment.organization(elsewhere);
    const other = await deployment.organization(elsewhere);
    await deployment.emit(other, "other's");
    await fail(other);
    await deployment.store.write(async (transaction) => {
      for (let number = 0; number < 1003; number++) {
        await writeEvent(transaction.in(id), String(number));
      }
      const bodies = transaction.database.selectFrom("event_bodies").select("id");
      const last = bodies.where("organization_id", "=", id).where("body", "=", "1002");
      const failed = transaction.database.updateTable("outbox").set({ status: "failed" });
      await failed.where("organization_id", "=", id).where("body_id", "not in", last).execute();
    });
    await fail(id);
    const kept = await bodiesOf(id);
    expect(kept).toEqual(Array.from({ length: 1000 }, (_, index) => String(index + 3)));
    expect(await countUndelivered(deployment.store, "outbox")).toEqual({ waiting: 0, failed: 1001 });
    // Those that were never kept to be sent are among them.
    const dropped = { type: "ACTIVITY_UPDATES", activityId: id };
    await deployment.store.write((transaction) => insertDropped(transaction.in(id), dropped, "too many"));
    expect(await bodiesOf(id)).toEqual(kept.slice(1));
    expect(await countUndelivered(deployment.store, "outbox")).toEqual({ waiting: 0, failed: 1001 });
  });

  test("an event that is to be tried again goes before those behind it, and one that is through makes way for them", async () => {
    const id = await deployment.organization(elsewhere);
    await deployment.emit(id, "first", "second");
    const claimed = async () => firstOf(await claimEvents(deployment.store, await listHeads(deployment.store), 60_000));
    const again = { status: "waiting", attempts: 1, delay: 0, error: "HTTP 503" } as const;
    expect(await settleEvent(deployment.store, await claimed(), again, 60_000)).toBeUndefined();
    const first = await claimed();
    expect(first.body).toBe("first");
    expect(await settleEvent(deployment.store, first, { status: "delivered" }, 60_000)).toMatchObject({
      body: "second",
    });
  });

  test("its operator sees what waits and what has failed, and lets it be delivered again", async () => {
    const [one, other] = [await deployment.organization(elsewhere), await deployment.organization(elsewhere)];
    await deployment.emit(one, "secret text", "waits");
    await deployment.emit(other, "fails too");
    await fail(one);
    await fail(other);
    const shown = (await cli("list")).out;
    expect(shown.split("\n")[0]).toMatch(/^EVENT ID +ORGANIZATION ID +ACTIVITY ID +STATUS +ATTEMPTS +DUE +LAST ERROR$/);
    expect(shown.match(/ failed +1 +HTTP 404$/gm)).toHaveLength(2);
    expect(shown).not.toContain("secret text");
    const listed = JSON.parse((await cli("list", "--status", "failed", "--json")).out) as {
      events: { eventId: string }[];
    };
    expect(listed.events).toMatchObject([
      { organizationId: one, status: "failed", attempts: 1, lastError: "HTTP 404" },
      { organizationId: other, status: "failed" },
    ]);
    const failed = firstOf(listed.events).eventId;
    expect(JSON.parse((await cli("retry", "--organization", other, "--json")).out)).toEqual({ retried: 1 });
    expect(await cli("retry", failed)).toMatchObject({ code: 0, out: "Retrying 1 event.\n" });
    expect(await listEvents(deployment.store, { status: "failed", limit: 10 })).toEqual([]);
    expect(await cli("retry")).toMatchObject({ code: 0, out: "Retrying 0 events.\n" });
    expect(await cli("retry", failed)).toMatchObject({
      code: 1,
      err: expect.stringContaining(`no failed event has the id ${failed}`),
    });
  });
});

test.skipIf(database === "postgres")("a data folder without a database is named, and none is made", async () => {
  const run = { cwd: deployment.folder, env: { COUNTERSIGN_DATA_DIR: "missing" } };
  expect(await countersign(["webhooks", "list"], run)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/no database at .*missing/),
  });
  expect(existsSync(join(deployment.folder, "missing"))).toBe(false);
});
