// Makes functions of the parts of a policy. What can be known beforehand, such as the place of a failure, is made once.

import {
  boundedInteger,
  count,
  fromContext,
  indexed,
  jsonField,
  mapField,
  slice,
  structField,
  type Position,
  type Sequence,
} from "./access.js";
import { contains, equality, isIn, isOneOf, ordering, sameness, textEquality } from "./comparison.js";
import { costs } from "./costs.js";
import { excerpt, locator, type Span } from "./finding.js";
import { collect, structure } from "./literals.js";
import { logic, quantify } from "./logic.js";
import { addressForm } from "./strings.js";
import type {
  Typed,
  TypedComparison,
  TypedContainment,
  TypedField,
  TypedList,
  TypedQuantifier,
  TypedStruct,
} from "./typed.js";
import { isAddress, isPlain, type Type } from "./types.js";
import { roots } from "./vocabulary.js";
import { describeValue, Failure, fromJson, type Evaluate, type Fault, type Value } from "./value.js";

/** A part as a function. */
export interface Made<Result extends Value = Value> {
  readonly evaluate: Evaluate<Result>;
  /** Steps that it takes each time, with all that it is made of. What depends on the activity it takes as it goes. */
  readonly cost: number;
  /** Undefined unless it is the same whatever the activity. */
  readonly constant: Value | undefined;
}

/** Makes functions of the parts of one source. */
export class Compiler {
  readonly #source: string;
  readonly #range: ReturnType<typeof locator>;
  // Weak, as parts outlive what they were made of.
  readonly #parts = new WeakMap<Typed, Made>();

  constructor(source: string) {
    this.#source = source;
    this.#range = locator(source);
  }

  /** Any part, each of which is made once. */
  part(typed: Typed): Made {
    let part = this.#parts.get(typed);
    if (!part) this.#parts.set(typed, (part = this.#make(typed)));
    return part;
  }

  /** A part that has to be true or false. */
  boolean(typed: Typed): Made<boolean> {
    return this.#narrowed(typed, isBoolean, "true or false");
  }

