// The policy language: an expression of a policy, condition or consensus, is compiled once and evaluated often.
// docs/policies.md describes the language.

import { maxSourceLength } from "./bounds.js";
import { check } from "./checker.js";
import { compilerOf } from "./compiler.js";
import { locator, type Finding, type SourceRange, type Span } from "./finding.js";
import { parse } from "./parser.js";
import { always, programOf, type Program } from "./program.js";
import { SyntaxFault } from "./syntax.js";
import type { PolicyKind } from "./vocabulary.js";

export { Budget } from "./budget.js";
export type { Context } from "./context.js";
export { describeFinding, type Finding, type Position, type SourceRange } from "./finding.js";
export { always } from "./program.js";
export type { Explained, ExplainedClause, Outcome, Program } from "./program.js";
export { numbersOf, type Tally } from "./tally.js";
export { quoteText } from "./text.js";
export type { PolicyKind } from "./vocabulary.js";

export type Compiled =
  { readonly ok: true; readonly program: Program } | { readonly ok: false; readonly findings: readonly Finding[] };

/**
 * Compiles an expression. A blank source holds for every activity.
 *
 * Never throws: whatever is wrong with the source is told in findings, at least one and at most 20. Sources have at
 * most 16,384 UTF-16 code units and 128 levels of nesting.
 */
export function compile(source: string, kind: PolicyKind): Compiled {
  const findings: Finding[] = [];
  const report = (range: (span: Span) => SourceRange, { start, end }: Span, message: string, suggestion?: string) => {
    findings.push({ message, range: range({ start, end }), ...(suggestion === undefined ? {} : { suggestion }) });
  };
  if (source.length > maxSourceLength) {
    const range = locator(source.slice(0, maxSourceLength));
    const span = { start: maxSourceLength, end: maxSourceLength };
    report(range, span, `the source has ${source.length} characters`, `${maxSourceLength} are allowed`);
    return { ok: false, findings };
  }
  if (isBlank(source)) return { ok: true, program: always };
  const range = locator(source);
  try {
    const { expression, parts } = parse(source);
    const typed = check(source, expression, kind, (span, message, suggestion) =>
      report(range, span, message, suggestion),
    );
    if (typed === undefined) return { ok: false, findings };
    return { ok: true, program: programOf(typed, parts, kind, compilerOf(source), range) };
  } catch (fault) {
    if (!(fault instanceof SyntaxFault)) throw fault;
    report(range, fault.span, fault.message, fault.suggestion);
    return { ok: false, findings };
  }
}

function isBlank(source: string): boolean {
  return /^[ \t\r\n]*$/.test(source);
}
