import { ErrorCode } from "@countersign/api";
import { verifySessionJwtSignature } from "turnkey-crypto-newest";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { Person, newSubOrganization, newUser, rootOf, rootUser } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { entryOf, present, resultOf } from "../../support/results.js";
import { stampOf } from "../../support/stamp.js";
import { newKey, startService } from "../../support/service.js";
import type { ApiKeyPair, RunningService } from "../../support/service.js";
import { addAuthenticators, newAuthenticator, readUser } from "../people/credentials.js";
import { activityOf, bodyOf, publicKeysOf, sessionOf, stampLogin, submit } from "./login.js";

describe("logging in with a stamp", () => {
  let service: RunningService;
  let root: Person;
  let rootKey: ApiKeyPair;
  beforeAll(async () => {
    service = await startService();
    root = rootOf(service);
    rootKey = { publicKey: service.root.apiPublicKey, privateKey: service.root.apiPrivateKey };
  });
  afterAll(() => service.close());
  afterEach(() => void vi.useRealTimers());

  const withKey = async () => {
    const key = newKey();
    return { key, user: await newUser(root, { key }) };
  };
  const whoami = (key: ApiKeyPair, organizationId: string) =>
    new Person(service, key, { organizationId, userId: "" }).client.getWhoami({ organizationId });
  const refused = async (by: ApiKeyPair, organizationId: string, parameters: object) => {
    const body = bodyOf("ACTIVITY_TYPE_STAMP_LOGIN", organizationId, parameters);
    return (await submit(service, "stamp_login", body, by)).body;
  };

  test("makes the given key a key of the caller's, and says so in a JWT that the clients' library verifies", async () => {
    const { key, user } = await withKey();
    const own = newKey();
    const before = Math.floor(Date.now() / 1000);
    const session = await stampLogin(service, key, user.organizationId, { publicKey: own.publicKey });
    const claims = await sessionOf(service, session);
    const { issuer } = await publicKeysOf(service);
    expect(issuer).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
    expect(claims).toEqual({
      iss: issuer,
      aud: user.organizationId,
      exp: expect.any(Number) as number,
      public_key: own.publicKey,
      session_type: "SESSION_TYPE_READ_WRITE",
      user_id: user.userId,
      organization_id: user.organizationId,
    });
    expect(Number(claims["exp"]) - before - 900).toBeLessThan(60);
    expect(Number(claims["exp"])).toBeGreaterThanOrEqual(before + 900);
    expect(await whoami(own, user.organizationId)).toMatchObject({ userId: user.userId });
    expect((await readUser(root, user.userId)).apiKeys[1]).toMatchObject({
      apiKeyName: "Login with a stamp",
      expirationSeconds: "900",
      credential: { publicKey: own.publicKey, type: "CREDENTIAL_TYPE_LOGIN" },
    });
  });

  test("a JWT is for the back end of the organization's parent, where it has one", async () => {
    const tenant = await newSubOrganization(root);
    const session = await stampLogin(service, tenant.key, tenant.organizationId, { publicKey: newKey().publicKey });
    const { issuer } = await publicKeysOf(service);
    expect(await sessionOf(service, session)).toMatchObject({
      iss: issuer,
      aud: root.organizationId,
      organization_id: tenant.organizationId,
    });
  });

  test("a JWT is of the key for sessions, and of no other", async () => {
    const session = await stampLogin(service, rootKey, root.organizationId, { publicKey: newKey().publicKey });
    const { bundles } = await publicKeysOf(service);
    expect(await verifySessionJwtSignature(session, bundles)).toBe(false);
    const [header, , signature] = session.split(".");
    const other = Buffer.from('{"user_id":"x"}').toString("base64url");
    const { sessions } = await publicKeysOf(service);
    expect(await verifySessionJwtSignature(`${header}.${other}.${signature}`, sessions)).toBe(false);
  });

  test("the session submits, opens the next one, and ends", async () => {
    const { user, key } = await withKey();
    const [first, second] = [newKey(), newKey()];
    await stampLogin(service, key, user.organizationId, { publicKey: first.publicKey, expirationSeconds: "60" });
    const session = await stampLogin(service, first, user.organizationId, {
      publicKey: second.publicKey.toUpperCase().replace(/^0X/, ""),
      expirationSeconds: "120",
    });
    expect(await sessionOf(service, session)).toMatchObject({ public_key: second.publicKey });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    await expect(whoami(first, user.organizationId)).rejects.toMatchObject(
      refusal(ErrorCode.UNAUTHENTICATED, "desc = expired api key publicKey"),
    );
    expect(await whoami(second, user.organizationId)).toMatchObject({ userId: user.userId });
  });

  test("invalidateExisting ends the user's other sessions, and neither other keys nor other users' sessions", async () => {
    const [bob, eve] = [await withKey(), await withKey()];
    const keys = [newKey(), newKey(), newKey(), newKey()];
    const [first, second, third, hers] = keys as [ApiKeyPair, ApiKeyPair, ApiKeyPair, ApiKeyPair];
    const { organizationId } = root;
    await stampLogin(service, eve.key, organizationId, { publicKey: hers.publicKey });
    await stampLogin(service, bob.key, organizationId, { publicKey: first.publicKey });
    await stampLogin(service, bob.key, organizationId, { publicKey: second.publicKey });
    await stampLogin(service, second, organizationId, { publicKey: third.publicKey, invalidateExisting: true });
    for (const ended of [first, second]) {
      await expect(whoami(ended, organizationId)).rejects.toMatchObject(
        refusal(ErrorCode.UNAUTHENTICATED, "could not find public key in organization"),
      );
    }
    for (const live of [third, bob.key, hers]) expect(await whoami(live, organizationId)).toBeDefined();
  });

  test("the same key again renews its session; another credential's key is refused", async () => {
    const [bob, eve] = [await withKey(), await withKey()];
    const { organizationId } = root;
    const { publicKey } = newKey();
    await stampLogin(service, bob.key, organizationId, { publicKey, expirationSeconds: "60" });
    await stampLogin(service, bob.key, organizationId, { publicKey, expirationSeconds: "600" });
    const { apiKeys } = await readUser(root, bob.user.userId);
    expect(apiKeys.slice(1)).toMatchObject([{ expirationSeconds: "600", credential: { publicKey } }]);
    for (const taken of [publicKey, bob.key.publicKey, eve.key.publicKey]) {
      expect(await refused(eve.key, organizationId, { publicKey: taken })).toMatchObject(
        refusal(ErrorCode.ALREADY_EXISTS, "publicKey: "),
      );
    }
    expect(await refused(bob.key, organizationId, { publicKey: bob.key.publicKey })).toMatchObject({
      code: ErrorCode.ALREADY_EXISTS,
    });
  });

  test("a passkey logs in to its sub-organization by the id of the parent", async () => {
    const branch = await newSubOrganization(root);
    const { authenticator, params } = newAuthenticator();
    await addAuthenticators(branch, branch.userId, [params]);
    const own = newKey();
    const body = bodyOf("ACTIVITY_TYPE_STAMP_LOGIN", root.organizationId, { publicKey: own.publicKey });
    const activity = activityOf(
      await submit(service, "stamp_login", body, { "X-Stamp-Webauthn": authenticator.stamp(body) }),
    );
    expect(activity).toMatchObject({ status: "ACTIVITY_STATUS_COMPLETED", organizationId: branch.organizationId });
    const { session } = entryOf(activity.result, "stampLoginResult");
    expect(await sessionOf(service, String(session))).toMatchObject({
      user_id: branch.userId,
      organization_id: branch.organizationId,
    });
    expect(await whoami(own, branch.organizationId)).toMatchObject({ userId: branch.userId });
    await expect(
      new Person(service, own, root).client.getUsers({ organizationId: root.organizationId }),
    ).rejects.toMatchObject({
      code: ErrorCode.UNAUTHENTICATED,
    });
  });

  test("an API key does so too, unless its holder has logged in to two sub-organizations by name", async () => {
    const key = newKey();
    const create = async () => {
      const { activity } = await root.client.createSubOrganization(
        root.request("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", {
          subOrganizationName: "Customer",
          rootUsers: [rootUser(key)],
          rootQuorumThreshold: 1,
        }),
      );
      return resultOf(activity, "createSubOrganizationResultV7").subOrganizationId;
    };
    const first = await create();
    const { publicKey } = newKey();
    const claims = async (named: string) => sessionOf(service, await stampLogin(service, key, named, { publicKey }));
    expect(await claims(root.organizationId)).toMatchObject({ organization_id: first });
    const second = await create();
    expect(await claims(root.organizationId)).toMatchObject({ organization_id: first });
    for (const named of [first, second]) expect(await claims(named)).toMatchObject({ organization_id: named });
    expect(await refused(key, root.organizationId, { publicKey })).toMatchObject(
      refusal(ErrorCode.UNAUTHENTICATED, "more than one suborg"),
    );
    // Whoever only knows the public key learns nothing.
    const body = bodyOf("ACTIVITY_TYPE_STAMP_LOGIN", root.organizationId, { publicKey });
    const { "X-Stamp": stamp = "" } = await stampOf(newKey(), body);
    const json = JSON.parse(Buffer.from(stamp, "base64url").toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...json, publicKey: key.publicKey })).toString("base64url");
    const answer = await submit(service, "stamp_login", body, { "X-Stamp": forged });
    expect(answer.body).toMatchObject(refusal(ErrorCode.UNAUTHENTICATED, "could not find public key in organization"));
  });

  test("other operations of a sub-organization's user are not found by the parent's id", async () => {
    const branch = await newSubOrganization(root);
    const request = { ...branch.request("ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION", {}), ...root };
    const { type, timestampMs, parameters, organizationId } = request;
    const asked = branch.client.createReadOnlySession({ type, timestampMs, parameters, organizationId });
    await expect(asked).rejects.toMatchObject(
      refusal(ErrorCode.UNAUTHENTICATED, "could not find public key in organization"),
    );
  });

  test("users of the parent do not log in to a sub-organization", async () => {
    const branch = await newSubOrganization(root);
    const { publicKey } = newKey();
    expect(await refused(rootKey, branch.organizationId, { publicKey })).toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "users of the parent organization"),
    );
  });

  test("needs no policy, but a policy can deny it", async () => {
    const { key, user } = await withKey();
    await stampLogin(service, key, root.organizationId, { publicKey: newKey().publicKey });
    const { activity } = await root.client.createPolicy(
      root.request("ACTIVITY_TYPE_CREATE_POLICY_V3", {
        policyName: "No logins",
        effect: "EFFECT_DENY",
        condition: "activity.resource == 'AUTH' && activity.action == 'CREATE'",
        consensus: `approvers.any(user, user.id == '${user.userId}')`,
        notes: "",
      }),
    );
    expect(await refused(key, root.organizationId, { publicKey: newKey().publicKey })).toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "policy engine denied request explicitly"),
    );
    const { policyId } = resultOf(activity, "createPolicyResult");
    await root.client.deletePolicy(root.request("ACTIVITY_TYPE_DELETE_POLICY", { policyId }));
  });

  test("a root user of several logs in alone: their own session is nobody else's affair", async () => {
    const keys = [newKey(), newKey()] as const;
    const { activity } = await root.client.createSubOrganization(
      root.request("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", {
        subOrganizationName: "Two of two",
        rootUsers: keys.map((key) => rootUser(key)),
        rootQuorumThreshold: 2,
      }),
    );
    const { subOrganizationId, rootUserIds } = resultOf(activity, "createSubOrganizationResultV7");
    const own = newKey();
    await stampLogin(service, keys[0], subOrganizationId, { publicKey: own.publicKey });
    expect(await whoami(own, subOrganizationId)).toMatchObject({ userId: present(rootUserIds, "rootUserIds")[0] });
  });

  test("keys that are none, odd lifetimes and unknown profiles are refused by name, and make no key", async () => {
    const { key, user } = await withKey();
    const { publicKey } = newKey();
    for (const [parameters, code, message] of [
      [{ publicKey: "" }, 3, "publicKey: "],
      [{ publicKey: `02${"00".repeat(31)}` }, 3, "publicKey: "],
      [{ publicKey: `04${"11".repeat(64)}` }, 3, "publicKey: a key on P-256 is"],
      [{ publicKey: `02${"ff".repeat(32)}` }, 3, "publicKey: not a point on P-256"],
      [{ publicKey, expirationSeconds: "0" }, 3, "expirationSeconds: 0 is not a lifetime from 1 to 31536000"],
      [{ publicKey, expirationSeconds: "31536001" }, 3, "expirationSeconds: 31536001"],
      [{ publicKey, expirationSeconds: "-1" }, 3, "expirationSeconds"],
      [{ publicKey, sessionProfileId: user.userId }, 5, "sessionProfileId: no session profile"],
      [{}, 3, "publicKey"],
    ] as const) {
      expect(await refused(key, root.organizationId, parameters)).toMatchObject(refusal(code, message));
    }
    expect((await readUser(root, user.userId)).apiKeys).toHaveLength(1);
  });

  test("an eleventh session takes the place of the oldest", async () => {
    const { key, user } = await withKey();
    const keys = Array.from({ length: 11 }, newKey);
    for (const { publicKey } of keys) await stampLogin(service, key, root.organizationId, { publicKey });
    const { apiKeys } = await readUser(root, user.userId);
    expect(apiKeys.slice(1).map(({ credential }) => credential.publicKey)).toEqual(
      keys.slice(1).map(({ publicKey }) => publicKey),
    );
  });

  test("the session is in the first answer alone", async () => {
    const { key, user } = await withKey();
    const body = bodyOf("ACTIVITY_TYPE_STAMP_LOGIN", root.organizationId, { publicKey: newKey().publicKey });
    const first = activityOf(await submit(service, "stamp_login", body, key));
    expect(entryOf(first.result, "stampLoginResult")["session"]).toMatch(/^ey/);
    const again = activityOf(await submit(service, "stamp_login", body, key));
    expect([again.id, again.result]).toEqual([first.id, { stampLoginResult: { session: "" } }]);
    const { organizationId } = user;
    const { activity } = await root.client.getActivity({ organizationId, activityId: first.id });
    expect(activity.result).toEqual({ stampLoginResult: { session: "" } });
  });

  test("a read-only session opens none", async () => {
    const { activity } = await root.client.createReadOnlySession(
      root.request("ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION", {}),
    );
    const { session } = resultOf(activity, "createReadOnlySessionResult");
    const body = bodyOf("ACTIVITY_TYPE_STAMP_LOGIN", root.organizationId, { publicKey: newKey().publicKey });
    const answer = await submit(service, "stamp_login", body, { "X-Session": session });
    expect(answer).toMatchObject({
      status: 403,
      body: refusal(ErrorCode.PERMISSION_DENIED, "X-Session: sessions are read-only"),
    });
  });

  test("logins with one key at the same time leave one key", async () => {
    const { key, user } = await withKey();
    const { publicKey } = newKey();
    const logins = [1, 2, 3, 4].map(() => stampLogin(service, key, root.organizationId, { publicKey }));
    await Promise.all(logins);
    const { apiKeys } = await readUser(root, user.userId);
    expect(apiKeys.filter(({ credential }) => credential.publicKey === publicKey)).toHaveLength(1);
  });
});
