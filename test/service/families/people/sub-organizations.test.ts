import { ErrorCode } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Person, apiKey, newBareUser, newSubOrganization, newUser, rootOf, rootUser } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { firstOf, present, resultOf } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { addAuthenticators, newAuthenticator, whoamiWith } from "./credentials.js";

const create = async (by: Person, changes: object = {}) => {
  const parameters = {
    subOrganizationName: "Customer 4711",
    rootUsers: [rootUser(newKey())],
    rootQuorumThreshold: 1,
    ...changes,
  };
  const request = by.request("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", parameters);
  return resultOf((await by.client.createSubOrganization(request)).activity, "createSubOrganizationResultV7");
};
const remove = async (by: Person, parameters: { deleteWithoutExport?: boolean } = {}) => {
  const request = by.request("ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION", parameters);
  return (await by.client.deleteSubOrganization(request)).activity;
};
const subOrganizationsOf = async ({ client, organizationId }: Person) =>
  (await client.getSubOrgIds({ organizationId, paginationOptions: { limit: "100" } })).organizationIds;
const wallet = {
  walletName: "Main wallet",
  accounts: [
    {
      curve: "CURVE_SECP256K1" as const,
      pathFormat: "PATH_FORMAT_BIP32" as const,
      path: "m/44'/60'/0'/0/0",
      addressFormat: "ADDRESS_FORMAT_ETHEREUM" as const,
    },
  ],
};

