// A condition by the parts that its outermost && joins, and what they come to where not everything is known of an activity.

import { parse } from "../policy-language/parser.js";
import { compile, type Budget, type Context, type Program } from "../policy-language/policy.js";
import { SyntaxFault, type Expression } from "../policy-language/syntax.js";

/** `maybe` is what depends on something that is not known; `never`, what is in error or not applicable. */
export type Verdict = boolean | "maybe" | "never";

/** One of the parts. */
export interface Conjunct {
  readonly source: string;
  readonly text: string;
  readonly expression: Expression;
  /** The words that it begins with, such as `eth.tx` or `wallet`, wherever they stand. */
  readonly roots: ReadonlySet<string>;
}

/** The parts of a source, none of a blank one; undefined where it can't be read. */
export function conjunctsOf(source: string): readonly Conjunct[] | undefined {
  if (source.trim() === "") return [];
  try {
    return split(parse(source).expression).map((expression) => conjunctOf(source, expression));
  } catch (fault) {
    if (fault instanceof SyntaxFault) return undefined;
    throw fault;
  }
}

function split(expression: Expression): Expression[] {
  return expression.kind === "logic" && expression.operator === "&&"
    ? expression.operands.flatMap(split)
    : [expression];
}

function conjunctOf(source: string, expression: Expression): Conjunct {
  const roots = new Set<string>();
  addRoots(expression, new Set(), roots);
  return { source, text: source.slice(expression.start, expression.end), expression, roots };
}

/** @param hidden names of elements, which hide words */
function addRoots(expression: Expression, hidden: ReadonlySet<string>, roots: Set<string>): void {
  if (expression.kind === "name" && !hidden.has(expression.name)) roots.add(expression.name);
  if (expression.kind === "field" && expression.base.kind === "name" && !hidden.has(expression.base.name)) {
    roots.add(`${expression.base.name}.${expression.name.text}`);
  }
  if (expression.kind === "quantifier") {
    addRoots(expression.base, hidden, roots);
    addRoots(expression.predicate, new Set([...hidden, expression.item.text]), roots);
  } else {
    for (const part of partsOf(expression)) addRoots(part, hidden, roots);
  }
}

/** An expression and all within it. */
export function* walk(expression: Expression): Generator<Expression> {
  yield expression;
  for (const part of partsOf(expression)) yield* walk(part);
}

function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "literal":
    case "name":
      return [];
    case "list":
      return expression.items;
    case "struct":
      return expression.fields.map(({ value }) => value);
    case "field":
    case "count":
      return [expression.base];
    case "index":
      return [expression.base, expression.index];
    case "slice":
      return [expression.base, expression.from, expression.to];
    case "quantifier":
      return [expression.base, expression.predicate];
    case "contains":
      return [expression.base, expression.value];
    case "comparison":
      return [expression.left, expression.right];
    case "logic":
      return expression.operands;
  }
}

/** Evaluates parts of conditions. Words that are not known are named once. */
export class PartialEvaluation {
  readonly #unknown: ReadonlySet<string>;
  readonly #budget: Budget;
  readonly #programs = new Map<string, Program | undefined>();

  constructor(unknown: ReadonlySet<string>, budget: Budget) {
    this.#unknown = unknown;
    this.#budget = budget;
  }

  /** What a part comes to for an activity of which the unknown words are left out. */
  verdict(part: Conjunct, context: Context): Verdict {
    const { expression, source, text } = part;
    if (expression.kind === "logic" && expression.operator === "||") {
      return any(expression.operands.map((operand) => this.#whole(source, operand, context)));
    }
    if ([...part.roots].some((root) => this.#unknown.has(root))) return "maybe";
    const program = this.#program(text);
    // Where a parenthesis around it was cut through.
    if (!program) return "maybe";
    const outcome = program.evaluate(context, this.#budget);
    if ("error" in outcome) return "never";
    // What parameters are left out is not known either.
    if ("notApplicable" in outcome) return part.roots.has("activity.params") ? "maybe" : "never";
    return outcome.value;
  }

  #whole(source: string, expression: Expression, context: Context): Verdict {
    return all(split(expression).map((each) => this.verdict(conjunctOf(source, each), context)));
  }

  #program(text: string): Program | undefined {
    if (!this.#programs.has(text)) {
      const compiled = compile(text, "condition");
      this.#programs.set(text, compiled.ok ? compiled.program : undefined);
    }
    return this.#programs.get(text);
  }
}

/** What && makes of parts. */
export function all(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes("never")) return "never";
  if (verdicts.includes(false)) return false;
  return verdicts.includes("maybe") ? "maybe" : true;
}

function any(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes("never")) return "never";
  if (verdicts.includes(true)) return true;
  return verdicts.includes("maybe") ? "maybe" : false;
}
