// Reaching into values: fields, elements, slices, counts.

import { isInteger128 } from "./bounds.js";
import { Unreadable, type Context } from "./context.js";
import {
  describeValue,
  Failure,
  fromJson,
  worse,
  type Evaluate,
  type Fault,
  type State,
  type Struct,
  type Value,
} from "./value.js";

/** What has elements and a count. */
export type Sequence = string | readonly Value[];

/** A position in one. */
export type Position = (state: State) => number | Failure;

/** A root of the language, or one field of it, where `name` is given. */
export function fromContext(
  read: (context: Context) => unknown,
  none: Failure,
  field?: { readonly name: string; readonly missing: Failure; readonly fault: Fault },
): Evaluate {
  if (field === undefined) return (state) => (read(state.context) as Value | null | undefined) ?? none;
  const { name, missing, fault } = field;
  return (state) => {
    const root = read(state.context) as Struct | null | undefined;
    return root === undefined || root === null ? none : readable(root[name] ?? missing, fault);
  };
}

/** A field of a struct whose type is known. */
export function structField(base: Evaluate, name: string, missing: Failure, fault: Fault): Evaluate {
  return (state) => {
    const value = base(state);
    return value instanceof Failure ? value : readable((value as Struct)[name] ?? missing, fault);
  };
}

/** What has a name that only the organization knows. A name that it does not know is an error. */
export function mapField(
  base: Evaluate,
  {
    name,
    what,
    missing,
    fault,
  }: { readonly name: string; readonly what: string; readonly missing: Failure; readonly fault: Fault },
): Evaluate {
  return (state) => {
    const value = base(state);
    if (value instanceof Failure) return value;
    if (!Object.hasOwn(value as Struct, name)) return fault(`the organization has no ${what} ${JSON.stringify(name)}`);
    return readable((value as Struct)[name] ?? missing, fault);
  };
}

/** What an activity has and nobody can read is an error, whatever its type. */
function readable(value: Value | Failure | Unreadable, fault: Fault): Value | Failure {
  return value instanceof Unreadable ? fault(value.reason) : value;
}

/** An integer of an activity, which may be wider than the language's. */
export function boundedInteger(evaluate: Evaluate, fault: Fault): Evaluate {
  return (state) => {
    const value = evaluate(state);
    return typeof value !== "bigint" || isInteger128(value) ? value : fault("an integer has more than 128 bits");
  };
}

/**
 * A member of a parameter. Only what the JSON itself holds is a member.
 *
 * @param other the name that it may have instead
 */
export function jsonField(
  base: Evaluate,
  { name, other = name }: { readonly name: string; readonly other?: string | undefined },
  missing: Failure,
  fault: Fault,
): Evaluate {
  return (state) => {
    const value = base(state);
    if (value instanceof Failure) return value;
    if (name === "count" && (typeof value === "string" || Array.isArray(value))) return BigInt(value.length);
    if (typeof value !== "object" || Array.isArray(value)) return missing;
    const found = Object.hasOwn(value, name) ? name : other;
    return Object.hasOwn(value, found) ? (fromJson((value as Struct)[found], fault) ?? missing) : missing;
  };
}

export function count(base: Evaluate<Sequence>): Evaluate<bigint> {
  return (state) => {
    const value = base(state);
    return value instanceof Failure ? value : BigInt(value.length);
  };
}

export function indexed(
  base: Evaluate<Sequence>,
  index: Position,
  element: (json: unknown) => Value | Failure,
  fault: Fault,
): Evaluate {
  return (state) => {
    const value = base(state);
    if (value instanceof Failure && value.isError) return value;
    const at = index(state);
    if (value instanceof Failure) return at instanceof Failure ? worse(value, at) : value;
    if (at instanceof Failure) return at;
    if (!(at >= 0 && at < value.length)) {
      return fault(`index ${at} is out of range, ${describeValue(value)} here has ${value.length}`);
    }
    return element(value[at]);
  };
}

export function slice(base: Evaluate<Sequence>, from: Position, to: Position, fault: Fault): Evaluate<Sequence> {
  return (state) => {
    const value = base(state);
    if (value instanceof Failure && value.isError) return value;
    const start = from(state);
    if (start instanceof Failure && start.isError) return start;
    const end = to(state);
    if (value instanceof Failure || start instanceof Failure || end instanceof Failure) {
      return [value, start, end].filter((part) => part instanceof Failure).reduce(worse);
    }
    if (!(start >= 0 && start <= end && end <= value.length)) {
      return fault(`slice ${start}..${end} is out of range, ${describeValue(value)} here has ${value.length}`);
    }
    if (typeof value === "string") return value.slice(start, end);
    state.steps += (end - start) >> 3;
    return state.steps > state.limit ? state.overrun : value.slice(start, end);
  };
}
