// Gives every part of a policy its type, and finds what can't be right whatever the activity.

import { nearest } from "../did-you-mean/nearest.js";
import { kindOf, nameOfAllVersions, tellsVersion } from "./activity-types.js";
import { maxFindings, maxJoins } from "./bounds.js";
import { excerpt, type Span } from "./finding.js";
import { withoutSynonyms } from "./synonyms.js";
import {
  functionNames,
  SyntaxFault,
  type Comparison,
  type ContainsCall,
  type Expression,
  type FieldAccess,
  type IndexAccess,
  type ListLiteral,
  type NameUse,
  type QuantifierCall,
  type SliceAccess,
  type StructLiteral,
} from "./syntax.js";
import type { Typed } from "./typed.js";
import {
  areComparable,
  booleanType,
  describeType,
  dynamicType,
  integerType,
  join,
  listed,
  listOf,
  mayBe,
  stringType,
  synonymsOf,
  type Type,
} from "./types.js";
import { roots, type PolicyKind } from "./vocabulary.js";

/** Takes what is wrong with the source. */
export type Report = (span: Span, message: string, suggestion?: string) => void;

/** An element that a quantifier gives a name to. */
interface Item {
  readonly name: string;
  readonly type: Type;
}

// The outermost first.
type Scope = readonly Item[];

/**
 * Types a whole policy, which must be true or false; undefined when anything was reported. Throws `SyntaxFault` where
 * that takes too long.
 */
export function check(source: string, expression: Expression, kind: PolicyKind, report: Report): Typed | undefined {
  return new Checker(source, kind, report).boolean(expression, [], "a policy");
}

class Checker {
  readonly #source: string;
  readonly #kind: PolicyKind;
  readonly #report: Report;
  #failures = 0;
  #joins = 0;

  constructor(source: string, kind: PolicyKind, report: Report) {
    this.#source = source;
    this.#kind = kind;
    this.#report = report;
  }

  boolean(expression: Expression, scope: Scope, what: string): Typed | undefined {
    const typed = this.#check(expression, scope);
    if (typed === undefined || mayBe(typed.type, "boolean")) return typed;
    return this.#fail(typed, `${what} must be true or false, this is ${describeType(typed.type)}`);
  }

  #check(expression: Expression, scope: Scope): Typed | undefined {
    if (this.#failures >= maxFindings) return undefined;
    const { start, end } = expression;
    switch (expression.kind) {
      case "literal": {
        const value = typeof expression.value === "string" ? nameOfAllVersions(expression.value) : expression.value;
        const type = typeof value === "boolean" ? booleanType : typeof value === "bigint" ? integerType : stringType;
        return { kind: "constant", value, type, start, end };
      }
      case "list":
        return this.#list(expression, scope);
      case "struct":
        return this.#struct(expression, scope);
      case "name":
        return this.#name(expression, scope);
      case "field":
        return this.#field(expression, scope);
      case "index":
        return this.#index(expression, scope);
      case "slice":
        return this.#slice(expression, scope);
      case "quantifier":
        return this.#quantifier(expression, scope);
      case "contains":
        return this.#contains(expression, scope);
      case "count": {
        const base = this.#check(expression.base, scope);
        if (base === undefined) return undefined;
        if (!mayBe(base.type, "list") && base.type.kind !== "string") {
          return this.#fail(base, `only lists and strings have a count, this is ${describeType(base.type)}`);
        }
        return { kind: "count", base, type: integerType, start, end };
      }
      case "comparison":
        return expression.operator === "in" ? this.#in(expression, scope) : this.#comparison(expression, scope);
      case "logic": {
        const { operator } = expression;
        const operands = expression.operands.map((operand) => this.boolean(operand, scope, `each side of ${operator}`));
        if (!allOf(operands)) return undefined;
        return { kind: "logic", operator, operands, type: booleanType, start, end };
      }
    }
  }

