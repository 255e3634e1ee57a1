// The test vectors of the whole API, against its own validators and upgrades and the reader in Python. They are made for
// this test: the package does not carry them.

import * as upgrades from "@countersign/api/upgrades";
import * as validators from "@countersign/api/validators";
import { describe, expect, test } from "vitest";
import { modelOf, root, sourcesOf } from "../generator/fixture.js";
import { hasPython, readByPython } from "./reader.js";
import { upgradesJudged } from "./upgrades.js";
import { judged, vectorsOf } from "./vectors.js";
import type { Judge } from "./vectors.js";

const vectors = vectorsOf("schema");

test("its validators take, refuse and read every value as the vectors say", () => {
  const judges = validators as unknown as Readonly<Record<string, Judge & { readonly received: Judge }>>;
  const { count, wrong } = judged(vectors, judges);
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(30_000);
});

test("its upgrades make of older requests what the vectors say", async () => {
  const { count, wrong } = await upgradesJudged(modelOf(sourcesOf(`${root}schema`)), vectors, { ...upgrades });
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(400);
});

describe.runIf(hasPython())("a reader in Python", () => {
  test("agrees with all of them", () => {
    expect(readByPython(["schema"], "--without-mutants").differences).toEqual({ schema: [] });
  });
});
