// Comparing values: when two are the same, which comes first, whether one is within another.

import type { Sequence } from "./access.js";
import {
  describeValue,
  Failure,
  outOfSteps,
  type Evaluate,
  type Fault,
  type State,
  type Value,
  worse,
} from "./value.js";
import { isAddress, type Type } from "./types.js";

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

function sameText(state: State, left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  if (left.length > 64) state.steps += left.length >> 6;
  return left === right;
}

/**
 * Whether two strings are the same address. Behind `0x` the case of hexadecimal letters tells nothing but a checksum
 * (EIP-55); elsewhere, as in base58, it matters.
 */
function sameAddress(state: State, left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  if (left.length > 64) state.steps += left.length >> 3;
  if (left === right) return true;
  if (!isHexadecimal(left) || !isHexadecimal(right)) return false;
  for (let at = 2; at < left.length; at++) {
    const one = left.charCodeAt(at);
    const other = right.charCodeAt(at);
    if (one === other) continue;
    const folded = one | 0x20;
    if (folded !== (other | 0x20) || folded < 0x61 || folded > 0x66) return false;
  }
  return true;
}

function isHexadecimal(address: string): boolean {
  return address.charCodeAt(0) === 0x30 && address.charCodeAt(1) === 0x78;
}

export function equality(
  left: Evaluate,
  right: Evaluate,
  same: Same,
  wanted: boolean,
  fault: Fault,
): Evaluate<boolean> {
  return (state) => {
    const one = left(state);
    const other = right(state);
    if (one instanceof Failure) return other instanceof Failure ? worse(one, other) : one;
    if (other instanceof Failure) return other;
    const verdict = same(state, one, other);
    if (state.steps > state.limit) return outOfSteps(state, fault);
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
    const other = right(state);
    if (one instanceof Failure) return other instanceof Failure ? worse(one, other) : one;
    return other instanceof Failure ? other : holds(one, other);
  };
}

/** How containment looks into lists. */
export interface Containment {
  readonly same: Same;
  readonly element: (json: unknown) => Value | Failure;
  readonly fault: Fault;
}

/** `whole.contains(value)`, where a string may be the whole. Every element of a list is looked at. */
export function contains(whole: Evaluate<Sequence>, value: Evaluate, how: Containment): Evaluate<boolean> {
  return (state) => {
    const sequence = whole(state);
    const sought = value(state);
    if (sequence instanceof Failure) return sought instanceof Failure ? worse(sequence, sought) : sequence;
    if (sought instanceof Failure) return sought;
    return typeof sequence === "string"
      ? holdsText(state, sequence, sought, how.fault)
      : holds(state, sequence, sought, how);
  };
}

/** `value in list`. */
export function isIn(value: Evaluate, list: Evaluate<readonly Value[]>, how: Containment): Evaluate<boolean> {
  return (state) => {
    const sought = value(state);
    const elements = list(state);
    if (sought instanceof Failure) return elements instanceof Failure ? worse(sought, elements) : sought;
    return elements instanceof Failure ? elements : holds(state, elements, sought, how);
  };
}

function holds(
  state: State,
  elements: readonly Value[],
  sought: Value,
  { same, element, fault }: Containment,
): boolean | Failure {
  state.steps += elements.length;
  if (state.steps > state.limit) return outOfSteps(state, fault);
  let found = false;
  let failure: Failure | undefined;
  for (const raw of elements) {
    const one = element(raw);
    const verdict = one instanceof Failure ? one : same(state, one, sought);
    if (verdict instanceof Failure) failure = worse(failure, verdict);
    else if (verdict) found = true;
  }
  return failure ?? found;
}

function holdsText(state: State, text: string, sought: Value, fault: Fault): boolean | Failure {
  if (typeof sought !== "string") return fault(`a string can't contain ${describeValue(sought)}`);
  // Searching takes as long as the product of both lengths, at worst.
  state.steps += Math.ceil((text.length * sought.length) / 512);
  return state.steps > state.limit ? outOfSteps(state, fault) : text.includes(sought);
}
