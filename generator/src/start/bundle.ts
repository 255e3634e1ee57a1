// The compiler as a few bundled files, which `bundle.mjs` makes of the compiled sources. The command line starts from
// them: they are read and compiled in a fraction of the time that some two hundred modules take.

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { toolFingerprint } from "../write/tool.js";
import { CodeCache } from "./code-cache.js";
import { codeFolder } from "./code-folder.js";

const folder = fileURLToPath(new URL("../bundle/", import.meta.url));

/** The program, loaded, and what keeps its compiled code for the next run. */
export interface Bundled<Part> {
  readonly part: Part;
  readonly keep: () => void;
}

/** undefined where there is no bundle, or none of this very code: somebody is working on it. */
export function bundled<Part>(): Bundled<Part> | undefined {
  const madeFrom = path.join(folder, "made-from");
  if (!existsSync(madeFrom)) return undefined;
  if (readFileSync(madeFrom, "utf8").split("\n", 1)[0] !== toolFingerprint()) return undefined;
  const cache = new CodeCache(codeFolder());
  return { part: cache.load(path.join(folder, "program.cjs")) as Part, keep: () => cache.keep() };
}
