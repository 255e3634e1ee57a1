// Contracts whose types another one imports: the YAML inside of installed packages, or a copy of it in `imports/`.

import { existsSync } from "node:fs";
import path from "node:path";
import { Diagnostics } from "../diagnostics/diagnostic.js";
import type { Sources } from "./sources.js";
import { child, entriesOf } from "./tree.js";
import { parseYaml } from "./yaml.js";

/** Where the contract of an imported package lies among the texts: `imports/@acme/common/contract.yaml`. */
export const importsFolder = "imports/";

/** Where a generated package carries the contract that it was compiled from. */
export const contractFolder = "dist/contract";

const packageName = /^(?:@[a-z0-9-]+\/)?[a-z0-9-]+$/;

/** What installed packages add to the texts of a contract. What lies in `imports/` already is taken as it is there. */
export function readImports(folder: string, sources: Sources, read: (folder: string) => Sources): Sources {
  const found = new Map<string, string>();
  for (const name of missingImports(sources)) {
    const contract = installedContract(folder, name);
    if (contract === undefined) continue;
    for (const [file, text] of read(contract)) found.set(`${importsFolder}${name}/${file}`, text);
  }
  return found;
}

/** Packages that contract.yaml imports from and that the texts have nothing of. */
export function missingImports(sources: Sources): readonly string[] {
  const text = sources.get("contract.yaml") ?? "";
  // Most contracts import nothing, and their YAML is read soon enough.
  if (!/^imports:/m.test(text)) return [];
  const names = entriesOf(child(parseYaml("contract.yaml", text, new Diagnostics()), "imports")).map(({ key }) => key);
  const files = [...sources.keys()];
  return names.filter(
    (name) => packageName.test(name) && !files.some((file) => file.startsWith(`${importsFolder}${name}/`)),
  );
}

/** As Node resolves packages: in the `node_modules` of the folder, or of one above it. */
function installedContract(folder: string, name: string): string | undefined {
  for (let at = path.resolve(folder), last = ""; at !== last; last = at, at = path.dirname(at)) {
    const contract = path.join(at, "node_modules", name, contractFolder);
    if (existsSync(path.join(contract, "contract.yaml"))) return contract;
  }
  return undefined;
}
