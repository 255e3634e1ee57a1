// The name of an organization, which its root quorum alone changes.
import { ErrorCode } from "@countersign/api";

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newSubOrganization, rootOf, Person } from "../../support/people.js";
import { firstOf, resultOf } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { nextTimestamp } from "../../support/timestamp.js";

describe("the name of an organization", () => {
  let service: RunningService;
  let parent: Person;
  let tenant: Person;
  beforeAll(async () => {
    service = await startService();
    parent = rootOf(service);
    tenant = await newSubOrganization(rootOf(service));
  });
  afterAll(() => service.close());

  const rename = (organizationName: string, { generatedClient: client } = tenant) =>
    client.updateOrganizationName({
      organizationId: tenant.organizationId,
      timestampMs: nextTimestamp(),
      parameters: { organizationName },
    });
  const name = async () =>
    (await tenant.generatedClient.getOrganization({ organizationId: tenant.organizationId })).organizationData.name;

  test("is changed by its root user, and is what everyone reads from then on", async () => {
    const { organizationId, generatedClient: client } = tenant;
    const { activity } = await rename("Renamed");
    expect(activity.result).toEqual({
      updateOrganizationNameResult: { organizationId, organizationName: "Renamed" },
    });
    expect(await name()).toBe("Renamed");
    expect(await client.whoami({ organizationId })).toMatchObject({ organizationName: "Renamed" });
    const found = await parent.generatedClient.listSuborgs({
      organizationId: parent.organizationId,
      filterType: "NAME",
      filterValue: "Renamed",
    });
    expect(found.organizationIds).toEqual([organizationId]);
  });

  test.each(["", "x".repeat(257)])("has 1 to 256 characters: not %j", async (organizationName) => {
    await expect(rename(organizationName)).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
  });

  test("is changed by nobody else, whatever policies say, nor by the parent", async () => {
    const before = await name();
    const key = newKey();
    const { organizationId, generatedClient: client } = tenant;
    await client.createApiOnlyUsers({
      organizationId,
      timestampMs: nextTimestamp(),
      parameters: {
        apiOnlyUsers: [{ userName: "Ada", userTags: [], apiKeys: [{ apiKeyName: "key", publicKey: key.publicKey }] }],
      },
    });
    await client.createPolicy({
      organizationId,
      timestampMs: nextTimestamp(),
      parameters: { policyName: "everything", effect: "EFFECT_ALLOW", condition: "true" },
    });
    await expect(rename("Ada's", new Person(service, key, tenant))).rejects.toMatchObject({
      code: ErrorCode.PERMISSION_DENIED,
    });
    await expect(rename("The parent's", parent)).rejects.toMatchObject({ code: ErrorCode.PERMISSION_DENIED });
    expect(await name()).toBe(before);
  });

  test("waits for as many root users as the quorum has", async () => {
    const key = newKey();
    const { organizationId, generatedClient: client } = tenant;
    const user = { userName: "second", apiKeys: [{ apiKeyName: "key", publicKey: key.publicKey }], userTags: [] };
    const made = await client.createApiOnlyUsers({
      organizationId,
      timestampMs: nextTimestamp(),
      parameters: { apiOnlyUsers: [user] },
    });
    const second = firstOf(resultOf(made.activity, "createApiOnlyUsersResult").userIds);
    const { userId } = await client.whoami({ organizationId });
    await client.updateRootQuorum({
      organizationId,
      timestampMs: nextTimestamp(),
      parameters: { threshold: 2, userIds: [userId, second] },
    });
    const { activity } = await rename("By two");
    expect(activity.status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    expect(await name()).not.toBe("By two");
    await service.as(key).approveActivity({
      organizationId,
      timestampMs: nextTimestamp(),
      parameters: { fingerprint: activity.fingerprint },
    });
    expect(await name()).toBe("By two");
  });
});
