// Random documents: a value that ajv accepts under the document's own schema is one that the contract's validators accept,
// and the reverse, as far as the language can say it. It takes null for an absent optional member; the schemas given to
// ajv say so, too. And whatever a document holds, it is imported or refused. IMPORT_RUNS asks for more documents.

import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { importOpenapi, ImportError } from "../../../generator/src/import/import.js";
import type { Finding } from "../../../generator/src/import/import.js";
import { findIssues } from "../../../templates/runtime/validate-explain.js";
import { resolve } from "../../../templates/runtime/validate-descriptor.js";
import { fitting, mutated } from "../../validators/arbitrary.js";
import { Descriptors } from "../diff/descriptors.js";

const runs = Number(process.env["IMPORT_RUNS"] ?? 200);
const valuesPerDocument = 12;

/** A schema, and the same for ajv. */
interface Made {
  readonly schema: object;
  readonly oracle: object;
}

const same = (schema: object): Made => ({ schema, oracle: schema });
const range = fc.tuple(fc.nat(9), fc.nat(9)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
const pattern = fc.constantFrom("^[a-c]*$", "^\\d+$", "x", "^(?:a|bc)+$");

const plains: fc.Arbitrary<Made> = fc.oneof(
  fc.constant(same({ type: "string" })),
  range.map(([minLength, maxLength]) => same({ type: "string", minLength, maxLength })),
  pattern.map((one) => same({ type: "string", pattern: one })),
  range.map(([minimum, maximum]) => same({ type: "integer", format: "int32", minimum, maximum })),
  range.map(([low, high]) => same({ type: "integer", exclusiveMinimum: low - 1, exclusiveMaximum: high + 1 })),
  range.map(([minimum, maximum]) => same({ type: "number", minimum, exclusiveMaximum: maximum + 1 })),
  fc.constant(same({ type: "boolean" })),
  fc.constant(same({})),
  fc.constantFrom("a", true, 7).map((value) => same({ const: value })),
  fc
    .uniqueArray(fc.constantFrom("a", "b-c", "B_c", "d e", "é", "A"), { minLength: 2 })
    .map((values) => same({ type: "string", enum: values })),
);

const { made } = fc.letrec<{ made: Made; record: Made }>((tie) => ({
  made: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    plains,
    tie("record"),
    tie("made").map(({ schema, oracle }) => ({
      schema: { anyOf: [schema, { type: "null" }] },
      oracle: { anyOf: [oracle, { type: "null" }] },
    })),
    fc
      .constantFrom("A", "B")
      .map((name) => ({ schema: { $ref: `#/components/schemas/${name}` }, oracle: { $ref: `#/$defs/${name}` } })),
    fc.tuple(tie("made"), range).map(([{ schema, oracle }, [minItems, maxItems]]) => {
      const isBounded = !("items" in schema) && !("anyOf" in schema);
      const bounds = isBounded ? { minItems: Math.min(minItems, 2), maxItems } : {};
      return {
        schema: { type: "array", items: schema, ...bounds },
        oracle: { type: "array", items: oracle, ...bounds },
      };
    }),
    tie("made").map(({ schema, oracle }) => ({
      schema: { type: "object", additionalProperties: schema },
      oracle: { type: "object", additionalProperties: oracle },
    })),
  ),
  record: fc
    .tuple(
      fc.uniqueArray(
        fc.record({
          name: fc.constantFrom("a", "b", "c", "x-y", "_id", "$n"),
          isRequired: fc.boolean(),
          of: tie("made"),
        }),
        {
          selector: ({ name }) => name,
          minLength: 1,
          maxLength: 4,
        },
      ),
      fc.boolean(),
      fc.boolean(),
    )
    .map(([members, isClosed, isSplit]): Made => {
      const closed = isClosed ? { additionalProperties: false } : {};
      const required = members.flatMap(({ name, isRequired }) => (isRequired ? [name] : []));
      const properties = members.map(({ name, of }) => [name, of.schema] as const);
      const oracles = members.map(
        ({ name, isRequired, of }) =>
          [name, isRequired ? of.oracle : { anyOf: [of.oracle, { type: "null" }] }] as const,
      );
      const [first, ...rest] = properties;
      const parts =
        isSplit && first && !isClosed
          ? {
              allOf: [
                { type: "object", properties: Object.fromEntries([first]) },
                { type: "object", properties: Object.fromEntries(rest), required },
              ],
            }
          : { properties: Object.fromEntries(properties), required };
      return {
        schema: { type: "object", ...parts, ...closed },
        oracle: { type: "object", properties: Object.fromEntries(oracles), required, ...closed },
      };
    }),
}));

