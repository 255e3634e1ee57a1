// Go modules of contracts of all kinds: formatted, vetted and built by Go itself, and held to the test vectors.

import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { temporaryFolder } from "../generator/folders.js";
import { contractData } from "../../generator/src/emit/contract-data.js";
import { goPattern } from "../../generator/src/emit/patterns.js";
import { vectorsTextOf } from "../reader/vectors.js";
import { share, turn } from "../share.js";
import { comparison, goFiles, hasGo, modelWithGo, packageOf, runGo, writeAll } from "./modules.js";
import { withMutants } from "./mutated.js";
import { patterns, texts } from "./patterns.js";
import { mutants, mutantsOfErrors } from "./mutants.js";

const folder = temporaryFolder("go-");
afterAll(() => rmSync(folder, { recursive: true }));

const least = { "test/contracts/corners": 4200, "test/contracts/bookings": 4800, "test/contracts/guestbook": 600 };
const more = {
  "test/contracts/library": 2000,
  "test/contracts/parcels": 1800,
  "test/contracts/freight": 600,
  "test/contracts/notices": 200,
  "test/contracts/common": 300,
  "test/contracts/agency": 200,
  schema: 34_000,
};
const contracts = { ...least, ...more };

describe.runIf(hasGo())("a Go module", () => {
  test.each(Object.entries(contracts))(
    "of %s is formatted, vetted and built, and does as the vectors say",
    (contract, count) => {
      const own = path.join(folder, path.basename(contract));
      const files = goFiles(modelWithGo(contract, `example.com/${path.basename(contract)}`));
      writeAll(own, files);
      expect(runGo(own, "gofmt", "-l", ".")).toBe("");
      runGo(own, "go", "vet", ".");
      const clause = `package ${packageOf(files)}\n`;
      const tested = readFileSync(path.join(import.meta.dirname, "differences_test.go"), "utf8");
      writeAll(own, [
        ...comparison(files),
        ["differences_test.go", tested.replace("package contract\n", clause)],
        ["vectors.json", vectorsTextOf(contract)],
      ]);
      const said = runGo(own, "go", "test", "-vet=off", "-v", ".");
      expect(Number(/(\d+) vectors/.exec(said)?.[1])).toBeGreaterThan(count);
    },
    300_000,
  );

  test("means by a translated pattern what ECMAScript means", () => {
    const own = path.join(folder, "patterns");
    const translated = patterns.map((pattern) => goPattern(pattern));
    expect(translated.filter(({ unsaid }) => unsaid !== undefined)).toEqual([]);
    writeAll(own, [
      ["go.mod", "module example.com/patterns\n\ngo 1.26\n"],
      ["main.go", readFileSync(path.join(import.meta.dirname, "matches.go"), "utf8")],
      ["patterns.json", JSON.stringify({ patterns: translated.map(({ text }) => text), texts })],
    ]);
    const found = JSON.parse(runGo(own, "go", "run", ".")) as readonly (readonly boolean[])[];
    const wrong = patterns.flatMap((pattern, at) =>
      texts.flatMap((text, index) =>
        new RegExp(pattern, "u").test(text) === found[at]?.[index] ? [] : [`${pattern} on ${JSON.stringify(text)}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    ["corners", "corners,bookings,guestbook,library,parcels", mutants],
    ["freight", "freight", mutantsOfErrors],
  ])(
    "of %s that gets one thing wrong is told so by some vector of %s",
    (base, names, mutants) => {
      const files = goFiles(modelWithGo(`test/contracts/${base}`, "example.com/mutants"));
      const compared = new Map([...files, ...comparison(files)]);
      // All of them stand where they are said to; the commit's share is tried.
      withMutants(compared, mutants);
      const tried = share(mutants, turn(8));
      const own = path.join(folder, `mutants-${base}`);
      const data = names.split(",").flatMap((name): [string, string][] => {
        const contract = `test/contracts/${name}`;
        return [
          [`${name}.contract.json`, contractData(modelWithGo(contract, "x"), (pattern) => goPattern(pattern).text)],
          [`${name}.vectors.json`, vectorsTextOf(contract)],
        ];
      });
      const tested = readFileSync(path.join(import.meta.dirname, "mutants_test.go"), "utf8");
      writeAll(own, [
        ...withMutants(compared, tried),
        ["mutants_test.go", tested.replace("package contract", `package ${packageOf(files)}`)],
        ...data,
      ]);
      // Mutants of what makes Go values of JSON come last.
      const firstOfTypes = tried.findIndex(({ file }) => file === "codec.go");
      const told = [`CONTRACTS=${names}`, `MUTANTS=${tried.length}`, `FIRST_OF_TYPES=${firstOfTypes}`];
      runGo(own, "env", ...told, "go", "test", "-vet=off", ".");
      const killed = JSON.parse(readFileSync(path.join(own, "killed.json"), "utf8")) as Readonly<
        Record<string, string>
      >;
      expect(killed["-1"], "nothing is wrong without a mutant").toBeUndefined();
      expect(tried.filter((_, index) => !killed[index]).map(({ name }) => name)).toEqual([]);
    },
    300_000,
  );

  test("has been wrong in many ways", () => {
    expect(mutants.length).toBeGreaterThan(150);
    expect(mutantsOfErrors.length).toBeGreaterThan(10);
  });
});
