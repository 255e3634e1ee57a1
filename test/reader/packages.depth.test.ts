// The test vectors of small contracts against the packages that are generated from these.

import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { loadPackage } from "../contracts/package.js";
import { modelOf, root, sourcesOf } from "../generator/fixture.js";
import { judgedBySchemas } from "./schemas.js";
import { upgradesJudged } from "./upgrades.js";
import { judged, vectorsOf } from "./vectors.js";
import type { Judge } from "./vectors.js";

test.each(["corners", "library", "bookings"])(
  "validators, schemas and upgrades of %s do as the vectors say",
  async (name) => {
    const contract = `test/contracts/${name}`;
    const vectors = vectorsOf(contract);
    const { load, folder } = await loadPackage(name);
    const validators = await load<Record<string, Judge & { readonly received: Judge }>>("validators/index.js");
    const values = judged(vectors, validators);
    expect(values.wrong).toEqual([]);
    expect(values.count).toBeGreaterThan(1500);
    const model = modelOf(sourcesOf(root + contract));
    const upgrades = await upgradesJudged(model, vectors, await load("upgrades/index.js"));
    expect(upgrades.wrong).toEqual([]);
    expect(upgrades.count).toBeGreaterThan(20);
    const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), "utf8"));
    const schemas = judgedBySchemas(vectors, read);
    expect(schemas.wrong).toEqual([]);
    expect(schemas.count).toBeGreaterThan(1300);
  },
);
