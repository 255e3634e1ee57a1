// Checks the archive's settings at start, because the first move may be a day later.

import { bech32 } from "@scure/base";
import { ConfigurationError } from "./configuration-error.js";
import type { Settings } from "./settings.js";

/** @throws ConfigurationError for a recipient that nothing can be encrypted to */
export function checkRetentionSettings({ recipients }: Settings["retention"]): void {
  const wrong = recipients.find((recipient) => !isRecipient(recipient));
  if (wrong === undefined) return;
  throw new ConfigurationError(
    `retention.recipients: ${JSON.stringify(wrong)} is not an age public key: its checksum is wrong, so it was mistyped or ` +
      "cut short",
  );
}

/** Whether a text is a public key of age, its checksum included. */
function isRecipient(text: string): boolean {
  const decoded = bech32.decodeUnsafe(text, false);
  if (!decoded?.prefix.startsWith("age")) return false;
  // Keys on X25519 have no other prefix; those of other kinds have other lengths.
  return decoded.prefix !== "age" || bech32.fromWordsUnsafe(decoded.words)?.length === 32;
}
