// Where a decrypted secret goes: to a file of its owner's, or to standard output.

import { record, show } from "./output.js";
import type { Audience } from "./output.js";
import { writePrivateFile } from "./private-file.js";
import { formatSecret } from "./secret-text.js";
import type { KeyFormat } from "./secret-text.js";

export interface SecretOutput {
  /** Of a private key; `text` for what is neither that nor words. */
  readonly format: KeyFormat | "text";
  /** Absolute path of a new file; standard output without it. */
  readonly file?: string | undefined;
  /** What programs get once the file is written; its name without it. */
  readonly answer?: object | undefined;
}

/**
 * Writes a secret to its file and names the file, or shows the secret itself. Zeroes its bytes.
 *
 * @throws UsageError where it is neither words nor a private key, or the file can't be written
 */
export async function deliver(
  audience: Audience,
  secret: Uint8Array,
  { format, file, answer = { plaintextFile: file } }: SecretOutput,
): Promise<void> {
  const text = formatSecret(secret, format);
  secret.fill(0);
  if (file === undefined) return show(audience, { plaintext: text }, () => text);
  await writePrivateFile(file, `${text}\n`);
  show(audience, answer, () => record([["secret", file]]));
}
