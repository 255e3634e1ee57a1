// Comparing values: when two are the same, which comes first, whether one is within another.

import type { Sequence } from "./access.js";
import { includesText, sameAddress } from "./strings.js";
import { isAddress, type Type } from "./types.js";
import { describeValue, Failure, type Evaluate, type Fault, type State, type Value, worse } from "./value.js";

/** Whether two values are the same; a failure where they can't be compared. */
export type Same = (state: State, left: Value, right: Value) => boolean | Failure;

/** How values of two comparable types are compared. */
export function sameness(left: Type, right: Type, fault: Fault): Same {
  const ofText = isAddress(left) || isAddress(right) ? sameAddress : sameText;
  if (left.kind !== "dynamic" && right.kind !== "dynamic") {
    return left.kind === "string" ? (ofText as Same) : (_state, left, right) => left === right;
  }
  return (state, left, right) => {
    if (typeof left === "string" && typeof right === "string") return ofText(state, left, right);
    if (typeof left !== typeof right || typeof left === "object") {
      return fault(`${describeValue(left)} can't be compared with ${describeValue(right)}`);
    }
    return left === right;
  };
}

function sameText(state: State, left: string, right: string): boolean | Failure {
  if (left.length !== right.length) return false;
  if (left.length > 64) {
    state.steps += left.length >> 8;
    if (state.steps > state.limit) return state.overrun;
  }
  return left === right;
}

export function equality(left: Evaluate, right: Evaluate, same: Same, wanted: boolean): Evaluate<boolean> {
  return (state) => {
    const one = left(state);
    if (one instanceof Failure && one.isError) return one;
    const other = right(state);
    if (one instanceof Failure) return other instanceof Failure ? worse(one, other) : one;
    if (other instanceof Failure) return other;
    const verdict = same(state, one, other);
    return typeof verdict === "boolean" ? verdict === wanted : verdict;
  };
}

/** `equality` of a short string with one that the policy spells out, as most comparisons are. */
export function textEquality(left: Evaluate, right: string, wanted: boolean): Evaluate<boolean> {
  return (state) => {
    const one = left(state);
    return typeof one === "string" ? (one === right) === wanted : (one as Failure);
  };
}

const orders = {
  "<": (left: bigint, right: bigint) => left < right,
  "<=": (left: bigint, right: bigint) => left <= right,
  ">": (left: bigint, right: bigint) => left > right,
  ">=": (left: bigint, right: bigint) => left >= right,
} as const;

export function ordering(
  operator: keyof typeof orders,
  left: Evaluate<bigint>,
  right: Evaluate<bigint>,
): Evaluate<boolean> {
  const holds = orders[operator];
  return (state) => {
    const one = left(state);
    if (one instanceof Failure && one.isError) return one;
    const other = right(state);
    if (one instanceof Failure) return other instanceof Failure ? worse(one, other) : one;
    return other instanceof Failure ? other : holds(one, other);
  };
}

/** How containment looks into lists. */
export interface Containment {
  readonly same: Same;
  readonly element: (json: unknown) => Value | Failure;
  /** Steps that one element costs. */
  readonly cost: number;
  readonly fault: Fault;
}

/** `whole.contains(value)`, where a string may be the whole. Every element of a list is looked at. */
export function contains(whole: Evaluate<Sequence>, value: Evaluate, how: Containment): Evaluate<boolean> {
  return (state) => {
    const sequence = whole(state);
    if (sequence instanceof Failure && sequence.isError) return sequence;
    const sought = value(state);
    if (sequence instanceof Failure) return sought instanceof Failure ? worse(sequence, sought) : sequence;
    if (sought instanceof Failure) return sought;
    if (typeof sequence !== "string") return holds(state, sequence, sought, how);
    return typeof sought === "string"
      ? includesText(state, sequence, sought)
      : how.fault(`a string can't contain ${describeValue(sought)}`);
  };
}

/** `value in list`. */
export function isIn(value: Evaluate, list: Evaluate<readonly Value[]>, how: Containment): Evaluate<boolean> {
  return (state) => {
    const sought = value(state);
    if (sought instanceof Failure && sought.isError) return sought;
    const elements = list(state);
    if (sought instanceof Failure) return elements instanceof Failure ? worse(sought, elements) : sought;
    return elements instanceof Failure ? elements : holds(state, elements, sought, how);
  };
}

/** Whether a value is one of those that the policy spells out; these and the value are of one known type. */
export function isOneOf(
  value: Evaluate,
  elements: readonly Value[],
  form: (value: Value) => Value = (value) => value,
): Evaluate<boolean> {
  const known = new Set(elements.map(form));
  return (state) => {
    const sought = value(state);
    if (sought instanceof Failure) return sought;
    if (typeof sought === "string" && sought.length > 64) {
      state.steps += sought.length;
      if (state.steps > state.limit) return state.overrun;
    }
    return known.has(form(sought));
  };
}

function holds(
  state: State,
  elements: readonly Value[],
  sought: Value,
  { same, element, cost }: Containment,
): boolean | Failure {
  state.steps += elements.length * cost;
  if (state.steps > state.limit) return state.overrun;
  let found = false;
  for (const raw of elements) {
    const one = element(raw);
    if (one instanceof Failure) return one;
    const verdict = same(state, one, sought);
    if (verdict instanceof Failure) return verdict;
    found ||= verdict;
  }
  return found;
}
