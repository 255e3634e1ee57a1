// Salts of records in the transparency log.

import { RandomPool } from "./random-pool.js";

const salts = new RandomPool(32);

/** 32 random bytes in base64. */
export function newSalt(): string {
  return salts.next("base64");
}
