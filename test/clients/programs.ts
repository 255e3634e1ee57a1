// Runs the program of a section, each in a folder of its own.

import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { Language, Section } from "./sections.js";

const run = promisify(execFile);

/** How a program of a language is made and run. */
const languages: Readonly<Record<Language, { readonly file: string; readonly before: string; readonly run: string }>> =
  {
    python: { file: "main.py", before: "python3 -m venv . && . bin/activate", run: ". bin/activate && python main.py" },
    go: { file: "main.go", before: "go mod init example", run: "go run ." },
    rust: { file: "src/main.rs", before: "cargo init --name example", run: "cargo run --quiet" },
    js: { file: "main.mjs", before: "npm init --yes", run: "node main.mjs" },
    sh: { file: "main.sh", before: "test -f package.json || npm init --yes", run: "sh -eu main.sh" },
  };

const installed = new Set<string>();

/**
 * What the program of a section prints. What the section installs is installed the first time.
 *
 * @param folder for all programs
 * @param settings of the environment, beside its own
 */
export async function printed(
  { client, install, files, language, code }: Section,
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const cwd = path.join(folder, client.replace(/\W+/g, "-"));
  const { file, before, run: start } = languages[language];
  mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true });
  const env = {
    ...process.env,
    // Crates that several sections use are compiled once, and without what debuggers need.
    CARGO_PROFILE_DEV_DEBUG: "0",
    CARGO_TARGET_DIR: process.env["CARGO_TARGET_DIR"] ?? path.join(folder, "target"),
    ...settings,
  };
  if (!installed.has(cwd)) await run("sh", ["-euc", `${before}\n${install}`], { cwd, env });
  installed.add(cwd);
  for (const [name, text] of Object.entries({ ...files, [file]: code })) writeFileSync(path.join(cwd, name), text);
  return (await run("sh", ["-euc", start], { cwd, env })).stdout.trim();
}
