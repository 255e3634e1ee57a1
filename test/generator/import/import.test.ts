// OpenAPI documents as contracts: everything that the two versions of OpenAPI can say, once each; and documents that are
// made to do harm.

import { readFileSync } from "node:fs";
import path from "node:path";
import { check } from "prettier";
import { describe, expect, test } from "vitest";
import { openapiDocument } from "../../../generator/src/emit/openapi/document.js";
import { importOpenapi } from "../../../generator/src/import/import.js";
import { modelOf, root, sourcesOf } from "../fixture.js";
import type { Model } from "../../../generator/src/model/model.js";
import type { Imported } from "../../../generator/src/import/import.js";
import { compareDocuments } from "../../campaigns/openapi-meaning.mjs";

const documents = ["shop-3.0.yaml", "desk-3.1.json"];
const read = (name: string): string => readFileSync(path.join(import.meta.dirname, name), "utf8");

/** Without prose and examples: what a description says of the wire. */
function essence(document: object): unknown {
  const said = ["description", "summary", "example", "examples", "deprecated", "info", "tags", "x-enum-descriptions"];
  const strip = (value: unknown, isNames = false): unknown => {
    if (Array.isArray(value)) return value.map((one) => strip(one));
    if (typeof value !== "object" || value === null) return value;
    const members = Object.entries(value).filter(([key]) => isNames || !said.includes(key));
    return Object.fromEntries(members.map(([key, one]) => [key, strip(one, ["properties", "schemas"].includes(key))]));
  };
  return strip(document);
}

describe.each(documents)("%s", (name) => {
  const imported = importOpenapi(read(name));

  test("becomes a contract that compiles as it is", async () => {
    expect(imported.diagnostics).toEqual([]);
    const files = [...imported.files]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, text]) => `=== ${file}\n${text}`);
    await expect(files.join("\n")).toMatchFileSnapshot(`${name}.contract.golden`);
  });

  test("what could not be carried over is listed with its place and the reason", async () => {
    const lines = imported.findings.map(({ kind, pointer, message }) => `${kind} ${pointer}\n    ${message}\n`);
    await expect(lines.join("")).toMatchFileSnapshot(`${name}.findings.golden`);
  });

  test("is written as prettier would", async () => {
    for (const [file, text] of imported.files) expect(await check(text, { parser: "yaml" }), file).toBe(true);
  });

  test("what the contract's own description says is imported as a contract of the same description", () => {
    if (!imported.model) throw new Error("no contract");
    const emitted = openapiDocument(imported.model);
    const again = importOpenapi(JSON.stringify(emitted));
    expect(again.diagnostics).toEqual([]);
    expect(essence(openapiDocument(again.model ?? imported.model))).toEqual(essence(emitted));
  });
});

test("waits and headers of answers come back from a contract's own description as they were", () => {
  const freight = modelOf(sourcesOf(path.join(root, "test/contracts/freight")));
  // Streams, webhooks and shapes of errors are not what this is about.
  const emitted = openapiDocument(freight) as unknown as Document;
  const { model, findings, diagnostics } = importOpenapi(
    JSON.stringify({ ...emitted, openapi: "3.1.0", webhooks: {} }),
  );
  expect(diagnostics).toEqual([]);
  if (!model) throw new Error("no contract");
  const again = openapiDocument(model) as unknown as Document;
  const [find, query, clear] = ["query/find_shipment", "query/find_clearance", "clear"].map(
    (name) => `/freight/${name}`,
  );
  const answerOf = ({ paths }: Document, name = "") => paths[name]?.post.responses["200"];
  expect(essence(answerOf(again, find)?.headers ?? {})).toEqual(essence(answerOf(emitted, find)?.headers ?? {}));
  expect(again.paths[query ?? ""]?.post["x-wait"]).toEqual(emitted.paths[query ?? ""]?.post["x-wait"]);
  expect(answerOf(again, clear)?.links).toEqual(answerOf(emitted, clear)?.links);
  const about = findings.filter(({ pointer }) => /x-wait|links|headers/.test(pointer));
  expect(about).toEqual([]);
});

