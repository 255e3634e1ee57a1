// Files with private keys of age, which open what a backup or the archive has encrypted.

import type { Command } from "commander";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";

export interface IdentityOptions {
  readonly identity?: readonly string[];
}

/** Adds `--identity`. */
export function addIdentityOption(command: Command): Command {
  return command.option(
    "--identity <file>",
    "file with age private keys, as age-keygen writes it; may be repeated",
    (value: string, before: readonly string[] = []) => [...before, value],
  );
}

/** @throws UsageError for a file that cannot be read or holds anything else than private keys */
export async function readIdentities(io: Io, { identity = [] }: IdentityOptions): Promise<string[]> {
  const { parseIdentities } = await import("../../backup/age-file.js");
  const files = identity.map(async (name) => {
    const path = resolve(io.cwd, name);
    try {
      return await parseIdentities(await readFile(path, "utf8"));
    } catch (cause) {
      throw new UsageError(`--identity ${path}: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
  });
  return (await Promise.all(files)).flat();
}
