// plan_policies through the public API: under the same policies a replay comes to what happened, and what is planned happens
// once the policies are changed. `npm run campaign -- plans` replays 100,000 activities.

import { ApiError } from "@countersign/api";
import type { Activity, Client, CreatePolicyIntentV3, PlanPoliciesRequest } from "@countersign/api";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collect } from "../../../service/src/store/batches.js";
import { deletePolicy, insertPolicy, listPolicies } from "../../../service/src/store/policies.js";
import { countersign } from "../cli/running.js";
import { entryOf, firstOf, resultOf } from "../support/results.js";
import { newKey } from "../support/service.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { Dice } from "./reading/dice.js";

const count = Number(process.env["REPLAYED"] ?? 120);

interface Someone {
  readonly userId: string;
  readonly client: Client;
}

/** What is asked for, and who votes on it how. */
interface Attempt {
  readonly by: number;
  readonly payload: string;
  readonly votes: readonly { readonly by: number; readonly approves: boolean }[];
}

let world: World;
let organizationId: string;
/** Two root users of whom both are needed, and three others, of whom the first two sign. */
let people: readonly Someone[];
let signWith: string;
let tag: string;
let before: readonly CreatePolicyIntentV3[];
let mark: string;
const attempts = new Map<string, Attempt>();

beforeAll(async () => {
  world = await openWorld();
  const { root, service } = world;
  ({ organizationId } = root);
  const ada = { userId: root.userId, client: service.as(root.key) };
  const made = await ada.client.createUserTag({ organizationId, parameters: { userTagName: "signers", userIds: [] } });
  tag = resultOf(made.activity, "createUserTagResult").userTagId;
  const keys = [0, 1, 2, 3].map(() => newKey());
  const users = keys.map(({ publicKey }, index) => ({
    userName: `user ${index}`,
    apiKeys: [{ apiKeyName: "key", publicKey, curveType: "API_KEY_CURVE_P256" as const }],
    authenticators: [],
    oauthProviders: [],
    userTags: index === 1 || index === 2 ? [tag] : [],
  }));
  const created = await ada.client.createUsers({ organizationId, parameters: { users } });
  const { userIds } = resultOf(created.activity, "createUsersResult");
  people = [ada, ...keys.map((key, index) => ({ userId: entryOf(userIds, index), client: service.as(key) }))];
  signWith = await newSigner(ada.client);
  await ada.client.updateRootQuorum({
    organizationId,
    parameters: { threshold: 2, userIds: people.slice(0, 2).map(({ userId }) => userId) },
  });
  const signers = `approvers.filter(u, u.tags.contains('${tag}')).count()`;
  before = [
    policy("ALLOW", "activity.action == 'SIGN' && activity.params.payload.contains('small')"),
    policy("ALLOW", "activity.params.payload.contains('large')", `${signers} >= 2`),
    policy(
      "ALLOW",
      "activity.params.payload.contains('last')",
      `approvers.any(u, u.id == '${entryOf(people, 4).userId}')`,
    ),
    policy("DENY", "activity.params.payload.contains('never')"),
    policy("DENY", "activity.params.payload.contains('spoilt')", "approvers.count() >= 2"),
  ];
  await setPolicies(before);
  const { activities } = await ada.client.listActivities({ organizationId, paginationOptions: { limit: "1" } });
  mark = firstOf(activities).id;
  const dice = new Dice(7);
  for (let made = 0; made < count; made++) {
    const attempt = {
      by: dice.below(people.length),
      payload: `${dice.of(["small", "large", "last", "never small", "small spoilt", "large spoilt", "other"])} ${made}`,
      votes: [0, 1, 2, 3, 4].filter(() => dice.once(2)).map((by) => ({ by, approves: !dice.once(6) })),
    };
    const { id, cast } = await carryOut(attempt);
    if (id !== undefined) attempts.set(id, { ...attempt, votes: cast });
  }
}, 3_600_000);
afterAll(() => world.close());

function policy(effect: "ALLOW" | "DENY", condition: string, consensus = ""): CreatePolicyIntentV3 {
  return {
    policyName: `${effect} ${condition} ${consensus}`.slice(0, 200),
    effect: `EFFECT_${effect}`,
    condition,
    consensus,
  };
}

async function newSigner(client: Client): Promise<string> {
  const created = await client.createPrivateKeys({
    organizationId,
    parameters: {
      privateKeys: [{ privateKeyName: uuidv7(), curve: "CURVE_ED25519", privateKeyTags: [], addressFormats: [] }],
    },
  });
  return firstOf(resultOf(created.activity, "createPrivateKeysResultV2").privateKeys).privateKeyId ?? "";
}

