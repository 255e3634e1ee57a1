// explain_policy about what has rules beside the policies: logins, also those that a parent's users ask for, sessions,
// imports, cards. What it says is what a submission comes to.

import type { ActivityType, ApiError, ExplainPolicyResponse } from "@countersign/api";
import { createECDH } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cardOf } from "../families/billing/cards.js";
import { newSubOrganizationOf, newUser, rootOf } from "../support/people.js";
import type { Person } from "../support/people.js";
import { act, submit, vote } from "../support/requests.js";
import { present } from "../support/results.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

type Asked = readonly [type: ActivityType, parameters: object];

const email = "kim@example.com";
const mailCode: Asked = ["ACTIVITY_TYPE_INIT_OTP_AUTH", { otpType: "OTP_TYPE_EMAIL", contact: email }];
const readOnly: Asked = ["ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION", {}];
const card: Asked = ["ACTIVITY_TYPE_SET_PAYMENT_METHOD", cardOf("4242424242424242", "737")];
const initImport = (userId: string): Asked => ["ACTIVITY_TYPE_INIT_IMPORT_WALLET", { userId }];

/** What was told, and what a submission has to come to. */
interface Told {
  readonly outcome: string;
  readonly comesTo: string;
}

function inShort({ outcome, message }: ExplainPolicyResponse): Told {
  if (outcome.startsWith("DECISION_OUTCOME_DENY"))
    return { outcome: `${outcome}: ${message}`, comesTo: `7 ${message}` };
  const waits = outcome === "DECISION_OUTCOME_CONSENSUS_NEEDED";
  return { outcome, comesTo: waits ? "ACTIVITY_STATUS_CONSENSUS_NEEDED" : "ACTIVITY_STATUS_COMPLETED" };
}

function refusalOf({ code, message }: ApiError): Told {
  return { outcome: message, comesTo: `${code} ${message}` };
}

let service: RunningService;
let [ada, ben, noor]: Person[] = [];
/** Root user of a sub-organization. */
let kim: Person;

beforeAll(async () => {
  service = await startService();
  ada = rootOf(service);
  [ben, noor] = [await newUser(ada, { userName: "Ben" }), await newUser(ada, { userName: "Noor" })];
  [kim] = await newSubOrganizationOf(ada, "Kim");
  await act(kim, "ACTIVITY_TYPE_UPDATE_USER", { userId: kim.userId, userEmail: email });
});
afterAll(() => service.close());

const explain = ({ generatedClient, organizationId }: Person, asked: object) =>
  generatedClient.explainPolicy({ organizationId, ...asked });
