// Lists as files: read back, they say what the list said, and nothing in them is a formula.

import fc from "fast-check";
import { expect, test } from "vitest";
import { csvOf, jsonOf } from "../../../console/src/check/table.js";

/** Fields of RFC 4180, as its grammar has them. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = "", end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const columns = [
  ["name", ([name]: readonly string[]) => name ?? ""],
  ["note", ([, note]: readonly string[]) => note ?? ""],
] as const;
const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', ",", "\r", "\n", "=", "a", "\u202e") }));
const rows = fc.array(fc.tuple(text, text), { maxLength: 8 });

test("CSV reads as what was listed, except for an apostrophe before what a spreadsheet would calculate", () => {
  fc.assert(
    fc.property(rows, (items) => {
      const [headings, ...read] = readCsv(csvOf(columns, items));
      expect(headings).toEqual(["name", "note"]);
      expect(read).toEqual(items.map((item) => item.map((each) => (/^[=+\-@\t\r]/.test(each) ? `'${each}` : each))));
      for (const cell of read.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});

test("JSON reads as what was listed, exactly", () => {
  fc.assert(
    fc.property(rows, (items) => {
      const read: unknown = JSON.parse(jsonOf(columns, items));
      expect(read).toEqual(items.map(([name, note]) => ({ name, note })));
    }),
  );
});
