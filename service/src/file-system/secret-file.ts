// Files with a token, a PIN or a password. They are read when they are needed, so that whoever renews them has nothing to
// restart.

import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";

const maxLength = 8192;

/** The file cannot be opened; somebody may be about to write it. */
export class SecretFileMissing extends Error {
  override readonly name = "SecretFileMissing";
}

/** The file is not as one with a secret has to be. */
export class SecretFileRefused extends Error {
  override readonly name = "SecretFileRefused";
}

/** One word of ASCII, as tokens are. */
export const oneWord = /^[\x21-\x7e]+$/;
/** One line, as passwords are. */
export const oneLine = /^[^\0\r\n]+$/;

/**
 * The text of a file, without white space around it.
 *
 * @param what what it holds, for messages
 * @param form of the text
 * @throws SecretFileMissing
 * @throws SecretFileRefused when all users can read it, or it is empty, too long or of another form
 */
export function readSecretFile(path: string, what: string, form: typeof oneWord | typeof oneLine): string {
  let file: number;
  try {
    // Whoever opens a pipe waits for a writer otherwise, and the process with it.
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (cause) {
    throw new SecretFileMissing(`${what} cannot be read from ${path}`, { cause });
  }
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) throw new SecretFileRefused(`${what}: ${path} is not a regular file`);
    // Agents share such files with a group.
    if ((stat.mode & 0o007) !== 0 && process.platform !== "win32") {
      throw new SecretFileRefused(`${what}: any user can read ${path}; run: chmod o-rwx ${path}`);
    }
    if (stat.size > maxLength) throw new SecretFileRefused(`${what}: ${path} is longer than ${maxLength} bytes`);
    const bytes = Buffer.alloc(maxLength);
    const text = bytes.toString("utf8", 0, readSync(file, bytes)).trim();
    bytes.fill(0);
    if (!form.test(text)) {
      const more = form === oneWord ? "more than one word" : "more than one line";
      throw new SecretFileRefused(`${what}: ${path} is empty or has ${more}`);
    }
    return text;
  } finally {
    closeSync(file);
  }
}
