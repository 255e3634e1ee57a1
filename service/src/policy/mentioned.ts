// Which values policies mention, by the words that they compare them with: `eth.tx.value`, or `approvers[].id` for a field of each
// element of a list.

import { parse } from "../policy-language/parser.js";
import type { Expression } from "../policy-language/syntax.js";
import { roots } from "../policy-language/vocabulary.js";

export type Mentioned = boolean | bigint | string;

/** Words, each with the values that it is compared with. */
export class Mentions {
  readonly #values = new Map<string, Set<Mentioned>>();
  readonly #links: (readonly [string, string])[] = [];

  /** Adds what an expression that compiles mentions. */
  add(source: string): void {
    if (source.trim() !== "") this.#walk(parse(source).expression, new Map());
  }

  /** All words that were mentioned, with the values of those that they are compared with. */
  all(): ReadonlyMap<string, ReadonlySet<Mentioned>> {
    for (let before = -1; before !== this.#size();) {
      before = this.#size();
      for (const [one, other] of this.#links) {
        for (const value of this.#of(one)) this.#of(other).add(value);
        for (const value of this.#of(other)) this.#of(one).add(value);
      }
    }
    return this.#values;
  }

  #size(): number {
    return [...this.#values.values()].reduce((sum, { size }) => sum + size, 0);
  }

  #of(word: string): Set<Mentioned> {
    let values = this.#values.get(word);
    if (!values) this.#values.set(word, (values = new Set()));
    return values;
  }

  /** @param items words of the elements that quantifiers have given names to */
  #walk(expression: Expression, items: ReadonlyMap<string, string>): void {
    const word = wordOf(expression, items);
    if (word !== undefined) this.#of(word);
    switch (expression.kind) {
      case "comparison":
        this.#compare(expression.left, expression.right, items);
        return;
      case "contains":
        this.#compare(expression.value, expression.base, items);
        return;
      case "quantifier": {
        this.#walk(expression.base, items);
        const list = wordOf(expression.base, items);
        const named = new Map(items);
        if (list === undefined) named.delete(expression.item.text);
        else named.set(expression.item.text, `${list}[]`);
        this.#walk(expression.predicate, named);
        return;
      }
      case "logic":
        for (const operand of expression.operands) this.#walk(operand, items);
        return;
      case "list":
        for (const item of expression.items) this.#walk(item, items);
        return;
      case "struct":
        for (const { value } of expression.fields) this.#walk(value, items);
        return;
      case "field":
      case "count":
      case "index":
      case "slice":
        this.#walk(expression.base, items);
        return;
      default:
        return;
    }
  }

  #compare(left: Expression, right: Expression, items: ReadonlyMap<string, string>): void {
    this.#walk(left, items);
    this.#walk(right, items);
    const [one, other] = [wordOf(left, items), wordOf(right, items)];
    for (const value of literalsOf(right, left)) if (one !== undefined) this.#of(one).add(value);
    for (const value of literalsOf(left, right)) if (other !== undefined) this.#of(other).add(value);
    // A list or a text that contains something.
    for (const value of literalsOf(left, right)) if (other !== undefined) this.#of(`${other}[]`).add(value);
    if (one !== undefined && other !== undefined) this.#links.push([one, other], [one, `${other}[]`]);
  }
}

/** Literal texts are put where a slice looks for them. */
function literalsOf(expression: Expression, against: Expression): readonly Mentioned[] {
  if (expression.kind === "list") return expression.items.flatMap((item) => literalsOf(item, against));
  if (expression.kind !== "literal") return [];
  const { value } = expression;
  const isPart = against.kind === "slice" && against.from.kind === "literal" && typeof against.from.value === "bigint";
  return typeof value === "string" && isPart ? [" ".repeat(Number(against.from.value)) + value] : [value];
}

function wordOf(expression: Expression, items: ReadonlyMap<string, string>): string | undefined {
  switch (expression.kind) {
    case "name":
      return items.get(expression.name) ?? (roots.has(expression.name) ? expression.name : undefined);
    case "field": {
      const { base, name } = expression;
      const dotted = base.kind === "name" && !items.has(base.name) ? `${base.name}.${name.text}` : "";
      if (roots.has(dotted)) return dotted;
      const word = wordOf(base, items);
      if (word !== undefined && name.text === "count") return `${word}#`;
      return word && `${word}.${name.text}`;
    }
    case "index": {
      const word = wordOf(expression.base, items);
      const { index } = expression;
      if (index.kind === "literal" && typeof index.value === "string") return word && `${word}.${index.value}`;
      return word && `${word}[]`;
    }
    case "slice":
      return wordOf(expression.base, items);
    case "quantifier":
      return expression.quantifier === "filter" ? wordOf(expression.base, items) : undefined;
    case "count": {
      const word = wordOf(expression.base, items);
      return word && `${word}#`;
    }
    default:
      return undefined;
  }
}
