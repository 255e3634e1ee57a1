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
  for (const [name, text] of await templates()) {
    const marks = [...text.matchAll(/^ *\/\/ #(if|else|endif)(?: (\w+))?$/gm)];
    const order = marks.map(([, mark]) => mark).join(" ");
    expect(order, name).toMatch(/^(?:if (?:else )?endif ?)*$/);
    const unknown = marks.filter(([, mark, feature = ""]) => mark === "if" && !(known as Set<string>).has(feature));
    expect(unknown, name).toEqual([]);
  }
});

test("a contract without such types has no mark and no module of theirs", async () => {
  const model = modelOf(sourcesOf(library));
  expect([...featuresOf(model)]).toEqual(["activities"]);
  const texts = runtimeTexts({ model, templates: await templates() });
  expect([...texts.keys()]).not.toContain("validate-formats");
  expect([...texts.values()].join("\n")).not.toMatch(/#(?:if|else|endif)\b|MapDescriptor|nullable/);
});
