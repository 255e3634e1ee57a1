// Formats that schemas name: the description of the imported contract has them in the same place, or a finding tells
// what became of them there.

import { expect, test } from "vitest";
import { openapiDocument } from "../../../generator/src/emit/openapi/document.js";
import { importOpenapi } from "../../../generator/src/import/import.js";

type Schema = Readonly<Record<string, unknown>>;

/** Those of OpenAPI's registry, and what documents say besides. */
const formats = [
  "base64url binary byte char commonmark date date-time date-time-local decimal decimal128 double double-int duration",
  "email float hostname html http-date idn-email idn-hostname int16 int32 int64 int8 ipv4 ipv6 iri iri-reference",
  "json-pointer media-range password regex relative-json-pointer sf-binary sf-boolean sf-decimal sf-integer sf-string",
  "sf-token time time-local uint16 uint32 uint64 uint8 unixtime uri uri-reference uri-template uuid",
  "url UUID hex string integer number enum currency timestamp constructor",
].flatMap((line) => line.split(" "));

const types = ["string", "integer", "number", "boolean", "object", "array", undefined];
const sample: Readonly<Record<string, unknown>> = { integer: 7, number: 7.5, boolean: true };

/** Where a format may stand in the schema of a member. */
const written: Readonly<Record<string, (schema: Schema) => Schema>> = {
  plain: (schema) => schema,
  short: (schema) => ({ ...schema, maxLength: 8, minimum: 0, maximum: 9 }),
  matching: (schema) => ({ ...schema, pattern: "^[a-f0-9]+$" }),
  encoded: (schema) => ({ ...schema, contentEncoding: "base32" }),
  listed: (schema) => ({ ...schema, enum: [valueOf(schema), "b", "c"] }),
  constant: (schema) => ({ ...schema, const: valueOf(schema) }),
  nullable: (schema) => ({ ...schema, type: [schema["type"] ?? "string", "null"] }),
  orNull: (schema) => ({ anyOf: [schema, { type: "null" }] }),
  besideNull: (schema) => ({ ...schema, oneOf: [{ type: schema["type"] }, { type: "null" }] }),
  orOther: (schema) => ({ anyOf: [schema, { type: "string", enum: ["a", "b"] }] }),
  orList: (schema) => ({ anyOf: [schema, { type: "array", items: { type: "string" } }] }),
  parts: ({ format, ...schema }) => ({ allOf: [schema, { format }] }),
  wrapped: (schema) => ({ allOf: [schema], description: "Something." }),
  items: (schema) => ({ type: "array", items: schema }),
  values: (schema) => ({ type: "object", additionalProperties: schema }),
  mapOfLists: (schema) => ({ type: "object", additionalProperties: { type: "array", items: schema } }),
};

function valueOf({ type }: Schema): unknown {
  return sample[String(type)] ?? "a";
}

const place = "/paths/~1things/post/requestBody/content/application~1json/schema/properties/";

function documentOf(properties: Schema): object {
  const schema = { type: "object", properties };
  return {
    openapi: "3.1.0",
    info: { title: "Things", version: "1.0.0" },
    paths: {
      "/things": {
        post: {
          operationId: "makeThing",
          requestBody: { required: true, content: { "application/json": { schema } } },
          responses: { "200": { description: "Made.", content: { "application/json": { schema } } } },
        },
      },
    },
  };
}

/** Every `format` and `contentEncoding` in it, behind references, too. */
function formatsIn(part: unknown, document: Schema, seen = new Set<unknown>()): readonly unknown[] {
  if (typeof part !== "object" || part === null || seen.has(part)) return [];
  seen.add(part);
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === "format" || key === "contentEncoding") return [value];
    if (key !== "$ref") return formatsIn(value, document, seen);
    const name = String(value).split("/").at(-1) ?? "";
    const schemas = (document["components"] as Schema)["schemas"] as Schema;
    return formatsIn(schemas[name], document, seen);
  });
}

/** `byte` is `contentEncoding: base64` in 3.1. */
const alike: Readonly<Record<string, string>> = { byte: "base64" };

test.each(types)("of type %s", (type) => {
  const members = Object.fromEntries(
    Object.entries(written).flatMap(([how, write]) =>
      formats.map((format, index) => [`${how}${index}`, { format, schema: write({ ...(type && { type }), format }) }]),
    ),
  );
  const schemas = Object.fromEntries(Object.entries(members).map(([name, { schema }]) => [name, schema]));
  const { model, findings, diagnostics } = importOpenapi(JSON.stringify(documentOf(schemas)));
  expect(diagnostics).toEqual([]);
  const emitted = model ? openapiDocument(model) : {};
  const { properties } = ((emitted["components"] as Schema)["schemas"] as Schema)["MakeThingRequest"] as Schema;
  const lost = Object.entries(members).filter(([name, { format }]) => {
    const found = formatsIn((properties as Schema)[name], emitted);
    if (format === type || found.includes(format) || found.includes(alike[format])) return false;
    const told = findings.filter(({ pointer }) => pointer === place + name || pointer.startsWith(`${place}${name}/`));
    const isWhole = /^u?int(?:32|64)$/.test(format);
    return !told.some(
      ({ pointer, message }) =>
        message.includes(`\`${format}\``) ||
        (isWhole && message.includes("32 bits")) ||
        (pointer === place + name && message.includes("alternatives")),
    );
  });
  expect(lost.map(([name, { format }]) => `${name} ${format}`)).toEqual([]);
});
