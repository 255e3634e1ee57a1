// Webhook events are stored once, for as long as a delivery needs them, and within budgets in which nobody takes the place
// of those who keep less.

import fc from "fast-check";
import { uuidv7 } from "uuidv7";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EventBudget } from "../../../service/src/budgets/event-budget.js";
import type { EventOwner } from "../../../service/src/budgets/event-budget.js";
import { loadConfig } from "../../../service/src/config/config.js";
import { insertEvents } from "../../../service/src/delivery/webhooks/receivers.js";
import { bytesOfEvent, sumOfBodies, sumOfFamily } from "../../../service/src/store/event-bodies.js";
import { insertOrganization } from "../../../service/src/store/organizations.js";
import { claimEvents, listHeads, removeEvents, settleEvent } from "../../../service/src/store/outbox.js";
import { openLog } from "../../../service/src/log/log.js";

import { shareCustody } from "../support/shared-custody.js";
import { openDeployment } from "../events/deployment.js";
import type { Deployment } from "../events/deployment.js";

shareCustody();

let deployment: Deployment;
const text = "x".repeat(10_000);

beforeEach(async () => {
  deployment = await openDeployment();
});
afterEach(() => deployment.close());

async function organization(parentId?: string, signedUp = false): Promise<EventOwner> {
  const id = uuidv7();
  await deployment.store.write((transaction) =>
    insertOrganization(transaction, { id, parentId, name: id, quorumThreshold: 1, signedUp }),
  );
  return { id, parentId, signedUp };
}

const write = (owner: EventOwner, endpoints: readonly string[], body = text) =>
  deployment.store.write((transaction) =>
    insertEvents(transaction, {
      type: "ACTIVITY_UPDATES",
      organization: owner,
      activityId: uuidv7(),
      body,
      receivers: endpoints.map((endpointId) => ({ organizationId: owner.id, endpointId })),
      trace: undefined,
    }),
  );

const bodies = () => deployment.store.database.selectFrom("event_bodies").selectAll().execute();

function budgetOf(limits: Readonly<Record<string, number>>) {
  const options = Object.fromEntries(Object.entries(limits).map(([name, value]) => [`limits.${name}`, String(value)]));
  let dropped = 0;
  const budget = new EventBudget({
    store: deployment.store,
    limits: loadConfig({ options }).limits,
    log: openLog("warn", (line) => deployment.logs.push(line)),
    metrics: { dropped: (events) => void (dropped += events) },
  });
  return {
    dropped: () => dropped,
    /** Asks for room and writes the event where there is some. */
    async emit(owner: EventOwner): Promise<boolean> {
      const bytes = bytesOfEvent(text.length, 1);
      const admission = await budget.admit(owner, bytes);
      if (admission.refused !== undefined) return false;
      await write(owner, ["away"]);
      admission.done(bytes);
      return true;
    },
  };
}

test("an event for ten receivers is stored once", async () => {
  const owner = await organization();
  await write(
    owner,
    Array.from({ length: 10 }, (_, index) => `endpoint ${index}`),
  );
  expect((await bodies()).map(({ body }) => body)).toEqual([text]);
  const rows = await deployment.store.database.selectFrom("outbox").select("body").execute();
  expect(rows).toEqual(Array.from({ length: 10 }, () => ({ body: null })));
  const claimed = await claimEvents(deployment.store, await listHeads(deployment.store), 60_000);
  expect(claimed.map(({ body }) => body)).toEqual(Array.from({ length: 10 }, () => text));
});

