// Compiles the generator, the generated package, the log and the service for a test run, and bundles the generator and the
// service. Only what has changed is compiled anew.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

const root = fileURLToPath(new URL("../", import.meta.url));

/** @throws Error with the findings of the compiler or the bundler */
function build(): void {
  run(["node_modules/typescript/bin/tsc", "--build", "--checkers", "1", "generator", "generated", "log", "service"]);
  run(["generator/bundle.mjs"]);
  run(["service/bundle.mjs"]);
  run(["console/build.mjs"]);
  // The contracts that the packages carry, which `npm run generate` and `check` write; the second imports from the first.
  const contracts = ["generated", "generated/auth-proxy"].map((folder) => `${root}${folder}/dist/contract`);
  if (!contracts.every((folder) => existsSync(folder))) run(["generator/contract.mjs", "check"]);
}

function run(args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`the sources do not compile:\n${stdout}${stderr}`);
}

export default function setup(project: TestProject): void {
  build();
  project.onTestsRerun(async () => build());
}
