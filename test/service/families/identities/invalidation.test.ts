// invalidateExisting: a login that ends the user's earlier ones of its kind, and no other keys.
import { ErrorCode } from "@countersign/api";

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Issuer } from "../../oidc/issuer.js";
import { newUser } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { resultOf } from "../../support/results.js";
import { newKey } from "../../support/service.js";
import type { ApiKeyPair, RunningService } from "../../support/service.js";
import { readUser } from "../people/credentials.js";
import { boundToken, keyIn, linked, newAccount, newTarget, openIssuerWorld, whoami } from "./accounts.js";
import type { IssuerWorld } from "./accounts.js";

describe("a login that ends earlier ones", () => {
  let world: IssuerWorld;
  let issuer: Issuer;
  let service: RunningService;
  let root: Person;
  let organizationId: string;
  beforeAll(async () => {
    world = await openIssuerWorld();
    ({ issuer, service, root } = world);
    ({ organizationId } = root);
  });
  afterAll(() => world.close());

  /** Someone with an API key and an account, and two ways to log in. */
  const newcomer = async () => {
    const own = newKey();
    const account = newAccount();
    const { userId } = await newUser(root, { key: own });
    await linked(root, userId, await issuer.logIn({ account }));
    const by = service.as(own);
    const session = async (invalidateExisting?: boolean, stamper = by) => {
      const target = newTarget();
      const { activity } = await stamper.createReadWriteSession({
        organizationId,
        parameters: { targetPublicKey: target.publicKey, invalidateExisting },
      });
      return keyIn(resultOf(activity, "createReadWriteSessionResultV2").credentialBundle, target);
    };
    const oauth = async (invalidateExisting?: boolean) => {
      const target = newTarget();
      const oidcToken = await boundToken(issuer, account, target);
      const { activity } = await service.client.oauth({
        organizationId,
        parameters: { oidcToken, targetPublicKey: target.publicKey, invalidateExisting },
      });
      return keyIn(resultOf(activity, "oauthResult").credentialBundle, target);
    };
    return { own, userId, session, oauth };
  };
  const works = (key: ApiKeyPair) =>
    whoami(service, key, organizationId).then(
      () => true,
      () => false,
    );
  const all = (...keys: readonly ApiKeyPair[]) => Promise.all(keys.map(works));

  test("by createReadWriteSession ends the user's read-write sessions", async () => {
    const { own, userId, session, oauth } = await newcomer();
    const keys = [await session(), await session(false), await oauth()] as const;
    expect(await all(own, ...keys)).toEqual([true, true, true, true]);
    const last = await session(true);
    expect(await all(own, ...keys, last)).toEqual([true, false, false, true, true]);
    const types = (await readUser(root, userId)).apiKeys.map(({ credential }) => credential.type);
    expect(types.toSorted()).toEqual([
      "CREDENTIAL_TYPE_API_KEY_P256",
      "CREDENTIAL_TYPE_OAUTH_KEY_P256",
      "CREDENTIAL_TYPE_READ_WRITE_SESSION_KEY_P256",
    ]);
  });

  test("by oauth ends the user's logins by OAuth", async () => {
    const { own, session, oauth } = await newcomer();
    const keys = [await oauth(), await oauth(false), await session()] as const;
    const last = await oauth(true);
    expect(await all(own, ...keys, last)).toEqual([true, false, false, true, true]);
  });

  test("ends nobody else's", async () => {
    const [ada, ben] = [await newcomer(), await newcomer()];
    const keys = [await ben.session(), await ben.oauth()];
    await ada.session(true);
    await ada.oauth(true);
    expect(await all(...keys)).toEqual([true, true]);
  });

  test("ends the session that asks for it, too", async () => {
    const { session } = await newcomer();
    const first = await session();
    const second = await session(true, service.as(first));
    expect(await all(first, second)).toEqual([false, true]);
  });

  test("makes room for itself first: other keys stay where the user has as many as there may be", async () => {
    const { session, oauth } = await newcomer();
    const logins: ApiKeyPair[] = [];
    for (let count = 0; count < 9; count++) logins.push(await oauth());
    const earlier = await session();
    const later = await session(true);
    expect(await all(...logins, earlier, later)).toEqual([...logins.map(() => true), false, true]);
  });

  test("is not known to version 1 of createReadWriteSession", async () => {
    const parameters = { targetPublicKey: newTarget().publicKey, email: "a@example.com", invalidateExisting: true };
    await expect(
      service.client.createReadWriteSessionV1({ organizationId, parameters: parameters as never }),
    ).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
  });
});
