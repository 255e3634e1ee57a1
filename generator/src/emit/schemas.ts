// The contract as JSON Schema (draft 2020-12), for people who check values without our code: one document for what is
// sent, held strictly, and one for what is answered, read tolerantly. Types stand under `$defs` by their name. `format`
// is left out on purpose: in the contract it is a word for readers, while many validators would enforce it.

import { activityTypes, plainOperations } from "../model/operations.js";
import type { ArrayType, Enum, Field, Json, MapType, Model, Shape, Type, Union } from "../model/model.js";
import type { Emitter } from "./output.js";
import { plainSchema, stringBounds } from "./plain-schema.js";
import type { Schema } from "./plain-schema.js";
import { recordsByHome } from "./validators/records.js";

export type { Schema } from "./plain-schema.js";

type Mode = "request" | "response";
type Named = Shape | Enum | Union;

export const emitSchemas: Emitter = ({ model }) =>
  (["request", "response"] as const).map((mode) => ({
    path: `schemas/${mode}.schema.json`,
    text: `${JSON.stringify(schemaDocument(model, mode), null, 2)}\n`,
  }));

export function schemaDocument(model: Model, mode: Mode): Schema {
  const { name, title, version } = model.contract;
  const definitions = new Definitions(mode);
  for (const named of namedTypes(model)) {
    if (named.usage[mode]) definitions.refer(named);
  }
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `urn:${name}:${version}:${mode}`,
    title: `${title}: ${mode === "request" ? "what is sent" : "what is answered"}`,
    description: `${
      mode === "request"
        ? "Members that are not listed are refused"
        : "Members and enum values that are not listed are accepted"
    }; null stands for an absent optional member${holdsNull(model) ? ", unless its description says otherwise" : ""}.`,
    $defs: definitions.all(),
  };
}

/** Whether null is a value of some member. */
function holdsNull(model: Model): boolean {
  const holds = ({ fields }: Shape): boolean =>
    fields.some(
      ({ nullable, type }) =>
        nullable === "value" || (type.kind === "shape" && type.shape.role === "inline" && holds(type.shape)),
    );
  return [...recordsByHome(model).values()].flat().some((holder) => "fields" in holder && holds(holder));
}

function namedTypes(model: Model): readonly Named[] {
  const { activity } = model;
  const bodies = model.families.flatMap(({ body }) => (body.kind === "union" ? [body.union] : []));
  const ofVersions = model.families.flatMap(({ versions }) =>
    versions.flatMap(({ intent, result, activity: own, submit }) => [
      intent,
      ...(result ? [result] : []),
      own,
      ...(submit ? [submit.request, submit.response] : []),
    ]),
  );
  return [
    ...model.enums,
    ...model.shapes,
    ...model.unions,
    ...ofVersions,
    ...bodies,
    ...plainOperations(model).flatMap(({ request, response }) => [request, response]),
    ...activityTypes(activity),
    model.errors.body,
  ];
}

/** The named types in use. Referring to one defines it. */
export class Definitions {
  readonly #mode: Mode;
  readonly #found = new Map<string, Schema>();

  constructor(mode: Mode) {
    this.#mode = mode;
  }

  refer(named: Named): Schema {
    if (!this.#found.has(named.name)) {
      this.#found.set(named.name, {}); // holds the place, so that a type may contain itself
      this.#found.set(named.name, this.#define(named));
    }
    return { $ref: `#/$defs/${named.name}` };
  }

