// Waiting for an activity, and activities of types that this package does not know, against a server on a real socket.

import { ApiError, createClient, isKnownActivity, waitForActivity } from "@countersign/api";
import type { Activity, ActivityStatus, Client, CreateUsersActivityV2 } from "@countersign/api";
import { GetActivityResponse, ListActivitiesResponse } from "@countersign/api/validators";
import type { Service } from "@countersign/api/server";
import { expect, onTestFinished, test } from "vitest";
import { entryOf, firstOf, present } from "../service/support/results.js";
import { cases } from "./operations.js";
import { serving } from "./serving.js";
import type { Caller } from "./serving.js";

const example = present(
  cases.find(({ method }) => method === "createUsers"),
  "the case",
);
const activity = example.answer["activity"] as CreateUsersActivityV2;
const { organizationId, id } = activity;

async function served(service: Partial<Service<Caller>>): Promise<Client> {
  const server = await serving("node:http", service);
  onTestFinished(() => server.close());
  return createClient({ baseUrl: server.url, stamper: { stamp: () => ({ name: "X-Stamp", value: "me" }) } });
}

/** An activity that has one status after the other, the last one for good. */
function activityThatIs(...statuses: string[]): { client: Promise<Client>; reads: { count: number } } {
  const reads = { count: 0 };
  const client = served({
    createUsers: () => ({ activity: { ...activity, status: firstOf(statuses) } }),
    getActivity: (_caller, request) => {
      expect(request).toEqual({ organizationId, activityId: id });
      const status = entryOf(statuses, Math.min(++reads.count, statuses.length - 1));
      return { activity: { ...activity, status } };
    },
  });
  return { client, reads };
}

const pending = "ACTIVITY_STATUS_PENDING" satisfies ActivityStatus;

test.each([
  ["ACTIVITY_STATUS_COMPLETED", "completed"],
  ["ACTIVITY_STATUS_FAILED", "failed"],
  ["ACTIVITY_STATUS_REJECTED", "rejected"],
  ["ACTIVITY_STATUS_CONSENSUS_NEEDED", "consensusNeeded"],
  ["ACTIVITY_STATUS_OF_A_NEWER_SERVER", "unknown"],
])("an activity that is submitted, pending and then %s is %s", async (status, outcome) => {
  const { client, reads } = activityThatIs(pending, "ACTIVITY_STATUS_CREATED", pending, status);
  const { type: _type, ...input } = example.body;
  const submitted = await (await client).createUsers(input as unknown as Parameters<Client["createUsers"]>[0]);
  const ended = await (await client).waitForActivity(submitted.activity, { intervalMs: 1 });
  expect(ended).toEqual({ outcome, activity: { ...activity, status } });
  expect(reads.count).toBe(3);
});

test("an activity that has ended already is not asked for again", async () => {
  const { client, reads } = activityThatIs("ACTIVITY_STATUS_FAILED");
  const ended = await waitForActivity(await client, { ...activity, status: "ACTIVITY_STATUS_FAILED" });
  expect([ended.outcome, reads.count]).toEqual(["failed", 0]);
});

test("ids are enough to wait by", async () => {
  const { client } = activityThatIs(pending, "ACTIVITY_STATUS_COMPLETED");
  expect(await waitForActivity(await client, { organizationId, id })).toMatchObject({ outcome: "completed" });
});

test("waiting ends at its deadline with the activity as it was last read", async () => {
  const { client, reads } = activityThatIs(pending);
  const begun = performance.now();
  const ended = await waitForActivity(await client, activityAs(pending), { intervalMs: 20, timeoutMs: 150 });
  expect(ended).toEqual({ outcome: "timedOut", activity: activityAs(pending) });
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(reads.count).toBeGreaterThan(1);
});

test("a server that says nothing does not hold the waiting beyond its deadline", async () => {
  const client = await served({ getActivity: () => new Promise(() => {}) });
  const ended = await waitForActivity(client, { organizationId, id }, { timeoutMs: 100 });
  expect(ended).toEqual({ outcome: "timedOut", activity: undefined });
});

test("waiting ends when its signal is aborted, without an exception", async () => {
  const { client } = activityThatIs(pending);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 50);
  const ended = await waitForActivity(await client, activityAs(pending), { intervalMs: 10, signal: controller.signal });
  expect(ended).toEqual({ outcome: "aborted", activity: activityAs(pending) });
});

test("an activity that the caller may not see is an error, not an outcome", async () => {
  const client = await served({
    getActivity: () => {
      throw new ApiError(5, "no such activity");
    },
  });
  const waiting = waitForActivity(client, { organizationId, id });
  await expect(waiting).rejects.toMatchObject({ code: 5, status: 404, operation: "getActivity" });
});

test("activities of a type that is not known pass through whole", async () => {
  const newer = {
    ...activity,
    type: "ACTIVITY_TYPE_TELEPORT_WALLET",
    intent: { teleportWalletIntent: { to: "Mars", at: 4 } },
    result: { teleportWalletResult: { arrived: true } },
    status: "ACTIVITY_STATUS_DEMATERIALIZED",
    colour: "blue",
  };
  // A newer server answers what today's types cannot say.
  const answer = newer as unknown as Activity;
  const client = await served({
    getActivity: () => ({ activity: answer }),
    listActivities: () => ({ activities: [activity, answer] }),
  });
  const one = await client.getActivity({ organizationId, activityId: id });
  expect(one).toEqual({ activity: newer });
  expect(isKnownActivity(one.activity)).toBe(false);
  expect(GetActivityResponse.parse(one)).toEqual({ ok: true, value: one });
  const all = await client.listActivities({ organizationId });
  expect(all).toEqual({ activities: [activity, newer] });
  expect(all.activities.map(isKnownActivity)).toEqual([true, false]);
  expect(ListActivitiesResponse.parse(all).ok).toBe(true);
});

function activityAs(status: ActivityStatus): Activity {
  return { ...activity, status };
}
