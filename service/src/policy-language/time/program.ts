// The time of a policy: an expression about the instant at which it is asked, which says whether the policy is in force.

import type { Finding, SourceRange } from "../finding.js";
import type { Explained, Outcome } from "../program.js";
import { readSource, type Read } from "../source.js";
import { parseTime } from "./parser.js";

export interface TimeProgram {
  /** How many comparisons, spans and operations it has. */
  readonly parts: number;
  /** Steps that it takes each time. */
  readonly cost: number;
  /** @param now in milliseconds since 1970 */
  evaluate(now: number): Outcome;
  /** The same, told of as one clause; of none where there is no time. */
  explain(now: number): Explained;
}

export type CompiledTime = Read<TimeProgram>;

/** The time that is left empty. */
export const anytime: TimeProgram = {
  parts: 0,
  cost: 0,
  evaluate: () => ({ value: true }),
  explain: () => ({ outcome: { value: true }, clauses: [] }),
};

/** Compiles the time of a policy. A blank source is any time. Never throws: what is wrong is told in a finding. */
export function compileTime(source: string): CompiledTime {
  return readSource(source, anytime, ({ range }) => {
    const { holdsAt, parts, cost } = parseTime(source);
    const whole = range({ start: 0, end: source.length });
    return { ok: true, program: programOf(parts, cost, whole, (now) => ({ value: holdsAt(now) })) };
  });
}

/** The time of a policy that is stored, and does not compile any more. */
export function timeInError(error: Finding): TimeProgram {
  return programOf(1, 1, error.range, () => ({ error }));
}

function programOf(parts: number, cost: number, range: SourceRange, evaluate: (now: number) => Outcome): TimeProgram {
  return {
    parts,
    cost,
    evaluate,
    explain(now) {
      const outcome = evaluate(now);
      return { outcome, clauses: [{ range, outcome }] };
    },
  };
}
