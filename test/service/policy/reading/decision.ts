// Who may do what, read off "How a decision is made" of docs/policy-reference.md. Whose approvals are missing is found by trying
// them all.

import { meaningOf, type Facts, type Meaning, type World } from "./meaning.js";
import { follow } from "./rules.js";
import { holdsAt } from "./times.js";

export interface Credential {
  readonly id: string;
  readonly user_id: string;
  readonly type: string;
  readonly credential_id: string;
  readonly public_key: string;
}

export interface Person {
  readonly id: string;
  readonly root: boolean;
  readonly tags: readonly string[];
  readonly email: string;
  /** Those that could approve now. */
  readonly credentials: readonly Credential[];
}

export interface Rule {
  readonly effect: "ALLOW" | "DENY";
  /** Blank: always. `refused`: one that is stored and was refused. */
  readonly condition: string;
  readonly consensus: string;
  readonly time: string;
  readonly refused?: readonly ("condition" | "consensus" | "time")[];
}

export interface Organization {
  readonly people: readonly Person[];
  readonly threshold: number;
  readonly authProxyUser?: string | undefined;
  readonly rules: readonly Rule[];
  readonly receivers: readonly Receiver[];
}

/** A receiver in an address book, on one chain or on all of a kind: `eip155:1`, `solana:*`. */
export interface Receiver {
  readonly book: string;
  readonly chain: string;
  readonly address: string;
}

/** An activity that has been asked for, and what else counts for its decision. */
export interface Activity {
  readonly type: string;
  readonly kind: string;
  readonly family: string;
  readonly resource: string;
  readonly action: string;
  readonly params: unknown;
  readonly initiator: string;
  /** Who approved, with which credential, in this order. */
  readonly approvals: readonly { readonly userId: string; readonly credential: string }[];
  readonly at: number;
  /** Whether it waits for votes already, and then whether its initiator still asks for it. */
  readonly waiting?: { readonly isStillRequested: boolean } | undefined;
  readonly immediate: boolean;
  readonly rootQuorumOnly: boolean;
  readonly ofAuthProxy: boolean;
  /** Users whose access it changes, and whether they may do that themselves. */
  readonly accessOf: readonly string[];
  readonly selfService: boolean;
  /** The things that it is about, each with its words. */
  readonly subjects: readonly Facts[];
}

export type Decision = "allow" | "consensusNeeded" | "deny";

export function decide(organization: Organization, activity: Activity, firstVersion: World["firstVersion"]): Decision {
  const decision = byApprovals(organization, activity, firstVersion);
  const { waiting, initiator } = activity;
  const isGone = waiting?.isStillRequested === false && organization.people.some(({ id }) => id === initiator);
  if (decision !== "allow" || !isGone) return decision;
  follow("initiator");
  return "consensusNeeded";
}

function byApprovals(organization: Organization, activity: Activity, firstVersion: World["firstVersion"]): Decision {
  const { people, threshold, authProxyUser, rules } = organization;
  const { initiator, approvals, waiting, immediate, accessOf, selfService, resource } = activity;
  const isAuthProxy = initiator === authProxyUser;
  if (isAuthProxy && !activity.ofAuthProxy) {
    follow("auth-proxy");
    return "deny";
  }
  const ballot = ballotOf(people, approvals);
  const { approvers } = ballot;
  const roots = approvers.filter(({ root }) => root).length;
  if (roots >= threshold) {
    follow("root-quorum");
    return "allow";
  }
  const rootApproved = roots > 0 || waiting !== undefined;
  const isRoot = (userId: string) => people.some(({ id, root }) => id === userId && root);
  if (activity.rootQuorumOnly || accessOf.some((id) => id !== initiator && isRoot(id))) {
    follow("root-only");
    return rootApproved ? "consensusNeeded" : "deny";
  }

  follow("approvals");
  const inForce = rules.filter((rule) => {
    if (rule.refused?.includes("time")) return rule.effect === "DENY";
    return rule.time.trim() === "" || holdsAt(rule.time, activity.at);
  });
  if (activity.subjects.length > 1) follow("strictest");
  const verdicts = factsOf(organization, activity, ballot).map((facts) => {
    const meant = inForce.map((rule) => ({
      rule,
      condition: expression(rule, "condition", { facts, firstVersion }),
      consensus: consensusOf(rule, ballot, firstVersion),
    }));
    follow("effects");
    const denied = meant.some(
      ({ rule, condition, consensus }) => rule.effect === "DENY" && maybe(condition) && maybe(consensus),
    );
    const allows = meant.filter(({ rule, condition }) => rule.effect === "ALLOW" && condition === "true");
    const allowed = allows.some(({ consensus }) => consensus === "true");
    return {
      denied,
      allowed,
      waits: () => allowed || allows.some(({ rule }) => isReachable(rule, ballot, people, firstVersion)),
    };
  });

  if (verdicts.some(({ denied }) => denied)) {
    follow("denial");
    if (!rootApproved || resource !== "POLICY") return "deny";
    follow("policy-changes");
    return "consensusNeeded";
  }
  if (isAuthProxy || verdicts.every(({ allowed }) => allowed)) {
    follow("allowance");
    return "allow";
  }
  const asksForOwn = accessOf.length > 0 && accessOf.every((id) => id === initiator);
  if (selfService && asksForOwn && approvers.some(({ id }) => id === initiator)) {
    follow("own-access");
    return "allow";
  }
  if (!rootApproved && !verdicts.every(({ waits }) => waits())) return "deny";
  follow(immediate ? "no-waiting" : "waiting");
  return immediate ? "deny" : "consensusNeeded";
}

