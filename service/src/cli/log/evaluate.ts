// Decides anew, for an auditor, on what an organization has carried out: by the root quorum and the policies as they were then,
// which the log has, and by its votes. What an activity was about is read as it is now, and counts where it has not changed.

import { activityKinds, listPrivateKeys, listSecrets, listWalletAccounts, listWallets } from "@countersign/api";
import type { Activity, ActivityType, Connection, Effect, Vote } from "@countersign/api";
import { upgradeToLatest } from "@countersign/api/upgrades";
import { isImmediate, isThroughParent, requestOf } from "../../activities/engine/traits.js";
import { supposedCards, upgradeHooks } from "../../activities/engine/upgrade-hooks.js";
import { atOnce } from "../../event-loop/turns.js";
import { authenticationOf } from "../../organizations/authentication.js";
import { isForAuthProxy } from "../../organizations/auth-proxy.js";
import { compilePolicy } from "../../organizations/compiled-policy.js";
import type { Organization } from "../../organizations/organization.js";
import { parseParameters } from "../../params/parameters.js";
import { requirementsOf } from "../../policy/authenticators.js";
import type { Proposal } from "../../policy/context.js";
import { decide } from "../../policy/decide.js";
import { DecisionBudget } from "../../policy/decision-budget.js";
import type { PolicyRequest } from "../../policy/request.js";
import type {
  DelayEvent,
  ExpiryEvent,
  LogEvent,
  PolicyEvent,
  QuorumEvent,
  SubmissionEvent,
  VoteEvent,
} from "../../transparency/event.js";
import { organizationWith, recordOf } from "../policies/given.js";
import { subjectsOf } from "../policies/subject.js";
import type { GivenOrganization, GivenPrivateKey, GivenSecret, GivenWallet } from "../policies/table.js";

/** What decided at a moment; undefined where the log does not say. */
export type Rules =
  | {
      readonly quorum: Pick<QuorumEvent, "threshold" | "userIds">;
      readonly policies: ReadonlyMap<string, NonNullable<PolicyEvent["policy"]>>;
    }
  | undefined;

/** The rules by which each activity was carried out, by its id. */
export function rulesOfActivities(events: readonly LogEvent[]): ReadonlyMap<string, Rules> {
  const found = new Map<string, Rules>();
  let rules: Rules;
  for (const event of events) {
    switch (event.kind) {
      case "acceptance":
        rules = undefined;
        break;
      case "quorum":
        rules = { policies: rules?.policies ?? new Map(), quorum: event };
        break;
      case "policy": {
        if (!rules) break;
        const policies = new Map(rules.policies);
        if (event.policy) policies.set(event.policyId, event.policy);
        else policies.delete(event.policyId);
        rules = { ...rules, policies };
        break;
      }
      case "submission":
      case "vote":
      case "delay":
        if (event.outcome.status === "ACTIVITY_STATUS_COMPLETED") found.set(event.activityId, rules);
    }
  }
  return found;
}

/** What activities may be about, as it is now, with the time of its last change. */
export interface Things {
  readonly given: GivenOrganization;
  readonly changedAt: ReadonlyMap<string, number>;
}

export async function readThings(connection: Connection, organizationId: string): Promise<Things> {
  const [{ wallets }, { privateKeys }] = await Promise.all([
    listWallets(connection, { organizationId }),
    listPrivateKeys(connection, { organizationId }),
  ]);
  const changedAt = new Map<string, number>();
  const noted = <Thing extends GivenWallet>(thing: Thing, seconds: string): Thing => {
    for (const name of [thing.id, ...thing.addresses]) changedAt.set(name, Number(seconds) * 1000);
    return thing;
  };
  const addresses = new Map<string, string[]>();
  for (let after: string | undefined; ;) {
    const paginationOptions = { limit: "100", ...(after !== undefined && { after }) };
    const { accounts } = await listWalletAccounts(connection, { organizationId, paginationOptions });
    for (const { walletId, address } of accounts) {
      const known = addresses.get(walletId);
      if (known) known.push(address);
      else addresses.set(walletId, [address]);
    }
    after = accounts.at(-1)?.walletAccountId;
    if (accounts.length < 100) break;
  }
  const given = {
    rootQuorum: { threshold: 1, userIds: [] },
    users: [],
    wallets: wallets.map(({ walletId: id, walletName: label, imported, exported, updatedAt }) =>
      noted<GivenWallet>({ id, label, imported, exported, addresses: addresses.get(id) ?? [] }, updatedAt.seconds),
    ),
    privateKeys: privateKeys.map((key) => {
      const { privateKeyId: id, privateKeyName: label, privateKeyTags: tags, imported, exported } = key;
      const own = key.addresses.map(({ address }) => address ?? "");
      return noted<GivenPrivateKey>({ id, label, imported, exported, tags, addresses: own }, key.updatedAt.seconds);
    }),
    secrets: await readSecrets(connection, organizationId),
  };
  // They never change.
  for (const { id } of given.secrets) changedAt.set(id, 0);
  return { given, changedAt };
}

