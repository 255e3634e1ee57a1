// What a contract can say, feature by feature: the bookings say it, and a test of their package shows what comes of it.

import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { recordsByHome } from "../../generator/src/emit/validators/records.js";
import type { Field, Model, Type } from "../../generator/src/model/model.js";
import { plainOperations } from "../../generator/src/model/operations.js";
import { modelOf, root, sourcesOf } from "../generator/fixture.js";

const model = modelOf(sourcesOf(path.join(root, "test/contracts/bookings")));
const holders = [...recordsByHome(model).values()].flat();
const fields = holders.flatMap((holder) => ("fields" in holder ? holder.fields : []));

function within(type: Type): readonly Type[] {
  return type.kind === "array" || type.kind === "map" ? [type, ...within(type.of)] : [type];
}

const types = fields.flatMap(({ type }) => within(type));
const isOf = (kind: string): boolean =>
  types.some((type) => type.kind === kind || (type.kind === "scalar" && type.scalar.base === kind));
const some = (says: (field: Field) => boolean): boolean => fields.some(says);
const terms = [...model.families, ...plainOperations(model)].map((operation) => operation.terms);

type File = "bookings.depth.test.ts" | "bookings-language.depth.test.ts" | "bookings-values.depth.test.ts";
type Row = readonly [feature: string, isSaid: boolean, file: File, title: string];

const reached = "reach the caller as they were answered, null and numbers beyond 2^53 included";
const upgraded = "upgrades and types are called after them, and no other name is left in the package";

