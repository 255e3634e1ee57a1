// explain_policy through the public API: what it says is what happens, and asking changes nothing.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Client, ExplainPolicyResponse } from "@countersign/api";
import fc from "fast-check";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { collect } from "../../../service/src/store/batches.js";
import { deletePolicy, insertPolicy, listPolicies } from "../../../service/src/store/policies.js";
import { createStranger } from "../queries/furnished.js";
import { newSubOrganization } from "../support/people.js";
import { entryOf, firstOf, resultOf } from "../support/results.js";
import { newKey } from "../support/service.js";
import type { ApiKeyPair } from "../support/service.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";

interface Person {
  readonly userId: string;
  readonly client: Client;
}

type Names = "ada" | "ben" | "noor" | "sam" | "kim";

interface Rule {
  readonly effect: "EFFECT_ALLOW" | "EFFECT_DENY";
  readonly condition: string;
  readonly consensus: string;
  readonly time?: string;
}

/** An activity as it is submitted; its parameters are new each time, where they must be. */
interface Attempt {
  readonly type: "ACTIVITY_TYPE_CREATE_USER_TAG" | "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2";
  readonly path: string;
  readonly parameters: () => { readonly [name: string]: string | string[] };
}

let world: World;
let organizationId: string;
let people: Readonly<Record<Names, Person>>;
let rules: readonly Rule[];
let attempts: readonly Attempt[];

beforeAll(async () => {
  world = await openWorld();
  const entered = world.root;
  ({ organizationId } = entered);
  const ada: Person = { userId: entered.userId, client: world.service.as(entered.key) };
  const tags = await ada.client.createUserTag({
    organizationId,
    parameters: { userTagName: "signers", userIds: [] },
  });
  const { userTagId } = resultOf(tags.activity, "createUserTagResult");
  const keys = new Map<string, ApiKeyPair>(["ben", "noor", "sam", "kim"].map((name) => [name, newKey()]));
  const users = await ada.client.createUsers({
    organizationId,
    parameters: {
      users: [...keys].map(([userName, { publicKey }]) => ({
        userName,
        apiKeys: [{ apiKeyName: "key", publicKey, curveType: "API_KEY_CURVE_P256" as const }],
        authenticators: [],
        oauthProviders: [],
        userTags: userName === "noor" || userName === "sam" ? [userTagId] : [],
      })),
    },
  });
  const { userIds } = resultOf(users.activity, "createUsersResult");
  const others = [...keys].map(([name, key], index): [string, Person] => [
    name,
    { userId: entryOf(userIds, index), client: world.service.as(key) },
  ]);
  people = { ada, ...Object.fromEntries(others) } as Readonly<Record<Names, Person>>;
  const wallet = await ada.client.createWallet({
    organizationId,
    parameters: {
      walletName: "Treasury",
      accounts: [
        {
          curve: "CURVE_SECP256K1",
          pathFormat: "PATH_FORMAT_BIP32",
          path: "m/44'/60'/0'/0/0",
          addressFormat: "ADDRESS_FORMAT_ETHEREUM",
        },
      ],
    },
  });
  const { walletId, addresses } = resultOf(wallet.activity, "createWalletResult");
  await ada.client.updateRootQuorum({
    organizationId,
    parameters: { threshold: 2, userIds: [ada.userId, people.ben.userId] },
  });

  const signers = `approvers.filter(user, user.tags.contains('${userTagId}')).count() >= 2`;
  const kim = `approvers.any(user, user.id == '${people.kim.userId}')`;
  const creation = "activity.resource == 'USER' && activity.action == 'CREATE'";
  rules = [
    { effect: "EFFECT_ALLOW", condition: creation, consensus: "" },
    { effect: "EFFECT_ALLOW", condition: creation, consensus: signers },
    { effect: "EFFECT_DENY", condition: creation, consensus: kim },
    { effect: "EFFECT_ALLOW", condition: `wallet.id == '${walletId}' && activity.action == 'SIGN'`, consensus: "" },
    { effect: "EFFECT_ALLOW", condition: `wallet.id == '${walletId}'`, consensus: `${signers} && ${kim}` },
    // In error for short payloads.
    { effect: "EFFECT_DENY", condition: "activity.params.payload[0..9] == 'forbidden'", consensus: "" },
    { effect: "EFFECT_ALLOW", condition: "activity.params.payload[0..9] == 'permitted'", consensus: "" },
    {
      effect: "EFFECT_ALLOW",
      condition: "",
      consensus: "credentials.any(c, c.type == 'CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR')",
    },
  ];
  const signing = (payload: string): Attempt => ({
    type: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2",
    path: "/public/v1/submit/sign_raw_payload",
    parameters: () => ({
      signWith: firstOf(addresses),
      payload: `${payload}${payload.length > 9 ? uuidv7() : ""}`,
      encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
      hashFunction: "HASH_FUNCTION_SHA256",
    }),
  });
  attempts = [
    {
      type: "ACTIVITY_TYPE_CREATE_USER_TAG",
      path: "/public/v1/submit/create_user_tag",
      parameters: () => ({ userTagName: uuidv7(), userIds: [] }),
    },
    signing("permitted payload "),
    signing("forbidden payload "),
    signing("short"),
  ];
});
afterAll(() => world.close());

