// Private keys, of which only the public half is ever answered.

import type { PrivateKey } from "@countersign/api";
import { Streamed } from "@countersign/api/server";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { found } from "../params/found.js";
import { collect } from "../store/batches.js";
import { findPrivateKeyRecord, listPrivateKeyAddresses, listPrivateKeyRecords } from "../store/private-key-records.js";
import type { PrivateKeyRecordRow } from "../store/private-key-records.js";
import type { Scope, Store } from "../store/store.js";
import { readTagIds } from "../store/tag-ids.js";
import { toTimestamp } from "../store/timestamp.js";

export function privateKeyQueries(store: Store): Pick<Service<Call>, "getPrivateKey" | "listPrivateKeys"> {
  return {
    async getPrivateKey({ caller }, { privateKeyId }) {
      const scope = store.in(caller.organization);
      const row = await found("private key", privateKeyId, (id) => findPrivateKeyRecord(scope, id));
      const [privateKey] = await collect(complete(scope, [row]));
      return { privateKey: privateKey! };
    },

    listPrivateKeys: ({ caller }) => new Streamed({ privateKeys: readPrivateKeys(store.in(caller.organization)) }),
  };
}

/** All private keys as they are answered, oldest first. */
export async function* readPrivateKeys(scope: Scope): AsyncGenerator<PrivateKey[]> {
  for await (const rows of listPrivateKeyRecords(scope)) yield* complete(scope, rows);
}

/**
 * Keys with their addresses, of which there can be many times as many as keys.
 *
 * @param rows oldest first, and at least one
 * @returns all of them in the last batch; those before it are empty, and are there to be paused at
 */
async function* complete(scope: Scope, rows: readonly PrivateKeyRecordRow[]): AsyncGenerator<PrivateKey[]> {
  const addresses = new Map<string, KeyAddress[]>(rows.map(({ id }) => [id, []]));
  const range = { first: rows[0]!.id, last: rows.at(-1)!.id };
  for await (const batch of listPrivateKeyAddresses(scope, range)) {
    for (const { private_key_id, format, address } of batch) addresses.get(private_key_id)?.push({ format, address });
    yield [];
  }
  yield rows.map((row) => toPrivateKey(row, addresses.get(row.id)!));
}

type KeyAddress = PrivateKey["addresses"][number];

function toPrivateKey(row: PrivateKeyRecordRow, addresses: readonly KeyAddress[]): PrivateKey {
  return {
    privateKeyId: row.id,
    publicKey: row.public_key,
    privateKeyName: row.name,
    curve: row.curve,
    addresses,
    privateKeyTags: readTagIds(row),
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
    exported: row.exported === 1,
    imported: row.imported === 1,
  };
}