const rows: readonly Row[] = [
  [
    "families in versions",
    model.families.some(({ versions }) => versions.length > 1),
    "bookings.depth.test.ts",
    upgraded,
  ],
  ["a version as a change of another", holdsStep(model), "bookings.depth.test.ts", upgraded],
  [
    "approvals, which answer with another change",
    model.families.some(({ newest }) => !newest.result),
    "bookings.depth.test.ts",
    "the mock answers with them, and the wait ends with them",
  ],
  [
    "plain operations",
    model.operations.length > 0,
    "bookings.depth.test.ts",
    "the server holds the body to its contract, and hands it to a method of its own",
  ],
  [
    "idempotent operations",
    model.operations.some(({ idempotent }) => idempotent),
    "bookings.depth.test.ts",
    "one that takes effect each time is sent once, unless its caller says otherwise; one that does not, is retried",
  ],
  [
    "submits that servers do not recognise",
    model.activity?.idempotent === false,
    "bookings.depth.test.ts",
    "a submit whose answer is lost is sent once: the contract does not say that its server recognises it",
  ],
  ["queries", model.queries.length > 0, "bookings.depth.test.ts", "a bearer token goes with the calls that need one"],
  [
    "names of its own for what the compiler puts in",
    model.activity?.members.type === "kind",
    "bookings.depth.test.ts",
    "a change is submitted and answered under them",
  ],
  [
    "members that clients fill in",
    model.activity?.envelope.some(({ fill }) => fill) === true,
    "bookings.depth.test.ts",
    "a change is submitted and answered under them",
  ],
  [
    "error codes of its own",
    model.errors.codes.some(({ refuses }) => refuses.length > 0),
    "bookings.depth.test.ts",
    "the client reports with them what came of a call that nobody answered",
  ],
  [
    "errors of an operation",
    terms.some(({ errors = [] }) => errors.length > 0),
    "bookings.depth.test.ts",
    "an error that an operation lists reaches its caller, and has a type",
  ],
  [
    "bearer tokens",
    model.contract.security.some(({ stampers }) => stampers.some(({ name }) => name === "bearer")),
    "bookings.depth.test.ts",
    "a bearer token goes with the calls that need one",
  ],
  [
    "a scheme for queries only",
    model.contract.security.some(({ only }) => only === "queries"),
    "bookings.depth.test.ts",
    "a scheme that is for queries only does not accompany it in OpenAPI, unless it says so",
  ],
  [
    "operations that anybody may call",
    terms.some(({ security }) => security?.length === 0),
    "bookings.depth.test.ts",
    "no token is asked for, and none is sent, where anybody may call",
  ],
  [
    "deprecation with a date",
    terms.some(({ until }) => until !== undefined),
    "bookings.depth.test.ts",
    "what is going away is marked for editors too",
  ],
  ["int64", isOf("int64"), "bookings.depth.test.ts", reached],
  ["number", isOf("number"), "bookings.depth.test.ts", reached],
  ["bytes", isOf("bytes"), "bookings.depth.test.ts", "base64url with padding"],
  ["date", isOf("date"), "bookings-values.depth.test.ts", "are judged by the JSON Schemas as they say"],
  ["dateTime", isOf("dateTime"), "bookings.depth.test.ts", reached],
  ["maps", isOf("map"), "bookings.depth.test.ts", reached],
  [
    "constants",
    some(({ type }) => type.kind === "literal" && !type.of),
    "bookings.depth.test.ts",
    "a union is told apart by its constant, on both sides",
  ],
  [
    "closed unions",
    model.unions.some(({ fallback }) => !fallback),
    "bookings.depth.test.ts",
    "a union is told apart by its constant, on both sides",
  ],
  [
    "open unions",
    model.unions.some(({ fallback }) => fallback),
    "bookings-language.depth.test.ts",
    "is read with variants that the package does not know",
  ],
  [
    "open enums",
    model.enums.some(({ open, name }) => open && name === "Equipment"),
    "bookings-language.depth.test.ts",
    "is read with values that the package does not know",
  ],
  [
    "null as a value",
    some(({ nullable, optional }) => nullable === "value" && optional),
    "bookings.depth.test.ts",
    "null of a nullable member reaches the service as null, and its absence as absence",
  ],
  [
    "null among items",
    types.some((type) => type.kind === "array" && type.orNull),
    "bookings-language.depth.test.ts",
    "reaches the caller, in a list and in a map",
  ],
  [
    "null among the values of a map",
    types.some((type) => type.kind === "map" && type.orNull),
    "bookings-language.depth.test.ts",
    "reaches the caller, in a list and in a map",
  ],
  [
    "defaults of requests",
    some((field) => field.default !== undefined),
    "bookings-language.depth.test.ts",
    "is filled in for the service, and was not sent",
  ],
  [
    "items that stand once",
    types.some((type) => type.kind === "array" && type.unique),
    "bookings-language.depth.test.ts",
    "is refused where something does, and only then",
  ],
  [
    "what upgrades fill in",
    model.families.some(({ versions }) =>
      versions.some(({ step }) => step?.changes.some((change) => change.kind === "add" && change.default === null)),
    ),
    "bookings.depth.test.ts",
    "older descriptions keep null where it was said, and get it where nothing was",
  ],
  [
    "what the package says of itself",
    model.contract.manifest.license === "MIT",
    "bookings.depth.test.ts",
    "the package says what the contract says of it",
  ],
  [
    "types of other contracts",
    model.imports.length > 0,
    "bookings-language.depth.test.ts",
    "is part of the package, with what it is made of",
  ],
  [
    "arbitraries",
    model.contract.manifest.emit.includes("arbitraries"),
    "bookings-values.depth.test.ts",
    "an arbitrary makes values of every type, which its validator takes",
  ],
  [
    "test vectors",
    model.contract.manifest.emit.includes("vectors"),
    "bookings-values.depth.test.ts",
    "are judged by the validators as they say, at the place that they name",
  ],
];

function holdsStep({ families }: Model): boolean {
  return families.some(({ versions }) => versions.some(({ step }) => step?.upgrade.kind === "derived"));
}

describe("the bookings say", () => {
  test.each(rows)("%s", (_, isSaid, file, title) => {
    expect(isSaid).toBe(true);
    const text = readFileSync(path.join(import.meta.dirname, file), "utf8");
    expect(text.split(JSON.stringify(title)).length, `${file} has one test "${title}"`).toBe(2);
  });
});
