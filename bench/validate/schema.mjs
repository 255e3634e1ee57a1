// The JSON Schema that all peers are built from: the document that the compiler exports for requests.

import { readFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../lib/places.mjs";

/** @typedef {{ readonly [key: string]: any }} Schema */

/** @returns {Promise<Schema>} */
export async function requestSchema() {
  return JSON.parse(await readFile(path.join(ROOT, "generated/schemas/request.schema.json"), "utf8"));
}

/**
 * What a schema of the document says, in one of a few forms, so that each peer has to translate those only.
 *
 * @typedef {(
 *   | { kind: "reference", name: string }
 *   | { kind: "string", minLength?: number, maxLength?: number, pattern?: string }
 *   | { kind: "integer", minimum: number, maximum: number, multipleOf?: number }
 *   | { kind: "boolean" | "anything" }
 *   | { kind: "enum", values: readonly string[] }
 *   | { kind: "array", items: Form, minItems?: number, maxItems?: number }
 *   | { kind: "object", members: readonly Member[], extra: boolean }
 * ) & { orNull: boolean }} Form
 *
 * @typedef {{ name: string, optional: boolean, form: Form }} Member
 */

/**
 * @param {Schema} schema
 * @returns {Form}
 */
export function formOf(schema) {
  if (schema.anyOf) return { ...formOf(schema.anyOf[0]), orNull: true };
  const types = [schema.type].flat();
  const orNull = types.includes("null");
  if (schema.$ref) return { kind: "reference", name: schema.$ref.split("/").at(-1), orNull };
  if (schema.const !== undefined) return { kind: "enum", values: [schema.const], orNull };
  if (schema.enum) return { kind: "enum", values: schema.enum, orNull };
  switch (types[0]) {
    case "string":
      return { ...pick(schema, ["minLength", "maxLength", "pattern"]), kind: "string", orNull };
    case "integer":
      return {
        kind: "integer",
        minimum: schema.minimum,
        maximum: schema.maximum,
        ...pick(schema, ["multipleOf"]),
        orNull,
      };
    case "boolean":
      return { kind: "boolean", orNull };
    case "array":
      return { kind: "array", items: formOf(schema.items), ...pick(schema, ["minItems", "maxItems"]), orNull };
    case "object":
      return { kind: "object", members: membersOf(schema), extra: schema.additionalProperties !== false, orNull };
    case undefined:
      return { kind: "anything", orNull };
    default:
      throw new Error(`no form for ${JSON.stringify(schema)}`);
  }
}

/**
 * @param {Schema} schema
 * @returns {Member[]}
 */
function membersOf(schema) {
  return Object.entries(schema.properties).map(([name, member]) => ({
    name,
    optional: !schema.required?.includes(name),
    form: formOf(member),
  }));
}

/**
 * Builds a peer's schema from the inside out; types without circles only, which the five bodies are.
 *
 * @template Built
 * @param {Schema} document
 * @param {(form: Exclude<Form, { kind: "reference" }>, build: (form: Form) => Built) => Built} translate
 * @param {(built: Built) => Built} orNull
 * @returns {(type: string) => Built}
 */
export function builder(document, translate, orNull) {
  /** @type {Map<string, Built>} */
  const known = new Map();
  const named = (/** @type {string} */ name) => {
    const built = known.get(name) ?? build(formOf(document.$defs[name]));
    known.set(name, built);
    return built;
  };
  /** @type {(form: Form) => Built} */
  const build = (form) => {
    const built = form.kind === "reference" ? named(form.name) : translate(form, build);
    return form.orNull ? orNull(built) : built;
  };
  return named;
}

/**
 * @param {Schema} schema
 * @param {readonly string[]} keys
 */
function pick(schema, keys) {
  return Object.fromEntries(keys.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]]));
}
