// A log's keys without custody, records to sequence, and whether a log has each record exactly once.

import { ed25519Verifier, openNote, parseCheckpoint, readConsistencyProof, readEntries } from "@countersign/log";
import type { Checkpoint } from "@countersign/log";
import { createPrivateKey, createPublicKey, sign } from "node:crypto";
import { listLogRecords, listWaitingRecords } from "../../../service/src/store/log-records.js";
import { findLogByNumber } from "../../../service/src/store/logs.js";
import type { Store } from "../../../service/src/store/store.js";
import { leafOfRecord, recordOf } from "../../../service/src/transparency/event.js";
import { logKey } from "../../../service/src/transparency/log-keys.js";
import type { CheckpointKeys } from "../../../service/src/transparency/log-keys.js";
import { logReader } from "../../../service/src/transparency/store-storage.js";

export const origin = "log.example";

/** RFC 8410 §7, without the seed. */
const prefix = Buffer.from("302e020100300506032b657004220420", "hex");

/** Keys that sign in this process. @param seed of 32 bytes, in hex */
export function keysOf(seed: string): CheckpointKeys & { readonly publicKey: string } {
  const key = createPrivateKey({
    key: Buffer.concat([prefix, Buffer.from(seed, "hex")]),
    format: "der",
    type: "pkcs8",
  });
  const { x = "" } = createPublicKey(key).export({ format: "jwk" });
  const publicKey = Buffer.from(x, "base64url").toString("hex");
  const current = {
    keyId: publicKey,
    publicKey,
    sign: async (message: Uint8Array) => sign(null, message, key).toString("hex"),
  };
  return { publicKey, published: () => ({ current, next: undefined, replaced: [], publicKeys: [publicKey] }) };
}

export async function latestOf(store: Store, { publicKey }: { readonly publicKey: string }): Promise<Checkpoint> {
  const { checkpoint } = await findLogByNumber(store, 1);
  if (checkpoint === null) return { origin, size: 0, root: new Uint8Array(), extensions: [] };
  return parseCheckpoint(openNote(Buffer.from(checkpoint), [ed25519Verifier(logKey(origin, publicKey))]).text);
}

/** What is wrong with a log and the records of some organizations: nothing, where each is there once and in order. */
export async function faultsOf(
  store: Store,
  key: { readonly publicKey: string },
  organizationIds: readonly string[],
  seen: readonly Checkpoint[],
): Promise<string[]> {
  const faults: string[] = [];
  const latest = await latestOf(store, key);
  const read = logReader(store, 1);
  for (const older of seen) {
    await readConsistencyProof(read, older, latest).catch((error: Error) => faults.push(`a fork: ${error.message}`));
  }
  const entries: Uint8Array[] = [];
  for (let bundle = 0; bundle * 256 < latest.size; bundle++) entries.push(...(await readEntries(read, bundle, latest)));
  const places = new Map<number, string>();
  for (const organizationId of organizationIds) {
    const records = await listLogRecords(store.in(organizationId), 0, 1_000_000);
    for (const [at, { number, leaf, event, salt }] of records.entries()) {
      if (number !== at + 1) faults.push(`a gap before ${number} in ${organizationId}`);
      if (places.has(leaf)) faults.push(`two records at ${leaf}`);
      places.set(leaf, event);
      const expected = leafOfRecord(salt, recordOf(organizationId, number, event));
      if (Buffer.compare(expected, entries[leaf] ?? Buffer.of()) !== 0) faults.push(`another leaf at ${leaf}`);
    }
  }
  if (places.size !== latest.size) faults.push(`${places.size} records for ${latest.size} leaves`);
  return faults;
}

/** The events that are in the log or wait for their place, as often as they are. */
export async function eventsOf(store: Store, organizationIds: readonly string[]): Promise<string[]> {
  const waiting = await listWaitingRecords(store, 1_000_000);
  const placed = await Promise.all(organizationIds.map((id) => listLogRecords(store.in(id), 0, 1_000_000)));
  return [...waiting, ...placed.flat()].map(({ event }) => event);
}
