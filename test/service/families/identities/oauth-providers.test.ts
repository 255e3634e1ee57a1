import { ErrorCode } from "@countersign/api";
import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Issuer, Login } from "../../oidc/issuer.js";
import { configurationPath, startPaperIssuer } from "../../oidc/paper-issuer.js";
import { Person, newBareUser, newSubOrganization, newUser, rootOf } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { firstOf, present, resultOf } from "../../support/results.js";
import { startService } from "../../support/service.js";
import type { ApiKeyPair, RunningService } from "../../support/service.js";
import { readUser } from "../people/credentials.js";
import { boundToken, keyIn, link, linked, logIn, newAccount, newTarget, openIssuerWorld, unlink } from "./accounts.js";
import type { IssuerWorld } from "./accounts.js";

describe("accounts at issuers", () => {
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

  describe("linking", () => {
    test("keeps who issued the token, for which app and about whom; several at once, in their order", async () => {
      const [one, two] = [newAccount(), newAccount()];
      const bob = await newBareUser(root);
      const ids = await linked(root, bob.userId, await tokenOf(one), await tokenOf(two, { clientId: "other-app" }));
      const { oauthProviders } = await readUser(root, bob.userId);
      expect(oauthProviders).toMatchObject([
        { providerId: ids[0], providerName: "Accounts", issuer: issuer.url, audience: "wallet-app", subject: one },
        { providerId: ids[1], providerName: "Accounts", issuer: issuer.url, audience: "other-app", subject: two },
      ]);
      const { organizationId } = root;
      expect(await root.client.getOauthProviders({ organizationId, userId: bob.userId })).toEqual({ oauthProviders });
    });

    test("is done by users for themselves, and not for others", async () => {
      const [bob, eve] = [await newUser(root), await newUser(root)];
      const token = await tokenOf(newAccount());
      await expect(link(eve, bob.userId, [token])).rejects.toMatchObject({ code: ErrorCode.PERMISSION_DENIED });
      expect(await linked(bob, bob.userId, token)).toHaveLength(1);
    });

    test("gives an account to one user of an organization only, once", async () => {
      const account = newAccount();
      const [bob, eve] = [await newBareUser(root), await newBareUser(root)];
      const token = await tokenOf(account);
      await expect(link(root, bob.userId, [token, await tokenOf(account)])).rejects.toMatchObject(
        refusal(ErrorCode.INVALID_ARGUMENT, "oauthProviders.1.oidcToken: the request has this account twice"),
      );
      await linked(root, bob.userId, token);
      for (const { userId } of [bob, eve]) {
        await expect(link(root, userId, [await tokenOf(account)])).rejects.toMatchObject(
          refusal(ErrorCode.ALREADY_EXISTS, "oauthProviders.0.oidcToken"),
        );
      }
      // At another app it is another account; in another organization it may be somebody else's.
      await linked(root, eve.userId, await tokenOf(account, { clientId: "other-app" }));
      const branch = await newSubOrganization(root);
      await linked(branch, branch.userId, await tokenOf(account));
    });

    test("by two requests at once succeeds for one of them", async () => {
      const token = await tokenOf(newAccount());
      const users = await Promise.all([newBareUser(root), newBareUser(root)]);
      const results = await Promise.allSettled(users.map(({ userId }) => linked(root, userId, token)));
      expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      expect(results.find(({ status }) => status === "rejected")).toMatchObject({
        reason: { code: ErrorCode.ALREADY_EXISTS },
      });
    });

    test("leaves a user with ten accounts at most", async () => {
      const bob = await newBareUser(root);
      const tokens = await Promise.all(Array.from({ length: 11 }, () => tokenOf(newAccount())));
      await expect(link(root, bob.userId, tokens)).rejects.toMatchObject(
        refusal(ErrorCode.RESOURCE_EXHAUSTED, "at most 10 OAuth accounts; 0 + 11"),
      );
      await linked(root, bob.userId, ...tokens.slice(0, 10));
      await expect(link(root, bob.userId, tokens.slice(10))).rejects.toMatchObject(
        refusal(ErrorCode.RESOURCE_EXHAUSTED, "10 + 1"),
      );
    });

    test("keeps the longest names that issuers, apps and accounts may have", async () => {
      // Names that a database cannot make shorter.
      const text = (length: number) => randomBytes(length).toString("hex").slice(0, length);
      const long = await startPaperIssuer();
      try {
        const path = `/${text(1024 - long.url.length - 1)}`;
        const claims = { iss: `${long.url}${path}`, aud: text(1024), sub: text(255) };
        const configuration = { issuer: claims.iss, jwks_uri: `${long.url}/keys` };
        long.pages.set(`${path}${configurationPath}`, JSON.stringify(configuration));
        const bob = await newBareUser(root);
        await linked(root, bob.userId, await long.token(claims));
        expect((await readUser(root, bob.userId)).oauthProviders).toMatchObject([
          { issuer: claims.iss, audience: claims.aud, subject: claims.sub },
        ]);
        const longer = await long.token({ ...claims, aud: text(1025) });
        await expect(link(root, bob.userId, [longer])).rejects.toMatchObject(
          refusal(ErrorCode.INVALID_ARGUMENT, "claim aud"),
        );
      } finally {
        await long.close();
      }
    });

    test("is refused with tokens that do not verify, and for users there are not", async () => {
      const bob = await newBareUser(root);
      const [header, payload] = (await tokenOf(newAccount())).split(".") as [string, string];
      const good = await tokenOf(newAccount());
      for (const token of ["a.b.c", `${header}.${payload}.AAAA`, good.slice(0, -10)]) {
        await expect(link(root, bob.userId, [good, token])).rejects.toMatchObject(
          refusal(ErrorCode.INVALID_ARGUMENT, "oauthProviders.1.oidcToken: "),
        );
      }
      await expect(link(root, crypto.randomUUID(), [good])).rejects.toMatchObject(
        refusal(ErrorCode.NOT_FOUND, "userId"),
      );
      expect((await readUser(root, bob.userId)).oauthProviders).toEqual([]);
    });

    test("waits for the quorum longer than the token lasts", async () => {
      const alice = await newSubOrganization(root);
      const bob = await newUser(alice);
      await alice.client.updateRootQuorum(
        alice.request("ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds: [alice.userId, bob.userId] }),
      );
      const carol = await newUserOfTwo(alice, bob);
      const account = newAccount();
      const waiting = await link(alice, carol, [await tokenOf(account)]);
      expect(waiting.status).toBe("ACTIVITY_STATUS_CONSENSUS_NEEDED");
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 8 * 3_600_000 });
      expect(await approve(bob, waiting.fingerprint)).toMatchObject({ status: "ACTIVITY_STATUS_COMPLETED" });
      expect((await readUser(alice, carol)).oauthProviders).toMatchObject([{ subject: account }]);
    });

    test("that would have had to be done earlier fails for those who approve it", async () => {
      const alice = await newSubOrganization(root);
      const bob = await newUser(alice);
      await alice.client.updateRootQuorum(
        alice.request("ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds: [alice.userId, bob.userId] }),
      );
      const carol = await newUserOfTwo(alice, bob);
      const token = await tokenOf(newAccount());
      // Expired when it was submitted.
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_700_000 });
      const waiting = await link(alice, carol, [token]);
      expect(await approve(bob, waiting.fingerprint)).toMatchObject({
        status: "ACTIVITY_STATUS_FAILED",
        failure: { code: ErrorCode.INVALID_ARGUMENT, message: expect.stringContaining("has expired") as string },
      });
    });

    const approve = async (by: Person, fingerprint: string) =>
      (await by.client.approveActivity(by.request("ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint }))).activity;
    const newUserOfTwo = async (first: Person, second: Person) => {
      const users = [{ userName: "Carol", apiKeys: [], authenticators: [], userTags: [] }];
      const { activity } = await first.client.createUsers(first.request("ACTIVITY_TYPE_CREATE_USERS_V2", { users }));
      return firstOf(resultOf(await approve(second, activity.fingerprint), "createUsersResult").userIds);
    };
  });

  describe("unlinking", () => {
    test("ends the logins of the account, which can then be linked again", async () => {
      const [account, target] = [newAccount(), newTarget()];
      const [bob, eve] = [await newBareUser(root), await newBareUser(root)];
      const [first, second] = await linked(root, bob.userId, await tokenOf(account), await tokenOf(newAccount()));
      const { result } = await unlink(root, bob.userId, [present(first, "first")]);
      expect(result.deleteOauthProvidersResult).toEqual({ providerIds: [first] });
      expect((await readUser(root, bob.userId)).oauthProviders).toMatchObject([{ providerId: second }]);
      const token = await bound(account, target);
      await expect(logIn(root, token, target.publicKey)).rejects.toMatchObject({ code: ErrorCode.NOT_FOUND });
      await linked(root, eve.userId, await tokenOf(account));
      // Another body: the first one has led to nothing, and may be repeated as well.
      expect(resultOf(await logIn(root, token, target.publicKey), "oauthResult").userId).toBe(eve.userId);
    });

    test("takes the user's own links only, each once, all or none", async () => {
      const [bob, eve] = [await newBareUser(root), await newBareUser(root)];
      const bobs = firstOf(await linked(root, bob.userId, await tokenOf(newAccount())));
      const eves = firstOf(await linked(root, eve.userId, await tokenOf(newAccount())));
      await expect(unlink(root, bob.userId, [bobs, eves])).rejects.toMatchObject(
        refusal(ErrorCode.NOT_FOUND, "providerIds.1"),
      );
      await expect(unlink(root, bob.userId, [bobs, bobs])).rejects.toMatchObject(
        refusal(ErrorCode.INVALID_ARGUMENT, "providerIds.1"),
      );
      await expect(unlink(root, bob.userId, [crypto.randomUUID()])).rejects.toMatchObject(
        refusal(ErrorCode.NOT_FOUND, "providerIds.0"),
      );
      expect((await readUser(root, bob.userId)).oauthProviders).toHaveLength(1);
    });

    test("does not take the last way in from a root quorum", async () => {
      const account = newAccount();
      const alice = await newSubOrganization(root);
      const id = firstOf(await linked(alice, alice.userId, await tokenOf(account)));
      const { apiKeys } = await readUser(alice, alice.userId);
      for (const name of ["EMAIL_AUTH", "EMAIL_RECOVERY", "OTP_EMAIL_AUTH", "SMS_AUTH"] as const) {
        const feature = { name: `FEATURE_NAME_${name}` as const };
        await alice.client.removeOrganizationFeature(
          alice.request("ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE", feature),
        );
      }
      const target = newTarget();
      const { result } = await logIn(alice, await bound(account, target), target.publicKey);
      const again = new Person(service, keyIn(resultOf({ result }, "oauthResult").credentialBundle, target), alice);
      // The account is way enough, so the key can go.
      await again.client.deleteApiKeys(
        again.request("ACTIVITY_TYPE_DELETE_API_KEYS", {
          userId: alice.userId,
          apiKeyIds: [firstOf(apiKeys).apiKeyId],
        }),
      );
      await expect(unlink(again, alice.userId, [id])).rejects.toMatchObject(
        refusal(ErrorCode.FAILED_PRECONDITION, "lasting way to log in"),
      );
      const other = firstOf(await linked(again, alice.userId, await tokenOf(newAccount())));
      await unlink(again, alice.userId, [id]);
      await expect(unlink(again, alice.userId, [other])).rejects.toMatchObject(
        refusal(ErrorCode.FAILED_PRECONDITION, "OAuth account"),
      );
    });
  });

  test("private issuers are not asked unless the operator says so", async () => {
    const closed = await startService();
    try {
      const token = await tokenOf(newAccount());
      const asked = issuer.askedForConfiguration();
      const by = rootOf(closed);
      await expect(link(by, by.userId, [token])).rejects.toMatchObject(
        refusal(ErrorCode.INVALID_ARGUMENT, "with https"),
      );
      expect(issuer.askedForConfiguration()).toBe(asked);
    } finally {
      await closed.close();
    }
  });
});
