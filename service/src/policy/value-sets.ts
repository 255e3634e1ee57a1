// Which values a part of a condition lets something have, where the part compares it with literals: `eth.tx.value <= 5`,
// `wallet.id in ['a', 'b']`. Whatever else a part says is left open.

import { nameOfAllVersions } from "../policy-language/activity-types.js";
import type { Expression } from "../policy-language/syntax.js";
import type { Conjunct } from "./conjuncts.js";

/** What a part says of one thing, which is named as it is written. */
export interface Constraint {
  readonly of: string;
  readonly values: Values;
}

export type Values =
  /** Both ends belong to it; `isWhole` unless it only lies around the values. */
  | { readonly kind: "integers"; readonly least?: bigint; readonly most?: bigint; readonly isWhole: boolean }
  | { readonly kind: "texts"; readonly texts: ReadonlySet<string> }
  | { readonly kind: "others"; readonly than: string };

type Literal = boolean | bigint | string;

/** What a part says, if that is all it says. */
export function constraintOf({ source, expression }: Conjunct): Constraint | undefined {
  if (expression.kind !== "comparison") {
    const of = nameOf(source, expression);
    return of === undefined ? undefined : { of, values: { kind: "texts", texts: new Set(["true"]) } };
  }
  const { operator, left, right } = expression;
  const [value, literal] = [nameOf(source, left), literalsOf(right)];
  if (value !== undefined && literal) return constraint(value, operator, literal);
  const [turnedValue, turnedLiteral] = [nameOf(source, right), literalsOf(left)];
  if (operator === "in" || turnedValue === undefined || !turnedLiteral) return undefined;
  return constraint(turnedValue, turned[operator], turnedLiteral);
}

const turned = { "==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<=" } as const;

/** Something by its words, without spaces; undefined for what is made of more than words. */
function nameOf(source: string, expression: Expression): string | undefined {
  const { kind, start, end } = expression;
  const isName = kind === "field" || kind === "count" || kind === "index" || kind === "slice";
  const text = source.slice(start, end).replace(/[ \t\r\n]/g, "");
  return isName && /^[\w.[\]()]+$/.test(text) ? text.replace(/\.count$/, ".count()") : undefined;
}

function literalsOf(expression: Expression): readonly Literal[] | undefined {
  const all = expression.kind === "list" ? expression.items : [expression];
  const values = all.flatMap((each) => (each.kind === "literal" ? [each.value] : []));
  const isAlike = values.every((each) => typeof each === typeof values[0]);
  return values.length === all.length && values.length > 0 && isAlike ? values : undefined;
}

function constraint(of: string, operator: string, literals: readonly Literal[]): Constraint | undefined {
  const [first] = literals;
  if (typeof first === "bigint") {
    const values = valuesOf(operator, literals as readonly bigint[]);
    return values && { of, values };
  }
  const texts = literals.map((each) => formOf(of, String(each)));
  if (operator === "==" || operator === "in") return { of, values: { kind: "texts", texts: new Set(texts) } };
  return operator === "!=" ? { of, values: { kind: "others", than: texts[0]! } } : undefined;
}

/** The one form of what is compared as equal. */
function formOf(of: string, text: string): string {
  if (of === "activity.resource" && text === "PAYMENT_METHOD") return "PAYMENT_ACTION";
  return nameOfAllVersions(text);
}

function valuesOf(operator: string, literals: readonly bigint[]): Values | undefined {
  const [first = 0n] = literals;
  switch (operator) {
    case "<":
      return { kind: "integers", most: first - 1n, isWhole: true };
    case "<=":
      return { kind: "integers", most: first, isWhole: true };
    case ">":
      return { kind: "integers", least: first + 1n, isWhole: true };
    case ">=":
      return { kind: "integers", least: first, isWhole: true };
    case "==":
    case "in": {
      const sorted = [...literals].sort((one, other) => (one < other ? -1 : 1));
      return { kind: "integers", least: sorted[0]!, most: sorted.at(-1)!, isWhole: literals.length === 1 };
    }
    default:
      return { kind: "others", than: String(first) };
  }
}

const counted = /\.count\(\)$/;
const ofChain = /^(eth|solana|bitcoin|tron)\.tx\./;

/** What a thing can be at all: amounts and counts are not negative. */
export function possible(of: string): Values {
  const isNatural = counted.test(of) || ofChain.test(of);
  return { kind: "integers", isWhole: true, ...(isNatural && { least: 0n }) };
}

/** Whether something can have values of both. Where that is not known, it can. */
export function canMeet(one: Values, other: Values): boolean {
  if (one.kind === "integers" && other.kind === "integers") {
    const [least, most] = [max(one.least, other.least), min(one.most, other.most)];
    return least === undefined || most === undefined || least <= most;
  }
  if (one.kind === "texts" && other.kind === "texts") {
    const folded = new Set([...other.texts].map(fold));
    return [...one.texts].some((text) => folded.has(fold(text)));
  }
  if (one.kind === "others" && other.kind === "texts") return canMeet(other, one);
  if (one.kind === "texts" && other.kind === "others") return one.texts.size > 1 || !one.texts.has(other.than);
  return true;
}

/** The values that both let be, or more. */
export function meet(one: Values, other: Values): Values {
  if (one.kind === "integers" && other.kind === "integers") {
    const [least, most] = [max(one.least, other.least), min(one.most, other.most)];
    return {
      kind: "integers",
      isWhole: one.isWhole && other.isWhole,
      ...(least !== undefined && { least }),
      ...(most !== undefined && { most }),
    };
  }
  if (one.kind === "texts" && other.kind === "texts") {
    const folded = new Set([...other.texts].map(fold));
    return { kind: "texts", texts: new Set([...one.texts].filter((text) => folded.has(fold(text)))) };
  }
  return one.kind === "others" || (one.kind === "integers" && other.kind === "texts") ? other : one;
}

/** Whether what has the first values has one of the second for sure. */
export function lieWithin(inner: Values, outer: Values): boolean {
  if (inner.kind === "integers" && outer.kind === "integers") {
    if (!outer.isWhole) return false;
    const isAbove = outer.least === undefined || (inner.least !== undefined && inner.least >= outer.least);
    const isBelow = outer.most === undefined || (inner.most !== undefined && inner.most <= outer.most);
    return isAbove && isBelow;
  }
  if (inner.kind === "texts" && outer.kind === "texts") {
    return [...inner.texts].every((text) => outer.texts.has(text));
  }
  if (inner.kind === "texts" && outer.kind === "others") {
    return [...inner.texts].every((text) => fold(text) !== fold(outer.than));
  }
  if (inner.kind === "others" && outer.kind === "others") return inner.than === outer.than;
  return false;
}

/** Of what may be addresses, the letter case has no meaning. */
function fold(text: string): string {
  return text.startsWith("0x") ? text.toLowerCase() : text;
}

function max(one: bigint | undefined, other: bigint | undefined): bigint | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one > other ? one : other;
}

function min(one: bigint | undefined, other: bigint | undefined): bigint | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one < other ? one : other;
}