/** What the expressions of each policy come to, for each thing that the activity is about. */
export function meanings(
  organization: Organization,
  activity: Activity,
  firstVersion: World["firstVersion"],
): readonly { readonly condition: Meaning; readonly consensus: Meaning }[][] {
  const ballot = ballotOf(organization.people, activity.approvals);
  return factsOf(organization, activity, ballot).map((facts) =>
    organization.rules.map((rule) => ({
      condition: expression(rule, "condition", { facts, firstVersion }),
      consensus: consensusOf(rule, ballot, firstVersion),
    })),
  );
}

function ballotOf(people: readonly Person[], approvals: Activity["approvals"]): Ballot {
  const owners = approvals.map(({ userId }) => people.find(({ id }) => id === userId));
  return {
    approvers: owners.flatMap((owner) => owner ?? []),
    credentials: owners.flatMap(
      (owner, at) => owner?.credentials.find(({ id }) => id === approvals[at]?.credential) ?? [],
    ),
  };
}

/** What a condition sees, for each thing that the activity is about. */
function factsOf({ receivers }: Organization, activity: Activity, { credentials }: Ballot): readonly Facts[] {
  const { type, family, resource, action, params, rootQuorumOnly, subjects } = activity;
  const kind = rootQuorumOnly ? undefined : activity.kind;
  const wallets = [...new Map(subjects.flatMap(({ wallet }) => (wallet ? [[idOf(wallet), wallet]] : []))).values()];
  return subjects.map((subject) => ({
    ...subject,
    ...(subject["wallet"] !== undefined && { wallets }),
    activity: { type, kind, family, resource, action, params },
    book: booksOf(receivers, subject),
    credentials,
  }));
}

/** The books with the receivers that count on the chain of what is signed; each book is there, if only without any. */
function booksOf(receivers: readonly Receiver[], { eth, solana, tron, bitcoin }: Facts): Facts {
  const ethereum = eth as Readonly<
    Record<string, { readonly chain_id?: bigint; readonly domain?: { chain_id: bigint } }>
  >;
  const [signed] = Object.values(ethereum ?? {});
  const id = signed?.chain_id ?? signed?.domain?.chain_id;
  const counts = ({ chain }: Receiver): boolean => {
    const [kind, network] = chain.split(":");
    if (eth === undefined && solana === undefined && tron === undefined && bitcoin === undefined)
      return network === "*";
    if (kind === "eip155") return eth !== undefined && (network === "*" || (id !== 0n && String(id) === network));
    return { solana, tron, bip122: bitcoin }[kind as "solana"] !== undefined;
  };
  const books = new Map<string, string[]>();
  for (const receiver of receivers) {
    const book = books.get(receiver.book) ?? [];
    books.set(receiver.book, book);
    if (counts(receiver)) book.push(receiver.address);
  }
  return Object.fromEntries(books);
}

interface Ballot {
  readonly approvers: readonly Person[];
  readonly credentials: readonly Credential[];
}

const maybe = (meaning: Meaning): boolean => meaning === "true" || meaning === "error";
const idOf = (wallet: unknown): string => (wallet as { readonly id: string }).id;

function expression(rule: Rule, which: "condition" | "consensus", world: World): Meaning {
  if (rule.refused?.includes(which)) {
    follow("in-error");
    return "error";
  }
  return rule[which].trim() === "" ? "true" : meaningOf(rule[which], world);
}

function consensusOf(rule: Rule, { approvers, credentials }: Ballot, firstVersion: World["firstVersion"]): Meaning {
  const seen = approvers.map(({ id, tags, email }) => ({ id, tags, email, alias: "" }));
  return expression(rule, "consensus", { facts: { approvers: seen, credentials }, firstVersion });
}

/** Whether approvals that nobody has given yet could make a consensus true. */
function isReachable(
  rule: Rule,
  { approvers, credentials }: Ballot,
  people: readonly Person[],
  firstVersion: World["firstVersion"],
): boolean {
  const further = people.filter(({ id }) => approvers.every((approver) => approver.id !== id));
  const suffices = (ballots: readonly (readonly [Person, readonly Credential[]])[]): boolean =>
    consensusOf(
      rule,
      {
        approvers: [...approvers, ...ballots.map(([person]) => person)],
        credentials: [...credentials, ...ballots.flatMap(([, used]) => used)],
      },
      firstVersion,
    ) === "true";
  follow("reachable");
  // Each user with one credential, as they would really approve.
  const ways = waysOf(further, ({ credentials: own }) => (own.length === 0 ? [[]] : own.map((one) => [one])));
  if (rule.consensus.includes("[")) follow("reachable-by-trial");
  return ways.some(suffices);
}

type Way = readonly (readonly [Person, readonly Credential[]])[];

/** All sets of users in their order, with each of the credentials that they could approve with. */
function waysOf(
  people: readonly Person[],
  options: (person: Person) => readonly (readonly Credential[])[],
): readonly Way[] {
  return people.reduce<readonly Way[]>(
    (all, person) => [...all, ...all.flatMap((way) => options(person).map((used): Way => [...way, [person, used]]))],
    [[]],
  );
}
