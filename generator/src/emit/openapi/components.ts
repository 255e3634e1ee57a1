// The schemas of the description, under the names that the TypeScript types have. Only what an operation leads to is
// defined. Scalars are written out where they stand, so that code generators meet plain strings and numbers.

import { activityOf } from "../../model/operations.js";
import { decimalPattern } from "../../model/decimal-pattern.js";
import { formOf, int64Range } from "../../model/formats.js";
import type {
  ArrayType,
  Bounds,
  Enum,
  Field,
  Json,
  MapType,
  Model,
  Scalar,
  Shape,
  Type,
  Union,
} from "../../model/model.js";
import { bytesBounds, numberBounds, stringBounds } from "../plain-schema.js";
import type { Schema } from "../plain-schema.js";
import { deprecation, enumDescription, openUnion, paragraphs, valueDescription } from "../prose.js";

export type { Schema } from "../plain-schema.js";

export class Components {
  readonly #model: Model;
  readonly #found = new Map<string, Schema>();

  constructor(model: Model) {
    this.#model = model;
  }

  /** Defines a schema, unless it is already, and answers the reference to it. */
  define(name: string, build: () => Schema): Schema {
    if (!this.#found.has(name)) {
      this.#found.set(name, {}); // holds the place, so that a schema may contain itself
      this.#found.set(name, build());
    }
    return { $ref: reference(name) };
  }

  all(): Schema {
    return Object.fromEntries([...this.#found].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** `bounded` says that the value is sent: bounds do not hold for answers. */
  type(type: Type, bounded: boolean): Schema {
    switch (type.kind) {
      case "scalar":
        return this.#scalar(type, bounded);
      case "boolean":
        return { type: "boolean" };
      case "json":
        return {};
      case "literal":
        return { type: "string", enum: [type.value] };
      case "enum":
        return this.define(type.enum.name, () => enumeration(type.enum));
      case "union":
        return this.#union(type.union);
      case "shape":
        return this.#shape(type.shape);
      case "array":
        return this.#array(type, bounded);
      case "map":
        return this.#map(type, bounded);
      default:
        return { ...typeAndFormat(type.kind, type.bounds), ...(bounded ? boundsOf(type.kind, type.bounds) : {}) };
    }
  }

  /** A member or a header: its type, with what its own doc says. */
  member(field: Field, bounded: boolean): Schema {
    const description = paragraphs(field.doc, deprecation(field.deprecated));
    const type = this.type(field.type, bounded);
    return {
      ...(field.nullable ? orNull(type) : type),
      ...(description ? { description } : {}),
      ...(field.deprecated === undefined ? {} : { deprecated: true }),
      ...(bounded && field.default !== undefined ? { default: field.default as Json } : {}),
      ...(field.example === undefined ? {} : { examples: [field.example as Json] }),
    };
  }

  #scalar({ scalar, bounds }: Extract<Type, { kind: "scalar" }>, bounded: boolean): Schema {
    return {
      ...typeAndFormat(scalar.base, bounds),
      ...(scalar.format === undefined ? {} : { format: scalar.format }),
      ...(bounded ? boundsOf(scalar.base, bounds) : {}),
      description: scalar.doc,
    };
  }

  #map(type: MapType, bounded: boolean): Schema {
    const { keys, minEntries, maxEntries } = type;
    const bounds = {
      ...(minEntries > 0 ? { minProperties: minEntries } : {}),
      maxProperties: maxEntries,
      propertyNames: stringBounds(keys),
    };
    return { type: "object", ...(bounded ? bounds : {}), additionalProperties: this.#inner(type, bounded) };
  }

  #array(type: ArrayType, bounded: boolean): Schema {
    const { minItems, maxItems, unique } = type;
    const bounds = { ...(minItems > 0 ? { minItems } : {}), maxItems, ...(unique ? { uniqueItems: true } : {}) };
    return { type: "array", ...(bounded ? bounds : {}), items: this.#inner(type, bounded) };
  }

  #inner({ of, orNull: mayBeNull }: ArrayType | MapType, bounded: boolean): Schema {
    const inner = this.type(of, bounded);
    return mayBeNull ? orNull(inner) : inner;
  }

  /** Activities of all types are described once, in their general form: hundreds of variants would help nobody. */
  #shape(shape: Shape): Schema {
    if (shape.role === "activity") return this.#activity();
    return shape.role === "inline" ? this.#record(shape) : this.define(shape.name, () => this.#record(shape));
  }

