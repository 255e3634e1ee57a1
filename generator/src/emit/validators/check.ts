// The check of a type that requests hold: every member looked at in place, nothing allocated but a Set for long lists in
// which nothing may stand twice. It accepts what fits as it is. Whatever is to be repaired first, such as a null where a
// member may be absent, it leaves to the descriptor, as it does with what does not fit.

import type { ArrayType, Field, MapType, PlainType, Scalar, Shape, Type, Union } from "../../model/model.js";
import { modules, pascal } from "../../model/names.js";
import type { ModuleBuilder } from "../typescript/module.js";
import { propertyKey } from "../typescript/property-key.js";
import { functionOf } from "../typescript/structure.js";
import type { Writer } from "../typescript/structure.js";
import { longestChain, notFormatted, notInt32, notNumber, outOfBounds, writeSwitchByLength } from "./conditions.js";
import type { Cycles } from "./cycles.js";
import { Locals } from "./locals.js";
import { sameBounds } from "./patterns.js";
import type { Patterns } from "./patterns.js";
import type { Holder } from "./records.js";
import { checkName, places } from "./symbols.js";

/** The module at hand. */
export interface Setting {
  readonly module: ModuleBuilder;
  readonly patterns: Patterns;
  readonly cycles: Cycles;
}

const loopVariables = ["i", "j", "k"];

export class CheckWriter {
  readonly #setting: Setting;
  /** Innermost record: the one whose cycle decides whether a reference goes deeper. */
  readonly #holder: Holder;
  /** Names the record in names of private constants and functions. */
  readonly #path: string;
  readonly #locals = new Locals();
  readonly #writer: Writer;
  #loops = 0;

  constructor(setting: Setting, holder: Holder, path: string, writer: Writer) {
    this.#setting = setting;
    this.#holder = holder;
    this.#path = path;
    this.#writer = writer;
  }

  /** Statements for a value in the parameter `value`, and `depth` beside it in a recursive type. */
  write(): void {
    if (this.#setting.cycles.has(this.#holder) && this.#holder.name !== "") {
      this.#refuse(`depth > ${this.#runtime("maxDepth")}`);
    }
    this.#refuse(`!${this.#runtime("isObject")}(value)`);
    if ("variants" in this.#holder) this.#union(this.#holder);
    else this.#record(this.#holder);
  }

  #runtime(name: string): string {
    return this.#setting.module.value(name, places.runtime);
  }

