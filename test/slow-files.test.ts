// The order in which a run takes its files.

import path from "node:path";
import { expect, test } from "vitest";
import { longestFirst, slowFiles } from "./slow-files.js";

const root = path.join(import.meta.dirname, "..");

test("a run takes one project after the other, and in each the longest file first", () => {
  const slow = Object.keys(slowFiles);
  const files = [...slow, "test/projects.test.ts"].toSorted().map((file) => ({
    moduleId: path.join(root, file),
    project: { name: /\.(system|depth)\.test\.ts$/.exec(file)?.[1] ?? "facts" },
  }));
  const sorted = longestFirst(files);
  const names = sorted.map(({ project }) => project.name);
  expect(names.filter((name, at) => name !== names[at - 1])).toEqual(["system", "depth", "facts"]);
  const seconds = sorted.map(({ moduleId }) => slowFiles[path.relative(root, moduleId)] ?? 0);
  const falls = seconds.flatMap((each, at) => (each > (seconds[at - 1] ?? Infinity) ? [names[at]] : []));
  expect(falls).toEqual(["depth", "facts"]);
});
