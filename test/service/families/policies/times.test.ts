// Version 2 of updatePolicy, and the times that policies cannot have.
import { ErrorCode } from "@countersign/api";

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newUser, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { submit } from "../../support/requests.js";
import { resultOf } from "../../support/results.js";
import { databases, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";

describe.each(databases)("times of policies on %s", (database) => {
  let service: RunningService;
  let root: Person;
  let organizationId: string;
  beforeAll(async () => {
    service = await startService({ postgres: database === "postgres" });
    root = rootOf(service);
    ({ organizationId } = root);
  });
  afterAll(() => service.close());

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
  const time = "time.now < Timestamp('2030-01-01T00:00:00Z')";

  test("are refused in new policies and changes, and nothing is stored", async () => {
    const policyId = await newPolicy();
    const before = await read(policyId);
    await expect(update(policyId, { policyName: "Renamed", time })).rejects.toMatchObject(
      refusal(ErrorCode.UNIMPLEMENTED, "time: "),
    );
    await expect(newPolicy({ time })).rejects.toMatchObject(refusal(ErrorCode.UNIMPLEMENTED, "time: "));
    await expect(newPolicy({ time: " " })).rejects.toMatchObject(refusal(ErrorCode.UNIMPLEMENTED, "time: "));
    const [first, second] = [rule(), rule({ time })];
    await expect(
      service.client.createPolicies({ organizationId, parameters: { policies: [first, second] } }),
    ).rejects.toMatchObject(refusal(ErrorCode.UNIMPLEMENTED, "policies.1.time: "));
    expect(await read(policyId)).toEqual(before);
    expect(await names()).not.toContain(first.policyName);
  });

  test("are refused before anyone is asked to approve", async () => {
    const policyId = await newPolicy();
    const noor = await newUser(root, { userName: "Noor" });
    const { error } = await submit(noor, "ACTIVITY_TYPE_UPDATE_POLICY_V2", { policyId, time });
    expect(error?.code).toBe(12);
  });

  test("that are empty mean always, as does none, and policies are read without one", async () => {
    const policyId = await newPolicy({ time: "" });
    const { activity } = await update(policyId, { policyNotes: "Agreed.", time: "" });
    expect(activity.type).toBe("ACTIVITY_TYPE_UPDATE_POLICY_V2");
    expect(activity.result).toEqual({ updatePolicyResultV2: { policyId } });
    const policy = await read(policyId);
    expect(policy.notes).toBe("Agreed.");
    expect(policy).not.toHaveProperty("time");
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
