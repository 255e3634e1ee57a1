// Most consensus expressions only count: so many approvers of this kind, and so many of that. Whether more approvals would
// reach such a consensus, and whose, follows from numbers, without trying sets of approvals one by one.

import { maxSteps } from "./bounds.js";
import type { Budget } from "./budget.js";
import type { Compiler } from "./compiler.js";
import type { Context } from "./context.js";
import { costs } from "./costs.js";
import type { Typed, TypedComparison, TypedQuantifier } from "./typed.js";
import { Failure, type Evaluate, type State, type Value } from "./value.js";
import { countsApprovals, isClosed } from "./voter.js";

/** A consensus as a function of numbers. */
export interface Tally {
  readonly counters: readonly Counter[];
  /** Whether the consensus holds with these numbers, one for each counter. */
  readonly holds: Formula;
  /** Steps of asking it at most. */
  readonly cost: number;
}

type Formula = (numbers: ArrayLike<number>) => boolean;

/** One thing that is counted among approvals. */
export interface Counter {
  /** Of the approval of one user alone: true or a list of one where it is counted. */
  readonly evaluate: Evaluate;
  readonly cost: number;
  /** What a truth value adds; an approval that is in a list adds one. */
  readonly counted: boolean;
  /** Elements of the lists around, where the policy asks the same for each element of a list. */
  readonly items: readonly Value[];
  /** Above this, a number makes no difference. */
  readonly most: number;
}

/** More are not worth it: the combinations of their numbers are tried. */
const mostCounters = 16;
/** Larger expressions are not looked into. */
const mostParts = 1_024;
/** For what does not depend on approvals. */
const mostSteps = 5_000;
const nowhere = { line: 1, column: 1, offset: 0 };
const tooLong = new Failure(true, { message: "too many steps", range: { start: nowhere, end: nowhere } });
const nothing: Context = {
  activity: { type: "", family: "", resource: "", action: "", params: {} },
  approvers: [],
  credentials: [],
};
/** Larger numbers of users there are not. */
const largest = 1_000_000;

/** A consensus as numbers; undefined where it asks for more than numbers. */
export function tallyOf(typed: Typed, parts: number, compiler: Compiler): Tally | undefined {
  if (parts > mostParts) return undefined;
  const reader = new Reader(compiler);
  const holds = reader.formula(typed, []);
  return holds && { counters: reader.counters, holds, cost: reader.cost };
}

/** The tally of an expression that is left empty. */
export const emptyTally: Tally = { counters: [], holds: () => true, cost: 1 };

/**
 * What the approval of one user adds to each number; undefined where it is an error, so that no consensus comes about
 * with it, and where the budget does not suffice.
 *
 * @param context with this approval alone
 */
export function numbersOf({ counters }: Tally, context: Context, budget: Budget): number[] | undefined {
  const numbers: number[] = [];
  for (const { evaluate, cost, items, counted } of counters) {
    const limit = Math.min(budget.left, maxSteps);
    const state: State = { context, items: [...items], steps: costs.evaluation + cost, limit, overrun: tooLong };
    const value = state.steps > limit ? tooLong : evaluate(state);
    if (!budget.take(state.steps) || value instanceof Failure) return undefined;
    numbers.push(typeof value === "boolean" ? Number(value === counted) : (value as readonly Value[]).length);
  }
  return numbers;
}

type Comparison = TypedComparison["operator"];

const comparisons: Readonly<Record<Comparison, (left: number, right: number) => boolean>> = {
  "==": (left, right) => left === right,
  "!=": (left, right) => left !== right,
  "<": (left, right) => left < right,
  "<=": (left, right) => left <= right,
  ">": (left, right) => left > right,
  ">=": (left, right) => left >= right,
};

/** The comparison with its sides exchanged. */
const turned: Readonly<Record<Comparison, Comparison>> = {
  "==": "==",
  "!=": "!=",
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};

class Reader {
  readonly counters: Counter[] = [];
  readonly #compiler: Compiler;
  /** Steps of the formula that has been read. */
  cost = 1;
  #steps = 0;

  constructor(compiler: Compiler) {
    this.#compiler = compiler;
  }

