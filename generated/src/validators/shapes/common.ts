// The types in `shapes/common`: objects that judge and read their values. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/common.js";
import { answered, isObject, openAnswered, sent, sizeOf } from "../../runtime/validate.js";
import { AddressFormat } from "../enums.js";
import { ChainAddress, Id, Nanoseconds, PageLimit, UnixSeconds } from "../scalars.js";

export type Timestamp = types.Timestamp;
/** Judges and reads a {@link Timestamp} as it is answered. */
export const Timestamp: RecordType<Timestamp> = /* @__PURE__ */ answered({ seconds: UnixSeconds, nanos: Nanoseconds });

export type Address = types.Address;
/** Judges and reads a {@link Address} as it is answered. */
export const Address: RecordType<Address> = /* @__PURE__ */ answered({
  "format?": AddressFormat,
  "address?": ChainAddress,
});

export type Any = types.Any;
/** Judges and reads a {@link Any} as it is answered. */
export const Any: RecordType<Any> = /* @__PURE__ */ openAnswered({
  "@type?": { kind: "string", maxLength: 1024, example: "type.googleapis.com/errors.v1.TurnkeyErrorDetail" },
});

export type ErrorBody = types.ErrorBody;
/** Judges and reads a {@link ErrorBody} as it is answered. */
export const ErrorBody: RecordType<ErrorBody> = /* @__PURE__ */ answered({
  code: { kind: "int32", example: 3 },
  message: { kind: "string", maxLength: 65536, example: "organizationId is missing" },
  details: { kind: "array", of: () => Any, minItems: 0, maxItems: 100 },
});

function checkPagination(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const limit = value.limit;
  if (limit !== undefined) {
    present++;
    if (!PageLimit.check(limit)) return false;
  }
  const before = value.before;
  if (before !== undefined) {
    present++;
    if (!Id.check(before)) return false;
  }
  const after = value.after;
  if (after !== undefined) {
    present++;
    if (!Id.check(after)) return false;
  }
  return sizeOf(value) === present;
}

export type Pagination = types.Pagination;
/** Judges and reads a {@link Pagination} as it is sent. */
export const Pagination: RecordType<Pagination> = /* @__PURE__ */ sent(checkPagination, {
  "limit?": PageLimit,
  "before?": Id,
  "after?": Id,
});

export type Status = types.Status;
/** Judges and reads a {@link Status} as it is answered. */
export const Status: RecordType<Status> = /* @__PURE__ */ answered({
  "code?": { kind: "int32", example: 9 },
  "message?": { kind: "string", maxLength: 65536, example: "wallet has reached its limit of accounts" },
  "details?": { kind: "array", of: () => Any, minItems: 0, maxItems: 100 },
});
