// Crates of Rust of contracts of all kinds: linted, documented and built by Rust itself, and held to the test vectors.

import path from "node:path";
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { contractData } from "../../generator/src/emit/contract-data.js";
import { rustPattern } from "../../generator/src/emit/patterns.js";
import { vectorsText } from "../../generator/src/emit/vectors/vectors.js";
import { root, templates } from "../generator/fixture.js";
import { share, turn } from "../share.js";
import { patterns, texts } from "../go/patterns.js";
import {
  build,
  document,
  hasRust,
  modelWithRust,
  runProgram,
  rustFiles,
  withComparison,
  workspace,
  writeAll,
} from "./crates.js";
import { withMutants } from "./mutated.js";
import { mutants, mutantsOfErrors } from "./mutants.js";

const small = {
  corners: 4200,
  bookings: 4800,
  guestbook: 600,
  library: 2000,
  parcels: 1800,
  freight: 600,
  agency: 200,
};
const least = { ...small, custody: 34_000 };
const modelOf = (name: string, crate = name): ReturnType<typeof modelWithRust> =>
  modelWithRust(name === "custody" ? "schema" : `test/contracts/${name}`, crate);

interface Told {
  readonly count: number;
  readonly told: readonly (readonly string[])[];
}

/** Contracts and their vectors, as the programs find them. */
function data(names: readonly string[]): [string, string][] {
  return names.flatMap((name): [string, string][] => {
    const model = modelOf(name);
    return [
      [`${name}.contract.json`, contractData(model, (pattern) => rustPattern(pattern).text)],
      [`${name}.vectors.json`, vectorsText({ model, templates: templates() })],
    ];
  });
}

describe.runIf(hasRust())("a crate of Rust", () => {
  test("has modules that rustfmt leaves as they are", () => {
    const files = ["rust", "stampers"].flatMap((name) =>
      readdirSync(path.join(root, "templates", name))
        .filter((file) => file.endsWith(".rs"))
        .map((file) => path.join(root, "templates", name, file)),
    );
    const config = "max_width=120,use_small_heuristics=Max";
    const { status, stdout } = spawnSync("rustfmt", ["--edition", "2024", "--check", "--config", config, ...files], {
      encoding: "utf8",
    });
    expect(stdout).toBe("");
    expect(status).toBe(0);
  });

  describe("as the vectors say", () => {
    let folder = "";
    beforeAll(() => {
      // Custody's types take a minute to compile: the commit's share of them is compared.
      const typedOf = (name: string) =>
        name === "custody" ? (types: readonly string[]) => share(types, turn(4)) : undefined;
      const crates = Object.keys(least).map(
        (name) => [name, withComparison(rustFiles(modelOf(name)), name, typedOf(name))] as const,
      );
      folder = workspace("compared", Object.fromEntries(crates));
      writeAll(folder, data(Object.keys(least)));
      // With Clippy, which is content with them; with custody's crate in custody.system.test.ts.
      build(folder, { lints: true, which: ["--workspace", "--exclude", "custody"] });
      build(folder, { which: ["--package", "custody"] });
    }, 600_000);

    test("and documents itself without a warning", () => {
      const names = ["corners", "freight"];
      expect(names.map((name) => document(path.join(folder, name), name))).toHaveLength(names.length);
    }, 600_000);

    test.each(Object.entries(least))(
      "does that of %s",
      (name, count) => {
        const found = JSON.parse(runProgram(name, folder, ["0", "0", name])) as Told;
        expect(found.told[0]).toEqual([]);
        expect(found.count).toBeGreaterThan(count);
      },
      60_000,
    );

    test("and means by a translated pattern what ECMAScript means", () => {
      const translated = patterns.map((pattern) => rustPattern(pattern));
      expect(translated.filter(({ unsaid }) => unsaid !== undefined)).toEqual([]);
      writeAll(folder, [["patterns.json", JSON.stringify({ patterns: translated.map(({ text }) => text), texts })]]);
      const found = JSON.parse(runProgram("corners", folder, ["patterns"])) as readonly (readonly boolean[])[];
      const wrong = patterns.flatMap((pattern, at) =>
        texts.flatMap((text, index) =>
          new RegExp(pattern, "u").test(text) === found[at]?.[index] ? [] : [`${pattern} on ${JSON.stringify(text)}`],
        ),
      );
      expect(wrong).toEqual([]);
    });
  });

  test("that gets one thing wrong is told so", () => {
    const crate = (name: string): string => `mutants-of-${name}`;
    const listed = { corners: mutants, freight: mutantsOfErrors };
    const files = new Map(
      Object.keys(listed).map((name) => [name, withComparison(rustFiles(modelOf(name, crate(name))), crate(name))]),
    );
    const filesOf = (name: string): ReadonlyMap<string, string> => files.get(name) ?? new Map();
    // All of them stand where they are said to; the commit's share is tried.
    for (const [name, mutants] of Object.entries(listed)) withMutants(filesOf(name), mutants);
    const all = Object.entries(listed).map(([name, mutants]) => [name, share(mutants, turn(4))] as const);
    const folder = workspace(
      "mutants",
      Object.fromEntries(all.map(([name, mutants]) => [crate(name), withMutants(filesOf(name), mutants)])),
    );
    const others = ["bookings", "guestbook", "library", "parcels"];
    writeAll(folder, data([...Object.keys(listed), ...others]));
    build(folder);
    for (const [name, mutants] of all) {
      // Mutants of what makes values of Rust of JSON come last.
      const ofTypes = mutants.findIndex(({ file }) => file === "codec") + 1 || mutants.length + 1;
      const contracts = name === "corners" ? [name, ...others] : [name];
      const words = [`${mutants.length}`, `${ofTypes}`, ...contracts];
      const { told } = JSON.parse(runProgram(crate(name), folder, words)) as Told;
      expect(told[0], "nothing is wrong without a mutant").toEqual([]);
      expect(mutants.filter((_, index) => told[index + 1]?.length === 0).map((mutant) => mutant.name)).toEqual([]);
    }
  }, 600_000);

  test("has been wrong in many ways", () => {
    expect(mutants.length).toBeGreaterThan(150);
    expect(mutantsOfErrors.length).toBeGreaterThan(10);
  });
});
