// Finds the YAML files of a folder. Whatever else may lie there (a pipe, a socket, a link into a circle) is named and
// never opened: reading some of it would not come to an end.

import { readdir, realpath, stat } from "node:fs/promises";
import type { Dirent, Stats } from "node:fs";
import path from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostic.js";

/** Paths below the folder with forward slashes, in order. Links are followed; what is hidden or installed is left out. */
export async function yamlFiles(folder: string, diagnostics: Diagnostics): Promise<readonly string[]> {
  const found: string[] = [];
  const visit = async (below: string, above: readonly string[]): Promise<void> => {
    const real = await realpath(path.join(folder, below));
    if (above.includes(real)) {
      return report(below, "is a link to a folder that holds it");
    }
    const entries = await readdir(real, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
      const name = below ? `${below}/${entry.name}` : entry.name;
      const isYaml = /\.ya?ml$/.test(entry.name);
      const target = await targetOf(entry, path.join(real, entry.name));
      if (target?.isDirectory() && !isYaml) await visit(name, [...above, real]);
      else if (!isYaml) continue;
      else if (target?.isFile()) found.push(name);
      else report(name, target ? `is ${kindOf(target)}, not a file` : "is a link to nothing");
    }
  };
  const report = (file: string, what: string): void =>
    diagnostics.report("CS0101", { file, line: 1, column: 1, length: 1 }, what);
  await visit("", []);
  return found.sort();
}

/** What a link leads to; undefined where it leads nowhere. */
async function targetOf(entry: Dirent, place: string): Promise<Dirent | Stats | undefined> {
  if (!entry.isSymbolicLink()) return entry;
  return stat(place).catch(() => undefined);
}

function kindOf(target: Dirent | Stats): string {
  if (target.isDirectory()) return "a folder";
  if (target.isFIFO()) return "a pipe";
  return target.isSocket() ? "a socket" : "a device";
}