  #refuse(condition: string): void {
    this.#writer.writeLine(`if (${condition}) return false;`);
  }

  #unless(condition: string, write: () => void): void {
    this.#writer.write(`if (${condition})`).block(write);
  }

  #record(shape: Shape): void {
    const isCounted = !shape.extra;
    const required = shape.fields.filter(isThere).length;
    const isFixed = required === shape.fields.length;
    if (isCounted && !isFixed) this.#writer.writeLine(`let present = ${required};`);
    for (const field of shape.fields) this.#member(field, isCounted);
    const size = isFixed ? String(required) : "present";
    this.#writer.writeLine(isCounted ? `return ${this.#runtime("sizeOf")}(value) === ${size};` : "return true;");
  }

  #member(field: Field, isCounted: boolean): void {
    const { name, type } = field;
    const key = propertyKey(name);
    const read = key === name ? `value.${key}` : `value[${key}]`;
    const mayBeNull = field.nullable === "value";
    if (isThere(field) && !mayBeNull && this.#isReadOnce(type)) return this.#check(type, read, name);
    const local = this.#locals.take(name);
    this.#writer.writeLine(`const ${local} = ${read};`);
    const check = (): void =>
      mayBeNull
        ? this.#unless(`${local} !== null`, () => this.#check(type, local, name, !isThere(field)))
        : this.#check(type, local, name, !isThere(field));
    if (isThere(field)) return check();
    this.#unless(`${local} !== undefined`, () => {
      if (isCounted) this.#writer.writeLine("present++;");
      if (type.kind === "json" && !mayBeNull) this.#refuse(`${local} === null`);
      check();
    });
  }

  /** Whether the check of a value reads it only once, so that it needs no variable. */
  #isReadOnce(type: Type): boolean {
    switch (type.kind) {
      case "boolean":
      case "json":
      case "literal":
      case "shape":
      case "union":
      case "enum":
        return true;
      case "scalar":
        return sameBounds(type.bounds, type.scalar.bounds);
      default:
        return false;
    }
  }

  /** Returns false where the value at `at` does not fit. `present`: it is not undefined. */
  #check(type: Type, at: string, name: string, present = false): void {
    if (type.kind === "array") return this.#array(type, at, name);
    if (type.kind === "map") return this.#map(type, at, name);
    const condition = this.#condition(type, at, name, present);
    if (condition !== undefined) this.#refuse(condition);
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
        return `!${module.value(type.enum.name, places.enums)}.check(${at})`;
      case "scalar":
        return sameBounds(type.bounds, type.scalar.bounds)
          ? `!${module.value(type.scalar.name, places.scalars)}.check(${at})`
          : this.#notPlain(type, type.scalar.base, at, name);
      case "shape":
        return type.shape.role === "inline" ? this.#notInline(type.shape, at, name) : this.#notHolder(type.shape, at);
      case "union":
        return this.#notHolder(type.union, at);
      default:
        return this.#notPlain(type, type.kind, at, name);
    }
  }

  #notPlain({ bounds }: PlainType, base: Scalar["base"], at: string, name: string): string {
    const path = this.#path + pascal(name.replace(/\W/g, "_"));
    const { module, patterns } = this.#setting;
    return notPlain(base, bounds, at, module, patterns.match(bounds, path, at));
  }

  #notHolder(target: Holder, at: string): string {
    return `!${this.#call(target, at)}`;
  }

  #call(target: Holder, at: string): string {
    const { module, cycles } = this.#setting;
    const from = modules.validatorsOf(target.home);
    const check = from === module.module ? checkName(target.name) : `${module.value(target.name, from)}.check`;
    const cycle = cycles.get(target);
    if (cycle === undefined || cycle !== cycles.get(this.#holder)) return `${check}(${at})`;
    // From a union to its variant the value stays the same, and so does the depth.
    return `${check}(${at}, ${at === "value" ? "depth" : "depth + 1"})`;
  }

  /** A record without a name gets a function of its own that only this module knows. */
  #notInline(shape: Shape, at: string, name: string): string {
    const path = this.#path + pascal(name.replace(/\W/g, "_"));
    const isRecursive = this.#setting.cycles.has(shape);
    this.#setting.module.add(checkFunction(this.#setting, shape, path, isRecursive));
    return `!${checkName(path)}(${at}${isRecursive ? ", depth" : ""})`;
  }

  #array(type: ArrayType, at: string, name: string): void {
    const { minItems, maxItems, of, unique, orNull } = type;
    const least = minItems === 1 ? [`${at}.length === 0`] : minItems > 1 ? [`${at}.length < ${minItems}`] : [];
    this.#refuse([`!Array.isArray(${at})`, `${at}.length > ${maxItems}`, ...least].join(" || "));
    if (of.kind !== "json") {
      const index = loopVariables[this.#loops] ?? `i${this.#loops}`;
      this.#loops++;
      this.#writer.write(`for (let ${index} = 0; ${index} < ${at}.length; ${index}++)`).block(() => {
        this.#item(of, `${at}[${index}]`, name, orNull);
      });
      this.#loops--;
    }
    if (unique) this.#refuse(`${this.#runtime("repeats")}(${at})`);
  }

  #item(of: Type, read: string, name: string, orNull: true | undefined): void {
    if (this.#isReadOnce(of) && !orNull) return this.#check(of, read, name);
    const item = this.#locals.take("item");
    this.#writer.writeLine(`const ${item}: unknown = ${read};`);
    if (orNull) this.#unless(`${item} !== null`, () => this.#check(of, item, name));
    else this.#check(of, item, name);
  }

  /** `__proto__` is refused as a key: whoever copies the map by assignment would change a prototype. */
  #map(type: MapType, at: string, name: string): void {
    const { module, patterns } = this.#setting;
    const { of, keys, keyScalar, minEntries, maxEntries, orNull } = type;
    this.#refuse(`!${this.#runtime("isObject")}(${at})`);
    const [entries, key] = [this.#locals.take("entries"), this.#locals.take("key")];
    this.#writer.writeLine(`let ${entries} = 0;`);
    const path = `${this.#path}${pascal(name.replace(/\W/g, "_"))}Key`;
    const bounds =
      keyScalar && sameBounds(keys, keyScalar.bounds)
        ? [`!${module.value(keyScalar.name, places.scalars)}.check(${key})`]
        : outOfBounds(key, keys, patterns.match(keys, path, key), module);
    this.#writer.write(`for (const ${key} in ${at})`).block(() => {
      this.#refuse([`${key} === "__proto__"`, `++${entries} > ${maxEntries}`, ...bounds].join(" || "));
      this.#item(of, `${at}[${key}]`, name, orNull);
    });
    if (minEntries > 0) this.#refuse(`${entries} < ${minEntries}`);
  }

  #union(union: Union): void {
    const cases = union.variants.map(({ value, shape }) => ({ value, then: this.#call(shape, "value") }));
    const read = `value${/^[\w$]+$/.test(union.tag) ? `.${union.tag}` : `[${JSON.stringify(union.tag)}]`}`;
    const writer = this.#writer;
    if (cases.length <= longestChain) {
      writer.write(`switch (${read})`).block(() => {
        for (const { value, then } of cases) writer.writeLine(`case ${JSON.stringify(value)}: return ${then};`);
        writer.writeLine("default: return false;");
      });
      return;
    }
    writer.writeLine(`const tag = ${read};`);
    this.#refuse('typeof tag !== "string"');
    writeSwitchByLength(writer, "tag", cases);
    writer.writeLine("return false;");
  }
}

/** Whether the check counts on the member: what has a default is filled in by the descriptor. */
function isThere({ optional, default: other }: Field): boolean {
  return !optional || other !== undefined;
}

/** The condition under which a string or number is refused. */
export function notPlain(
  base: Scalar["base"],
  bounds: PlainType["bounds"],
  at: string,
  module: ModuleBuilder,
  match: string | undefined,
): string {
  if (base === "string") return [`typeof ${at} !== "string"`, ...outOfBounds(at, bounds, match, module)].join(" || ");
  if (base === "int32") return notInt32(at, bounds);
  if (base === "number") return notNumber(at, bounds);
  return notFormatted(at, base, bounds, module);
}

/** The function that checks a record or union. */
export function checkFunction(
  setting: Setting,
  holder: Holder,
  path: string,
  isRecursive: boolean,
): ReturnType<typeof functionOf> {
  return functionOf({
    name: checkName(path),
    isExported: false,
    parameters: [
      ["value", "unknown"],
      ...(isRecursive ? [["depth", holder.name === "" ? "number" : "number = 0"] as const] : []),
    ],
    returns: "boolean",
    body: (writer) => new CheckWriter(setting, holder, path, writer).write(),
  });
}
