// What only some contracts need of the runtime is in their packages alone.

import { expect, test } from "vitest";
import { runtimeTexts } from "../../generator/src/emit/runtime.js";
import { library, modelOf, root, sourcesOf, templates } from "../generator/fixture.js";

const judges = ["validate-formats", "validate-map", "validate-number"];

test("a contract without formatted strings, maps and numbers has no module that judges them", () => {
  const texts = runtimeTexts({ model: modelOf(sourcesOf(library)), templates: templates() });
  expect([...texts.keys()].filter((name) => judges.includes(name))).toEqual([]);
});

test("a contract with them has it", () => {
  const texts = runtimeTexts({ model: modelOf(sourcesOf(`${root}test/contracts/bookings`)), templates: templates() });
  expect([...texts.keys()].filter((name) => judges.includes(name)).sort()).toEqual(judges);
});

test("templates are TypeScript without marks of another language", () => {
  const marked = [...templates()].filter(([name, text]) => name.endsWith(".ts") && /#(?:if|else|endif)\b/.test(text));
  expect(marked.map(([name]) => name)).toEqual([]);
});
