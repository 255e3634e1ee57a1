// Makes the tree of a source. From the loosest to the tightest: ||, &&, comparisons, and what stands behind a value.

import { nearest } from "../did-you-mean/nearest.js";
import { maxDepth, maxParts } from "./bounds.js";
import type { Span } from "./finding.js";
import type { SymbolText, Token } from "./lexer.js";
import {
  comparisonOperators,
  functionNames,
  quantifiers,
  SyntaxFault,
  type ComparisonOperator,
  type Expression,
  type Name,
} from "./syntax.js";
import { TokenReader } from "./token-reader.js";

const reserved = new Set(["true", "false", "in"]);

const meant: Readonly<Record<string, string>> = {
  and: "did you mean &&?",
  or: "did you mean ||?",
  not: "negate with != or == false",
  is: "did you mean ==?",
};

export interface Parsed {
  readonly expression: Expression;
  /** How many literals, names and operations it has. */
  readonly parts: number;
}

/** Parses a source that is not blank. Throws `SyntaxFault` at the first thing that can't be read. */
export function parse(source: string): Parsed {
  return new Parser(source).whole();
}

/** Words that are asked for something by its name, and what that is. */
const namedWords: ReadonlyMap<string, string> = new Map([
  ["limit", "a spending limit"],
  ["book", "an address book"],
]);

class Parser {
  readonly #reader: TokenReader;
  #depth = 0;
  #parts = 0;

  constructor(source: string) {
    this.#reader = new TokenReader(source, unexpected);
  }

