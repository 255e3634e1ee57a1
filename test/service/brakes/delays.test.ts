// Delays of dangerous changes, on a running service: what waits after its last vote, who stops it, and what comes of it.

import { ErrorCode } from "@countersign/api";
import type { Activity, ActivityType } from "@countersign/api";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Store } from "../../../service/src/store/store.js";
import { countersign } from "../cli/running.js";
import { newTargetKey } from "../families/transfers/mover.js";
import { openBeside, unproved } from "../support/authority.js";
import { newSubOrganizationOf, newUser, npmClient, rootOf } from "../support/people.js";
import { act, look, newWallet, submit, vote } from "../support/requests.js";
import type { Answer } from "../support/requests.js";
import { firstOf, resultOf } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { later, policy, Rounds } from "./rounds.js";

let world: World;
let clock: Rounds;
/** The database, behind the service's back. */
let store: Store;
beforeAll(async () => {
  world = await openWorld({ expiryTimes: { milliseconds: 20 } });
  clock = await Rounds.of(world.service);
  store = await openBeside(world.service);
});
afterAll(async () => {
  await store.close();
  await world.close();
});
afterEach(() => void vi.useRealTimers());

const outcome = ({ activity, error }: Answer) => error?.message ?? activity?.status;
const waits = "ACTIVITY_STATUS_CONSENSUS_NEEDED";
const completed = "ACTIVITY_STATUS_COMPLETED";
const failed = "ACTIVITY_STATUS_FAILED";
const hour = 3_600_000;
const day = 24 * hour;
const secondsOf = (activity: Activity | undefined) => Number(activity?.heldUntil?.seconds ?? NaN);

/** Three root users, of whom so many are the quorum, and a user without rights. */
async function board(delays: Readonly<Record<string, string>>, threshold = 2) {
  const [ada, ben, cleo] = await newSubOrganizationOf(rootOf(world.service), "Ada", "Ben", "Cleo");
  const dan = await newUser(ada, { userName: "Dan" });
  const signWith = await newWallet(ada, "Treasury");
  const { organizationId } = ada;
  const { wallets } = await ada.generatedClient.listWallets({ organizationId });
  if (Object.keys(delays).length > 0) await act(ada, "ACTIVITY_TYPE_SET_DELAYS", delays);
  const userIds = [ada, ben, cleo].map(({ userId }) => userId);
  if (threshold > 1) {
    await act(ada, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold, userIds });
  }
  const policies = async () => (await ada.generatedClient.listPolicies({ organizationId })).policies.length;
  return { ada, ben, cleo, dan, signWith, organizationId, walletId: firstOf(wallets).walletId, policies, userIds };
}

