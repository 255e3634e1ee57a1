// Records of the contract's shapes/log.yaml.

import type { LogNumber, LogProofText, LogRecordText, LogSalt } from "../scalars.js";

/** A record of the transparency log with everything that verifies it offline. */
export interface LogReceipt {
  /** Number of the record among those of its organization, from 1, without gaps. */
  readonly number: LogNumber;
  /** A record of the transparency log, in the canonical JSON of RFC 8785. docs/log.md says what it holds. */
  readonly record: LogRecordText;
  /** The 32 random bytes that are hashed before a record, in base64. */
  readonly salt: LogSalt;
  /** Number of the log that has it, as it is in the path of the log's tiles. */
  readonly log: number;
  /** Index of the entry in the log. */
  readonly index: LogNumber;
  /** Proof that a record is in the transparency log, with a signed checkpoint (C2SP tlog-proof). */
  readonly proof: LogProofText;
}

/** A record of the transparency log, and where its entry is. */
export interface LogRecordEntry {
  /** Number of the record among those of its organization, from 1, without gaps. */
  readonly number: LogNumber;
  /** A record of the transparency log, in the canonical JSON of RFC 8785. docs/log.md says what it holds. */
  readonly record: LogRecordText;
  /** The 32 random bytes that are hashed before a record, in base64. */
  readonly salt: LogSalt;
  /** Number of the log that has it, as it is in the path of the log's tiles. */
  readonly log: number;
  /** Index of the entry in the log. */
  readonly index: LogNumber;
}
