// Holds what the service says of votes and rights in one answer against what it says in others.

import type {
  Activity,
  ActivityPolicyEvaluation,
  ExplainPolicyResponse,
  OrganizationData,
  Policy,
  Quorum,
  User,
} from "@countersign/api";
import { t } from "../texts/index.js";
import { bad, note, sameJson, warn } from "./finding.js";
import type { Finding } from "./finding.js";
import { isWaiting } from "./waiting.js";

export function checkDecision(
  { status, votes, result, canApprove }: Activity,
  userId: string,
  explained: ExplainPolicyResponse | undefined,
  evaluations: readonly ActivityPolicyEvaluation[] | undefined,
): Finding[] {
  const findings: Finding[] = [];
  if (evaluations) {
    const evaluated = evaluations.map(({ voteId }) => voteId);
    const known = votes.map(({ id }) => id);
    const isSame = evaluated.length === known.length && evaluated.every((id) => known.includes(id));
    if (!isSame) findings.push(bad("votes", t.check.votesDiffer(known.length, evaluated.length)));
  }
  if (!explained) return findings;
  const waits = isWaiting({ status });
  const { outcome, couldApprove } = explained;
  if (waits && outcome !== "DECISION_OUTCOME_CONSENSUS_NEEDED") {
    findings.push(warn("status", t.check.decided(explained.message)));
  }
  if (status === "ACTIVITY_STATUS_COMPLETED" && outcome === "DECISION_OUTCOME_CONSENSUS_NEEDED") {
    // Policies and the root quorum change. Without them having changed, nothing is carried out, and has no result.
    const isDone = Object.keys(result).length > 0;
    findings.push(isDone ? note("status", t.check.decidedBefore) : bad("status", t.check.status));
  }
  if (waits && couldApprove.includes(userId) !== canApprove) findings.push(bad("canApprove", t.check.canApprove));
  for (const { userId: voter, selection, user } of votes) {
    if (selection === "VOTE_SELECTION_APPROVED" && couldApprove.includes(voter) && user.mfaPolicies.length === 0) {
      findings.push(warn("votes", t.check.lapsed(user.userName)));
    }
  }
  return findings;
}

/**
 * The text of a policy, against the clauses by which the service decides, and against the list of policies.
 *
 * @param listed undefined where there is no list to compare
 */
export function checkPolicy(
  policy: Policy,
  explained: ExplainPolicyResponse | undefined,
  listed?: readonly Policy[],
): Finding[] {
  const isListed = !listed || listed.some((other) => sameJson(other, policy));
  if (!isListed || !isDecidedBy(policy, explained)) return [bad("policy", t.check.policy)];
  return [];
}

function isDecidedBy(policy: Policy, explained: ExplainPolicyResponse | undefined): boolean {
  const decided = explained?.policies.find(({ policyId }) => policyId === policy.policyId);
  if (!decided) return true;
  const { policyName, effect, clauses } = decided;
  // Clauses are cut at so many characters; what is longer is not compared.
  if (clauses.some(({ text }) => text.length >= 2000)) return true;
  const textsOf = (wanted: string) => clauses.flatMap(({ source, text }) => (source === wanted ? [text] : []));
  return (
    policyName === policy.policyName &&
    effect === policy.effect &&
    isMadeOf(policy.condition, textsOf("EXPRESSION_SOURCE_CONDITION")) &&
    isMadeOf(policy.consensus, textsOf("EXPRESSION_SOURCE_CONSENSUS")) &&
    isMadeOf(policy.time ?? "", textsOf("EXPRESSION_SOURCE_TIME"))
  );
}

const joins = /^[\s()&|]*$/;

/** Whether an expression is these clauses, one after the other, and nothing but what joins them. */
function isMadeOf(expression: string, clauses: readonly string[]): boolean {
  let at = 0;
  for (const clause of clauses) {
    const from = expression.indexOf(clause, at);
    if (from < 0 || !joins.test(expression.slice(at, from))) return false;
    at = from + clause.length;
  }
  return joins.test(expression.slice(at));
}

/** All policies of the organization, against those by which the service decides. */
export function checkPolicies(policies: readonly Policy[], explained: ExplainPolicyResponse | undefined): Finding[] {
  if (!explained) return [];
  const isSame = sameJson(
    policies.map(({ policyId }) => policyId),
    explained.policies.map(({ policyId }) => policyId),
  );
  return [
    ...(isSame ? [] : [bad("policies", t.check.policies)]),
    ...policies.flatMap((policy) => checkPolicy(policy, explained)),
  ];
}

/** The root quorum and the names of users, against another answer. */
export function checkQuorum(
  stated: Quorum | undefined,
  { rootQuorum, users = [] }: OrganizationData,
  listed: ReadonlyMap<string, User> | undefined,
): Finding[] {
  const isNamed = users.every(({ userId, userName }) => listed?.get(userId)?.userName === userName);
  return [
    ...(sameJson(stated, rootQuorum) ? [] : [bad("quorum", t.check.quorum)]),
    ...(isNamed && users.length === listed?.size ? [] : [bad("users", t.check.names)]),
  ];
}

/** Queries that the service refused, so that the request could not be compared with their answers. */
export function unanswered({ status }: Activity, answers: Readonly<Record<string, unknown>>): Finding[] {
  const say = isWaiting({ status }) ? warn : note;
  return Object.entries(answers).flatMap(([operation, answer]) =>
    answer === undefined ? [say(operation, t.check.unanswered(operation))] : [],
  );
}
