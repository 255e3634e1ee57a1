// Private keys as they are answered, without what seals them.

import { batchSizes, inBatches } from "./batches.js";
import type { PrivateKeyAddressesTable, PrivateKeysTable } from "./schema.js";
import type { Scope } from "./store.js";
import { tagIdsOf } from "./tags.js";
import type { Tagged } from "./tags.js";

export type PrivateKeyRecordRow = Omit<PrivateKeysTable, "sealed"> & Tagged;

/** All private keys, oldest first. */
export function listPrivateKeyRecords(scope: Scope): AsyncGenerator<PrivateKeyRecordRow[]> {
  return inBatches(privateKeys(scope), ["id"], batchSizes.long);
}

export function findPrivateKeyRecords(scope: Scope, ids: readonly string[]): Promise<PrivateKeyRecordRow[]> {
  return privateKeys(scope).where("id", "in", ids).execute();
}

export function findPrivateKeyRecord(scope: Scope, id: string): Promise<PrivateKeyRecordRow | undefined> {
  return privateKeys(scope).where("id", "=", id).executeTakeFirst();
}

/** The first and the last of some ids that are in order. */
export interface IdRange {
  readonly first: string;
  readonly last: string;
}

/** Addresses of private keys, in the order of the keys' ids and then in that in which they were asked for. */
export function listPrivateKeyAddresses(
  { database, organizationId }: Scope,
  { first, last }: IdRange,
): AsyncGenerator<PrivateKeyAddressesTable[]> {
  const all = database
    .selectFrom("private_key_addresses")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("private_key_id", ">=", first)
    .where("private_key_id", "<=", last);
  return inBatches(all, ["private_key_id", "position"], batchSizes.short);
}

function privateKeys({ database, organizationId }: Scope) {
  return database
    .selectFrom("private_keys")
    .select([
      "id",
      "organization_id",
      "name",
      "curve",
      "public_key",
      "disabled",
      "exported",
      "imported",
      "created_at",
      "updated_at",
    ])
    .select(tagIdsOf("private_keys").as("tag_ids"))
    .where("organization_id", "=", organizationId);
}
