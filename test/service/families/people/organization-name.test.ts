// The name of an organization, which its root quorum alone changes.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databases, newKey, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { newTenant, rootTenant, timestampMs } from "../keys/tenants.js";
import type { Tenant } from "../keys/tenants.js";

describe.each(databases)("the name of an organization on %s", (database) => {
  let service: RunningService;
  let parent: Tenant;
  let tenant: Tenant;
  beforeAll(async () => {
    service = await startService({ postgres: database === "postgres" });
    parent = rootTenant(service);
    tenant = await newTenant(service);
  });
  afterAll(() => service.close());

  const rename = (organizationName: string, { client } = tenant) =>
    client.updateOrganizationName({
      organizationId: tenant.organizationId,
      timestampMs: timestampMs(),
      parameters: { organizationName },
    });
  const name = async () =>
    (await tenant.client.getOrganization({ organizationId: tenant.organizationId })).organizationData.name;

  test("is changed by its root user, and is what everyone reads from then on", async () => {
    const { organizationId, client } = tenant;
    const { activity } = await rename("Renamed");
    expect(activity.result).toEqual({
      updateOrganizationNameResult: { organizationId, organizationName: "Renamed" },
    });
    expect(await name()).toBe("Renamed");
    expect(await client.whoami({ organizationId })).toMatchObject({ organizationName: "Renamed" });
    const found = await parent.client.listSuborgs({
      organizationId: parent.organizationId,
      filterType: "NAME",
      filterValue: "Renamed",
    });
    expect(found.organizationIds).toEqual([organizationId]);
  });

  test.each(["", "x".repeat(257)])("has 1 to 256 characters: not %j", async (organizationName) => {
    await expect(rename(organizationName)).rejects.toMatchObject({ code: 3 });
  });

  test("is changed by nobody else, whatever policies say, nor by the parent", async () => {
    const before = await name();
    const key = newKey();
    const { organizationId, client } = tenant;
    await client.createApiOnlyUsers({
      organizationId,
      timestampMs: timestampMs(),
      parameters: {
        apiOnlyUsers: [{ userName: "Ada", userTags: [], apiKeys: [{ apiKeyName: "key", publicKey: key.publicKey }] }],
      },
    });
    await client.createPolicy({
      organizationId,
      timestampMs: timestampMs(),
      parameters: { policyName: "everything", effect: "EFFECT_ALLOW", condition: "true" },
    });
    await expect(rename("Ada's", { ...tenant, client: service.as(key) })).rejects.toMatchObject({ code: 7 });
    await expect(rename("The parent's", parent)).rejects.toMatchObject({ code: 7 });
    expect(await name()).toBe(before);
  });

  test("waits for as many root users as the quorum has", async () => {
    const key = newKey();
    const { organizationId, client } = tenant;
    const user = { userName: "second", apiKeys: [{ apiKeyName: "key", publicKey: key.publicKey }], userTags: [] };
    const made = await client.createApiOnlyUsers({
      organizationId,
      timestampMs: timestampMs(),
      parameters: { apiOnlyUsers: [user] },
    });
    const [second] = made.activity.result.createApiOnlyUsersResult!.userIds;
    const { userId } = await client.whoami({ organizationId });
    await client.updateRootQuorum({
      organizationId,
      timestampMs: timestampMs(),
      parameters: { threshold: 2, userIds: [userId, second!] },
    });
    const { activity } = await rename("By two");
    expect(activity.status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
    expect(await name()).not.toBe("By two");
    await service.as(key).approveActivity({
      organizationId,
      timestampMs: timestampMs(),
      parameters: { fingerprint: activity.fingerprint },
    });
    expect(await name()).toBe("By two");
  });
});
