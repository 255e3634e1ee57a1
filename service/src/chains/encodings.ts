// Which encodings of payloads the service reads. Apart from the reading: the command line needs no more.

import { PayloadEncoding } from "@countersign/api";

/** The service reads and hashes what is written in these. */
export type ReadEncoding = typeof PayloadEncoding.EIP712 | typeof PayloadEncoding.EIP7702_AUTHORIZATION;

export function isRead(encoding: PayloadEncoding): encoding is ReadEncoding {
  return encoding === PayloadEncoding.EIP712 || encoding === PayloadEncoding.EIP7702_AUTHORIZATION;
}
