import { ErrorCode, createClient } from "@countersign/api";
import type { Client } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SoftwareAuthenticator } from "../../support/authenticator.js";
import { newUser, rootOf, rootUser } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { present, resultOf } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { newAuthenticator, whoamiWith } from "./credentials.js";

describe("organizations at the top", () => {
  let service: RunningService;
  let root: Person;
  beforeAll(async () => {
    service = await startService();
    root = rootOf(service);
  });
  afterAll(() => service.close());

  const create = async (by: Client, organizationId: string, changes: object = {}) => {
    const { authenticator, params } = newAuthenticator();
    const parameters = {
      organizationName: "Acme Treasury",
      rootEmail: "alice@example.com",
      rootAuthenticator: params,
      ...changes,
    };
    const { activity } = await by.createOrganization({ organizationId, parameters });
    const made = resultOf(activity, "createOrganizationResult").organizationId;
    return { organizationId: made, authenticator, client: passkeyClient(authenticator) };
  };
  const passkeyClient = (authenticator: SoftwareAuthenticator) =>
    createClient({
      baseUrl: service.baseUrl,
      stamper: { stamp: async (body) => ({ name: "X-Stamp-Webauthn", value: authenticator.stamp(body) }) },
    });

  test("are made by the first one, with a root user who has the authenticator", async () => {
    const userId = crypto.randomUUID();
    const { organizationId, client } = await create(service.client, root.organizationId, { rootUserId: userId });
    expect(await client.whoami({ organizationId })).toMatchObject({ organizationName: "Acme Treasury", userId });
    const { organizationData } = await client.getOrganization({ organizationId });
    expect(organizationData).toMatchObject({
      rootQuorum: { threshold: 1, userIds: [userId] },
      users: [{ userId, userEmail: "alice@example.com", authenticators: [{ authenticatorName: "Passkey" }] }],
      features: [],
    });
    // It is nobody's sub-organization.
    const { organizationIds } = await root.client.getSubOrgIds({ organizationId: root.organizationId });
    expect(organizationIds).not.toContain(organizationId);
    await expect(root.client.getOrganization({ organizationId })).rejects.toMatchObject(
      refusal(ErrorCode.UNAUTHENTICATED, "could not find public key in organization"),
    );
  });

  test("are made by nobody else", async () => {
    const first = root.organizationId;
    const bobsKey = newKey();
    await newUser(root, { key: bobsKey });
    await expect(create(service.as(bobsKey), first)).rejects.toMatchObject({ code: ErrorCode.PERMISSION_DENIED });
    const { organizationId, client } = await create(service.client, first);
    await expect(create(client, organizationId)).rejects.toMatchObject({ code: ErrorCode.PERMISSION_DENIED });
    const key = newKey();
    const request = root.request("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", {
      subOrganizationName: "Branch",
      rootUsers: [rootUser(key)],
      rootQuorumThreshold: 1,
    });
    const { activity } = await root.client.createSubOrganization(request);
    const branch = resultOf(activity, "createSubOrganizationResultV7").subOrganizationId;
    await expect(create(service.as(key), branch)).rejects.toMatchObject({ code: ErrorCode.PERMISSION_DENIED });
  });

  test("need an e-mail address, a registration that verifies, and an id that is one", async () => {
    const cases = [
      [{ rootEmail: "" }, "rootEmail"],
      [{ rootEmail: "alice" }, "rootEmail"],
      [{ rootUserId: "alice" }, "rootUserId"],
      [{ rootAuthenticator: { ...newAuthenticator().params, challenge: "AAAA" } }, "rootAuthenticator.attestation"],
    ] as const;
    for (const [changes, message] of cases) {
      const request = create(service.client, root.organizationId, changes);
      await expect(request).rejects.toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, message));
    }
  });

  test("are deleted by their own root quorum, and their credentials end", async () => {
    const { organizationId, authenticator, client } = await create(service.client, root.organizationId);
    const { activity } = await client.deleteOrganization({ organizationId, parameters: { organizationId } });
    expect(activity.result).toEqual({ deleteOrganizationResult: { organizationId } });
    expect(await whoamiWith(service, organizationId, authenticator)).toMatchObject({ status: 401 });
  });

  test("are deleted only under their own name", async () => {
    const { organizationId, client } = await create(service.client, root.organizationId);
    const other = { organizationId: root.organizationId };
    await expect(client.deleteOrganization({ organizationId, parameters: other })).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "parameters.organizationId"),
    );
    await expect(client.deleteOrganization({ ...other, parameters: other })).rejects.toMatchObject(
      refusal(ErrorCode.UNAUTHENTICATED, "credential ID could not be found in organization"),
    );
    expect(await client.whoami({ organizationId })).toMatchObject({ organizationId });
  });

  test("are not deleted while they have sub-organizations or keys that were never exported", async () => {
    const { organizationId, client } = await create(service.client, root.organizationId);
    const key = newKey();
    const { activity } = await client.createSubOrganization({
      organizationId,
      parameters: { subOrganizationName: "Branch", rootUsers: [rootUser(key)], rootQuorumThreshold: 1 },
    });
    const branch = resultOf(activity, "createSubOrganizationResultV8").subOrganizationId;
    const remove = () => client.deleteOrganization({ organizationId, parameters: { organizationId } });
    await expect(remove()).rejects.toMatchObject(refusal(ErrorCode.FAILED_PRECONDITION, "sub-organizations"));
    expect(await service.as(key).whoami({ organizationId: branch })).toMatchObject({ organizationId: branch });
    await service.as(key).deleteSubOrganization({ organizationId: branch, parameters: {} });

    const wallet = await client.createWallet({ organizationId, parameters: { walletName: "Main", accounts: [] } });
    const { walletId } = resultOf(wallet.activity, "createWalletResult");
    await expect(remove()).rejects.toMatchObject(refusal(ErrorCode.FAILED_PRECONDITION, walletId));
    await client.deleteWallets({ organizationId, parameters: { walletIds: [walletId], deleteWithoutExport: true } });
    await remove();
  });

  test("that are deleted while sub-organizations are being made leave none behind", async () => {
    const { organizationId, client } = await create(service.client, root.organizationId);
    const branch = () =>
      client.createSubOrganization({
        organizationId,
        parameters: { subOrganizationName: "Branch", rootUsers: [rootUser(newKey())], rootQuorumThreshold: 1 },
      });
    const earlier = [branch(), branch(), branch()];
    const deletion = client.deleteOrganization({ organizationId, parameters: { organizationId } });
    const later = [branch(), branch(), branch()];
    const [deleted, ...outcomes] = await Promise.allSettled([deletion, ...earlier, ...later]);
    const made = outcomes.filter(({ status }) => status === "fulfilled").length;
    expect(present(deleted, "deleted").status === "fulfilled" ? made === 0 : made > 0).toBe(true);
  });

  test("are not what a sub-organization is, and the first one stays", async () => {
    const { organizationId } = root;
    const key = newKey();
    const { activity } = await service.client.createSubOrganization({
      organizationId,
      parameters: { subOrganizationName: "Branch", rootUsers: [rootUser(key)], rootQuorumThreshold: 1 },
    });
    const branch = { organizationId: resultOf(activity, "createSubOrganizationResultV8").subOrganizationId };
    const ofBranch = service.as(key).deleteOrganization({ ...branch, parameters: branch });
    await expect(ofBranch).rejects.toMatchObject(refusal(ErrorCode.FAILED_PRECONDITION, "delete_sub_organization"));
    const ofFirst = service.client.deleteOrganization({ organizationId, parameters: { organizationId } });
    await expect(ofFirst).rejects.toMatchObject(refusal(ErrorCode.FAILED_PRECONDITION, "first organization"));
  });
});
