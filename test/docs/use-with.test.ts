// docs/use-with.md: what `npm run campaign -- clients` runs names exact versions, those of the campaign's own package.

import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { sectionsOf } from "../clients/sections.js";

const manifest = path.join(import.meta.dirname, "../clients/package.json");
const { devDependencies } = JSON.parse(readFileSync(manifest, "utf8")) as {
  readonly devDependencies: Readonly<Record<string, string>>;
};

test("twelve clients are used", () => {
  expect(sectionsOf()).toHaveLength(12);
});

/** What a section installs, with versions. */
const installed = sectionsOf().flatMap(({ client, install, language }) =>
  install
    .split(/\s+/)
    .filter((word) => /^@?[a-z].*[@=]/i.test(word))
    .map((word) => [client, word, language] as const),
);

test("all that are not built from source are installed", () => {
  expect(new Set(installed.map(([client]) => client)).size).toBe(11);
});

test.each(installed)("%s: %s has an exact version, in JavaScript that of the campaign", (_, word, language) => {
  const [, name = "", version = ""] = /^(.+?)(?:==|@=|@)v?(\d+\.\d+\.\d+)$/.exec(word) ?? [];
  expect(version).toBe(language === "js" ? (devDependencies[name] ?? version) : version);
  expect(version).toMatch(/^\d/);
});
