// The generated validators against ajv on the exported JSON Schemas: the same verdict and the same places, for values
// that fit and for values with one thing changed. FUZZ_RUNS asks for more of them.

import * as validators from "@countersign/api/validators";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Holder } from "../../generator/src/emit/validators/records.js";
import { recordsByHome } from "../../generator/src/emit/validators/records.js";
import type { Descriptor } from "../../templates/runtime/validate-descriptor.js";
import type { Type } from "../../templates/runtime/validate-type.js";
import { modelOf, sourcesOf } from "../generator/fixture.js";
import { present } from "../service/support/results.js";
import { share, turn } from "../share.js";
import { Ajv } from "./ajv.js";
import { fitting, mutated } from "./arbitrary.js";
import { compiledFolder, root } from "./compiled.js";
import type { Compiled } from "./compiled.js";

type Tried = Pick<Compiled, "model" | "type" | "descriptor">;

/** The API's own validators, which are built already. */
function ownApi(): Tried {
  const exported = validators as unknown as Readonly<Record<string, Type<unknown> & Descriptor>>;
  const named = (name: string) => present(exported[name], name);
  return { model: modelOf(sourcesOf(`${root}schema`)), type: named, descriptor: named };
}

/** Changed values of each type; a third as many fit. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 8);

describe.each(["schema", "test/contracts/library", "test/contracts/bookings"])(
  "the validators of %s agree with ajv",
  (folder) => {
    let contract: Tried;
    let ajv: { readonly strict: Ajv; readonly tolerant: Ajv };
    let holders: readonly Holder[];

    beforeAll(async () => {
      contract = folder === "schema" ? ownApi() : await compiledFolder(folder);
      ajv = { strict: new Ajv(contract.model, "request"), tolerant: new Ajv(contract.model, "response") };
      const all = [...recordsByHome(contract.model).values()].flat();
      // What the API is made of is in the others too; of its many types, another half is tried for each commit.
      holders = folder === "schema" ? share(all, turn(2)) : all;
    });

    test.each(["strict", "tolerant"] as const)(
      "on every type that is held in %s mode",
      (mode) => {
        let refused = 0;
        for (const holder of holders.filter(({ usage }) => (mode === "strict" ? usage.request : usage.response))) {
          const descriptor = contract.descriptor(holder.name);
          const type = contract.type(holder.name);
          const { is, parse, explain } = mode === "strict" ? type : type.received;
          const agree = (value: unknown): boolean => {
            const theirs = JSON.stringify(ajv[mode].paths(holder.name, value));
            const ours = JSON.stringify([...new Set(explain(value).map(({ path }) => path))].sort());
            const fits = theirs === "[]";
            if (!fits) refused++;
            if (ours === theirs && is(value) === fits && parse(value).ok === fits) return true;
            throw new Error(`${holder.name}: ajv refuses ${theirs}, we refuse ${ours}, is says ${is(value)}`);
          };
          const fits = (value: unknown): boolean => agree(value) && is(value);
          fc.assert(fc.property(fitting(descriptor, mode), fits), { numRuns: Math.ceil(RUNS / 3) });
          fc.assert(fc.property(mutated(descriptor, mode), agree), { numRuns: RUNS });
        }
        expect(refused).toBeGreaterThan(holders.length);
      },
      120_000,
    );
  },
);
