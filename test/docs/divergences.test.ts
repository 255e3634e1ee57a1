// docs/divergences.md: each difference has its reason, and tests that are there.

import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "../..");
const sections = readFileSync(path.join(root, "docs/divergences.md"), "utf8")
  .split(/^### /m)
  .slice(1)
  .map((section): [title: string, text: string] => {
    const [title = "", ...rest] = section.split("\n");
    return [title, rest.join("\n")];
  });

test("there are some", () => {
  expect(sections.length).toBeGreaterThan(15);
});

test.each(sections)("%s: has one reason, and names tests by file and title", (_, text) => {
  expect(text.match(/_Why:_/g)).toHaveLength(1);
  const named = [...text.matchAll(/_Test:_\s+`([^`]+)`,\s+"([^"]+)"/g)];
  expect(named.length).toBeGreaterThan(0);
  expect(named).toHaveLength(text.match(/_Test:_/g)?.length ?? 0);
  for (const [, file = "", title = ""] of named) {
    const source = readFileSync(path.join(root, "test/service", file), "utf8");
    expect(source).toContain(title.replaceAll(/\s+/g, " "));
  }
});
