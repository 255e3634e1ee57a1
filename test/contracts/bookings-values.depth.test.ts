// What the package of the bookings gives to tests of others: arbitraries for fast-check, and vectors for programs in other
// languages. The package's own validators and its JSON Schemas are held to both.

import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { present } from "../service/support/results.js";
import { loadPackage } from "./package.js";
import type { Loaded } from "./package.js";

type Validators = Readonly<Record<string, { readonly explain: (value: unknown) => readonly { path: string }[] }>>;
interface Vectors {
  readonly mode: "sent" | "answered";
  readonly valid: readonly unknown[];
  readonly invalid: readonly { readonly value: unknown; readonly path: string; readonly expected: string }[];
}

let loaded: Loaded;
let validators: Validators;
let vectors: [name: string, of: Vectors][];
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(loaded.folder, file), "utf8"));

beforeAll(async () => {
  loaded = await loadPackage("bookings");
  validators = await loaded.load<Validators>("validators/index.js");
  vectors = Object.entries((read("vectors.json") as { types: Record<string, Vectors> }).types);
}, 300_000);

test("an arbitrary makes values of every type, which its validator takes", async () => {
  const arbitraries =
    await loaded.load<Readonly<Record<string, (options?: object) => fc.Arbitrary<unknown>>>>("arbitraries.js");
  expect(Object.keys(arbitraries)).toHaveLength(vectors.length);
  for (const [name, { mode }] of vectors) {
    const arbitrary = arbitraries[`${name.charAt(0).toLowerCase()}${name.slice(1)}Arbitrary`];
    const type = validators[name];
    if (!arbitrary || !type) throw new Error(`nothing for ${name}`);
    const values = fc.sample(arbitrary(), { numRuns: 10, seed: 1 });
    for (const value of values) expect(type.explain(value), `${name} ${mode} ${JSON.stringify(value)}`).toEqual([]);
  }
});

test("with nulls, absent members are null, and still fit", async () => {
  const { setReminderRequestArbitrary: arbitrary } =
    await loaded.load<Readonly<Record<string, (options?: object) => fc.Arbitrary<object>>>>("arbitraries.js");
  const by = (options: object) =>
    fc.sample(arbitrary?.(options) ?? fc.constant({}), { numRuns: 50, seed: 1 }).map((value) => Object.entries(value));
  expect(by({}).flat()).not.toContainEqual(["by", null]);
  expect(by({ nulls: true }).flat()).toContainEqual(["by", null]);
});

describe("vectors", () => {
  test("are there for every type, valid and invalid ones", () => {
    expect(vectors.length).toBeGreaterThan(70);
    for (const [name, { valid, invalid }] of vectors) {
      expect(valid.length, name).toBeGreaterThan(0);
      expect(invalid.length, name).toBeGreaterThan(0);
    }
  });

  test("are judged by the validators as they say, at the place that they name", () => {
    for (const [name, { valid, invalid }] of vectors) {
      const type = present(validators[name], name);
      for (const value of valid) expect(type.explain(value), `${name} ${JSON.stringify(value)}`).toEqual([]);
      for (const { value, path: place } of invalid) {
        const found = type.explain(value).map((issue) => issue.path);
        expect(found, `${name} ${JSON.stringify(value)}`).toContain(place);
      }
    }
  });

  test("are judged by the JSON Schemas as they say", () => {
    const schemas = { sent: new Ajv2020(), answered: new Ajv2020() };
    schemas.sent.addSchema(read("schemas/request.schema.json") as object, "schema");
    schemas.answered.addSchema(read("schemas/response.schema.json") as object, "schema");
    for (const [name, { mode, valid, invalid }] of vectors) {
      const validate = schemas[mode].getSchema(`schema#/$defs/${name}`);
      if (!validate) throw new Error(`no schema of ${name}`);
      const wrong = [
        ...valid.filter((value) => !validate(value)),
        ...invalid.map(({ value }) => value).filter((value) => validate(value)),
      ];
      expect(wrong, name).toEqual([]);
    }
  });
});