  /** @param items values that the names around stand for */
  formula(typed: Typed, items: readonly Value[]): Formula | undefined {
    this.cost += 2;
    if (isClosed(typed)) return this.#known(typed, items);
    switch (typed.kind) {
      case "logic": {
        const operands = this.#all(typed.operands.map((operand) => () => this.formula(operand, items)));
        return operands && join(typed.operator, operands);
      }
      case "quantifier":
        return typed.quantifier === "filter"
          ? undefined
          : (this.#counted(typed, items) ?? this.#unrolled(typed, items));
      case "comparison":
        return this.#comparison(typed, items);
      case "containment":
        return this.#isOneOf(typed.value, typed.isIn ? typed.whole : undefined, items);
      default:
        return undefined;
    }
  }

  #known(typed: Typed, items: readonly Value[]): Formula | undefined {
    const { evaluate, cost } = this.#compiler.part(typed);
    this.#steps += cost;
    const state: State = {
      context: nothing,
      items: [...items],
      steps: this.#steps,
      limit: mostSteps,
      overrun: tooLong,
    };
    const value = this.#steps > mostSteps ? tooLong : evaluate(state);
    this.#steps = state.steps;
    return typeof value === "boolean" ? () => value : undefined;
  }

  /** `any` and `all`: at least one of a kind, and none that is not of it. */
  #counted(typed: TypedQuantifier, items: readonly Value[]): Formula | undefined {
    const isAny = typed.quantifier === "any";
    const counter = this.#counter(typed, items, isAny, 1);
    return counter && (isAny ? (numbers) => numbers[counter.index]! > 0 : (numbers) => numbers[counter.index] === 0);
  }

  /** The same asked for each element of a list that the policy spells out. */
  #unrolled({ quantifier, base, predicate }: TypedQuantifier, items: readonly Value[]): Formula | undefined {
    const { constant } = this.#compiler.part(base);
    if (!Array.isArray(constant) || constant.length > mostCounters) return undefined;
    const elements = constant as readonly Value[];
    const formulas = this.#all(elements.map((element) => () => this.formula(predicate, [...items, element])));
    return formulas && join(quantifier === "any" ? "||" : "&&", formulas);
  }

  #comparison({ operator, left, right }: TypedComparison, items: readonly Value[]): Formula | undefined {
    const isLeft = right.kind === "constant";
    const [side, other] = isLeft ? [left, right] : [right, left];
    if (other.kind !== "constant") return undefined;
    const { value } = other;
    const compare = comparisons[isLeft ? operator : turned[operator]];
    if (typeof value === "bigint") {
      const number = Number(value > largest ? largest : value < -1n ? -1n : value);
      // One more than the number that it is compared with tells all that larger ones would.
      const counter = side.kind === "count" ? this.#counter(side, items, true, Math.max(number + 1, 0)) : undefined;
      return counter && ((numbers) => compare(numbers[counter.index]!, number));
    }
    const formula = typeof value === "boolean" ? this.formula(side, items) : undefined;
    return formula && ((numbers) => (formula(numbers) === value) === (operator === "=="));
  }

  #isOneOf(value: Typed, whole: Typed | undefined, items: readonly Value[]): Formula | undefined {
    const constant = whole && this.#compiler.part(whole).constant;
    if (value.kind !== "count" || !Array.isArray(constant)) return undefined;
    const wanted = new Set((constant as readonly bigint[]).map((one) => Number(one > largest ? largest : one)));
    const counter = this.#counter(value, items, true, Math.max(0, ...wanted) + 1);
    return counter && ((numbers) => wanted.has(numbers[counter.index]!));
  }

  #counter(
    typed: TypedQuantifier | (Typed & { readonly kind: "count" }),
    items: readonly Value[],
    counted: boolean,
    most: number,
  ): { readonly index: number } | undefined {
    if (this.counters.length >= mostCounters || !countsApprovals(typed)) return undefined;
    const { evaluate, cost } = this.#compiler.part(typed.kind === "count" ? typed.base : typed);
    const index = this.counters.push({ evaluate, cost, counted, items, most }) - 1;
    return { index };
  }

  #all(formulas: readonly (() => Formula | undefined)[]): Formula[] | undefined {
    const made: Formula[] = [];
    for (const formula of formulas) {
      const one = formula();
      if (!one) return undefined;
      made.push(one);
    }
    return made;
  }
}

function join(operator: "&&" | "||", formulas: readonly Formula[]): Formula {
  return operator === "&&"
    ? (numbers) => formulas.every((formula) => formula(numbers))
    : (numbers) => formulas.some((formula) => formula(numbers));
}
