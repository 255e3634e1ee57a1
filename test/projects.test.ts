// Every test file is in one project, by its name; and a fact starts no process of the product, no server and no browser.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { patterns } from "./projects.js";

const root = path.join(import.meta.dirname, "..");

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .map((name) => path.posix.join("test", name.split(path.sep).join("/")))
  .filter((name) => name.endsWith(".test.ts") && !name.includes("/node_modules/"))
  .toSorted();

function projectsOf(file: string): string[] {
  const matches = (pattern: string) => path.matchesGlob(file, pattern);
  return Object.entries(patterns)
    .filter(([, { include, exclude }]) => include.some(matches) && !exclude.some(matches))
    .map(([name]) => name);
}

const facts = files.filter((file) => projectsOf(file).includes("facts"));

/** Commands that some facts take from the machine. */
const allowed: Readonly<Record<string, string>> = {
  "test/service/support/certificate.ts": "openssl makes certificates",
  "test/generator/broken/broken.test.ts": "mkfifo makes a pipe",
  "test/generator/house.test.ts": "git lists the files of the repository",
};

/** The files by which a file of tests imports a package, itself among them. */
function importersOf(file: string, names: readonly string[]): string[] {
  const importers: string[] = [];
  const seen = new Set([file]);
  for (const each of seen) {
    const text = readFileSync(path.join(root, each), "utf8");
    for (const [, from = ""] of text.matchAll(
      /^(?:import|export) (?!type )[^;]*?from "([^"]+)";|^import "([^"]+)";/gm,
    )) {
      const place = path.posix.join(path.dirname(each), from.replace(/\.js$/, ".ts"));
      if (names.includes(from)) importers.push(each);
      else if (from.startsWith(".") && place.startsWith("test/") && existsSync(path.join(root, place))) seen.add(place);
    }
  }
  return importers;
}

describe("a test file", () => {
  test("is in one project, by its name", () => {
    expect(files.length).toBeGreaterThan(400);
    expect(files.filter((file) => projectsOf(file).length !== 1)).toEqual([]);
  });

  test.each(["system", "depth"])("of %s is found by its name", (project) => {
    expect(files.filter((file) => projectsOf(file).includes(project)).length).toBeGreaterThan(15);
  });

  test("of facts starts no process and no browser", () => {
    const found = facts.flatMap((file) =>
      importersOf(file, ["node:child_process", "playwright-core"])
        .filter((by) => !Object.hasOwn(allowed, by))
        .map((by) => `${file}: ${by}`),
    );
    expect(found).toEqual([]);
  });
});
