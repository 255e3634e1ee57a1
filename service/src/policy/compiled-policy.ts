// Policies as decisions use them. Their expressions are compiled once, however often the organization is read anew and
// whoever else has written the same.

import { LRUCache } from "lru-cache";
import type { PolicyRow } from "../store/policies.js";
import { compile } from "./language/policy.js";
import { asksOfNothing } from "./language/voter.js";
import type { Finding, Outcome, PolicyKind, Program } from "./language/policy.js";

export interface CompiledPolicy {
  readonly id: string;
  readonly name: string;
  readonly effect: "EFFECT_ALLOW" | "EFFECT_DENY";
  /** Which activities the policy is about. */
  readonly condition: Program;
  /** Who has to approve them. */
  readonly consensus: Program;
  readonly row: PolicyRow;
}

/** By kind and source. Measured in characters of source; a program takes a multiple. */
const programs = new LRUCache<string, Program>({ maxSize: 2_000_000, sizeCalculation: (_, name) => name.length + 100 });

/**
 * Compiles a policy as it is stored. An expression that does not compile, as when the language has become stricter since,
 * is in error for every activity: such a policy allows nothing, and if it denies, it denies.
 */
export function compilePolicy(row: PolicyRow): CompiledPolicy {
  return {
    id: row.id,
    name: row.name,
    effect: row.effect === "EFFECT_ALLOW" ? "EFFECT_ALLOW" : "EFFECT_DENY",
    condition: programOf("condition", row.condition),
    consensus: programOf("consensus", row.consensus),
    row,
  };
}

function programOf(kind: PolicyKind, source: string): Program {
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
