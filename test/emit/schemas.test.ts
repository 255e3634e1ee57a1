import { Ajv2020 } from "ajv/dist/2020.js";
import type { ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { activityExample, answerExample, bodyExample, exampleOf } from "../../generator/src/values/examples.js";
import { emitSchemas, schemaDocument } from "../../generator/src/emit/schemas.js";
import { entryOf } from "../service/support/results.js";
import { Book, getActivity, lendBook, model, Shelf } from "./model-fixture.js";

const ajv = new Ajv2020({ strict: true, allErrors: true });
ajv.addSchema(schemaDocument(model, "request")).addSchema(schemaDocument(model, "response"));

function accepts(mode: "request" | "response", name: string): (value: unknown) => boolean {
  const validate: ValidateFunction | undefined = ajv.getSchema(`urn:library:1.2.3:${mode}#/$defs/${name}`);
  if (!validate) throw new Error(`no ${name} in ${mode}`);
  return (value) => validate(value) === true;
}

const book = { id: "b-1", genre: "POEM" };
const body = { type: "LEND_BOOK_V3", sentAtMs: "1", libraryId: "l-1", parameters: { bookIds: ["b-1"], days: 7 } };
const activity = {
  id: "a",
  libraryId: "l",
  status: "STATUS_DONE",
  type: "LEND_BOOK_V3",
  intent: { lendBookIntentV3: body.parameters },
  result: {},
};

describe("the schema of requests", () => {
  const cases: [fact: string, type: string, value: unknown, fits: boolean][] = [
    ["takes what is described", "Book", book, true],
    ["refuses members that are not listed", "Book", { ...book, colour: "red" }, false],
    ["takes null for an optional string", "Book", { ...book, isbn: null }, true],
    ["takes null for an optional record", "Book", { ...book, shelf: null }, true],
    ["takes null for an optional enum", "LendBookIntentV3", { ...body.parameters, genre: null }, true],
    ["refuses null for a required member", "Book", { ...book, id: null }, false],
    ["holds an open enum to its values", "Book", { ...book, genre: "ESSAY" }, false],
    ["counts code points", "Book", { ...book, id: "📚".repeat(64) }, true],
    ["holds strings to their length", "Book", { ...book, id: "b".repeat(65) }, false],
    ["holds strings to their pattern", "LendBookBody", { ...body, sentAtMs: "now" }, false],
    ["holds numbers to their bounds", "LendBookBody", { ...body, parameters: { bookIds: ["b-1"], days: 91 } }, false],
    ["holds arrays to their bounds", "LendBookBody", { ...body, parameters: { bookIds: [], days: 7 } }, false],
    ["lets records contain themselves", "Shelf", { label: "a", children: [{ label: "b", children: [] }] }, true],
    ["tells versions apart by their tag", "LendBookBody", body, true],
    ["refuses one version's parameters under another's tag", "LendBookBody", { ...body, type: "LEND_BOOK_V2" }, false],
    ["refuses tags that no version has", "LendBookBody", { ...body, type: "LEND_BOOK" }, false],
  ];
  it.each(cases)("%s", (_, type, value, fits) => expect(accepts("request", type)(value)).toBe(fits));
});

describe("the schema of answers", () => {
  const cases: [fact: string, type: string, value: unknown, fits: boolean][] = [
    ["takes members that are not listed", "Book", { ...book, colour: "red" }, true],
    ["takes values that an open enum does not list", "Book", { ...book, genre: "ESSAY" }, true],
    ["holds a closed enum to its values", "Activity", { ...activity, status: "STATUS_ODD" }, false],
    ["has no bounds", "Book", { ...book, id: "b".repeat(65) }, true],
    ["holds int32 to 32 bits", "ErrorBody", { code: 2 ** 31, message: "", details: [] }, false],
    ["takes any JSON where any is allowed", "ErrorBody", { code: 5, message: "", details: [null, { a: 1 }] }, true],
    ["takes an activity of a known type", "Activity", activity, true],
    [
      "takes an activity of an unknown type in its general form",
      "Activity",
      { ...activity, type: "BURN", intent: {} },
      true,
    ],
    ["holds an activity of a known type to that type", "Activity", { ...activity, intent: {} }, false],
    ["refuses an activity without a type", "Activity", { ...activity, type: undefined }, false],
  ];
  it.each(cases)("%s", (_, type, value, fits) => expect(accepts("response", type)(value)).toBe(fits));
});

it("names each type in the direction that it travels", () => {
  const [request, response] = (["request", "response"] as const).map((mode) => schemaDocument(model, mode)["$defs"]);
  expect(request).toHaveProperty("LendBookRequestV3");
  expect(request).not.toHaveProperty("LendBookResult");
  expect(response).toHaveProperty("LendBookActivityV3");
  expect(response).not.toHaveProperty("LendBookBody");
});

it("emits one file per direction, the same bytes each time", () => {
  const context = { model, templates: new Map<string, string>() };
  expect(emitSchemas(context)).toEqual(emitSchemas(context));
  expect(emitSchemas(context)).toMatchObject([
    { path: "schemas/request.schema.json" },
    { path: "schemas/response.schema.json" },
  ]);
});

describe("examples", () => {
  it("show every member, and stop where a record contains itself", () => {
    expect(exampleOf({ kind: "shape", shape: Shelf })).toEqual({ label: "text", children: [] });
    expect(exampleOf({ kind: "shape", shape: Book })).toEqual({
      id: "b-1",
      genre: "POEM",
      shelf: { label: "text", children: [] },
      remark: "signed",
      isbn: "text",
    });
  });

  it("keep to bounds that are narrower than the scalar's example", () => {
    const id = { kind: "scalar", scalar: entryOf(model.scalars, 1), bounds: { maxLength: 2 } } as const;
    expect(exampleOf(id)).toBe("b-");
    expect(exampleOf({ ...id, bounds: { minLength: 5 } })).toBe("b-1b-");
    expect(exampleOf({ kind: "int32", bounds: { minimum: 5, multipleOf: 4 } })).toBe(8);
  });

  it("of bodies and answers fit their schemas", () => {
    for (const example of lendBook.examples) {
      expect(accepts("request", "LendBookBody")(bodyExample(example))).toBe(true);
      const answer = `LendBookResponse${example.version.suffix}`;
      expect(accepts("response", answer)(answerExample(model, example))).toBe(true);
    }
    expect(accepts("request", "GetActivityRequest")(getActivity.examples[0]?.request)).toBe(true);
  });

  it("show an activity that is completed, without members for what did not happen", () => {
    expect(activityExample(model, entryOf(lendBook.examples, 1))).toEqual({
      id: "b-1",
      libraryId: "b-1",
      status: "STATUS_DONE",
      type: "LEND_BOOK_V3",
      intent: { lendBookIntentV3: { bookIds: ["b-1", "b-2"], days: 7 } },
      result: { lendBookResult: { books: [{ id: "b-1", genre: "NOVEL" }] } },
    });
  });
});
