// Shows what became of each policy in a decision.

import { DecisionOutcome, Effect, ExpressionOutcome, ExpressionSource } from "@countersign/api";
import type { ExplainPolicyResponse, PolicyExplanation } from "@countersign/api";
import { friendlyName } from "../terminal/enum-values.js";
import { record, table } from "../terminal/output.js";

const marks: Readonly<Record<ExpressionOutcome, string>> = {
  EXPRESSION_OUTCOME_TRUE: "✓",
  EXPRESSION_OUTCOME_FALSE: "✗",
  EXPRESSION_OUTCOME_NOT_APPLICABLE: "–",
  EXPRESSION_OUTCOME_ERROR: "!",
};

const legend = "✓ true  ✗ false  – not applicable  ! error";

/** The outcome, then a table for each policy. */
export function explanationText({ outcome, message, policies, couldApprove }: ExplainPolicyResponse): string {
  const summary = record([
    ["outcome", words(DecisionOutcome, outcome)],
    ["because", message],
    ["could approve", couldApprove.length > 0 ? couldApprove.join(", ") : undefined],
  ]);
  const parts = policies.length > 0 ? [...policies.map(policyText), legend] : ["No policies."];
  return [summary, ...parts].join("\n\n");
}

/** A policy with its clauses. */
export function policyText(policy: PolicyExplanation): string {
  const { policyName, effect, applied, conditionOutcome, consensusOutcome, clauses } = policy;
  const title = [
    `${words(Effect, effect)} ${JSON.stringify(policyName)}: ${applied ? "applied" : "did not apply"}`,
    `condition ${words(ExpressionOutcome, conditionOutcome)}`,
    `consensus ${words(ExpressionOutcome, consensusOutcome)}`,
  ].join(", ");
  const rows = clauses.map(({ source, line, column, text, outcome, message = "" }) => [
    // Outcomes that this version does not know are shown as they are.
    Object.hasOwn(marks, outcome) ? marks[outcome as ExpressionOutcome] : outcome,
    words(ExpressionSource, source),
    `${line}:${column}`,
    excerpt(text, 120),
    message,
  ]);
  return rows.length === 0 ? title : `${title}\n${table(["", "of", "at", "clause", "why"], rows, "")}`;
}

/** A text on one line, cut where it is long. */
export function excerpt(text: string, longest: number): string {
  const line = text.trim().replace(/\s+/g, " ");
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

function words(values: Readonly<Record<string, string>>, value: string): string {
  return friendlyName(values, value).replaceAll("-", " ");
}
