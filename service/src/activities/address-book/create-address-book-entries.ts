// Adds receivers to an address book.

import { ApiError, ErrorCode } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { checkLimit } from "../../config/check-limit.js";
import { insertAddressBookEntries } from "../../store/address-book.js";
import { byPolicy, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { readReceiver } from "./receiver.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES"> = async ({ organization, limits }, intent) => {
  const { book, entries } = intent;
  const present = organization.addressBook.entries;
  await checkLimit("entries of address books", limits.addressBookEntries, entries.length, async () => present.length);
  const known = new Set(present.flatMap((row) => (row.book === book ? `${row.chain}:${row.address}` : [])));
  const rows = entries.map(({ chain, address, label }, index) => {
    const receiver = readReceiver(chain, address, `entries.${index}`);
    const name = `${receiver.chain}:${receiver.address}`;
    if (known.has(name)) {
      const message = `entries.${index}: the book ${book} has ${name} already, or the request names it twice`;
      throw new ApiError(ErrorCode.ALREADY_EXISTS, message);
    }
    known.add(name);
    return { id: uuidv7(), book, label: label ?? null, ...receiver };
  });
  return async (scope) => {
    await insertAddressBookEntries(scope, rows);
    return { addressBookEntryIds: rows.map(({ id }) => id) };
  };
};

export const createAddressBookEntries: Family<"createAddressBookEntries"> = {
  subjects: { "entries.address": noSubject("Policies see the parameters: activity.params.book and entries.") },
  createsSubject: true,
  authority: byPolicy,
  precondition: (_, { entries }) => {
    entries.forEach(({ chain, address }, index) => void readReceiver(chain, address, `entries.${index}`));
  },
  versions: { ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES: { ...plain, plan } },
};