async function setPolicies(policies: readonly CreatePolicyIntentV3[]): Promise<void> {
  await world.store.write(async (transaction) => {
    const scope = transaction.in(organizationId);
    for (const { id } of await collect(listPolicies(scope))) await deletePolicy(scope, id);
    for (const { policyName: name, effect, condition = "", consensus = "" } of policies) {
      await insertPolicy(scope, { id: uuidv7(), name, effect, condition, consensus, time: "", notes: "" });
    }
  });
}

const refusals = [6, 7, 9];

async function unlessRefused<Answer>(work: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError && refusals.includes(error.code)) return undefined;
    throw error;
  }
}

/** Asks for a signature, and has it voted on until it does not wait any more; tells of the votes that were taken. */
async function carryOut({ by, payload, votes }: Attempt) {
  const { client } = entryOf(people, by);
  const parameters = {
    signWith,
    payload,
    encoding: "PAYLOAD_ENCODING_TEXT_UTF8" as const,
    hashFunction: "HASH_FUNCTION_NOT_APPLICABLE" as const,
  };
  let activity: Activity | undefined = (await unlessRefused(client.signRawPayload({ organizationId, parameters })))
    ?.activity;
  const cast: Attempt["votes"][number][] = [];
  if (!activity) return { outcome: "deny" as const, cast };
  const { id, fingerprint } = activity;
  for (const vote of votes) {
    if (activity.status !== "ACTIVITY_STATUS_CONSENSUS_NEEDED") break;
    const voter = entryOf(people, vote.by).client;
    const request = { organizationId, parameters: { fingerprint } };
    const answer = await unlessRefused<{ readonly activity: Activity }>(
      vote.approves ? voter.approveActivity(request) : voter.rejectActivity(request),
    );
    if (answer) cast.push(vote);
    activity = answer?.activity ?? activity;
  }
  const isDone = activity.status === "ACTIVITY_STATUS_COMPLETED";
  return { id, cast, outcome: isDone ? ("allow" as const) : ("consensusNeeded" as const) };
}

/** What is planned of the attempts, in as many answers as it takes. */
async function planOf(asked: Omit<PlanPoliciesRequest, "organizationId" | "paginationOptions">, limit = "50") {
  const { client } = entryOf(people, 4);
  const [changes, unchanged, differed, notReplayed] = [[], [], [], []] as [
    { activityId: string; proposed: { outcome: string; policies: readonly { policyName: string }[] } }[],
    string[],
    string[],
    { activityId: string; reason: string }[],
  ];
  for (let after: string | undefined, answers = 0; ; answers++) {
    const page = { limit, ...(after !== undefined && { after }) };
    const answer = await client.planPolicies({ organizationId, ...asked, paginationOptions: page });
    const isNew = (id: string) => attempts.has(id);
    changes.push(...answer.changes.filter(({ activityId }) => isNew(activityId)));
    unchanged.push(...answer.unchanged.filter(isNew));
    differed.push(...answer.differed.filter(isNew));
    notReplayed.push(...answer.notReplayed.filter(({ activityId }) => isNew(activityId)));
    after = answer.next;
    if (after === undefined || after <= mark) return { changes, unchanged, differed, notReplayed, answers };
  }
}

test("under the same policies, a replay comes to what happened", async () => {
  const { answers, unchanged, ...rest } = await planOf({ policies: before });
  expect(rest).toEqual({ changes: [], differed: [], notReplayed: [] });
  expect(unchanged).toEqual([...attempts.keys()].toReversed());
  expect(answers).toBeGreaterThan(0);
  expect(attempts.size).toBeGreaterThan(count / 3);
});

test("what is planned happens once the policies are changed", async () => {
  const signers = `approvers.filter(u, u.tags.contains('${tag}')).count()`;
  const after = [
    policy("ALLOW", "activity.params.payload.contains('small')", `${signers} >= 1`),
    policy("ALLOW", "activity.params.payload.contains('large')"),
    policy("DENY", "activity.params.payload.contains('last')"),
  ];
  const { changes, unchanged } = await planOf({ policies: after });
  const planned = new Map(changes.map(({ activityId, proposed }) => [activityId, proposed.outcome]));
  await setPolicies(after);
  const seen = new Set<string>();
  for (const [id, attempt] of [...attempts].slice(0, 60)) {
    const { outcome } = await carryOut(attempt);
    const words = { allow: "ALLOW", consensusNeeded: "CONSENSUS_NEEDED", deny: "DENY" }[outcome];
    const wanted = planned.get(id);
    if (wanted !== undefined) seen.add(words);
    const agrees = wanted === undefined ? unchanged.includes(id) : wanted.startsWith(`DECISION_OUTCOME_${words}`);
    expect(agrees, `${attempt.payload} ${JSON.stringify(attempt.votes)} ${wanted} ${outcome}`).toBe(true);
  }
  await setPolicies(before);
  expect([...seen].sort()).toEqual(["ALLOW", "CONSENSUS_NEEDED", "DENY"]);
});

