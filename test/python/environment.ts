// Python 3.11 or later with the packages of requirements.txt, installed once for all runs in a folder outside the repository.

import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

const requirements = path.join(import.meta.dirname, "requirements.txt");
const version = createHash("sha256").update(readFileSync(requirements)).digest("hex").slice(0, 12);
const caches = process.env["XDG_CACHE_HOME"] ?? path.join(homedir(), ".cache");
const folder = path.join(caches, "countersign", `python-${version}`);
const python = path.join(folder, "bin/python");

/** Whether there is such a Python. Where there is none, the run says so; in CI it fails. */
export function hasPackages(): boolean {
  const reason = whyNot();
  if (reason === undefined) return true;
  const skipped = `what is emitted in Python: ${reason}`;
  if (process.env["CI"]) throw new Error(`CI cannot skip ${skipped}`);
  console.warn(`skipped: ${skipped}`);
  return false;
}

function whyNot(): string | undefined {
  if (existsSync(python)) return undefined;
  const isNew = "import sys; sys.exit(sys.version_info < (3, 11))";
  if (spawnSync("python3", ["-c", isNew]).status !== 0) return "there is no python3 of version 3.11 or later";
  const made = `${folder}.${process.pid}`;
  mkdirSync(path.dirname(made), { recursive: true });
  const install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "-r", requirements];
  const hasAll =
    spawnSync("python3", ["-m", "venv", made]).status === 0 &&
    spawnSync(path.join(made, "bin/python"), install).status === 0;
  // Another worker may have been faster.
  if (hasAll && !existsSync(folder)) renameSync(made, folder);
  rmSync(made, { recursive: true, force: true });
  return existsSync(python) ? undefined : "the packages of test/python/requirements.txt cannot be installed";
}

/** Runs Python in a folder, and answers what it prints. */
export function runPython(where: string, words: readonly string[], input = ""): string {
  const options = { cwd: where, input, env: environment(where), encoding: "utf8", maxBuffer: 1 << 28 } as const;
  const { status, stdout, stderr } = spawnSync(python, words, options);
  if (status !== 0) throw new Error(`python ${words.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}

/** The same beside a server that answers from this process, with everything that it prints. */
export async function spawnPython(
  where: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const child = spawn(python, words, {
    cwd: where,
    env: { ...environment(where), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await once(child, "close");
  return said;
}

/** Modules are found in the folder and in that of the tests. */
function environment(where: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PYTHONPATH: [where, import.meta.dirname].join(path.delimiter),
    // What mypy has read of the packages serves all that depend on them.
    MYPY_CACHE_DIR: path.join(folder, "mypy"),
    PYTHONWARNINGS: "error,ignore::ResourceWarning",
  };
}
