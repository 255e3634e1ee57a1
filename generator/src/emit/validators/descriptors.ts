// Descriptors as TypeScript text: what the explaining pass and the mock server read. Named records are referred to by
// a function, because modules may import each other in a circle.

import { formOf, isFormatted } from "../../model/formats.js";
import type { Bounds, Field, PlainType, Scalar, Shape, Type, Union } from "../../model/model.js";
import { modules, pascal } from "../../model/names.js";
import { array, entry, literal, object, quoted } from "../typescript/expression.js";
import type { ModuleBuilder } from "../typescript/module.js";
import { propertyKey } from "../typescript/property-key.js";
import { sameBounds } from "./patterns.js";
import type { Patterns } from "./patterns.js";
import { isUnion } from "./records.js";
import type { Holder } from "./records.js";
import { places } from "./symbols.js";

export class DescriptorWriter {
  readonly #module: ModuleBuilder;
  readonly #patterns: Patterns;

  constructor(module: ModuleBuilder, patterns: Patterns) {
    this.#module = module;
    this.#patterns = patterns;
  }

  /** The object of a record or union. `check` names its check, where requests hold it. */
  of(holder: Holder, base: Shape | undefined, check: string | undefined): string {
    return isUnion(holder) ? this.#union(holder, check) : this.#named(holder, base, check);
  }

