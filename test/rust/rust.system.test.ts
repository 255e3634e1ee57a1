// Crates of Rust of contracts of all kinds: linted, documented and built by Rust itself, and held to the test vectors. The
// one of this service is in custody.system.test.ts.

import path from "node:path";
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { rustPattern } from "../../generator/src/emit/patterns.js";
import { root } from "../generator/fixture.js";
import { share, turn } from "../share.js";
import { patterns, texts } from "../go/patterns.js";
import { buildCompared, least, modelOf } from "./compared.js";
import {
  build,
  compared,
  document,
  hasRust,
  runProgram,
  rustFiles,
  withComparison,
  workspace,
  writeAll,
} from "./crates.js";
import type { Told } from "./crates.js";
import { withMutants } from "./mutated.js";
import { mutants, mutantsOfErrors } from "./mutants.js";

const data = (names: readonly string[]) =>
  compared(names.map((name) => [name, modelOf(name), `test/contracts/${name}`]));

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
      folder = buildCompared();
      writeAll(folder, data(Object.keys(least)));
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

  const crate = (name: string): string => `mutants-of-${name}`;
  const listed = { corners: mutants, freight: mutantsOfErrors };
  const filesOf = (name: string) => withComparison(rustFiles(modelOf(name, crate(name))), crate(name));

  test("that gets one thing wrong is told so", () => {
    // All of them stand where they are said to; the commit's share is tried.
    for (const [name, mutants] of Object.entries(listed)) withMutants(filesOf(name), mutants);
    const all = Object.entries(listed).map(([name, mutants]) => [name, share(mutants, turn(8))] as const);
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
