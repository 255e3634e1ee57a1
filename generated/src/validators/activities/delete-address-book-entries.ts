// The types in `activities/delete-address-book-entries`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/delete-address-book-entries.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { AddressBookName, Id, MillisecondTimestamp, OrganizationId } from "../scalars.js";

export type DeleteAddressBookEntriesActivity = types.DeleteAddressBookEntriesActivity;
/** Judges and reads a {@link DeleteAddressBookEntriesActivity} as it is answered. */
export const DeleteAddressBookEntriesActivity: RecordType<DeleteAddressBookEntriesActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES"], open: false },
    intent: /* @__PURE__ */ record({ deleteAddressBookEntriesIntent: () => DeleteAddressBookEntriesIntent }),
    result: /* @__PURE__ */ record({ "deleteAddressBookEntriesResult?": () => DeleteAddressBookEntriesResult }),
  },
);

function checkDeleteAddressBookEntriesIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!AddressBookName.check(value.book)) return false;
  const addressBookEntryIds = value.addressBookEntryIds;
  if (!Array.isArray(addressBookEntryIds) || addressBookEntryIds.length > 100 || addressBookEntryIds.length === 0)
    return false;
  for (let i = 0; i < addressBookEntryIds.length; i++) {
    if (!Id.check(addressBookEntryIds[i])) return false;
  }
  return sizeOf(value) === 2;
}

export type DeleteAddressBookEntriesIntent = types.DeleteAddressBookEntriesIntent;
/** Judges and reads a {@link DeleteAddressBookEntriesIntent} as it is sent; `received` as it is answered. */
export const DeleteAddressBookEntriesIntent: RecordType<DeleteAddressBookEntriesIntent> = /* @__PURE__ */ sent(
  checkDeleteAddressBookEntriesIntent,
  { book: AddressBookName, addressBookEntryIds: { kind: "array", of: Id, minItems: 1, maxItems: 100 } },
);

export type DeleteAddressBookEntriesResult = types.DeleteAddressBookEntriesResult;
/** Judges and reads a {@link DeleteAddressBookEntriesResult} as it is answered. */
export const DeleteAddressBookEntriesResult: RecordType<DeleteAddressBookEntriesResult> = /* @__PURE__ */ answered({
  addressBookEntryIds: { kind: "array", of: Id, minItems: 0, maxItems: 100 },
});

function checkDeleteAddressBookEntriesRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeleteAddressBookEntriesIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeleteAddressBookEntriesRequest = types.DeleteAddressBookEntriesRequest;
/** Judges and reads a {@link DeleteAddressBookEntriesRequest} as it is sent. */
export const DeleteAddressBookEntriesRequest: RecordType<DeleteAddressBookEntriesRequest> = /* @__PURE__ */ sent(
  checkDeleteAddressBookEntriesRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DeleteAddressBookEntriesIntent,
  },
);

export type DeleteAddressBookEntriesResponse = types.DeleteAddressBookEntriesResponse;
/** Judges and reads a {@link DeleteAddressBookEntriesResponse} as it is answered. */
export const DeleteAddressBookEntriesResponse: RecordType<DeleteAddressBookEntriesResponse> = /* @__PURE__ */ answered({
  activity: () => DeleteAddressBookEntriesActivity,
});
