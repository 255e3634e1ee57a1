import { ErrorCode } from "@countersign/api";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { nonceFor } from "../../oidc/issuer.js";
import { Person, newBareUser, newUser, rootUser } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { entryOf, firstOf, resultOf } from "../../support/results.js";
import { newKey } from "../../support/service.js";
import type { ApiKeyPair } from "../../support/service.js";
import { readUser } from "../people/credentials.js";
import { activityOf, bodyOf, sessionOf, submit } from "../sessions/login.js";
import { linked, newAccount, openIssuerWorld, whoami } from "./accounts.js";
import type { IssuerWorld } from "./accounts.js";

describe("sessions by an account at an issuer", () => {
  let world: IssuerWorld;
  let rootKey: ApiKeyPair;
  beforeAll(async () => {
    world = await openIssuerWorld();
    const { apiPublicKey: publicKey, apiPrivateKey: privateKey } = world.service.root;
    rootKey = { publicKey, privateKey };
  });
  afterAll(() => world.close());
  afterEach(() => void vi.useRealTimers());

  const bound = (account: string, { publicKey }: ApiKeyPair, more: object = {}) =>
    world.issuer.logIn({ account, nonce: nonceFor(publicKey), ...more });
  const ask = (organizationId: string, parameters: object, by = rootKey) => {
    const body = bodyOf("ACTIVITY_TYPE_OAUTH_LOGIN", organizationId, parameters);
    return submit(world.service, "oauth_login", body, by);
  };
  const sessionBy = async (organizationId: string, parameters: object) => {
    const { result } = activityOf(await ask(organizationId, parameters));
    return sessionOf(world.service, String(entryOf(result, "oauthLoginResult")["session"]));
  };
  const bob = async () => {
    const account = newAccount();
    const user = await newBareUser(world.root);
    await linked(world.root, user.userId, await world.issuer.logIn({ account }));
    return { account, user };
  };

  test("make the key to which the token is bound a key of the linked user", async () => {
    const { account, user } = await bob();
    const own = newKey();
    const { organizationId, userId } = user;
    const parameters = { oidcToken: await bound(account, own), publicKey: own.publicKey, expirationSeconds: "60" };
    expect(await sessionBy(organizationId, parameters)).toMatchObject({
      public_key: own.publicKey,
      user_id: userId,
      organization_id: organizationId,
    });
    expect(await whoami(world.service, own, organizationId)).toMatchObject({ userId });
    expect((await readUser(world.root, userId)).apiKeys).toMatchObject([
      {
        apiKeyName: "Login with OAuth",
        expirationSeconds: "60",
        credential: { publicKey: own.publicKey, type: "CREDENTIAL_TYPE_LOGIN" },
      },
    ]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    await expect(whoami(world.service, own, organizationId)).rejects.toMatchObject(
      refusal(ErrorCode.UNAUTHENTICATED, "desc = expired api key publicKey"),
    );
  });

  test("are asked for by the parent, for users of a sub-organization and not of the parent", async () => {
    const account = newAccount();
    const oauthProviders = [{ providerName: "Accounts", oidcToken: await world.issuer.logIn({ account }) }];
    const created = await world.root.client.createSubOrganization(
      world.root.request("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", {
        subOrganizationName: "Customer",
        rootUsers: [{ ...rootUser(newKey()), apiKeys: [], oauthProviders }],
        rootQuorumThreshold: 1,
      }),
    );
    const { subOrganizationId, rootUserIds } = resultOf(created.activity, "createSubOrganizationResultV7");
    const [own, userId] = [newKey(), firstOf(rootUserIds)];
    const parameters = { oidcToken: await bound(account, own), publicKey: own.publicKey };
    expect(await sessionBy(subOrganizationId, parameters)).toMatchObject({ user_id: userId });
    await newBareUser(new Person(world.service, own, { organizationId: subOrganizationId, userId }));
    expect((await ask(world.root.organizationId, parameters)).body).toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "oidcToken: no user of this organization is linked"),
    );
  });

  test("invalidateExisting ends those of all logins of the user", async () => {
    const { account, user } = await bob();
    const [first, second] = [newKey(), newKey()];
    const { organizationId } = user;
    for (const [own, invalidateExisting] of [
      [first, false],
      [second, true],
    ] as const) {
      const { publicKey } = own;
      await sessionBy(organizationId, { oidcToken: await bound(account, own), publicKey, invalidateExisting });
    }
    await expect(whoami(world.service, first, organizationId)).rejects.toMatchObject({
      code: ErrorCode.UNAUTHENTICATED,
    });
    expect(await whoami(world.service, second, organizationId)).toBeDefined();
  });

  test("are refused with tokens bound to no key, to another key, or to the key in another spelling", async () => {
    const { account, user } = await bob();
    const own = newKey();
    const { publicKey } = own;
    const plain = await world.issuer.logIn({ account });
    const digest = await world.issuer.logIn({ account, nonce: nonceFor(publicKey).toUpperCase() });
    for (const oidcToken of [plain, digest, await bound(account, newKey())]) {
      expect((await ask(user.organizationId, { oidcToken, publicKey })).body).toMatchObject(
        refusal(ErrorCode.INVALID_ARGUMENT, "oidcToken: the token is not bound to the public key"),
      );
    }
    const upper = { oidcToken: await bound(account, own), publicKey: publicKey.toUpperCase() };
    expect((await ask(user.organizationId, upper)).body).toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "not bound"),
    );
    expect((await readUser(world.root, user.userId)).apiKeys).toEqual([]);
  });

  test("are refused with tokens that are forged, expired, or of other accounts and apps", async () => {
    const { account, user } = await bob();
    const own = newKey();
    const { publicKey } = own;
    const token = await bound(account, own);
    const [header, payload] = token.split(".") as [string, string];
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    for (const [oidcToken, code] of [
      [`${none}.${payload}.`, 3],
      [`${header}.${payload}.AAAA`, 3],
      ["", 3],
      [await bound(newAccount(), own), 5],
      [await bound(account, own, { clientId: "other-app" }), 5],
    ] as const) {
      expect((await ask(user.organizationId, { oidcToken, publicKey })).body).toMatchObject({ code });
    }
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_700_000 });
    expect((await ask(user.organizationId, { oidcToken: token, publicKey })).body).toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "oidcToken: the token has expired"),
    );
  });

  test("take a policy where a user asks who is not root", async () => {
    const { account, user } = await bob();
    const own = newKey();
    const eve = newKey();
    const asking = await newUser(world.root, { key: eve });
    const parameters = { oidcToken: await bound(account, own), publicKey: own.publicKey };
    expect((await ask(user.organizationId, parameters, eve)).body).toMatchObject(
      refusal(ErrorCode.PERMISSION_DENIED, "policy engine denied"),
    );
    await world.root.client.createPolicy(
      world.root.request("ACTIVITY_TYPE_CREATE_POLICY_V3", {
        policyName: "Eve passes logins on",
        effect: "EFFECT_ALLOW",
        condition: "activity.type == 'ACTIVITY_TYPE_OAUTH_LOGIN'",
        consensus: `approvers.any(user, user.id == '${asking.userId}')`,
        notes: "",
      }),
    );
    expect((await ask(user.organizationId, parameters, eve)).status).toBe(200);
  });

  test("neither token nor session is kept", async () => {
    const { account, user } = await bob();
    const own = newKey();
    const oidcToken = await bound(account, own);
    const { organizationId } = user;
    const { id, result } = activityOf(await ask(organizationId, { oidcToken, publicKey: own.publicKey }));
    const { activity } = await world.root.client.getActivity({ organizationId, activityId: id });
    const kept = JSON.stringify(activity);
    expect(activity.result).toEqual({ oauthLoginResult: { session: "" } });
    const session = String(entryOf(result, "oauthLoginResult")["session"]);
    for (const secret of [oidcToken, entryOf(oidcToken.split("."), 2), session]) expect(kept).not.toContain(secret);
    for (const secret of [oidcToken, session]) expect(world.service.logs.join("")).not.toContain(secret);
  });
});
