import { ErrorCode } from "@countersign/api";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Issuer, Login } from "../../oidc/issuer.js";
import { configurationPath, startPaperIssuer } from "../../oidc/paper-issuer.js";
import { newSubOrganization, rootUser } from "../../support/people.js";
import type { Person } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { resultOf } from "../../support/results.js";
import { newKey } from "../../support/service.js";
import type { ApiKeyPair, RunningService } from "../../support/service.js";
import { boundToken, newAccount, newTarget, openIssuerWorld } from "./accounts.js";
import type { IssuerWorld } from "./accounts.js";

describe("sub-organizations of people with accounts at an issuer", () => {
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

  const rootWith = (...tokens: readonly string[]) => ({
    ...rootUser(newKey()),
    apiKeys: [],
    oauthProviders: tokens.map((oidcToken) => ({ providerName: "Accounts", oidcToken })),
  });
  const parametersWith = (...rootUsers: object[]) =>
    ({ subOrganizationName: "Customer", rootUsers, rootQuorumThreshold: 1 }) as never;
  const find = async (oidcToken: string, by = root) =>
    (
      await by.client.getSubOrgIds({
        organizationId: by.organizationId,
        filterType: "OIDC_TOKEN",
        filterValue: oidcToken,
      })
    ).organizationIds;

  test("are made by versions 5 to 8 with root users who have accounts, and found by their tokens", async () => {
    const account = newAccount();
    const { organizationId } = root;
    const token = await tokenOf(account);
    const fifth = await service.client.createSubOrganizationV5({
      organizationId,
      parameters: parametersWith(rootWith(token)),
    });
    const sixth = await service.client.createSubOrganizationV6({
      organizationId,
      parameters: parametersWith(rootWith(token)),
    });
    const seventh = await service.client.createSubOrganizationV7({
      organizationId,
      parameters: parametersWith(rootWith(token)),
    });
    const eighth = await service.client.createSubOrganization({
      organizationId,
      parameters: parametersWith(rootWith(token)),
    });
    const ids = [
      resultOf(eighth.activity, "createSubOrganizationResultV8").subOrganizationId,
      resultOf(seventh.activity, "createSubOrganizationResultV7").subOrganizationId,
      resultOf(sixth.activity, "createSubOrganizationResultV6").subOrganizationId,
      resultOf(fifth.activity, "createSubOrganizationResultV5").subOrganizationId,
    ];
    expect(await find(await tokenOf(account))).toEqual(ids);
    expect(await find(await bound(account, newTarget()))).toEqual(ids);
    expect(await find(await tokenOf(account, { clientId: "other-app" }))).toEqual([]);
    expect(await find(await tokenOf(newAccount()))).toEqual([]);
    const branch = await newSubOrganization(root);
    expect(await find(token, branch)).toEqual([]);
  });

  test("are not found by tokens that do not verify now", async () => {
    const token = await tokenOf(newAccount());
    const [header, payload] = token.split(".") as [string, string];
    await expect(find(`${header}.${payload}.AAAA`)).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "filterValue: "),
    );
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_700_000 });
    await expect(find(token)).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "filterValue: the token has expired"),
    );
  });

  test("are not made with accounts of tokens that do not verify, twice the same, or too many", async () => {
    const create = (...rootUsers: object[]) =>
      root.client.createSubOrganization(
        root.request("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", parametersWith(...rootUsers)),
      );
    const token = await tokenOf(newAccount());
    await expect(create(rootWith("a.b.c"))).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "rootUsers.0.oauthProviders.0.oidcToken"),
    );
    await expect(create(rootWith(token), rootWith(token))).rejects.toMatchObject(
      refusal(ErrorCode.INVALID_ARGUMENT, "rootUsers.1.oauthProviders.0.oidcToken: the request has this account twice"),
    );
    const many = Array.from({ length: 11 }, () => token);
    await expect(create(rootWith(...many))).rejects.toMatchObject(
      refusal(ErrorCode.RESOURCE_EXHAUSTED, "rootUsers.0.oauthProviders"),
    );
    await expect(create(rootWith())).rejects.toMatchObject(refusal(ErrorCode.INVALID_ARGUMENT, "an OAuth account"));
    expect(await find(token)).toEqual([]);
  });

  test("have accounts at ten issuers at most, and no more are asked for one request", async () => {
    const paper = await startPaperIssuer();
    try {
      const paths = Array.from({ length: 13 }, (_, index) => `/realm-${index}`);
      const tokens: string[] = [];
      for (const path of paths) {
        const iss = `${paper.url}${path}`;
        paper.pages.set(`${path}${configurationPath}`, JSON.stringify({ issuer: iss, jwks_uri: `${paper.url}/keys` }));
        tokens.push(await paper.token({ iss }), await paper.token({ iss, sub: "bob" }));
      }
      const request = (...lists: string[][]) =>
        root.client.createSubOrganization(
          root.request(
            "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7",
            parametersWith(...lists.map((list) => rootWith(...list))),
          ),
        );
      await expect(request(tokens.slice(0, 10), tokens.slice(10, 20), tokens.slice(20))).rejects.toMatchObject(
        refusal(
          ErrorCode.RESOURCE_EXHAUSTED,
          "rootUsers.2.oauthProviders.0.oidcToken: the accounts of a request are at 10 issuers at most",
        ),
      );
      expect(paths.map((path) => paper.asked(`${path}${configurationPath}`))).toEqual([
        ...Array.from({ length: 11 }, () => 1),
        0,
        0,
      ]);
      const made = await request(tokens.slice(0, 10), tokens.slice(10, 20));
      expect(made.activity.status).toBe("ACTIVITY_STATUS_COMPLETED");
    } finally {
      await paper.close();
    }
  });
});
