// What the package of the bookings gives to tests of others: arbitraries for fast-check, and vectors for programs in other
// languages. The package's own validators and its JSON Schemas are held to both.

import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { modelOf, root, sourcesOf } from "../generator/fixture.js";
import { judgedBySchemas } from "../reader/schemas.js";
import { judged } from "../reader/vectors.js";
import type { Judge, Vectors } from "../reader/vectors.js";
import { loadPackage } from "./package.js";
import type { Loaded } from "./package.js";

type Validators = Readonly<Record<string, Judge & { readonly received: Judge }>>;

let loaded: Loaded;
let validators: Validators;
let vectors: Vectors;
/** Records and unions: scalars and enums have no arbitraries of their own. */
let records: readonly string[];
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(loaded.folder, file), "utf8"));

beforeAll(async () => {
  loaded = await loadPackage("bookings");
  validators = await loaded.load<Validators>("validators/index.js");
  vectors = read("vectors.json") as Vectors;
  const { scalars, enums } = modelOf(sourcesOf(path.join(root, "test/contracts/bookings")));
  const others = new Set([...scalars, ...enums].map(({ name }) => name));
  records = Object.keys(vectors.types).filter((name) => !others.has(name));
}, 300_000);

test("an arbitrary makes values of every type, which its validator takes", async () => {
  const arbitraries =
    await loaded.load<Readonly<Record<string, (options?: object) => fc.Arbitrary<unknown>>>>("arbitraries.js");
  expect(Object.keys(arbitraries)).toHaveLength(records.length);
  for (const name of records) {
    const arbitrary = arbitraries[`${name.charAt(0).toLowerCase()}${name.slice(1)}Arbitrary`];
    const type = validators[name];
    if (!arbitrary || !type) throw new Error(`nothing for ${name}`);
    const values = fc.sample(arbitrary(), { numRuns: 10, seed: 1 });
    for (const value of values) expect(type.explain(value), `${name} ${JSON.stringify(value)}`).toEqual([]);
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
    expect(records.length).toBeGreaterThan(70);
    for (const [name, modes] of Object.entries(vectors.types)) {
      expect(Object.keys(modes), name).not.toEqual([]);
      for (const { refused } of Object.values(modes)) expect(refused.length, name).toBeGreaterThan(0);
    }
  });

  test("are written as the page about them shows", () => {
    const lines = readFileSync(path.join(loaded.folder, "vectors.json"), "utf8")
      .split("\n")
      .filter((line) => /^\{"(?:at|from|path|status)"/.test(line));
    const known = new Set(lines.map((line) => line.replace(/,$/, "")));
    const page = readFileSync(path.join(root, "docs/vectors.md"), "utf8");
    const blocks = [...page.matchAll(/^```json\n(\{\s+"(?:at|from|path|status)"[^]*?)^```/gm)].map(
      ([, block = ""]) => block,
    );
    const shown = blocks.flatMap((block) => (block.startsWith("{\n") ? [block] : block.trim().split("\n")));
    expect(shown.length).toBeGreaterThan(7);
    for (const one of shown) expect(known).toContain(JSON.stringify(JSON.parse(one)));
  });

  test("are judged by the validators as they say, at the place that they name", () => {
    const { count, wrong } = judged(vectors, validators);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(4000);
  });

  test("are judged by the JSON Schemas as they say", () => {
    const { count, wrong } = judgedBySchemas(vectors, read);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(3500);
  });
});