  #activity(): Schema {
    const { union, record } = activityOf(this.#model);
    return this.define(union.name, () => ({ ...this.#record(record), description: union.doc }));
  }

  #union(union: Union): Schema {
    if (union === this.#model.activity?.union) return this.#activity();
    return this.define(union.name, () => {
      const variants = union.variants.map(({ value, shape }) => ({
        value,
        ref: reference(shape.name),
        schema: this.#shape(shape),
      }));
      const schemas = variants.map(({ schema }) => schema);
      const { fallback } = union;
      return {
        description: fallback ? `${union.doc} ${openUnion}` : union.doc,
        ...(fallback?.usage.response
          ? { anyOf: [...schemas, this.define(fallback.name, () => this.#other(union, fallback))] }
          : { oneOf: schemas }),
        discriminator: {
          propertyName: union.tag,
          mapping: Object.fromEntries(variants.map(({ value, ref }) => [value, ref])),
        },
      };
    });
  }

  /** What an answer holds that a newer server has written: any record whose tag is another one. */
  #other({ tag, variants }: Union, fallback: Shape): Schema {
    const record = this.#record(fallback);
    const members = record["properties"] as Readonly<Record<string, Schema>>;
    const other = { ...members[tag], not: { enum: variants.map(({ value }) => value) } };
    return { ...record, properties: { ...members, [tag]: other } };
  }

  #record(shape: Shape): Schema {
    const description = paragraphs(shape.doc, deprecation(shape.deprecated));
    const required = shape.fields.filter(({ optional }) => !optional).map(({ name }) => name);
    const properties = shape.fields.map((field): [string, Schema] => [
      field.name,
      this.member(field, shape.usage.request),
    ]);
    return {
      type: "object",
      ...(description ? { description } : {}),
      ...(shape.deprecated === undefined ? {} : { deprecated: true }),
      properties: Object.fromEntries(properties),
      ...(required.length > 0 ? { required } : {}),
      ...(shape.extra ? { additionalProperties: true } : isOnlySent(shape) ? { additionalProperties: false } : {}),
    };
  }
}

/** Servers refuse members that they do not know; readers of answers pass them over. */
function isOnlySent({ usage }: Shape): boolean {
  return usage.request && !usage.response;
}

function reference(name: string): string {
  return `#/components/schemas/${name}`;
}

function enumeration(declared: Enum): Schema {
  return {
    type: "string",
    description: enumDescription(declared),
    enum: declared.values.map(({ value }) => value),
    ...(declared.values.some(({ value, member }) => value !== member)
      ? { "x-enum-varnames": declared.values.map(({ member }) => member) }
      : {}),
    "x-enum-descriptions": Object.fromEntries(declared.values.map((value) => [value.value, valueDescription(value)])),
  };
}

function orNull(schema: Schema): Schema {
  return typeof schema["type"] === "string"
    ? { ...schema, type: [schema["type"], "null"] }
    : { anyOf: [schema, { type: "null" }] };
}

/** By the words of OpenAPI's registry of formats. */
function typeAndFormat(base: Scalar["base"], bounds: Bounds): Schema {
  switch (base) {
    case "string":
      return { type: "string" };
    case "int32":
      return { type: "integer", format: "int32" };
    case "number":
      return { type: "number", format: "double" };
    default:
      return { type: "string", ...formOf(base).openApi(bounds) };
  }
}

function boundsOf(base: Scalar["base"], bounds: Bounds): Schema {
  if (base === "string") return stringBounds(bounds);
  if (base === "int64") {
    const { int64Minimum, int64Maximum } = bounds;
    if (int64Minimum === undefined && int64Maximum === undefined) return {};
    return { pattern: decimalPattern(int64Minimum ?? int64Range.minimum, int64Maximum ?? int64Range.maximum) };
  }
  return base === "bytes" ? bytesBounds(bounds) : numberBounds(bounds);
}
