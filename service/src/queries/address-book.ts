// The receivers in address books.

import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { toTimestamp } from "../store/timestamp.js";

export function addressBookQueries(): Pick<Service<Call>, "listAddressBook"> {
  return {
    async listAddressBook({ caller }, { book }) {
      const entries = caller.organization.addressBook.entries
        .filter((row) => book === undefined || row.book === book)
        .map((row) => ({
          addressBookEntryId: row.id,
          book: row.book,
          chain: row.chain,
          address: row.address,
          ...(row.label !== null && { label: row.label }),
          createdAt: toTimestamp(row.created_at),
        }));
      return { entries };
    },
  };
}
