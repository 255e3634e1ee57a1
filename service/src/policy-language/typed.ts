// The tree of a policy once its types are known: names are resolved, and each part says what type it has.

import type { Span } from "./finding.js";
import type { ComparisonOperator, Quantifier } from "./syntax.js";
import type { Type } from "./types.js";
import type { Value } from "./value.js";
import type { Root } from "./vocabulary.js";

interface Part extends Span {
  readonly type: Type;
}

export interface TypedLogic extends Part {
  readonly kind: "logic";
  readonly operator: "&&" | "||";
  readonly operands: readonly Typed[];
}

export interface TypedComparison extends Part {
  readonly kind: "comparison";
  readonly operator: Exclude<ComparisonOperator, "in">;
  readonly left: Typed;
  readonly right: Typed;
}

export interface TypedContainment extends Part {
  readonly kind: "containment";
  readonly whole: Typed;
  readonly value: Typed;
  /** `value in whole`, which stands the other way round and is for lists alone. */
  readonly isIn: boolean;
}

export interface TypedQuantifier extends Part {
  readonly kind: "quantifier";
  readonly quantifier: Quantifier;
  readonly base: Typed;
  /** Where the element is kept while the predicate is evaluated: how many quantifiers lie around this one. */
  readonly slot: number;
  readonly predicate: Typed;
}

export interface TypedField extends Part {
  readonly kind: "field";
  readonly base: Typed;
  readonly name: string;
}

export interface TypedSlice extends Part {
  readonly kind: "slice";
  readonly base: Typed;
  readonly from: Typed;
  readonly to: Typed;
}

export interface TypedIndex extends Part {
  readonly kind: "index";
  readonly base: Typed;
  readonly index: Typed;
}

export interface TypedList extends Part {
  readonly kind: "list";
  readonly items: readonly Typed[];
}

export interface TypedStruct extends Part {
  readonly kind: "struct";
  readonly fields: readonly { readonly name: string; readonly value: Typed }[];
}

export type Typed =
  | (Part & { readonly kind: "constant"; readonly value: Value })
  | TypedList
  | TypedStruct
  | (Part & { readonly kind: "root"; readonly root: Root })
  | (Part & { readonly kind: "item"; readonly slot: number })
  | TypedField
  | TypedIndex
  | TypedSlice
  | TypedQuantifier
  | TypedContainment
  | (Part & { readonly kind: "count"; readonly base: Typed })
  | TypedComparison
  | TypedLogic;
