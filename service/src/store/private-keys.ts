// Private keys that belong to no wallet, and their addresses.

import type { AddressFormat, Curve } from "@countersign/api";
import { insertRow, insertRows, removeRows, updateRows } from "./authority/writer.js";
import type { PrivateKeyAddressesTable, PrivateKeysTable } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";

export type PrivateKeyRow = Omit<PrivateKeysTable, "curve"> & { readonly curve: Curve };
export type PrivateKeyAddressRow = Omit<PrivateKeyAddressesTable, "format"> & { readonly format: AddressFormat };

/** A private key with the address by which it was found. */
export type AddressedPrivateKeyRow = PrivateKeyRow & Pick<PrivateKeyAddressRow, "format">;

export async function findPrivateKey(
  { database, organizationId }: Scope,
  id: string,
): Promise<PrivateKeyRow | undefined> {
  const row = await database
    .selectFrom("private_keys")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row as PrivateKeyRow | undefined;
}

export async function findPrivateKeys(
  { database, organizationId }: Scope,
  ids: readonly string[],
): Promise<PrivateKeyRow[]> {
  const rows = await database
    .selectFrom("private_keys")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("id", "in", ids)
    .execute();
  return rows as PrivateKeyRow[];
}

/** Those of the names that private keys of the organization have. */
export async function findTakenPrivateKeyNames(
  { database, organizationId }: Scope,
  names: readonly string[],
): Promise<string[]> {
  const rows = await database
    .selectFrom("private_keys")
    .select("name")
    .where("organization_id", "=", organizationId)
    .where("name", "in", names)
    .execute();
  return rows.map(({ name }) => name);
}

/**
 * Private keys that have an address, oldest first. There can be several: the same key may have been imported twice. A
 * key comes twice where two of its formats have the same form, as those of Bitcoin's test networks.
 *
 * @param lookup the form in which addresses are compared
 */
export async function findPrivateKeysByAddress(
  { database, organizationId }: Scope,
  lookup: string,
): Promise<AddressedPrivateKeyRow[]> {
  const rows = await database
    .selectFrom("private_key_addresses")
    .innerJoin("private_keys", (join) =>
      join
        .onRef("private_keys.organization_id", "=", "private_key_addresses.organization_id")
        .onRef("private_keys.id", "=", "private_key_addresses.private_key_id"),
    )
    .selectAll("private_keys")
    .select("private_key_addresses.format")
    .where("private_key_addresses.organization_id", "=", organizationId)
    .where("private_key_addresses.lookup", "=", lookup)
    .orderBy("private_keys.id")
    .execute();
  return rows as AddressedPrivateKeyRow[];
}

/** Ids of the private keys that carry at least one of the tags, oldest first. */
export async function findPrivateKeyIdsByTags(
  { database, organizationId }: Scope,
  tagIds: readonly string[],
): Promise<string[]> {
  const rows = await database
    .selectFrom("tag_members")
    .select("member_id")
    .distinct()
    .where("organization_id", "=", organizationId)
    .where("tag_id", "in", tagIds)
    .orderBy("member_id")
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Adds a private key with its addresses, in the order in which their formats were asked for. */
export async function insertPrivateKeyRow(
  scope: WriteScope,
  privateKey: Omit<PrivateKeyRow, "organization_id" | "created_at" | "updated_at">,
  addresses: readonly Pick<PrivateKeyAddressRow, "format" | "address" | "lookup">[],
): Promise<void> {
  const now = Date.now();
  await insertRow(scope, "private_keys", { ...privateKey, created_at: now, updated_at: now });
  const rows = addresses.map((address, position) => ({ private_key_id: privateKey.id, position, ...address }));
  await insertRows(scope, "private_key_addresses", rows);
}

export async function disablePrivateKeyRow(scope: WriteScope, id: string): Promise<void> {
  scope.changed("holdings");
  await updateRows(scope, "private_keys", [["id", "=", id]], { disabled: 1, updated_at: Date.now() });
}

export async function markPrivateKeyExported(
  scope: WriteScope,
  { id, exported }: Pick<PrivateKeyRow, "id" | "exported">,
): Promise<void> {
  // Policies ask whether it is, and it never ceases to be.
  if (exported === 0) scope.changed("holdings");
  await updateRows(scope, "private_keys", [["id", "=", id]], { exported: 1, updated_at: Date.now() });
}

/** Removes private keys with their addresses. Key material is gone for ever. */
export async function deletePrivateKeyRows(scope: WriteScope, ids: readonly string[]): Promise<void> {
  scope.changed("holdings");
  await removeRows(scope, "private_key_addresses", [["private_key_id", "in", ids]]);
  await removeRows(scope, "private_keys", [["id", "in", ids]]);
}
