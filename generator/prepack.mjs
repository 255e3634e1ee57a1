// Before `npm pack`: brings what lies at the top of the repository, the templates, the license and the pages about the
// language, into the package.
// `--undo` removes it again.

import { cpSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL("./", import.meta.url));

const pages = [
  "answer-headers",
  "brands",
  "contract-language",
  "checked-answers",
  "compiler",
  "contract-errors",
  "diff",
  "emitters",
  "front-ends",
  "go",
  "import",
  "python",
  "rust",
  "streams",
  "tools",
  "vectors",
  "waiting",
  "webhooks",
].map((page) => `docs/${page}.md`);

for (const name of ["templates", "LICENSE", ...pages]) {
  rmSync(here + name, { recursive: true, force: true });
  if (!process.argv.includes("--undo")) cpSync(`${here}../${name}`, here + name, { recursive: true });
}
