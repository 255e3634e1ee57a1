// Several policies are deleted at once, all or none.
import { ErrorCode } from "@countersign/api";

import type { Client } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newSubOrganization, rootOf } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { resultOf } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { nextTimestamp } from "../../support/timestamp.js";
import { race, raceOf } from "../keys/races.js";

const nobody = "01980000-0000-7000-8000-000000000000";

describe("policies", () => {
  let service: RunningService;
  let ours: Person;
  let theirs: Person;
  beforeAll(async () => {
    service = await startService();
    ours = rootOf(service);
    theirs = await newSubOrganization(rootOf(service));
  });
  afterAll(() => service.close());

  const create = async (
    policyName: string,
    condition = "false",
    { organizationId, generatedClient: client } = ours,
  ) => {
    const parameters = { policyName, effect: "EFFECT_ALLOW", condition } as const;
    const { activity } = await client.createPolicy({ organizationId, timestampMs: nextTimestamp(), parameters });
    return resultOf(activity, "createPolicyResult").policyId;
  };
  const remove = async (policyIds: string[], client: Client = ours.generatedClient) => {
    const { organizationId } = ours;
    const request = { organizationId, timestampMs: nextTimestamp(), parameters: { policyIds } };
    return resultOf((await client.deletePolicies(request)).activity, "deletePoliciesResult").policyIds;
  };
  const listed = async ({ organizationId, generatedClient: client } = ours) =>
    (await client.listPolicies({ organizationId })).policies.map(({ policyId }) => policyId);

  test("are gone when they are deleted, in the order of the request, and decide nothing any more", async () => {
    const key = newKey();
    const { organizationId, generatedClient: client } = ours;
    const apiKeys = [{ apiKeyName: "key", publicKey: key.publicKey }];
    await client.createApiOnlyUsers({
      organizationId,
      timestampMs: nextTimestamp(),
      parameters: { apiOnlyUsers: [{ userName: "Ada", userTags: [], apiKeys }] },
    });
    const kept = await create("kept");
    const tags = await create("Ada makes tags", "activity.resource == 'USER' && activity.action == 'CREATE'");
    const other = await create("other");
    const tag = (userTagName: string) =>
      service.as(key).createUserTag({
        organizationId,
        timestampMs: nextTimestamp(),
        parameters: { userTagName, userIds: [] },
      });
    await tag("before");
    expect(await remove([other, tags])).toEqual([other, tags]);
    expect(await listed()).toEqual([kept]);
    await expect(tag("afterwards")).rejects.toMatchObject({ code: ErrorCode.PERMISSION_DENIED });
  });

  test("stay as they are where one of the ids names none, comes twice, or is another organization's", async () => {
    const before = [...(await listed()), await create("one"), await create("two")];
    const [one, two] = before.slice(-2) as [string, string];
    const foreign = await create("theirs", "false", theirs);
    await expect(remove([one, two, nobody])).rejects.toMatchObject({
      code: ErrorCode.NOT_FOUND,
      message: expect.stringContaining("policyIds.2") as string,
    });
    await expect(remove([foreign])).rejects.toMatchObject({ code: ErrorCode.NOT_FOUND });
    await expect(remove([one, one])).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
    await expect(remove([])).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
    expect(await listed()).toEqual(before);
    expect(await listed(theirs)).toEqual([foreign]);
    const attempts = Array.from({ length: 4 }, () => remove([one, two]));
    expect(await race(attempts)).toEqual(raceOf(4, 1, expect.objectContaining({ code: ErrorCode.NOT_FOUND })));
  });

  test("are decided about one by one: who may delete one of them deletes no other with it", async () => {
    const key = newKey();
    const { organizationId, generatedClient: client } = ours;
    const apiKeys = [{ apiKeyName: "key", publicKey: key.publicKey }];
    await client.createApiOnlyUsers({
      organizationId,
      timestampMs: nextTimestamp(),
      parameters: { apiOnlyUsers: [{ userName: "Bob", userTags: [], apiKeys }] },
    });
    const [mine, notMine] = [await create("Bob's"), await create("not Bob's")];
    await create("Bob deletes his", `activity.resource == 'POLICY' && policy.id == '${mine}'`);
    const bob = service.as(key);
    await expect(remove([mine, notMine], bob)).rejects.toMatchObject({ code: ErrorCode.PERMISSION_DENIED });
    expect(await remove([mine], bob)).toEqual([mine]);
    expect(await listed()).toContain(notMine);
  });
});
