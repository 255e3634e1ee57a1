// The steps between versions that change more than a name, each with a request as people would have written it.

import type {
  AuthenticatorParams,
  AuthenticatorParamsV2,
  CreateSubOrganizationIntent,
  CreateUsersIntent,
  SelectorV2,
} from "@countersign/api";
import {
  upgradeApiKeyParamsToApiKeyParamsV2,
  upgradeAttestationToAttestationV2,
  upgradeCreateOrganizationV1ToV2,
  upgradeCreatePolicyV1ToV2,
  upgradeCreateSubOrganizationV1ToV2,
  upgradeCreateSubOrganizationV2ToV4,
  upgradeCreateSubOrganizationV4ToV5,
  upgradeCreateSubOrganizationV5ToV6,
  upgradeCreateSubOrganizationV6ToV7,
  upgradeCreateSubOrganizationV7ToV8,
  upgradeCreateUsersV1ToV2,
  upgradeCreateUsersV2ToV3,
  upgradeCreateUsersV3ToV4,
  upgradeSelectorToSelectorV2,
  upgradeSignRawPayloadV1ToV2,
  upgradeSignTransactionV1ToV2,
  upgradeToLatest,
} from "@countersign/api/upgrades";
import type { UpgradeHooks } from "@countersign/api/upgrades";
import { describe, expect, test } from "vitest";
import { firstOf } from "../service/support/results.js";

const passkey: AuthenticatorParams = {
  authenticatorName: "Passkey",
  userId: "user",
  challenge: "Y2hhbGxlbmdl",
  attestation: {
    id: "credential-as-text",
    rawId: "Y3JlZGVudGlhbA",
    type: "public-key",
    authenticatorAttachment: null,
    response: {
      clientDataJson: "e30",
      attestationObject: "o2NmbXQ",
      transports: ["AUTHENTICATOR_TRANSPORT_INTERNAL", "AUTHENTICATOR_TRANSPORT_HYBRID"],
      authenticatorAttachment: "platform",
    },
    clientExtensionResults: { credProps: { rk: true } },
  },
};

/** What is left of it: the user is named elsewhere, the rest of the browser's record is not needed. */
const shortPasskey: AuthenticatorParamsV2 = {
  authenticatorName: "Passkey",
  challenge: "Y2hhbGxlbmdl",
  attestation: {
    credentialId: "Y3JlZGVudGlhbA",
    clientDataJson: "e30",
    attestationObject: "o2NmbXQ",
    transports: ["AUTHENTICATOR_TRANSPORT_INTERNAL", "AUTHENTICATOR_TRANSPORT_HYBRID"],
  },
};

const noHooks = new Proxy({} as UpgradeHooks, {
  get: (_, name) => () => {
    throw new Error(`${String(name)} was not to be asked`);
  },
});

describe("createSubOrganization, from its first version to the newest", () => {
  const first: CreateSubOrganizationIntent = { name: "Treasury", rootAuthenticator: shortPasskey };

  test("V2 names the organization as such, and its one authenticator belongs to a root user", () => {
    expect(upgradeCreateSubOrganizationV1ToV2(first)).toEqual({
      subOrganizationName: "Treasury",
      rootUsers: [{ userName: "Root user", apiKeys: [], authenticators: [shortPasskey] }],
      rootQuorumThreshold: 1,
    });
  });

  test("V4 leaves the new options out, V5 knows OAuth, V6 curves, V7 phones, V8 takes tokens as they are", () => {
    const user = {
      userName: "Ada",
      userEmail: "ada@example.com",
      apiKeys: [{ apiKeyName: "laptop", publicKey: "02ab", expirationSeconds: "60" }],
      authenticators: [],
    };
    const second = { subOrganizationName: "Treasury", rootUsers: [user], rootQuorumThreshold: 1 };
    const fourth = upgradeCreateSubOrganizationV2ToV4(second);
    expect(fourth).toEqual(second);
    const fifth = upgradeCreateSubOrganizationV4ToV5({ ...fourth, disableEmailAuth: false });
    expect(fifth).toEqual({ ...second, rootUsers: [{ ...user, oauthProviders: [] }], disableEmailAuth: false });
    const sixth = upgradeCreateSubOrganizationV5ToV6(fifth);
    const apiKeys = [{ ...user.apiKeys[0], curveType: "API_KEY_CURVE_P256" }];
    expect(sixth).toEqual({ ...fifth, rootUsers: [{ ...user, apiKeys, oauthProviders: [] }] });
    const seventh = upgradeCreateSubOrganizationV6ToV7(sixth);
    expect(seventh).toEqual(sixth);
    const linked = [{ ...firstOf(seventh.rootUsers), oauthProviders: [{ providerName: "a", oidcToken: "a.b.c" }] }];
    const proven = { ...seventh, rootUsers: linked, verificationToken: "d.e.f" };
    expect(upgradeCreateSubOrganizationV7ToV8(proven)).toEqual(proven);
  });

  test("a wallet that is asked for along the way is still asked for at the end", async () => {
    const wallet = { walletName: "Main", accounts: [], mnemonicLength: 24 };
    const fourth = { subOrganizationName: "Treasury", rootUsers: [], rootQuorumThreshold: 1, wallet };
    const { type, intent } = await upgradeToLatest("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4", fourth, noHooks);
    expect(type).toBe("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8");
    expect(intent.wallet).toEqual(wallet);
  });

  test("all steps at once", async () => {
    const latest = await upgradeToLatest("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION", first, noHooks);
    expect(latest).toEqual({
      type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8",
      intent: {
        subOrganizationName: "Treasury",
        rootUsers: [{ userName: "Root user", apiKeys: [], authenticators: [shortPasskey], oauthProviders: [] }],
        rootQuorumThreshold: 1,
      },
    });
  });

  test("V3, which asks for private keys, stays what it is", async () => {
    const third = { subOrganizationName: "Treasury", rootUsers: [], rootQuorumThreshold: 1, privateKeys: [] };
    expect(await upgradeToLatest("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3", third, noHooks)).toEqual({
      type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3",
      intent: third,
    });
  });
});

