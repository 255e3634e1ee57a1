// Removes receivers from an address book.

import { ApiError, ErrorCode } from "@countersign/api";
import { deleteAddressBookEntries as removeEntries } from "../../store/address-book.js";
import { byPolicy, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES"> = async ({ organization }, intent) => {
  const { book, addressBookEntryIds: ids } = intent;
  const known = new Set(organization.addressBook.entries.flatMap((row) => (row.book === book ? row.id : [])));
  ids.forEach((id, index) => {
    if (known.has(id)) return;
    const message = `addressBookEntryIds.${index}: the book ${book} has no entry ${JSON.stringify(id)}`;
    throw new ApiError(ErrorCode.NOT_FOUND, message);
  });
  return async (scope) => {
    await removeEntries(scope, ids);
    return { addressBookEntryIds: ids };
  };
};

export const deleteAddressBookEntries: Family<"deleteAddressBookEntries"> = {
  subjects: { addressBookEntryIds: noSubject("All are in the book that policies see as activity.params.book.") },
  createsSubject: false,
  authority: byPolicy,
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES: { ...plain, plan } },
};