describe("a delayed change", () => {
  test("waits after its last vote, says until when, is carried out then, and once", async () => {
    const { ada, ben, cleo, dan, organizationId, policies } = await board({ policies: "7200" });
    const asked = await act(ada, "ACTIVITY_TYPE_CREATE_POLICY_V3", policy());
    expect(asked).toMatchObject({ status: waits });
    expect(asked).not.toHaveProperty("heldUntil");
    later(hour);
    const before = Math.floor(Date.now() / 1000);
    const { activity } = await vote(ben, "APPROVE", asked);
    expect(activity).toMatchObject({ status: waits, canApprove: false, canReject: true });
    expect(secondsOf(activity) - before).toBeGreaterThanOrEqual(7200);
    expect(secondsOf(activity) - before).toBeLessThan(7300);
    const { message } = await ada.generatedClient.explainPolicy({ organizationId, activityId: asked.id });
    expect(message).toMatch(/^it has the votes that it takes, and is carried out from /);
    // Whoever sees activities sees that.
    expect(secondsOf(await look(dan, asked))).toBe(secondsOf(activity));
    const { activities } = await ada.generatedClient.listActivities({ organizationId, filterByStatus: [waits] });
    expect(activities.map(({ heldUntil }) => heldUntil)).toEqual([activity?.heldUntil]);
    expect(outcome(await vote(cleo, "APPROVE", asked))).toMatch(
      /^the activity has the votes that it takes, and is carried/,
    );
    later(2 * hour - 60_000);
    await clock.round();
    expect(await policies()).toBe(0);
    later(120_000);
    await expect.poll(async () => (await look(dan, asked)).status).toBe(completed);
    const done = await look(ada, asked);
    expect(done).not.toHaveProperty("heldUntil");
    expect(resultOf(done, "createPolicyResult").policyId).not.toBe("");
    expect(done.votes).toHaveLength(2);
    await clock.round();
    expect(await policies()).toBe(1);
    const { receipts } = await ada.generatedClient.getActivityReceipts({
      organizationId,
      activityId: asked.id,
      waitForInclusion: true,
    });
    const events = receipts.map(({ record }) => (JSON.parse(record) as { event: object }).event);
    expect(events).toMatchObject([
      { kind: "submission" },
      { kind: "vote", outcome: { status: waits } },
      { kind: "delay", activityId: asked.id, outcome: { status: completed } },
    ]);
  });

  test("waits where nobody else has to approve, and existing clients are told that it needs consensus", async () => {
    const { ada, policies } = await board({ policies: "7200" }, 1);
    const { activity } = await npmClient(world.service, ada.key).createPolicy({
      type: "ACTIVITY_TYPE_CREATE_POLICY_V3",
      timestampMs: String(Date.now()),
      organizationId: ada.organizationId,
      parameters: { policyName: "Policy", effect: "EFFECT_ALLOW", condition: "true", notes: "" },
    });
    expect(activity.status).toBe(waits);
    expect(await policies()).toBe(0);
  });

  test("is stopped by any one root user, by those who have approved it too, and by nobody without a vote", async () => {
    const { ada, ben, cleo, dan, policies } = await board({ policies: "7200" });
    for (const root of [ada, ben, cleo]) {
      const asked = await act(ada, "ACTIVITY_TYPE_CREATE_POLICY_V3", policy());
      await vote(ben, "APPROVE", asked);
      expect(outcome(await vote(dan, "REJECT", asked))).toBe("this user has no vote on the activity");
      expect(outcome(await vote(root, "REJECT", asked))).toBe("ACTIVITY_STATUS_REJECTED");
    }
    later(3 * hour);
    await clock.round();
    expect(await policies()).toBe(0);
  });

  test("is carried out though its approvals would have lapsed, and the expiry of votes has passed", async () => {
    const { ada, ben, policies } = await board({ policies: String((7 * day) / 1000) });
    const expiry = await act(ada, "ACTIVITY_TYPE_SET_VOTE_EXPIRY", { seconds: "3600" });
    await vote(ben, "APPROVE", expiry);
    const asked = await act(ada, "ACTIVITY_TYPE_CREATE_POLICY_V3", policy());
    await vote(ben, "APPROVE", asked);
    const other = await act(ada, "ACTIVITY_TYPE_CREATE_POLICY_V3", policy());
    await vote(ben, "APPROVE", other);
    later(6 * day);
    expect(await look(ada, other)).toMatchObject({ canReject: true });
    expect(outcome(await vote(ada, "REJECT", other))).toBe("ACTIVITY_STATUS_REJECTED");
    await clock.round();
    expect((await look(ada, asked)).status).toBe(waits);
    later(2 * day);
    await expect.poll(async () => (await look(ada, asked)).status).toBe(completed);
    expect(await policies()).toBe(1);
  });

  test("takes votes again where one that it had counts no more, and waits anew after the next", async () => {
    const { ada, ben, cleo, organizationId, policies } = await board({ policies: "7200" });
    const asked = await act(ada, "ACTIVITY_TYPE_CREATE_POLICY_V3", policy());
    await vote(ben, "APPROVE", asked);
    const { user } = await ben.generatedClient.getUser({ organizationId, userId: ben.userId });
    const apiKeyIds = user.apiKeys.map(({ apiKeyId }) => apiKeyId);
    const deletion = await act(ada, "ACTIVITY_TYPE_DELETE_API_KEYS", { userId: ben.userId, apiKeyIds });
    expect(outcome(await vote(cleo, "APPROVE", deletion))).toBe(completed);
    later(2 * hour + 60_000);
    await expect.poll(async () => (await look(ada, asked)).heldUntil).toBeUndefined();
    expect(await look(cleo, asked)).toMatchObject({ status: waits, canApprove: true });
    const { activity } = await vote(cleo, "APPROVE", asked);
    expect(secondsOf(activity) * 1000).toBeGreaterThan(Date.now() + hour);
    expect(await policies()).toBe(0);
    later(2 * hour + 60_000);
    await expect.poll(async () => (await look(ada, asked)).status).toBe(completed);
  });

  test("fails where a policy has come to deny it, and says so", async () => {
    const { ada, dan, policies } = await board({}, 1);
    const consensus = `approvers.any(user, user.id == '${dan.userId}')`;
    const condition = "activity.type == 'ACTIVITY_TYPE_DELETE_WALLETS'";
    await act(ada, "ACTIVITY_TYPE_CREATE_POLICY_V3", { ...policy(), condition, consensus });
    await act(ada, "ACTIVITY_TYPE_SET_DELAYS", { keyDeletion: "7200" });
    const { walletId } = firstOf(
      (await ada.generatedClient.listWallets({ organizationId: ada.organizationId })).wallets,
    );
    const deletion = { walletIds: [walletId], deleteWithoutExport: true };
    const asked = await act(dan, "ACTIVITY_TYPE_DELETE_WALLETS", deletion);
    expect(secondsOf(asked)).toBeGreaterThan(0);
    await act(ada, "ACTIVITY_TYPE_CREATE_POLICY_V3", { ...policy(), effect: "EFFECT_DENY", condition });
    expect(await policies()).toBe(2);
    later(2 * hour + 60_000);
    await expect.poll(async () => (await look(ada, asked)).status).toBe(failed);
    const { failure } = await look(ada, asked);
    expect(failure).toMatchObject({
      code: ErrorCode.PERMISSION_DENIED,
      message: "policy engine denied request explicitly",
    });
  });

  test("stays where it is while its wallet is frozen, and holds up nothing else", async () => {
    const { ada, walletId, policies } = await board({ keyDeletion: "7200", policies: "7200" }, 1);
    const deletion = { walletIds: [walletId], deleteWithoutExport: true };
    const asked = await act(ada, "ACTIVITY_TYPE_DELETE_WALLETS", deletion);
    const other = await act(ada, "ACTIVITY_TYPE_CREATE_POLICY_V3", policy());
    await act(ada, "ACTIVITY_TYPE_FREEZE", { walletIds: [walletId] });
    later(2 * hour + 60_000);
    await expect.poll(async () => (await look(ada, other)).status).toBe(completed);
    expect(await policies()).toBe(1);
    await clock.round();
    expect((await look(ada, asked)).status).toBe(waits);
    await act(ada, "ACTIVITY_TYPE_THAW", { walletIds: [walletId] });
    await expect.poll(async () => (await look(ada, asked)).status).toBe(completed);
  });
});

