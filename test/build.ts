// Compiles the generator, the generated package and the service for a test run. Only what has changed is compiled anew.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

const root = fileURLToPath(new URL("../", import.meta.url));

/** @throws Error with the compiler's findings */
function build(): void {
  const compiler = fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [compiler, "-b", "generator", "generated", "service"], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`the sources do not compile:\n${stdout}`);
}

export default function setup(project: TestProject): void {
  build();
  project.onTestsRerun(async () => build());
}
