// The schemas of the description, under the names that the TypeScript types have. Only what an operation leads to is
// defined. Scalars are written out where they stand, so that code generators meet plain strings and numbers.

import type { Bounds, Enum, Field, Json, Model, Shape, Type, Union } from "../../model/model.js";
import { deprecation, enumDescription, paragraphs, valueDescription } from "../prose.js";

export type Schema = Readonly<Record<string, Json>>;

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
      case "string":
        return { type: "string", ...(bounded ? stringBounds(type.bounds) : {}) };
      case "int32":
        return { type: "integer", format: "int32", ...(bounded ? numberBounds(type.bounds) : {}) };
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
      ...(field.example === undefined ? {} : { examples: [field.example as Json] }),
    };
  }

  #scalar({ scalar, bounds }: Extract<Type, { kind: "scalar" }>, bounded: boolean): Schema {
    const own = scalar.base === "string" ? stringBounds(bounds) : numberBounds(bounds);
    return {
      type: scalar.base === "string" ? "string" : "integer",
      ...format(scalar.format ?? (scalar.base === "string" ? undefined : "int32")),
      ...(bounded ? own : {}),
      description: scalar.doc,
    };
  }

  #array(type: Extract<Type, { kind: "array" }>, bounded: boolean): Schema {
    const { minItems, maxItems } = type;
    const bounds = bounded ? { ...(minItems > 0 ? { minItems } : {}), maxItems } : {};
    return { type: "array", ...bounds, items: this.type(type.of, bounded) };
  }

  /** Activities of all types are described once, in their general form: hundreds of variants would help nobody. */
  #shape(shape: Shape): Schema {
    if (shape.role === "activity") return this.#activity();
    return shape.role === "inline" ? this.#record(shape) : this.define(shape.name, () => this.#record(shape));
  }

  #activity(): Schema {
    const { union, record } = this.#model.activity;
    return this.define(union.name, () => ({ ...this.#record(record), description: union.doc }));
  }

  #union(union: Union): Schema {
    if (union === this.#model.activity.union) return this.#activity();
    return this.define(union.name, () => {
      const variants = union.variants.map(({ value, shape }) => ({
        value,
        ref: reference(shape.name),
        schema: this.#shape(shape),
      }));
      return {
        description: union.doc,
        oneOf: variants.map(({ schema }) => schema),
        discriminator: {
          propertyName: union.tag,
          mapping: Object.fromEntries(variants.map(({ value, ref }) => [value, ref])),
        },
      };
    });
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
      ...(shape.extra ? { additionalProperties: true } : {}),
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
  return typeof schema["type"] === "string"
    ? { ...schema, type: [schema["type"], "null"] }
    : { anyOf: [schema, { type: "null" }] };
}

function format(word: string | undefined): Schema {
  return word === undefined ? {} : { format: word };
}

function stringBounds({ minLength, maxLength, pattern }: Bounds): Schema {
  return {
    ...(minLength ? { minLength } : {}),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(pattern === undefined ? {} : { pattern }),
  };
}

function numberBounds({ minimum, maximum, multipleOf }: Bounds): Schema {
  return {
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(multipleOf === undefined ? {} : { multipleOf }),
  };
}
