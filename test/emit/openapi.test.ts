import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { emitOpenapi, openapiDocument } from "../../generator/src/emit/openapi/document.js";
import { firstSentence } from "../../generator/src/emit/prose.js";
import { fixtures, modelOf, onBase } from "../generator/fixture.js";
import { entryOf } from "../service/support/results.js";
import { model } from "./model-fixture.js";

// Looked into at many depths, as JSON is.
interface Node {
  readonly [key: string]: Node;
}
const document = openapiDocument(model) as unknown as Node;
const schemas = entryOf(document, "components", "schemas");
const lend = entryOf(document, "paths", "/v1/submit/lend_book", "post");
const body = entryOf(lend, "requestBody", "content", "application/json");

function references(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
    name === "$ref" && typeof member === "string" ? [member] : references(member),
  );
}

describe("a record", () => {
  it("takes no other members where it is only sent, as servers do not", () => {
    expect(schemas["LendBookRequestV3"]).toMatchObject({ additionalProperties: false });
  });

  it("may have others where it is answered, because newer servers add some", () => {
    expect(schemas["GetTaskResponse"] ?? schemas["Book"]).not.toHaveProperty("additionalProperties");
  });
});

describe("an operation", () => {
  it("has a summary, a description and the tag of its first trait", () => {
    expect(lend).toMatchObject({ operationId: "lendBook", tags: ["LOAN"], summary: "Lends books to a reader" });
    expect(lend["description"]).toContain("Older clients may send `LEND_BOOK_V2`.");
    expect(lend["description"]).toContain("`activity.result.lendBookResult`");
    expect(document["tags"]).toEqual([
      { name: "LOAN", description: "What was lent." },
      { name: "RULE", description: "What is allowed." },
      { name: "queries", description: "Requests that read and change nothing." },
    ]);
  });

  it("takes every version that can be submitted, told apart by type", () => {
    expect(schemas["LendBookBody"]).toMatchObject({
      oneOf: [{ $ref: "#/components/schemas/LendBookRequestV2" }, { $ref: "#/components/schemas/LendBookRequestV3" }],
      discriminator: { propertyName: "type", mapping: { LEND_BOOK_V2: "#/components/schemas/LendBookRequestV2" } },
    });
    expect(entryOf(schemas, "LendBookRequestV2", "properties")["type"]).toMatchObject({
      type: "string",
      enum: ["LEND_BOOK_V2"],
    });
  });

  it("shows whole bodies and answers, under one name each, the newest first", () => {
    expect(Object.keys(entryOf(body, "examples"))).toEqual(["lendBookV3", "lendBookV2"]);
    expect(entryOf(body, "examples")["lendBookV3"]).toEqual({
      summary: "Two books.",
      value: {
        type: "LEND_BOOK_V3",
        sentAtMs: "1700000000000",
        libraryId: "l-1",
        parameters: { bookIds: ["b-1", "b-2"], days: 7 },
      },
    });
    expect(
      entryOf(entryOf(lend, "responses", "200")["content"], "application/json", "examples", "lendBookV3", "value")[
        "activity"
      ],
    ).toMatchObject({
      status: "STATUS_DONE",
      result: { lendBookResult: { books: [{ id: "b-1" }] } },
    });
  });

  it("asks for one of the headers that suit it", () => {
    expect(lend["security"]).toEqual([{ seal: [] }]);
    expect(entryOf(document, "paths", "/v1/query/get_activity", "post")["security"]).toEqual([
      { seal: [] },
      { card: [] },
    ]);
    expect(entryOf(document, "components", "securitySchemes")["seal"]).toEqual({
      type: "apiKey",
      in: "header",
      name: "X-Seal",
      description:
        "The reader's seal.\n\nOnce decoded it holds `Seal`:\n\n- `by`: What by holds.\n- `mark`: What mark holds.",
    });
  });

  it("answers errors with the body and the table of codes", () => {
    expect(entryOf(lend, "responses")["default"]).toEqual({ $ref: "#/components/responses/Error" });
    const error = entryOf(document, "components", "responses", "Error");
    expect(error["description"]).toContain("| 5 | 404 | `NOT_FOUND` | There is no such book. |");
    expect(entryOf(error, "content", "application/json", "examples", "NOT_FOUND")["value"]).toEqual({
      code: 5,
      message: "There is no such book",
      details: [],
    });
  });
});

