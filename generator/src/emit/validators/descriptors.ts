// Descriptors as TypeScript text: what the explaining pass and the mock server read. Named records are referred to by
// a function, because modules may import each other in a circle.

import { isFormatted } from "../../model/formats.js";
import type { Bounds, Field, PlainType, Scalar, Shape, Type, Union } from "../../model/model.js";
import { modules, pascal } from "../names.js";
import { callWithObject, entry, literal, object, quoted, array } from "../layout.js";
import type { Piece } from "../layout.js";
import type { ModuleBuilder } from "../module.js";
import { propertyKey } from "../property-key.js";
import { sameBounds } from "./patterns.js";
import type { Patterns } from "./patterns.js";
import { isUnion } from "./records.js";
import type { Holder } from "./records.js";
import { descriptorName, patternName, places } from "./symbols.js";

export class DescriptorWriter {
  readonly #module: ModuleBuilder;
  readonly #patterns: Patterns;

  constructor(module: ModuleBuilder, patterns: Patterns) {
    this.#module = module;
    this.#patterns = patterns;
  }

  of(holder: Holder): Piece {
    return isUnion(holder) ? this.#union(holder) : this.#record(holder, holder.name);
  }

  #record(shape: Shape, path: string): Piece {
    if (!shape.fields.every(({ name }) => isKeyed(name))) {
      const members = array(shape.fields.map((field) => this.#listed(field, path)));
      return object('kind: "object"', `name: ${text(shape.name)}`, `extra: ${shape.extra}`, entry("members", members));
    }
    const members = shape.fields.map((field) => this.#member(field, path));
    const record = this.#module.value(shape.extra ? "openRecord" : "record", places.runtime);
    return callWithObject(`/* @__PURE__ */ ${record}`, text(shape.name), members);
  }

  /** `name: type`, or `"name?": type` where it may be absent. */
  #member(field: Field, path: string): Piece {
    const key = propertyKey(field.optional ? `${field.name}?` : field.name);
    const type = this.#type(field.type, field, path);
    const facts = this.#facts(field);
    return entry(key, facts.length === 0 ? type : object(entry("type", type), ...facts));
  }

  /** A member of a record whose names cannot all be keys. */
  #listed(field: Field, path: string): Piece {
    return object(
      `name: ${text(field.name)}`,
      entry("type", this.#type(field.type, field, path)),
      ...(field.optional ? ["optional: true"] : []),
      ...this.#facts(field),
    );
  }

  #facts(field: Field): Piece[] {
    const ownExample = !isPlain(field.type) && field.example !== undefined;
    return [
      ...(field.nullable === "value" ? ["nullable: true"] : []),
      ...(field.default === undefined ? [] : [entry("default", literal(field.default))]),
      ...(ownExample ? [entry("example", literal(field.example))] : []),
    ];
  }

  #union(union: Union): Piece {
    const variants = union.variants.map(({ value, shape }) =>
      object(`value: ${text(value)}`, `type: ${this.#reference(shape)}`),
    );
    return object(
      'kind: "union"',
      `name: ${text(union.name)}`,
      `tag: ${text(union.tag)}`,
      entry("variants", array(variants)),
      ...(union.fallback ? [`fallback: ${this.#reference(union.fallback)}`] : []),
    );
  }

  #reference(holder: Holder): string {
    return `() => ${this.#module.value(descriptorName(holder), modules.validatorsOf(holder.home))}`;
  }

  #type(type: Type, field: Field, path: string): Piece {
    switch (type.kind) {
      case "boolean":
      case "json":
        return object(`kind: "${type.kind}"`);
      case "literal": {
        const values = array([text(type.value)]);
        return object(
          'kind: "enum"',
          `name: ${text(type.of?.name ?? type.value)}`,
          entry("values", values),
          "open: false",
        );
      }
      case "enum":
        return this.#module.value(descriptorName(type.enum), places.enums);
      case "array": {
        const of = this.#type(type.of, field, path);
        return object(
          'kind: "array"',
          entry("of", of),
          `minItems: ${type.minItems}`,
          `maxItems: ${type.maxItems}`,
          ...(type.unique ? ["unique: true"] : []),
          ...(type.orNull ? ["orNull: true"] : []),
        );
      }
      case "map": {
        const { of, keys, keyScalar, minEntries, maxEntries } = type;
        const names = keyScalar
          ? this.#module.value(descriptorName(keyScalar), places.scalars)
          : plainPiece({ kind: "string", bounds: keys });
        return object(
          'kind: "map"',
          entry("of", this.#type(of, field, path)),
          entry("keys", names),
          `minEntries: ${minEntries}`,
          `maxEntries: ${maxEntries}`,
          ...(type.orNull ? ["orNull: true"] : []),
        );
      }
      case "union":
        return this.#reference(type.union);
      case "shape":
        if (type.shape.role !== "inline") return this.#reference(type.shape);
        return this.#record(type.shape, path + pascal(field.name.replace(/\W/g, "_")));
      case "scalar":
        if (field.example === undefined && sameBounds(type.bounds, type.scalar.bounds)) {
          return this.#module.value(descriptorName(type.scalar), places.scalars);
        }
        return this.#plain(type, type.scalar, field, path);
      default:
        return this.#plain(type, undefined, field, path);
    }
  }

  #plain(type: PlainType, scalar: Scalar | undefined, field: Field, path: string): Piece {
    const pattern = this.#patterns.constant(type, path + pascal(field.name.replace(/\W/g, "_")));
    // An example of an array's field is an array, which says nothing of a single item.
    const example = isPlain(field.type) && field.example !== undefined ? field.example : scalar?.example;
    const kind = type.kind === "scalar" ? type.scalar.base : type.kind;
    return plainPiece({ kind, name: scalar?.name, bounds: type.bounds, pattern, format: scalar?.format, example });
  }
}

export function scalarDescriptor(scalar: Scalar): Piece {
  const pattern = scalar.bounds.pattern === undefined ? undefined : patternName(scalar.name);
  const { base: kind, name, bounds, format, example } = scalar;
  return plainPiece({ kind, name, bounds, pattern, format, example });
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

function plainPiece({ kind, name, bounds, pattern, format, example }: Plain): Piece {
  const { minLength, maxLength, exclusiveMinimum, exclusiveMaximum, multipleOf } = bounds;
  const { int64Minimum, int64Maximum, minimum = int64Minimum, maximum = int64Maximum } = bounds;
  const form = kind === "bytes" ? (bounds.encoding ?? "base64") : kind;
  const kinds = isFormatted(kind) ? { kind: "formatted", form } : { kind };
  const ofNumber = { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf };
  const ofString = { minLength, maxLength, ...ofNumber, ...(isFormatted(kind) ? {} : { format }) };
  const said = Object.entries({ ...kinds, name, ...ofString, example });
  return object(
    ...said.flatMap(([key, value]) => (value === undefined ? [] : [entry(key, text(value))])),
    ...(pattern === undefined ? [] : [`pattern: ${pattern}`]),
  );
}

/** Whether an object keeps the name as a key, in its place: neither sorted first nor taken for the prototype. */
function isKeyed(name: string): boolean {
  return name !== "__proto__" && !/^\d+$|\?$/.test(name);
}

function isPlain(type: Type): boolean {
  return "bounds" in type;
}

function text(value: unknown): string {
  return typeof value === "string" ? quoted(value) : JSON.stringify(value);
}
