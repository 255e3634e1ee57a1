// Accounts at issuers that a request names by their claims, and the versions of requests that can.
import { ErrorCode } from "@countersign/api";

import type { OauthProviderParamsV2 } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Issuer, Login } from "../../oidc/issuer.js";
import { newBareUser, newSubOrganizationOf, Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { entryOf, firstOf, present, resultOf } from "../../support/results.js";
import { newKey } from "../../support/service.js";
import type { RunningService } from "../../support/service.js";
import { readUser } from "../people/credentials.js";
import { boundToken, keyIn, logIn, newAccount, newTarget, openIssuerWorld, whoami } from "./accounts.js";
import type { IssuerWorld } from "./accounts.js";

describe("accounts that are named by their claims", () => {
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

  const byToken = async (account: string, more: Partial<Login> = {}): Promise<OauthProviderParamsV2> => ({
    providerName: "Web",
    oidcToken: await issuer.logIn({ account, ...more }),
  });
  const byClaims = (sub: string, aud = "other-app", iss = issuer.url): OauthProviderParamsV2 => ({
    providerName: "Phone",
    oidcClaims: { iss, sub, aud },
  });
  const link = (userId: string, ...oauthProviders: OauthProviderParamsV2[]) =>
    service.client.createOauthProviders({ organizationId, parameters: { userId, oauthProviders } });
  const create = (...users: object[]) =>
    service.client.createUsers({ organizationId, parameters: { users: users as never } });
  const user = (...oauthProviders: OauthProviderParamsV2[]) => ({
    userName: "Bob Tanaka",
    apiKeys: [],
    authenticators: [],
    oauthProviders,
    userTags: [],
  });

  test("are linked beside the token of the same person, in any order, and log the user in", async () => {
    const account = newAccount();
    const { userId } = await newBareUser(root);
    const { activity } = await link(
      userId,
      byClaims(account),
      await byToken(account),
      byClaims(account, "desktop-app"),
    );
    expect(activity.type).toBe("ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2");
    const { providerIds } = resultOf(activity, "createOauthProvidersResultV2");
    expect((await readUser(root, userId)).oauthProviders).toMatchObject([
      { providerId: providerIds[0], issuer: issuer.url, audience: "other-app", subject: account },
      { providerId: providerIds[1], issuer: issuer.url, audience: "wallet-app", subject: account },
      { providerId: providerIds[2], issuer: issuer.url, audience: "desktop-app", subject: account },
    ]);
    const target = newTarget();
    const token = await boundToken(issuer, account, target, { clientId: "other-app" });
    const { result } = await logIn(root, token, target.publicKey);
    const key = keyIn(resultOf({ result }, "oauthResult").credentialBundle, target);
    expect(await whoami(service, key, organizationId)).toMatchObject({ userId });
  });

  test("are refused without a token of the same issuer and subject for the same user", async () => {
    const [account, other] = [newAccount(), newAccount()];
    const { userId } = await newBareUser(root);
    const token = await byToken(account);
    const cases: readonly OauthProviderParamsV2[][] = [
      [byClaims(account)],
      [token, byClaims(other)],
      [token, byClaims(account, "other-app", `${issuer.url}/`)],
      [token, byClaims(`${account} `)],
    ];
    for (const providers of cases) {
      await expect(link(userId, ...providers)).rejects.toMatchObject(
        refusal(
          ErrorCode.INVALID_ARGUMENT,
          `oauthProviders.${providers.length - 1}.oidcClaims: they need another entry for the same user`,
        ),
      );
    }
    // The token of one user says nothing of another.
    await expect(create(user(token), user(byClaims(account)))).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "users.1.oauthProviders.0.oidcClaims: "),
    );
    // Nor does an account that the user is linked to from before.
    await link(userId, token);
    await expect(link(userId, byClaims(account))).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "oauthProviders.0.oidcClaims: "),
    );
    expect((await readUser(root, userId)).oauthProviders).toHaveLength(1);
  });

  test("are refused where a token does not verify, whatever they say", async () => {
    const account = newAccount();
    const { userId } = await newBareUser(root);
    const { oidcToken = "" } = await byToken(account);
    const forged = `${oidcToken.split(".").slice(0, 2).join(".")}.AAAA`;
    await expect(link(userId, byClaims(account), { providerName: "Web", oidcToken: forged })).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "oauthProviders.1.oidcToken: "),
    );
    expect((await readUser(root, userId)).oauthProviders).toEqual([]);
  });

  test("are one way of two to say which account it is", async () => {
    const account = newAccount();
    const { userId } = await newBareUser(root);
    const token = await byToken(account);
    const both = { ...byClaims(account), ...token };
    await expect(link(userId, both)).rejects.toMatchObject(
      refusal(
        ErrorCode.INVALID_ARGUMENT,
        "oauthProviders.0: one of oidcToken and oidcClaims says which account it is; both are given",
      ),
    );
    await expect(link(userId, token, { providerName: "Neither" })).rejects.toMatchObject(
      refusal(
        ErrorCode.INVALID_ARGUMENT,
        "oauthProviders.1: one of oidcToken and oidcClaims says which account it is; none is given",
      ),
    );
    const empty = { providerName: "Null", oidcToken: null, oidcClaims: null } as unknown as OauthProviderParamsV2;
    await expect(link(userId, empty)).rejects.toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, "none is given"));
  });

  test("have bounds, and come once in a request and in an organization", async () => {
    const account = newAccount();
    const [bob, eve] = [await newBareUser(root), await newBareUser(root)];
    const token = await byToken(account);
    await expect(link(bob.userId, token, byClaims(account, "wallet-app"))).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "oauthProviders.1.oidcClaims: the request has this account twice"),
    );
    await expect(link(bob.userId, token, byClaims(account, "caf\u00e9"))).rejects.toMatchObject(
      refusal(
        ErrorCode.INVALID_ARGUMENT,
        "oauthProviders.1.oidcClaims.aud must be 1 to 1024 printable ASCII characters",
      ),
    );
    for (const [claim, length] of [
      ["iss", 1025],
      ["sub", 256],
      ["aud", 1025],
    ] as const) {
      for (const text of ["", "x".repeat(length)]) {
        const provider = {
          providerName: "x",
          oidcClaims: { ...present(byClaims(account).oidcClaims, "oidcClaims"), [claim]: text },
        };
        await expect(link(bob.userId, token, provider)).rejects.toMatchObject(
          refusal(ErrorCode.INVALID_ARGUMENT, `oidcClaims/${claim}`),
        );
      }
    }
    await link(bob.userId, token, byClaims(account, "desktop-app"));
    await expect(
      link(eve.userId, await byToken(account, { clientId: "other-app" }), byClaims(account, "desktop-app")),
    ).rejects.toMatchObject(
      refusal(
        ErrorCode.ALREADY_EXISTS,
        "oauthProviders.1.oidcClaims: a user of the organization is linked to this account already",
      ),
    );
    const many = Array.from({ length: 10 }, (_, index) => byClaims(account, `app-${index}`));
    await expect(link(eve.userId, await byToken(account, { clientId: "other-app" }), ...many)).rejects.toMatchObject(
      refusal(ErrorCode.RESOURCE_EXHAUSTED, "0 + 11 are too many"),
    );
    expect((await readUser(root, eve.userId)).oauthProviders).toEqual([]);
  });

  test("can be those of new users, who log in by them at once", async () => {
    const account = newAccount();
    const { activity } = await create(user(byClaims(account), await byToken(account)));
    expect(activity.type).toBe("ACTIVITY_TYPE_CREATE_USERS_V4");
    const [userId = ""] = resultOf(activity, "createUsersResult").userIds;
    const target = newTarget();
    const token = await boundToken(issuer, account, target, { clientId: "other-app" });
    expect(resultOf(await logIn(root, token, target.publicKey), "oauthResult").userId).toBe(userId);
  });

  test("leave no signature of a token in the record of the activity", async () => {
    const account = newAccount();
    const token = await byToken(account);
    const { activity } = await create(user(token, byClaims(account)));
    const signature = entryOf(present(token.oidcToken, "oidcToken").split("."), 2);
    const { activity: seen } = await service.client.getActivity({ organizationId, activityId: activity.id });
    expect(JSON.stringify(seen)).not.toContain(signature);
    expect(JSON.stringify(seen)).toContain(account);
  });

  test("version 3 of createUsers takes tokens, curves and phone numbers, and refuses claims", async () => {
    const account = newAccount();
    const key = newKey();
    const third = {
      ...user(),
      userPhoneNumber: "+15555550147",
      apiKeys: [{ apiKeyName: "Laptop", publicKey: key.publicKey, curveType: "API_KEY_CURVE_P256" as const }],
    };
    const make = (...oauthProviders: object[]) =>
      service.client.createUsersV3({
        organizationId,
        parameters: { users: [{ ...third, oauthProviders: oauthProviders as never }] },
      });
    await expect(make(byClaims(account))).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
    const { activity } = await make(await byToken(account));
    expect(activity.type).toBe("ACTIVITY_TYPE_CREATE_USERS_V3");
    const [userId = ""] = resultOf(activity, "createUsersResult").userIds;
    expect(await readUser(root, userId)).toMatchObject({
      userPhoneNumber: "+15555550147",
      apiKeys: [{ credential: { publicKey: key.publicKey, type: "CREDENTIAL_TYPE_API_KEY_P256" } }],
      oauthProviders: [{ subject: account }],
    });
    expect(await whoami(service, key, organizationId)).toMatchObject({ userId });
  });

  test("an older and a newer request that say the same make the same user", async () => {
    const bare = { userName: "Twin", userEmail: "twin@example.com", authenticators: [], userTags: [] };
    const laptop = (organization: { readonly key: { readonly publicKey: string } }) => ({
      apiKeyName: "Laptop",
      publicKey: organization.key.publicKey,
      expirationSeconds: "900",
    });
    const [here] = await newSubOrganizationOf(
      new Person(service, rootKey(), { organizationId, userId: root.userId }),
      "Twin's organization",
    );
    const by = here.generatedClient;
    const reader = { organizationId: here.organizationId };
    const shared = { key: newKey() };
    const one = await by.createUsersV2({ ...reader, parameters: { users: [{ ...bare, apiKeys: [laptop(shared)] }] } });
    const read = async (userId: string) => {
      const { user } = await by.getUser({ ...reader, userId });
      return JSON.stringify(user, (name, value: unknown) => (/Id$|At$/.test(name) ? "" : value));
    };
    const first = await read(firstOf(resultOf(one.activity, "createUsersResult").userIds));
    await by.deleteUsers({ ...reader, parameters: { userIds: resultOf(one.activity, "createUsersResult").userIds } });
    const apiKeys = [{ ...laptop(shared), curveType: "API_KEY_CURVE_P256" as const }];
    const two = await by.createUsers({ ...reader, parameters: { users: [{ ...bare, apiKeys, oauthProviders: [] }] } });
    expect(await read(firstOf(resultOf(two.activity, "createUsersResult").userIds))).toBe(first);
    expect(first).toContain(shared.key.publicKey);
  });

  const rootKey = () => ({ publicKey: service.root.apiPublicKey, privateKey: service.root.apiPrivateKey });
});