async function readSecrets(connection: Connection, organizationId: string): Promise<readonly GivenSecret[]> {
  const found: GivenSecret[] = [];
  for (;;) {
    const after = found.at(-1)?.id;
    const paginationOptions = { limit: "100", ...(after !== undefined && { after }) };
    const { secrets } = await listSecrets(connection, { organizationId, paginationOptions });
    for (const { secretId: id, name = "", staticProperties } of secrets) {
      const properties = staticProperties.map(({ key = "", value = "" }) => [key, value]);
      found.push({ id, name, staticProperties: Object.fromEntries(properties) as Record<string, string> });
    }
    if (secrets.length < 100) return found;
  }
}

/** `undecided` where what is there does not tell. */
export type Judgement = "allowed" | "notAllowed" | "undecided";

const owned = { organization_id: "", created_at: 0, updated_at: 0 };

/**
 * Whether an activity that was carried out was allowed.
 *
 * @param events of the activity, in order
 */
export async function judge(
  activity: Activity,
  events: readonly (SubmissionEvent | VoteEvent | ExpiryEvent | DelayEvent)[],
  rules: NonNullable<Rules>,
  { given, changedAt }: Things,
): Promise<Judgement> {
  const last = events.at(-1);
  const [asked, ...others] = activity.votes;
  const type = activity.type as ActivityType;
  if (!last || !asked) return "undecided";
  try {
    const voted = new Set(events.flatMap((event) => (event.kind === "vote" ? [event.voteId] : [])));
    const approvals = [asked, ...others.filter(isApprovalOf(voted))];
    const organization = organizationThen(approvals, rules);
    const { parameters } = JSON.parse(asked.message) as { readonly parameters: object };
    const newest = await upgradeToLatest(
      type,
      parseParameters(type, parameters),
      upgradeHooks(organization, supposedCards),
    );
    const request = requestOf(newest, {
      initiatorId: asked.userId,
      approvals: approvals.map(({ userId, publicKey }) => ({ userId, publicKey })),
      immediate: isImmediate(type),
      at: last.time,
    });
    const proposal = { ...request, subjects: subjectsOf(given, organization, request) };
    const lacking = withoutAuthenticators(organization, proposal, approvals);
    const counted = approvals.filter(({ userId }) => !lacking.has(userId));
    const approved = new Map(counted.map(({ userId, publicKey }) => [userId, { userId, publicKey }]));
    const isAuthenticated = !lacking.has(asked.userId);
    const { outcome } = decide(organization, { ...proposal, approvals: [...approved.values()] });
    if (isAuthenticated && outcome === "allow") return "allowed";
    // What their tokens proved is not kept.
    if (approvals.some(({ userId, scheme }) => lacking.has(userId) && scheme.startsWith("STAMP_ATTESTED_")))
      return "undecided";
    // Users of the parent and guests have no vote, and the auth proxy's user has rules of its own.
    const { family } = activityKinds[type];
    if (isThroughParent(type) || isForAuthProxy(family) || family === "acceptInvitation") return "undecided";
    return hasChanged(request, last.time, changedAt) ? "undecided" : "notAllowed";
  } catch {
    // A body whose secrets are left out, for instance, is none that can be submitted.
    return "undecided";
  }
}

/** Who has not completed what their MFA policies required, as their last votes have those. */
function withoutAuthenticators(organization: Organization, proposal: Proposal, votes: readonly Vote[]): Set<string> {
  const lacking = new Set<string>();
  for (const userId of new Set(votes.map((vote) => vote.userId))) {
    const given = votes
      .filter((vote) => vote.userId === userId)
      .flatMap(({ scheme, publicKey, user }) => {
        return authenticationOf({ scheme, public_key: publicKey, attested: null }, user) ?? [];
      });
    const required = atOnce(requirementsOf(organization, proposal, userId, given, new DecisionBudget()));
    if (required.some(({ isSatisfied }) => !isSatisfied)) lacking.add(userId);
  }
  return lacking;
}

function isApprovalOf(voted: ReadonlySet<string>): (vote: Vote) => boolean {
  return ({ id, selection }) => voted.has(id) && selection === "VOTE_SELECTION_APPROVED";
}

/** The organization with those who have approved, as their votes have them, and the other root users. */
function organizationThen(approvals: readonly Vote[], { quorum, policies }: NonNullable<Rules>): Organization {
  const voters = new Map(approvals.map(({ user }) => [user.userId, user]));
  const roots = quorum.userIds.filter((id) => !voters.has(id));
  const compiled = [...policies].map(([id, policy]) =>
    compilePolicy({ ...owned, ...policy, id, name: "", notes: "", effect: policy.effect as Effect }),
  );
  return organizationWith(
    [...voters.values(), ...roots.map((id) => recordOf({ id, tags: [], credential: "CREDENTIAL_TYPE_API_KEY_P256" }))],
    { threshold: quorum.threshold, userIds: [...quorum.userIds] },
    compiled,
  );
}

/** Whether something that the activity was about is another one since, or is not there any more. */
function hasChanged({ references }: PolicyRequest, at: number, changedAt: Things["changedAt"]): boolean {
  return references.some(({ kind, name }) => {
    if (
      kind === "secret" ||
      kind === "wallet" ||
      kind === "privateKey" ||
      kind === "signer" ||
      kind === "walletAccount"
    ) {
      // The API answers whole seconds.
      return (changedAt.get(name) ?? Infinity) >= Math.floor(at / 1000) * 1000;
    }
    return true;
  });
}
