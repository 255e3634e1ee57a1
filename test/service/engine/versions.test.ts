// Older versions of requests: each is carried out as its newest version would be, and stays what it was on the record.

import { ErrorCode, activityKinds } from "@countersign/api";
import type { Activity, ActivityType } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ethereumAccount } from "../support/accounts.js";
import { asFirstVersion, createAuthenticator } from "../support/authenticator.js";
import { newSubOrganizationOf, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act, activitiesOf, look, submit } from "../support/requests.js";
import { firstOf, present } from "../support/results.js";
import { database, newKey, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

const origin = "https://app.example.com";
const id = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string;
const address = expect.stringMatching(/^0x[0-9a-fA-F]{40}$/) as string;

const apiKey = () => ({ apiKeyName: "laptop", publicKey: newKey().publicKey });

/** As a request has it, and as version 1 has it. */
function registrations(userId: string) {
  const register = () => createAuthenticator({ origin }).register();
  const { challenge, attestation } = register();
  const first = { ...asFirstVersion(attestation), clientExtensionResults: { credProps: { rk: true } } };
  return {
    newer: { authenticatorName: "phone", ...register() },
    older: { authenticatorName: "phone", userId, challenge, attestation: first },
  };
}

const rootUser = (more: object = {}) => ({ userName: "Root", apiKeys: [apiKey()], authenticators: [], ...more });
const onP256 = () => ({ ...apiKey(), curveType: "API_KEY_CURVE_P256" });
const wallet = { walletName: "First", accounts: [ethereumAccount] };
const subOrganization = { subOrganizationId: id, rootUserIds: [id] };
const withWallet = { ...subOrganization, wallet: { walletId: id, addresses: [address] } };
const privateKey = (privateKeyName: string) => ({
  privateKeyName,
  curve: "CURVE_SECP256K1",
  privateKeyTags: [],
  addressFormats: ["ADDRESS_FORMAT_ETHEREUM"],
});

interface Version {
  readonly type: ActivityType;
  readonly parameters: (actor: Person) => object | Promise<object>;
  readonly resultKey: string;
  readonly result: object;
}

const older: readonly Version[] = [
  {
    type: "ACTIVITY_TYPE_CREATE_USERS",
    parameters: ({ userId }) => ({
      users: [
        {
          userName: "Noor",
          accessType: "ACCESS_TYPE_ALL",
          apiKeys: [apiKey()],
          authenticators: [registrations(userId).older],
          userTags: [],
        },
      ],
    }),
    resultKey: "createUsersResult",
    result: { userIds: [id] },
  },
  {
    type: "ACTIVITY_TYPE_CREATE_USERS_V2",
    parameters: () => ({ users: [{ userName: "Noor", apiKeys: [apiKey()], authenticators: [], userTags: [] }] }),
    resultKey: "createUsersResult",
    result: { userIds: [id] },
  },
  {
    type: "ACTIVITY_TYPE_CREATE_USERS_V3",
    parameters: () => ({
      users: [
        {
          userName: "Noor",
          userPhoneNumber: "+15555550147",
          apiKeys: [onP256()],
          authenticators: [],
          oauthProviders: [],
          userTags: [],
        },
      ],
    }),
    resultKey: "createUsersResult",
    result: { userIds: [id] },
  },
  {
    type: "ACTIVITY_TYPE_CREATE_API_KEYS",
    parameters: ({ userId }) => ({ userId, apiKeys: [apiKey(), apiKey()] }),
    resultKey: "createApiKeysResult",
    result: { apiKeyIds: [id, id] },
  },
  {
    type: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS",
    parameters: ({ userId }) => ({ userId, authenticators: [registrations(userId).older] }),
    resultKey: "createAuthenticatorsResult",
    result: { authenticatorIds: [id] },
  },
  {
    type: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS",
    parameters: () => ({ privateKeys: [privateKey("one"), privateKey("two")] }),
    resultKey: "createPrivateKeysResult",
    result: { privateKeyIds: [id, id] },
  },
  {
    type: "ACTIVITY_TYPE_SIGN_TRANSACTION",
    parameters: async (actor) => {
      const { result } = await act(actor, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", { privateKeys: [privateKey("gas")] });
      const key = firstOf(
        (result as { createPrivateKeysResultV2: { privateKeys: { privateKeyId: string }[] } }).createPrivateKeysResultV2
          .privateKeys,
      );
      return {
        privateKeyId: key.privateKeyId,
        type: "TRANSACTION_TYPE_ETHEREUM",
        // The example of EIP-155.
        unsignedTransaction:
          "ec098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a764000080018080",
      };
    },
    resultKey: "signTransactionResult",
    result: { signedTransaction: expect.stringMatching(/^f8[0-9a-f]+$/) as string },
  },
  {
    type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION",
    parameters: ({ userId }) => ({ name: "First version", rootAuthenticator: registrations(userId).newer }),
    resultKey: "createSubOrganizationResult",
    result: subOrganization,
  },
  {
    type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2",
    parameters: () => ({ subOrganizationName: "Second version", rootUsers: [rootUser()], rootQuorumThreshold: 1 }),
    resultKey: "createSubOrganizationResult",
    result: subOrganization,
  },
  {
    type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3",
    parameters: () => ({
      subOrganizationName: "Third version",
      rootUsers: [rootUser()],
      rootQuorumThreshold: 1,
      privateKeys: [privateKey("theirs")],
    }),
    resultKey: "createSubOrganizationResultV3",
    result: {
      ...subOrganization,
      privateKeys: [{ privateKeyId: id, addresses: [{ format: "ADDRESS_FORMAT_ETHEREUM", address }] }],
    },
  },
  {
    type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4",
    parameters: () => ({
      subOrganizationName: "Fourth version",
      rootUsers: [rootUser()],
      rootQuorumThreshold: 1,
      disableEmailAuth: true,
      wallet,
    }),
    resultKey: "createSubOrganizationResultV4",
    result: withWallet,
  },
  {
    type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5",
    parameters: () => ({
      subOrganizationName: "Fifth version",
      rootUsers: [rootUser({ oauthProviders: [] })],
      rootQuorumThreshold: 1,
      wallet,
    }),
    resultKey: "createSubOrganizationResultV5",
    result: withWallet,
  },
  {
    type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6",
    parameters: () => ({
      subOrganizationName: "Sixth version",
      rootUsers: [rootUser({ apiKeys: [onP256()], oauthProviders: [] })],
      rootQuorumThreshold: 1,
    }),
    resultKey: "createSubOrganizationResultV6",
    result: subOrganization,
  },
  {
    type: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7",
    parameters: () => ({
      subOrganizationName: "Seventh version",
      rootUsers: [rootUser({ apiKeys: [onP256()], oauthProviders: [], userPhoneNumber: "+15555550147" })],
      rootQuorumThreshold: 1,
      disableSmsAuth: true,
      wallet,
    }),
    resultKey: "createSubOrganizationResultV7",
    result: withWallet,
  },
  {
    type: "ACTIVITY_TYPE_CREATE_POLICY",
    parameters: () => ({
      policyName: "First version",
      selectors: [{ subject: "activity.action", operator: "OPERATOR_EQUAL", target: "EXPORT" }],
      effect: "EFFECT_DENY",
    }),
    resultKey: "createPolicyResult",
    result: { policyId: id },
  },
  {
    type: "ACTIVITY_TYPE_CREATE_POLICY_V2",
    parameters: () => ({
      policyName: "Second version",
      selectors: [{ subject: "activity.action", operator: "OPERATOR_IN", targets: ["EXPORT", "IMPORT"] }],
      effect: "EFFECT_DENY",
    }),
    resultKey: "createPolicyResult",
    result: { policyId: id },
  },
  {
    type: "ACTIVITY_TYPE_UPDATE_POLICY",
    async parameters(actor) {
      const policy = { policyName: "To be changed", effect: "EFFECT_DENY", condition: "activity.action == 'EXPORT'" };
      const { result } = await act(actor, "ACTIVITY_TYPE_CREATE_POLICY_V3", policy);
      const { policyId } = (result as { createPolicyResult: { policyId: string } }).createPolicyResult;
      return { policyId, policyName: "Changed", policyNotes: "" };
    },
    resultKey: "updatePolicyResult",
    result: { policyId: id },
  },
];

// Each needs more than a request, and has tests of its own: another organization, an issuer of tokens, a mailbox, a code
// from there, a card, an invitation.
const elsewhere: readonly ActivityType[] = [
  "ACTIVITY_TYPE_CREATE_ORGANIZATION",
  "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS",
  "ACTIVITY_TYPE_EMAIL_AUTH",
  "ACTIVITY_TYPE_EMAIL_AUTH_V2",
  "ACTIVITY_TYPE_INIT_OTP",
  "ACTIVITY_TYPE_INIT_OTP_V2",
  "ACTIVITY_TYPE_VERIFY_OTP",
  "ACTIVITY_TYPE_OTP_LOGIN",
  "ACTIVITY_TYPE_INIT_OTP_AUTH",
  "ACTIVITY_TYPE_INIT_OTP_AUTH_V2",
  "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY",
  "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION",
  "ACTIVITY_TYPE_SET_PAYMENT_METHOD",
  "ACTIVITY_TYPE_ACCEPT_INVITATION",
];

test("the table above has every older version but those that are tested elsewhere", () => {
  const newest = new Map<string, number>();
  for (const { family, version } of Object.values(activityKinds)) {
    newest.set(family, Math.max(version, newest.get(family) ?? 0));
  }
  const expected = Object.entries(activityKinds)
    .filter(([, { family, version, submittable }]) => submittable && version < present(newest.get(family)))
    .map(([type]) => type);
  expect([...older.map(({ type }) => type), ...elsewhere].sort()).toEqual(expected.sort());
});

describe(`an older version on ${database}`, () => {
  let service: RunningService;
  let root: Person;
  beforeAll(async () => {
    service = await startService({ postgres: database === "postgres" });
    root = rootOf(service);
    const feature = { name: "FEATURE_NAME_WEBAUTHN_ORIGINS", value: origin };
    await act(root, "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", feature);
  });
  afterAll(() => service.close());

  test.each(older)("$type has its own intent and result", async ({ type, parameters, resultKey, result }) => {
    const sent = await parameters(root);
    const activity = await act(root, type, sent);
    expect(activity).toMatchObject({ type, status: "ACTIVITY_STATUS_COMPLETED" });
    expect(activity.intent).toEqual({ [activityKinds[type].intentKey]: sent });
    expect(activity.result).toEqual({ [resultKey]: result });
    expect(await look(root, activity)).toEqual(activity);
    expect(await activitiesOf(root, type)).toEqual([activity]);
  });

  test("waits for votes as the version that it is, and is carried out as such", async () => {
    const [alice, bob] = await newSubOrganizationOf(root, "Alice", "Bob");
    await act(alice, "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds: [alice.userId, bob.userId] });
    const parameters = { privateKeys: [privateKey("ours")] };
    const { fingerprint } = await act(alice, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS", parameters);
    const activity: Activity = await act(bob, "ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint });
    expect(activity).toMatchObject({
      type: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS",
      intent: { createPrivateKeysIntent: parameters },
      result: { createPrivateKeysResult: { privateKeyIds: [id] } },
    });
  });

  test("sign_raw_payload takes its second version only", async () => {
    const parameters = {
      privateKeyId: root.userId,
      payload: "00",
      encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
      hashFunction: "HASH_FUNCTION_NO_OP",
    };
    const { status, error } = await submit(root, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD", parameters);
    expect([status, error?.code]).toEqual([400, 3]);
    expect(error?.message).toContain("/type");
  });

  test("a version is refused on another family's path", async () => {
    const answer = await root.generatedClient
      .createUsers({
        organizationId: root.organizationId,
        type: "ACTIVITY_TYPE_CREATE_API_KEYS",
        parameters: {},
      } as never)
      .catch((error: unknown) => error);
    expect(answer).toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
  });
});