  whole(): Parsed {
    const expression = this.#expression();
    this.#reader.expectEnd();
    return { expression, parts: this.#parts };
  }

  #expression(): Expression {
    this.#depth += 1;
    if (this.#depth > maxDepth) throw tooDeep(this.#reader.peek());
    const expression = this.#logic("||", () => this.#logic("&&", () => this.#comparison()));
    this.#depth -= 1;
    return expression;
  }

  #logic(operator: "&&" | "||", operand: () => Expression): Expression {
    const first = operand();
    const operands = [first];
    while (this.#reader.takes(operator)) operands.push(operand());
    return operands.length === 1
      ? first
      : { kind: "logic", operator, operands, ...this.#part(first.start, ...operands) };
  }

  #comparison(): Expression {
    const left = this.#value();
    const operator = this.#operator();
    if (operator === undefined) return left;
    this.#reader.advance();
    const right = this.#value();
    if (this.#operator() !== undefined) {
      throw new SyntaxFault("comparisons can't be chained", this.#reader.peek(), "join two comparisons with &&");
    }
    return { kind: "comparison", operator, left, right, ...this.#part(left.start, left, right) };
  }

  #operator(): ComparisonOperator | undefined {
    const token = this.#reader.peek();
    if (token.kind !== "name" && token.kind !== "symbol") return undefined;
    return comparisonOperators.find((operator) => operator === token.text);
  }

  #value(): Expression {
    const { start } = this.#reader.peek();
    let base = this.#primary();
    for (;;) {
      if (this.#reader.takes(".")) base = this.#member(base, start);
      else if (this.#reader.takes("[")) base = this.#access(base, start);
      else return base;
    }
  }

  #member(base: Expression, start: number): Expression {
    const name = this.#name("a field or function");
    if (!this.#reader.takes("(")) return { kind: "field", base, name, ...this.#part(start, base) };
    const quantifier = quantifiers.find((known) => known === name.text);
    if (quantifier !== undefined) {
      const item = this.#name(`a name for the elements, as in ${quantifier}(item, …)`);
      if (reserved.has(item.text)) throw new SyntaxFault(`${item.text} can't be a name`, item);
      this.#reader.expect(",");
      const predicate = this.#expression();
      this.#reader.expect(")");
      return { kind: "quantifier", quantifier, base, item, predicate, ...this.#part(start, base, predicate) };
    }
    if (name.text === "contains") {
      const value = this.#expression();
      this.#reader.expect(")");
      return { kind: "contains", base, value, ...this.#part(start, base, value) };
    }
    if (name.text === "count") {
      this.#reader.expect(")");
      return { kind: "count", base, ...this.#part(start, base) };
    }
    const near = nearest(name.text, functionNames);
    const suggestion = near === undefined ? `expected one of ${functionNames.join(", ")}` : `did you mean ${near}?`;
    throw new SyntaxFault(`unknown function ${name.text}`, name, suggestion);
  }

  #access(base: Expression, start: number): Expression {
    const index = this.#expression();
    if (this.#reader.takes("..")) {
      const to = this.#expression();
      this.#reader.expect("]");
      return { kind: "slice", base, from: index, to, ...this.#part(start, base, index, to) };
    }
    this.#reader.expect("]");
    return { kind: "index", base, index, ...this.#part(start, base, index) };
  }

  #primary(): Expression {
    const token = this.#reader.peek();
    const { start } = token;
    if (token.kind === "integer" || token.kind === "string") {
      this.#reader.advance();
      return { kind: "literal", value: token.value, ...this.#part(start) };
    }
    if (token.kind === "name" && token.text !== "in") {
      this.#reader.advance();
      const named = namedWords.get(token.text);
      if (named !== undefined && this.#reader.takes("(")) return this.#named(token.text, named, start);
      return reserved.has(token.text)
        ? { kind: "literal", value: token.text === "true", ...this.#part(start) }
        : { kind: "name", name: token.text, ...this.#part(start) };
    }
    if (this.#reader.takes("(")) {
      const inner = this.#expression();
      this.#reader.expect(")");
      return inner;
    }
    if (this.#reader.takes("[")) {
      const items = this.#separated("]", () => this.#expression());
      return { kind: "list", items, ...this.#part(start, ...items) };
    }
    if (this.#reader.takes("{")) {
      const fields = this.#separated("}", () => {
        const name = this.#name("the name of a field");
        this.#reader.expect(":");
        return { name, value: this.#expression() };
      });
      return { kind: "struct", fields, ...this.#part(start, ...fields.map(({ value }) => value)) };
    }
    throw this.#reader.unexpected("a value");
  }

  /** `limit('name')` and `book('name')`: the only words with parentheses that stand behind no dot. */
  #named(word: string, what: string, start: number): Expression {
    const base: Expression = { kind: "name", name: word, ...this.#part(start) };
    const name = this.#reader.peek();
    if (name.kind !== "string") throw this.#reader.unexpected(`the name of ${what} in quotes`);
    this.#reader.advance();
    const index: Expression = { kind: "literal", value: name.value, ...this.#part(name.start) };
    this.#reader.expect(")");
    return { kind: "index", base, index, ...this.#part(start, base, index) };
  }

  #separated<Item>(close: SymbolText, item: () => Item): Item[] {
    const items: Item[] = [];
    if (this.#reader.takes(close)) return items;
    do items.push(item());
    while (this.#reader.takes(","));
    this.#reader.expect(close);
    return items;
  }

  #name(expected: string): Name {
    const token = this.#reader.peek();
    if (token.kind !== "name") throw this.#reader.unexpected(expected);
    this.#reader.advance();
    return token;
  }

  #part(start: number, ...within: readonly Expression[]): Span & { readonly height: number } {
    let height = 1;
    for (const part of within) height = Math.max(height, part.height + 1);
    const span = { start, end: this.#reader.taken?.end ?? start };
    if (height > maxDepth) throw tooDeep(span);
    this.#parts += 1;
    if (this.#parts > maxParts) {
      const message = `the expression has more than ${maxParts} literals, names and operations`;
      throw new SyntaxFault(message, span, "split the policy");
    }
    return { ...span, height };
  }
}

function unexpected(token: Token, expected: string): SyntaxFault {
  // Only the time of a policy knows it.
  if (token.kind === "symbol" && token.text === "!") {
    return new SyntaxFault("! has no meaning here", token, "negate with != or == false");
  }
  const suggestion = token.kind === "name" && Object.hasOwn(meant, token.text) ? meant[token.text] : undefined;
  return new SyntaxFault(`expected ${expected}, found ${describe(token)}`, token, suggestion);
}

function describe(token: Token): string {
  if (token.kind === "end") return "the end";
  if (token.kind === "string") return "a string";
  return token.kind === "integer" ? String(token.value) : token.text;
}

function tooDeep({ start, end }: Span): SyntaxFault {
  return new SyntaxFault(`the expression has more than ${maxDepth} levels`, { start, end }, "split the policy");
}
