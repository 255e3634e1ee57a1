// The policy language: an expression of a policy, condition or consensus, is compiled once and evaluated often.
// docs/policies.md describes the language.

import { check } from "./checker.js";
import { Compiler } from "./compiler.js";
import type { Finding } from "./finding.js";
import { parse } from "./parser.js";
import { always, programOf, type Program } from "./program.js";
import { readSource, type Read } from "./source.js";
import type { PolicyKind } from "./vocabulary.js";

export { Budget } from "./budget.js";
export type { Context } from "./context.js";
export { describeFinding, type Finding, type Position, type SourceRange } from "./finding.js";
export { always } from "./program.js";
export type { Explained, ExplainedClause, Outcome, Program } from "./program.js";
export { numbersOf, type Tally } from "./tally.js";
export { quoteText } from "./text.js";
export type { PolicyKind } from "./vocabulary.js";

export type Compiled = Read<Program>;

/**
 * Compiles an expression. A blank source holds for every activity.
 *
 * Never throws: whatever is wrong with the source is told in findings, at least one and at most 20. Sources have at
 * most 16,384 UTF-16 code units and 128 levels of nesting.
 */
export function compile(source: string, kind: PolicyKind): Compiled {
  return readSource(source, always, ({ range, finding }) => {
    const { expression, parts } = parse(source);
    const findings: Finding[] = [];
    const typed = check(source, expression, kind, (...found) => findings.push(finding(...found)));
    if (typed === undefined) return { ok: false, findings };
    return { ok: true, program: programOf(typed, source, parts, kind, new Compiler(source), range) };
  });
}
