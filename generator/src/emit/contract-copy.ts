// The contract itself, as it is written, inside the package that it is compiled to: `diff --against npm:…` and contracts that
// import from it read it there. Paths are below its folder.

import type { Sources } from "../load/contract-files.js";
import { importsFolder } from "../load/imports.js";
import type { Model } from "../model/model.js";
import { carriedImports } from "./carried-imports.js";
import type { EmittedFile } from "./output.js";

export function contractCopy(sources: Sources, model: Model): readonly EmittedFile[] {
  const own = [...sources].filter(([name]) => !name.startsWith(importsFolder));
  return [...own, ...carriedImports(sources, model)].map(([path, text]) => ({ path, text }));
}
