// The policy language: an expression of a policy, condition or consensus, is compiled once and evaluated often.
// docs/policies.md describes the language.

import { maxSourceLength, maxSteps } from "./bounds.js";
import type { Budget } from "./budget.js";
import { check } from "./checker.js";
import { compilerOf, type Compiler } from "./compiler.js";
import type { Context } from "./context.js";
import { locator, type Finding, type SourceRange, type Span } from "./finding.js";
import { logic } from "./logic.js";
import { parse } from "./parser.js";
import { SyntaxFault, type Expression } from "./syntax.js";
import type { Typed } from "./typed.js";
import { Failure, outOfSteps, type Evaluate, type Fault, type State } from "./value.js";
import type { PolicyKind } from "./vocabulary.js";

export { Budget } from "./budget.js";
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
  /**
   * Evaluates all of the expression. Never throws for contexts of the declared shape. Takes the steps that it costs from
   * the budget, and is in error where they do not suffice.
   */
  evaluate(context: Context, budget: Budget): Outcome;
  /** Evaluates it in the same way, and tells of each clause what it came to. */
  explain(context: Context, budget: Budget): Explained;
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
  evaluate: (_context, budget) => {
    budget.take(1);
    return holds;
  },
  explain: (_context, budget) => {
    budget.take(1);
    return { outcome: holds, clauses: [] };
  },
};

function programOf(typed: Typed, compiler: Compiler, range: (span: Span) => SourceRange): Program {
  const evaluate = within(compiler.boolean(typed), compiler.cost(typed), range(typed));
  return {
    evaluate: (context, budget) => outcomeOf(evaluate(context, budget)),
    explain: (context, budget) => {
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
      const explain = within(watched(typed), compiler.cost(typed), range(typed));
      return { outcome: outcomeOf(explain(context, budget)), clauses };
    },
  };
}

/** An evaluation that is paid for. */
function within(
  evaluate: Evaluate<boolean>,
  cost: number,
  range: SourceRange,
): (context: Context, budget: Budget) => boolean | Failure {
  const fault: Fault = (message) => new Failure(true, { message, range });
  return (context, budget) => {
    const limit = Math.min(maxSteps, budget.left);
    const state: State = { context, items: [], steps: cost, limit };
    const verdict = cost > limit ? outOfSteps(state, fault) : evaluate(state);
    // Where it stopped at its own bound, the budget is not to blame.
    budget.take(limit === maxSteps ? Math.min(state.steps, maxSteps) : state.steps);
    return verdict;
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
