// The two organizations that are attacked in a sequence: one at the top, and one below it. Each has a root quorum whose
// members are reached by e-mail and SMS, a user who becomes root now and then, and users who attack it, whom policies
// allow a lot.

import { activityKinds } from "@countersign/api";
import type { Activity, ActivityType } from "@countersign/api";
import { TimeSlices } from "../../../service/src/event-loop/time-slices.js";
import { loadOrganization } from "../../../service/src/organizations/organization.js";
import type { Organization } from "../../../service/src/organizations/organization.js";
import { ethereumAccount } from "../support/accounts.js";
import { createAuthenticator } from "../support/authenticator.js";
import { Person } from "../support/people.js";
import { act, send, stampBody, submit, vote } from "../support/requests.js";
import { entryOf, firstOf, present } from "../support/results.js";
import { newKey } from "../support/service.js";
import { nextTimestamp } from "../support/timestamp.js";
import type { Environment } from "./environment.js";
import { origin } from "./loot.js";
import type { Loot } from "./loot.js";

/** An honest user, whose mailbox and keys nobody else has. */
export interface Honest extends Person {
  readonly email: string;
  readonly phoneNumber: string;
}

export interface Victim {
  readonly name: "parent" | "child";
  readonly organizationId: string;
  /** Members of the quorum from beginning to end. */
  readonly roots: readonly Honest[];
  readonly threshold: number;
  /** Becomes a member of the quorum now and then. */
  readonly trainee: Honest;
  /** Of the parent: the back end, which may ask for logins. */
  readonly backEnd: Honest | undefined;
  /** Carried by the attackers; policies ask for it. */
  readonly tagId: string;
  /** Ids and names that the attackers have come to know, by the name of the member that held them. */
  readonly known: Map<string, string[]>;
  /** Activities that wait for votes, oldest first. */
  readonly waiting: Activity[];
  /** The organization as it is now; undefined when it was deleted. */
  look(): Promise<Organization | undefined>;
  /** Has it read anew. */
  touch(): void;
}

/** What the attackers are allowed, as policies of their organizations. */
export const rules = ["everything", "everything by two", "by resource", "people alone"] as const;
export type Rules = (typeof rules)[number];

export interface Setting {
  readonly rules: Rules;
  /** Whether two of three root users have to agree; otherwise the only one acts alone. */
  readonly joint: boolean;
}

/** @param number by which names of one sequence differ from those of all others */
export async function openVictims(
  environment: Environment,
  loot: Loot,
  setting: Setting,
  number: number,
): Promise<{ readonly parent: Victim; readonly child: Victim }> {
  const parentRoots = await openParent(environment, number);
  const parent = await settle(environment, loot, setting, { name: "parent", number, first: parentRoots });
  const childRoots = await openChild(environment, parentRoots, number);
  const child = await settle(environment, loot, setting, { name: "child", number, first: childRoots });
  return { parent: await fortify(parent, setting), child: await fortify(child, setting) };
}

const emailOf = (who: string, number: number) => `${who}.${number}@honest.example`;
const phoneNumberOf = (index: number, number: number) => `+1202${String(number * 10 + index).padStart(8, "0")}`;
const switches = ["EMAIL_AUTH", "OTP_EMAIL_AUTH", "SMS_AUTH", "EMAIL_RECOVERY"];

/** An organization at the top; its first user starts with an authenticator. */
async function openParent({ service, operator }: Environment, number: number): Promise<Honest> {
  const authenticator = createAuthenticator({ origin });
  const email = emailOf("parent.1", number);
  const created = await act(operator, "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2", {
    organizationName: `Parent ${number}`,
    rootEmail: email,
    rootAuthenticator: { authenticatorName: "Security key", ...authenticator.register() },
  });
  const { organizationId } = resultOf(created) as { organizationId: string };
  const type = "ACTIVITY_TYPE_CREATE_API_KEYS_V2";
  const key = newKey();
  const whoami = JSON.stringify({ organizationId });
  const response = await fetch(`${service.baseUrl}/public/v1/query/whoami`, {
    method: "POST",
    headers: { "X-Stamp-Webauthn": authenticator.stamp(whoami) },
    body: whoami,
  });
  const { userId } = (await response.json()) as { userId: string };
  const apiKeys = [{ apiKeyName: "Laptop", publicKey: key.publicKey, curveType: "API_KEY_CURVE_P256" }];
  const parameters = { userId, apiKeys };
  const body = JSON.stringify({ type, timestampMs: nextTimestamp(), organizationId, parameters });
  const stamped = await stampBody({ key }, type, body);
  const answer = await send(service, { ...stamped, stampHeader: ["X-Stamp-Webauthn", authenticator.stamp(body)] });
  if (answer.error) throw new Error(answer.error.message);
  const phoneNumber = phoneNumberOf(1, number);
  const root = Object.assign(new Person(service, key, { organizationId, userId }), { email, phoneNumber });
  for (const name of switches) {
    await act(root, "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", { name: `FEATURE_NAME_${name}`, value: "" });
  }
  await act(root, "ACTIVITY_TYPE_UPDATE_USER", { userId, userName: "Root 1", userPhoneNumber: root.phoneNumber });
  return root;
}

