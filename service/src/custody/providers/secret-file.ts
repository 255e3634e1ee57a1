// Files with a token, a PIN or an AppRole's secret. They are read when they are needed, so that whoever renews them has
// nothing to restart.

import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { ProviderAway, ProviderRefused } from "./provider.js";

const maxLength = 8192;

/**
 * The text of a file, without white space around it.
 *
 * @param what what it holds, for messages
 * @throws ProviderAway when it does not exist: an agent may be about to write it
 * @throws ProviderRefused when all users can read it, or it is empty or too long
 */
export function readSecretFile(path: string, what: string): string {
  let file: number;
  try {
    file = openSync(path, "r");
  } catch (cause) {
    throw new ProviderAway(`${what} cannot be read from ${path}`, { cause });
  }
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) throw new ProviderRefused(`${what}: ${path} is not a regular file`);
    // Agents share such files with a group.
    if ((stat.mode & 0o007) !== 0 && process.platform !== "win32") {
      throw new ProviderRefused(`${what}: any user can read ${path}; run: chmod o-rwx ${path}`);
    }
    if (stat.size > maxLength) throw new ProviderRefused(`${what}: ${path} is longer than ${maxLength} bytes`);
    const bytes = Buffer.alloc(maxLength);
    const text = bytes.toString("utf8", 0, readSync(file, bytes)).trim();
    bytes.fill(0);
    if (!/^[\x21-\x7e]+$/.test(text)) throw new ProviderRefused(`${what}: ${path} is empty or has more than one word`);
    return text;
  } finally {
    closeSync(file);
  }
}