  #made(by: string, ...args: readonly string[]): string {
    return `/* @__PURE__ */ ${this.#module.value(by, places.runtime)}(${args.join(", ")})`;
  }

  #named(shape: Shape, base: Shape | undefined, check: string | undefined): string {
    const { name, extra, fields } = shape;
    if (check) return this.#made(extra ? "openSent" : "sent", check, this.#members(fields, name));
    const isBased = !extra && base && shape !== base && base.fields.every((field) => fields.includes(field));
    if (!isBased) return this.#made(extra ? "openAnswered" : "answered", this.#members(fields, name));
    const own = fields.filter((field) => !base.fields.includes(field));
    const from = this.#module.value(base.name, modules.validatorsOf(base.home));
    return this.#made("extending", `() => ${from}`, this.#members(own, name));
  }

  #inline({ extra, fields }: Shape, path: string): string {
    return this.#made(extra ? "openRecord" : "record", this.#members(fields, path));
  }

  #members(fields: readonly Field[], path: string): string {
    if (!fields.every(({ name }) => isKeyed(name))) return array(fields.map((field) => this.#listed(field, path)));
    return object(...fields.map((field) => this.#member(field, path)));
  }

  /** `name: type`, or `"name?": type` where it may be absent. */
  #member(field: Field, path: string): string {
    const key = propertyKey(field.optional ? `${field.name}?` : field.name);
    const type = this.#type(field.type, field, path);
    const facts = this.#facts(field);
    return entry(key, facts.length === 0 ? type : object(entry("type", type), ...facts));
  }

  /** A member of a record whose names cannot all be keys. */
  #listed(field: Field, path: string): string {
    return object(
      `name: ${quoted(field.name)}`,
      entry("type", this.#type(field.type, field, path)),
      ...(field.optional ? ["optional: true"] : []),
      ...this.#facts(field),
    );
  }

  #facts(field: Field): string[] {
    const ownExample = !isPlain(field.type) && field.example !== undefined;
    return [
      ...(field.nullable === "value" ? ["nullable: true"] : []),
      ...(field.default === undefined ? [] : [entry("default", literal(field.default))]),
      ...(ownExample ? [entry("example", literal(field.example))] : []),
    ];
  }

  #union(union: Union, check: string | undefined): string {
    const { tag, variants, fallback } = union;
    const list = variants.map(({ value, shape }) =>
      object(entry("value", quoted(value)), entry("type", this.#reference(shape))),
    );
    const args = [quoted(tag), array(list), ...(fallback ? [this.#reference(fallback)] : [])];
    return check ? this.#made("sentUnion", check, ...args) : this.#made("answeredUnion", ...args);
  }

  #reference(holder: Holder): string {
    return `() => ${this.#module.value(holder.name, modules.validatorsOf(holder.home))}`;
  }

  #type(type: Type, field: Field, path: string): string {
    switch (type.kind) {
      case "boolean":
      case "json":
        return object(`kind: "${type.kind}"`);
      case "literal": {
        const values = array([JSON.stringify(type.value)]);
        return object(
          'kind: "enum"',
          `name: ${quoted(type.of?.name ?? String(type.value))}`,
          entry("values", values),
          "open: false",
        );
      }
      case "enum":
        return this.#module.value(type.enum.name, places.enums);
      case "array": {
        const of = this.#type(type.of, field, path);
        return object(
          'kind: "array"',
          entry("of", of),
          `minItems: ${type.minItems}`,
          `maxItems: ${type.maxItems}`,
          ...(type.unique ? [this.#module.value("repeats", places.runtime)] : []),
          ...(type.orNull ? ["orNull: true"] : []),
        );
      }
      case "map": {
        const { of, keys, keyScalar, minEntries, maxEntries } = type;
        const names = keyScalar
          ? this.#module.value(keyScalar.name, places.scalars)
          : plainDescriptor(this.#module, { kind: "string", bounds: keys });
        return object(
          'kind: "map"',
          entry("of", this.#type(of, field, path)),
          entry("keys", names),
          `minEntries: ${minEntries}`,
          `maxEntries: ${maxEntries}`,
          ...(type.orNull ? ["orNull: true"] : []),
          entry("faults", this.#module.value("mapFaults", places.maps)),
        );
      }
      case "union":
        return this.#reference(type.union);
      case "shape":
        if (type.shape.role !== "inline") return this.#reference(type.shape);
        return this.#inline(type.shape, path + pascal(field.name.replace(/\W/g, "_")));
      case "scalar":
        if (field.example === undefined && sameBounds(type.bounds, type.scalar.bounds)) {
          return this.#module.value(type.scalar.name, places.scalars);
        }
        return this.#plain(type, type.scalar, field, path);
      default:
        return this.#plain(type, undefined, field, path);
    }
  }

  #plain(type: PlainType, scalar: Scalar | undefined, field: Field, path: string): string {
    const pattern = this.#patterns.constant(type.bounds, path + pascal(field.name.replace(/\W/g, "_")));
    // An example of an array's field is an array, which says nothing of a single item.
    const example = isPlain(field.type) && field.example !== undefined ? field.example : scalar?.example;
    const kind = type.kind === "scalar" ? type.scalar.base : type.kind;
    return plainDescriptor(this.#module, {
      kind,
      name: scalar?.name,
      bounds: type.bounds,
      pattern,
      format: scalar?.format,
      example,
    });
  }
}

/** Interface of a scalar's descriptor. */
export function descriptorKind(base: Scalar["base"]): string {
  return isFormatted(base) ? "FormattedDescriptor" : `${pascal(base)}Descriptor`;
}

interface Plain {
  readonly kind: Scalar["base"];
  readonly name?: string | undefined;
  readonly bounds: Bounds;
  /** Name of a constant. */
  readonly pattern?: string | undefined;
  readonly format?: string | undefined;
  readonly example?: unknown;
}

/** The descriptor of a string or number. */
export function plainDescriptor(
  module: ModuleBuilder,
  { kind, name, bounds, pattern, format, example }: Plain,
): string {
  const { minLength, maxLength, exclusiveMinimum, exclusiveMaximum, multipleOf } = bounds;
  const { int64Minimum, int64Maximum, minimum = int64Minimum, maximum = int64Maximum } = bounds;
  const form = kind === "bytes" ? (bounds.encoding ?? "base64") : kind;
  const kinds = isFormatted(kind) ? { kind: "formatted", form } : { kind };
  const ofNumber = { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf };
  const ofString = { minLength, maxLength, ...ofNumber, ...(isFormatted(kind) ? {} : { format }) };
  const said = Object.entries({ ...kinds, name, ...ofString, example: example ?? formExample(kind, bounds) });
  return object(
    ...said.flatMap(([key, value]) => (value === undefined ? [] : [entry(key, JSON.stringify(value))])),
    ...(pattern === undefined ? [] : [`pattern: ${pattern}`]),
    ...faults(kind, module),
  );
}

/** A value of a form without bounds; others are made up by their bounds. */
function formExample(kind: Scalar["base"], bounds: Bounds): string | undefined {
  if (!isFormatted(kind)) return undefined;
  const { faults: beyond, examples } = formOf(kind);
  return beyond ? undefined : examples(bounds)[0];
}

/** What judges numbers and formatted strings is named with them: a package without them has no code for them. */
function faults(kind: Scalar["base"], module: ModuleBuilder): readonly string[] {
  if (kind === "number") return [entry("faults", module.value("numberFaults", places.numbers))];
  return isFormatted(kind) ? [entry("faults", module.value("formatFaults", places.formats))] : [];
}

/** Whether an object keeps the name as a key, in its place: neither sorted first nor taken for the prototype. */
function isKeyed(name: string): boolean {
  return name !== "__proto__" && !/^\d+$|\?$/.test(name);
}

function isPlain(type: Type): boolean {
  return "bounds" in type;
}
