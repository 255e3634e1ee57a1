import { ErrorCode } from "@countersign/api";
import { generateKeyPairSync } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { Person, apiKey, newBareUser, newSubOrganization, newUser, rootOf } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { firstOf, present, resultOf } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { ApiKeyPair, RunningService } from "../../support/service.js";
import { ecKeyPair } from "../../../interop/stamps.js";
import { addAuthenticators, newAuthenticator, readUser, whoamiWith } from "./credentials.js";

const addKeys = async (by: Person, userId: string, apiKeys: ReturnType<typeof apiKey>[]) => {
  const { activity } = await by.client.createApiKeys(
    by.request("ACTIVITY_TYPE_CREATE_API_KEYS_V2", { userId, apiKeys: apiKeys as never }),
  );
  return resultOf(activity, "createApiKeysResult").apiKeyIds;
};
const removeKeys = (by: Person, userId: string, apiKeyIds: string[]) =>
  by.client.deleteApiKeys(by.request("ACTIVITY_TYPE_DELETE_API_KEYS", { userId, apiKeyIds }));
const removeAuthenticators = (by: Person, userId: string, authenticatorIds: string[]) =>
  by.client.deleteAuthenticators(by.request("ACTIVITY_TYPE_DELETE_AUTHENTICATORS", { userId, authenticatorIds }));