  #list({ items: written, start, end }: ListLiteral, scope: Scope): Typed | undefined {
    const items = written.map((item) => this.#check(item, scope));
    if (!allOf(items)) return undefined;
    let type: Type | undefined = items[0]?.type ?? dynamicType;
    for (const item of items) {
      const joined: Type | undefined = join(type, item.type, () => this.#countJoin(item));
      if (joined === undefined) {
        const before = describeType(type);
        return this.#fail(item, `a list has one element type, here ${before} and ${describeType(item.type)}`);
      }
      type = joined;
    }
    return { kind: "list", items, type: listOf(type), start, end };
  }

  #countJoin(item: Span): void {
    this.#joins += 1;
    if (this.#joins <= maxJoins) return;
    throw new SyntaxFault("the element types of the lists take too long to compare", item, "split the policy");
  }

  #struct({ fields: written, start, end }: StructLiteral, scope: Scope): Typed | undefined {
    const types = new Map<string, Type>();
    const fields = written.map(({ name, value: expression }) => {
      const value = this.#check(expression, scope);
      if (types.has(name.text)) return this.#fail(name, `the struct has two fields ${name.text}`);
      if (value) types.set(name.text, value.type);
      return value && { name: name.text, value };
    });
    if (!allOf(fields)) return undefined;
    return { kind: "struct", fields, type: { kind: "struct", fields: types, aliases: new Map() }, start, end };
  }

