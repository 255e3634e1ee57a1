// A compiled expression: what it comes to for one activity, and what that takes.

import { maxSteps } from "./bounds.js";
import type { Budget } from "./budget.js";
import type { Compiler } from "./compiler.js";
import type { Context } from "./context.js";
import { costs } from "./costs.js";
import type { Finding, SourceRange, Span } from "./finding.js";
import { guardOf, type Guard } from "./guard.js";
import { joined, logic } from "./logic.js";
import { emptyTally, tallyOf, type Tally } from "./tally.js";
import type { Typed } from "./typed.js";
import { Failure, type Evaluate, type State } from "./value.js";
import type { PolicyKind } from "./vocabulary.js";
import { asksForLimits, asksForSubject, asksOf, asksOfNothing, type Asks } from "./voter.js";

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
  /** How many literals, names and operations it has: what it costs to keep, and at least to evaluate. */
  readonly parts: number;
  /** A consensus as numbers, where it only counts approvals. */
  readonly tally: Tally | undefined;
  readonly asks: Asks;
  /** Whether it may come to something else for each thing that an activity is about. */
  readonly asksForSubject: boolean;
  /** Whether it asks for spending limits or velocity controls, which are read for it alone. */
  readonly asksForLimits: boolean;
  /** Of a condition, what tells at a glance that it does not hold; undefined where nothing does. */
  readonly guard: Guard | undefined;
  /**
   * Evaluates all of the expression. Never throws for contexts of the declared shape. Takes the steps that it costs from
   * the budget, and is in error where they do not suffice.
   */
  evaluate(context: Context, budget: Budget): Outcome;
  /**
   * Evaluates it in the same way, and tells of each clause what it came to; of more clauses than are wanted, what the
   * whole came to.
   */
  explain(context: Context, budget: Budget, mostClauses?: number): Explained;
}

const holds: Outcome = { value: true };
const doesNotHold: Outcome = { value: false };

/** The expression that is left empty. */
export const always: Program = {
  parts: 0,
  tally: emptyTally,
  asks: asksOfNothing,
  asksForSubject: false,
  asksForLimits: false,
  guard: undefined,
  evaluate: (_context, budget) => {
    budget.take(1);
    return holds;
  },
  explain: (_context, budget) => {
    budget.take(1);
    return { outcome: holds, clauses: [] };
  },
};

export function programOf(
  typed: Typed,
  source: string,
  parts: number,
  kind: PolicyKind,
  compiler: Compiler,
  range: (span: Span) => SourceRange,
): Program {
  const whole = clausesOf(typed, compiler);
  const place = range(typed);
  const run = runnerOf(place);
  return {
    parts,
    tally: kind === "consensus" ? tallyOf(typed, parts, compiler) : undefined,
    asks: asksOf(typed),
    asksForSubject: asksForSubject(typed),
    asksForLimits: asksForLimits(typed),
    guard: kind === "condition" ? guardOf(typed, source, costs.evaluation + whole.cost, compiler) : undefined,
    evaluate: (context, budget) => outcomeOf(run(whole.evaluate, whole.cost, context, budget)),
    explain: (context, budget, mostClauses = Infinity) => {
      const isCut = whole.count > mostClauses || !budget.take(whole.count * costs.clause);
      const clauses: ExplainedClause[] = [];
      const note: Note = (span, verdict) => clauses.push({ range: range(span), outcome: outcomeOf(verdict) });
      const explain: Evaluate<boolean> = isCut ? whole.evaluate : (state) => whole.explain(state, note);
      const verdict = run(explain, whole.cost, context, budget);
      if (isCut || clauses.length < whole.count) {
        clauses.splice(0, Infinity, { range: place, outcome: outcomeOf(verdict) });
      }
      return { outcome: outcomeOf(verdict), clauses };
    },
  };
}

type Note = (span: Span, verdict: boolean | Failure) => void;

/** What the outermost && and || join, so that each of them can be watched. */
interface Clauses {
  readonly evaluate: Evaluate<boolean>;
  readonly cost: number;
  readonly count: number;
  /** Evaluates all of them, also behind an error. */
  readonly explain: (state: State, note: Note) => boolean | Failure;
}

function clausesOf(typed: Typed, compiler: Compiler): Clauses {
  if (typed.kind !== "logic") {
    const { evaluate, cost } = compiler.boolean(typed);
    const { start, end } = typed;
    const explain: Clauses["explain"] = (state, note) => {
      const verdict = evaluate(state);
      note({ start, end }, verdict);
      return verdict;
    };
    return { evaluate, cost, count: 1, explain };
  }
  const { operator } = typed;
  const operands = typed.operands.map((operand) => clausesOf(operand, compiler));
  const sum = (of: "cost" | "count") => operands.reduce((total, operand) => total + operand[of], 0);
  return {
    evaluate: logic(
      operator,
      operands.map(({ evaluate }) => evaluate),
    ),
    cost: costs.logic + sum("cost"),
    count: sum("count"),
    explain: (state, note) =>
      joined(
        operator,
        operands.map((operand) => operand.explain(state, note)),
      ),
  };
}

type Run = (evaluate: Evaluate<boolean>, cost: number, context: Context, budget: Budget) => boolean | Failure;

/** Evaluates what has this place, and pays for it. */
function runnerOf(range: SourceRange): Run {
  const error = (message: string) => new Failure(true, { message, range });
  const tooLong = error(`the evaluation takes more than ${maxSteps} steps`);
  const overBudget = error("the policies together take more steps than one decision has");
  return (evaluate, cost, context, budget) => {
    const isShort = budget.left < maxSteps;
    const limit = isShort ? budget.left : maxSteps;
    const overrun = isShort ? overBudget : tooLong;
    const state: State = { context, items: [], steps: costs.evaluation + cost, limit, overrun };
    const verdict = state.steps > limit ? overrun : evaluate(state);
    // Where it stopped at its own bound, the budget is not to blame.
    budget.take(isShort ? state.steps : Math.min(state.steps, maxSteps));
    return verdict;
  };
}

function outcomeOf(verdict: boolean | Failure): Outcome {
  if (verdict === true) return holds;
  if (verdict === false) return doesNotHold;
  return verdict.isError ? { error: verdict.finding } : { notApplicable: verdict.finding };
}
