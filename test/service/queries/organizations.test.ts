import { createHash } from "node:crypto";
import { ErrorCode } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { furnish } from "./furnished.js";
import type { Furnished } from "./furnished.js";

const nobody = "019aa099-6bc6-710b-ae3b-c4c77bffa7a7";

describe("an organization", () => {
  let world: World;
  let made: Furnished;
  let of: { readonly organizationId: string };

  beforeAll(async () => {
    world = await openWorld();
    made = await furnish(world, world.root);
    of = { organizationId: made.organizationId };
  });
  afterAll(() => world.close());

  const dates = {
    createdAt: { seconds: "1762162200", nanos: "0" },
    updatedAt: { seconds: "1762162200", nanos: "0" },
  };
  const features = [{ name: "FEATURE_NAME_WEBAUTHN_ORIGINS", value: "https://app.example.com" }];
  const expectedPolicy = () => ({
    policyId: made.policyId,
    policyName: "Nobody exports keys",
    effect: "EFFECT_DENY",
    notes: "Agreed.",
    consensus: "",
    condition: "activity.action == 'EXPORT'",
    ...dates,
  });

  test("is read with everything that belongs to it", async () => {
    const { client } = made;
    const { organizationData } = await client.getOrganization(of);
    const userTags = (await client.listUserTags(of)).userTags;
    const privateKeyTags = (await client.listPrivateKeyTags(of)).privateKeyTags;
    expect(organizationData).toEqual({
      ...of,
      name: "Root organization",
      features,
      rootQuorum: { threshold: 1, userIds: [made.userId] },
      ...(await client.getUsers(of)),
      ...(await client.getPrivateKeys(of)),
      ...(await client.getWallets(of)),
      smartContractInterfaceReferences: [
        {
          smartContractInterfaceId: made.smartContractInterfaceId,
          smartContractAddress: "11111111111111111111111111111111",
          digest: createHash("sha256").update("[]").digest("hex"),
        },
      ],
      policies: [expectedPolicy()],
      invitations: [
        {
          invitationId: made.invitationId,
          receiverUserName: "Sam",
          receiverEmail: "sam@example.com",
          receiverUserTags: [],
          accessType: "ACCESS_TYPE_WEB",
          status: "INVITATION_STATUS_CREATED",
          ...dates,
          senderUserId: made.userId,
        },
      ],
      tags: [...userTags, ...privateKeyTags],
    });
    expect(organizationData.wallets).toHaveLength(1);
    expect(organizationData.privateKeys).toHaveLength(2);
    expect(organizationData.tags).toHaveLength(2);
  });

  test("has its features and root quorum as settings", async () => {
    expect(await made.client.getOrganizationConfigs(of)).toEqual({
      configs: { features, quorum: { threshold: 1, userIds: [made.userId] } },
    });
  });

  test("has policies that are read one by one and listed", async () => {
    expect(await made.client.getPolicy({ ...of, policyId: made.policyId })).toEqual({ policy: expectedPolicy() });
    expect(await made.client.getPolicies(of)).toEqual({ policies: [expectedPolicy()] });
  });

  test.each([nobody, "no id at all"])("has no policy %j", async (policyId) => {
    await expect(made.client.getPolicy({ ...of, policyId })).rejects.toMatchObject({ code: ErrorCode.NOT_FOUND });
  });

  test.each(["signer", "ump"])("has no attestation document of an enclave, not even of %s", async (enclaveType) => {
    const request = { ...of, enclaveType };
    await expect(made.client.getAttestationDocument(request)).rejects.toMatchObject({
      code: ErrorCode.UNIMPLEMENTED,
      message: expect.stringContaining("does not run in an enclave") as string,
    });
  });
});
