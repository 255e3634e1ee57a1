// Makes functions of the parts of a policy. What can be known beforehand, such as the place of a failure, is made once.

import {
  boundedInteger,
  count,
  fromContext,
  indexed,
  jsonField,
  slice,
  structField,
  type Position,
  type Sequence,
} from "./access.js";
import { contains, equality, isIn, ordering, sameness, textEquality } from "./comparison.js";
import { excerpt, locator, type Span } from "./finding.js";
import { logic, quantify } from "./logic.js";
import type { Typed, TypedComparison, TypedContainment, TypedField, TypedQuantifier } from "./typed.js";
import { isAddress, type Type } from "./types.js";
import { describeValue, Failure, fromJson, worse, type Evaluate, type Fault, type Value } from "./value.js";

/** What makes functions of the parts of one source. */
export interface Compiler {
  boolean(typed: Typed): Evaluate<boolean>;
  /** Steps that a part costs at least, each time. */
  cost(typed: Typed): number;
}

export function compilerOf(source: string): Compiler {
  const range = locator(source);

  const faultAt = (span: Span): Fault => {
    const place = { start: span.start, end: span.end };
    return (message) => new Failure(true, { message, range: range(place) });
  };

  const missing = (typed: Typed): Failure =>
    new Failure(false, { message: `this activity has no ${excerpt(source, typed)}`, range: range(typed) });

  const compile = (typed: Typed): Evaluate => {
    if (isConstant(typed)) {
      const value = constant(typed);
      return () => value;
    }
    switch (typed.kind) {
      case "constant":
        return () => typed.value;
      case "root":
        return fromContext(typed.root.read, missing(typed));
      case "item": {
        const { slot } = typed;
        return (state) => state.items[slot] as Value;
      }
      case "list":
        return collect(typed.items.map(compile), (values) => values);
      case "struct":
        return collect(
          typed.fields.map(({ value }) => compile(value)),
          (values) => structure(typed.fields, values),
        );
      case "field":
        return field(typed);
      case "index":
        return indexed(sequence(typed.base), position(typed.index), element(typed), faultAt(typed));
      case "slice":
        return slice(sequence(typed.base), position(typed.from), position(typed.to), faultAt(typed));
      case "count":
        return count(sequence(typed.base));
      case "comparison":
        return comparison(typed);
      case "containment":
        return containment(typed);
      case "quantifier":
        return quantifier(typed);
      case "logic":
        return logic(typed.operator, typed.operands.map(boolean));
    }
  };

  const boolean = (typed: Typed): Evaluate<boolean> => narrowed(typed, isBoolean, "true or false");
  const integer = (typed: Typed): Evaluate<bigint> => narrowed(typed, isBigInt, "an integer");
  const list = (typed: Typed): Evaluate<readonly Value[]> => narrowed(typed, isList, "a list");
  const sequence = (typed: Typed): Evaluate<Sequence> => narrowed(typed, isSequence, "a list or string");

  // A value of the wrong type is an error by itself, whatever becomes of its neighbours. Known types need no second look.
  const narrowed = <Wanted extends Value>(
    typed: Typed,
    is: (value: Value) => value is Wanted,
    wanted: string,
  ): Evaluate<Wanted> => {
    const evaluate = compile(typed);
    if (typed.type.kind !== "dynamic") return evaluate as Evaluate<Wanted>;
    const fault = faultAt(typed);
    return (state) => {
      const value = evaluate(state);
      return value instanceof Failure || is(value)
        ? value
        : fault(`${wanted} is needed here, this is ${describeValue(value)}`);
    };
  };

  const position = (typed: Typed): Position => {
    const evaluate = integer(typed);
    if (typed.kind === "constant") {
      const at = Number(typed.value);
      return () => at;
    }
    return (state) => {
      const value = evaluate(state);
      return value instanceof Failure ? value : Number(value);
    };
  };

  const field = (typed: TypedField): Evaluate => {
    if (typed.base.type.kind === "dynamic") {
      return jsonField(compile(typed.base), typed.name, missing(typed), faultAt(typed));
    }
    const { base, name } = typed;
    const read =
      base.kind === "root"
        ? fromContext(base.root.read, missing(base), name, missing(typed))
        : structField(compile(base), name, missing(typed));
    if (typed.type.kind === "integer") return boundedInteger(read, faultAt(typed));
    if (typed.type.kind !== "dynamic") return read;
    const fault = faultAt(typed);
    const none = missing(typed);
    return (state) => {
      const value = read(state);
      return value instanceof Failure ? value : (fromJson(value, fault) ?? none);
    };
  };

  const element = (typed: Typed): ((json: unknown) => Value | Failure) => elementReader(typed.type, faultAt(typed));

  const containment = ({ whole, value, isIn: isWithin, ...span }: TypedContainment): Evaluate<boolean> => {
    const fault = faultAt(span);
    const item = whole.type.kind === "list" ? whole.type.item : whole.type;
    const how = { same: sameness(item, value.type, fault), element: elementReader(item, fault), fault };
    return isWithin ? isIn(compile(value), list(whole), how) : contains(sequence(whole), compile(value), how);
  };

  const comparison = ({ operator, left, right, ...span }: TypedComparison): Evaluate<boolean> => {
    if (operator !== "==" && operator !== "!=") return ordering(operator, integer(left), integer(right));
    const wanted = operator === "==";
    const isText = left.type.kind === "string" && !isAddress(left.type);
    if (isText && right.kind === "constant" && typeof right.value === "string" && right.value.length <= 64) {
      return textEquality(compile(left), right.value, wanted);
    }
    const fault = faultAt(span);
    return equality(compile(left), compile(right), sameness(left.type, right.type, fault), wanted, fault);
  };

  const quantifier = ({ quantifier, base, slot, predicate, ...span }: TypedQuantifier): Evaluate => {
    const fault = faultAt(span);
    const item: Type = base.type.kind === "list" ? base.type.item : base.type;
    return quantify(quantifier, {
      list: list(base),
      element: elementReader(item, fault),
      slot,
      predicate: boolean(predicate),
      cost: 1 + weight(predicate),
      fault,
    });
  };

  return { boolean, cost: weight };
}