describe.each([
  ["schema", 20],
  ["test/contracts/bookings", 4],
])("the description of %s", (folder, leftOut) => {
  const emitted = described(modelOf(sourcesOf(path.join(root, folder))));
  const { model, findings, diagnostics } = importOpenapi(JSON.stringify(emitted));
  const again = described(model);

  test("comes back with its webhooks, how they are signed, and its schemes", () => {
    expect(diagnostics).toEqual([]);
    expect(Object.keys(again.webhooks)).toEqual(Object.keys(emitted.webhooks));
    expect(meaning(again.webhooks)).toEqual(meaning(emitted.webhooks));
    expect(essence(again.components.securitySchemes)).toEqual(essence(emitted.components.securitySchemes));
    expect(findings.filter(({ pointer }) => /^\/(?:webhooks|components\/securitySchemes)/.test(pointer))).toEqual([]);
  });

  test("is the same once it comes from the imported contract", () => {
    const second = importOpenapi(JSON.stringify(again));
    expect(second.diagnostics).toEqual([]);
    const third = described(second.model);
    expect(compareDocuments(again, third, "")).toMatchObject({ differences: [] });
    expect(Object.keys(third.paths)).toEqual(Object.keys(again.paths));
    expect(meaning(third.webhooks)).toEqual(meaning(again.webhooks));
    expect(essence(third.components.securitySchemes)).toEqual(essence(again.components.securitySchemes));
  });

  test("lists each operation that it does not carry, and why others say something else", () => {
    const places = new Set(findings.map(({ pointer }) => pointer));
    const gone = Object.keys(emitted.paths).filter((name) => again.paths[name] === undefined);
    expect(gone).toHaveLength(leftOut);
    for (const name of gone) expect(places).toContain(`/paths/${name.replaceAll("/", "~1")}/post`);
    for (const { at } of compareDocuments(emitted, again, "").differences) {
      const member = at
        .split(/[/ ]/)
        .findLast((part) => !/^(?:min|max)Length$/.test(part))
        ?.replace("[]", "");
      const about = findings.filter(({ pointer }) => pointer.includes(`/${member}`) || pointer.endsWith("/Notice"));
      expect(about, at).not.toEqual([]);
    }
  });
});

interface Described {
  readonly webhooks: object;
  readonly paths: Readonly<Record<string, object>>;
  readonly components: { readonly securitySchemes: object };
}

function described(model: Model | undefined): Described {
  if (!model) throw new Error("no contract");
  return JSON.parse(JSON.stringify(openapiDocument(model))) as Described;
}

/**
 * An enum that is only answered is open in its own schema, one that is also sent where it is referred to. A format is a hint,
 * which a member with an example of another form loses.
 */
function meaning(webhooks: object): unknown {
  const open = /\{"anyOf":\[(\{"\$ref":"[^"]+"\}),\{"type":"string"\}\]\}/g;
  const text = JSON.stringify(essence(webhooks));
  return JSON.parse(text.replace(open, "$1"), (key, value: unknown) => (key === "format" ? undefined : value));
}

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly post: {
          readonly "x-wait"?: object;
          readonly responses: Readonly<Record<string, { readonly headers?: object; readonly links?: object }>>;
        };
      }
    >
  >;
}

/** A job that is begun and asked for, as an API of others describes it. */
function jobs({ states, link = {}, more = {} }: { states: readonly string[]; link?: object; more?: object }): string {
  const job = {
    type: "object",
    required: ["id", "status"],
    properties: { id: { type: "string" }, status: { type: "string", enum: states } },
  };
  const answer = { content: { "application/json": { schema: { $ref: "#/components/schemas/Job" } } } };
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Jobs", version: "1.0.0" },
    paths: {
      "/jobs": {
        post: {
          operationId: "startJob",
          responses: {
            "202": {
              description: "Begun.",
              ...answer,
              links: { job: { operationId: "getJob", parameters: { id: "$response.body#/id" }, ...link } },
            },
          },
        },
      },
      "/jobs/{id}": {
        get: {
          operationId: "getJob",
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
          responses: { "200": { description: "The job.", ...answer } },
          ...more,
        },
      },
    },
    components: { schemas: { Job: job } },
  });
}

