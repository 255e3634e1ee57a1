// One feature of the contract language per fixture in `features/`, and what comes of it in the output.

import { describe, expect, test } from "vitest";
import { excerpts } from "./excerpt.js";
import { fixtures, modelOf, onBase } from "./fixture.js";

const all = fixtures("features");

describe("a feature of the language", () => {
  test.each(all)("$name: $about", async ({ name, files, directives }) => {
    const shown = await excerpts(modelOf(onBase(files)), directives("shows"));
    await expect(shown).toMatchFileSnapshot(`features/${name}.golden`);
  });
});

test("every fixture is at most 20 lines long, says what it is about and what it shows", () => {
  for (const { name, about, directives, lines } of all) {
    expect(lines, name).toBeLessThanOrEqual(20);
    expect(about, name).toMatch(/^[A-Z`].*\.$/);
    expect(directives("shows"), name).not.toEqual([]);
  }
});