function elementReader(type: Type, fault: Fault): (json: unknown) => Value | Failure {
  if (type.kind !== "dynamic") return (value) => value as Value;
  return (json) => fromJson(json, fault) ?? fault("an element is null");
}

function collect(parts: readonly Evaluate[], make: (values: readonly Value[]) => Value): Evaluate {
  return (state) => {
    const values: Value[] = [];
    let failure: Failure | undefined;
    for (const part of parts) {
      const value = part(state);
      if (!(value instanceof Failure)) values.push(value);
      else failure = worse(failure, value);
    }
    return failure ?? make(values);
  };
}

function structure(fields: readonly { readonly name: string }[], values: readonly Value[]): Value {
  return Object.fromEntries(fields.map(({ name }, index) => [name, values[index] as Value]));
}

function isConstant(typed: Typed): boolean {
  if (typed.kind === "list") return typed.items.every(isConstant);
  if (typed.kind === "struct") return typed.fields.every(({ value }) => isConstant(value));
  return typed.kind === "constant";
}

function constant(typed: Typed): Value {
  if (typed.kind === "list") return typed.items.map(constant);
  if (typed.kind === "struct") {
    return structure(
      typed.fields,
      typed.fields.map(({ value }) => constant(value)),
    );
  }
  if (typed.kind !== "constant") throw new TypeError(`a ${typed.kind} is not constant`);
  return typed.value;
}

// How many parts are evaluated, once each. What is within a quantifier's predicate counts by itself for each element.
function weight(typed: Typed): number {
  switch (typed.kind) {
    case "constant":
    case "root":
    case "item":
      return 1;
    case "list":
      return isConstant(typed) ? 1 : sum(typed.items);
    case "struct":
      return isConstant(typed) ? 1 : sum(typed.fields.map(({ value }) => value));
    case "field":
    case "count":
    case "quantifier":
      return sum([typed.base]);
    case "index":
      return sum([typed.base, typed.index]);
    case "slice":
      return sum([typed.base, typed.from, typed.to]);
    case "containment":
      return sum([typed.whole, typed.value]);
    case "comparison":
      return sum([typed.left, typed.right]);
    case "logic":
      return sum(typed.operands);
  }
}

function sum(parts: readonly Typed[]): number {
  let total = 1;
  for (const part of parts) total += weight(part);
  return total;
}

function isBoolean(value: Value): value is boolean {
  return typeof value === "boolean";
}

function isBigInt(value: Value): value is bigint {
  return typeof value === "bigint";
}

function isSequence(value: Value): value is Sequence {
  return typeof value === "string" || Array.isArray(value);
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}