describe("a job of others' that is linked to its state", () => {
  test("is waited for if every state has a word of one meaning", () => {
    const { model, diagnostics } = importOpenapi(jobs({ states: ["queued", "RUNNING", "succeeded", "canceled"] }));
    expect(diagnostics).toEqual([]);
    expect(model?.queries[0]?.wait).toMatchObject({
      pending: ["queued", "RUNNING"],
      final: [
        { outcome: "succeeded", value: "succeeded" },
        { outcome: "canceled", value: "canceled" },
      ],
    });
    expect(model?.operations[0]?.awaited?.by[0]?.source).toMatchObject({ from: "response", fields: [{ name: "id" }] });
  });

  test.each([
    ["a state may mean either", { states: ["queued", "accepted", "succeeded"] }],
    ["no state is an end", { states: ["queued", "running"] }],
    ["every state is an end", { states: ["succeeded", "failed"] }],
    ["two states would be called alike", { states: ["queued", "in_progress", "FAILED", "failed"] }],
    ["the link leads elsewhere", { states: ["queued", "succeeded"], link: { operationId: "nothing" } }],
    [
      "the link does not say what is asked",
      { states: ["queued", "succeeded"], link: { parameters: { id: "$response.header.Location" } } },
    ],
    [
      "what is asked is not what is answered",
      {
        states: ["queued", "succeeded"],
        more: {
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer", format: "int32" } }],
        },
      },
    ],
    [
      "what is asked is not there",
      { states: ["queued", "succeeded"], link: { parameters: { id: "$response.body#/more" } } },
    ],
    [
      "its wait is nonsense",
      {
        states: ["queued", "succeeded"],
        more: { "x-wait": { state: "$response.body#/status", pending: ["queued"], final: {} } },
      },
    ],
  ])("is a plain operation if %s", (_, given) => {
    const { model, diagnostics, findings } = importOpenapi(jobs(given));
    expect(diagnostics).toEqual([]);
    expect(model?.operations[0]?.awaited).toBeUndefined();
    const left = findings.filter(({ kind, message }) => kind === "left-out" && /link|wait/.test(message));
    expect(left).not.toEqual([]);
  });
});

