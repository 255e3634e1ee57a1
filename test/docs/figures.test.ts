// Measured figures are printed in bench/README.md alone, and are those of the committed results.

import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../generator/fixture.js";

interface Figures {
  readonly figures: () => string;
  readonly printedFigures: (text: string) => string;
}

const { figures, printedFigures } = (await import("../../bench/lib/figures.mjs" as string)) as Figures;

const read = (file: string) => readFileSync(path.join(root, file), "utf8");

test("bench/README.md prints what the last whole run of each bench measured", () => {
  expect(printedFigures(read("bench/README.md"))).toBe(figures());
});

// `1.13 of the time of`, `0.53×`, `2.5 kB`: sizes and ratios with a fraction. Settings are whole numbers.
const measured = /\d\.\d+(?:×| ?(?:kB|MB|ms|µs|times as)\b| of the (?:time|throughput|processor time))/g;
const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "generated/README.md"].concat(
  readdirSync(path.join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
);

test.each(pages)("%s prints none", (page) => {
  expect(read(page).match(measured) ?? []).toEqual([]);
});
