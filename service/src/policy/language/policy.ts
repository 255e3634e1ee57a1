// The policy language: an expression of a policy, condition or consensus, is compiled once and evaluated often.
// docs/policies.md describes the language.

import { maxSourceLength } from "./bounds.js";
import { check } from "./checker.js";
import { compilerOf, type Compiler } from "./compiler.js";
import type { Context } from "./context.js";
import { locator, type Finding, type SourceRange, type Span } from "./finding.js";
import { logic } from "./logic.js";
import { parse } from "./parser.js";
import { SyntaxFault, type Expression } from "./syntax.js";
import type { Typed } from "./typed.js";
import type { Evaluate, Failure } from "./value.js";
import type { PolicyKind } from "./vocabulary.js";

export type { Context } from "./context.js";
export { describeFinding, type Finding, type Position, type SourceRange } from "./finding.js";
export { quoteText } from "./text.js";
export type { PolicyKind } from "./vocabulary.js";

/**
 * What an expression comes to for one activity.
 *
 * - `value`: whether it holds.
 * - `notApplicable`: it asks for something that the activity does not have, and says neither.
 * - `error`: it fails in another way, such as an index out of range. It must not allow anything.
 */
export type Outcome = { readonly value: boolean } | { readonly notApplicable: Finding } | { readonly error: Finding };

/** One of the parts that the outermost && and || join. */
export interface ExplainedClause {
  readonly range: SourceRange;
  readonly outcome: Outcome;
}

export interface Explained {
  readonly outcome: Outcome;
  /** In the order of the source; none for an empty source. */
  readonly clauses: readonly ExplainedClause[];
}

/** A compiled expression. It has no state: evaluating it again with the same context has the same outcome. */
export interface Program {
  /** Evaluates all of the expression. Never throws for contexts of the declared shape. */
  evaluate(context: Context): Outcome;
  /** Evaluates it in the same way, and tells of each clause what it came to. */
  explain(context: Context): Explained;
}

export type Compiled =
  { readonly ok: true; readonly program: Program } | { readonly ok: false; readonly findings: readonly Finding[] };

const holds: Outcome = { value: true };
const doesNotHold: Outcome = { value: false };

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
  let expression: Expression;
  try {
    expression = parse(source);
  } catch (fault) {
    if (!(fault instanceof SyntaxFault)) throw fault;
    report(range, fault.span, fault.message, fault.suggestion);
    return { ok: false, findings };
  }
  const typed = check(source, expression, kind, (span, message, suggestion) =>
    report(range, span, message, suggestion),
  );
  if (typed === undefined) return { ok: false, findings };
  return { ok: true, program: programOf(typed, compilerOf(source), range) };
}

const always: Program = {
  evaluate: () => holds,
  explain: () => ({ outcome: holds, clauses: [] }),
};

function programOf(typed: Typed, compiler: Compiler, range: (span: Span) => SourceRange): Program {
  const evaluate = compiler.boolean(typed);
  return {
    evaluate: (context) => outcomeOf(evaluate({ context, items: [], steps: 0 })),
    explain: (context) => {
      const clauses: ExplainedClause[] = [];
      const watched = (part: Typed): Evaluate<boolean> => {
        if (part.kind === "logic") return logic(part.operator, part.operands.map(watched));
        const clause = compiler.boolean(part);
        return (state) => {
          const verdict = clause(state);
          clauses.push({ range: range(part), outcome: outcomeOf(verdict) });
          return verdict;
        };
      };
      return { outcome: outcomeOf(watched(typed)({ context, items: [], steps: 0 })), clauses };
    },
  };
}

function outcomeOf(verdict: boolean | Failure): Outcome {
  if (verdict === true) return holds;
  if (verdict === false) return doesNotHold;
  return verdict.isError ? { error: verdict.finding } : { notApplicable: verdict.finding };
}

function isBlank(source: string): boolean {
  return /^[ \t\r\n]*$/.test(source);
}