describe("sub-organizations", () => {
  let service: RunningService;
  let root: Person;
  beforeAll(async () => {
    service = await startService();
    root = rootOf(service);
  });
  afterAll(() => service.close());

  test("are made with root users, a wallet and logins by e-mail and SMS", async () => {
    const key = newKey();
    const { authenticator, params } = newAuthenticator();
    const contact = { userEmail: "carol@example.com", userPhoneNumber: "+15555550123" };
    const result = await create(root, {
      rootUsers: [{ ...rootUser(key), ...contact, authenticators: [params] }, rootUser(newKey())],
      wallet,
    });
    const [carol, second] = result.rootUserIds as [string, string];
    const organizationId = result.subOrganizationId;
    expect(present(result.wallet, "wallet").addresses).toEqual([expect.stringMatching(/^0x[\da-fA-F]{40}$/)]);
    const { client } = new Person(service, key, { organizationId, userId: carol });
    const { organizationData } = await client.getOrganization({ organizationId });
    expect(organizationData).toMatchObject({
      name: "Customer 4711",
      rootQuorum: { threshold: 1, userIds: [carol, second] },
      wallets: [{ walletId: present(result.wallet, "wallet").walletId, walletName: "Main wallet" }],
      users: [{ userId: carol, ...contact }, { userId: second }],
    });
    expect(organizationData.features?.map(({ name }) => name)).toEqual([
      "FEATURE_NAME_EMAIL_AUTH",
      "FEATURE_NAME_EMAIL_RECOVERY",
      "FEATURE_NAME_OTP_EMAIL_AUTH",
      "FEATURE_NAME_SMS_AUTH",
    ]);
    expect(await whoamiWith(service, organizationId, authenticator)).toMatchObject({ body: { userId: carol } });
    expect(await subOrganizationsOf(root)).toContain(organizationId);
  });

  test("can be made without each of the logins", async () => {
    const organizationId = (
      await create(root, {
        disableEmailAuth: true,
        disableEmailRecovery: true,
        disableOtpEmailAuth: true,
        disableSmsAuth: true,
      })
    ).subOrganizationId;
    expect((await root.client.getOrganizationConfigs({ organizationId })).configs.features).toEqual([]);
  });

  test("made by the third version have private keys", async () => {
    const key = newKey();
    const { activity } = await service.client.createSubOrganizationV3({
      organizationId: root.organizationId,
      parameters: {
        subOrganizationName: "Cold storage",
        rootUsers: [
          { userName: "Alice", apiKeys: [{ apiKeyName: "Laptop", publicKey: key.publicKey }], authenticators: [] },
        ],
        rootQuorumThreshold: 1,
        privateKeys: [
          {
            privateKeyName: "Cold key",
            curve: "CURVE_SECP256K1",
            privateKeyTags: [],
            addressFormats: ["ADDRESS_FORMAT_ETHEREUM"],
          },
        ],
      },
    });
    const { subOrganizationId, privateKeys, rootUserIds } = resultOf(activity, "createSubOrganizationResultV3");
    const userId = firstOf(present(rootUserIds, "rootUserIds"));
    const { client } = new Person(service, key, { organizationId: subOrganizationId, userId: userId });
    const { organizationData } = await client.getOrganization({ organizationId: subOrganizationId });
    expect(organizationData.privateKeys).toMatchObject([
      {
        privateKeyId: firstOf(privateKeys).privateKeyId,
        privateKeyName: "Cold key",
        addresses: firstOf(privateKeys).addresses,
      },
    ]);
    const foreign = { privateKeyName: "Tagged", curve: "CURVE_ED25519" as const, addressFormats: [] };
    const tagged = service.client.createSubOrganizationV3({
      organizationId: root.organizationId,
      parameters: {
        subOrganizationName: "Tagged",
        rootUsers: [
          { userName: "Alice", apiKeys: [{ apiKeyName: "1", publicKey: key.publicKey }], authenticators: [] },
        ],
        rootQuorumThreshold: 1,
        privateKeys: [{ ...foreign, privateKeyTags: [crypto.randomUUID()] }],
      },
    });
    await expect(tagged).rejects.toMatchObject({ code: ErrorCode.NOT_FOUND });
  });

  test("made by the other old versions are the same, and the answer has their own form", async () => {
    const { authenticator, params } = newAuthenticator();
    const organizationId = root.organizationId;
    const first = await service.client.createSubOrganizationV1({
      organizationId,
      parameters: { name: "Customer 1", rootAuthenticator: { ...params } },
    });
    const made = resultOf(first.activity, "createSubOrganizationResult");
    expect(await whoamiWith(service, made.subOrganizationId, authenticator)).toMatchObject({
      body: { organizationName: "Customer 1", userId: present(made.rootUserIds, "rootUserIds")[0] },
    });
    const user = { userName: "Alice", authenticators: [] };
    const v1Keys = () => [{ apiKeyName: "Laptop", publicKey: newKey().publicKey }];
    const second = await service.client.createSubOrganizationV2({
      organizationId,
      parameters: { subOrganizationName: "2", rootUsers: [{ ...user, apiKeys: v1Keys() }], rootQuorumThreshold: 1 },
    });
    const fourth = await service.client.createSubOrganizationV4({
      organizationId,
      parameters: {
        subOrganizationName: "4",
        rootUsers: [{ ...user, apiKeys: v1Keys() }],
        rootQuorumThreshold: 1,
        wallet,
      },
    });
    const fifth = await service.client.createSubOrganizationV5({
      organizationId,
      parameters: {
        subOrganizationName: "5",
        rootUsers: [{ ...user, apiKeys: v1Keys(), oauthProviders: [] }],
        rootQuorumThreshold: 1,
      },
    });
    const sixth = await service.client.createSubOrganizationV6({
      organizationId,
      parameters: { subOrganizationName: "6", rootUsers: [rootUser(newKey())], rootQuorumThreshold: 1 },
    });
    const names = await Promise.all(
      [
        second.activity.result.createSubOrganizationResult,
        fourth.activity.result.createSubOrganizationResultV4,
        fifth.activity.result.createSubOrganizationResultV5,
        sixth.activity.result.createSubOrganizationResultV6,
      ].map(async (result) => {
        const { organizationData } = await root.client.getOrganization({
          organizationId: present(result, "result").subOrganizationId,
        });
        return organizationData.name;
      }),
    );
    expect(names).toEqual(["2", "4", "5", "6"]);
    expect(present(resultOf(fourth.activity, "createSubOrganizationResultV4").wallet, "wallet").addresses).toHaveLength(
      1,
    );
  });

  test("that could not be entered or whose data cannot be are not made", async () => {
    const before = await subOrganizationsOf(root);
    const key = newKey();
    const keyless = { ...rootUser(key), apiKeys: [] };
    const cases: readonly (readonly [object, ErrorCode, string])[] = [
      [{ rootUsers: [keyless] }, ErrorCode.INVALID_ARGUMENT, "lasting way to log in"],
      [
        { rootUsers: [{ ...keyless, apiKeys: [apiKey(key.publicKey, "900")] }] },
        ErrorCode.INVALID_ARGUMENT,
        "lasting way to log in",
      ],
      [
        { rootUsers: [rootUser(key), keyless], rootQuorumThreshold: 2 },
        ErrorCode.INVALID_ARGUMENT,
        "lasting way to log in",
      ],
      [{ rootUsers: [rootUser(key)], rootQuorumThreshold: 2 }, ErrorCode.INVALID_ARGUMENT, "rootQuorumThreshold"],
      [
        { rootUsers: [{ ...rootUser(key), userPhoneNumber: "5550123" }] },
        ErrorCode.INVALID_ARGUMENT,
        "rootUsers.0.userPhoneNumber",
      ],
      [{ rootUsers: [rootUser(key), rootUser(key)] }, ErrorCode.INVALID_ARGUMENT, "rootUsers.1.apiKeys.0.publicKey"],
      [
        { rootUsers: [{ ...rootUser(key), oauthProviders: [{ providerName: "Accounts", oidcToken: "a.b.c" }] }] },
        ErrorCode.INVALID_ARGUMENT,
        "rootUsers.0.oauthProviders",
      ],
      [{ wallet: { ...wallet, accounts: [...wallet.accounts, ...wallet.accounts] } }, ErrorCode.ALREADY_EXISTS, ""],
      [
        { rootUsers: [{ ...keyless, apiKeys: Array.from({ length: 11 }, () => apiKey(newKey().publicKey)) }] },
        ErrorCode.RESOURCE_EXHAUSTED,
        "at most 10",
      ],
    ];
    for (const [changes, code, message] of cases)
      await expect(create(root, changes)).rejects.toMatchObject(refusal(code, message));
    expect(await subOrganizationsOf(root)).toEqual(before);
  });

  test("whose root users come in by e-mail need no key", async () => {
    const byEmail = { ...rootUser(newKey()), apiKeys: [], userEmail: "dan@example.com" };
    await create(root, { rootUsers: [byEmail] });
    const off = { disableEmailAuth: true, disableEmailRecovery: true, disableOtpEmailAuth: true };
    await expect(create(root, { rootUsers: [byEmail], ...off })).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "lasting way to log in"),
    );
  });

  test("have none of their own", async () => {
    const branch = await newSubOrganization(root);
    await expect(create(branch)).rejects.toMatchObject(refusal(ErrorCode.FAILED_PRECONDITION, "sub-organization"));
  });

  test("do not share users, and the parent cannot act in them", async () => {
    const [one, two] = [await newSubOrganization(root), await newSubOrganization(root)];
    const across = new Person(service, newKey(), { organizationId: two.organizationId, userId: two.userId });
    await expect(across.client.getWhoami({ organizationId: one.organizationId })).rejects.toMatchObject(
      refusal(ErrorCode.UNAUTHENTICATED, "could not find public key in organization"),
    );
    const asParent = root.within(one);
    await expect(newBareUser(asParent)).rejects.toMatchObject(refusal(ErrorCode.PERMISSION_DENIED, "parent"));
    await expect(remove(asParent, { deleteWithoutExport: true })).rejects.toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "parent"),
    );
    await expect(one.client.getUser({ organizationId: one.organizationId, userId: two.userId })).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "no user"),
    );
  });

  test("are deleted by their own root quorum, and their credentials end", async () => {
    const branch = await newSubOrganization(root);
    const { organizationId } = branch;
    const { authenticator, params } = newAuthenticator();
    await addAuthenticators(branch, branch.userId, [params]);
    const bob = await newUser(branch);
    await expect(remove(bob)).rejects.toMatchObject(refusal(ErrorCode.PERMISSION_DENIED, "denied"));
    const activity = await remove(branch);
    expect(activity).toMatchObject({
      status: "ACTIVITY_STATUS_COMPLETED",
      result: { deleteSubOrganizationResult: { subOrganizationUuid: organizationId } },
    });
    await expect(branch.client.getWhoami({ organizationId })).rejects.toMatchObject(
      refusal(ErrorCode.UNAUTHENTICATED, "could not find public key in organization"),
    );
    expect(await whoamiWith(service, organizationId, authenticator)).toMatchObject({ status: 401 });
    await expect(remove(branch)).rejects.toMatchObject(
      refusal(ErrorCode.UNAUTHENTICATED, "could not find public key in organization"),
    );
    expect(await subOrganizationsOf(root)).not.toContain(organizationId);
  });

  test("with keys that were never exported are deleted only when the keys are given up", async () => {
    const key = newKey();
    const made = await create(root, { rootUsers: [rootUser(key)], wallet });
    const ids = { organizationId: made.subOrganizationId, userId: firstOf(made.rootUserIds) };
    const carol = new Person(service, key, ids);
    await expect(remove(carol)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, present(made.wallet, "wallet").walletId),
    );
    await expect(remove(carol, { deleteWithoutExport: false })).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "never exported"),
    );
    const { wallets } = await carol.client.getWallets({ organizationId: ids.organizationId });
    expect(wallets).toHaveLength(1);
    await remove(carol, { deleteWithoutExport: true });
    expect(await subOrganizationsOf(root)).not.toContain(ids.organizationId);
  });

  test("are not what an organization at the top is", async () => {
    await expect(remove(root, { deleteWithoutExport: true })).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "not a sub-organization"),
    );
  });
});

test("an organization has as many sub-organizations as the limit says", async () => {
  const service = await startService({ config: { "limits.subOrganizations": "2" } });
  try {
    const root = rootOf(service);
    const first = await newSubOrganization(root);
    await newSubOrganization(root);
    await expect(newSubOrganization(root)).rejects.toMatchObject(
      refusal(ErrorCode.RESOURCE_EXHAUSTED, "sub-organizations"),
    );
    await remove(first);
    await newSubOrganization(root);
  } finally {
    await service.close();
  }
});
