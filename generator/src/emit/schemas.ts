// The contract as JSON Schema (draft 2020-12), for people who check values without our code: one document for what is
// sent, held strictly, and one for what is answered, read tolerantly. Types stand under `$defs` by their name. `format`
// is left out on purpose: in the contract it is a word for readers, while many validators would enforce it.

import type { Bounds, Enum, Field, Json, Model, Shape, Type, Union } from "../model/model.js";
import type { Emitter } from "./output.js";

type Mode = "request" | "response";
export type Schema = Readonly<Record<string, Json>>;
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
    description:
      mode === "request"
        ? "Members that are not listed are refused; null stands for an absent optional member."
        : "Members and enum values that are not listed are accepted; null stands for an absent optional member.",
    $defs: definitions.all(),
  };
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
    ...ofVersions,
    ...bodies,
    ...model.queries.flatMap(({ request, response }) => [request, response]),
    activity.base,
    activity.record,
    activity.union,
    activity.response,
    activity.intent,
    activity.result,
    model.errors.body,
  ];
}

/** The named types in use. Referring to one defines it. */
class Definitions {
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

  #record(shape: Shape, orNull: boolean): Schema {
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
    const doc = field.doc === docOfReferred(field.type) ? "" : field.doc;
    return { ...described(doc, field.deprecated), ...this.#type(field.type, field.optional || field.nullable) };
  }

  #union(union: Union): Schema {
    if (!this.#strict && union.fallback) return this.#openUnion(union, union.fallback);
    return {
      description: union.doc,
      type: "object",
      discriminator: { propertyName: union.tag },
      oneOf: union.variants.map(({ shape }) => this.refer(shape)),
    };
  }

  /** Where the tag is a known one, its variant; otherwise the fallback. */
  #openUnion(union: Union, fallback: Shape): Schema {
    const tagged = (tag: Schema): Schema => ({
      type: "object",
      properties: { [union.tag]: tag },
      required: [union.tag],
    });
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    const known = union.variants.map(({ value, shape }) => ({ if: tagged({ const: value }), then: this.refer(shape) }));
    const values = union.variants.map(({ value }) => value);
    return { description: union.doc, allOf: [{ if: tagged({ enum: values }), else: this.refer(fallback) }, ...known] };
  }

  #type(type: Type, orNull: boolean): Schema {
    const named = (name: string): Json => (orNull ? [name, "null"] : name);
    switch (type.kind) {
      case "string":
        return { type: named("string"), ...this.#stringBounds(type.bounds) };
      case "int32":
        return { type: named("integer"), ...this.#numberBounds(type.bounds) };
      case "scalar":
        return type.scalar.base === "string"
          ? { type: named("string"), ...this.#stringBounds(type.bounds) }
          : { type: named("integer"), ...this.#numberBounds(type.bounds) };
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
        return { type: named("array"), ...this.#itemBounds(type), items: this.#type(type.of, false) };
    }
  }

  #reference(target: Named, orNull: boolean): Schema {
    const reference = this.refer(target);
    return orNull ? { anyOf: [reference, { type: "null" }] } : reference;
  }

  #stringBounds({ minLength, maxLength, pattern }: Bounds): Schema {
    if (!this.#strict) return {};
    return {
      ...(minLength ? { minLength } : {}),
      ...(maxLength === undefined ? {} : { maxLength }),
      ...(pattern === undefined ? {} : { pattern }),
    };
  }

  #numberBounds({ minimum = int32.minimum, maximum = int32.maximum, multipleOf }: Bounds): Schema {
    return this.#strict ? { minimum, maximum, ...(multipleOf === undefined ? {} : { multipleOf }) } : int32;
  }

  #itemBounds({ minItems, maxItems }: Extract<Type, { kind: "array" }>): Schema {
    return this.#strict ? { ...(minItems > 0 ? { minItems } : {}), maxItems } : {};
  }
}

const int32 = { minimum: -2147483648, maximum: 2147483647 };

/** The doc that a reader finds by following the reference. */
function docOfReferred(type: Type): string | undefined {
  if (type.kind === "enum") return type.enum.doc;
  if (type.kind === "union") return type.union.doc;
  return type.kind === "shape" ? type.shape.doc : undefined;
}

function described(doc: string, deprecated: string | undefined): Schema {
  return { ...(doc ? { description: doc } : {}), ...(deprecated === undefined ? {} : { deprecated: true }) };
}
