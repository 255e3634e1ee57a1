// Python packages of contracts of all kinds: checked by mypy, built, and held to the test vectors.

import { rmSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { pythonPattern } from "../../generator/src/emit/python/patterns.js";
import { temporaryFolder } from "../generator/folders.js";
import { patterns, texts } from "../go/patterns.js";
import { vectorsTextOf } from "../reader/vectors.js";
import { hasPackages, runPython } from "./environment.js";
import { packageOf, pythonFiles, writeAll } from "./packages.js";

const folder = temporaryFolder("python-");
afterAll(() => rmSync(folder, { recursive: true }));

const least = { "test/contracts/corners": 4200, "test/contracts/bookings": 4800, "test/contracts/guestbook": 600 };
const more = {
  "test/contracts/library": 1900,
  "test/contracts/parcels": 1800,
  "test/contracts/freight": 600,
  "test/contracts/notices": 200,
  "test/contracts/common": 300,
  "test/contracts/agency": 900,
  schema: 33_000,
};

/** Patterns that Python can express, and Go cannot. */
const ahead = ["^(?!-)[a-z-]+$", "^a(?=b)", "^(?:a|b(?=c)){1,2000}$", "^\\p{L}{1,3000}$"];
/** Of Go's patterns, those that Python cannot express. */
const isOfScripts = /\\p\{(?:Script|sc)=/;

describe.runIf(hasPackages())("a Python package", () => {
  test.each(Object.entries({ ...least, ...more }))(
    "of %s is typed strictly, and does as the vectors say",
    (contract, count) => {
      const [own, name] = [path.join(folder, path.basename(contract)), packageOf(contract)];
      writeAll(own, pythonFiles(contract));
      runPython(own, ["-m", "mypy", "--strict", name]);
      writeAll(own, [["vectors.json", vectorsTextOf(contract)]]);
      const script = path.join(import.meta.dirname, "main.py");
      const said = JSON.parse(runPython(own, [script, name, "vectors.json"])) as { count: number; found: string[] };
      expect(said.found).toEqual([]);
      expect(said.count).toBeGreaterThan(count);
    },
    300_000,
  );

  test("is built as a wheel that has everything in it", () => {
    const own = path.join(folder, "built");
    const files = pythonFiles("test/contracts/guestbook");
    writeAll(own, files);
    const build = "import flit_core.buildapi, zipfile; name = flit_core.buildapi.build_wheel('.')";
    const list = "print('\\n'.join(zipfile.ZipFile(name).namelist()))";
    const packed = runPython(own, ["-c", `${build}; ${list}`])
      .trim()
      .split("\n");
    const wanted = [...files.keys()].filter((name) => name.startsWith("guestbook/"));
    expect(packed.filter((name) => !name.includes("dist-info")).sort()).toEqual(wanted.sort());
  });

  test("means by a translated pattern what ECMAScript means", () => {
    const own = path.join(folder, "patterns");
    writeAll(own, pythonFiles("test/contracts/corners"));
    const all = [...patterns.filter((pattern) => !isOfScripts.test(pattern)), ...ahead];
    const translated = all.map((pattern) => pythonPattern(pattern));
    expect(translated.filter(({ unsaid }) => unsaid !== undefined)).toEqual([]);
    const given = JSON.stringify({ patterns: translated.map(({ text }) => text), texts });
    const script = path.join(import.meta.dirname, "matches.py");
    const found = JSON.parse(runPython(own, [script], given)) as readonly (readonly boolean[])[];
    const wrong = all.flatMap((pattern, at) =>
      texts.flatMap((text, index) =>
        new RegExp(pattern, "u").test(text) === found[at]?.[index] ? [] : [`${pattern} on ${JSON.stringify(text)}`],
      ),
    );
    expect(wrong).toEqual([]);
  });
});
