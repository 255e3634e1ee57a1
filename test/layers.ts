// The layers of a package: whom each of its folders may import from, types included. A folder stands above all that it
// imports from, so that there is no way around in a circle, and nothing is allowed that is not used.

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

/** Folders, and files beside them, from the ground up, each with those that it imports from. */
export type Layers = readonly (readonly [folder: string, ...imports: string[]])[];

export interface Import {
  readonly file: string;
  readonly from: string;
}

export interface Sources {
  /** By their paths below the folder of sources. */
  readonly files: readonly string[];
  readonly imports: readonly Import[];
  readonly textOf: (file: string) => string;
}

/** The sources of a package, and what they import from each other or from outside. */
export function sourcesBelow(folder: string): Sources {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const known = new Set(files);
  const textOf = (file: string): string => readFileSync(join(folder, file), "utf8");
  const imports = files.flatMap((file): Import[] => {
    const names = textOf(file).matchAll(/(?:\bfrom|\bimport\(|^import)\s*"(\.[^"]+)\.js"/gm);
    return [...names].map(([, name = ""]) => {
      const from = normalize(join(dirname(file), name));
      return { file, from: known.has(`${from}.tsx`) ? `${from}.tsx` : `${from}.ts` };
    });
  });
  return { files, imports, textOf };
}

/** The folder of a file, or the file itself if it lies beside the folders. */
export function topOf(file: string): string {
  return (file.split("/")[0] ?? "").replace(/\.tsx?$/, "");
}

/** States that the sources keep to the layers. */
export function describeLayers(
  name: string,
  { files, imports }: Sources,
  layers: Layers,
  folderOf: (file: string) => string = topOf,
): void {
  const crossing = imports
    .filter(({ from }) => !from.startsWith(".."))
    .map(({ file, from }) => ({ file, from, folder: folderOf(file), imported: folderOf(from) }))
    .filter(({ folder, imported }) => folder !== imported);

  describe(`imports of ${name}`, () => {
    it("are all listed, each above those it may import from", () => {
      expect(layers.map(([folder]) => folder).toSorted()).toEqual([...new Set(files.map(folderOf))].toSorted());
      for (const [index, [folder, ...allowed]] of layers.entries()) {
        const below = new Set(layers.slice(0, index).map(([lower]) => lower));
        expect(
          allowed.filter((other) => !below.has(other)),
          `${folder} may import from what is not below it`,
        ).toEqual([]);
      }
    });

    it.each(layers)("%s imports only from folders that its layer lists", (folder, ...allowed) => {
      const offending = crossing.filter((one) => one.folder === folder && !allowed.includes(one.imported));
      expect(offending.map(({ file, from }) => `${file} imports ${from}`)).toEqual([]);
    });

    it.each(layers)("%s imports from every folder that its layer lists", (folder, ...allowed) => {
      const used = new Set(crossing.filter((one) => one.folder === folder).map(({ imported }) => imported));
      expect(allowed.filter((other) => !used.has(other))).toEqual([]);
    });
  });
}
