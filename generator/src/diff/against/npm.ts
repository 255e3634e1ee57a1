// A contract as it was published: every generated package carries the YAML that it was compiled from, in `contract/`.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Diagnostics } from "../../diagnostics/diagnostic.js";
import { readSources } from "../../load/contract-files.js";
import { contractFolder } from "../../load/imports.js";
import type { Sources } from "../../load/contract-files.js";
import { AgainstError } from "./error.js";

const packageSpec = /^(?<name>(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*)@(?<version>[A-Za-z0-9][\w.+-]*)$/;

/** Fetched by npm itself, so that its registry, proxy and credentials are those of the user. Nothing of it is run. */
export async function readFromPackage(spec: string): Promise<Sources> {
  const { name, version } = packageSpec.exec(spec)?.groups ?? {};
  if (name === undefined || version === undefined)
    throw new AgainstError(`\`npm:${spec}\` names no package; write npm:PACKAGE@VERSION`);
  const folder = await mkdtemp(path.join(tmpdir(), "contract-diff-"));
  try {
    await npmInstall(folder, `${name}@${version}`);
    const contract = path.join(folder, "node_modules", ...name.split("/"), contractFolder);
    const sources = readSources(contract, new Diagnostics());
    if (!sources.has("contract.yaml"))
      throw new AgainstError(
        `${name}@${version} carries no contract (no ${contractFolder}/contract.yaml in it): it was not compiled by this ` +
          "compiler, or by a version before 0.2; compare with git:REF instead",
      );
    return sources;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function npmInstall(folder: string, spec: string): Promise<void> {
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--no-package-lock", "--legacy-peer-deps"];
  const args = ["install", ...flags, "--prefix", folder, "--", spec];
  return new Promise((resolve, reject) => {
    const child = spawn("npm", args, { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
    const said: Buffer[] = [];
    child.stderr.on("data", (chunk: Buffer) => said.push(chunk));
    child.on("error", (cause) => reject(new AgainstError(`npm cannot be run: ${cause.message}`)));
    child.on("close", (code) => {
      if (code === 0) return resolve();
      const [first = "it failed"] = Buffer.concat(said)
        .toString("utf8")
        .split("\n")
        .filter((line) => /^npm (?:error|ERR!) (?!code )/.test(line))
        .map((line) => line.replace(/^npm (?:error|ERR!) /, ""));
      reject(new AgainstError(`npm cannot fetch ${spec}: ${first}`));
    });
  });
}