describe("credentials", () => {
  let service: RunningService;
  let root: Person;
  let other: Person;
  beforeAll(async () => {
    service = await startService();
    root = rootOf(service);
    other = await newSubOrganization(root);
  });
  afterAll(() => service.close());
  afterEach(() => void vi.useRealTimers());

  const whoami = (key: ApiKeyPair, { organizationId, userId }: Person) =>
    new Person(service, key, { organizationId, userId }).client.getWhoami({ organizationId });
  const keyIds = async (userId: string) => (await readUser(root, userId)).apiKeys.map(({ apiKeyId }) => apiKeyId);

  test("API keys that a user adds work from then on, and no more when they are deleted", async () => {
    const bob = await newUser(root);
    const key = newKey();
    const id = firstOf(await addKeys(bob, bob.userId, [apiKey(key.publicKey.toUpperCase())]));
    expect(await whoami(key, bob)).toMatchObject({ userId: bob.userId });
    const { apiKeys } = await readUser(root, bob.userId);
    expect(apiKeys[1]).toMatchObject({ apiKeyId: id, credential: { publicKey: key.publicKey } });
    const { activity } = await removeKeys(bob, bob.userId, [id]);
    expect(activity.result.deleteApiKeysResult).toEqual({ apiKeyIds: [id] });
    await expect(whoami(key, bob)).rejects.toMatchObject(
      refusal(ErrorCode.UNAUTHENTICATED, "could not find public key in organization"),
    );
    expect(await keyIds(bob.userId)).toHaveLength(1);
  });

  test("API keys can be on each of the three curves", async () => {
    const { userId } = await newBareUser(root);
    const ed25519 = present(generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" }).x, "x");
    await addKeys(root, userId, [
      apiKey(newKey().publicKey),
      { ...apiKey(ecKeyPair("secp256k1").publicKey), curveType: "API_KEY_CURVE_SECP256K1" as never },
      {
        ...apiKey(Buffer.from(ed25519, "base64url").toString("hex")),
        curveType: "API_KEY_CURVE_ED25519" as never,
      },
    ]);
    expect((await readUser(root, userId)).apiKeys.map(({ credential }) => credential.type)).toEqual([
      "CREDENTIAL_TYPE_API_KEY_P256",
      "CREDENTIAL_TYPE_API_KEY_SECP256K1",
      "CREDENTIAL_TYPE_API_KEY_ED25519",
    ]);
  });

  test("API keys of requests that know no curves are on P-256", async () => {
    const { userId } = await newBareUser(root);
    const { activity } = await service.client.createApiKeysV1({
      organizationId: root.organizationId,
      parameters: { userId, apiKeys: [{ apiKeyName: "Laptop", publicKey: newKey().publicKey }] },
    });
    expect(resultOf(activity, "createApiKeysResult").apiKeyIds).toEqual(await keyIds(userId));
    expect(firstOf((await readUser(root, userId)).apiKeys).credential.type).toBe("CREDENTIAL_TYPE_API_KEY_P256");
  });

  test("API keys stop to work when they expire, and can then be registered again", async () => {
    const bob = await newBareUser(root);
    const key = newKey();
    const [id] = await addKeys(root, bob.userId, [apiKey(key.publicKey, "900")]);
    expect(await whoami(key, bob)).toMatchObject({ userId: bob.userId });
    await expect(addKeys(root, root.userId, [apiKey(key.publicKey)])).rejects.toMatchObject(
      refusal(ErrorCode.ALREADY_EXISTS, "apiKeys.0.publicKey"),
    );
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 900_000 });
    await expect(whoami(key, bob)).rejects.toMatchObject(
      refusal(ErrorCode.UNAUTHENTICATED, "desc = expired api key publicKey"),
    );
    const [again] = await addKeys(root, bob.userId, [apiKey(key.publicKey, "900")]);
    expect(await whoami(key, bob)).toMatchObject({ userId: bob.userId });
    expect(again).not.toBe(id);
    expect(await keyIds(bob.userId)).toEqual([again]);
    // The key is free for others too.
    vi.setSystemTime(Date.now() + 900_000);
    const [eves] = await addKeys(root, (await newBareUser(root)).userId, [apiKey(key.publicKey)]);
    expect(eves).toBeDefined();
    expect(await keyIds(bob.userId)).toEqual([]);
  });

  test("of the API keys that expire a user has ten: expired ones give way first, then the oldest", async () => {
    const { userId } = await newBareUser(root);
    const expiring = (seconds: string) => apiKey(newKey().publicKey, seconds);
    const soon = await addKeys(root, userId, [expiring("3600"), expiring("60")]);
    const later = await addKeys(
      root,
      userId,
      Array.from({ length: 8 }, () => expiring("3600")),
    );
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    const [eleventh] = await addKeys(root, userId, [expiring("3600")]);
    expect(await keyIds(userId)).toEqual([soon[0], ...later, eleventh]);
    const [twelfth, thirteenth] = await addKeys(root, userId, [expiring("3600"), expiring("3600")]);
    expect(await keyIds(userId)).toEqual([...later.slice(1), eleventh, twelfth, thirteenth]);
    await expect(
      addKeys(
        root,
        userId,
        Array.from({ length: 11 }, () => expiring("60")),
      ),
    ).rejects.toMatchObject(refusal(ErrorCode.RESOURCE_EXHAUSTED, "at most 10"));
  });

  test("of the API keys that last a user has ten, whatever expires beside them", async () => {
    const { userId } = await newBareUser(root);
    await addKeys(root, userId, [apiKey(newKey().publicKey, "3600")]);
    const lasting = await addKeys(
      root,
      userId,
      Array.from({ length: 10 }, () => apiKey(newKey().publicKey)),
    );
    await expect(addKeys(root, userId, [apiKey(newKey().publicKey)])).rejects.toMatchObject(
      refusal(ErrorCode.RESOURCE_EXHAUSTED, "at most 10"),
    );
    await removeKeys(root, userId, lasting.slice(0, 1));
    await addKeys(root, userId, [apiKey(newKey().publicKey)]);
    expect(await keyIds(userId)).toHaveLength(11);
  });

  test("API keys that cannot be are refusal, and none of the batch is added", async () => {
    const { userId } = await newBareUser(root);
    const good = apiKey(newKey().publicKey);
    const secp256k1 = { ...good, curveType: "API_KEY_CURVE_SECP256K1" as never };
    await expect(addKeys(root, userId, [good, apiKey(`0x${good.publicKey}`)])).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "apiKeys.1.publicKey"),
    );
    await expect(addKeys(root, userId, [apiKey("02".padEnd(66, "f"))])).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "apiKeys.0.publicKey"),
    );
    await expect(addKeys(root, userId, [good, secp256k1])).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "apiKeys.1.publicKey"),
    );
    await expect(addKeys(root, userId, [good, good])).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "apiKeys.1.publicKey"),
    );
    await expect(addKeys(root, userId, [good, apiKey(service.root.apiPublicKey)])).rejects.toMatchObject(
      refusal(ErrorCode.ALREADY_EXISTS, "apiKeys.1.publicKey"),
    );
    await expect(addKeys(root, userId, [{ ...good, expirationSeconds: "0" }])).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "apiKeys.0.expirationSeconds"),
    );
    expect(await keyIds(userId)).toEqual([]);
  });

  test("two requests at once for the same key have one winner", async () => {
    const { userId } = await newBareUser(root);
    const key = apiKey(newKey().publicKey);
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => addKeys(root, userId, [key])));
    const codes = outcomes.map((outcome) =>
      outcome.status === "rejected" ? (outcome.reason as { code: number }).code : 0,
    );
    expect(codes.toSorted()).toEqual([0, 6, 6, 6, 6, 6]);
    expect(await keyIds(userId)).toHaveLength(1);
  });

  test("requests at once do not get a user past the limit", async () => {
    const { userId } = await newBareUser(root);
    const add = () =>
      addKeys(
        root,
        userId,
        Array.from({ length: 4 }, () => apiKey(newKey().publicKey)),
      );
    await Promise.allSettled([add(), add(), add(), add()]);
    expect(await keyIds(userId)).toHaveLength(8);
  });

  test("credentials of other users and of other organizations are not found", async () => {
    const bob = await newUser(root);
    const foreign = firstOf((await readUser(other, other.userId)).apiKeys);
    const roots = firstOf(await keyIds(root.userId));
    await expect(removeKeys(bob, bob.userId, [foreign.apiKeyId])).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "apiKeyIds.0"),
    );
    await expect(removeKeys(bob, bob.userId, [roots])).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "apiKeyIds.0"),
    );
    await expect(addKeys(root, other.userId, [apiKey(newKey().publicKey)])).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "userId"),
    );
    const authenticator = firstOf(await addAuthenticators(other, other.userId, [newAuthenticator().params]));
    await expect(removeAuthenticators(root, root.userId, [authenticator])).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "authenticatorIds.0"),
    );
    await expect(addAuthenticators(root, other.userId, [newAuthenticator().params])).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "userId"),
    );
    expect((await readUser(other, other.userId)).authenticators).toHaveLength(1);
  });

  test("authenticators that a user adds work from then on, and no more when they are deleted", async () => {
    const bob = await newUser(root);
    const { authenticator, params } = newAuthenticator();
    const id = firstOf(await addAuthenticators(bob, bob.userId, [params]));
    const { organizationId, userId } = bob;
    expect(await whoamiWith(service, organizationId, authenticator)).toMatchObject({ status: 200, body: { userId } });
    expect((await readUser(root, userId)).authenticators).toMatchObject([
      { authenticatorId: id, authenticatorName: "Passkey", transports: ["AUTHENTICATOR_TRANSPORT_INTERNAL"] },
    ]);
    const { activity } = await removeAuthenticators(bob, userId, [id]);
    expect(activity.result.deleteAuthenticatorsResult).toEqual({ authenticatorIds: [id] });
    expect(await whoamiWith(service, organizationId, authenticator)).toMatchObject({ status: 401 });
  });

  test("authenticators are at most ten a user, each credential once in the organization", async () => {
    const { userId } = await newBareUser(root);
    const { params } = newAuthenticator();
    await addAuthenticators(root, userId, [params]);
    await expect(addAuthenticators(root, root.userId, [params])).rejects.toMatchObject(
      refusal(ErrorCode.ALREADY_EXISTS, "authenticators.0.attestation.credentialId"),
    );
    const more = Array.from({ length: 10 }, () => newAuthenticator().params);
    await expect(addAuthenticators(root, userId, more)).rejects.toMatchObject(
      refusal(ErrorCode.RESOURCE_EXHAUSTED, "at most 10"),
    );
    await addAuthenticators(root, userId, more.slice(1));
    expect((await readUser(root, userId)).authenticators).toHaveLength(10);
  });

  test("the last lasting credential of the root quorum cannot be deleted", async () => {
    const branch = await newSubOrganization(root);
    const first = firstOf((await readUser(branch, branch.userId)).apiKeys).apiKeyId;
    await addKeys(branch, branch.userId, [apiKey(newKey().publicKey, "900")]);
    await expect(removeKeys(branch, branch.userId, [first])).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "lasting way to log in"),
    );
    const { authenticator, params } = newAuthenticator();
    const [passkey] = await addAuthenticators(branch, branch.userId, [params]);
    await removeKeys(branch, branch.userId, [first]);
    expect(await whoamiWith(service, branch.organizationId, authenticator)).toMatchObject({ status: 200 });
    expect(passkey).toBeDefined();
  });

  test("the last authenticator of the root quorum cannot be deleted", async () => {
    const branch = await newSubOrganization(root);
    const key = firstOf((await readUser(branch, branch.userId)).apiKeys);
    const session = newKey();
    await addKeys(branch, branch.userId, [apiKey(session.publicKey, "900")]);
    const passkey = firstOf(await addAuthenticators(branch, branch.userId, [newAuthenticator().params]));
    await removeKeys(branch, branch.userId, [key.apiKeyId]);
    const inSession = new Person(service, session, branch);
    await expect(removeAuthenticators(inSession, branch.userId, [passkey])).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "lasting way to log in"),
    );
  });
});
