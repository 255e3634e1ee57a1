// The test vectors of the whole API, against its own validators and upgrades and the reader in Python. They are made for
// this test: the package does not carry them.

import { call, connect, isPassing } from "@countersign/api";
import { loopback } from "@countersign/api/loopback";
import { operations, serve } from "@countersign/api/server";
import * as upgrades from "@countersign/api/upgrades";
import * as validators from "@countersign/api/validators";
import { describe, expect, test } from "vitest";
import { modelOf, root, sourcesOf } from "../generator/fixture.js";
import { errorsJudged, lenientJudged, refusalsJudged } from "./answers.js";
import type { Serving } from "./answers.js";
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

test("its client reads errors, and its server refuses requests, as the vectors say", async () => {
  const errors = await errorsJudged(vectors, { call, connect, isPassing });
  expect(errors.wrong).toEqual([]);
  expect(errors.count).toBeGreaterThan(30);
  const refusals = await refusalsJudged(vectors, { serve, loopback } as unknown as Serving);
  expect(refusals.wrong).toEqual([]);
  expect(refusals.count).toBeGreaterThan(300);
});

test("its server reads bodies of other clients as the vectors say", () => {
  const { count, wrong } = lenientJudged(vectors, operations);
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(300);
});

describe.runIf(hasPython())("a reader in Python", () => {
  test("agrees with all of them", () => {
    expect(readByPython(["schema"]).differences).toEqual({ schema: [] });
  });
});