describe("createUsers", () => {
  const user: CreateUsersIntent["users"][number] = {
    userName: "Ada",
    accessType: "ACCESS_TYPE_ALL",
    apiKeys: [{ apiKeyName: "laptop", publicKey: "02ab" }],
    authenticators: [passkey],
    userTags: ["tag"],
  };

  test("V2 drops the access type and takes the short form of attestations", () => {
    const { accessType: _, ...rest } = user;
    const upgraded = upgradeCreateUsersV1ToV2({ users: [user, { ...user, userEmail: "ada@example.com" }] });
    expect(upgraded).toEqual({
      users: [
        { ...rest, authenticators: [shortPasskey] },
        { ...rest, authenticators: [shortPasskey], userEmail: "ada@example.com" },
      ],
    });
    expect(Object.keys(firstOf(upgraded.users))).not.toContain("userEmail");
  });

  test("V3 names the curve and has no OAuth accounts, V4 keeps tokens as they are", async () => {
    const { accessType: _, ...rest } = user;
    const apiKeys = [{ ...firstOf(user.apiKeys), curveType: "API_KEY_CURVE_P256" as const }];
    const third = { ...rest, apiKeys, authenticators: [shortPasskey], oauthProviders: [] };
    expect(upgradeCreateUsersV2ToV3({ users: [{ ...rest, authenticators: [shortPasskey] }] })).toEqual({
      users: [third],
    });
    const linked = {
      ...third,
      userPhoneNumber: "+15555550147",
      oauthProviders: [{ providerName: "a", oidcToken: "a.b.c" }],
    };
    expect(upgradeCreateUsersV3ToV4({ users: [linked] })).toEqual({ users: [linked] });
    expect(await upgradeToLatest("ACTIVITY_TYPE_CREATE_USERS", { users: [user] }, noHooks)).toEqual({
      type: "ACTIVITY_TYPE_CREATE_USERS_V4",
      intent: { users: [third] },
    });
  });

  test("an attestation without transports gets an empty list of them", () => {
    const { transports: _, ...response } = passkey.attestation.response;
    expect(upgradeAttestationToAttestationV2({ ...passkey.attestation, response }).transports).toEqual([]);
  });
});

describe("createPolicy", () => {
  test.each<[string, Parameters<typeof upgradeSelectorToSelectorV2>[0], SelectorV2]>([
    [
      "one target becomes a list of one",
      { subject: "user.tags", operator: "OPERATOR_CONTAINS", target: "ops" },
      { subject: "user.tags", operator: "OPERATOR_CONTAINS", targets: ["ops"] },
    ],
    ["no target becomes no list", { subject: "user.tags" }, { subject: "user.tags" }],
    ["nothing stays nothing", {}, {}],
  ])("a selector of V2 has a list of targets: %s", (_, older, newer) => {
    expect(upgradeSelectorToSelectorV2(older)).toEqual(newer);
  });

  test("the selectors of V1 reach the hook of V3 with lists of targets, and its answer is the newest version", async () => {
    const older = {
      policyName: "Ops may sign",
      effect: "EFFECT_ALLOW",
      notes: "from before",
      selectors: [{ subject: "user.tags", operator: "OPERATOR_CONTAINS", target: "ops" }],
    } as const;
    const hooks: UpgradeHooks = {
      ...noHooks,
      createPolicyV2ToV3: ({ selectors }) => ({
        consensus: selectors.map(({ subject, targets }) => `${subject} ~ ${targets?.join()}`).join(),
      }),
    };
    expect(upgradeCreatePolicyV1ToV2(older).notes).toBe("from before");
    expect(await upgradeToLatest("ACTIVITY_TYPE_CREATE_POLICY", older, hooks)).toEqual({
      type: "ACTIVITY_TYPE_CREATE_POLICY_V3",
      intent: {
        policyName: "Ops may sign",
        effect: "EFFECT_ALLOW",
        notes: "from before",
        consensus: "user.tags ~ ops",
      },
    });
  });
});

test("createOrganization V2 takes the short form of the root authenticator", () => {
  const first = { organizationName: "Treasury", rootEmail: "ada@example.com", rootAuthenticator: passkey };
  expect(upgradeCreateOrganizationV1ToV2(first)).toEqual({ ...first, rootAuthenticator: shortPasskey });
});

test("an API key from before curves were named is on P-256", () => {
  expect(upgradeApiKeyParamsToApiKeyParamsV2({ apiKeyName: "laptop", publicKey: "02ab" })).toEqual({
    apiKeyName: "laptop",
    publicKey: "02ab",
    curveType: "API_KEY_CURVE_P256",
  });
});

test("signing by the id of a private key becomes signing with whatever has that name", () => {
  const payload = {
    payload: "00",
    encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
    hashFunction: "HASH_FUNCTION_NO_OP",
  } as const;
  expect(upgradeSignRawPayloadV1ToV2({ privateKeyId: "key", ...payload })).toEqual({ signWith: "key", ...payload });
  const transaction = { unsignedTransaction: "02", type: "TRANSACTION_TYPE_ETHEREUM" } as const;
  expect(upgradeSignTransactionV1ToV2({ privateKeyId: "key", ...transaction })).toEqual({
    signWith: "key",
    ...transaction,
  });
});
