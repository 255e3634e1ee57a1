// Receipts: records with what proves that they are in a log.

import { LogError, formatProof, parseCheckpoint, parseNote, readInclusionProof } from "@countersign/log";
import { findLogByNumber } from "../store/logs.js";
import type { LogRecordRow } from "../store/log-records.js";
import type { Store } from "../store/store.js";
import { recordOf } from "./event.js";
import { logReader } from "./store-storage.js";

/** A record as it is answered. */
export interface PlacedRecord {
  readonly number: string;
  readonly record: string;
  readonly salt: string;
  readonly log: number;
  readonly index: string;
}

export interface Receipt extends PlacedRecord {
  /** C2SP tlog-proof. */
  readonly proof: string;
}

export function toPlacedRecord({ organization_id, number, event, salt, log, leaf }: LogRecordRow): PlacedRecord {
  return {
    number: String(number),
    record: recordOf(organization_id, number, event),
    salt,
    log,
    index: String(leaf),
  };
}

/**
 * Makes receipts of records that are in logs.
 *
 * @throws LogError where the tiles of a log do not lead to its checkpoint
 */
export async function toReceipts(store: Store, records: readonly LogRecordRow[]): Promise<Receipt[]> {
  const checkpoints = new Map<number, Promise<SignedHeads>>();
  const receipts: Receipt[] = [];
  for (const record of records) {
    const { log, leaf } = record;
    const heads = checkpoints.get(log) ?? readHeads(store, log);
    checkpoints.set(log, heads);
    const { head, signed } = headFor(await heads, leaf);
    const hashes = await readInclusionProof(logReader(store, log), leaf, head);
    const proof = formatProof({ index: leaf, hashes, checkpoint: signed });
    receipts.push({ ...toPlacedRecord(record), proof: Buffer.from(proof).toString() });
  }
  return receipts;
}

interface SignedHead {
  readonly signed: Uint8Array;
  readonly head: ReturnType<typeof parseCheckpoint>;
}

/** The latest checkpoint that witnesses have cosigned, and the latest of all. */
type SignedHeads = readonly SignedHead[];

async function readHeads(store: Store, log: number): Promise<SignedHeads> {
  const { cosigned, checkpoint } = await findLogByNumber(store, log);
  return [cosigned, checkpoint].flatMap((text) => {
    if (text === null) return [];
    const signed = new TextEncoder().encode(text);
    return [{ signed, head: parseCheckpoint(parseNote(signed).text) }];
  });
}

function headFor(heads: SignedHeads, leaf: number): SignedHead {
  const found = heads.find(({ head }) => leaf < head.size);
  if (!found) throw LogError.damaged(`no checkpoint of the log has its entry ${leaf}`);
  return found;
}