describe("what uses keys and waits for a delay", () => {
  const { publicKey: targetPublicKey } = newTargetKey();

  test.each<[ActivityType, (of: Awaited<ReturnType<typeof board>>) => object]>([
    ["ACTIVITY_TYPE_EXPORT_WALLET", ({ walletId }) => ({ walletId, targetPublicKey })],
    ["ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT", ({ signWith: address }) => ({ address, targetPublicKey })],
    ["ACTIVITY_TYPE_DELETE_WALLETS", ({ walletId }) => ({ walletIds: [walletId], deleteWithoutExport: true })],
  ])("takes votes again where an approver was frozen meanwhile: %s", async (type, parametersOf) => {
    const held = await board({ keyExport: "7200", keyDeletion: "7200" });
    const { ada, ben, cleo, organizationId } = held;
    const asked = await act(ada, type, parametersOf(held));
    expect(secondsOf((await vote(ben, "APPROVE", asked)).activity)).toBeGreaterThan(0);
    await act(cleo, "ACTIVITY_TYPE_FREEZE", { userIds: [ben.userId] });
    const explained = await ada.generatedClient.explainPolicy({ organizationId, activityId: asked.id });
    expect(explained).toMatchObject({ outcome: "DECISION_OUTCOME_CONSENSUS_NEEDED" });
    later(2 * hour + 60_000);
    await expect.poll(async () => (await look(ada, asked)).heldUntil).toBeUndefined();
    expect((await look(ada, asked)).status).toBe(waits);
    const { activity } = await vote(cleo, "APPROVE", asked);
    expect(secondsOf(activity) * 1000).toBeGreaterThan(Date.now() + hour);
  });

  test("stays due while who asked for it is frozen, and needs no further votes once they are thawed", async () => {
    const { ada, ben, cleo, walletId } = await board({ keyExport: "7200" });
    const asked = await act(ada, "ACTIVITY_TYPE_EXPORT_WALLET", { walletId, targetPublicKey });
    await vote(ben, "APPROVE", asked);
    await act(cleo, "ACTIVITY_TYPE_FREEZE", { userIds: [ada.userId] });
    later(2 * hour + 60_000);
    await clock.round();
    expect(secondsOf(await look(ben, asked))).toBeGreaterThan(0);
    const thaw = await act(ben, "ACTIVITY_TYPE_THAW", { userIds: [ada.userId] });
    expect(outcome(await vote(cleo, "APPROVE", thaw))).toBe(completed);
    await expect.poll(async () => (await look(ben, asked)).status).toBe(completed);
  });
});

