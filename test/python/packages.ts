// Emitted Python packages in a folder, and the Python that runs them.

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { emitPython } from "../../generator/src/emit/python/python.js";
import type { Model } from "../../generator/src/model/model.js";
import { modelOf, root, sourcesOf, templates } from "../generator/fixture.js";

/** @param contract folder in the repository */
export function modelWithPython(contract: string): Model {
  const model = modelOf(sourcesOf(path.join(root, contract)));
  const { manifest } = model.contract;
  const python = { package: packageOf(contract), folder: "python" };
  return { ...model, contract: { ...model.contract, manifest: { ...manifest, python } } };
}

export function packageOf(contract: string): string {
  return contract === "schema" ? "countersign" : path.basename(contract);
}

/** Text by path in the package's folder. */
export function pythonFiles(contract: string): ReadonlyMap<string, string> {
  const files = emitPython({ model: modelWithPython(contract), templates: templates() });
  return new Map(files.map(({ path: name, text }) => [name.replace(/^python\//, ""), text]));
}

export function writeAll(folder: string, files: Iterable<readonly [string, string]>): void {
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
