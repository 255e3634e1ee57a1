// Outcomes of policies in a word, as tables of tests write them.

import {
  Budget,
  compile,
  describeFinding,
  type Context,
  type Outcome,
  type PolicyKind,
} from "../../../../service/src/policy-language/policy.js";

/** Steps for any evaluation within its own bound. */
export const plenty = () => new Budget(1_000_000);

export type Word = "true" | "false" | "not applicable" | "error";

export function word(outcome: Outcome): Word {
  if ("value" in outcome) return outcome.value ? "true" : "false";
  return "error" in outcome ? "error" : "not applicable";
}

/** An outcome with what it says of its failure. */
export function tell(outcome: Outcome): string {
  if ("value" in outcome) return String(outcome.value);
  return "error" in outcome
    ? `error ${describeFinding(outcome.error)}`
    : `not applicable ${describeFinding(outcome.notApplicable)}`;
}

/** Compiles a source that must compile, and evaluates it. */
export function evaluate(source: string, context: Context, kind: PolicyKind = "condition"): Outcome {
  const compiled = compile(source, kind);
  if (!compiled.ok) throw new Error(compiled.findings.map(describeFinding).join("\n"));
  return compiled.program.evaluate(context, plenty());
}

/** What is found wrong with a source, a finding per line; empty where it compiles. */
export function findings(source: string, kind: PolicyKind = "condition"): string[] {
  const compiled = compile(source, kind);
  return compiled.ok ? [] : compiled.findings.map(describeFinding);
}