async function openChild({ service }: Environment, parent: Honest, number: number): Promise<Honest> {
  const key = newKey();
  const [email, phoneNumber] = [emailOf("child.1", number), phoneNumberOf(2, number)];
  const created = await act(parent, "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", {
    subOrganizationName: `Child ${number}`,
    rootUsers: [
      {
        userName: "Root 1",
        userEmail: email,
        userPhoneNumber: phoneNumber,
        apiKeys: [{ apiKeyName: "Laptop", publicKey: key.publicKey, curveType: "API_KEY_CURVE_P256" }],
        authenticators: [],
        oauthProviders: [],
      },
    ],
    rootQuorumThreshold: 1,
  });
  const result = resultOf(created) as { subOrganizationId: string; rootUserIds: string[] };
  const ids = { organizationId: result.subOrganizationId, userId: firstOf(result.rootUserIds) };
  return Object.assign(new Person(service, key, ids), { email, phoneNumber });
}

/** Adds users, tags, policies and keys, as its first root user, who still acts alone. */
async function settle(
  environment: Environment,
  loot: Loot,
  { rules: chosen }: Setting,
  { name, number, first }: { readonly name: Victim["name"]; readonly number: number; readonly first: Honest },
): Promise<Victim> {
  const { organizationId } = first;
  const keys = [newKey(), newKey(), newKey(), newKey(), loot.newKey(), loot.newKey()];
  const names = ["Root 2", "Root 3", "Trainee", "Back end", "Mallory", "Eve"];
  const emails = ["2", "3", "trainee", "ops"].map((who) => emailOf(`${name}.${who}`, number));
  const created = await act(first, "ACTIVITY_TYPE_CREATE_USERS_V2", {
    users: names.map((userName, index) => ({
      userName,
      ...(emails[index] !== undefined && { userEmail: emails[index] }),
      apiKeys: [{ apiKeyName: "Laptop", publicKey: entryOf(keys, index).publicKey }],
      authenticators: [],
      userTags: [],
    })),
  });
  const { userIds } = resultOf(created) as { userIds: string[] };
  const honest = (index: number): Honest => {
    const ids = { organizationId, userId: present(userIds[index]) };
    const user = new Person(first.service, present(keys[index]), ids);
    return Object.assign(user, { email: present(emails[index]), phoneNumber: "" });
  };
  const attackerIds = userIds.slice(4);
  const tagged = await act(first, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Team", userIds: attackerIds });
  const { userTagId } = resultOf(tagged) as { userTagId: string };
  const written = await act(first, "ACTIVITY_TYPE_CREATE_POLICIES", {
    policies: [
      ...policiesOf(chosen, userTagId, first.userId),
      ...(name === "parent" ? [backEndPolicy(entryOf(userIds, 3))] : []),
    ],
  });
  const known = new Map<string, string[]>([["userTagId", [userTagId]]]);
  known.set("policyId", (resultOf(written) as { policyIds: string[] }).policyIds);
  const wallet = await act(first, "ACTIVITY_TYPE_CREATE_WALLET", {
    walletName: "Treasury",
    accounts: [ethereumAccount],
  });
  learn(known, resultOf(wallet));
  for (const [type, parameters] of furniture(first.userId)) learn(known, resultOf(await act(first, type, parameters)));
  const { accounts } = await first.generatedClient.listWalletAccounts({ organizationId });
  known.set(
    "walletAccountId",
    accounts.map(({ walletAccountId }) => walletAccountId),
  );
  let seen: Organization | undefined;
  let fresh = false;
  return {
    name,
    organizationId,
    roots: [first, honest(0), honest(1)],
    threshold: 1,
    trainee: honest(2),
    backEnd: name === "parent" ? honest(3) : undefined,
    tagId: userTagId,
    known,
    waiting: [],
    async look() {
      if (!fresh)
        seen = await loadOrganization(environment.store, organizationId, (owner) =>
          new TimeSlices().task(owner, "load"),
        );
      fresh = true;
      return seen;
    },
    touch() {
      fresh = false;
    },
  };
}

/** What attackers may name beside users and policies. */
function furniture(rootId: string): readonly (readonly [ActivityType, object])[] {
  const window = { period: "SPENDING_PERIOD_DAY" };
  const ofRoot = { scope: "SPENDING_SCOPE_USER", scopeId: rootId, window };
  const key = { privateKeyName: "Cold", curve: "CURVE_SECP256K1", privateKeyTags: [], addressFormats: [] };
  const count = {
    method: "VELOCITY_CONTROL_AGGREGATION_METHOD_COUNT",
    operator: "VELOCITY_CONTROL_AGGREGATION_OPERATOR_LESS_THAN",
  };
  const aggregation = { ...count, threshold: "1000", window: { infinite: {} }, groupBy: { user: {} } };
  return [
    ["ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", { privateKeys: [key] }],
    ["ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG", { privateKeyTagName: "Cold keys", privateKeyIds: [] }],
    [
      "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT",
      {
        ...ofRoot,
        name: "payouts",
        assets: [],
        measure: "SPENDING_MEASURE_COUNT",
        maximum: "9",
        excess: "SPENDING_EXCESS_DENY",
      },
    ],
    [
      "ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL",
      { name: "Requests", identifier: "requests", dataSource: { activityExecution: {} }, aggregation },
    ],
    [
      "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES",
      { book: "payouts", entries: [{ chain: "eip155:1", address: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8" }] },
    ],
    ["ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT", { url: "https://hooks.honest.example/", name: "Ledger" }],
  ];
}

/** Makes the quorum what it will be. */
async function fortify(victim: Victim, { joint }: Setting): Promise<Victim> {
  if (!joint) return { ...victim, roots: victim.roots.slice(0, 1) };
  const userIds = victim.roots.map(({ userId }) => userId);
  await act(firstOf(victim.roots), "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", { threshold: 2, userIds });
  return { ...victim, threshold: 2 };
}

/** No one of them is about what only root users may do, and the first is about everything. */
function policiesOf(chosen: Rules, tagId: string, rootId: string): object[] {
  const one = `approvers.any(user, user.tags.contains('${tagId}'))`;
  const two = `approvers.filter(user, user.tags.contains('${tagId}')).count() >= 2`;
  const allow = (condition: string, consensus: string, index = 0) => ({
    policyName: `Rule ${index}`,
    effect: "EFFECT_ALLOW",
    condition,
    consensus,
  });
  switch (chosen) {
    case "everything":
      return [allow("", one)];
    case "everything by two":
      return [allow("", two)];
    case "by resource":
      return [
        ...resources.map((resource, index) => allow(`activity.resource == '${resource}'`, one, index)),
        { policyName: "No exports", effect: "EFFECT_DENY", condition: "activity.action == 'EXPORT'" },
      ];
    case "people alone":
      return [
        allow("activity.resource in ['USER', 'CREDENTIAL', 'AUTH', 'RECOVERY']", one, 1),
        allow("activity.resource in ['POLICY', 'ORGANIZATION', 'INVITATION', 'CONFIG']", two, 2),
        allow("", `approvers.any(user, user.id == '${rootId}')`, 3),
      ];
  }
}

const resources = [...new Set(Object.values(activityKinds).map(({ resource }) => resource))];

function backEndPolicy(userId: string): object {
  return {
    policyName: "The back end sends logins",
    effect: "EFFECT_ALLOW",
    condition: "activity.resource == 'AUTH' && activity.action == 'CREATE'",
    consensus: `approvers.any(user, user.id == '${userId}')`,
  };
}

/** Adds the ids and addresses in a result to what the attackers know. */
export function learn(known: Map<string, string[]>, result: unknown): void {
  for (const [name, value] of Object.entries(result ?? {})) {
    const member = name.replace(/Ids$/, "Id").replace(/^addresses$/, "address");
    for (const each of [value].flat()) {
      if (typeof each === "string") known.set(member, [...(known.get(member) ?? []), each]);
      else if (typeof each === "object") learn(known, each);
    }
  }
}

/** The result, without the name of its kind. */
export function resultOf({ result }: Activity): unknown {
  return Object.values(result)[0];
}

/** Has the root quorum carry something out: its first member asks, the others approve as far as it takes them. */
export async function actAsQuorum(
  { roots }: Victim,
  type: ActivityType,
  parameters: object,
): Promise<Activity | string> {
  const { activity, error } = await submit(firstOf(roots), type, parameters);
  if (error) return error.message;
  return approveAsQuorum(roots.slice(1), activity);
}

/** Has these root users approve an activity until it is carried out. */
export async function approveAsQuorum(voters: readonly Person[], activity: Activity): Promise<Activity | string> {
  let latest = activity;
  for (const voter of voters) {
    if (latest.status !== "ACTIVITY_STATUS_CONSENSUS_NEEDED") break;
    const answer = await vote(voter, "APPROVE", activity);
    if (answer.error) return answer.error.message;
    latest = answer.activity;
  }
  return latest;
}
