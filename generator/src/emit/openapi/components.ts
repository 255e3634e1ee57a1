// The schemas of the description, under the names that the TypeScript types have. Only what an operation leads to is
// defined. Scalars are written out where they stand, so that code generators meet plain strings and numbers.

import { receivedName } from "../../model/names.js";
import { activityOf, isOpen } from "../../model/operations.js";
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

/** Who writes a value: a caller, who is held to bounds and lists, or a server, who may be newer than the description. */
interface Written {
  readonly sent: boolean;
  readonly received: boolean;
}

const answered: Written = { sent: false, received: true };

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

  /** `sent`: bounds and lists of values do not hold for answers. */
  type(type: Type, sent: boolean): Schema {
    return this.#type(type, { sent, received: !sent });
  }

  /** A member or a header: its type, with what its own doc says. */
  member(field: Field, sent: boolean): Schema {
    return this.#member(field, { sent, received: !sent });
  }

  /** Some of the members of what is sent, as a record under its name. */
  members(shape: Shape, fields: readonly Field[]): Schema {
    return this.define(shape.name, () => this.#record({ ...shape, fields }, { sent: true, received: false }));
  }

  #type(type: Type, written: Written): Schema {
    switch (type.kind) {
      case "scalar":
        return this.#scalar(type, written.sent);
      case "boolean":
        return { type: "boolean" };
      case "json":
        return {};
      case "literal":
        return { type: typeof type.value, enum: [type.value] };
      case "enum":
        return this.#enum(type.enum, written);
      case "union":
        return this.#union(type.union, written);
      case "shape":
        return this.#shape(type.shape, written);
      case "array":
        return this.#array(type, written);
      case "map":
        return this.#map(type, written);
      default:
        return { ...typeAndFormat(type.kind, type.bounds), ...(written.sent ? boundsOf(type.kind, type.bounds) : {}) };
    }
  }

  /** An answer may hold a value that a newer server has; what is sent as well is held to the list. */
  #enum(declared: Enum, { sent, received }: Written): Schema {
    const listed = this.define(declared.name, () => enumeration(declared));
    const isOpenHere = received && !sent && (declared.open || declared.plain);
    return isOpenHere ? { anyOf: [listed, { type: "string" }] } : listed;
  }

  #member(field: Field, written: Written): Schema {
    const bounded = written.sent;
    const description = paragraphs(field.doc, deprecation(field.deprecated));
    const type = this.#type(field.type, written);
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

  #map(type: MapType, written: Written): Schema {
    const { keys, minEntries, maxEntries } = type;
    const bounds = {
      ...(minEntries > 0 ? { minProperties: minEntries } : {}),
      maxProperties: maxEntries,
      propertyNames: stringBounds(keys),
    };
    return { type: "object", ...(written.sent ? bounds : {}), additionalProperties: this.#inner(type, written) };
  }

  #array(type: ArrayType, written: Written): Schema {
    const { minItems, maxItems, unique } = type;
    const bounds = { ...(minItems > 0 ? { minItems } : {}), maxItems, ...(unique ? { uniqueItems: true } : {}) };
    return { type: "array", ...(written.sent ? bounds : {}), items: this.#inner(type, written) };
  }

  #inner({ of, orNull: mayBeNull }: ArrayType | MapType, written: Written): Schema {
    const inner = this.#type(of, written);
    return mayBeNull ? orNull(inner) : inner;
  }

  /** Activities of all types are described once, in their general form: hundreds of variants would help nobody. */
  #shape(shape: Shape, { received }: Written): Schema {
    if (shape.role === "activity") return this.#activity();
    const isSplit = shape.received && shape.usage.request;
    const record = (): Schema => this.#record(shape, isSplit ? { sent: !received, received } : shape);
    if (shape.role === "inline") return record();
    return this.define(isSplit && received ? receivedName(shape) : shape.name, record);
  }

  #activity(): Schema {
    const { union, record } = activityOf(this.#model);
    return this.define(union.name, () => ({ ...this.#record(record, answered), description: union.doc }));
  }

  #union(union: Union, written: Written): Schema {
    if (union === this.#model.activity?.union) return this.#activity();
    const { fallback } = union;
    const other = written.received && isOpen(union) ? fallback : undefined;
    const isOther = written.received && union.usage.request && (union.received ?? other !== undefined);
    return this.define(isOther ? `Received${union.name}` : union.name, () => {
      const variants = union.variants.map(({ value, shape }) => ({ value, schema: this.#shape(shape, written) }));
      const schemas = variants.map(({ schema }) => schema);
      // Whatever reads a discriminator takes the values of its mapping for all that there are.
      if (other) {
        const unknown = this.define(other.name, () => this.#other(union, other));
        return { description: `${union.doc} ${openUnion}`, anyOf: [...schemas, unknown] };
      }
      return {
        description: union.doc,
        oneOf: schemas,
        discriminator: {
          propertyName: union.tag,
          mapping: Object.fromEntries(variants.map(({ value, schema }) => [value, schema["$ref"] as string])),
        },
      };
    });
  }

  /** What an answer holds that a newer server has written: any record whose tag is another one. */
  #other({ tag, variants }: Union, fallback: Shape): Schema {
    const record = this.#record(fallback, answered);
    const members = record["properties"] as Readonly<Record<string, Schema>>;
    const other = { ...members[tag], not: { enum: variants.map(({ value }) => value) } };
    return { ...record, properties: { ...members, [tag]: other } };
  }

  /** The record as it is written so, or in all ways that it is. */
  #record(shape: Shape, how: Written | Shape): Schema {
    const written = "usage" in how ? { sent: how.usage.request, received: how.usage.response } : how;
    const description = paragraphs(shape.doc, deprecation(shape.deprecated));
    const required = shape.fields.filter(({ optional }) => !optional).map(({ name }) => name);
    const properties = shape.fields.map((field): [string, Schema] => [field.name, this.#member(field, written)]);
    return {
      type: "object",
      ...(description ? { description } : {}),
      ...(shape.deprecated === undefined ? {} : { deprecated: true }),
      properties: Object.fromEntries(properties),
      ...(required.length > 0 ? { required } : {}),
      // Servers refuse members that they do not know; readers of answers pass them over.
      ...(shape.extra ? { additionalProperties: true } : !written.received ? { additionalProperties: false } : {}),
    };
  }
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
  const { enum: values } = schema;
  const listed = Array.isArray(values) ? { enum: [...(values as Json[]), null] } : {};
  if (typeof schema["type"] === "string") return { ...schema, ...listed, type: [schema["type"], "null"] };
  const { anyOf, ...more } = schema;
  return Array.isArray(anyOf) && Object.keys(more).length === 0
    ? { anyOf: [...(anyOf as Json[]), { type: "null" }] }
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
