// Activities that wait for votes longer than their organization lets them, on a running service.

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { ErrorCode } from "@countersign/api";
import { newSubOrganizationOf, rootOf } from "../support/people.js";
import { act, look, newWallet, signing, submit, vote } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { resultOf } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";

let world: World;
beforeAll(async () => {
  world = await openWorld({ expiryTimes: { milliseconds: 20 } });
});
afterAll(() => world.close());
afterEach(() => void vi.useRealTimers());

const outcome = ({ activity, error }: Answer) => error?.message ?? activity?.status;
const waits = "ACTIVITY_STATUS_CONSENSUS_NEEDED";
const later = (milliseconds: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });

/** Two root users who act together, a wallet, and a limit of ten signatures that counts what waits. */
async function council(seconds: string | undefined) {
  const [ada, ben] = await newSubOrganizationOf(rootOf(world.service), "Ada", "Ben");
  const signWith = await newWallet(ada, "Treasury");
  const limit = await act(ada, "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT", {
    name: "signatures",
    assets: [],
    measure: "SPENDING_MEASURE_COUNT",
    maximum: "10",
    window: { period: "SPENDING_PERIOD_EVER" },
    scope: "SPENDING_SCOPE_ORGANIZATION",
    excess: "SPENDING_EXCESS_DENY",
    uncounted: ["UNCOUNTED_SPENDING_DIGEST"],
  });
  const { spendingLimitId } = resultOf(limit, "createSpendingLimitResult");
  if (seconds !== undefined) await act(ada, "ACTIVITY_TYPE_SET_VOTE_EXPIRY", { seconds });
  const userIds = [ada, ben].map(({ userId }) => userId);
  await act(ada, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds });
  const { organizationId } = ada;
  const ask = async () => {
    const activity = await act(ada, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(signWith, "Release"));
    expect(activity.status).toBe(waits);
    return activity;
  };
  const waiting = async () => {
    const { usages } = await ada.generatedClient.getSpendingUsage({ organizationId, spendingLimitId });
    return usages.map((each) => each.waiting);
  };
  return { ada, ben, organizationId, ask, waiting };
}

describe("an activity that has waited too long", () => {
  test("takes no votes and fails, says why, and gives back what was held for it", async () => {
    const { ada, ben, ask, waiting } = await council("3600");
    const activity = await ask();
    expect(await waiting()).toEqual(["1"]);
    later(3_599_000);
    expect((await look(ben, activity)).status).toBe(waits);
    later(2_000);
    expect(outcome(await vote(ben, "APPROVE", activity))).toMatch(/expired|not waiting for votes/);
    const { failure, ...seen } = await look(ada, activity);
    expect(seen).toMatchObject({ status: "ACTIVITY_STATUS_FAILED", canApprove: false, canReject: false });
    expect(failure?.code).toBe(ErrorCode.FAILED_PRECONDITION);
    expect(failure?.message).toMatch(/^it expired at \d{4}-.*Z, before it had the votes that it takes$/);
    expect(seen.votes).toHaveLength(1);
    expect(await waiting()).toEqual(["0"]);
  });

  test("fails though nobody votes, beside one that has not", async () => {
    const { ben, ask, waiting } = await council("3600");
    const first = await ask();
    later(1_800_000);
    const second = await ask();
    later(1_800_001);
    await expect.poll(async () => (await look(ben, first)).status).toBe("ACTIVITY_STATUS_FAILED");
    expect((await look(ben, second)).status).toBe(waits);
    expect(await waiting()).toEqual(["1"]);
    expect(outcome(await vote(ben, "APPROVE", second))).toBe("ACTIVITY_STATUS_COMPLETED");
  });

  test("is in the log, as what its record says", async () => {
    const { ada, ben, organizationId, ask } = await council("60");
    const activity = await ask();
    later(61_000);
    await expect.poll(async () => (await look(ben, activity)).status).toBe("ACTIVITY_STATUS_FAILED");
    const { receipts } = await ada.generatedClient.getActivityReceipts({
      organizationId,
      activityId: activity.id,
      waitForInclusion: true,
    });
    const events = receipts.map(({ record }) => (JSON.parse(record) as { event: object }).event);
    expect(events).toMatchObject([
      { kind: "submission" },
      { kind: "expiry", activityId: activity.id, outcome: { status: "ACTIVITY_STATUS_FAILED", result: null } },
    ]);
  });
});

test("activities wait for any time unless the organization says otherwise, and it can change that", async () => {
  const { ada, ben, organizationId, ask } = await council(undefined);
  const activity = await ask();
  later(86_400_000 * 30);
  expect(await ada.generatedClient.getVoteExpiry({ organizationId })).toEqual({});
  expect(outcome(await vote(ben, "APPROVE", activity))).toBe(waits);
  const shorter = await act(ada, "ACTIVITY_TYPE_SET_VOTE_EXPIRY", { seconds: "604800" });
  expect(outcome(await vote(ben, "APPROVE", shorter))).toBe("ACTIVITY_STATUS_COMPLETED");
  expect(await ada.generatedClient.getVoteExpiry({ organizationId })).toEqual({ seconds: "604800" });
  await expect.poll(async () => (await look(ben, activity)).status).toBe("ACTIVITY_STATUS_FAILED");
});

test.each(["59", "31536001"])("activities do not wait for %s seconds", async (seconds) => {
  const [root] = await newSubOrganizationOf(rootOf(world.service), "Root");
  const said = outcome(await submit(root, "ACTIVITY_TYPE_SET_VOTE_EXPIRY", { seconds }));
  expect(said).toBe("seconds: activities wait for 60 to 31536000 seconds");
});
