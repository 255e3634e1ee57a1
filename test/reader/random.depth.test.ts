// The vectors of contracts made up at random: the reader in Python agrees with them, whatever a contract contains.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { vectorsText } from "../../generator/src/emit/vectors/vectors.js";
import { modelOf, onBase, templates } from "../generator/fixture.js";
import { contracts } from "../generator/random-contract.js";
import { cases, contractOf } from "../generator/random-templates.js";
import { hasPython, runPython } from "./reader.js";
import type { Vectors } from "./vectors.js";

const numRuns = Number(process.env["FUZZ_RUNS"] ?? 40);

function differences(sources: ReadonlyMap<string, string>): readonly string[] | undefined {
  const vectors = JSON.parse(vectorsText({ model: modelOf(sources), templates: templates() })) as Vectors;
  const files = Object.fromEntries([...sources].map(([name, text]) => [name, parse(text) as unknown]));
  return runPython({ contract: { files, vectors } }, "--without-mutants").differences["contract"];
}

describe.runIf(hasPython())("a reader in Python", () => {
  test("agrees with the vectors of any contract", () => {
    fc.assert(
      fc.property(contracts, (files) => {
        expect(differences(onBase(files))).toEqual([]);
      }),
      { numRuns },
    );
  });

  test("makes of older records what the vectors say, whatever template makes them", () => {
    fc.assert(
      fc.property(cases.map(contractOf), (files) => {
        expect(differences(files)).toEqual([]);
      }),
      { numRuns },
    );
  });
});