describe("whoever writes to the database", () => {
  test.each([
    ["held_until", 1],
    ["held_at", 1],
  ] as const)("has nothing carried out before its time by %s", async (column, value) => {
    const { ada, ben, policies } = await board({ policies: "7200" });
    const asked = await act(ada, "ACTIVITY_TYPE_CREATE_POLICY_V3", policy());
    await vote(ben, "APPROVE", asked);
    await store.write(async (transaction) => {
      const ballot = unproved(transaction).updateTable("ballots").where("activity_id", "=", asked.id);
      await ballot.set({ held_until: 1, [column]: value }).execute();
    });
    await clock.round();
    expect(await policies()).toBe(0);
    expect((await look(ada, asked)).status).toBe(waits);
  });
});

describe("a delay", () => {
  test("is raised at once, for what waits already too, and lowered only after it has passed itself", async () => {
    const { ada, organizationId, policies } = await board({ policies: "7200" }, 1);
    const listed = () => ada.generatedClient.listDelays({ organizationId });
    expect(await listed()).toEqual({ policies: "7200" });
    const asked = await act(ada, "ACTIVITY_TYPE_CREATE_POLICY_V3", policy());
    const until = secondsOf(asked);
    const raised = await act(ada, "ACTIVITY_TYPE_SET_DELAYS", { policies: "14400" });
    expect(raised.status).toBe(completed);
    expect(secondsOf(await look(ada, asked))).toBe(until + 7200);
    for (const policies of ["7200", "0"]) {
      const lowered = await act(ada, "ACTIVITY_TYPE_SET_DELAYS", { policies, limits: "60" });
      expect(lowered).toMatchObject({ status: waits });
      expect(secondsOf(lowered)).toBeGreaterThan(until);
    }
    expect(await listed()).toEqual({ policies: "14400" });
    later(2 * hour + 60_000);
    await clock.round();
    expect(await policies()).toBe(0);
    expect(await listed()).toEqual({ policies: "14400" });
    later(2 * hour);
    await expect.poll(listed).toEqual({ limits: "60" });
    await expect.poll(policies).toBe(1);
    expect((await act(ada, "ACTIVITY_TYPE_CREATE_POLICY_V3", policy())).status).toBe(completed);
  });

  test("is lowered with others after the longest of them", async () => {
    const { ada } = await board({ limits: "60", policies: "7200", rootQuorum: "3600" }, 1);
    const lowered = await act(ada, "ACTIVITY_TYPE_SET_DELAYS", { limits: "0", policies: "60", rootQuorum: "0" });
    expect(secondsOf(lowered) - Number(lowered.createdAt.seconds)).toBeGreaterThanOrEqual(7200);
  });

  test.each([
    [{ policies: "2592001" }, "policies: changes wait for 0 to 2592000 seconds"],
    [{}, /^parameters: name one or more of policies, rootQuorum/],
  ])("cannot be %j", async (parameters, message) => {
    const [root] = await newSubOrganizationOf(rootOf(world.service), "Root");
    expect(outcome(await submit(root, "ACTIVITY_TYPE_SET_DELAYS", parameters))).toMatch(message);
  });

  test("is set by nobody but the root quorum", async () => {
    const { ada, dan } = await board({}, 1);
    await act(ada, "ACTIVITY_TYPE_CREATE_POLICY_V3", policy());
    expect(outcome(await submit(dan, "ACTIVITY_TYPE_SET_DELAYS", { policies: "60" }))).toMatch(
      /requires the root quorum/,
    );
  });
});