const record = made.filter(({ schema }) => "properties" in schema || "allOf" in schema);
const documents = fc.record({ body: record, A: record, B: made.filter(({ schema }) => !("$ref" in schema)) });

/** Whether the contract says all of it: a list that became a pattern has the same values. */
const isExact = (findings: readonly Finding[]): boolean =>
  findings.every(({ message }) => message.endsWith("the list is a pattern"));

test("values that the document accepts are those that the contract accepts", () => {
  const ajv = new Ajv2020({ strict: false });
  let [judged, exact] = [0, 0];
  fc.assert(
    fc.property(documents, fc.nat(), ({ body, A, B }, seed) => {
      const paths = {
        "/a": {
          post: {
            operationId: "send",
            requestBody: { required: true, content: { "application/json": { schema: body.schema } } },
            responses: { 200: { description: "" } },
          },
        },
      };
      const document = {
        openapi: "3.1.0",
        info: { title: "A", version: "1.0.0" },
        paths,
        components: { schemas: { A: A.schema, B: B.schema } },
      };
      const { model, findings, diagnostics } = importOpenapi(JSON.stringify(document));
      expect(diagnostics).toEqual([]);
      const request = model?.operations[0]?.request;
      if (!request || !isExact(findings)) return;
      exact++;
      const validate = ajv.compile({ ...body.oracle, $defs: { A: A.oracle, B: B.oracle } });
      const type = new Descriptors().of({ kind: "shape", shape: request });
      const options = { seed, numRuns: valuesPerDocument };
      for (const value of [
        ...fc.sample(fitting(type, "strict"), options),
        ...fc.sample(mutated(type, "strict"), options),
      ]) {
        const json = JSON.parse(JSON.stringify(value ?? null)) as unknown;
        // Neither is ever a key of a map.
        if (/"(?:__proto__)?":/.test(JSON.stringify(json))) continue;
        const issues = findIssues(resolve(type), json, "strict", 1);
        judged++;
        expect(issues.length === 0, JSON.stringify({ json, issues })).toBe(validate(json));
      }
    }),
    { numRuns: runs },
  );
  expect(exact).toBeGreaterThan(runs / 30);
  expect(judged).toBeGreaterThan(exact * valuesPerDocument);
});

const keywords = [
  "type",
  "properties",
  "items",
  "allOf",
  "oneOf",
  "anyOf",
  "enum",
  "const",
  "$ref",
  "required",
  "additionalProperties",
  "nullable",
  "format",
  "pattern",
  "minLength",
  "maxItems",
  "minimum",
  "multipleOf",
  "default",
  "example",
  "discriminator",
  "not",
  "readOnly",
  "uniqueItems",
];
const anything = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "medium" },
    fc.constantFrom(
      "string",
      "object",
      "array",
      "integer",
      "null",
      "date",
      "#/components/schemas/A",
      "#/components/schemas/B/properties/a",
      "__proto__",
      "^a+$",
      0,
      -1,
      1.5,
      1e300,
      true,
      false,
      null,
      "",
    ),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...keywords) },
        { weight: 1, arbitrary: fc.constantFrom("a", "__proto__", "constructor", "a/b~c", "") },
      ),
      tie("value"),
      { maxKeys: 4 },
    ),
  ),
})).value;

/** Empty for a contract that compiles. */
function outcomeOf(text: string): string {
  try {
    return importOpenapi(text)
      .diagnostics.map(({ message }) => message)
      .join("; ");
  } catch (cause) {
    if (cause instanceof ImportError) return cause.message;
    throw cause;
  }
}

test("whatever stands in the place of schemas, a contract comes of it that compiles, or an error that says why not", () => {
  let imported = 0;
  fc.assert(
    fc.property(anything, anything, anything, (one, A, B) => {
      const schema = { type: "object", properties: { one } };
      const content = { "application/json": { schema } };
      const paths = {
        "/a": { post: { requestBody: { required: true, content }, responses: { 200: { description: "", content } } } },
      };
      const text = JSON.stringify({
        openapi: "3.0.0",
        info: { title: "A", version: "1.0.0" },
        paths,
        components: { schemas: { A, B } },
      });
      const outcome = outcomeOf(text);
      expect(outcome).toMatch(/^$|leads nowhere|is in another document/);
      if (outcome === "") imported++;
    }),
    { numRuns: runs * 2 },
  );
  expect(imported).toBeGreaterThan(runs / 2);
});
