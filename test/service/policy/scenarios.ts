// Random organizations, policies and approvals, with their meaning written down a second time, in a slow and obvious way.

import fc from "fast-check";
import { firstOf } from "../support/results.js";
import { anyKey } from "./language/contexts.js";
import type { Asked, Person, Rule } from "./organization.js";

/** Users by what matters of them. Their ids are u0, u1, and so on. */
function crewOf(minLength: number, maxLength: number): fc.Arbitrary<readonly Person[]> {
  return fc
    .array(fc.record({ root: fc.boolean(), tags: fc.subarray(["red", "blue"]) }), { minLength, maxLength })
    .map((people) => people.map((person, index) => ({ ...person, id: `u${index}`, root: index === 0 || person.root })));
}

export const crew = crewOf(2, 5);
/** More than those among whom all sets of approvals are tried. */
export const largeCrew = crewOf(10, 11);

export type Truth = boolean | "error" | "not applicable";

/** A condition and what it comes to for each of the activities below. */
interface Condition {
  readonly source: string;
  readonly truths: readonly [wallet: Truth, transfer: Truth, ownKeys: Truth, quorum: Truth, policy: Truth];
}

/** The activities that are asked for. */
export const activities = [
  {},
  {
    type: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
    intent: {},
    subject: {
      wallet: { id: "w", ...anyKey },
      wallet_account: { address: "0xAb" },
      eth: {
        tx: {
          from: "0xAb",
          to: "0xCd",
          data: "0x",
          value: 7n,
          gas: 1n,
          gas_price: 1n,
          max_fee_per_gas: 1n,
          max_priority_fee_per_gas: 1n,
          max_fee_per_blob_gas: 0n,
          chain_id: 1n,
          nonce: 0n,
          type: 2n,
          fee: 1n,
          authorization_list: [],
          erc20_transfers: [],
        },
      },
    },
  },
  { type: "ACTIVITY_TYPE_DELETE_API_KEYS", intent: { userId: "u1", apiKeyIds: ["k"] } },
  { type: "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM", intent: { threshold: 1, userIds: ["u1"] } },
  { type: "ACTIVITY_TYPE_DELETE_POLICY", intent: { policyId: "p" } },
] as const satisfies readonly Asked[];

const no = "not applicable";
const conditions: readonly Condition[] = [
  { source: "", truths: [true, true, true, true, true] },
  { source: "activity.resource == 'WALLET'", truths: [true, false, false, false, false] },
  { source: "activity.action == 'SIGN' || activity.action == 'DELETE'", truths: [false, true, true, false, true] },
  { source: "eth.tx.to == '0xCD'", truths: [no, true, no, no, no] },
  { source: "eth.tx.value > 7", truths: [no, false, no, no, no] },
  { source: "activity.type[0..99] == ''", truths: ["error", "error", "error", "error", "error"] },
  { source: "eth.tx.data[0..10] == '0xa9059cbb'", truths: [no, "error", no, no, no] },
  { source: "wallet.id == 'w' && activity.resource == 'WALLET'", truths: [no, false, no, no, no] },
  { source: "activity.resource == 'WALLET' || activity.type[0..99] == ''", truths: Array(5).fill("error") as never },
];

/** A consensus and whether approvals of some users reach it. */
interface Consensus {
  readonly source: string;
  readonly reached: (approvers: readonly Person[]) => Truth;
}

const tagged = (approvers: readonly Person[], tag: string) =>
  approvers.filter(({ tags }) => tags?.includes(tag)).length;
const has = (approvers: readonly Person[], id: string) => approvers.some((person) => person.id === id);
const countOf = (tag: string) => `approvers.filter(u, u.tags.contains('${tag}')).count()`;
const named = (id: string) => `approvers.any(u, u.id == '${id}')`;

const consensuses: readonly Consensus[] = [
  { source: "", reached: () => true },
  { source: `${countOf("red")} >= 1`, reached: (approvers) => tagged(approvers, "red") >= 1 },
  { source: `${countOf("red")} >= 2`, reached: (approvers) => tagged(approvers, "red") >= 2 },
  { source: "approvers.count() >= 3", reached: (approvers) => approvers.length >= 3 },
  {
    source: `${countOf("red")} >= 1 && ${countOf("blue")} >= 2`,
    reached: (approvers) => tagged(approvers, "red") >= 1 && tagged(approvers, "blue") >= 2,
  },
  {
    source: `${named("u1")} || ${countOf("red")} >= 2`,
    reached: (approvers) => has(approvers, "u1") || tagged(approvers, "red") >= 2,
  },
  {
    source: `${named("u1")} && (${named("u2")} || ${named("u3")})`,
    reached: (approvers) => has(approvers, "u1") && (has(approvers, "u2") || has(approvers, "u3")),
  },
  {
    source: "credentials.filter(c, c.id in ['key u1', 'key u2']).count() >= 2",
    reached: (approvers) => has(approvers, "u1") && has(approvers, "u2"),
  },
  {
    source: "approvers.filter(u, credentials.any(c, c.user_id == u.id && c.id == 'key u1')).count() >= 1",
    reached: (approvers) => has(approvers, "u1"),
  },
  {
    source: "approvers[1].tags.contains('red') == false",
    reached: (approvers) => (approvers[1] ? !approvers[1].tags?.includes("red") : "error"),
  },
];

