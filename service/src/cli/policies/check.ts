// `countersign policies check`: whether the expressions of policies can be right, found out without a service.

import type { Command } from "commander";
import { Budget, compile, describeFinding } from "../../policy-language/policy.js";
import type { Finding, PolicyKind } from "../../policy-language/policy.js";
import { compileTime } from "../../policy-language/time/program.js";
import { atOnce } from "../../event-loop/turns.js";
import { describeBlindSpot, findingBlindSpots } from "../../policy/blind-spots.js";
import type { Rule } from "../../policy/blind-spots.js";
import { findingOversights } from "../../policy/oversights.js";
import { audienceOf } from "../session/session.js";
import type { Io } from "../terminal/io.js";
import { show } from "../terminal/output.js";
import { listedPolicies, readFile, refusal } from "./file.js";
import type { ParsedFile, Place, WrittenPolicy } from "./file.js";
import { frame } from "./frame.js";

/** What is wrong with an expression, and where in the file the expression begins. */
interface Located {
  readonly at: string;
  readonly policyName: string;
  readonly kind: PolicyKind | "time";
  readonly source: string;
  readonly finding: Finding;
}

/** Carries `check` out on a file. */
export async function checkPolicies(io: Io, name: string, command: Command): Promise<void> {
  const file = await readFile(io, name);
  const policies = listedPolicies(file);
  const located = policies.flatMap((policy, index) =>
    findingsOf(policy).map((found) => ({ ...found, at: file.locate(["policies", index, found.kind]) })),
  );
  const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
  const warnings = warningsOf(policies);
  const answer = { policies: policies.length, findings: located.map(toJson), warnings };
  show(audienceOf(io, command), answer, () => {
    if (located.length > 0) return located.map(text).join("\n\n");
    const whole = `${name}: ${count(policies.length, "policy", "policies")}, nothing found`;
    const warned = warnings.map(({ message, suggestion }) => `warning: ${message}; ${suggestion}`);
    return [whole, ...warned].join("\n");
  });
  if (located.length > 0) throw new Error(`${name}: ${count(located.length, "finding", "findings")}`);
}

/** Steps for looking through a file: some seconds. */
const plenty = 200_000_000;

/** What policies leave open together, and what can hardly be meant. */
function warningsOf(policies: readonly WrittenPolicy[]) {
  const rules = policies.map(ruleOf);
  const spots = atOnce(findingBlindSpots(rules)) ?? [];
  const oversights = atOnce(findingOversights(rules, undefined, new Budget(plenty))) ?? [];
  return [...spots.map(describeBlindSpot), ...oversights];
}

/** What is wrong with the expressions of a policy. */
function findingsOf({ policyName, condition = "", consensus = "", time = "" }: WrittenPolicy): Omit<Located, "at">[] {
  const find = (kind: PolicyKind | "time", source: string) => {
    const compiled = kind === "time" ? compileTime(source) : compile(source, kind);
    return compiled.ok ? [] : compiled.findings.map((finding) => ({ policyName, kind, source, finding }));
  };
  return [...find("condition", condition), ...find("consensus", consensus), ...find("time", time)];
}

/**
 * Refuses policies whose expressions cannot be right.
 *
 * @param place of their list in the file
 * @throws UsageError
 */
export function refuseFindings(file: ParsedFile, policies: readonly WrittenPolicy[], place: Place): void {
  const wrong = policies.flatMap((policy, index) =>
    findingsOf(policy).map(({ kind, finding }) => ({
      place: [...place, index, kind],
      message: describeFinding(finding),
    })),
  );
  if (wrong.length > 0) throw refusal(file, wrong);
}

/** What decides of a policy, without what is only for people. */
export function ruleOf({ policyName: name, effect, condition = "", consensus = "", time = "" }: WrittenPolicy): Rule {
  return { name, effect, condition, consensus, time };
}

function text({ at, policyName, kind, source, finding }: Located): string {
  const { message, suggestion, range } = finding;
  const { line, column } = range.start;
  const advice = suggestion === undefined ? "" : `, ${suggestion}`;
  return [
    `${at}: ${kind} of ${JSON.stringify(policyName)}, line ${line}, column ${column}: ${message}${advice}`,
    frame(source, range),
  ].join("\n");
}

function toJson({ at, policyName, kind, finding }: Located): object {
  const { message, suggestion, range } = finding;
  const { start, end } = range;
  return {
    at,
    policyName,
    source: kind,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
    message,
    suggestion,
  };
}