/** Makes these the organization's policies. */
async function setPolicies(chosen: readonly Rule[]): Promise<void> {
  await world.store.write(async (transaction) => {
    const scope = transaction.in(organizationId);
    for (const { id } of await collect(listPolicies(scope))) await deletePolicy(scope, id);
    for (const rule of chosen) {
      const id = uuidv7();
      await insertPolicy(scope, { time: "", ...rule, id, name: id, notes: "" });
    }
  });
}

async function submit({ client }: Person, { type }: Attempt, parameters: ReturnType<Attempt["parameters"]>) {
  const input = { organizationId, parameters: parameters as never };
  const answer =
    type === "ACTIVITY_TYPE_CREATE_USER_TAG" ? await client.createUserTag(input) : await client.signRawPayload(input);
  return answer.activity;
}

const outcomeOf = {
  ACTIVITY_STATUS_COMPLETED: "DECISION_OUTCOME_ALLOW",
  ACTIVITY_STATUS_CONSENSUS_NEEDED: "DECISION_OUTCOME_CONSENSUS_NEEDED",
};

/** What a request came to, in the words of an explanation. */
async function told(work: Promise<{ readonly status: string }>): Promise<string> {
  try {
    return outcomeOf[(await work).status as keyof typeof outcomeOf];
  } catch (error) {
    if (error instanceof ApiError && [6, 7].includes(error.code)) return error.message;
    throw error;
  }
}

const inShort = ({ outcome, message }: ExplainPolicyResponse) =>
  outcome.startsWith("DECISION_OUTCOME_DENY") ? message : outcome;

async function couldApprove(activityId: string): Promise<string[]> {
  const seen = await Promise.all(
    Object.values(people).map(async ({ userId, client }) => {
      const { activity } = await client.getActivity({ organizationId, activityId });
      return activity.canApprove ? [userId] : [];
    }),
  );
  return seen.flat().sort();
}

