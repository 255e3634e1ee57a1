// The generated validators against ajv on the exported JSON Schemas: the same verdict and the same places, for values
// that fit and for values with one thing changed. FUZZ_RUNS asks for more of them.

import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Holder } from "../../generator/src/emit/validators/records.js";
import { recordsByHome } from "../../generator/src/emit/validators/records.js";
import { Ajv } from "./ajv.js";
import { fitting, mutated } from "./arbitrary.js";
import { compiledFolder } from "./compiled.js";
import type { Compiled } from "./compiled.js";

/** Changed values of each type; a third as many fit. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 8);

describe.each(["schema", "test/contracts/library", "test/contracts/bookings"])(
  "the validators of %s agree with ajv",
  (folder) => {
    let contract: Compiled;
    let ajv: { readonly strict: Ajv; readonly tolerant: Ajv };
    let holders: readonly Holder[];

    beforeAll(async () => {
      contract = await compiledFolder(folder);
      ajv = { strict: new Ajv(contract.model, "request"), tolerant: new Ajv(contract.model, "response") };
      holders = [...recordsByHome(contract.model).values()].flat();
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
