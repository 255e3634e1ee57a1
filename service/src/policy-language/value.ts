// Values of the language while a policy is evaluated, and how they fail.

import { isInteger128 } from "./bounds.js";
import type { Context } from "./context.js";
import type { Finding } from "./finding.js";

export type Value = boolean | bigint | string | readonly Value[] | Struct;

export interface Struct {
  readonly [field: string]: Value;
}

/** What stands in the place of a value that there is none of. */
export class Failure {
  /** An error; otherwise the activity does not have what was asked for, and the policy is not applicable. */
  readonly isError: boolean;
  readonly finding: Finding;

  constructor(isError: boolean, finding: Finding) {
    this.isError = isError;
    this.finding = finding;
  }
}

/** Which failure two parts have together: an error before what is not applicable, otherwise the first. */
export function worse(first: Failure | undefined, second: Failure): Failure {
  return first === undefined || (second.isError && !first.isError) ? second : first;
}

/** What changes during one evaluation. */
export interface State {
  readonly context: Context;
  /** The elements that the quantifiers around are at, the outermost first. */
  readonly items: Value[];
  /** Spent by now. */
  steps: number;
  /** Steps that it must not take more of: what would go beyond them must not be done, the outcome is `overrun`. */
  readonly limit: number;
  readonly overrun: Failure;
}

/** A part of a policy, ready to be evaluated. */
export type Evaluate<Result extends Value = Value> = (state: State) => Result | Failure;

/** Makes an error of a part; its place is known to whoever made the function. */
export type Fault = (message: string) => Failure;

/**
 * A JSON value that a policy meets in an activity's parameters. Undefined for null, which stands for what is absent.
 * Numbers must be integers.
 */
export function fromJson(json: unknown, fault: Fault): Value | Failure | undefined {
  switch (typeof json) {
    case "string":
    case "boolean":
      return json;
    case "number":
      return Number.isSafeInteger(json) ? BigInt(json) : fault(`${json} is not an exact JSON integer`);
    case "bigint":
      return isInteger128(json) ? json : fault("an integer has more than 128 bits");
    case "undefined":
      return undefined;
    default:
      // What lies within arrays and objects is looked at when a policy reaches for it.
      return json === null ? undefined : (json as Value);
  }
}

/** A value in words, for an error. */
export function describeValue(value: Value): string {
  switch (typeof value) {
    case "boolean":
      return "a boolean";
    case "bigint":
      return "an integer";
    case "string":
      return "a string";
    default:
      return Array.isArray(value) ? "a list" : "a struct";
  }
}