test("an explanation says what a submission, and then each vote on it, really comes to", async () => {
  const names = ["ada", "ben", "noor", "sam", "kim"] as const;
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.subarray([0, 1, 2, 3, 4, 5, 6, 7]),
      fc.nat({ max: 3 }),
      fc.constantFrom(...names),
      fc.shuffledSubarray([...names]),
      async (chosen, which, by, voters) => {
        await setPolicies(chosen.map((index) => entryOf(rules, index)));
        const attempt = entryOf(attempts, which);
        const parameters = attempt.parameters();
        const asked = { organizationId, type: attempt.type, parameters };
        const before = await people[by].client.explainPolicy(asked);
        expect(await people.kim.client.explainPolicy({ ...asked, userId: people[by].userId })).toEqual(before);
        expect(before.policies).toHaveLength(chosen.length);
        outcomes.add(before.outcome);

        const submitted = submit(people[by], attempt, parameters);
        expect(await told(submitted)).toBe(inShort(before));
        const activity = await submitted.catch(() => undefined);
        if (!activity) return;
        const explainId = () => people.noor.client.explainPolicy({ organizationId, activityId: activity.id });
        let now = await explainId();
        expect(now).toEqual(before);
        for (const voter of voters) {
          if (now.outcome !== "DECISION_OUTCOME_CONSENSUS_NEEDED") break;
          expect([...now.couldApprove].sort()).toEqual(await couldApprove(activity.id));
          const { userId, client } = people[voter];
          const { fingerprint } = activity;
          const vote = client
            .approveActivity({ organizationId, parameters: { fingerprint } })
            .then((answer) => answer.activity);
          const came = await told(vote);
          expect(!/has no vote on|has already approved the activity/.test(came)).toBe(
            now.couldApprove.includes(userId),
          );
          now = await explainId();
          // A vote that does not count is not taken, nor one with which the activity would be denied.
          expect(came.startsWith("DECISION_") ? came : "DECISION_OUTCOME_CONSENSUS_NEEDED").toBe(now.outcome);
        }
      },
    ),
    { numRuns: 40, seed: 4 },
  );
  expect([...outcomes].sort()).toEqual([
    "DECISION_OUTCOME_ALLOW",
    "DECISION_OUTCOME_CONSENSUS_NEEDED",
    "DECISION_OUTCOME_DENY_EXPLICIT",
    "DECISION_OUTCOME_DENY_IMPLICIT",
  ]);
});

test("clauses are told apart with their text, their place and what they came to", async () => {
  const condition =
    "activity.params.payload[0..9] == 'permitted'\n  && (wallet.id == 'w' || activity.action == 'SIGN')";
  await setPolicies([{ effect: "EFFECT_ALLOW", condition, consensus: "approvers.count() >= 1" }]);
  const explain = (attempt: Attempt) =>
    people.noor.client.explainPolicy({ organizationId, type: attempt.type, parameters: attempt.parameters() });

  const { policies } = await explain(entryOf(attempts, 1));
  expect(policies).toMatchObject([
    {
      effect: "EFFECT_ALLOW",
      applied: true,
      conditionOutcome: "EXPRESSION_OUTCOME_TRUE",
      consensusOutcome: "EXPRESSION_OUTCOME_TRUE",
    },
  ]);
  expect(firstOf(policies).clauses).toEqual([
    {
      source: "EXPRESSION_SOURCE_CONDITION",
      text: "activity.params.payload[0..9] == 'permitted'",
      line: 1,
      column: 1,
      endLine: 1,
      endColumn: 45,
      outcome: "EXPRESSION_OUTCOME_TRUE",
    },
    {
      source: "EXPRESSION_SOURCE_CONDITION",
      text: "wallet.id == 'w'",
      line: 2,
      column: 7,
      endLine: 2,
      endColumn: 23,
      outcome: "EXPRESSION_OUTCOME_FALSE",
    },
    {
      source: "EXPRESSION_SOURCE_CONDITION",
      text: "activity.action == 'SIGN'",
      line: 2,
      column: 27,
      endLine: 2,
      endColumn: 52,
      outcome: "EXPRESSION_OUTCOME_TRUE",
    },
    {
      source: "EXPRESSION_SOURCE_CONSENSUS",
      text: "approvers.count() >= 1",
      line: 1,
      column: 1,
      endLine: 1,
      endColumn: 23,
      outcome: "EXPRESSION_OUTCOME_TRUE",
    },
  ]);

  const short = await explain(entryOf(attempts, 3));
  expect(short.policies[0]).toMatchObject({ applied: false, conditionOutcome: "EXPRESSION_OUTCOME_ERROR" });
  expect(firstOf(short.policies).clauses[0]).toMatchObject({
    outcome: "EXPRESSION_OUTCOME_ERROR",
    message: "1:1 slice 0..9 is out of range, a string here has 5",
  });
  const tag = await explain(firstOf(attempts));
  expect(firstOf(tag.policies).clauses.map(({ outcome }) => outcome.replace("EXPRESSION_OUTCOME_", ""))).toEqual([
    "NOT_APPLICABLE",
    "NOT_APPLICABLE",
    "FALSE",
    "TRUE",
  ]);
});

