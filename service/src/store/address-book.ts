// Receivers in address books.

import { insertRows, removeRows } from "./authority/writer.js";
import type { AddressBookEntriesTable } from "./schema-brakes.js";
import type { Scope, WriteScope } from "./store.js";

export type AddressBookRow = AddressBookEntriesTable;

/** As it was read, with its proof. */
export type ProvedAddressBookRow = AddressBookRow & { readonly authority: string };

/** All of an organization, oldest first. */
export function listAddressBookEntries({ database, organizationId }: Scope): Promise<ProvedAddressBookRow[]> {
  return database
    .selectFrom("address_book_entries")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .orderBy("id")
    .execute();
}

export async function insertAddressBookEntries(
  scope: WriteScope,
  entries: readonly Omit<AddressBookRow, "organization_id" | "created_at">[],
): Promise<void> {
  const now = Date.now();
  scope.changed("settings");
  await insertRows(
    scope,
    "address_book_entries",
    entries.map((entry) => ({ ...entry, created_at: now })),
  );
}

export async function deleteAddressBookEntries(scope: WriteScope, ids: readonly string[]): Promise<void> {
  scope.changed("settings");
  await removeRows(scope, "address_book_entries", [["id", "in", ids]]);
}
