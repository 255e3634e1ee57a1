// How long what a message carries is of any use.

import type { MessageContent } from "../../store/message.js";

const minute = 60_000;
const day = 86_400_000;

/**
 * When the code, bundle or invitation in a message expires, in milliseconds since 1970.
 *
 * @param createdAt in milliseconds since 1970
 */
export function expiryOf(content: MessageContent, createdAt: number): number {
  return createdAt + (content.kind === "invitation" ? content.days * day : content.minutes * minute);
}