  all(): Schema {
    return Object.fromEntries([...this.#found].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** A record of these fields alone. */
  fields(fields: readonly Field[]): Schema {
    return this.#record({ fields, extra: false }, false);
  }

  get #strict(): boolean {
    return this.#mode === "request";
  }

  #define(named: Named): Schema {
    if ("values" in named) return this.#enumeration(named);
    if ("variants" in named) return this.#union(named);
    return { ...described(named.doc, named.deprecated), ...this.#record(named, false) };
  }

  #enumeration(declared: Enum): Schema {
    const anything = !this.#strict && (declared.open || declared.plain);
    const values = declared.values.map(({ value }) => value);
    return { description: declared.doc, type: "string", ...(anything ? {} : { enum: values }) };
  }

  #record(shape: Pick<Shape, "fields" | "extra">, orNull: boolean): Schema {
    const properties = shape.fields.map((field): [string, Schema] => [field.name, this.#member(field)]);
    const required = shape.fields.filter(({ optional }) => !optional).map(({ name }) => name);
    return {
      type: orNull ? ["object", "null"] : "object",
      properties: Object.fromEntries(properties),
      ...(required.length > 0 ? { required } : {}),
      ...(this.#strict && !shape.extra ? { additionalProperties: false } : {}),
    };
  }

  #member(field: Field): Schema {
    const isValue = field.nullable === "value" && field.optional;
    const own = field.doc === docOfReferred(field.type) ? "" : field.doc;
    const doc = isValue ? [own, "Null is a value of its own."].filter(Boolean).join(" ") : own;
    return {
      ...described(doc, field.deprecated),
      ...(this.#strict && field.default !== undefined ? { default: field.default as Json } : {}),
      ...this.#type(field.type, field.optional || field.nullable !== false),
    };
  }

  #union(union: Union): Schema {
    if (!this.#strict && union.fallback) return this.#openUnion(union, union.fallback);
    // `discriminator` is no keyword of JSON Schema, and `oneOf` without it blames every variant.
    const values = union.variants.map(({ value }) => value);
    return {
      description: union.doc,
      type: "object",
      properties: { [union.tag]: { enum: values } },
      required: [union.tag],
      allOf: this.#known(union),
    };
  }

  #known(union: Union): Json[] {
    return union.variants.map(({ value, shape }) => ({
      if: tagged(union.tag, { const: value }),
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: this.refer(shape),
    }));
  }

  /** Where the tag is a known one, its variant; otherwise the fallback. */
  #openUnion(union: Union, fallback: Shape): Schema {
    const values = union.variants.map(({ value }) => value);
    const other = { if: tagged(union.tag, { enum: values }), else: this.refer(fallback) };
    return { description: union.doc, allOf: [other, ...this.#known(union)] };
  }

  #type(type: Type, orNull: boolean): Schema {
    const named = (name: string): Json => (orNull ? [name, "null"] : name);
    switch (type.kind) {
      case "scalar":
        return plainSchema(type.scalar.base, type.bounds, this.#strict, orNull);
      case "boolean":
        return { type: named("boolean") };
      case "json":
        return {};
      case "literal":
        return orNull ? { enum: [type.value, null] } : { const: type.value };
      case "enum":
        return this.#reference(type.enum, orNull);
      case "union":
        return this.#reference(type.union, orNull);
      case "shape":
        return type.shape.role === "inline" ? this.#record(type.shape, orNull) : this.#reference(type.shape, orNull);
      case "array":
        return { type: named("array"), ...this.#itemBounds(type), items: this.#type(type.of, type.orNull ?? false) };
      case "map":
        return {
          type: named("object"),
          ...this.#entryBounds(type),
          additionalProperties: this.#type(type.of, type.orNull ?? false),
        };
      default:
        return plainSchema(type.kind, type.bounds, this.#strict, orNull);
    }
  }

  #entryBounds({ keys, minEntries, maxEntries }: MapType): Schema {
    const bounds = this.#strict ? stringBounds(keys) : {};
    return {
      ...(this.#strict ? { ...(minEntries > 0 ? { minProperties: minEntries } : {}), maxProperties: maxEntries } : {}),
      propertyNames: { type: "string", ...bounds, not: { const: "__proto__" } },
    };
  }

  #reference(target: Named, orNull: boolean): Schema {
    const reference = this.refer(target);
    return orNull ? { anyOf: [reference, { type: "null" }] } : reference;
  }

  #itemBounds({ minItems, maxItems, unique }: ArrayType): Schema {
    if (!this.#strict) return {};
    return { ...(minItems > 0 ? { minItems } : {}), maxItems, ...(unique ? { uniqueItems: true } : {}) };
  }
}

/** Where the tag is so. */
function tagged(name: string, tag: Schema): Schema {
  return { type: "object", properties: { [name]: tag }, required: [name] };
}

/** The doc that a reader finds by following the reference. */
function docOfReferred(type: Type): string | undefined {
  if (type.kind === "enum") return type.enum.doc;
  if (type.kind === "union") return type.union.doc;
  return type.kind === "shape" ? type.shape.doc : undefined;
}

function described(doc: string, deprecated: string | undefined): Schema {
  return { ...(doc ? { description: doc } : {}), ...(deprecated === undefined ? {} : { deprecated: true }) };
}
