// Private keys as they are answered, without what seals them.

import { checkedBatches, readChecked } from "./authority/proof.js";
import { batchSizes, inBatches } from "./batches.js";
import type { PrivateKeyAddressesTable, PrivateKeysTable } from "./schema.js";
import type { Scope } from "./store.js";
import { tagIdsOf } from "./tag-ids.js";
import type { Tagged } from "./tag-ids.js";

export type PrivateKeyRecordRow = Omit<PrivateKeysTable, "sealed"> & Tagged;

/** All private keys, oldest first. */
export function listPrivateKeyRecords(scope: Scope): AsyncGenerator<PrivateKeyRecordRow[]> {
  return checkedBatches(scope, "private_keys", inBatches(privateKeys(scope), ["id"], batchSizes.long));
}

/** @throws NotProved */
export function findPrivateKeyRecords(scope: Scope, ids: readonly string[]): Promise<readonly PrivateKeyRecordRow[]> {
  return readChecked(scope, "private_keys", () => privateKeys(scope).where("id", "in", ids).execute());
}

/** @throws NotProved */
export async function findPrivateKeyRecord(scope: Scope, id: string): Promise<PrivateKeyRecordRow | undefined> {
  return (await findPrivateKeyRecords(scope, [id]))[0];
}

/** The first and the last of some ids that are in order. */
export interface IdRange {
  readonly first: string;
  readonly last: string;
}

/** Addresses of private keys, in the order of the keys' ids and then in that in which they were asked for. */
export function listPrivateKeyAddresses(
  scope: Scope,
  { first, last }: IdRange,
): AsyncGenerator<PrivateKeyAddressesTable[]> {
  const { database, organizationId } = scope;
  const all = database
    .selectFrom("private_key_addresses")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("private_key_id", ">=", first)
    .where("private_key_id", "<=", last);
  return checkedBatches(
    scope,
    "private_key_addresses",
    inBatches(all, ["private_key_id", "position"], batchSizes.short),
  );
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
      "restrictions",
      "created_at",
      "updated_at",
      "authority",
    ])
    .select(tagIdsOf("private_keys").as("tag_ids"))
    .where("organization_id", "=", organizationId);
}
