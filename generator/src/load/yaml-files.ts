// Finds the YAML files of a folder. Whatever else may lie there (a pipe, a socket, a link into a circle) is named and
// never opened: reading some of it would not come to an end.

import { readdirSync, realpathSync, statSync } from "node:fs";
import type { Dirent, Stats } from "node:fs";
import path from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostic.js";

/**
 * Paths below the folder with forward slashes, in order. Links are followed; what is hidden or installed is left out, and so
 * is what belongs to a contract of its own.
 */
export function yamlFiles(folder: string, diagnostics: Diagnostics): readonly string[] {
  const found: string[] = [];
  const visit = (below: string, above: readonly string[]): void => {
    const real = realpathSync(path.join(folder, below));
    if (above.includes(real)) {
      return report(below, "is a link to a folder that holds it");
    }
    const entries = readdirSync(real, { withFileTypes: true });
    if (holdsOwnContract(below) && entries.some(({ name }) => name === contractFile)) return;
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
      const name = below ? `${below}/${entry.name}` : entry.name;
      const isYaml = /\.ya?ml$/.test(entry.name);
      const target = targetOf(entry, path.join(real, entry.name));
      if (target?.isDirectory() && !isYaml) visit(name, [...above, real]);
      else if (!isYaml) continue;
      else if (target?.isFile()) found.push(name);
      else report(name, target ? `is ${kindOf(target)}, not a file` : "is a link to nothing");
    }
  };
  const report = (file: string, what: string): void =>
    diagnostics.report("CS0101", { file, line: 1, column: 1, length: 1 }, what);
  visit("", []);
  return found.sort();
}

/** Whether a file belongs to a contract in a folder below, such as `public/shapes/users.yaml` beside `public/contract.yaml`. */
export function isOfContractBelow(file: string, files: ReadonlySet<string>): boolean {
  const folders = file.split("/").slice(0, -1);
  return folders.some((_, index) => {
    const below = folders.slice(0, index + 1).join("/");
    return holdsOwnContract(below) && files.has(`${below}/${contractFile}`);
  });
}

const contractFile = "contract.yaml";
/** Whose files of that name are of the contract around them. */
const ownFolders: ReadonlySet<string> = new Set(["shapes", "activities", "operations", "queries", "imports"]);

/** Whether a `contract.yaml` in a folder is one: what is imported is no contract of this repository. */
function holdsOwnContract(below: string): boolean {
  return below !== "" && !ownFolders.has(below.split("/", 1)[0] ?? "");
}

/** What a link leads to; undefined where it leads nowhere. */
function targetOf(entry: Dirent, place: string): Dirent | Stats | undefined {
  if (!entry.isSymbolicLink()) return entry;
  try {
    return statSync(place);
  } catch {
    return undefined;
  }
}

function kindOf(target: Dirent | Stats): string {
  if (target.isDirectory()) return "a folder";
  if (target.isFIFO()) return "a pipe";
  return target.isSocket() ? "a socket" : "a device";
}
