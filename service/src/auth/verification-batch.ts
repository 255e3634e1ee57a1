// What the main thread and the one that verifies say to each other.

import type { KeyObject } from "node:crypto";

/** Of each signature: the number of its key, which hash, and how many bytes of data it is over. */
export type Items = readonly [key: number, algorithm: Algorithm, length: number][];
export type Algorithm = "sha256" | null;

/** What the thread is sent. */
export interface Batch {
  /** For each item its data and then its signature of 64 bytes. */
  readonly bytes: Uint8Array;
  readonly items: Items;
  /** Keys of which there are items for the first time. */
  readonly added: readonly (readonly [number: number, key: KeyObject])[];
  /** Numbers of keys of which none will come any more. */
  readonly removed: readonly number[];
}

/** Of each item, in order; undefined where OpenSSL cannot tell. */
export type Verdicts = readonly (boolean | undefined)[];

export const signatureLength = 64;
