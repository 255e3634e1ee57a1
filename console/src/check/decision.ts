// Holds what the service says of votes and rights in one answer against what it says in others.

import type { Activity, ActivityPolicyEvaluation, ExplainPolicyResponse, Policy } from "@countersign/api";
import { t } from "../texts/index.js";
import { bad, warn } from "./finding.js";
import type { Finding } from "./finding.js";

export function checkDecision(
  { status, votes, canApprove }: Activity,
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
  const waits = status === "ACTIVITY_STATUS_CONSENSUS_NEEDED";
  const { outcome, couldApprove } = explained;
  if (waits && outcome !== "DECISION_OUTCOME_CONSENSUS_NEEDED") {
    findings.push(warn("status", t.check.decided(explained.message)));
  }
  if (!waits && outcome === "DECISION_OUTCOME_CONSENSUS_NEEDED") findings.push(bad("status", t.check.status));
  if (waits && couldApprove.includes(userId) !== canApprove) findings.push(bad("canApprove", t.check.canApprove));
  for (const { userId: voter, selection, user } of votes) {
    if (selection === "VOTE_SELECTION_APPROVED" && couldApprove.includes(voter)) {
      findings.push(warn("votes", t.check.lapsed(user.userName)));
    }
  }
  return findings;
}

/** The text of a policy, against the clauses by which the service decides. */
export function checkPolicy(policy: Policy, explained: ExplainPolicyResponse | undefined): Finding[] {
  const decided = explained?.policies.find(({ policyId }) => policyId === policy.policyId);
  if (!decided) return [];
  const clauses = decided.clauses.filter(({ source }) => source !== "EXPRESSION_SOURCE_TIME");
  // Clauses are cut at so many characters; what is longer is not compared.
  if (clauses.some(({ text }) => text.length >= 2000)) return [];
  const shown = (source: string) => (source === "EXPRESSION_SOURCE_CONSENSUS" ? policy.consensus : policy.condition);
  const rest = { condition: policy.condition, consensus: policy.consensus };
  let isSame = decided.policyName === policy.policyName && decided.effect === policy.effect;
  for (const { source, text } of clauses) {
    isSame &&= shown(source).includes(text);
    const part = source === "EXPRESSION_SOURCE_CONSENSUS" ? "consensus" : "condition";
    rest[part] = rest[part].replace(text, "");
  }
  // Between clauses there is nothing but what joins them.
  isSame &&= /^[\s()&|]*$/.test(rest.condition) && /^[\s()&|]*$/.test(rest.consensus);
  return isSame ? [] : [bad("policy", t.check.policy)];
}
