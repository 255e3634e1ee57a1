// The table of rules in docs/diff.md is the table in the code.

import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { axes } from "../../../generator/src/diff/rules/rule.js";
import type { Effect } from "../../../generator/src/diff/rules/rule.js";
import { rules } from "../../../generator/src/diff/rules/rules.js";
import { root } from "../fixture.js";

const marks: Readonly<Record<Effect, string>> = { breaks: "●", depends: "◐", safe: "–" };

test("docs/diff.md lists every rule with what it says", () => {
  const rows = readFileSync(path.join(root, "docs/diff.md"), "utf8")
    .split("\n")
    .filter((line) => /^\| *\d+ *\|/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const wanted = Object.entries(rules)
    .sort(([, a], [, b]) => a.number - b.number)
    .map(([name, { number, title, effects, serverFirst }]) => [
      String(number),
      `\`${name}\``,
      title,
      ...axes.map((axis) => marks[effects[axis]]),
      serverFirst ? "S" : "",
    ]);
  expect(rows).toEqual(wanted);
});

test("every rule has a number of its own", () => {
  const numbers = Object.values(rules).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});
