// Files that are served as they are. Only what was listed when they were read is known by its path, so nothing that a
// request names reaches the file system.

import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";

export interface StaticFile {
  /** Media type. */
  readonly type: string;
  readonly bytes: Buffer;
  /** SHA-256 in hex. */
  readonly digest: string;
}

/** Files by their path below the folder, with slashes. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

const mostFiles = 5000;
const mostBytes = 64 * 2 ** 20;

/**
 * Reads all files of a folder that have one of the types above. None where the folder is not there.
 *
 * @throws Error where it holds more than it should
 */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  let total = 0;
  for (const file of await list(folder)) {
    const bytes = await readFile(file);
    total += bytes.length;
    if (total > mostBytes) throw new Error(`${folder} has more than ${mostBytes} bytes`);
    const digest = createHash("sha256").update(bytes).digest("hex");
    const type = types[path.extname(file)] ?? "";
    files.set(path.relative(folder, file).split(path.sep).join("/"), { type, bytes, digest });
  }
  return files;
}

async function list(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    // Links could lead anywhere.
    const files = entries.filter((entry) => entry.isFile() && Object.hasOwn(types, path.extname(entry.name)));
    if (files.length > mostFiles)
      throw new Error(`${folder} has ${files.length} files; at most ${mostFiles} are served`);
    return files.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return [];
    throw cause;
  }
}
