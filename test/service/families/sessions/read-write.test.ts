import { ErrorCode } from "@countersign/api";
import { decryptCredentialBundle, generateP256KeyPair, getPublicKey } from "@turnkey/crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { Person, apiKey, newSubOrganization, newUser, rootOf } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { resultOf } from "../../support/results.js";
import { newKey, startService } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { readUser } from "../people/credentials.js";

describe("sessions that write", () => {
  let service: RunningService;
  let root: Person;
  beforeAll(async () => {
    service = await startService();
    root = rootOf(service);
  });
  afterAll(() => service.close());
  afterEach(() => void vi.useRealTimers());

  /** A target key with what opens bundles to it. */
  const newTarget = () => {
    const { privateKey, publicKeyUncompressed } = generateP256KeyPair();
    const open = (bundle: string) => {
      const opened = decryptCredentialBundle(bundle, privateKey);
      const publicKey = Buffer.from(getPublicKey(Buffer.from(opened, "hex"), true)).toString("hex");
      return { privateKey: opened, publicKey };
    };
    return { targetPublicKey: publicKeyUncompressed, open };
  };
  const open = async (by: Person, parameters: { userId?: string; apiKeyName?: string; expirationSeconds?: string }) => {
    const { targetPublicKey, open } = newTarget();
    const { activity } = await by.client.createReadWriteSession(
      by.request("ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2", { targetPublicKey, ...parameters }),
    );
    const result = resultOf(activity, "createReadWriteSessionResultV2");
    return { result, key: open(result.credentialBundle) };
  };

  test("the bundle opens with the npm client's crypto, and its key submits activities", async () => {
    const bob = await newUser(root);
    const { result, key } = await open(bob, {});
    expect(result).toMatchObject({
      organizationId: bob.organizationId,
      userId: bob.userId,
      username: "Bob Tanaka",
    });
    const inSession = new Person(service, key, bob);
    expect(await inSession.client.getWhoami({ organizationId: bob.organizationId })).toMatchObject({
      organizationName: result.organizationName,
      userId: bob.userId,
    });
    const added = apiKey(newKey().publicKey);
    await inSession.client.createApiKeys(
      inSession.request("ACTIVITY_TYPE_CREATE_API_KEYS_V2", { userId: bob.userId, apiKeys: [added as never] }),
    );
    const { apiKeys } = await readUser(root, bob.userId);
    expect(apiKeys).toHaveLength(3);
    expect(apiKeys[1]).toMatchObject({
      apiKeyId: result.apiKeyId,
      apiKeyName: "Read-write session",
      expirationSeconds: "900",
      credential: { publicKey: key.publicKey, type: "CREDENTIAL_TYPE_READ_WRITE_SESSION_KEY_P256" },
    });
  });

  test("its key has the name and lifetime that were asked for, and then ends", async () => {
    const bob = await newUser(root);
    const { result, key } = await open(bob, { apiKeyName: "Browser", expirationSeconds: "60" });
    const { apiKeys } = await readUser(root, bob.userId);
    expect(apiKeys.find(({ apiKeyId }) => apiKeyId === result.apiKeyId)).toMatchObject({
      apiKeyName: "Browser",
      expirationSeconds: "60",
    });
    const whoami = () => new Person(service, key, bob).client.getWhoami({ organizationId: bob.organizationId });
    expect(await whoami()).toMatchObject({ userId: bob.userId });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    await expect(whoami()).rejects.toMatchObject(
      refusal(ErrorCode.UNAUTHENTICATED, "desc = expired api key publicKey"),
    );
  });

  test("the older version finds the user by the e-mail address", async () => {
    const branch = await newSubOrganization(root);
    const userOf = (userEmail: string, userName: string) => ({
      userName,
      userEmail,
      apiKeys: [],
      authenticators: [],
      userTags: [],
    });
    const { activity: made } = await branch.client.createUsers(
      branch.request("ACTIVITY_TYPE_CREATE_USERS_V2", {
        users: [userOf("ada@example.com", "Ada"), userOf("twin@example.com", "A"), userOf("twin@example.com", "B")],
      }),
    );
    const [ada] = resultOf(made, "createUsersResult").userIds;
    const { targetPublicKey, open } = newTarget();
    const asking = service.as(await branchKey(branch));
    const log = (email: string) =>
      asking.createReadWriteSessionV1({
        organizationId: branch.organizationId,
        parameters: { targetPublicKey, email },
      });
    const { activity } = await log("ada@example.com");
    const result = resultOf(activity, "createReadWriteSessionResult");
    expect(result).toMatchObject({ userId: ada, username: "Ada" });
    const { organizationId } = branch;
    const key = open(result.credentialBundle);
    expect(await new Person(service, key, branch).client.getWhoami({ organizationId })).toMatchObject({ userId: ada });
    await expect(log("eve@example.com")).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "email: no user of this organization has "),
    );
    await expect(log("twin@example.com")).rejects.toMatchObject(
      refusal(ErrorCode.FAILED_PRECONDITION, "email: 2 users of this organization"),
    );
  });

  /** A key of the root user of a branch that the generated client can stamp with. */
  const branchKey = async (branch: Person) => {
    const key = newKey();
    await branch.client.createApiKeys(
      branch.request("ACTIVITY_TYPE_CREATE_API_KEYS_V2", {
        userId: branch.userId,
        apiKeys: [apiKey(key.publicKey) as never],
      }),
    );
    return key;
  };

  test("one's own takes no policy; another's is for the root quorum and policies", async () => {
    const bob = await newUser(root);
    const eve = await newUser(root);
    expect((await open(bob, { userId: bob.userId })).result.userId).toBe(bob.userId);
    await expect(open(eve, { userId: bob.userId })).rejects.toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "policy engine denied"),
    );
    expect((await open(root, { userId: bob.userId })).result.userId).toBe(bob.userId);
    await root.client.createPolicy(
      root.request("ACTIVITY_TYPE_CREATE_POLICY_V3", {
        policyName: "Eve logs people in",
        effect: "EFFECT_ALLOW",
        condition: "activity.type == 'ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2'",
        consensus: `approvers.any(user, user.id == '${eve.userId}')`,
        notes: "",
      }),
    );
    expect((await open(eve, { userId: bob.userId })).result.userId).toBe(bob.userId);
    // But nobody comes to be root by a policy.
    await expect(open(eve, { userId: root.userId })).rejects.toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "requires the root quorum"),
    );
  });

  test("users of other organizations, target keys that are none and odd lifetimes are refused", async () => {
    const branch = await newSubOrganization(root);
    await expect(open(root, { userId: branch.userId })).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "userId: no user"),
    );
    await expect(open(root, { expirationSeconds: "0" })).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "expirationSeconds: 0"),
    );
    const request = root.request("ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2", {
      targetPublicKey: `04${"11".repeat(64)}`,
    });
    await expect(root.client.createReadWriteSession(request)).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "targetPublicKey: "),
    );
  });

  test("users of the parent open none in a sub-organization", async () => {
    const branch = await newSubOrganization(root);
    const { targetPublicKey } = newTarget();
    const request = {
      ...root.request("ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2", { targetPublicKey, userId: branch.userId }),
      organizationId: branch.organizationId,
    };
    await expect(root.client.createReadWriteSession(request)).rejects.toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "users of the parent organization"),
    );
  });

  test("an eleventh expiring key takes the place of the oldest", async () => {
    const bob = await newUser(root);
    const ids: string[] = [];
    for (let count = 0; count < 11; count++) ids.push((await open(bob, {})).result.apiKeyId);
    const { apiKeys } = await readUser(root, bob.userId);
    expect(apiKeys.slice(1).map(({ apiKeyId }) => apiKeyId)).toEqual(ids.slice(1));
  });
});