describe("a schema", () => {
  it("describes activities once, in their general form", () => {
    expect(entryOf(schemas, "Activity", "properties")["type"]).toMatchObject({
      anyOf: [{ $ref: "#/components/schemas/ActivityType" }, { type: "string" }],
    });
    expect(entryOf(schemas, "Intent")["properties"]).toHaveProperty("lendBookIntentV2");
    expect(schemas["Intent"]).not.toHaveProperty("required");
    expect(entryOf(schemas, "LendBookAnswer", "properties")["activity"]).toMatchObject({
      $ref: "#/components/schemas/Activity",
    });
    expect(Object.keys(schemas)).not.toContain("LendBookActivityV2");
  });

  it("writes scalars out, bounded where they are sent", () => {
    expect(entryOf(schemas, "Book", "properties")["id"]).toEqual({
      type: "string",
      format: "uuid",
      maxLength: 64,
      description: "The doc of Id.",
    });
    expect(entryOf(schemas, "Activity", "properties")["id"]).not.toHaveProperty("maxLength");
  });

  it("tells what is deprecated, and why", () => {
    const deprecated = { deprecated: true, description: expect.stringContaining("Deprecated: Use `id`.") as string };
    expect(entryOf(schemas, "Book", "properties")["isbn"]).toMatchObject(deprecated);
    expect(schemas["LendBookRequestV2"]).toMatchObject({ deprecated: true });
  });

  it("takes null only where TypeScript does", () => {
    expect(entryOf(schemas, "Book", "properties")["remark"]).toMatchObject({
      type: ["string", "null"],
      examples: ["signed"],
    });
    expect(entryOf(schemas, "Book", "properties")["isbn"]).toMatchObject({ type: "string" });
    expect(entryOf(schemas, "Book")["required"]).toEqual(["id", "genre"]);
  });

  it("documents every value of an enum", () => {
    expect(schemas["Genre"]).toEqual({
      type: "string",
      description: "The doc of Genre. Servers may add values.\n\n- `POEM`: Verse.\n- `NOVEL`: A long story.",
      enum: ["POEM", "NOVEL"],
      "x-enum-descriptions": { POEM: "Verse.", NOVEL: "A long story." },
    });
  });
});

describe("the description", () => {
  it("defines what it refers to, and nothing else", () => {
    const prefix = "#/components/schemas/";
    const referred = references(document)
      .filter((ref) => ref.startsWith(prefix))
      .map((ref) => ref.slice(prefix.length));
    expect([...new Set(referred)].sort()).toEqual(Object.keys(schemas));
  });

  it("lists what the server sends by itself", () => {
    const { parameters, requestBody } = entryOf(document, "webhooks", "activityUpdate", "post");
    expect(parameters).toMatchObject([
      { name: "X-Event-Id", in: "header", required: true, schema: { type: "string" } },
      { name: "X-Genre", in: "header", required: false },
    ]);
    expect(entryOf(requestBody, "content", "application/json")["schema"]).toEqual({
      $ref: "#/components/schemas/Activity",
    });
  });

  it("is the same bytes each time", () => {
    const context = { model, templates: new Map<string, string>() };
    expect(emitOpenapi(context)).toEqual(emitOpenapi(context));
  });
});

it.each([
  ["Reads one. Then more.", "Reads one"],
  ["Keys, e.g. X25519 ones. More.", "Keys, e.g. X25519 ones"],
  ["Version 1.2 is old! Yes.", "Version 1.2 is old!"],
  ["No stop", "No stop"],
  ["Broken\n  line. Next.", "Broken line"],
])("the first sentence of %j is %j", (doc, want) => expect(firstSentence(doc)).toBe(want));

describe("an open union", () => {
  const [found] = fixtures("features").filter(({ name }) => name === "union-open");
  const open = openapiDocument(modelOf(onBase(found?.files ?? []))) as unknown as Node;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const judge = (name: string) => ajv.compile({ ...open, $ref: `#/components/schemas/${name}` } as object);
  const [sent, answered] = [judge("Steeping"), judge("ReceivedSteeping")];

  it("is one of its variants where it is sent, by the tag that tells them apart", () => {
    expect(sent({ method: "hot" })).toBe(true);
    expect(sent({ method: "in the sun", hours: 4 })).toBe(false);
    expect(entryOf(open, "components", "schemas")["Steeping"]).toMatchObject({
      oneOf: [{ $ref: "#/components/schemas/HotSteeping" }, { $ref: "#/components/schemas/ColdSteeping" }],
      discriminator: { propertyName: "method" },
    });
  });

  it("is one of its variants where it is answered, or a record with another tag", () => {
    expect(answered({ method: "hot" })).toBe(true);
    expect(answered({ method: "in the sun", hours: 4 })).toBe(true);
    expect(answered({ method: 5 })).toBe(false);
    expect(answered({ hours: 4 })).toBe(false);
  });

  it("leaves no way around the variant that a tag names, and names no tags for readers to choose from", () => {
    const other = entryOf(open, "components", "schemas", "UnknownSteeping");
    expect(entryOf(other, "properties")["method"]).toMatchObject({ type: "string", not: { enum: ["hot", "cold"] } });
    expect(entryOf(open, "components", "schemas")["ReceivedSteeping"]).toEqual({
      description: "How tea is made. Servers may answer with other variants.",
      anyOf: [
        { $ref: "#/components/schemas/HotSteeping" },
        { $ref: "#/components/schemas/ColdSteeping" },
        { $ref: "#/components/schemas/UnknownSteeping" },
      ],
    });
  });
});
