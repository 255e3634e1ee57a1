// Records of the contract's shapes/log.yaml.

import type { LogNumber } from "../scalars.js";

/** A record of the transparency log with everything that verifies it offline. */
export interface LogReceipt {
  /** Number of the record among those of its organization, from 1, without gaps. */
  readonly number: LogNumber;
  /** The record, in the canonical JSON of RFC 8785. docs/log.md describes its members. */
  readonly record: string;
  /** The 32 random bytes that are hashed before the record, in base64. */
  readonly salt: string;
  /** Number of the log that has it, as it is in the path of the log's tiles. */
  readonly log: number;
  /** Index of the entry in the log. */
  readonly index: LogNumber;
  /** Proof that the record is in the log, with a signed checkpoint (C2SP tlog-proof). */
  readonly proof: string;
}

/** A record of the transparency log, and where its entry is. */
export interface LogRecordEntry {
  /** Number of the record among those of its organization, from 1, without gaps. */
  readonly number: LogNumber;
  /** The record, in the canonical JSON of RFC 8785. docs/log.md describes its members. */
  readonly record: string;
  /** The 32 random bytes that are hashed before the record, in base64. */
  readonly salt: string;
  /** Number of the log that has it, as it is in the path of the log's tiles. */
  readonly log: number;
  /** Index of the entry in the log. */
  readonly index: LogNumber;
}