  #faultAt({ start, end }: Span): Fault {
    return (message) => new Failure(true, { message, range: this.#range({ start, end }) });
  }

  #missing(typed: Typed): Failure {
    const message = `this activity has no ${excerpt(this.#source, typed)}`;
    return new Failure(false, { message, range: this.#range(typed) });
  }

  #make(typed: Typed): Made {
    switch (typed.kind) {
      case "constant":
        return constant(typed.value);
      case "root":
        return made(costs.root, fromContext(typed.root.read, this.#missing(typed)));
      case "item": {
        const { slot } = typed;
        return made(costs.item, (state) => state.items[slot] as Value);
      }
      case "list":
        return this.#listLiteral(typed);
      case "struct":
        return this.#structLiteral(typed);
      case "field":
        return this.#field(typed);
      case "index": {
        const base = this.#sequence(typed.base);
        const index = this.#integer(typed.index);
        const read = indexed(
          base.evaluate,
          position(index),
          elementReader(typed.type, this.#faultAt(typed)),
          this.#faultAt(typed),
        );
        return made(costs.index + base.cost + index.cost, read);
      }
      case "slice": {
        const base = this.#sequence(typed.base);
        const from = this.#integer(typed.from);
        const to = this.#integer(typed.to);
        const read = slice(base.evaluate, position(from), position(to), this.#faultAt(typed));
        return made(costs.slice + base.cost + from.cost + to.cost, read);
      }
      case "count": {
        const base = this.#sequence(typed.base);
        return made(costs.count + base.cost, count(base.evaluate));
      }
      case "comparison":
        return this.#comparison(typed);
      case "containment":
        return this.#containment(typed);
      case "quantifier":
        return this.#quantifier(typed);
      case "logic": {
        const operands = typed.operands.map((operand) => this.boolean(operand));
        return made(costs.logic + total(operands), logic(typed.operator, functionsOf(operands)));
      }
    }
  }

  #integer(typed: Typed): Made<bigint> {
    return this.#narrowed(typed, isBigInt, "an integer");
  }

  #list(typed: Typed): Made<readonly Value[]> {
    return this.#narrowed(typed, isList, "a list");
  }

  #sequence(typed: Typed): Made<Sequence> {
    return this.#narrowed(typed, isSequence, "a list or string");
  }

  // A value of the wrong type is an error by itself, whatever becomes of its neighbours. Known types need no second look.
  #narrowed<Wanted extends Value>(typed: Typed, is: (value: Value) => value is Wanted, wanted: string): Made<Wanted> {
    const whole = this.part(typed);
    if (typed.type.kind !== "dynamic") return whole as Made<Wanted>;
    const fault = this.#faultAt(typed);
    const { evaluate } = whole;
    return {
      ...whole,
      evaluate: (state) => {
        const value = evaluate(state);
        return value instanceof Failure || is(value)
          ? value
          : fault(`expected ${wanted} here, found ${describeValue(value)}`);
      },
    };
  }

  #field(typed: TypedField): Made {
    const { base, name } = typed;
    if (base.type.kind === "dynamic") {
      const within = this.part(base);
      const names = { name, other: base.type.snakeCase ? camelCase(name) : undefined };
      return made(
        costs.member + within.cost,
        jsonField(within.evaluate, names, this.#missing(typed), this.#faultAt(typed)),
      );
    }
    if (base.type.kind === "map") {
      const within = this.part(base);
      const { what } = base.type;
      const of = { name, what, missing: this.#missing(typed), fault: this.#faultAt(typed) };
      return made(costs.member + within.cost, mapField(within.evaluate, of));
    }
    if (base.kind === "root") {
      return made(
        costs.root,
        this.#checked(
          typed,
          fromContext(base.root.read, this.#missing(base), {
            name,
            missing: this.#missing(typed),
            fault: this.#faultAt(typed),
          }),
        ),
      );
    }
    const within = this.part(base);
    return made(
      costs.field + within.cost,
      this.#checked(typed, structField(within.evaluate, name, this.#missing(typed), this.#faultAt(typed))),
    );
  }

  /** Sees to it that what an activity brings is a value of the language. */
  #checked(typed: TypedField, read: Evaluate): Evaluate {
    if (typed.type.kind === "integer") return boundedInteger(read, this.#faultAt(typed));
    if (typed.type.kind !== "dynamic") return read;
    const fault = this.#faultAt(typed);
    const none = this.#missing(typed);
    return (state) => {
      const value = read(state);
      return value instanceof Failure ? value : (fromJson(value, fault) ?? none);
    };
  }

