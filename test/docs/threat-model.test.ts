// The threat model names a test, or says that there is none yet, for each thing that an adversary cannot do.

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../generator/fixture.js";

const text = readFileSync(path.join(root, "docs/threat-model.md"), "utf8");
const adversaries = text
  .split("\n## ")
  .slice(1)
  .map((section) => ({ name: section.split("\n")[0] ?? "", rows: rowsOf(section) }))
  .filter(({ name }) => name !== "Who is trusted with what");

/** Cells of the rows of a table, without its head. */
function rowsOf(section: string): string[][] {
  const lines = section.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test("every kind of adversary has lines", () => {
  expect(adversaries.map(({ name }) => name)).toEqual([
    "A stranger",
    "A tenant",
    "A parent and its back end",
    "A user",
    "A thief of a credential",
    "The network",
    "A database administrator",
    "An operator",
  ]);
  for (const { name, rows } of adversaries) expect(rows.length, name).toBeGreaterThan(2);
});

test.each(adversaries.flatMap(({ name, rows }) => rows.map((row) => [name, ...row] as const)))(
  "%s cannot %s: a test shows it, or the line says that nothing does yet",
  (_name, _what, shown = "") => {
    if (shown.startsWith("not yet: ")) return;
    const named = [...shown.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => path.join(root, "test/service", file));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  },
);