  #name({ name, start, end }: NameUse, scope: Scope): Typed | undefined {
    const slot = scope.findLastIndex((item) => item.name === name);
    const item = scope[slot];
    if (item) return { kind: "item", slot, type: item.type, start, end };
    return this.#root(name, { start, end }, scope);
  }

  #root(name: string, { start, end }: Span, scope: Scope): Typed | undefined {
    const root = roots.get(name);
    if (root?.kinds.includes(this.#kind)) return { kind: "root", root, type: root.type, start, end };
    if (root) {
      const [home = ""] = root.kinds;
      const suggestion = `use ${name} in a ${home}`;
      return this.#fail({ start, end }, `a ${this.#kind} has no ${name}`, suggestion);
    }
    const known = [...roots].flatMap(([known, { kinds }]) => (kinds.includes(this.#kind) ? [known] : []));
    const near =
      known.find((root) => root.startsWith(`${name}.`)) ?? nearest(name, [...scope.map(({ name }) => name), ...known]);
    const suggestion = near === undefined ? `expected one of ${known.join(", ")}` : `did you mean ${near}?`;
    return this.#fail({ start, end }, `unknown name ${name}`, suggestion);
  }

  #field(expression: FieldAccess, scope: Scope): Typed | undefined {
    const { base: written, name, start, end } = expression;
    if (written.kind === "name" && !scope.some((item) => item.name === written.name)) {
      const dotted = [...roots.keys()].filter((root) => root.startsWith(`${written.name}.`));
      const root = `${written.name}.${name.text}`;
      if (dotted.includes(root)) return this.#root(root, { start, end }, scope);
      if (dotted.length > 0) {
        const fields = dotted.map((root) => root.slice(written.name.length + 1));
        return this.#unknownField(written, name.text, name, fields);
      }
    }
    const base = this.#check(written, scope);
    if (base === undefined) return undefined;
    const { type } = base;
    if (type.kind === "dynamic") return { kind: "field", base, name: name.text, type, start, end };
    if (type.kind === "struct") {
      const field = type.aliases.get(name.text) ?? name.text;
      const fieldType = type.fields.get(field);
      if (fieldType) return { kind: "field", base, name: field, type: fieldType, start, end };
      return this.#unknownField(written, name.text, name, [...type.fields.keys(), ...type.aliases.keys()]);
    }
    if (type.kind === "map") return { kind: "field", base, name: name.text, type: type.item, start, end };
    const hasCount = type.kind === "list" || type.kind === "string";
    if (hasCount && name.text === "count") return { kind: "count", base, type: integerType, start, end };
    if (type.kind === "list" && functionNames.some((known) => known === name.text)) {
      const example = name.text === "contains" ? "contains(value)" : `${name.text}(item, item == …)`;
      return this.#fail(name, `${name.text} is a function`, `write it as in .${example}`);
    }
    const suggestion =
      type.kind === "list" && type.item.kind === "struct" && type.item.fields.has(name.text)
        ? `its elements have: .any(item, item.${name.text} == …)`
        : undefined;
    return this.#fail(name, `${describeType(type)} has no field ${name.text}`, suggestion);
  }

  #unknownField(base: Span, field: string, span: Span, fields: readonly string[]): undefined {
    const near = nearest(field, fields);
    const suggestion = near === undefined ? `expected one of ${listed(fields)}` : `did you mean ${near}?`;
    return this.#fail(span, `unknown field ${excerpt(this.#source, base)}.${field}`, suggestion);
  }

  #index({ base: written, index: position, start, end }: IndexAccess, scope: Scope): Typed | undefined {
    const base = this.#sequence(written, scope);
    if (base?.type.kind === "map") {
      const { item, what } = base.type;
      if (position.kind === "literal" && typeof position.value === "string") {
        return { kind: "field", base, name: position.value, type: item, start, end };
      }
      return this.#fail(position, `expected the name of a ${what} in quotes`);
    }
    if (base?.type.kind === "dynamic" && position.kind === "literal" && typeof position.value === "string") {
      return { kind: "field", base, name: position.value, type: base.type, start, end };
    }
    const index = this.#position(position, scope);
    if (base === undefined || index === undefined) return undefined;
    const type = base.type.kind === "list" ? base.type.item : base.type.kind === "string" ? stringType : base.type;
    return { kind: "index", base, index, type, start, end };
  }

  #slice({ base: written, from: first, to: last, start, end }: SliceAccess, scope: Scope): Typed | undefined {
    const base = this.#sequence(written, scope);
    if (base?.type.kind === "map") return this.#fail(base, `${describeType(base.type)} has no order`);
    const from = this.#position(first, scope);
    const to = this.#position(last, scope);
    if (base === undefined || from === undefined || to === undefined) return undefined;
    if (from.kind === "constant" && to.kind === "constant" && from.value > to.value) {
      return this.#fail({ start: from.start, end: to.end }, "a slice ends before it begins");
    }
    const type = base.type.kind === "string" ? stringType : base.type;
    return { kind: "slice", base, from, to, type, start, end };
  }

  #sequence(expression: Expression, scope: Scope): Typed | undefined {
    const typed = this.#check(expression, scope);
    const { kind } = typed?.type ?? {};
    if (typed === undefined || mayBe(typed.type, "list") || kind === "string" || kind === "map") return typed;
    return this.#fail(typed, `only lists and strings have elements, this is ${describeType(typed.type)}`);
  }

  #position(expression: Expression, scope: Scope): Typed | undefined {
    const typed = this.#check(expression, scope);
    if (typed === undefined) return undefined;
    if (!mayBe(typed.type, "integer")) {
      return this.#fail(typed, `an index must be an integer, this is ${describeType(typed.type)}`);
    }
    if (typed.kind === "constant" && typeof typed.value === "bigint" && typed.value < 0n) {
      return this.#fail(typed, "an index is negative", "elements count from 0");
    }
    return typed;
  }

  #quantifier(expression: QuantifierCall, scope: Scope): Typed | undefined {
    const { quantifier, start, end } = expression;
    const base = this.#check(expression.base, scope);
    if (base === undefined) return undefined;
    if (!mayBe(base.type, "list")) {
      return this.#fail(base, `${quantifier} is for lists, this is ${describeType(base.type)}`);
    }
    const item = { name: expression.item.text, type: base.type.kind === "list" ? base.type.item : base.type };
    const predicate = this.boolean(expression.predicate, [...scope, item], `what ${quantifier} asks of each element`);
    if (predicate === undefined) return undefined;
    // A filtered parameter is a list for sure.
    const type = quantifier !== "filter" ? booleanType : base.type.kind === "list" ? base.type : listOf(base.type);
    return { kind: "quantifier", quantifier, base, slot: scope.length, predicate, type, start, end };
  }

  #contains({ base, value: sought, start, end }: ContainsCall, scope: Scope): Typed | undefined {
    const whole = this.#check(base, scope);
    const value = this.#check(sought, scope);
    if (whole === undefined || value === undefined) return undefined;
    if (!mayBe(whole.type, "list") && whole.type.kind !== "string") {
      return this.#fail(whole, `only lists and strings contain something, this is ${describeType(whole.type)}`);
    }
    if (isOfActivity(whole, "type", "kind") && value.kind === "constant" && tellsVersion(String(value.value))) {
      return this.#fail(
        value,
        "policies see all versions of an operation as one",
        "omit the version, as in activity.family",
      );
    }
    return this.#containment(whole, value, value, { isIn: false, start, end });
  }

  #in({ left, right, start, end }: Comparison, scope: Scope): Typed | undefined {
    const value = this.#check(left, scope);
    const whole = this.#check(right, scope);
    if (value === undefined || whole === undefined) return undefined;
    if (!mayBe(whole.type, "list")) {
      const suggestion = whole.type.kind === "string" ? "write it as in text.contains('part')" : undefined;
      return this.#fail(whole, `in takes a list on its right, this is ${describeType(whole.type)}`, suggestion);
    }
    return this.#containment(whole, value, { start, end }, { isIn: true, start, end });
  }

  /** @param span what is at fault where the two can't be compared */
  #containment(
    container: Typed,
    sought: Typed,
    span: Span,
    rest: Span & { readonly isIn: boolean },
  ): Typed | undefined {
    const isList = container.type.kind === "list";
    const whole = isList ? withoutSynonyms(container, sought.type) : container;
    const item = whole.type.kind === "list" ? whole.type.item : whole.type;
    const value = isList ? withoutSynonyms(sought, item) : sought;
    const sides: [Type, Type] = rest.isIn ? [value.type, item] : [item, value.type];
    if (!areComparable(...sides)) return this.#incomparable(span, ...sides);
    if (this.#isNoKind(whole, value) || this.#isNoKind(value, whole)) return undefined;
    return { kind: "containment", whole, value, type: booleanType, ...rest };
  }

  #comparison(expression: Comparison, scope: Scope): Typed | undefined {
    const { operator, start, end } = expression;
    if (operator === "in") return undefined;
    const one = this.#check(expression.left, scope);
    const other = this.#check(expression.right, scope);
    if (one === undefined || other === undefined) return undefined;
    const left = withoutSynonyms(one, other.type);
    const right = withoutSynonyms(other, one.type);
    if (!areComparable(left.type, right.type)) {
      return this.#incomparable({ start, end }, left.type, right.type, unquoted(left, right) ?? unquoted(right, left));
    }
    if (operator !== "==" && operator !== "!=") {
      const fault = [left, right].find(({ type }) => !mayBe(type, "integer"));
      if (fault) return this.#fail(fault, `${operator} only compares integers, this is ${describeType(fault.type)}`);
    }
    if (this.#isNoKind(left, right) || this.#isNoKind(right, left)) return undefined;
    return { kind: "comparison", operator, left, right, type: booleanType, start, end };
  }

  /** Reports text that is compared with the kind of an activity, and is that of none. */
  #isNoKind(kind: Typed, other: Typed): boolean {
    if (!isOfActivity(kind, "kind")) return false;
    for (const text of other.kind === "list" ? other.items : [other]) {
      if (text.kind !== "constant" || typeof text.value !== "string" || kindOf(text.value) === text.value) continue;
      this.#fail(text, "a kind has neither ACTIVITY_TYPE_ nor a version", `did you mean '${kindOf(text.value)}'?`);
      return true;
    }
    return false;
  }

  #incomparable(span: Span, left: Type, right: Type, suggestion?: string): undefined {
    return this.#fail(span, `${describeType(left)} can't be compared with ${describeType(right)}`, suggestion);
  }

  #fail({ start, end }: Span, message: string, suggestion?: string): undefined {
    if (this.#failures >= maxFindings) return undefined;
    this.#failures += 1;
    this.#report({ start, end }, message, suggestion);
    return undefined;
  }
}

function unquoted(typed: Typed, other: Typed): string | undefined {
  if (other.type.kind !== "integer" || typed.kind !== "constant" || typeof typed.value !== "string") return undefined;
  if (/^[0-9]{1,39}$/.test(typed.value)) return `did you mean ${typed.value} without quotes?`;
  const synonyms = synonymsOf(other.type);
  return synonyms && `expected one of ${listed(synonyms.keys())}`;
}

function allOf<Element>(elements: readonly (Element | undefined)[]): elements is readonly Element[] {
  return !elements.includes(undefined);
}

function isOfActivity(typed: Typed, ...names: readonly string[]): boolean {
  return (
    typed.kind === "field" &&
    names.includes(typed.name) &&
    typed.base.kind === "root" &&
    typed.base.root === roots.get("activity")
  );
}