  #listLiteral(typed: TypedList): Made {
    const items = typed.items.map((item) => this.part(item));
    if (items.every(isConstant)) return constant(items.map((item) => item.constant));
    return made(costs.list + total(items), collect(functionsOf(items)));
  }

  #structLiteral(typed: TypedStruct): Made {
    const names = typed.fields.map(({ name }) => name);
    const values = typed.fields.map(({ value }) => this.part(value));
    if (values.every(isConstant)) {
      return constant(
        structure(
          names,
          values.map((value) => value.constant),
        ),
      );
    }
    const collected = collect(functionsOf(values));
    return made(costs.struct(names.length) + total(values), (state) => {
      const parts = collected(state);
      return parts instanceof Failure ? parts : structure(names, parts);
    });
  }

  #containment({ whole, value, isIn: isWithin, ...span }: TypedContainment): Made<boolean> {
    const within: Made<Sequence> = isWithin ? this.#list(whole) : this.#sequence(whole);
    const sought = isBook(whole) ? readableReceiver(this.part(value), this.#faultAt(value)) : this.part(value);
    const cost = costs.containment + within.cost + sought.cost;
    const item = whole.type.kind === "list" ? whole.type.item : whole.type;
    if (isConstant(within) && isList(within.constant) && isPlain(item) && item.kind === value.type.kind) {
      const form = isAddress(value.type) || isAddress(item) ? (text: Value) => addressForm(text as string) : undefined;
      return made(cost + (form ? costs.addressForm : 0), isOneOf(sought.evaluate, within.constant, form));
    }
    const fault = this.#faultAt(span);
    const how = {
      same: sameness(item, value.type, fault),
      element: elementReader(item, fault),
      cost: costs.element(item),
      fault,
    };
    return made(
      cost,
      isWithin
        ? isIn(sought.evaluate, within.evaluate as Evaluate<readonly Value[]>, how)
        : contains(within.evaluate, sought.evaluate, how),
    );
  }

  #comparison({ operator, left, right, ...span }: TypedComparison): Made<boolean> {
    if (operator !== "==" && operator !== "!=") {
      const one = this.#integer(left);
      const other = this.#integer(right);
      return made(costs.comparison + one.cost + other.cost, ordering(operator, one.evaluate, other.evaluate));
    }
    const wanted = operator === "==";
    const one = this.part(left);
    const other = this.part(right);
    const cost = costs.comparison + one.cost + other.cost;
    const isText = left.type.kind === "string" && !isAddress(left.type);
    const { constant } = other;
    if (isText && typeof constant === "string" && constant.length <= 64) {
      return made(cost, textEquality(one.evaluate, constant, wanted));
    }
    return made(
      cost,
      equality(one.evaluate, other.evaluate, sameness(left.type, right.type, this.#faultAt(span)), wanted),
    );
  }

  #quantifier({ quantifier, base, slot, predicate, ...span }: TypedQuantifier): Made {
    const item: Type = base.type.kind === "list" ? base.type.item : base.type;
    const elements = this.#list(base);
    const asked = this.boolean(predicate);
    return made(
      costs.quantifier + elements.cost,
      quantify(quantifier, {
        list: elements.evaluate,
        element: elementReader(item, this.#faultAt(span)),
        slot,
        predicate: asked.evaluate,
        cost: costs.element(item) + asked.cost,
      }),
    );
  }
}

function made<Result extends Value>(cost: number, evaluate: Evaluate<Result>): Made<Result> {
  return { evaluate, cost, constant: undefined };
}

function constant(value: Value): Made {
  return { evaluate: () => value, cost: costs.constant, constant: value };
}

/** Whether a part is an address book. */
function isBook(typed: Typed): boolean {
  return typed.kind === "field" && typed.base.kind === "root" && typed.base.root === roots.get("book");
}

/** What is looked for in an address book. Where there is no receiver, or it stands in a lookup table, nobody can tell. */
function readableReceiver(part: Made, fault: Fault): Made {
  return {
    cost: part.cost,
    constant: undefined,
    evaluate: (state) => {
      const value = part.evaluate(state);
      return value === "" ? fault("there is no receiver here that can be read") : value;
    },
  };
}

function isConstant(part: Made): part is Made & { readonly constant: Value } {
  return part.constant !== undefined;
}

function position({ evaluate, constant }: Made<bigint>): Position {
  if (constant !== undefined) {
    const at = Number(constant);
    return () => at;
  }
  return (state) => {
    const value = evaluate(state);
    return value instanceof Failure ? value : Number(value);
  };
}

function elementReader(type: Type, fault: Fault): (json: unknown) => Value | Failure {
  if (type.kind !== "dynamic") return (value) => value as Value;
  return (json) => fromJson(json, fault) ?? fault("an element is null");
}

/** `hashFunction` of `hash_function`. */
function camelCase(name: string): string {
  return name.replaceAll(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
}

function functionsOf<Result extends Value>(parts: readonly Made<Result>[]): Evaluate<Result>[] {
  return parts.map(({ evaluate }) => evaluate);
}

function total(parts: readonly Made[]): number {
  let steps = 0;
  for (const { cost } of parts) steps += cost;
  return steps;
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
