// The types in `activities/create-address-book-entries`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/create-address-book-entries.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { AddressBookName, Id, MillisecondTimestamp, OrganizationId } from "../scalars.js";
import { AddressBookEntryParams } from "../shapes/address-book.js";

export type CreateAddressBookEntriesActivity = types.CreateAddressBookEntriesActivity;
/** Judges and reads a {@link CreateAddressBookEntriesActivity} as it is answered. */
export const CreateAddressBookEntriesActivity: RecordType<CreateAddressBookEntriesActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES"], open: false },
    intent: /* @__PURE__ */ record({ createAddressBookEntriesIntent: () => CreateAddressBookEntriesIntent }),
    result: /* @__PURE__ */ record({ "createAddressBookEntriesResult?": () => CreateAddressBookEntriesResult }),
  },
);

function checkCreateAddressBookEntriesIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!AddressBookName.check(value.book)) return false;
  const entries = value.entries;
  if (!Array.isArray(entries) || entries.length > 100 || entries.length === 0) return false;
  for (let i = 0; i < entries.length; i++) {
    if (!AddressBookEntryParams.check(entries[i])) return false;
  }
  return sizeOf(value) === 2;
}

export type CreateAddressBookEntriesIntent = types.CreateAddressBookEntriesIntent;
/** Judges and reads a {@link CreateAddressBookEntriesIntent} as it is sent; `received` as it is answered. */
export const CreateAddressBookEntriesIntent: RecordType<CreateAddressBookEntriesIntent> = /* @__PURE__ */ sent(
  checkCreateAddressBookEntriesIntent,
  { book: AddressBookName, entries: { kind: "array", of: () => AddressBookEntryParams, minItems: 1, maxItems: 100 } },
);

export type CreateAddressBookEntriesResult = types.CreateAddressBookEntriesResult;
/** Judges and reads a {@link CreateAddressBookEntriesResult} as it is answered. */
export const CreateAddressBookEntriesResult: RecordType<CreateAddressBookEntriesResult> = /* @__PURE__ */ answered({
  addressBookEntryIds: { kind: "array", of: Id, minItems: 0, maxItems: 100 },
});

function checkCreateAddressBookEntriesRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateAddressBookEntriesIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateAddressBookEntriesRequest = types.CreateAddressBookEntriesRequest;
/** Judges and reads a {@link CreateAddressBookEntriesRequest} as it is sent. */
export const CreateAddressBookEntriesRequest: RecordType<CreateAddressBookEntriesRequest> = /* @__PURE__ */ sent(
  checkCreateAddressBookEntriesRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateAddressBookEntriesIntent,
  },
);

export type CreateAddressBookEntriesResponse = types.CreateAddressBookEntriesResponse;
/** Judges and reads a {@link CreateAddressBookEntriesResponse} as it is answered. */
export const CreateAddressBookEntriesResponse: RecordType<CreateAddressBookEntriesResponse> = /* @__PURE__ */ answered({
  activity: () => CreateAddressBookEntriesActivity,
});
