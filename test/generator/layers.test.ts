// The layers of the compiler: whom each folder may import from, types included. A folder stands above all that it imports
// from, so that there is no way around in a circle, and nothing is allowed that is not used.

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const source = join(import.meta.dirname, "../../generator/src");

/** Folders, and files beside them, from the ground up, each with those it imports from. */
const layers: readonly (readonly [folder: string, ...imports: string[]])[] = [
  ["diagnostics"],
  ["model", "diagnostics"],
  ["load", "diagnostics", "model"],
  ["check", "diagnostics", "model", "load"],
  ["values", "model"],
  ["link", "diagnostics", "model", "load", "check", "values"],
  ["compile", "diagnostics", "model", "load", "check", "link"],
  ["version"],
  ["write"],
  ["emit", "diagnostics", "model", "load", "values", "write"],
  ["diff", "diagnostics", "model", "load", "values", "compile", "write", "emit"],
  ["output", "diagnostics", "model", "load", "compile", "write", "emit"],
  ["build", "diagnostics", "load", "compile", "write", "emit", "output"],
  ["index", "diagnostics", "model", "load", "compile", "version", "emit", "diff", "build"],
  ["start", "write", "emit"],
  ["cli", "diagnostics", "load", "compile", "version", "write", "emit", "diff", "build", "start"],
];

const folderOf = (file: string): string => (file.split("/")[0] ?? "").replace(/\.ts$/, "");
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
const crossing = files.flatMap((file) => {
  const text = readFileSync(join(source, file), "utf8");
  const names = [...text.matchAll(/(?:\bfrom|\bimport\(|^import)\s*"(\.[^"]+)\.js"/gm)].map(([, name = ""]) => name);
  const imported = names.map((name) => ({ file, from: `${normalize(join(dirname(file), name))}.ts` }));
  return imported.filter(({ from }) => folderOf(file) !== folderOf(from));
});

describe("the compiler's folders", () => {
  it("are all listed, each above those it may import from", () => {
    expect(layers.map(([folder]) => folder).toSorted()).toEqual([...new Set(files.map(folderOf))].toSorted());
    for (const [index, [folder, ...allowed]] of layers.entries()) {
      const below = new Set(layers.slice(0, index).map(([name]) => name));
      expect(
        allowed.filter((name) => !below.has(name)),
        `${folder} may import from what is not below it`,
      ).toEqual([]);
    }
  });

  it.each(layers)("%s imports from the folders that its layer lists, and from no other", (folder, ...allowed) => {
    const used = new Set(crossing.filter(({ file }) => folderOf(file) === folder).map(({ from }) => folderOf(from)));
    expect([...used].toSorted()).toEqual(allowed.toSorted());
  });
});