test("an activity that was voted down is rejected, whatever the policies say", async () => {
  await setPolicies([]);
  const activity = await submit(people.ada, firstOf(attempts), firstOf(attempts).parameters());
  await people.ben.client.rejectActivity({ organizationId, parameters: { fingerprint: activity.fingerprint } });
  await setPolicies([firstOf(rules)]);
  const answer = await people.kim.client.explainPolicy({ organizationId, activityId: activity.id });
  expect(answer).toMatchObject({ outcome: "DECISION_OUTCOME_REJECTED", couldApprove: [] });
  expect(answer.policies).toMatchObject([{ applied: true }]);
});

test("asking changes no row of the database", async () => {
  await setPolicies(rules);
  const activity = await submit(people.ada, firstOf(attempts), firstOf(attempts).parameters()).catch(() => undefined);
  const rows = async () => {
    const { database } = world.store;
    const tables = [
      "organizations",
      "activities",
      "votes",
      "ballots",
      "user_records",
      "outbox",
      "policies",
      "tags",
    ] as const;
    return Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute()));
  };
  const before = await rows();
  for (const { client } of Object.values(people)) {
    for (const { type, parameters } of attempts) {
      await client.explainPolicy({ organizationId, type, parameters: parameters() });
    }
    if (activity) await client.explainPolicy({ organizationId, activityId: activity.id });
  }
  expect(await rows()).toEqual(before);
  expect(before.map((table) => table.length).every((count, index) => count > 0 || index === 5)).toBe(true);
});

test("older versions are asked about as they are submitted", async () => {
  await setPolicies([
    { effect: "EFFECT_DENY", condition: "activity.type == 'ACTIVITY_TYPE_CREATE_USERS_V2'", consensus: "" },
  ]);
  const parameters = {
    users: [{ userName: "Old", apiKeys: [], authenticators: [], userTags: [], accessType: "ACCESS_TYPE_WEB" }],
  };
  const type = "ACTIVITY_TYPE_CREATE_USERS";
  const { policies, outcome } = await people.kim.client.explainPolicy({ organizationId, type, parameters });
  expect([outcome, firstOf(policies).applied]).toEqual(["DECISION_OUTCOME_DENY_EXPLICIT", true]);
});

test("what might be submitted is explained with approvals that it might have, each user's once", async () => {
  await setPolicies([{ effect: "EFFECT_ALLOW", condition: "", consensus: "approvers.count() >= 2" }]);
  const { type, parameters } = firstOf(attempts);
  const asked = { organizationId, type, parameters: parameters(), userId: people.noor.userId };
  const outcome = async (...approvedBy: string[]) =>
    (await people.kim.client.explainPolicy({ ...asked, approvedBy })).outcome;
  expect(await outcome()).toBe("DECISION_OUTCOME_CONSENSUS_NEEDED");
  expect(await outcome(people.noor.userId, people.noor.userId)).toBe("DECISION_OUTCOME_CONSENSUS_NEEDED");
  expect(await outcome(people.sam.userId)).toBe("DECISION_OUTCOME_ALLOW");
  await setPolicies([{ effect: "EFFECT_ALLOW", condition: "", consensus: "approvers.count() == 2" }]);
  expect(await outcome(people.sam.userId, people.sam.userId)).toBe("DECISION_OUTCOME_ALLOW");
});

test("what might be submitted is explained as of the instant that is named", async () => {
  await setPolicies([
    {
      effect: "EFFECT_ALLOW",
      condition: "",
      consensus: "",
      time: "time.now >= Timestamp('2050-01-01T00:00:00Z')",
    },
  ]);
  const { type, parameters } = firstOf(attempts);
  const at = async (instant: string) => {
    const asked = { organizationId, type, parameters: parameters(), at: String(Date.parse(instant)) };
    const { outcome, policies } = await people.kim.client.explainPolicy(asked);
    return [outcome, firstOf(policies).timeOutcome];
  };
  expect(await at("2049-12-31T23:59:59.999Z")).toEqual(["DECISION_OUTCOME_DENY_IMPLICIT", "EXPRESSION_OUTCOME_FALSE"]);
  expect(await at("2050-01-01T00:00:00Z")).toEqual(["DECISION_OUTCOME_ALLOW", "EXPRESSION_OUTCOME_TRUE"]);
});

