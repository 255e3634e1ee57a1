// The tree of a policy as it is written, before anything is known about types.

import type { Span } from "./finding.js";

/** Where a part stands, and how many levels lie below it and within it. */
export interface Part extends Span {
  readonly height: number;
}

export const comparisonOperators = ["==", "!=", "<", ">", "<=", ">=", "in"] as const;
export type ComparisonOperator = (typeof comparisonOperators)[number];

export const quantifiers = ["all", "any", "filter"] as const;
export type Quantifier = (typeof quantifiers)[number];

/** What is called with parentheses behind a dot. */
export const functionNames = [...quantifiers, "contains", "count"] as const;

export interface Name extends Span {
  readonly text: string;
}

export interface Literal extends Part {
  readonly kind: "literal";
  readonly value: boolean | bigint | string;
}

export interface ListLiteral extends Part {
  readonly kind: "list";
  readonly items: readonly Expression[];
}

export interface StructLiteral extends Part {
  readonly kind: "struct";
  readonly fields: readonly { readonly name: Name; readonly value: Expression }[];
}

export interface NameUse extends Part {
  readonly kind: "name";
  readonly name: string;
}

export interface FieldAccess extends Part {
  readonly kind: "field";
  readonly base: Expression;
  readonly name: Name;
}

export interface IndexAccess extends Part {
  readonly kind: "index";
  readonly base: Expression;
  readonly index: Expression;
}

export interface SliceAccess extends Part {
  readonly kind: "slice";
  readonly base: Expression;
  readonly from: Expression;
  /** Exclusive. */
  readonly to: Expression;
}

export interface QuantifierCall extends Part {
  readonly kind: "quantifier";
  readonly quantifier: Quantifier;
  readonly base: Expression;
  readonly item: Name;
  readonly predicate: Expression;
}

export interface ContainsCall extends Part {
  readonly kind: "contains";
  readonly base: Expression;
  readonly value: Expression;
}

export interface CountCall extends Part {
  readonly kind: "count";
  readonly base: Expression;
}

export interface Comparison extends Part {
  readonly kind: "comparison";
  readonly operator: ComparisonOperator;
  readonly left: Expression;
  readonly right: Expression;
}

export interface Logic extends Part {
  readonly kind: "logic";
  readonly operator: "&&" | "||";
  /** Two or more. */
  readonly operands: readonly Expression[];
}

export type Expression =
  | Literal
  | ListLiteral
  | StructLiteral
  | NameUse
  | FieldAccess
  | IndexAccess
  | SliceAccess
  | QuantifierCall
  | ContainsCall
  | CountCall
  | Comparison
  | Logic;

/** Thrown by lexer and parser at the first thing that can't be read; `compile` makes a finding of it. */
export class SyntaxFault extends Error {
  override readonly name = "SyntaxFault";
  readonly span: Span;
  readonly suggestion: string | undefined;

  constructor(message: string, span: Span, suggestion?: string) {
    super(message);
    this.span = span;
    this.suggestion = suggestion;
  }
}
