// The body of a generated check: every member looked at in place, no closures, nothing allocated but a Set for long lists
// in which nothing may stand twice. Required members are a known number; optional ones are counted when present; unknown
// members show as a difference to the count of all.

import type { ArrayType, Field, MapType, PlainType, Scalar, Shape, Type, Union } from "../../model/model.js";
import { camel, modules, pascal } from "../names.js";
import { longestChain, notEnum, notFormatted, notInt32, notNumber, notString, switchByLength } from "./conditions.js";
import type { Cycles } from "./cycles.js";
import { array, width } from "../layout.js";
import { Locals } from "./locals.js";
import { functionText, ownConstantText } from "../declarations.js";
import type { ModuleBuilder } from "../module.js";
import type { Patterns } from "./patterns.js";
import type { Holder } from "./records.js";
import { depthName, descriptorName, isName, modeName, places } from "./symbols.js";
import type { Mode } from "./symbols.js";
import { propertyKey } from "../property-key.js";

/** The module at hand, and how its values are held. */
export interface Setting {
  readonly module: ModuleBuilder;
  readonly patterns: Patterns;
  readonly cycles: Cycles;
  /** What all activities share: their checks call its check. undefined where there are none. */
  readonly base: Shape | undefined;
  readonly mode: Mode;
}

const loopVariables = ["i", "j", "k"];

export class CheckWriter {
  readonly #setting: Setting;
  /** Innermost record: the one whose cycle decides whether a reference goes deeper. */
  readonly #holder: Holder;
  /** Names the record in names of private constants and functions. */
  readonly #path: string;
  readonly #locals = new Locals();
  #loops = 0;

  constructor(setting: Setting, holder: Holder, path: string) {
    this.#setting = setting;
    this.#holder = holder;
    this.#path = path;
  }

  /** Statements for a value in the parameter `value`, and `depth` beside it in a recursive type. */
  body(): string[] {
    return "variants" in this.#holder ? this.#union(this.#holder) : this.#record(this.#holder);
  }