/** A rule with its meaning. */
export interface KnownRule extends Rule {
  readonly truths: Condition["truths"];
  readonly reached: Consensus["reached"];
}

export const rule: fc.Arbitrary<KnownRule> = fc
  .record({
    effect: fc.constantFrom("ALLOW" as const, "DENY" as const),
    condition: fc.constantFrom(...conditions),
    consensus: fc.constantFrom(...consensuses),
  })
  .map(({ effect, condition, consensus }) => ({
    effect,
    condition: condition.source,
    consensus: consensus.source,
    truths: condition.truths,
    reached: consensus.reached,
  }));

/** Rules whose consensus gets no worse by further approvals. */
export const steadyRule = rule.filter(({ consensus }) => !consensus?.includes("== false"));

export interface Scene {
  readonly people: readonly Person[];
  readonly threshold: number;
  readonly rules: readonly KnownRule[];
  /** Which of the activities. */
  readonly activity: number;
  /** In the order of their approvals. */
  readonly approvers: readonly Person[];
}

export const sceneWith = (rules: fc.Arbitrary<KnownRule>, crews = crew): fc.Arbitrary<Scene> =>
  crews.chain((people) =>
    fc.record({
      people: fc.constant(people),
      threshold: fc.integer({ min: 1, max: people.filter(({ root }) => root).length }),
      rules: fc.array(rules, { maxLength: 4 }),
      activity: fc.nat({ max: activities.length - 1 }),
      approvers: fc.shuffledSubarray([...people], { minLength: 1 }),
    }),
  );

/** What each rule does in a scene. */
function effectOf(
  { effect, truths, reached }: KnownRule,
  { activity, approvers }: Scene,
): "allows" | "denies" | "none" {
  const condition = truths[activity];
  const consensus = reached(approvers);
  if (effect === "ALLOW") return condition === true && consensus === true ? "allows" : "none";
  const possible = (truth: Truth | undefined) => truth === true || truth === "error";
  return possible(condition) && possible(consensus) ? "denies" : "none";
}

/** Whether it takes the root quorum: a change of the quorum, or of the keys of a root user by somebody else. */
export function isRootOnly({ people, activity, approvers }: Scene): boolean {
  const ownerIsRoot = people.some(({ id, root }) => id === "u1" && root);
  return activity === 3 || (activity === 2 && ownerIsRoot && firstOf(approvers).id !== "u1");
}

/** The decision as the documentation tells it. Whether a consensus can be reached is tried out with everyone. */
export function expectedOutcome(scene: Scene): "allow" | "consensusNeeded" | "deny" {
  const { people, threshold, rules, activity, approvers } = scene;
  const roots = approvers.filter(({ root }) => root).length;
  if (roots >= threshold) return "allow";
  if (isRootOnly(scene)) return roots > 0 ? "consensusNeeded" : "deny";
  const effects = rules.map((one) => effectOf(one, scene));
  if (effects.includes("denies")) return activity === 4 && roots > 0 ? "consensusNeeded" : "deny";
  if (effects.includes("allows")) return "allow";
  if (activity === 2 && firstOf(approvers).id === "u1") return "allow";
  if (roots > 0) return "consensusNeeded";
  const others = people.filter((person) => !approvers.includes(person));
  const further = [others, ...others.map((person) => [person])];
  const waits = ({ effect, truths, reached }: KnownRule) =>
    effect === "ALLOW" &&
    truths[activity] === true &&
    further.some((more) => reached([...approvers, ...more]) === true);
  return rules.some(waits) ? "consensusNeeded" : "deny";
}

/** Whether there are approvals which do not suffice, and do with a user's. All of them are tried. */
export function countsSomewhere(scene: Scene, user: Person): boolean {
  const { people, rules, activity } = scene;
  if (isRootOnly(scene)) return false;
  const others = people.filter(({ id }) => id !== user.id);
  const sets = others.reduce<Person[][]>((all, person) => [...all, ...all.map((set) => [...set, person])], [[]]);
  return rules.some(
    ({ effect, truths, reached }) =>
      effect === "ALLOW" &&
      truths[activity] === true &&
      sets.some((set) => reached(set) !== true && reached([...set, user]) === true),
  );
}
