// Policies that are in force at certain times, and version 2 of updatePolicy, which changes these.

import { ErrorCode } from "@countersign/api";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { inDatabase } from "../../support/database.js";
import { newUser, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { look, submit, vote } from "../../support/requests.js";
import { present, resultOf } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { rewrite } from "../../support/authority.js";

describe("times of policies", () => {
  let service: RunningService;
  let root: Person;
  let organizationId: string;
  beforeAll(async () => {
    service = await startService();
    root = rootOf(service);
    ({ organizationId } = root);
  });
  afterAll(() => service.close());
  afterEach(() => void vi.useRealTimers());

  const names = async () =>
    (await service.client.listPolicies({ organizationId })).policies.map(({ policyName }) => policyName);
  const rule = (more: object = {}) => ({
    policyName: crypto.randomUUID(),
    effect: "EFFECT_ALLOW" as const,
    condition: "activity.action == 'EXPORT'",
    ...more,
  });
  const newPolicy = async (more: object = {}) => {
    const { activity } = await service.client.createPolicy({ organizationId, parameters: rule(more) });
    return resultOf(activity, "createPolicyResult").policyId;
  };
  const read = async (policyId: string) => (await service.client.getPolicy({ organizationId, policyId })).policy;
  const update = (policyId: string, changes: object) =>
    service.client.updatePolicy({ organizationId, parameters: { policyId, ...changes } });
  // Seconds, as requests may not be from minutes ahead.
  const instant = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const before = (seconds: number) => `time.now < Timestamp('${instant(seconds)}')`;
  const after = (seconds: number) => `time.now >= Timestamp('${instant(seconds)}')`;
  const pass = (seconds: number) => vi.useFakeTimers({ now: Date.now() + seconds * 1000, toFake: ["Date"] });
  const tag = (actor: Person) =>
    submit(actor, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: crypto.randomUUID(), userIds: [] });
  const tags = "activity.resource == 'USER' && activity.action == 'CREATE'";
  const active = async () => {
    const { statuses, evaluatedAtMs } = await service.client.getActivePolicies({ organizationId });
    expect(Math.abs(Number(evaluatedAtMs) - Date.now())).toBeLessThan(60_000);
    return new Map(statuses.map((status) => [status.policyId, status]));
  };

  test("are stored, read and changed, and an empty one means always", async () => {
    const policyId = await newPolicy({ time: "" });
    expect(await read(policyId)).not.toHaveProperty("time");
    const { activity } = await update(policyId, { policyNotes: "Agreed.", time: before(500) });
    expect(activity.type).toBe("ACTIVITY_TYPE_UPDATE_POLICY_V2");
    expect(activity.result).toEqual({ updatePolicyResultV2: { policyId } });
    const policy = await read(policyId);
    expect(policy).toMatchObject({ notes: "Agreed.", time: expect.stringContaining("time.now < ") as string });
    await update(policyId, { policyNotes: "Agreed again." });
    expect((await read(policyId)).time).toBe(policy.time);
    const listed = await service.client.listPolicies({ organizationId });
    expect(listed.policies.find((each) => each.policyId === policyId)?.time).toBe(policy.time);
    await update(policyId, { time: "" });
    expect(await read(policyId)).not.toHaveProperty("time");
  });

  test("that cannot be are refused with their place, and nothing is stored", async () => {
    const policyId = await newPolicy({ time: before(500) });
    const stored = await read(policyId);
    await expect(update(policyId, { policyName: "Renamed", time: "time.now" })).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "time: 1:9 expected a comparison"),
    );
    await expect(newPolicy({ time: "CronSpan('* * * * *', '8d', 'UTC')" })).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "time: "),
    );
    const [first, second] = [rule(), rule({ time: "eth.tx.value < 5" })];
    await expect(
      service.client.createPolicies({ organizationId, parameters: { policies: [first, second] } }),
    ).rejects.toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, "policies.1.time: 1:1 expected"));
    await expect(newPolicy({ time: "x".repeat(16_385) })).rejects.toMatchObject({ code: 3 });
    expect(await read(policyId)).toEqual(stored);
    expect(await names()).not.toContain(first.policyName);
  });

  test("decide whether a policy counts: one that allows, then one that denies", async () => {
    const noor = await newUser(root, { userName: "Noor" });
    const allowing = await newPolicy({ condition: tags, time: after(10) });
    const denying = await newPolicy({ effect: "EFFECT_DENY", condition: tags, time: after(20) });
    expect(await tag(noor)).toMatchObject({
      error: { code: 7, message: expect.stringContaining("no policy allows it") as string },
    });
    expect((await active()).get(allowing)).toMatchObject({ organizationId, active: false });
    pass(11);
    expect((await tag(noor)).status).toBe(200);
    expect((await active()).get(allowing)).toEqual({
      organizationId,
      policyId: allowing,
      active: true,
      timeExpr: expect.stringContaining("time.now >= ") as string,
    });
    expect(present((await active()).get(denying), "its status").active).toBe(false);
    pass(10);
    expect(await tag(noor)).toMatchObject({ error: { code: 7, message: "policy engine denied request explicitly" } });
    const { policies } = await service.client.explainPolicy({
      organizationId,
      type: "ACTIVITY_TYPE_CREATE_USER_TAG",
      parameters: { userTagName: "x", userIds: [] },
      userId: noor.userId,
    });
    expect(policies.find(({ policyId }) => policyId === denying)).toMatchObject({
      applied: true,
      timeOutcome: "EXPRESSION_OUTCOME_TRUE",
      clauses: [{ source: "EXPRESSION_SOURCE_TIME", outcome: "EXPRESSION_OUTCOME_TRUE" }, {}, {}],
    });
    for (const policyId of [allowing, denying]) {
      await service.client.deletePolicy({ organizationId, parameters: { policyId } });
    }
  });

  test("are asked anew at each vote, and who votes by a policy that is out of force has no vote", async () => {
    const [noor, omar] = [await newUser(root, { userName: "Noor" }), await newUser(root, { userName: "Omar" })];
    const consensus = `approvers.any(user, user.id == '${noor.userId}') && approvers.any(user, user.id == '${omar.userId}')`;
    const policyId = await newPolicy({ condition: tags, consensus, time: before(10) });
    const { activity } = await tag(noor);
    expect(present(activity, "the activity").status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    const { activity: second } = await tag(noor);
    expect((await vote(omar, "APPROVE", present(second, "the activity"))).activity?.status).toBe(
      "ACTIVITY_STATUS_COMPLETED",
    );
    pass(11);
    expect(await vote(omar, "APPROVE", present(activity, "the activity"))).toMatchObject({
      error: { code: 7, message: "this user has no vote on the activity" },
    });
    expect((await look(omar, present(activity, "the activity"))).canApprove).toBe(false);
    expect((await tag(noor)).error?.code).toBe(7);
    await service.client.deletePolicy({ organizationId, parameters: { policyId } });
  });

  test("that do not compile any more leave a policy that denies in force, and one that allows out of it", async () => {
    const noor = await newUser(root, { userName: "Noor" });
    const allowing = await newPolicy({ condition: tags, time: "true" });
    const spoil = (policyId: string) =>
      inDatabase(service, (store) =>
        rewrite(store, async (database) => {
          const time = "CronSpan('* * * * *', '1h', 'Europe/Atlantis')";
          await database.updateTable("policies").set({ time }).where("id", "=", policyId).execute();
        }),
      );
    expect((await tag(noor)).status).toBe(200);
    await spoil(allowing);
    expect((await tag(noor)).error?.code).toBe(7);
    expect((await active()).get(allowing)).toMatchObject({
      active: false,
      error: expect.stringContaining("unknown time zone") as string,
    });
    const always = await newPolicy({ condition: tags });
    expect((await tag(noor)).status).toBe(200);
    const denying = await newPolicy({ effect: "EFFECT_DENY", condition: tags, time: "false" });
    expect((await tag(noor)).status).toBe(200);
    await spoil(denying);
    expect((await tag(noor)).error?.message).toBe("policy engine denied request explicitly");
    for (const policyId of [allowing, always, denying]) {
      await service.client.deletePolicy({ organizationId, parameters: { policyId } });
    }
  });

  test("leave version 1 of updatePolicy as it was, with a result of its own", async () => {
    const [older, newer] = [await newPolicy(), await newPolicy()];
    const changes = { policyEffect: "EFFECT_DENY", policyConsensus: "approvers.count() >= 2" } as const;
    const first = await service.client.updatePolicyV1({ organizationId, parameters: { policyId: older, ...changes } });
    expect(first.activity.result).toEqual({ updatePolicyResult: { policyId: older } });
    await update(newer, changes);
    const plain = ({ effect, condition, consensus, notes }: Awaited<ReturnType<typeof read>>) =>
      [effect, condition, consensus, notes].join();
    expect(plain(await read(newer))).toBe(plain(await read(older)));
    await expect(
      service.client.updatePolicyV1({ organizationId, parameters: { policyId: older, time: "" } as never }),
    ).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
  });
});
