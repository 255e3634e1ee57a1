// Faults of Python packages, one at a time: for each of them some test vector differs, or what the client does with a server.
// A run tries the commit's share of them.

import { rmSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { contractData } from "../../generator/src/emit/contract-data.js";
import { pythonPattern } from "../../generator/src/emit/python/patterns.js";
import { temporaryFolder } from "../generator/folders.js";
import { turn } from "../share.js";
import { vectorsTextOf } from "../reader/vectors.js";
import { hasPackages, runPython } from "./environment.js";
import { modelWithPython, pythonFiles, writeAll } from "./packages.js";

const folder = temporaryFolder("python-mutants-");
afterAll(() => rmSync(folder, { recursive: true }));

describe.runIf(hasPackages())("a Python package", () => {
  let mutants = 0;

  test.each([
    ["corners", "corners,bookings,guestbook,library,parcels"],
    ["bookings", "bookings"],
    ["freight", "freight"],
  ])(
    "of %s that gets one thing wrong is told so by some vector of %s, or by a server",
    (base, names) => {
      const own = path.join(folder, `mutants-${base}`);
      writeAll(own, pythonFiles(`test/contracts/${base}`));
      for (const name of names.split(",")) {
        const model = modelWithPython(`test/contracts/${name}`);
        writeAll(own, [
          [`${name}.contract.json`, contractData(model, (pattern) => pythonPattern(pattern).text)],
          [`${name}.vectors.json`, vectorsTextOf(`test/contracts/${name}`)],
        ]);
      }
      const script = path.join(import.meta.dirname, "mutated.py");
      const { parts, first } = turn(8);
      const said = JSON.parse(runPython(own, [script, base, names, `${parts}`, `${first}`])) as {
        readonly found: Readonly<Record<string, string | null>>;
        readonly names: readonly string[];
      };
      expect(Object.keys(said.found).length).toBeGreaterThan(Math.floor(said.names.length / parts));
      expect(said.found["-1"], "nothing is wrong without a mutant").toBeNull();
      expect(said.names.filter((_, number) => said.found[number] === null)).toEqual([]);
      mutants += said.names.length;
    },
    300_000,
  );

  test("has been wrong in many ways", () => {
    expect(mutants).toBeGreaterThan(330);
  });
});
