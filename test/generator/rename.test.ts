// Renaming a type, of every type of the contracts of the tests: the contract compiles with the new name, and renaming it
// back gives the same texts.

import path from "node:path";
import { describe, expect, test } from "vitest";
import { EditedContract } from "../../generator/src/language-server/contract.js";
import { rename } from "../../generator/src/language-server/rename.js";
import { root } from "./fixture.js";

describe.each(["library", "freight", "bookings", "agency", "corners"])("of %s", (name) => {
  const folder = path.join(root, "test/contracts", name);
  // Each test leaves it as it was.
  const contract = new EditedContract(folder);
  const names = [...contract.names.keys()];

  test.each(names)("%s", (type) => {
    const before = contract.compiled.sources;
    const newName = `Renamed${type}`;
    apply(contract, rename(contract, type, newName));
    expect(contract.compiled.diagnostics).toEqual([]);
    expect(contract.names.has(newName)).toBe(true);
    expect(contract.occurrences.filter((one) => one.name === type)).toEqual([]);
    apply(contract, rename(contract, newName, type));
    expect(contract.compiled.sources).toEqual(before);
  });
});

function apply(contract: EditedContract, renaming: ReturnType<typeof rename>): void {
  if ("refusal" in renaming) throw new Error(renaming.refusal);
  // Asked for between two edits, they would be compiled again.
  const { sources } = contract.compiled;
  for (const [file, edits] of renaming.edits) {
    const lines = (sources.get(file) ?? "").split("\n");
    for (const { range, newText } of edits.toReversed()) {
      const line = lines[range.start.line] ?? "";
      lines[range.start.line] = line.slice(0, range.start.character) + newText + line.slice(range.end.character);
    }
    contract.edit(file, lines.join("\n"));
  }
}
