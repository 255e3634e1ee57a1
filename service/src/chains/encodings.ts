// Which encodings of payloads the service reads. Apart from the reading: the command line needs no more.

import { PayloadEncoding } from "@countersign/api";

/** Whether the service reads and hashes what is written in an encoding. */
export function isRead(encoding: PayloadEncoding): boolean {
  return encoding === PayloadEncoding.EIP712 || encoding === PayloadEncoding.EIP7702_AUTHORIZATION;
}
