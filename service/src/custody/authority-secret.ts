// The secret by which the service proves rows that decide who may do what. It is derived from a key-encryption key and tells
// nothing of it. It leaves custody, because rows are proved where they are read, and it never reaches the database, a log
// or a dump.

import { hkdf } from "./hkdf.js";

export interface AuthoritySecret {
  /** Id of the key-encryption key that it is derived from. */
  readonly id: string;
  /** 32 bytes in hex. */
  readonly key: string;
}

export function authoritySecret(id: string, masterKey: Uint8Array): AuthoritySecret {
  const key = hkdf(masterKey, "", "countersign authority 1");
  try {
    return { id, key: key.toString("hex") };
  } finally {
    key.fill(0);
  }
}
