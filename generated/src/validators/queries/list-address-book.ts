// The types in `queries/list-address-book`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/list-address-book.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { AddressBookName, OrganizationId } from "../scalars.js";
import { AddressBookEntry } from "../shapes/address-book.js";

function checkListAddressBookRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!OrganizationId.check(value.organizationId)) return false;
  const book = value.book;
  if (book !== undefined) {
    present++;
    if (!AddressBookName.check(book)) return false;
  }
  return sizeOf(value) === present;
}

export type ListAddressBookRequest = types.ListAddressBookRequest;
/** Judges and reads a {@link ListAddressBookRequest} as it is sent. */
export const ListAddressBookRequest: RecordType<ListAddressBookRequest> = /* @__PURE__ */ sent(
  checkListAddressBookRequest,
  { organizationId: OrganizationId, "book?": AddressBookName },
);

export type ListAddressBookResponse = types.ListAddressBookResponse;
/** Judges and reads a {@link ListAddressBookResponse} as it is answered. */
export const ListAddressBookResponse: RecordType<ListAddressBookResponse> = /* @__PURE__ */ answered({
  entries: { kind: "array", of: () => AddressBookEntry, minItems: 0, maxItems: 100 },
});
