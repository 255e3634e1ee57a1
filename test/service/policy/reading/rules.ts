// The rules of docs/policies*.md and docs/policy-reference.md, by the names that stand in comments of these pages. The reading
// notes each rule where it follows it, so that a test can tell which were exercised.

export const rules = [
  "literals",
  "lists-and-structs",
  "precedence",
  "logic",
  "equality",
  "order",
  "membership",
  "address-books",
  "elements",
  "slices",
  "fields",
  "members-by-name",
  "snake-case",
  "quantifiers",
  "shadowing",
  "text-in-text",
  "count",
  "second-names",
  "transfer-names",
  "versions",
  "kind",
  "addresses",
  "absent",
  "errors",
  "error-first",
  "parameters",
  "integers",
  "effects",
  "in-error",
  "time",
  "timestamps",
  "cron",
  "auth-proxy",
  "root-quorum",
  "root-only",
  "denial",
  "policy-changes",
  "allowance",
  "own-access",
  "waiting",
  "reachable",
  "reachable-by-trial",
  "no-waiting",
  "strictest",
  "initiator",
  "approvals",
] as const;

export type Rule = (typeof rules)[number];

const times = new Map<Rule, number>();

/** Notes that a rule was followed. */
export function follow(rule: Rule): void {
  times.set(rule, (times.get(rule) ?? 0) + 1);
}

/** How often it was followed. */
export function followed(rule: Rule): number {
  return times.get(rule) ?? 0;
}