test("the root quorum and the tags of users can be planned, too", async () => {
  const all = await planOf({ policies: before });
  const alone = await planOf({ policies: before, rootQuorum: { threshold: 1, userIds: [entryOf(people, 0).userId] } });
  const byAda = [...attempts].filter(
    ([, { by, votes }]) => by === 0 || votes.some((vote) => vote.by === 0 && vote.approves),
  );
  expect(all.changes).toEqual([]);
  const allowed = alone.changes.filter(({ proposed }) => proposed.outcome === "DECISION_OUTCOME_ALLOW");
  expect(allowed.length).toBeGreaterThan(3);
  const ids = byAda.map(([id]) => id);
  expect(allowed.filter(({ activityId }) => !ids.includes(activityId))).toEqual([]);

  const without = await planOf({ policies: before, userTags: [{ userId: entryOf(people, 2).userId, userTags: [] }] });
  const large = without.changes.map(({ activityId }) => attempts.get(activityId)?.payload.includes("large"));
  expect(large.length).toBeGreaterThan(0);
  expect(large).not.toContain(false);
});

test("a change comes with the policies that decide on either side", async () => {
  const { changes } = await planOf({ policies: [policy("DENY", "activity.params.payload.contains('small')")] });
  const small = changes.filter(({ activityId }) => attempts.get(activityId)?.payload.startsWith("small 1"));
  expect(small.length).toBeGreaterThan(0);
  expect(small).toContainEqual(
    expect.objectContaining({
      status: "ACTIVITY_STATUS_COMPLETED",
      type: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2",
      today: {
        outcome: "DECISION_OUTCOME_ALLOW",
        message: "it may be carried out",
        policies: [expect.objectContaining({ outcome: "OUTCOME_ALLOW" })],
      },
      proposed: {
        outcome: "DECISION_OUTCOME_DENY_EXPLICIT",
        message: "policy engine denied request explicitly",
        policies: [{ policyName: "DENY activity.params.payload.contains('small') ", outcome: "OUTCOME_DENY_EXPLICIT" }],
      },
    }),
  );
});

test("countersign policies plan shows what would change, kind by kind", async () => {
  const { dataFolder, baseUrl } = world.service;
  const policies = [
    policy("DENY", "activity.params.payload.contains('large')"),
    policy("ALLOW", "activity.params.payload.contains('small')", "approvers.count() >= 3"),
  ];
  const rootQuorum = { threshold: 1, userIds: [entryOf(people, 1).userId] };
  await writeFile(join(dataFolder, "proposed.json"), JSON.stringify({ policies, rootQuorum }));
  const plan = (...args: string[]) =>
    countersign([...args, "policies", "plan", "--proposed", "proposed.json", "--since", "2026-01-01"], {
      cwd: dataFolder,
      env: { COUNTERSIGN_DATA_DIR: dataFolder, COUNTERSIGN_BASE_URL: baseUrl },
    });
  const { code, out } = await plan();
  expect(code).toBe(0);
  const [, allowed, voted, denied] =
    /^decided alike +\d+\nnewly allowed +(\d+)\nnewly needing votes +(\d+)\nnewly denied +(\d+)\nnot replayed +\d+$/m.exec(
      out,
    ) ?? [];
  expect([allowed, voted, denied].map(Number)).not.toContain(0);
  expect(out).toMatch(
    /^NEWLY DENIED\nACTIVITY +TYPE +BY +TODAY +PROPOSED\n[^]*sign-raw-payload-v2 .*(allow|consensus needed): "ALLOW .*deny explicit: "DENY /m,
  );
  const whole = JSON.parse((await plan("--json")).out) as { readonly changes: readonly unknown[] };
  expect(whole.changes).toHaveLength(Number(allowed) + Number(voted) + Number(denied));
});

