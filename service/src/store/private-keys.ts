// Private keys that belong to no wallet, and their addresses.

import type { AddressFormat, Curve } from "@countersign/api";
import { readChecked } from "./authority/proof.js";
import { insertRow, insertRows, removeRows, updateRows } from "./authority/writer.js";
import type { PrivateKeyAddressesTable, PrivateKeysTable } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";
import { tagIdsOf } from "./tag-ids.js";

export type PrivateKeyRow = Omit<PrivateKeysTable, "curve"> & { readonly curve: Curve };
export type PrivateKeyAddressRow = Omit<PrivateKeyAddressesTable, "format"> & { readonly format: AddressFormat };

/** A private key with the address by which it was found. */
export type AddressedPrivateKeyRow = PrivateKeyRow & Pick<PrivateKeyAddressRow, "format">;

/** @throws NotProved */
export async function findPrivateKey(scope: Scope, id: string): Promise<PrivateKeyRow | undefined> {
  return (await findPrivateKeys(scope, [id]))[0];
}

/** @throws NotProved */
export async function findPrivateKeys(scope: Scope, ids: readonly string[]): Promise<readonly PrivateKeyRow[]> {
  const rows = await readChecked(scope, "private_keys", () =>
    scope.database
      .selectFrom("private_keys")
      .selectAll()
      .select(tagIdsOf("private_keys").as("tag_ids"))
      .where("organization_id", "=", scope.organizationId)
      .where("id", "in", ids)
      .orderBy("id")
      .execute(),
  );
  return rows as readonly PrivateKeyRow[];
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
 * @throws NotProved
 */
export async function findPrivateKeysByAddress(scope: Scope, lookup: string): Promise<AddressedPrivateKeyRow[]> {
  const addresses = await readChecked(scope, "private_key_addresses", () =>
    scope.database
      .selectFrom("private_key_addresses")
      .selectAll()
      .where("organization_id", "=", scope.organizationId)
      .where("lookup", "=", lookup)
      .orderBy("private_key_id")
      .orderBy("position")
      .execute(),
  );
  if (addresses.length === 0) return [];
  const keys = await findPrivateKeys(scope, [...new Set(addresses.map(({ private_key_id }) => private_key_id))]);
  const byId = new Map(keys.map((key) => [key.id, key]));
  return (addresses as readonly PrivateKeyAddressRow[]).flatMap(({ private_key_id: id, format }) => {
    const key = byId.get(id);
    return key ? [{ ...key, format }] : [];
  });
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
  privateKey: Omit<PrivateKeyRow, "organization_id" | "restrictions" | "created_at" | "updated_at">,
  addresses: readonly Pick<PrivateKeyAddressRow, "format" | "address" | "lookup">[],
): Promise<void> {
  const now = Date.now();
  await insertRow(scope, "private_keys", { ...privateKey, restrictions: null, created_at: now, updated_at: now });
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

/** @param restrictions what keys are never used for from now on, by id */
export async function restrictPrivateKeys(scope: WriteScope, restrictions: ReadonlyMap<string, string>): Promise<void> {
  if (restrictions.size === 0) return;
  scope.changed("holdings");
  await updateRows(scope, "private_keys", [["id", "in", [...restrictions.keys()]]], ({ id }) => ({
    restrictions: restrictions.get(id) ?? null,
    updated_at: Date.now(),
  }));
}

/** Removes private keys with their addresses. Key material is gone for ever. */
export async function deletePrivateKeyRows(scope: WriteScope, ids: readonly string[]): Promise<void> {
  scope.changed("holdings");
  await removeRows(scope, "private_key_addresses", [["private_key_id", "in", ids]]);
  await removeRows(scope, "private_keys", [["id", "in", ids]]);
}
