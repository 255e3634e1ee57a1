// The test vectors of small contracts against the packages that are generated from these.

import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { ServerOperation } from "../../templates/runtime/server.js";
import type { Stamper } from "../../templates/runtime/stamper.js";
import { loadPackage } from "../contracts/package.js";
import { modelOf, root, sourcesOf } from "../generator/fixture.js";
import { errorsJudged, lenientJudged, refusalsJudged } from "./answers.js";
import type { Api, Serving } from "./answers.js";
import { headersJudged, waitsJudged, webhooksJudged } from "./calls.js";
import type { Calling } from "./calls.js";
import { judgedBySchemas } from "./schemas.js";
import { upgradesJudged } from "./upgrades.js";
import { judged, vectorsOf } from "./vectors.js";
import type { Judge } from "./vectors.js";

const context = { operation: { name: "example", kind: "query", path: "/" }, signal: undefined } as const;

test.each([
  ["corners", 1500, true],
  ["library", 1500, true],
  ["bookings", 1500, true],
  ["freight", 300, false],
])("the package of %s does as the vectors say", async (name, atLeast, isVersioned) => {
  const contract = `test/contracts/${name}`;
  const vectors = vectorsOf(contract);
  const { load, folder } = await loadPackage(name);
  const validators = await load<Record<string, Judge & { readonly received: Judge }>>("validators/index.js");
  const values = judged(vectors, validators);
  expect(values.wrong).toEqual([]);
  expect(values.count).toBeGreaterThan(atLeast);
  const model = modelOf(sourcesOf(root + contract));
  const upgrades = await upgradesJudged(model, vectors, isVersioned ? await load("upgrades/index.js") : {});
  expect(upgrades.wrong).toEqual([]);
  expect(upgrades.count > 20).toBe(isVersioned);
  const errors = await errorsJudged(vectors, await load<Api>("index.js"));
  expect(errors.wrong).toEqual([]);
  expect(errors.count).toBeGreaterThan(20);
  const calling = await load<Calling>("index.js");
  for (const judge of [waitsJudged, headersJudged, webhooksJudged])
    expect((await judge(vectors, calling)).wrong).toEqual([]);
  const { operations } = await load<{ operations: readonly ServerOperation[] }>("server.js");
  expect(lenientJudged(vectors, operations).wrong).toEqual([]);
  const serving = { ...(await load<Serving>("server.js")), ...(await load<Serving>("runtime/loopback.js")) };
  const refusals = await refusalsJudged(vectors, serving);
  expect(refusals.wrong).toEqual([]);
  expect(refusals.count).toBeGreaterThan(20);
  for (const { stamper, token, value } of vectors.stamps.filter((one) => one.token !== undefined)) {
    const [make] = Object.values(
      await load<Record<string, (options: object) => Stamper>>(`runtime/stamper-${stamper}.js`),
    );
    const made = await make?.({ token, session: token }).stamp(new Uint8Array(), context);
    expect(made?.value, stamper).toBe(value);
  }
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  const schemas = judgedBySchemas(vectors, read);
  expect(schemas.wrong).toEqual([]);
  expect(schemas.count).toBeGreaterThan(atLeast * 0.85);
});
