// The types in `shapes/address-book`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/address-book.js";
import { answered, codePoints, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { AddressBookName, Id } from "../scalars.js";
import { Timestamp } from "./common.js";

export type AddressBookEntry = types.AddressBookEntry;
/** Judges and reads a {@link AddressBookEntry} as it is answered. */
export const AddressBookEntry: RecordType<AddressBookEntry> = /* @__PURE__ */ answered({
  addressBookEntryId: Id,
  book: AddressBookName,
  chain: { kind: "string", maxLength: 64, example: "eip155:1" },
  address: { kind: "string", maxLength: 128, example: "0x000000000000000000000000000000000000beef" },
  "label?": { kind: "string", maxLength: 256, example: "Supplier" },
  createdAt: () => Timestamp,
});

function checkAddressBookEntryParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  const chain = value.chain;
  if (typeof chain !== "string" || (chain.length > 64 && codePoints(chain) > 64)) return false;
  const address = value.address;
  if (typeof address !== "string" || (address.length > 128 && codePoints(address) > 128) || address.length === 0)
    return false;
  const label = value.label;
  if (label !== undefined) {
    present++;
    if (typeof label !== "string" || (label.length > 256 && codePoints(label) > 256)) return false;
  }
  return sizeOf(value) === present;
}

export type AddressBookEntryParams = types.AddressBookEntryParams;
/** Judges and reads a {@link AddressBookEntryParams} as it is sent; `received` as it is answered. */
export const AddressBookEntryParams: RecordType<AddressBookEntryParams> = /* @__PURE__ */ sent(
  checkAddressBookEntryParams,
  {
    chain: { kind: "string", maxLength: 64, example: "eip155:1" },
    address: { kind: "string", minLength: 1, maxLength: 128, example: "0x000000000000000000000000000000000000bEEF" },
    "label?": { kind: "string", maxLength: 256, example: "Supplier" },
  },
);
