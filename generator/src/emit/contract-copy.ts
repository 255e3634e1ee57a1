// The contract itself, as it is written, inside the package that it is compiled to: `diff --against npm:…` reads it there.

import type { Sources } from "../load/contract-files.js";
import { contractFolder } from "../load/imports.js";
import type { EmittedFile } from "./output.js";

export { contractFolder };

export function contractCopy(sources: Sources): readonly EmittedFile[] {
  return [...sources].map(([name, text]) => ({ path: `${contractFolder}/${name}`, text }));
}
