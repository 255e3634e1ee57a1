// What a module follows from, one rule at a time. That nothing is missing is for incremental.test.ts to find.

import { expect, test } from "vitest";
import { Origins } from "../../generator/src/emit/origins.js";
import type { Sources } from "../../generator/src/load/contract-files.js";
import { library, modelOf, sourcesOf } from "./fixture.js";

const sources = sourcesOf(library);
const lending = "activities/lend-book";
const closing = "activities/close-branch";

function originsOf(from: Sources, tool = "tool"): Origins {
  return new Origins(modelOf(from), from, tool);
}

function edited(file: string, from: string | RegExp, to: string): Map<string, string> {
  const text = sources.get(file) ?? "";
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return new Map([...sources, [file, changed]]);
}

const before = originsOf(sources);

test("a module of a family follows from its own file, not from that of another", () => {
  const after = originsOf(edited(`${lending}.yaml`, /^doc: /m, "doc: Nowadays, it "));
  expect(after.of(lending)).not.toBe(before.of(lending));
  expect(after.of(closing)).toBe(before.of(closing));
  expect(after.shared).toBe(before.shared);
});

test("every module follows from the shared files and from the compiler", () => {
  const shapes = originsOf(edited("scalars.yaml", /doc: /, "doc: Still. "));
  expect(shapes.of(closing)).not.toBe(before.of(closing));
  expect(originsOf(sources, "another").of(closing)).not.toBe(before.of(closing));
});

test("what names records of other files follows from these", () => {
  const answers = originsOf(edited(`${lending}.yaml`, /^doc: /m, "doc: Nowadays, it "));
  const asking = [...sources.keys()].filter((name) => name.startsWith("queries/")).map((name) => name.slice(0, -5));
  const concerned = asking.filter((home) => answers.of(home) !== before.of(home));
  // Those that answer with activities, of which lending is one.
  expect(concerned.length).toBeGreaterThan(0);
  expect(concerned.length).toBeLessThan(asking.length);
});

test("a record follows from whether it is sent and answered", () => {
  const model = modelOf(sources);
  const shape = model.families[0]?.versions[0]?.intent;
  const home = model.families[0]?.home ?? "";
  if (!shape) throw new Error("the library has a family");
  const origin = new Origins(model, sources, "tool").of(home);
  Object.assign(shape, { usage: { request: !shape.usage.request, response: shape.usage.response } });
  expect(new Origins(model, sources, "tool").of(home)).not.toBe(origin);
});

test("of what is no file's, nothing is known", () => {
  expect(before.of("activity")).toBeUndefined();
});