test("what is carried over of a plain document means the same in what is emitted", () => {
  const source = {
    openapi: "3.1.0",
    info: { title: "Plain", version: "1.0.0" },
    paths: {
      "/things/{id}": {
        put: {
          operationId: "putThing",
          parameters: [
            { name: "id", in: "path", required: true, schema: { type: "string", minLength: 2, maxLength: 9 } },
            {
              name: "sizes",
              in: "query",
              schema: { type: "array", maxItems: 3, items: { type: "number", minimum: 1 } },
            },
          ],
          requestBody: {
            required: true,
            content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } },
          },
          responses: {
            200: {
              description: "It.",
              content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        Thing: {
          type: "object",
          required: ["name"],
          properties: {
            name: { type: "string", maxLength: 5, pattern: "^[a-z]+$" },
            count: { type: ["integer", "null"], format: "int32", minimum: 3 },
            kind: { type: "string", enum: ["a", "b"] },
            parts: { type: "object", additionalProperties: { $ref: "#/components/schemas/Thing" } },
          },
        },
      },
    },
  };
  const { model, findings } = importOpenapi(JSON.stringify(source));
  expect(findings).toEqual([]);
  if (!model) throw new Error("no contract");
  expect(compareDocuments(source, openapiDocument(model), "")).toEqual({ operations: 1, carried: 1, differences: [] });
});

test("an example of one parameter is none of a request that needs two", () => {
  const parameter = (name: string, schema: object): object => ({ name, in: "path", required: true, schema });
  const parameters = [parameter("shelf", { type: "string", example: "a" }), parameter("book", { type: "number" })];
  const get = { operationId: "getBook", parameters, responses: { 204: { description: "There it is." } } };
  const source = { openapi: "3.1.0", info: { title: "T", version: "1" }, paths: { "/{shelf}/{book}": { get } } };
  const { model, findings } = importOpenapi(JSON.stringify(source));
  expect(findings.filter(({ message }) => message.includes("example"))).toEqual([]);
  expect(model?.queries[0]?.examples[0]?.request).toEqual({ shelf: "a", book: 1.5 });
});

describe("names", () => {
  const named = (paths: object, schemas: object = {}): Imported =>
    importOpenapi(
      JSON.stringify({ openapi: "3.0.0", info: { title: "N", version: "1" }, paths, components: { schemas } }),
    );
  const answer = (schema: object): object => ({
    responses: { 200: { description: "", content: { "application/json": { schema } } } },
  });
  const holding = (ref: string): object =>
    answer({ type: "object", properties: { a: { $ref: `#/components/schemas/${ref}` } } });
  const shape = { type: "object", properties: { a: { type: "string" } } };

  test("of operations come from their ids, or from method and path; the second of two gets a number", () => {
    const paths = {
      "/a": { get: { operationId: "get_a", ...answer({}) } },
      "/a/{b-c}": {
        get: { parameters: [{ name: "b-c", in: "path", required: true, schema: { type: "string" } }], ...answer({}) },
      },
      "/b": { get: { operationId: "GetA", ...answer({}) }, delete: { operationId: "delete", ...answer({}) } },
      "/c": { get: { operationId: "123", ...answer({}) }, put: { operationId: "日本", ...answer({}) } },
    };
    const { model, diagnostics } = named(paths);
    expect(diagnostics).toEqual([]);
    const names = [...(model?.queries ?? []), ...(model?.operations ?? [])].map(({ name }) => name);
    expect(names.sort()).toEqual(["call123", "delete2", "getA", "getA2", "getAByBC", "putC"]);
  });

  test("of types make room for those of the package and of operations", () => {
    const paths = {
      "/a": { get: { operationId: "list", ...holding("Promise") } },
      "/b": { get: { operationId: "read", ...holding("list_response") } },
      "/c": { get: { operationId: "more", ...holding("ListResponse") } },
    };
    const { model, diagnostics } = named(paths, { Promise: shape, list_response: shape, ListResponse: shape });
    expect(diagnostics).toEqual([]);
    expect(
      model?.shapes
        .map(({ name }) => name)
        .filter((name) => name !== "ErrorBody")
        .sort(),
    ).toEqual(["ListResponse2", "ListResponse3", "Promise2"]);
  });
});

describe("a document that is", () => {
  const minimal = (more: object): string =>
    JSON.stringify({ openapi: "3.0.0", info: { title: "A", version: "1.0.0" }, paths: {}, ...more });
  const withSchema = (schema: unknown): string =>
    minimal({
      paths: {
        "/a": {
          post: {
            requestBody: {
              required: true,
              content: { "application/json": { schema: { $ref: "#/components/schemas/A" } } },
            },
            responses: { 200: { description: "" } },
          },
        },
      },
      components: {
        schemas: {
          A: { type: "object", properties: { a: schema } },
          B: { $ref: "#/components/schemas/C" },
          C: { $ref: "#/components/schemas/B" },
        },
      },
    });

  test.each([
    ["empty", "", "the document is not an object"],
    ["no YAML", "a: [", "the document is neither JSON nor YAML: "],
    ["Swagger", "swagger: '2.0'", "the document is Swagger 2.0; convert it to OpenAPI 3"],
    ["of a later version", "openapi: 3.2.0", "OpenAPI 3.2.0 cannot be read: 3.0 and 3.1 can"],
    ["of something else", "name: x", "the document has no member `openapi`"],
    [
      "without anything",
      minimal({}),
      "the document has neither operations, webhooks nor schemas that a contract can have",
    ],
    [
      "in several files",
      withSchema({ $ref: "other.yaml#/A" }),
      "/components/schemas/A/properties/a: `other.yaml#/A` is in another document; only references within the document are followed: bundle its files into one first",
    ],
    ["on another host", withSchema({ $ref: "https://example.com/a" }), "is in another document"],
    [
      "incomplete",
      withSchema({ $ref: "#/components/schemas/Z" }),
      "/components/schemas/A/properties/a: `#/components/schemas/Z` leads nowhere",
    ],
    [
      "too deep as JSON",
      `{"openapi":"3.0.0","x":${"[".repeat(5000)}${"]".repeat(5000)}}`,
      "the document nests deeper than 200 levels",
    ],
    ["too deep as YAML", `openapi: 3.0.0\nx: ${"[".repeat(50_000)}`, "the document nests deeper than 200 levels"],
    [
      "a bomb of aliases",
      `openapi: 3.0.0\na0: &a0 [x]\n${Array.from({ length: 40 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}, *a${i}, *a${i}]`).join("\n")}`,
      /repeats too much by aliases|more than 5000000 values/,
    ],
    ["too large", `openapi: 3.0.0\n#${"x".repeat(33 * 1024 * 1024)}`, "the document is larger than 32 MiB"],
  ])("%s is refused with the reason", (_, text, message) => {
    expect(() => importOpenapi(text)).toThrow(message);
  });

  test.each([
    ["references that lead to themselves", { $ref: "#/components/schemas/B" }],
    ["a schema that is all of itself", { allOf: [{ $ref: "#/components/schemas/A/properties/a" }] }],
    [
      "a record that needs itself",
      { type: "object", required: ["a"], properties: { a: { $ref: "#/components/schemas/A/properties/a" } } },
    ],
    [
      "lists of lists of lists",
      Array.from({ length: 90 }).reduce<object>((items) => ({ type: "array", items }), { type: "string" }),
    ],
    [
      "names that every object has",
      {
        type: "object",
        required: ["__proto__"],
        properties: JSON.parse('{"__proto__":{"type":"string"},"constructor":{},"a b":{}}') as object,
      },
    ],
    ["values that every object has", { type: "string", enum: ["__proto__", "constructor", "toString"] }],
    ["a pattern that takes for ever", { type: "string", pattern: "^(a+)+$" }],
    ["a pattern that nothing matches", { type: "string", pattern: "^a$", minLength: 5 }],
    [
      "bounds that nothing is within",
      { type: "array", minItems: 5, maxItems: 2, items: { type: "integer", minimum: 5, maximum: 2 } },
    ],
    [
      "texts with halves of characters",
      { type: "string", description: "\ud800 */ ${x} `y` <!-- \u2028", enum: ["a", "*/"] },
    ],
    [
      "parts of the wrong kind",
      { type: 7, properties: [], required: {}, enum: "x", oneOf: {}, items: null, additionalProperties: 3 },
    ],
    ["no value at all", false],
  ])("%s is imported, and what is lost is listed", (_, schema) => {
    const { model, diagnostics } = importOpenapi(withSchema(schema));
    expect(diagnostics).toEqual([]);
    expect(model?.operations).toHaveLength(1);
  });

  test("a chain of a thousand records, each in the one before, is imported with an example that ends", () => {
    const chain = Array.from({ length: 1000 }, (_, index) => [
      `A${index}`,
      { type: "object", properties: { next: { $ref: `#/components/schemas/A${index + 1}` } } },
    ]);
    const schemas = {
      ...(Object.fromEntries(chain) as object),
      A1000: { type: "object", properties: { end: { type: "string" } } },
    };
    const content = { "application/json": { schema: { $ref: "#/components/schemas/A0" } } };
    const paths = { "/a": { get: { operationId: "a", responses: { 200: { description: "", content } } } } };
    const { model, diagnostics } = importOpenapi(minimal({ paths, components: { schemas } }));
    expect(diagnostics).toEqual([]);
    expect(model?.shapes).toHaveLength(1001);
    expect(model?.queries[0]?.examples).toEqual([{ doc: undefined, request: {}, response: {} }]);
  });
});
