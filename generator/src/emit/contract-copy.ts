// The contract itself, as it is written, inside the package that it is compiled to: `diff --against npm:…` reads it there.

import type { Sources } from "../load/contract-files.js";
import { contractFolder, importsFolder } from "../load/imports.js";
import type { Model } from "../model/model.js";
import { carriedImports } from "./carried-imports.js";
import type { EmittedFile } from "./output.js";

export { contractFolder };

export function contractCopy(sources: Sources, model: Model): readonly EmittedFile[] {
  const own = [...sources].filter(([name]) => !name.startsWith(importsFolder));
  return [...own, ...carriedImports(sources, model)].map(([name, text]) => ({
    path: `${contractFolder}/${name}`,
    text,
  }));
}
