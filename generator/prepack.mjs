// Before `npm pack`: brings what lies at the top of the repository, the templates and the license, into the package.
// `--undo` removes it again.

import { cpSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL("./", import.meta.url));

for (const name of ["templates", "LICENSE"]) {
  rmSync(here + name, { recursive: true, force: true });
  if (!process.argv.includes("--undo")) cpSync(`${here}../${name}`, here + name, { recursive: true });
}