test("activities are replayed by pages, and those before a time are left out", async () => {
  const { client } = entryOf(people, 3);
  const limited = await planOf({ policies: before }, "7");
  expect(limited.unchanged).toEqual([...attempts.keys()].toReversed());
  const [id] = entryOf([...attempts], attempts.size - 3);
  const { activity } = await client.getActivity({ organizationId, activityId: id });
  const since = String(Number.parseInt(activity.id.replaceAll("-", "").slice(0, 12), 16));
  const paginationOptions = { limit: "100" };
  const answer = await client.planPolicies({ organizationId, policies: before, since, paginationOptions });
  expect(answer.unchanged).toContain(id);
  expect(answer.unchanged.length).toBeGreaterThanOrEqual(3);
  expect(answer.next).toBeUndefined();
});

test("proposed policies that can't be right are refused, as are users that there are not", async () => {
  const { client } = entryOf(people, 3);
  const plan = (asked: Omit<PlanPoliciesRequest, "organizationId">) =>
    client.planPolicies({ organizationId, ...asked }).catch((error: unknown) => (error as ApiError).message);
  expect(await plan({ policies: [policy("ALLOW", "wallet.idd == 'a'")] })).toBe(
    "policies.0.condition: 1:8 unknown field wallet.idd, did you mean id?",
  );
  const stranger = "9e253141-8ac6-413c-bc7b-07b62bc792c5";
  expect(await plan({ policies: [], rootQuorum: { threshold: 1, userIds: [stranger] } })).toBe(
    `rootQuorum.userIds: no user "${stranger}" in this organization`,
  );
  expect(await plan({ policies: [], userTags: [{ userId: stranger, userTags: [] }] })).toBe(
    `userTags: no user "${stranger}" in this organization`,
  );
  expect(await plan({ policies: [], rootQuorum: { threshold: 2, userIds: [entryOf(people, 0).userId] } })).toBe(
    "rootQuorum.threshold: more than there are root users; expected at most their number",
  );
});

test("under the same policies, a replay comes to what a credential allowed that is not there any more", async () => {
  const { userId, client } = entryOf(people, 2);
  const key = newKey();
  const apiKeys = [{ apiKeyName: "gone", publicKey: key.publicKey, curveType: "API_KEY_CURVE_P256" as const }];
  const created = await client.createApiKeys({ organizationId, parameters: { userId, apiKeys } });
  const { apiKeyIds } = resultOf(created.activity, "createApiKeysResult");
  const policies = [policy("ALLOW", "", `credentials.any(c, c.public_key == '${key.publicKey}')`)];
  await setPolicies(policies);
  const { activity } = await world.service.as(key).signRawPayload({
    organizationId,
    parameters: {
      signWith,
      payload: "by a key that goes",
      encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
      hashFunction: "HASH_FUNCTION_NOT_APPLICABLE",
    },
  });
  expect(activity.status).toBe("ACTIVITY_STATUS_COMPLETED");
  await client.deleteApiKeys({ organizationId, parameters: { userId, apiKeyIds } });
  const planned = await client.planPolicies({ organizationId, policies, paginationOptions: { limit: "10" } });
  await setPolicies(before);
  expect(planned.unchanged).toContain(activity.id);
  expect(planned.differed).not.toContain(activity.id);
});

test("what cannot be replayed is told, with its reason", async () => {
  const client = entryOf(people, 0).client;
  await setPolicies([policy("ALLOW", "")]);
  const other = await newSigner(client);
  const signed = await client.signRawPayload({
    organizationId,
    parameters: {
      signWith: other,
      payload: "small",
      encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
      hashFunction: "HASH_FUNCTION_NOT_APPLICABLE",
    },
  });
  const parameters = { privateKeyIds: [other], deleteWithoutExport: true };
  await client.deletePrivateKeys({ organizationId, parameters });
  await client.deleteUsers({ organizationId, parameters: { userIds: [entryOf(people, 4).userId] } });
  await setPolicies(before);
  const answer = await entryOf(people, 1).client.planPolicies({
    organizationId,
    policies: before,
    paginationOptions: { limit: "100" },
  });
  const reasons = new Map(answer.notReplayed.map(({ activityId, reason }) => [activityId, reason]));
  expect(reasons.get(signed.activity.id)).toMatch(/^(no|private key)/);
  expect([...reasons.values()]).toContain("a user who voted on it was deleted");
  expect([...reasons.values()]).toContain(
    "the user who asked for it was deleted, or belongs to the parent organization, whose policies decided",
  );
});
