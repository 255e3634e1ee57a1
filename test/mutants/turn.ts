// What vitest runs; `runner.mjs` does the rest before it.

import { expect, test } from "vitest";

test("mutants have their turn in a plan", () => {
  expect(process.env["MUTANTS_PLAN"]).toBeDefined();
});
