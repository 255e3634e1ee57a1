import { ErrorCode } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newSubOrganization, npmClient } from "../support/people.js";
import { firstOf } from "../support/results.js";
import { newKey } from "../support/service.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { furnish } from "./furnished.js";
import type { Furnished } from "./furnished.js";

const nobody = "019aa099-6bc6-710b-ae3b-c4c77bffa7a7";
const notFound = { code: ErrorCode.NOT_FOUND, message: expect.stringContaining("in this organization") as string };
const time = {
  seconds: expect.stringMatching(/^[0-9]+$/) as string,
  nanos: "0",
};
const dated = { createdAt: time, updatedAt: time };

describe("users and their credentials", () => {
  let world: World;
  let made: Furnished;
  let of: { readonly organizationId: string };

  beforeAll(async () => {
    world = await openWorld();
    made = await furnish(world, world.root);
    of = { organizationId: made.organizationId };
  });
  afterAll(() => world.close());

  const expectedUser = () => ({
    userId: made.memberId,
    userName: "Noor",
    userEmail: "noor@example.com",
    authenticators: [expectedAuthenticator()],
    apiKeys: [expectedApiKey()],
    userTags: [made.userTagId],
    oauthProviders: [expectedProvider()],
    mfaPolicies: [expect.objectContaining({ mfaPolicyId: made.mfaPolicyId, mfaPolicyName: "passkey", ...dated })],
    ...dated,
  });
  const expectedApiKey = () => ({
    credential: { publicKey: made.memberKey.publicKey, type: "CREDENTIAL_TYPE_API_KEY_P256" },
    apiKeyId: made.apiKeyId,
    apiKeyName: "laptop",
    expirationSeconds: "7776000",
    ...dated,
  });
  const expectedAuthenticator = () =>
    expect.objectContaining({
      authenticatorId: made.authenticatorId,
      authenticatorName: "phone",
      credentialId: made.credentialId,
      aaguid: "AAAAAAAAAAAAAAAAAAAAAA",
      model: "Security key",
      credential: {
        publicKey: expect.stringMatching(/^pQ[\w-]{100,}$/) as string,
        type: "CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR",
      },
      ...dated,
    }) as object;
  const expectedProvider = () => ({
    providerId: made.providerId,
    providerName: "Company account",
    audience: "countersign-web",
    issuer: "https://accounts.example.com",
    subject: "108204268033311374519",
    createdAt: { seconds: "1762162200", nanos: "0" },
    updatedAt: { seconds: "1762162200", nanos: "0" },
  });

  test("a user is read with credentials and tags", async () => {
    const { user } = await made.client.getUser({ ...of, userId: made.memberId });
    expect(user).toEqual(expectedUser());
  });

  test("users are listed oldest first", async () => {
    const { users } = await made.client.getUsers(of);
    expect(users.map(({ userId }) => userId)).toEqual([made.userId, made.memberId]);
    expect(users[1]).toEqual(expectedUser());
  });

  test("optional members that are not set are left out", async () => {
    const { user } = await made.client.getUser({ ...of, userId: made.userId });
    expect(Object.keys(user)).not.toContain("userEmail");
    expect(Object.keys(user)).not.toContain("userPhoneNumber");
    expect(Object.keys(firstOf(user.apiKeys))).not.toContain("expirationSeconds");
  });

  test("an API key is read by its id", async () => {
    const { apiKey } = await made.client.getApiKey({ ...of, apiKeyId: made.apiKeyId });
    expect(apiKey).toEqual(expectedApiKey());
  });

  test("API keys are those of one user or, when none is named, of all, oldest first", async () => {
    const { apiKeys } = await made.client.getApiKeys({ ...of, userId: made.memberId });
    expect(apiKeys).toEqual([expectedApiKey()]);
    const { publicKey } = newKey();
    await made.client.createApiKeys(
      made.request("ACTIVITY_TYPE_CREATE_API_KEYS_V2", {
        apiKeys: [{ apiKeyName: "newest", publicKey, curveType: "API_KEY_CURVE_P256" as const }],
        userId: made.userId,
      }),
    );
    const all = await made.client.getApiKeys(of);
    const publicKeys = all.apiKeys.map(({ credential }) => credential.publicKey);
    expect(publicKeys).toEqual([made.key.publicKey, made.memberKey.publicKey, publicKey]);
  });

  test("an authenticator is read by its id", async () => {
    const { authenticator } = await made.client.getAuthenticator({ ...of, authenticatorId: made.authenticatorId });
    expect(authenticator).toEqual(expectedAuthenticator());
  });

  test("authenticators are those of one user", async () => {
    const { authenticators } = await made.client.getAuthenticators({ ...of, userId: made.memberId });
    expect(authenticators).toEqual([expectedAuthenticator()]);
    const none = await made.client.getAuthenticators({ ...of, userId: made.userId });
    expect(none.authenticators).toEqual([]);
  });

  test("linked accounts are those of one user or, when none is named, of all", async () => {
    const { oauthProviders } = await made.client.getOauthProviders({ ...of, userId: made.memberId });
    expect(oauthProviders).toEqual([expectedProvider()]);
    expect(await made.client.getOauthProviders(of)).toEqual({ oauthProviders: [expectedProvider()] });
    const none = await made.client.getOauthProviders({ ...of, userId: made.userId });
    expect(none.oauthProviders).toEqual([]);
  });

  test.each([nobody, "no id at all", "__proto__"])("%j names no user and no credential", async (id) => {
    const { client } = made;
    await expect(client.getUser({ ...of, userId: id })).rejects.toMatchObject(notFound);
    await expect(client.getApiKey({ ...of, apiKeyId: id })).rejects.toMatchObject(notFound);
    await expect(client.getApiKeys({ ...of, userId: id })).rejects.toMatchObject(notFound);
    await expect(client.getAuthenticator({ ...of, authenticatorId: id })).rejects.toMatchObject(notFound);
    await expect(client.getAuthenticators({ ...of, userId: id })).rejects.toMatchObject(notFound);
    await expect(client.getOauthProviders({ ...of, userId: id })).rejects.toMatchObject(notFound);
  });

  test("user tags are listed without those of private keys", async () => {
    expect(await made.client.listUserTags(of)).toEqual({
      userTags: [{ tagId: made.userTagId, tagName: "signers", tagType: "TAG_TYPE_USER", ...dated }],
    });
  });

  test("users learn who they are from the credential that stamped", async () => {
    expect(await npmClient(world.service, made.memberKey).getWhoami(of)).toEqual({
      ...of,
      organizationName: "Root organization",
      userId: made.memberId,
      username: "Noor",
    });
  });

  test("users of a sub-organization learn which it is by the id of its parent", async () => {
    const child = await newSubOrganization(made, "Harbour");
    expect(await child.client.getWhoami(of)).toEqual({
      organizationId: child.organizationId,
      organizationName: "Harbour",
      userId: child.userId,
      username: "Carol Mensah",
    });
  });

  test("users of the parent who ask by a sub-organization's id learn where they belong", async () => {
    const child = await newSubOrganization(made, "Quay");
    const { organizationId } = child;
    expect(await made.client.getWhoami({ organizationId })).toMatchObject({ ...of, userId: made.userId });
  });
});