  get #strict(): boolean {
    return this.#setting.mode === "strict";
  }

  /** In a recursive type: hands over to the pass that does not use the stack. */
  #guard(): string[] {
    if (!this.#setting.cycles.has(this.#holder) || this.#holder.name === "") return [];
    const { module, mode } = this.#setting;
    const limit = module.value("maxDepth", places.runtime);
    const conforms = module.value("conforms", places.runtime);
    return [
      `if (depth > ${limit}) return ${conforms}(${descriptorName(this.#holder)}, value, ${JSON.stringify(mode)});`,
    ];
  }

  #refuseOthers(): string {
    return `if (!${this.#setting.module.value("isObject", places.runtime)}(value)) return false;`;
  }

  #record(shape: Shape): string[] {
    const { base } = this.#setting;
    const isBased =
      !this.#strict &&
      base !== undefined &&
      shape !== base &&
      base.fields.every((field) => shape.fields.includes(field));
    const extended = isBased ? base : undefined;
    const fields = extended ? shape.fields.filter((field) => !extended.fields.includes(field)) : shape.fields;
    const counted = this.#strict && !shape.extra;
    const required = shape.fields.filter(({ optional }) => !optional).length;
    const fixed = required === shape.fields.length;
    return joined([
      ...this.#guard(),
      this.#refuseOthers(),
      ...(extended ? [`if (${this.#notHolder(extended, "value")}) return false;`] : []),
      ...(counted && !fixed ? [`let present = ${required};`] : []),
      ...fields.flatMap((field) => this.#member(field, counted)),
      ...(counted ? this.#count(shape, fixed ? String(required) : "present") : ["return true;"]),
    ]);
  }

  #count(shape: Shape, present: string): string[] {
    if (shape.fields.length === 0) return ["for (const _ in value) return false;", "return true;"];
    const { module } = this.#setting;
    const names = `${camel(this.#path)}Members`;
    module.add(ownConstantText(names, array(shape.fields.map(({ name }) => JSON.stringify(name)))));
    return [
      "let members = 0;",
      "for (const _ in value) members++;",
      `return members === ${present} || ${module.value("hasOnly", places.runtime)}(value, ${names});`,
    ];
  }

  #member(field: Field, counted: boolean): string[] {
    const key = propertyKey(field.name);
    const read = key === field.name ? `value.${key}` : `value[${key}]`;
    const mayBeNull = field.nullable === "value";
    if (!field.optional && !mayBeNull && this.#isReadOnce(field.type)) return this.#check(field.type, read, field.name);
    if (field.optional && !mayBeNull && !this.#strict) return this.#optional(field, read);
    const local = this.#locals.take(field.name);
    const declare = `const ${local} = ${read};`;
    if (!field.optional && !mayBeNull) return [declare, ...this.#check(field.type, local, field.name)];
    if (!field.optional)
      return [declare, `if (${local} !== null) {`, ...this.#check(field.type, local, field.name), "}"];
    const otherwise = this.#strict && field.default !== undefined ? this.#elseCounted() : "}";
    const nulls = `if (${local} === null) ${this.#setting.module.value("absent", places.runtime)}.nulls++;`;
    const check = this.#check(field.type, local, field.name, true);
    if (mayBeNull) {
      const inner = check.length === 0 ? [] : [`if (${local} !== null) {`, ...check, "}"];
      if (inner.length === 0 && !counted && otherwise === "}") return [];
      return [declare, `if (${local} !== undefined) {`, ...(counted ? ["present++;"] : []), ...inner, otherwise];
    }
    if (check.length === 0 && !counted && otherwise === "}") return [declare, nulls];
    return [
      declare,
      `if (${local} !== undefined) {`,
      ...(counted ? ["present++;"] : []),
      nulls,
      ...(check.length === 1 ? [`else ${check.join()}`] : check.length > 1 ? ["else {", ...check, "}"] : []),
      otherwise,
    ];
  }

  /**
   * A member of an answer that may be absent, where null says that it is. Requests, whose members are counted, are checked
   * without a call more.
   */
  #optional(field: Field, read: string): string[] {
    const { type, name } = field;
    const isPresent = this.#setting.module.value("isPresent", places.runtime);
    const isOnce = this.#isReadOnce(type);
    const at = isOnce ? read : this.#locals.take(name);
    const start = isOnce ? [] : [`const ${at} = ${read};`];
    const [only = "", ...others] = this.#check(type, at, name, true);
    if (only === "") return [`${isPresent}(${read});`];
    const [, condition] = refusal.exec(only) ?? [];
    if (others.length > 0 || condition === undefined || condition.includes(" || ")) {
      return [...start, `if (${isPresent}(${at})) {`, only, ...others, "}"];
    }
    const present = `${isPresent}(${at})`;
    const both = condition.startsWith("typeof ") ? `${condition} && ${present}` : `${present} && ${condition}`;
    return [...start, `if (${both}) return false;`];
  }

  /** Whether the check of a value reads it only once, so that it needs no variable. */
  #isReadOnce(type: Type): boolean {
    switch (type.kind) {
      case "boolean":
      case "json":
      case "literal":
      case "shape":
      case "union":
        return true;
      case "enum":
        return type.enum.values.length > longestChain || ((type.enum.open || type.enum.plain) && !this.#strict);
      case "scalar":
        return !this.#strict && type.scalar.base === "string";
      case "string":
        return !this.#strict;
      default:
        return false;
    }
  }

  /** A value that lacks a member with a default is put right as one with a null too many is. */
  #elseCounted(): string {
    return `} else ${this.#setting.module.value("absent", places.runtime)}.nulls++;`;
  }

  /** Statements that return false where the value at `at` does not fit. `present`: it is not undefined. */
  #check(type: Type, at: string, name: string, present = false): string[] {
    if (type.kind === "array") return this.#array(type, at, name);
    if (type.kind === "map") return this.#map(type, at, name);
    const condition = this.#condition(type, at, name, present);
    return condition === undefined ? [] : [`if (${condition}) return false;`];
  }

  #condition(
    type: Exclude<Type, { kind: "array" | "map" }>,
    at: string,
    name: string,
    present: boolean,
  ): string | undefined {
    const { module } = this.#setting;
    switch (type.kind) {
      case "boolean":
        return `typeof ${at} !== "boolean"`;
      case "json":
        return present ? undefined : `${at} === undefined`;
      case "literal":
        return `${at} !== ${JSON.stringify(type.value)}`;
      case "enum":
        return !this.#strict && (type.enum.open || type.enum.plain)
          ? `typeof ${at} !== "string"`
          : notEnum(at, type.enum, module);
      case "scalar":
        return this.#notPlain(type, type.scalar.base, at, name);
      case "shape":
        return type.shape.role === "inline" ? this.#notInline(type.shape, at, name) : this.#notHolder(type.shape, at);
      case "union":
        return this.#notHolder(type.union, at);
      default:
        return this.#notPlain(type, type.kind, at, name);
    }
  }

  #notPlain(type: PlainType, base: Scalar["base"], at: string, name: string): string {
    if (base === "string") return this.#notString(type, at, name);
    const bounds = this.#strict ? type.bounds : {};
    if (base === "int32") return notInt32(at, bounds);
    if (base === "number") return notNumber(at, bounds);
    return notFormatted(at, base, type.bounds, this.#strict, this.#setting.module);
  }

  #notString(type: PlainType, at: string, name: string): string {
    const { module, patterns } = this.#setting;
    return this.#strict
      ? notString(at, type.bounds, patterns.match(type, this.#path + pascal(name.replace(/\W/g, "_")), at), module)
      : notString(at, {}, undefined, module);
  }

  #notHolder(target: Holder, at: string): string {
    return `!${this.#call(target, at)}`;
  }

  #call(target: Holder, at: string): string {
    const { module, cycles, mode } = this.#setting;
    const name = modeName(target, mode);
    const from = modules.validatorsOf(target.home);
    const cycle = cycles.get(target);
    if (cycle !== undefined && cycle === cycles.get(this.#holder)) {
      // From a union to its variant the value stays the same, and so does the depth.
      const deeper = at === "value" ? "depth" : "depth + 1";
      return `${module.value(depthName(name), from)}(${at}, ${deeper})`;
    }
    return `${module.value(isName(name), from)}(${at})`;
  }

  /** A record without a name gets a function of its own that only this module knows. */
  #notInline(shape: Shape, at: string, name: string): string {
    const path = this.#path + pascal(name.replace(/\W/g, "_"));
    const recursive = this.#setting.cycles.has(shape);
    this.#setting.module.add(
      functionText({
        name: isName(path),
        doc: `Member \`${name}\` of {@link ${this.#holder.name || this.#path}}.`,
        parameters: ["value: unknown", ...(recursive ? ["depth: number"] : [])],
        returns: "boolean",
        lines: new CheckWriter(this.#setting, shape, path).body(),
        isExported: false,
      }),
    );
    return `!${isName(path)}(${at}${recursive ? ", depth" : ""})`;
  }

  #array(type: ArrayType, at: string, name: string): string[] {
    const { minItems, maxItems, of, unique, orNull } = type;
    const bounds = this.#strict
      ? [
          `${at}.length > ${maxItems}`,
          ...(minItems === 1 ? [`${at}.length === 0`] : minItems > 1 ? [`${at}.length < ${minItems}`] : []),
        ]
      : [];
    const refuse = `if (${[`!Array.isArray(${at})`, ...bounds].join(" || ")}) return false;`;
    if (of.kind === "json") return [refuse];
    const index = loopVariables[this.#loops] ?? `i${this.#loops}`;
    this.#loops++;
    const read = `${at}[${index}]`;
    const item = this.#isReadOnce(of) && !orNull ? read : this.#locals.take("item");
    const statements = [
      ...(item === read ? [] : [`const ${item}: unknown = ${read};`]),
      ...this.#orNull(this.#check(of, item, name), item, orNull),
    ];
    this.#loops--;
    return [
      refuse,
      `for (let ${index} = 0; ${index} < ${at}.length; ${index}++) {`,
      ...statements,
      "}",
      ...(unique && this.#strict ? [this.#refuseRepeats(at)] : []),
    ];
  }

  #refuseRepeats(at: string): string {
    return `if (${this.#setting.module.value("repeats", places.runtime)}(${at})) return false;`;
  }

  #orNull(check: string[], at: string, orNull: true | undefined): string[] {
    return orNull ? [`if (${at} !== null) {`, ...check, "}"] : check;
  }

  /** `__proto__` is refused as a key: whoever copies the map by assignment would change a prototype. */
  #map(type: MapType, at: string, name: string): string[] {
    const { module, patterns } = this.#setting;
    const { of, keys, keyScalar, minEntries, maxEntries, orNull } = type;
    const [key, entries] = [this.#locals.take("key"), this.#locals.take("entries")];
    const match = keyScalar && patterns.match({ kind: "scalar", scalar: keyScalar, bounds: keys }, "", key);
    // What comes first asks whether the key is a string.
    const [, ...ofKey] = notString(key, keys, match, module).split(" || ");
    const unfit = [`${key} === "__proto__"`, ...(this.#strict ? [`++${entries} > ${maxEntries}`, ...ofKey] : [])];
    const read = `${at}[${key}]`;
    const item = this.#locals.take("item");
    const inner = of.kind === "json" ? [] : this.#orNull(this.#check(of, item, name), item, orNull);
    const check = inner.length === 0 ? [] : [`const ${item}: unknown = ${read};`, ...inner];
    return [
      `if (!${module.value("isObject", places.runtime)}(${at})) return false;`,
      ...(this.#strict ? [`let ${entries} = 0;`] : []),
      `for (const ${key} in ${at}) {`,
      `if (${unfit.join(" || ")}) return false;`,
      ...check,
      "}",
      ...(this.#strict && minEntries > 0 ? [`if (${entries} < ${minEntries}) return false;`] : []),
    ];
  }

  #union(union: Union): string[] {
    const otherwise = !this.#strict && union.fallback ? this.#call(union.fallback, "value") : "false";
    const cases = union.variants.map(({ value, shape }) => ({ value, then: this.#call(shape, "value") }));
    const read = `value${/^[\w$]+$/.test(union.tag) ? `.${union.tag}` : `[${JSON.stringify(union.tag)}]`}`;
    if (cases.length <= longestChain) {
      return [
        ...this.#guard(),
        this.#refuseOthers(),
        `switch (${read}) {`,
        ...cases.flatMap(({ value, then }) => [`case ${JSON.stringify(value)}:`, `return ${then};`]),
        "default:",
        `return ${otherwise};`,
        "}",
      ];
    }
    return [
      ...this.#guard(),
      this.#refuseOthers(),
      `const tag = ${read};`,
      `if (typeof tag !== "string") return ${otherwise};`,
      ...switchByLength("tag", cases),
      `return ${otherwise};`,
    ];
  }
}

const refusal = /^if \((.*)\) return false;$/;

/** Conditions for the same on one line where they fit there, and the last one returned. */
function joined(lines: readonly string[]): string[] {
  const all: string[] = [];
  for (const line of lines) {
    const [condition, before] = [line, all.at(-1) ?? ""].map((one) => refusal.exec(one)?.[1]);
    const [, returned] = /^!(\w+\([\w.]+\))$/.exec(before ?? "") ?? [];
    const both = `${before} || ${condition}`;
    if (line === "return true;" && returned !== undefined) all.splice(-1, 1, `return ${returned};`);
    else if (condition && before && !/ && /.test(both) && both.length <= width - 30) {
      all.splice(-1, 1, `if (${both}) return false;`);
    } else all.push(line);
  }
  return all;
}
