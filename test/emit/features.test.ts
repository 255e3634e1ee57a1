// What only some contracts need of the runtime is in their packages alone.

import { expect, test } from "vitest";
import { featuresOf, withFeatures } from "../../generator/src/emit/features.js";
import { runtimeTexts } from "../../generator/src/emit/runtime.js";
import { library, modelOf, root, sourcesOf, templates } from "../generator/fixture.js";

const template = `const a = 1;
// #if map
for (const { name, of } of all) {
  // #else
  // for (const { name } of all) {
  // #endif
  use(name);
}
`;

test("a part between marks is emitted where it is needed, and what is instead of it elsewhere", () => {
  expect(withFeatures(template, new Set(["map"]))).toBe(
    "const a = 1;\nfor (const { name, of } of all) {\n  use(name);\n}\n",
  );
  expect(withFeatures(template, new Set())).toBe("const a = 1;\nfor (const { name } of all) {\n  use(name);\n}\n");
});

test("every mark of a template is closed, and names a feature that some contract has", async () => {
  const known = featuresOf(modelOf(sourcesOf(`${root}test/contracts/bookings`)));
  for (const [name, text] of templates()) {
    const marks = [...text.matchAll(/^ *\/\/ #(if|else|endif)(?: (\w+))?$/gm)];
    expect(unclosed(marks.map(([, mark = ""]) => mark)), name).toBe(0);
    const unknown = marks.filter(([, mark, feature = ""]) => mark === "if" && !(known as Set<string>).has(feature));
    expect(unknown, name).toEqual([]);
  }
});

/** How many marks lack their other half; parts stand within others. */
function unclosed(marks: readonly string[]): number {
  const open: string[] = [];
  let wrong = 0;
  for (const mark of marks) {
    if (mark === "if") open.push(mark);
    else if (mark === "endif" && open.pop() === undefined) wrong++;
    else if (mark === "else" && open.pop() !== "if") wrong++;
    if (mark === "else") open.push(mark);
  }
  return wrong + open.length;
}

test("a part within another is there where both are needed", () => {
  const nested = "// #if map\na\n// #if number\nb\n// #endif\nc\n// #else\n// d\n// #endif\ne";
  expect(withFeatures(nested, new Set(["map", "number"]))).toBe("a\nb\nc\ne");
  expect(withFeatures(nested, new Set(["map"]))).toBe("a\nc\ne");
  expect(withFeatures(nested, new Set(["number"]))).toBe("d\ne");
});

test("a contract without such types has no mark and no module of theirs", async () => {
  const model = modelOf(sourcesOf(library));
  expect([...featuresOf(model)]).toEqual(["activities"]);
  const texts = runtimeTexts({ model, templates: templates() });
  expect([...texts.keys()]).not.toContain("validate-formats");
  expect([...texts.values()].join("\n")).not.toMatch(/#(?:if|else|endif)\b|MapDescriptor|nullable/);
});
