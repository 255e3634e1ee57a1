// Private keys, of which only the public half is ever answered.

import type { PrivateKey } from "@countersign/api";
import { Streamed } from "@countersign/api/server";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { collect } from "../store/batches.js";
import { findPrivateKeyRecord, listPrivateKeyAddresses, listPrivateKeyRecords } from "../store/private-key-records.js";
import type { PrivateKeyRecordRow } from "../store/private-key-records.js";
import type { Scope, Store } from "../store/store.js";
import { listTagMembers } from "../store/tags.js";
import { toTimestamp } from "../store/timestamp.js";
import { found } from "../activities/found.js";

export function privateKeyQueries(store: Store): Pick<Service<Call>, "getPrivateKey" | "listPrivateKeys"> {
  return {
    async getPrivateKey({ caller }, { privateKeyId }) {
      const scope = store.in(caller.organization.id);
      const row = await found("private key", privateKeyId, (id) => findPrivateKeyRecord(scope, id));
      const [privateKey] = await collect(complete(scope, [row]));
      return { privateKey: privateKey! };
    },

    listPrivateKeys: ({ caller }) => new Streamed({ privateKeys: readPrivateKeys(store.in(caller.organization.id)) }),
  };
}

/** All private keys as they are answered, oldest first. */
export async function* readPrivateKeys(scope: Scope): AsyncGenerator<PrivateKey[]> {
  for await (const rows of listPrivateKeyRecords(scope)) yield* complete(scope, rows);
}

/**
 * Keys with their addresses and tags, of which there can be a hundred times as many as keys.
 *
 * @param rows oldest first, and at least one
 * @returns all of them in the last batch; those before it are empty, and are there to be paused at
 */
async function* complete(scope: Scope, rows: readonly PrivateKeyRecordRow[]): AsyncGenerator<PrivateKey[]> {
  const keys = new Map(rows.map((row) => [row.id, { row, addresses: [], privateKeyTags: [] } as KeyInParts]));
  const range = { first: rows[0]!.id, last: rows.at(-1)!.id };
  for await (const batch of listPrivateKeyAddresses(scope, range)) {
    for (const { private_key_id, format, address } of batch)
      keys.get(private_key_id)?.addresses.push({ format, address });
    yield [];
  }
  for await (const batch of listTagMembers(scope, "private_keys", range)) {
    for (const { member_id, tag_id } of batch) keys.get(member_id)?.privateKeyTags.push(tag_id);
    yield [];
  }
  yield [...keys.values()].map(toPrivateKey);
}

interface KeyInParts {
  readonly row: PrivateKeyRecordRow;
  readonly addresses: PrivateKey["addresses"][number][];
  readonly privateKeyTags: string[];
}

function toPrivateKey({ row, addresses, privateKeyTags }: KeyInParts): PrivateKey {
  return {
    privateKeyId: row.id,
    publicKey: row.public_key,
    privateKeyName: row.name,
    curve: row.curve,
    addresses,
    privateKeyTags,
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
    exported: row.exported === 1,
    imported: row.imported === 1,
  };
}
