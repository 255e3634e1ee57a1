import { ErrorCode } from "@countersign/api";
import { decryptCredentialBundle } from "@turnkey/crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { newSigningKey, nonceFor, startIssuer } from "../../oidc/issuer.js";
import type { Issuer, Login } from "../../oidc/issuer.js";
import { Person, newBareUser, rootUser } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { resultOf } from "../../support/results.js";
import { newKey } from "../../support/service.js";
import type { ApiKeyPair, RunningService } from "../../support/service.js";
import { readUser } from "../people/credentials.js";
import { boundToken, keyIn, linked, logIn, newAccount, newTarget, openIssuerWorld, whoami } from "./accounts.js";
import type { IssuerWorld } from "./accounts.js";

describe("logging in with an account at an issuer", () => {
  let world: IssuerWorld;
  let issuer: Issuer;
  let service: RunningService;
  let root: Person;
  beforeAll(async () => {
    world = await openIssuerWorld();
    ({ issuer, service, root } = world);
  });
  afterAll(() => world.close());
  afterEach(() => void vi.useRealTimers());

  const tokenOf = (account: string, more: Partial<Login> = {}) => issuer.logIn({ account, ...more });
  const bound = (account: string, target: ApiKeyPair, more: Partial<Login> = {}) =>
    boundToken(issuer, account, target, more);

  test("makes a key that only the target key opens, and that works for the linked user", async () => {
    const [account, target] = [newAccount(), newTarget()];
    const bob = await newBareUser(root);
    await linked(root, bob.userId, await tokenOf(account));
    const { result, status } = await logIn(root, await bound(account, target), target.publicKey);
    const { userId, apiKeyId, credentialBundle } = resultOf({ result }, "oauthResult");
    expect([status, userId]).toEqual(["ACTIVITY_STATUS_COMPLETED", bob.userId]);
    const key = keyIn(credentialBundle, target);
    expect(await whoami(service, key, root.organizationId)).toMatchObject({ userId: bob.userId });
    expect((await readUser(root, bob.userId)).apiKeys).toMatchObject([
      {
        apiKeyId,
        apiKeyName: "OAuth login",
        expirationSeconds: "900",
        credential: { type: "CREDENTIAL_TYPE_OAUTH_KEY_P256", publicKey: key.publicKey },
      },
    ]);
    expect(() => decryptCredentialBundle(credentialBundle, newTarget().privateKey)).toThrow("Error decrypting bundle");
  });

  test("takes a name and a lifetime for the key, after which it works no more", async () => {
    const [account, target] = [newAccount(), newTarget()];
    const bob = await newBareUser(root);
    await linked(root, bob.userId, await tokenOf(account));
    const wish = { apiKeyName: "Phone", expirationSeconds: "60" };
    const { result } = await logIn(root, await bound(account, target), target.publicKey, wish);
    const key = keyIn(resultOf({ result }, "oauthResult").credentialBundle, target);
    expect((await readUser(root, bob.userId)).apiKeys).toMatchObject([wish]);
    await whoami(service, key, root.organizationId);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    await expect(whoami(service, key, root.organizationId)).rejects.toMatchObject(
      refusal(ErrorCode.UNAUTHENTICATED, "desc = expired api key publicKey"),
    );
  });

  test("is asked for by the parent for users of a sub-organization, who have no other way in", async () => {
    const [account, target] = [newAccount(), newTarget()];
    const oauthProviders = [{ providerName: "Accounts", oidcToken: await tokenOf(account) }];
    const rootUsers = [{ ...rootUser(newKey()), apiKeys: [], oauthProviders }];
    const parameters = { subOrganizationName: "Customer", rootUsers, rootQuorumThreshold: 1 };
    const created = await root.client.createSubOrganization(
      root.request("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", parameters),
    );
    const { subOrganizationId, rootUserIds } = resultOf(created.activity, "createSubOrganizationResultV7");
    const [userId] = rootUserIds as [string];
    const customer = new Person(service, root.key, { organizationId: subOrganizationId, userId });
    expect((await readUser(customer, userId)).oauthProviders).toMatchObject([
      { providerName: "Accounts", issuer: issuer.url, audience: "wallet-app", subject: account },
    ]);
    const token = await bound(account, target);
    const { result } = await logIn(root.within(customer), token, target.publicKey);
    const key = keyIn(resultOf({ result }, "oauthResult").credentialBundle, target);
    expect(resultOf({ result }, "oauthResult").userId).toBe(userId);
    expect(await whoami(service, key, subOrganizationId)).toMatchObject({ organizationId: subOrganizationId, userId });
    // They are root there, and nobody in the parent.
    await newBareUser(new Person(service, key, { organizationId: subOrganizationId, userId }));
    const outside = new Person(service, key, root).client.getUsers({ organizationId: root.organizationId });
    await expect(outside).rejects.toMatchObject({ code: ErrorCode.UNAUTHENTICATED });
    await expect(logIn(root, token, target.publicKey)).rejects.toMatchObject(
      refusal(ErrorCode.NOT_FOUND, "oidcToken: no user"),
    );
  });

  test("is refused with a token that is bound to another key, or to none", async () => {
    const [account, target] = [newAccount(), newTarget()];
    const bob = await newBareUser(root);
    const plain = await tokenOf(account);
    await linked(root, bob.userId, plain);
    const stolen = await bound(account, newTarget());
    for (const token of [plain, stolen]) {
      await expect(logIn(root, token, target.publicKey)).rejects.toMatchObject(
        refusal(ErrorCode.INVALID_ARGUMENT, "oidcToken: the token is not"),
      );
    }
    // The target key is bound in the very spelling in which it is sent.
    const token = await bound(account, target);
    await expect(logIn(root, token, target.publicKey.toUpperCase())).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "not bound"),
    );
    expect((await readUser(root, bob.userId)).apiKeys).toEqual([]);
  });

  test("is refused with a token for another app, of another account, or of another issuer", async () => {
    const [account, target] = [newAccount(), newTarget()];
    const bob = await newBareUser(root);
    await linked(root, bob.userId, await tokenOf(account));
    const elsewhere = await startIssuer();
    try {
      const nonce = nonceFor(target.publicKey);
      for (const token of [
        await bound(account, target, { clientId: "other-app" }),
        await bound(newAccount(), target),
        await elsewhere.logIn({ account, nonce }),
      ]) {
        await expect(logIn(root, token, target.publicKey)).rejects.toMatchObject(
          refusal(ErrorCode.NOT_FOUND, "oidcToken: no user"),
        );
      }
    } finally {
      await elsewhere.close();
    }
    expect((await readUser(root, bob.userId)).apiKeys).toEqual([]);
  });

  test("is refused with a token that has expired or was tampered with", async () => {
    const [account, target] = [newAccount(), newTarget()];
    const bob = await newBareUser(root);
    await linked(root, bob.userId, await tokenOf(account));
    const token = await bound(account, target);
    const [header, payload, signature] = token.split(".") as [string, string, string];
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    for (const forged of [`${none}.${payload}.`, `${none}.${payload}.${signature}`, `${header}.${payload}.AAAA`]) {
      await expect(logIn(root, forged, target.publicKey)).rejects.toMatchObject(
        refusal(ErrorCode.INVALID_ARGUMENT, "oidcToken: "),
      );
    }
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_700_000 });
    await expect(logIn(root, token, target.publicKey)).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "oidcToken: the token has expired"),
    );
    expect((await readUser(root, bob.userId)).apiKeys).toEqual([]);
  });

  test("needs a target key on P-256", async () => {
    const account = newAccount();
    const bob = await newBareUser(root);
    await linked(root, bob.userId, await tokenOf(account));
    const token = await tokenOf(account, { nonce: nonceFor("04abcd") });
    await expect(logIn(root, token, "04abcd")).rejects.toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, "P-256"));
  });

  test("goes on after the issuer has changed its keys", async () => {
    const [account, target] = [newAccount(), newTarget()];
    const bob = await newBareUser(root);
    await linked(root, bob.userId, await tokenOf(account));
    issuer.use(await newSigningKey(`key-${account}`));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10_000 });
    const { result } = await logIn(root, await bound(account, target), target.publicKey);
    expect(resultOf({ result }, "oauthResult").userId).toBe(bob.userId);
  });

  test("leaves neither the key nor the token in the log, and no part of a token in refusals", async () => {
    const [account, target] = [newAccount(), newTarget()];
    const bob = await newBareUser(root);
    await linked(root, bob.userId, await tokenOf(account));
    const token = await bound(account, target);
    const { result } = await logIn(root, token, target.publicKey);
    const { privateKey } = keyIn(resultOf({ result }, "oauthResult").credentialBundle, target);
    const wrong = await bound(account, newTarget());
    const error = await logIn(root, wrong, target.publicKey).catch((reason: unknown) => reason);
    for (const part of wrong.split(".")) expect(String((error as Error).message)).not.toContain(part);
    const log = service.logs.join("");
    for (const secret of [privateKey, token, wrong]) expect(log).not.toContain(secret);
  });
});
