// What version 8 of createSubOrganization takes beyond version 7, and what it refuses.
import { ErrorCode } from "@countersign/api";

import type { OauthProviderParamsV2 } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Issuer } from "../../oidc/issuer.js";
import { rootUser } from "../../support/people.js";
import { refusal } from "../../support/refusal.js";
import { present, resultOf } from "../../support/results.js";
import { newKey } from "../../support/service.js";
import type { ApiKeyPair, RunningService } from "../../support/service.js";
import { boundToken, keyIn, logIn, newAccount, newTarget, openIssuerWorld, whoami } from "./accounts.js";
import type { IssuerWorld } from "./accounts.js";

describe("version 8 of createSubOrganization", () => {
  let world: IssuerWorld;
  let issuer: Issuer;
  let service: RunningService;
  let organizationId: string;
  beforeAll(async () => {
    world = await openIssuerWorld();
    ({ issuer, service } = world);
    ({ organizationId } = world.root);
  });
  afterAll(() => world.close());

  const withProviders = (...oauthProviders: OauthProviderParamsV2[]) => ({
    subOrganizationName: "Customer",
    rootUsers: [{ ...rootUser(newKey()), oauthProviders }],
    rootQuorumThreshold: 1,
  });
  const create = (parameters: object) =>
    service.client.createSubOrganization({ organizationId, parameters: parameters as never });
  test("takes accounts by their claims, by which a root user then logs in", async () => {
    const account = newAccount();
    const { activity } = await create(
      withProviders(
        { providerName: "Phone", oidcClaims: { iss: issuer.url, sub: account, aud: "other-app" } },
        { providerName: "Web", oidcToken: await issuer.logIn({ account }) },
      ),
    );
    expect(activity.type).toBe("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8");
    expect(Object.keys(activity.result)).toEqual(["createSubOrganizationResultV8"]);
    const { subOrganizationId, rootUserIds } = resultOf(activity, "createSubOrganizationResultV8");
    const target = newTarget();
    const token = await boundToken(issuer, account, target, { clientId: "other-app" });
    const inBranch = world.root.within({ organizationId: subOrganizationId });
    const { result } = await logIn(inBranch, token, target.publicKey);
    const key = keyIn(resultOf({ result }, "oauthResult").credentialBundle, target);
    expect(await whoami(service, key, subOrganizationId)).toMatchObject({
      userId: present(rootUserIds, "rootUserIds")[0],
    });
  });

  test("refuses claims without a token for the same root user", async () => {
    const account = newAccount();
    const oidcClaims = { iss: issuer.url, sub: account, aud: "other-app" };
    await expect(create(withProviders({ providerName: "Phone", oidcClaims }))).rejects.toMatchObject(
      refusal(
        ErrorCode.INVALID_ARGUMENT,
        "rootUsers.0.oauthProviders.0.oidcClaims: they need another entry for the same user",
      ),
    );
  });

  test("makes the same of the same as version 7", async () => {
    const account = newAccount();
    const key: ApiKeyPair = newKey();
    const parameters = async () => ({
      ...withProviders({ providerName: "Web", oidcToken: await issuer.logIn({ account }) }),
      rootUsers: [
        {
          ...rootUser(key),
          userEmail: "carol@example.com",
          userPhoneNumber: "+15555550147",
          oauthProviders: [{ providerName: "Web", oidcToken: await issuer.logIn({ account }) }],
        },
      ],
      disableSmsAuth: true,
    });
    const older = await service.client.createSubOrganizationV7({ organizationId, parameters: await parameters() });
    const newer = await create(await parameters());
    const read = async (id: string) => {
      const { organizationData } = await service.as(key).getOrganization({ organizationId: id });
      return JSON.stringify(organizationData, (name, value: unknown) =>
        /Ids?$|At$/.test(name) || value === id ? "" : value,
      );
    };
    const first = await read(resultOf(older.activity, "createSubOrganizationResultV7").subOrganizationId);
    expect(await read(resultOf(newer.activity, "createSubOrganizationResultV8").subOrganizationId)).toBe(first);
    expect(first).toContain(account);
  });
});
