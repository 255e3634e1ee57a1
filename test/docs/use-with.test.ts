// docs/use-with.md and the tools of docs/signers.md: what `npm run campaign -- clients` runs names exact versions, those of the campaign's own package.

import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { sectionsOf } from "../clients/sections.js";

const manifest = path.join(import.meta.dirname, "../clients/package.json");
const { devDependencies } = JSON.parse(readFileSync(manifest, "utf8")) as {
  readonly devDependencies: Readonly<Record<string, string>>;
};

const [clients, tools] = ["use-with.md", "signers.md"].map((page) => sectionsOf(page)) as [Sections, Sections];
type Sections = ReturnType<typeof sectionsOf>;

test("twelve clients are used, and sign for five tools", () => {
  expect([clients.length, tools.length]).toEqual([12, 5]);
});

/** What a section installs, with versions. */
const installed = [...clients, ...tools].flatMap(({ client, install }) =>
  install
    .split(/\s+/)
    .filter((word) => /^@?[a-z].*(?:@|==)/i.test(word))
    .map((word) => [client, word, install.includes("npm install")] as const),
);

test("all that are not built from source are installed", () => {
  expect([...clients, ...tools].filter(({ install }) => install === "").map(({ client }) => client)).toEqual(["tkcli"]);
});

test.each(installed)("%s: %s has an exact version, from npm that of the campaign", (_, word, isOfNpm) => {
  const [, name = "", version = ""] = /^(.+?)(?:==|@=|@)v?(\d+\.\d+\.\d+)$/.exec(word) ?? [];
  expect(version).toBe(isOfNpm ? (devDependencies[name] ?? version) : version);
  expect(version).toMatch(/^\d/);
});
