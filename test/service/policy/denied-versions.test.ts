// Whichever version of an operation a policy names, it denies all of them: each family with several versions, each name
// in a policy, each version as a request to a real service.

import { ErrorCode, activityKinds } from "@countersign/api";
import type { ActivityType } from "@countersign/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { families } from "../../../service/src/activities/families.js";
import { cases } from "../../api/operations.js";
import { newUser, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act, submit } from "../support/requests.js";
import { present } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

const several = Object.entries<{ readonly versions: object }>(families)
  .map(([family, { versions }]) => ({ family, types: Object.keys(versions) as ActivityType[] }))
  .filter(({ types }) => types.length > 1);

/** A request that fits the contract, with members of its family's so that it gets as far as the policies. */
function fitting(type: ActivityType, members: Readonly<Record<string, unknown>>): object {
  const made = present(cases.find((one) => one.type === type)).body["parameters"] as Record<string, unknown>;
  const isOptional = (name: string) => name !== "clientSignature" || !type.includes("OTP_LOGIN");
  const fitted = Object.entries(members).filter(([name]) => name in made && isOptional(name));
  return { ...made, ...Object.fromEntries(fitted) };
}

const privateKey = {
  privateKeyName: "Ours",
  curve: "CURVE_SECP256K1",
  privateKeyTags: [],
  addressFormats: ["ADDRESS_FORMAT_ETHEREUM"],
};

interface Made {
  readonly privateKeys: readonly { readonly privateKeyId: string }[];
}

const explicit = "policy engine denied request explicitly";

describe("a denial by the name of one version", () => {
  let service: RunningService;
  let root: Person;
  let hugo: Person;
  /** What requests are about that name something which has to be there. */
  let known: Readonly<Record<string, unknown>>;
  beforeAll(async () => {
    service = await startService();
    root = rootOf(service);
    hugo = await newUser(root, { userName: "Hugo" });
    await act(root, "ACTIVITY_TYPE_UPDATE_USER", { userId: hugo.userId, userEmail: "hugo@example.com" });
    for (const name of ["EMAIL_AUTH", "EMAIL_RECOVERY", "OTP_EMAIL_AUTH"]) {
      await act(root, "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", { name: `FEATURE_NAME_${name}`, value: "" });
    }
    await policy("EFFECT_ALLOW", "true");
    const { result } = await act(root, "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", { privateKeys: [privateKey] });
    const [{ privateKeyId: key } = { privateKeyId: "" }] = (result as { createPrivateKeysResultV2: Made })
      .createPrivateKeysResultV2.privateKeys;
    known = {
      email: "hugo@example.com",
      otpType: "OTP_TYPE_EMAIL",
      signWith: key,
      encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
      hashFunction: "HASH_FUNCTION_SHA256",
      type: "TRANSACTION_TYPE_ETHEREUM",
      // The example of EIP-155.
      unsignedTransaction: "ec098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a764000080018080",
      privateKeyId: key,
      selectors: [],
      effect: "EFFECT_ALLOW",
      // Refused before policies are asked.
      time: "",
      verificationToken: "",
      clientSignature: null,
    };
  });
  afterAll(() => service.close());

  const policy = async (effect: string, condition: string): Promise<string> => {
    const policyName = crypto.randomUUID();
    const { result } = await act(root, "ACTIVITY_TYPE_CREATE_POLICY_V3", { policyName, effect, condition });
    return (result as { createPolicyResult: { policyId: string } }).createPolicyResult.policyId;
  };

  test.each(several)("of $family is one of every version", async ({ types }) => {
    const submittable = types.filter((type) => activityKinds[type].submittable);
    for (const type of submittable) {
      const { error } = await submit(hugo, type, fitting(type, known));
      // Else it would be refused for another reason, before a policy is asked.
      expect(error?.message, type).not.toBe(explicit);
    }
    for (const named of types) {
      const policyId = await policy("EFFECT_DENY", `activity.type == '${named}'`);
      for (const type of submittable) {
        const { error } = await submit(hugo, type, fitting(type, known));
        expect([error?.code, error?.message], `${type} where ${named} is denied`).toEqual([7, explicit]);
      }
      await act(root, "ACTIVITY_TYPE_DELETE_POLICY", { policyId });
    }
  });

  test("does not hold for other families", async () => {
    const policyId = await policy("EFFECT_DENY", "activity.type == 'ACTIVITY_TYPE_CREATE_USERS'");
    const users = [{ userName: "Kim", apiKeys: [], authenticators: [], userTags: [] }];
    expect(await submit(hugo, "ACTIVITY_TYPE_CREATE_USERS_V2", { users })).toMatchObject({
      error: { code: ErrorCode.PERMISSION_DENIED },
    });
    await act(hugo, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "ours", userIds: [] });
    await act(root, "ACTIVITY_TYPE_DELETE_POLICY", { policyId });
    await act(hugo, "ACTIVITY_TYPE_CREATE_USERS_V2", { users });
  });
});
