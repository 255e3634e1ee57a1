// Private keys as they are answered, without what seals them.

import type { PrivateKeyAddressesTable, PrivateKeysTable } from "./schema.js";
import type { Scope } from "./store.js";

export type PrivateKeyRecordRow = Omit<PrivateKeysTable, "sealed">;

/** All private keys, oldest first. */
export function listPrivateKeyRecords(scope: Scope): Promise<PrivateKeyRecordRow[]> {
  return privateKeys(scope).orderBy("id").execute();
}

export function findPrivateKeyRecord(scope: Scope, id: string): Promise<PrivateKeyRecordRow | undefined> {
  return privateKeys(scope).where("id", "=", id).executeTakeFirst();
}

/** Addresses of one private key, or of all, in the order in which they were asked for. */
export function listPrivateKeyAddresses(
  { database, organizationId }: Scope,
  privateKeyId?: string,
): Promise<PrivateKeyAddressesTable[]> {
  const select = database
    .selectFrom("private_key_addresses")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .orderBy("private_key_id")
    .orderBy("position");
  return (privateKeyId === undefined ? select : select.where("private_key_id", "=", privateKeyId)).execute();
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
    .where("organization_id", "=", organizationId);
}
