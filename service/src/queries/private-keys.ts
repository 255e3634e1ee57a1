// Private keys, of which only the public half is ever answered.

import type { PrivateKey } from "@countersign/api";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { findPrivateKeyRecord, listPrivateKeyAddresses, listPrivateKeyRecords } from "../store/private-key-records.js";
import type { PrivateKeyRecordRow } from "../store/private-key-records.js";
import type { PrivateKeyAddressesTable } from "../store/schema.js";
import type { Scope, Store } from "../store/store.js";
import { listTagsByMember } from "../store/tags.js";
import { toTimestamp } from "../store/timestamp.js";
import { found } from "../activities/found.js";

export function privateKeyQueries(store: Store): Pick<Service<Call>, "getPrivateKey" | "listPrivateKeys"> {
  return {
    async getPrivateKey({ caller }, { privateKeyId }) {
      const scope = store.in(caller.organization.id);
      const row = await found("private key", privateKeyId, (id) => findPrivateKeyRecord(scope, id));
      const addresses = await listPrivateKeyAddresses(scope, row.id);
      const tags = await listTagsByMember(scope);
      return { privateKey: toPrivateKey(row, addresses, tags.get(row.id)) };
    },

    listPrivateKeys: async ({ caller }) => ({ privateKeys: await readPrivateKeys(store.in(caller.organization.id)) }),
  };
}

/** All private keys as they are answered, oldest first. */
export async function readPrivateKeys(scope: Scope): Promise<PrivateKey[]> {
  const rows = await listPrivateKeyRecords(scope);
  const tags = await listTagsByMember(scope);
  const addresses = new Map<string, PrivateKeyAddressesTable[]>(rows.map(({ id }) => [id, []]));
  for (const address of await listPrivateKeyAddresses(scope)) addresses.get(address.private_key_id)?.push(address);
  return rows.map((row) => toPrivateKey(row, addresses.get(row.id), tags.get(row.id)));
}

function toPrivateKey(
  row: PrivateKeyRecordRow,
  addresses: readonly PrivateKeyAddressesTable[] = [],
  privateKeyTags: readonly string[] = [],
): PrivateKey {
  return {
    privateKeyId: row.id,
    publicKey: row.public_key,
    privateKeyName: row.name,
    curve: row.curve,
    addresses: addresses.map(({ format, address }) => ({ format, address })),
    privateKeyTags,
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
    exported: row.exported === 1,
    imported: row.imported === 1,
  };
}
