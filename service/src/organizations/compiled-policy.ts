// Policies as decisions use them. Their expressions are compiled once, however often the organization is read anew and
// whoever else has written the same.

import { LRUCache } from "lru-cache";
import type { LongTask } from "../event-loop/time-slices.js";
import { maxPartsTogether } from "../policy-language/bounds.js";
import { compile } from "../policy-language/policy.js";
import type { Finding, Outcome, PolicyKind, Program } from "../policy-language/policy.js";
import { anytime, compileTime, timeInError } from "../policy-language/time/program.js";
import type { TimeProgram } from "../policy-language/time/program.js";
import { asksOfNothing } from "../policy-language/voter.js";
import type { PolicyRow } from "../store/policies.js";

export interface CompiledPolicy {
  readonly id: string;
  readonly name: string;
  readonly effect: "EFFECT_ALLOW" | "EFFECT_DENY";
  /** Which activities the policy is about. */
  readonly condition: Program;
  /** Who has to approve them. */
  readonly consensus: Program;
  /** When the policy is in force. */
  readonly time: TimeProgram;
  readonly row: PolicyRow;
}

/** By kind and source. Measured in parts, each of which takes some 200 bytes: 40 MB. */
const programs = new LRUCache<string, Program>({
  maxSize: 200_000,
  sizeCalculation: ({ parts }, name) => 1 + parts + Math.ceil(name.length / 100),
});

/**
 * Compiles a policy as it is stored. An expression that does not compile, as when the language has become stricter since,
 * is in error for every activity: such a policy allows nothing, and if it denies, it denies.
 *
 * @param before the policy as it was compiled earlier
 */
export function compilePolicy(row: PolicyRow, before?: CompiledPolicy): CompiledPolicy {
  const same = (expression: PolicyKind) => {
    // One that is in error may have been so for the sake of others.
    const isSame = before?.row[expression] === row[expression] && before[expression] !== tooManyParts;
    return isSame ? before[expression] : programOf(expression, row[expression]);
  };
  return {
    id: row.id,
    name: row.name,
    effect: row.effect === "EFFECT_ALLOW" ? "EFFECT_ALLOW" : "EFFECT_DENY",
    condition: same("condition"),
    consensus: same("consensus"),
    time: before?.row.time === row.time ? before.time : timeOf(row.time),
    row,
  };
}

/**
 * Compiles the policies of an organization, in time slices. Those with which there are more than 50,000 literals, names and
 * operations together are in error for every activity.
 *
 * @param rows oldest first
 * @param task which it is part of
 * @param before what has been compiled of an earlier state
 */
export async function compilePolicies(
  rows: readonly PolicyRow[],
  task: LongTask,
  before: readonly CompiledPolicy[] = [],
): Promise<readonly CompiledPolicy[]> {
  const known = new Map(before.map((policy) => [policy.id, policy]));
  const compiled: CompiledPolicy[] = [];
  let parts = 0;
  for (const row of rows) {
    const policy = compilePolicy(row, known.get(row.id));
    parts += partsOf(policy);
    compiled.push(parts > maxPartsTogether ? { ...policy, condition: tooManyParts, consensus: tooManyParts } : policy);
    await task.pace();
  }
  return compiled;
}

/** About how many bytes a policy takes. */
export function sizeOf(policy: CompiledPolicy): number {
  const { condition, consensus, time, notes } = policy.row;
  return 200 * partsOf(policy) + condition.length + consensus.length + time.length + notes.length;
}

/** How many literals, names and operations a policy has. */
export function partsOf({
  condition,
  consensus,
  time,
}: { readonly [Expression in "condition" | "consensus" | "time"]: { readonly parts: number } }): number {
  return condition.parts + consensus.parts + time.parts;
}

function timeOf(source: string): TimeProgram {
  if (source === "") return anytime;
  const compiled = compileTime(source);
  if (compiled.ok) return compiled.program;
  return timeInError(compiled.findings[0]!);
}

/** A condition by itself. One that does not compile any more is in error for every activity. */
export function compileCondition(source: string): Program {
  return programOf("condition", source);
}

/** @returns a program that is always in error, where the source does not compile */
export function programOf(kind: PolicyKind, source: string): Program {
  const name = `${kind} ${source}`;
  let program = programs.get(name);
  if (!program) {
    const compiled = compile(source, kind);
    program = compiled.ok ? compiled.program : alwaysInError(compiled.findings[0]!);
    programs.set(name, program);
  }
  return program;
}

function alwaysInError(error: Finding): Program {
  const outcome: Outcome = { error };
  return {
    parts: 1,
    tally: undefined,
    asks: asksOfNothing,
    asksForSubject: false,
    asksForLimits: false,
    guard: undefined,
    evaluate: (_context, budget) => {
      budget.take(1);
      return outcome;
    },
    explain: (_context, budget) => {
      budget.take(1);
      return { outcome, clauses: [{ range: error.range, outcome }] };
    },
  };
}

const beginning = { line: 1, column: 1, offset: 0 };
const tooManyParts = alwaysInError({
  message: `the policies of the organization have more than ${maxPartsTogether} literals, names and operations together`,
  range: { start: beginning, end: beginning },
});