const setPolicy = async (actor: Person, effect: string, condition: string) => {
  const policy = { policyName: `${effect} ${condition}`, effect, condition, consensus: "", notes: "" };
  const { result } = await act(actor, "ACTIVITY_TYPE_CREATE_POLICY_V3", policy);
  return (result as { createPolicyResult: { policyId: string } }).createPolicyResult.policyId;
};
const setThreshold = async (threshold: number) => {
  const userIds = [present(ada, "ada").userId, present(ben, "ben").userId];
  const activity = await act(present(ada, "ada"), "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold, userIds });
  if (activity.status === "ACTIVITY_STATUS_CONSENSUS_NEEDED") await vote(present(ben, "ben"), "APPROVE", activity);
};

/** Asks, then submits, which has to come to the same; answers what that is. */
async function foretold(actor: Person, [type, parameters]: Asked): Promise<string> {
  const told = await explain(actor, { type, parameters }).then(inShort, refusalOf);
  const { activity, error } = await submit(actor, type, parameters);
  expect(told.comesTo).toBe(activity?.status ?? `${error?.code} ${error?.message}`);
  return told.outcome;
}

test("of a login that a parent's user asks for, the parent's policies are explained", async () => {
  const asParent = present(noor, "noor").within(kim);
  const name = "FEATURE_NAME_OTP_EMAIL_AUTH";
  await act(kim, "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE", { name });
  expect(await foretold(asParent, mailCode)).toContain(`${name} is not switched on`);
  await act(kim, "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", { name, value: "" });
  await setPolicy(kim, "EFFECT_ALLOW", "activity.resource == 'AUTH'");
  expect(await foretold(asParent, mailCode)).toContain("DENY_IMPLICIT");

  const policyId = await setPolicy(
    present(ada, "ada"),
    "EFFECT_ALLOW",
    "activity.type == 'ACTIVITY_TYPE_INIT_OTP_AUTH'",
  );
  expect(await foretold(asParent, mailCode)).toBe("DECISION_OUTCOME_ALLOW");
  const [type, parameters] = mailCode;
  const ofNoor = await explain(asParent, { type, parameters });
  expect(ofNoor.policies).toMatchObject([{ policyId, applied: true }]);
  expect(
    await explain(present(ada, "ada").within(kim), { type, parameters, userId: present(noor, "noor").userId }),
  ).toEqual(ofNoor);

  // Also once it was submitted.
  const { id: activityId } = await act(present(ada, "ada").within(kim), type, parameters);
  expect(await explain(asParent, { activityId })).toMatchObject({ outcome: "DECISION_OUTCOME_ALLOW" });
  await act(present(ada, "ada"), "ACTIVITY_TYPE_DELETE_POLICY", { policyId });
});

test("what cannot wait is denied where further approvals are needed", async () => {
  await setThreshold(2);
  try {
    expect(await foretold(present(ada, "ada").within(kim), mailCode)).toMatch(/DENY_IMPLICIT: .*cannot wait/);
    const [type, parameters] = mailCode;
    expect((await explain(present(ada, "ada").within(kim), { type, parameters })).couldApprove).toEqual([]);
    expect(await foretold(present(ada, "ada"), card)).toMatch(/DENY_IMPLICIT: .*cannot wait/);
    const tag = { userTagName: "signers", userIds: [] };
    expect(await foretold(present(ada, "ada"), ["ACTIVITY_TYPE_CREATE_USER_TAG", tag])).toBe(
      "DECISION_OUTCOME_CONSENSUS_NEEDED",
    );
    expect(await foretold(present(ada, "ada"), readOnly)).toBe("DECISION_OUTCOME_ALLOW");
  } finally {
    await setThreshold(1);
  }
});

test("sessions of oneself need no policy, and one can deny them", async () => {
  expect(await foretold(present(noor, "noor"), readOnly)).toBe("DECISION_OUTCOME_ALLOW");
  const policyId = await setPolicy(
    present(ada, "ada"),
    "EFFECT_DENY",
    "activity.type == 'ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION'",
  );
  expect(await foretold(present(noor, "noor"), readOnly)).toContain("DENY_EXPLICIT");
  await act(present(ada, "ada"), "ACTIVITY_TYPE_DELETE_POLICY", { policyId });
});

test("nobody imports for another, whatever policies say", async () => {
  expect(await foretold(present(ada, "ada"), initImport(present(noor, "noor").userId))).toContain(
    "users can only import for themselves",
  );
  expect(await foretold(present(ada, "ada"), initImport(present(ada, "ada").userId))).toBe("DECISION_OUTCOME_ALLOW");
  expect(await foretold(present(noor, "noor"), initImport(present(noor, "noor").userId))).toContain("DENY_IMPLICIT");
});

test("policies allow by each resource that people come in and pay by", async () => {
  for (const name of ["FEATURE_NAME_OTP_EMAIL_AUTH", "FEATURE_NAME_EMAIL_RECOVERY"]) {
    await act(present(ada, "ada"), "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", { name, value: "" });
  }
  await act(present(ada, "ada"), "ACTIVITY_TYPE_UPDATE_USER", {
    userId: present(ben, "ben").userId,
    userEmail: email,
  });
  const invitation = {
    receiverUserName: "Sam",
    receiverUserEmail: "sam@example.com",
    receiverUserTags: [],
    accessType: "ACCESS_TYPE_WEB",
    senderUserId: present(noor, "noor").userId,
  };
  const targetPublicKey = createECDH("prime256v1").generateKeys("hex");
  const cases: readonly (readonly [condition: string, ...Asked])[] = [
    ["activity.resource == 'AUTH' && activity.action == 'CREATE'", ...mailCode],
    [
      "activity.resource == 'RECOVERY' && activity.action == 'CREATE'",
      "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY",
      { email, targetPublicKey },
    ],
    [
      "activity.resource == 'INVITATION' && activity.action == 'CREATE'",
      "ACTIVITY_TYPE_CREATE_INVITATIONS",
      { invitations: [invitation] },
    ],
    ["activity.resource == 'PAYMENT_ACTION' && activity.params.cardHolderName == 'Ada Winters'", ...card],
    [
      "activity.resource == 'SUBSCRIPTION' && activity.params.productId == 'free'",
      "ACTIVITY_TYPE_ACTIVATE_BILLING_TIER",
      { productId: "free" },
    ],
  ];
  for (const [condition, ...asked] of cases) {
    expect(await foretold(present(noor, "noor"), asked)).toContain("DENY_IMPLICIT");
    const policyId = await setPolicy(present(ada, "ada"), "EFFECT_ALLOW", condition);
    expect(await foretold(present(noor, "noor"), asked)).toBe("DECISION_OUTCOME_ALLOW");
    await act(present(ada, "ada"), "ACTIVITY_TYPE_DELETE_POLICY", { policyId });
  }
});

test("a card that was set is explained, though it was not kept", async () => {
  const { id: activityId } = await act(present(ada, "ada"), ...card);
  const told = await explain(present(noor, "noor"), { activityId });
  expect(told).toMatchObject({ outcome: "DECISION_OUTCOME_ALLOW", couldApprove: [] });
});