test("a body is there exactly as long as a delivery refers to it, whichever way deliveries end", async () => {
  const endpoints = ["one", "two", "three"];
  const ends = ["delivered", "failed", "removed"] as const;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...ends), { minLength: 3, maxLength: 3 }), async (chosen) => {
      const owner = await organization();
      await write(owner, endpoints);
      const heads = (await listHeads(deployment.store)).filter((head) => head.organization_id === owner.id);
      const claimed = await claimEvents(deployment.store, heads, 60_000);
      for (const [index, event] of claimed.entries()) {
        expect(await sumOfBodies(deployment.store.in(owner.id))).toBeGreaterThan(0);
        const end = chosen[index];
        if (end === "delivered") await settleEvent(deployment.store, event, { status: "delivered" }, undefined);
        else if (end === "failed") {
          await settleEvent(deployment.store, event, { status: "failed", attempts: 1, error: "HTTP 404" }, undefined);
        } else {
          await deployment.store.write((transaction) =>
            removeEvents(transaction.in(owner.id), event.endpoint_id ?? undefined),
          );
        }
      }
      // What has failed is kept for its operator to send again.
      expect((await sumOfBodies(deployment.store.in(owner.id))) > 0).toBe(chosen.includes("failed"));
      for (const endpointId of endpoints) {
        await deployment.store.write((transaction) => removeEvents(transaction.in(owner.id), endpointId));
      }
      expect(await sumOfBodies(deployment.store.in(owner.id))).toBe(0);
    }),
    { numRuns: 15 },
  );
});

test("of two that deliver the last copies at once, one frees the body", async () => {
  const owner = await organization();
  for (let round = 0; round < 10; round++) {
    await write(owner, ["one", "two", "three", "four"]);
    const claimed = await claimEvents(deployment.store, await listHeads(deployment.store), 60_000);
    expect(claimed).toHaveLength(4);
    await Promise.all(claimed.map((event) => settleEvent(deployment.store, event, { status: "delivered" }, undefined)));
    expect(await bodies()).toEqual([]);
  }
});

test("an organization keeps its budget at most, loses the newest, and says so once a minute", async () => {
  const owner = await organization();
  const { emit, dropped } = budgetOf({ eventBytes: 100_000 });
  const kept: boolean[] = [];
  for (let number = 0; number < 20; number++) kept.push(await emit(owner));
  expect(kept).toEqual(Array.from({ length: 20 }, (_, index) => index < 9));
  expect(await sumOfBodies(deployment.store.in(owner.id))).toBeLessThanOrEqual(100_000);
  expect(dropped()).toBe(11);
  expect(deployment.logs.filter((line) => line.includes("dropping webhook events"))).toHaveLength(1);
});

test("one that has signed itself up has a lower budget, and all of these together have one", async () => {
  const parent = await organization();
  const { emit } = budgetOf({ eventBytes: 100_000, signedUpEventBytes: 30_000, allSignedUpEventBytes: 50_000 });
  const owners = [await organization(parent.id, true), await organization(parent.id, true)];
  for (const owner of owners) {
    const kept: boolean[] = [];
    for (let number = 0; number < 5; number++) kept.push(await emit(owner));
    expect(kept).toEqual([true, true, false, false, false]);
  }
  const { all, signedUp } = await sumOfFamily(deployment.store.in(parent.id));
  expect([all, signedUp]).toEqual([4 * 10_512, 4 * 10_512]);
  // Its parent is not held up by them.
  expect(await emit(parent)).toBe(true);
});

test("failed events make room for new ones", async () => {
  const owner = await organization();
  const { emit } = budgetOf({ eventBytes: 50_000 });
  for (let number = 0; number < 4; number++) expect(await emit(owner)).toBe(true);
  expect(await emit(owner)).toBe(false);
  await deployment.store.write((transaction) =>
    transaction.database.updateTable("outbox").set({ status: "failed" }).execute(),
  );
  await expect.poll(() => emit(owner), { timeout: 5000 }).toBe(true);
  expect((await bodies()).length).toBeLessThanOrEqual(4);
});

test("where a whole family has no more room, whoever has most gives way to those who have less", async () => {
  const parent = await organization();
  const { emit } = budgetOf({ familyEventBytes: 200_000 });
  const [greedy, modest] = [await organization(parent.id), await organization(parent.id)];
  for (let number = 0; number < 30; number++) await emit(greedy);
  for (let number = 0; number < 3; number++) expect(await emit(modest)).toBe(true);
  expect(await emit(greedy)).toBe(false);
  expect(await sumOfBodies(deployment.store.in(modest.id))).toBe(3 * 10_512);
  expect((await sumOfFamily(deployment.store.in(parent.id))).all).toBeLessThanOrEqual(200_000);
});