test("what was carried out after a delay is what an audit of the log expects", async () => {
  const { ada, organizationId, signWith } = await board({ keyExport: "1" }, 1);
  const { publicKey: targetPublicKey } = newTargetKey();
  const asked = await act(ada, "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT", { address: signWith, targetPublicKey });
  await expect.poll(async () => (await look(ada, asked)).status, { timeout: 10_000 }).toBe(completed);
  const cwd = await mkdtemp(path.join(tmpdir(), "countersign-delays-"));
  try {
    await writeFile(path.join(cwd, "policy"), await (await fetch(`${world.service.baseUrl}/log/policy`)).text());
    const { publicKey: apiPublicKey, privateKey: apiPrivateKey } = ada.key;
    const content = { baseUrl: world.service.baseUrl, organizationId, apiPublicKey, apiPrivateKey };
    await writeFile(path.join(cwd, "ada.json"), JSON.stringify(content), { mode: 0o600 });
    const args = ["--credentials", "ada.json", "log", "audit", "--policy", "policy", "--evaluations"];
    const { code, out } = await countersign(args, { cwd });
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/activities decided again by the quorum and policies of its time/),
    ]);
  } finally {
    await rm(cwd, { recursive: true });
  }
});

test("each kind of change waits for its own delay, and others do not", async () => {
  const { ada, ben, dan, organizationId, walletId, signWith, userIds } = await board({}, 1);
  const { publicKey: targetPublicKey } = newTargetKey();
  const all: Readonly<Record<string, readonly (readonly [ActivityType, object])[]>> = {
    rootQuorum: [["ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds }]],
    rootCredentials: [
      ["ACTIVITY_TYPE_UPDATE_USER_EMAIL", { userId: ben.userId, userEmail: "ben@example.com" }],
      ["ACTIVITY_TYPE_DELETE_USERS", { userIds: [ben.userId] }],
    ],
    keyExport: [
      ["ACTIVITY_TYPE_EXPORT_WALLET", { walletId, targetPublicKey }],
      ["ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT", { address: signWith, targetPublicKey }],
    ],
    keyDeletion: [["ACTIVITY_TYPE_DELETE_WALLETS", { walletIds: [walletId], deleteWithoutExport: true }]],
  };
  const delays = Object.fromEntries(Object.keys(all).map((change, index) => [change, String(3600 * (index + 1))]));
  await act(ada, "ACTIVITY_TYPE_SET_DELAYS", delays);
  for (const [change, requests] of Object.entries(all)) {
    for (const [type, parameters] of requests) {
      const activity = await act(ada, type, parameters);
      const waited = secondsOf(activity) - Number(activity.createdAt.seconds);
      expect([type, activity.status, String(waited)]).toEqual([type, waits, delays[change]]);
    }
  }
  const free = [
    ["ACTIVITY_TYPE_UPDATE_USER_EMAIL", { userId: dan.userId, userEmail: "dan@example.com" }],
    ["ACTIVITY_TYPE_CREATE_WALLET", { walletName: "Another", accounts: [] }],
    ["ACTIVITY_TYPE_FREEZE", { walletIds: [walletId] }],
    ["ACTIVITY_TYPE_CREATE_POLICY_V3", policy()],
  ] as const;
  for (const [type, parameters] of free) expect(outcome(await submit(ada, type, parameters))).toBe(completed);
  expect(await ada.generatedClient.listDelays({ organizationId })).toEqual(delays);
});
