import { ErrorCode } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Person, apiKey, bareUser, newBareUser, newSubOrganization, newUser, rootOf } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { firstOf, resultOf } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { addAuthenticators, newAuthenticator, readUser, whoamiWith } from "./credentials.js";

describe("users", () => {
  let service: RunningService;
  let root: Person;
  let other: Person;
  beforeAll(async () => {
    service = await startService({ config: { "limits.users": "40" } });
    root = rootOf(service);
    other = await newSubOrganization(root);
  });
  afterAll(() => service.close());

  const createUsers = (users: object[], by = root) =>
    by.client.createUsers(by.request("ACTIVITY_TYPE_CREATE_USERS_V2", { users: users as never }));
  const createTag = async (by = root) => {
    const name = `Tag ${crypto.randomUUID()}`;
    const request = by.request("ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: name, userIds: [] });
    return resultOf((await by.client.createUserTag(request)).activity, "createUserTagResult").userTagId;
  };
  const countUsers = async () => (await root.client.getUsers({ organizationId: root.organizationId })).users.length;

  test("created with credentials and tags come in with each of them", async () => {
    const key = newKey();
    const { authenticator, params } = newAuthenticator();
    const tag = await createTag();
    const { activity } = await createUsers([
      {
        userName: "Bob Tanaka",
        userEmail: "bob@example.com",
        apiKeys: [{ apiKeyName: "Laptop", publicKey: key.publicKey }],
        authenticators: [params],
        userTags: [tag],
      },
      { ...bareUser, userName: "Nobody yet", userEmail: "" },
    ]);
    expect(activity.status).toBe("ACTIVITY_STATUS_COMPLETED");
    const [bob, nobody] = resultOf(activity, "createUsersResult").userIds as [string, string];
    expect(await readUser(root, bob)).toMatchObject({
      userName: "Bob Tanaka",
      userEmail: "bob@example.com",
      apiKeys: [{ apiKeyName: "Laptop", credential: { publicKey: key.publicKey } }],
      authenticators: [{ authenticatorName: "Passkey", credentialId: authenticator.credentialId }],
      userTags: [tag],
    });
    const bare = await readUser(root, nobody);
    expect(bare).toMatchObject({ apiKeys: [], authenticators: [], userTags: [] });
    expect(bare).not.toHaveProperty("userEmail");
    const { organizationId } = root;
    const me = await new Person(service, key, { organizationId, userId: bob }).client.getWhoami({ organizationId });
    expect(me).toMatchObject({ organizationId, userId: bob });
    expect(await whoamiWith(service, organizationId, authenticator)).toMatchObject({
      status: 200,
      body: { userId: bob },
    });
  });

  test("created by the first version of the request are the same", async () => {
    const { authenticator } = newAuthenticator();
    const { attestation, challenge } = authenticator.register();
    const { activity } = await service.client.createUsersV1({
      organizationId: root.organizationId,
      parameters: {
        users: [
          {
            userName: "Alice Lindqvist",
            accessType: "ACCESS_TYPE_WEB",
            apiKeys: [],
            authenticators: [
              {
                authenticatorName: "Passkey",
                userId: root.userId,
                challenge,
                attestation: {
                  id: attestation.credentialId,
                  rawId: attestation.credentialId,
                  type: "public-key",
                  response: {
                    clientDataJson: attestation.clientDataJson,
                    attestationObject: attestation.attestationObject,
                  },
                  clientExtensionResults: {},
                },
              },
            ],
            userTags: [],
          },
        ],
      },
    });
    expect(activity.type).toBe("ACTIVITY_TYPE_CREATE_USERS");
    const [userId] = resultOf(activity, "createUsersResult").userIds;
    expect(await whoamiWith(service, root.organizationId, authenticator)).toMatchObject({ body: { userId } });
  });

  test("who act by API keys only come in with them", async () => {
    const key = newKey();
    const { activity } = await root.client.createApiOnlyUsers(
      root.request("ACTIVITY_TYPE_CREATE_API_ONLY_USERS", {
        apiOnlyUsers: [
          { userName: "Payout server", userTags: [], apiKeys: [{ apiKeyName: "1", publicKey: key.publicKey }] },
        ],
      }),
    );
    const userId = firstOf(resultOf(activity, "createApiOnlyUsersResult").userIds);
    const { organizationId } = root;
    const me = await new Person(service, key, { organizationId, userId }).client.getWhoami({ organizationId });
    expect(me.username).toBe("Payout server");
  });

  test("with data that cannot be are refusal, and none of the batch is made", async () => {
    const before = await countUsers();
    const { publicKey } = newKey();
    const laptop = { apiKeyName: "Laptop", publicKey };
    const otherTag = await createTag(other);
    const { params } = newAuthenticator();
    const forged = { ...params, challenge: "AAAA" };
    const cases: readonly (readonly [object[], ErrorCode, string])[] = [
      [[bareUser, { ...bareUser, userEmail: "bob" }], ErrorCode.INVALID_ARGUMENT, "users.1.userEmail"],
      [[{ ...bareUser, userEmail: "a@b.example\nBcc: c@d.example" }], ErrorCode.INVALID_ARGUMENT, "users.0.userEmail"],
      [[{ ...bareUser, userEmail: "a@b@c.example" }], ErrorCode.INVALID_ARGUMENT, "users.0.userEmail"],
      [
        [{ ...bareUser, apiKeys: [laptop, { ...laptop, publicKey: "02ff" }] }],
        ErrorCode.INVALID_ARGUMENT,
        "users.0.apiKeys.1.publicKey",
      ],
      [
        [
          { ...bareUser, apiKeys: [laptop] },
          { ...bareUser, apiKeys: [laptop] },
        ],
        ErrorCode.INVALID_ARGUMENT,
        "users.1.apiKeys.0.publicKey",
      ],
      [
        [{ ...bareUser, apiKeys: [{ ...laptop, publicKey: service.root.apiPublicKey }] }],
        ErrorCode.ALREADY_EXISTS,
        "users.0.apiKeys.0.publicKey",
      ],
      [
        [{ ...bareUser, apiKeys: [{ ...laptop, expirationSeconds: "0" }] }],
        ErrorCode.INVALID_ARGUMENT,
        "users.0.apiKeys.0.expirationSeconds",
      ],
      [
        [{ ...bareUser, apiKeys: [{ ...laptop, expirationSeconds: "9".repeat(20) }] }],
        ErrorCode.INVALID_ARGUMENT,
        "expirationSeconds",
      ],
      [[{ ...bareUser, authenticators: [forged] }], ErrorCode.INVALID_ARGUMENT, "users.0.authenticators.0.attestation"],
      [
        [{ ...bareUser, authenticators: [params, params] }],
        ErrorCode.INVALID_ARGUMENT,
        "users.0.authenticators.1.attestation.credentialId",
      ],
      [[{ ...bareUser, userTags: [otherTag] }], ErrorCode.NOT_FOUND, "users.0.userTags.0"],
      [Array.from({ length: 41 }, () => bareUser), ErrorCode.RESOURCE_EXHAUSTED, "users"],
    ];
    for (const [users, code, message] of cases)
      await expect(createUsers(users)).rejects.toMatchObject(refusal(code, message));
    expect(await countUsers()).toBe(before);
  });

  test("can have the same key in two organizations, and are told apart by the one that is named", async () => {
    const key = newKey();
    const here = await newUser(root, { key });
    const there = await newUser(other, { key });
    expect(await here.client.getWhoami({ organizationId: root.organizationId })).toMatchObject({ userId: here.userId });
    expect(await there.client.getWhoami({ organizationId: other.organizationId })).toMatchObject({
      userId: there.userId,
    });
  });

  test("are changed where a request says so, and stay as they are where it does not", async () => {
    const [first, second] = [await createTag(), await createTag()];
    const { userId } = await newBareUser(root);
    const update = (changes: object) =>
      root.client.updateUser(root.request("ACTIVITY_TYPE_UPDATE_USER", { userId, ...changes }));
    await update({
      userName: "Robert",
      userEmail: "r@example.com",
      userPhoneNumber: "+15555550147",
      userTagIds: [first],
    });
    const { activity } = await update({ userTagIds: [second] });
    expect(activity.result.updateUserResult).toEqual({ userId });
    const changed = { userName: "Robert", userEmail: "r@example.com", userPhoneNumber: "+15555550147" };
    expect(await readUser(root, userId)).toMatchObject({ ...changed, userTags: [second] });
    await update({ userEmail: "", userTagIds: [] });
    const last = await readUser(root, userId);
    expect(last).toMatchObject({ userName: "Robert", userPhoneNumber: "+15555550147", userTags: [] });
    expect(last).not.toHaveProperty("userEmail");
  });

  test("are not changed to what cannot be", async () => {
    const { userId } = await newBareUser(root);
    const update = (changes: object) =>
      root.client.updateUser(root.request("ACTIVITY_TYPE_UPDATE_USER", { userId, ...changes }));
    await expect(update({ userPhoneNumber: "0049 30 1234" })).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "userPhoneNumber"),
    );
    await expect(update({ userEmail: "r@" })).rejects.toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, "userEmail"));
    await expect(update({ userTagIds: [await createTag(other)] })).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "userTagIds.0"),
    );
    expect(await readUser(root, userId)).toMatchObject({ userName: bareUser.userName, userTags: [] });
  });

  test("of another organization are not found", async () => {
    const request = root.request("ACTIVITY_TYPE_UPDATE_USER", { userId: other.userId, userName: "Mallory" });
    await expect(root.client.updateUser(request)).rejects.toMatchObject(refusal(ErrorCode.NOT_FOUND, "no user"));
    const deletion = root.request("ACTIVITY_TYPE_DELETE_USERS", { userIds: [other.userId] });
    await expect(root.client.deleteUsers(deletion)).rejects.toMatchObject(refusal(ErrorCode.NOT_FOUND, "no user"));
    expect(await readUser(other, other.userId)).toMatchObject({ userName: "Carol Mensah" });
  });

  test("lose their credentials when they are deleted", async () => {
    const key = newKey();
    const bob = await newUser(root, { key });
    const { authenticator, params } = newAuthenticator();
    await addAuthenticators(bob, bob.userId, [params]);
    const { activity } = await root.client.deleteUsers(
      root.request("ACTIVITY_TYPE_DELETE_USERS", { userIds: [bob.userId] }),
    );
    expect(activity.result.deleteUsersResult).toEqual({ userIds: [bob.userId] });
    const { organizationId } = root;
    await expect(root.client.getUser({ organizationId, userId: bob.userId })).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "no user"),
    );
    await expect(bob.client.getWhoami({ organizationId })).rejects.toMatchObject(
      refusal(ErrorCode.UNAUTHENTICATED, "could not find public key in organization"),
    );
    expect(await whoamiWith(service, organizationId, authenticator)).toMatchObject({ status: 401 });
    // The key is free for someone else.
    await newUser(root, { key });
  });

  test("are deleted all or none, each named once", async () => {
    const { userId } = await newBareUser(root);
    const remove = (userIds: string[]) =>
      root.client.deleteUsers(root.request("ACTIVITY_TYPE_DELETE_USERS", { userIds }));
    await expect(remove([userId, crypto.randomUUID()])).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "userIds.1"),
    );
    await expect(remove([userId, userId])).rejects.toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, "userIds.1"));
    expect(await readUser(root, userId)).toMatchObject({ userId });
  });

  test("who are root stay while the quorum needs them", async () => {
    const remove = root.request("ACTIVITY_TYPE_DELETE_USERS", { userIds: [root.userId] });
    await expect(root.client.deleteUsers(remove)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "0 root users would remain"),
    );
    // A second root user who could not come in is no help.
    const bob = await newBareUser(root);
    const quorum = (userIds: string[]) =>
      root.client.updateRootQuorum(root.request("ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 1, userIds }));
    await quorum([root.userId, bob.userId]);
    const again = root.request("ACTIVITY_TYPE_DELETE_USERS", { userIds: [root.userId] });
    await expect(root.client.deleteUsers(again)).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "lasting way to log in"),
    );
    await quorum([root.userId]);
  });

  test("who are not root cannot change others", async () => {
    const bob = await newUser(root);
    const create = bob.request("ACTIVITY_TYPE_CREATE_USERS_V2", { users: [bareUser] });
    await expect(bob.client.createUsers(create)).rejects.toMatchObject(refusal(ErrorCode.PERMISSION_DENIED, "denied"));
    const remove = bob.request("ACTIVITY_TYPE_DELETE_USERS", { userIds: [root.userId] });
    await expect(bob.client.deleteUsers(remove)).rejects.toMatchObject(refusal(ErrorCode.PERMISSION_DENIED, "denied"));
    const keys = { userId: root.userId, apiKeys: [apiKey(newKey().publicKey)] };
    await expect(bob.client.createApiKeys(bob.request("ACTIVITY_TYPE_CREATE_API_KEYS_V2", keys))).rejects.toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "denied"),
    );
  });
});
