// The order in which a run takes its files.

import path from "node:path";
import { expect, test } from "vitest";
import { longestFirst, slowFiles } from "./slow-files.js";

const root = path.join(import.meta.dirname, "..");

const unlisted = ["new.system.test.ts", "new.depth.test.ts", "new.test.ts"].map((name) => `test/${name}`);

test("a run takes one project after the other; in each what is not listed, and then the longest file first", () => {
  const slow = Object.keys(slowFiles);
  const files = [...slow, ...unlisted].toSorted().map((file) => ({
    moduleId: path.join(root, file),
    project: { name: /\.(system|depth)\.test\.ts$/.exec(file)?.[1] ?? "facts" },
  }));
  const sorted = longestFirst(files);
  const names = sorted.map(({ project }) => project.name);
  expect(names.filter((name, at) => name !== names[at - 1])).toEqual(["system", "depth", "facts"]);
  const seconds = sorted.map(({ moduleId }) => slowFiles[path.relative(root, moduleId)] ?? Infinity);
  const falls = seconds.flatMap((each, at) => (each > (seconds[at - 1] ?? Infinity) ? [names[at]] : []));
  expect(falls).toEqual(["depth", "facts"]);
});
