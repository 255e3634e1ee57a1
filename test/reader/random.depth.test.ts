// The vectors of contracts made up at random: the reader in Python agrees with them, whatever a contract contains.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { vectorsText } from "../../generator/src/emit/vectors/vectors.js";
import { modelOf, onBase, templates } from "../generator/fixture.js";
import { contracts } from "../generator/random-contract.js";
import { cases, contractOf } from "../generator/random-templates.js";
import { hasPython, runPython } from "./reader.js";
import type { ReaderInput } from "./reader.js";
import type { Vectors } from "./vectors.js";

/** Contracts by one start of Python. */
const together = 20;
/** What fails is one of several, which is named: to make all of them smaller takes long. */
const parameters = { numRuns: Math.ceil(Number(process.env["FUZZ_RUNS"] ?? 20) / together), endOnFailure: true };

const several = (contract: fc.Arbitrary<ReadonlyMap<string, string>>) =>
  fc.array(contract, { minLength: together, maxLength: together });

function inputOf(sources: ReadonlyMap<string, string>): ReaderInput {
  const vectors = JSON.parse(vectorsText({ model: modelOf(sources), templates: templates() })) as Vectors;
  return { files: Object.fromEntries([...sources].map(([name, text]) => [name, parse(text) as unknown])), vectors };
}

function expectAgreement(drawn: readonly ReadonlyMap<string, string>[]): void {
  const inputs = Object.fromEntries(drawn.map((sources, place) => [place, inputOf(sources)]));
  const { differences } = runPython(inputs);
  for (const [place, sources] of drawn.entries()) {
    expect(differences[place], JSON.stringify([...sources])).toEqual([]);
  }
}

describe.runIf(hasPython())("a reader in Python", () => {
  test("agrees with the vectors of any contract", () => {
    fc.assert(fc.property(several(contracts.map(onBase)), expectAgreement), parameters);
  });

  test("makes of older records what the vectors say, whatever template makes them", () => {
    fc.assert(fc.property(several(cases.map(contractOf)), expectAgreement), parameters);
  });
});