describe("refuses", () => {
  const type = "ACTIVITY_TYPE_CREATE_USER_TAG";
  const parameters = { userTagName: "new", userIds: [] };
  const missing = "7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10";
  test.each([
    ["nothing to ask about", {}, 3, /give activityId, or type and parameters/],
    ["a type without parameters", { type }, 3, /type and parameters/],
    ["an activity together with a type", { activityId: missing, type, parameters }, 3, /^activityId: /],
    [
      "parameters that can't be submitted",
      { type, parameters: { userTagName: 5, userIds: [] } },
      3,
      /^\/parameters\/userTagName: expected string/,
    ],
    ["parameters that are no object", { type, parameters: "x" }, 3, /^\/parameters: expected /],
    [
      "a type that can't be submitted",
      { type: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD", parameters: {} },
      3,
      /^\/type: expected/,
    ],
    [
      "a vote",
      { type: "ACTIVITY_TYPE_APPROVE_ACTIVITY", parameters: { fingerprint: "sha256:0" } },
      3,
      /policies do not decide votes/,
    ],
    ["a user who does not exist", { type, parameters, userId: missing }, 5, /no user/],
    ["an approver who does not exist", { type, parameters, approvedBy: [missing] }, 5, /no user/],
    ["an activity together with approvals", { activityId: missing, approvedBy: [] }, 3, /^activityId: /],
    ["an activity together with an instant", { activityId: missing, at: "0" }, 3, /^activityId: /],
    ["an instant that no time can name", { type, parameters, at: "253402300800000" }, 3, /^at: /],
    ["more approvers than a vote has", { type, parameters, approvedBy: Array(101).fill(missing) }, 3, /approvedBy/],
    ["an activity that does not exist", { activityId: missing }, 5, /no activity/],
    [
      "a key that does not exist",
      {
        type: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2",
        parameters: {
          signWith: missing,
          payload: "",
          encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
          hashFunction: "HASH_FUNCTION_SHA256",
        },
      },
      5,
      /no key/,
    ],
  ] as const)("%s", async (_, asked, code, message) => {
    const error: unknown = await people.kim.client
      .explainPolicy({ organizationId, ...asked } as never)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
  });
});

test("users of the organization and of its parent may ask, others may not", async () => {
  await setPolicies([]);
  // The first organization asks for two by now, so the child gets its user from a stranger's.
  const stranger = await createStranger(world);
  const child = await newSubOrganization(stranger, "Child");
  const asked = { type: "ACTIVITY_TYPE_CREATE_USER_TAG", parameters: { userTagName: "new", userIds: [] } } as const;
  const [parentClient, childClient] = [world.service.as(stranger.key), world.service.as(child.key)];
  const own = await childClient.explainPolicy({ organizationId: child.organizationId, ...asked });
  expect(own.outcome).toBe("DECISION_OUTCOME_ALLOW");
  const ofChild = { organizationId: child.organizationId, ...asked };
  expect(await parentClient.explainPolicy({ ...ofChild, userId: child.userId })).toEqual(own);
  await expect(parentClient.explainPolicy(ofChild)).rejects.toMatchObject({ code: ErrorCode.INVALID_ARGUMENT });
  await expect(parentClient.explainPolicy({ ...ofChild, userId: stranger.userId })).rejects.toMatchObject({
    code: ErrorCode.NOT_FOUND,
  });
  await expect(people.ada.client.explainPolicy({ ...ofChild, userId: child.userId })).rejects.toMatchObject({
    code: ErrorCode.UNAUTHENTICATED,
  });
  await expect(
    childClient.explainPolicy({ ...asked, organizationId: stranger.organizationId, userId: stranger.userId }),
  ).rejects.toMatchObject({ code: ErrorCode.UNAUTHENTICATED });
});
