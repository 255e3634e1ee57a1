// What providers ask for: a token, a PIN, an AppRole's secret.

import {
  SecretFileMissing,
  SecretFileRefused,
  oneWord,
  readSecretFile as read,
} from "../../file-system/secret-file.js";
import { ProviderAway, ProviderRefused } from "./provider.js";

/**
 * The one word in a file.
 *
 * @param what what it holds, for messages
 * @throws ProviderAway when the file does not exist: an agent may be about to write it
 * @throws ProviderRefused when all users can read it, or it is empty or too long
 */
export function readSecretFile(path: string, what: string): string {
  try {
    return read(path, what, oneWord);
  } catch (cause) {
    if (cause instanceof SecretFileMissing) throw new ProviderAway(cause.message, { cause });
    if (cause instanceof SecretFileRefused) throw new ProviderRefused(cause.message, { cause });
    throw cause;
  }
}
