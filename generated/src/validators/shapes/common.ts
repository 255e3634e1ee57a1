// Validators of the types in `shapes/common`. What is sent is held strictly: bounds count, unknown members are refused.
// What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import type { Address, Any, ErrorBody, Pagination, Status, Timestamp } from "../../shapes/common.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  isPresent,
  openRecord,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
import { addressFormatDescriptor } from "../enums.js";
import {
  chainAddressDescriptor,
  idDescriptor,
  nanosecondsDescriptor,
  pageLimitDescriptor,
  pageLimitPattern,
  unixSecondsDescriptor,
} from "../scalars.js";

/** What a {@link Timestamp} holds. */
export const timestampDescriptor: ObjectDescriptor = /* @__PURE__ */ record("Timestamp", {
  seconds: unixSecondsDescriptor,
  nanos: nanosecondsDescriptor,
});

/** Whether a value is a {@link Timestamp} as it may be answered. */
export function isTimestamp(value: unknown): value is Timestamp {
  if (!isObject(value) || typeof value.seconds !== "string" || typeof value.nanos !== "string") return false;
  return true;
}

/** The value as a {@link Timestamp}, without explicit nulls, or its issues. */
export const parseTimestamp = (value: unknown): ParseResult<Timestamp> =>
  parse(isTimestamp, timestampDescriptor, value, "tolerant");
/** Every place where a value is not a {@link Timestamp} as it may be answered. */
export const explainTimestamp = (value: unknown): readonly Issue[] => explain(timestampDescriptor, value, "tolerant");
/** {@link parseTimestamp} as a Standard Schema. */
export const TimestampSchema: StandardSchema<Timestamp> = /* @__PURE__ */ standardSchema(parseTimestamp);

/** What a {@link Address} holds. */
export const addressDescriptor: ObjectDescriptor = /* @__PURE__ */ record("Address", {
  "format?": addressFormatDescriptor,
  "address?": chainAddressDescriptor,
});

/** Whether a value is a {@link Address} as it may be answered. */
export function isAddress(value: unknown): value is Address {
  if (!isObject(value)) return false;
  if (typeof value.format !== "string" && isPresent(value.format)) return false;
  if (typeof value.address !== "string" && isPresent(value.address)) return false;
  return true;
}

/** The value as a {@link Address}, without explicit nulls, or its issues. */
export const parseAddress = (value: unknown): ParseResult<Address> =>
  parse(isAddress, addressDescriptor, value, "tolerant");
/** Every place where a value is not a {@link Address} as it may be answered. */
export const explainAddress = (value: unknown): readonly Issue[] => explain(addressDescriptor, value, "tolerant");
/** {@link parseAddress} as a Standard Schema. */
export const AddressSchema: StandardSchema<Address> = /* @__PURE__ */ standardSchema(parseAddress);

/** What a {@link Any} holds. */
export const anyDescriptor: ObjectDescriptor = /* @__PURE__ */ openRecord("Any", {
  "@type?": { kind: "string", maxLength: 1024, example: "type.googleapis.com/errors.v1.TurnkeyErrorDetail" },
});

/** Whether a value is a {@link Any} as it may be answered. */
export function isAny(value: unknown): value is Any {
  if (!isObject(value)) return false;
  if (typeof value["@type"] !== "string" && isPresent(value["@type"])) return false;
  return true;
}

/** The value as a {@link Any}, without explicit nulls, or its issues. */
export const parseAny = (value: unknown): ParseResult<Any> => parse(isAny, anyDescriptor, value, "tolerant");
/** Every place where a value is not a {@link Any} as it may be answered. */
export const explainAny = (value: unknown): readonly Issue[] => explain(anyDescriptor, value, "tolerant");
/** {@link parseAny} as a Standard Schema. */
export const AnySchema: StandardSchema<Any> = /* @__PURE__ */ standardSchema(parseAny);

/** What a {@link ErrorBody} holds. */
export const errorBodyDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ErrorBody", {
  code: { kind: "int32", example: 3 },
  message: { kind: "string", maxLength: 65536, example: "organizationId is missing" },
  details: { kind: "array", of: () => anyDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link ErrorBody} as it may be answered. */
export function isErrorBody(value: unknown): value is ErrorBody {
  if (!isObject(value)) return false;
  const code = value.code;
  if (typeof code !== "number" || (code | 0) !== code || typeof value.message !== "string") return false;
  const details = value.details;
  if (!Array.isArray(details)) return false;
  for (let i = 0; i < details.length; i++) {
    if (!isAny(details[i])) return false;
  }
  return true;
}

/** The value as a {@link ErrorBody}, without explicit nulls, or its issues. */
export const parseErrorBody = (value: unknown): ParseResult<ErrorBody> =>
  parse(isErrorBody, errorBodyDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ErrorBody} as it may be answered. */
export const explainErrorBody = (value: unknown): readonly Issue[] => explain(errorBodyDescriptor, value, "tolerant");
/** {@link parseErrorBody} as a Standard Schema. */
export const ErrorBodySchema: StandardSchema<ErrorBody> = /* @__PURE__ */ standardSchema(parseErrorBody);

/** What a {@link Pagination} holds. */
export const paginationDescriptor: ObjectDescriptor = /* @__PURE__ */ record("Pagination", {
  "limit?": pageLimitDescriptor,
  "before?": idDescriptor,
  "after?": idDescriptor,
});

const paginationMembers = ["limit", "before", "after"];

/** Whether a value is a {@link Pagination} fit to be sent. */
export function isPagination(value: unknown): value is Pagination {
  if (!isObject(value)) return false;
  let present = 0;
  const limit = value.limit;
  if (limit !== undefined) {
    present++;
    if (limit === null) absent.nulls++;
    else if (typeof limit !== "string" || (limit.length > 3 && codePoints(limit) > 3) || !pageLimitPattern.test(limit))
      return false;
  }
  const before = value.before;
  if (before !== undefined) {
    present++;
    if (before === null) absent.nulls++;
    else if (typeof before !== "string" || (before.length > 64 && codePoints(before) > 64)) return false;
  }
  const after = value.after;
  if (after !== undefined) {
    present++;
    if (after === null) absent.nulls++;
    else if (typeof after !== "string" || (after.length > 64 && codePoints(after) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, paginationMembers);
}

/** The value as a {@link Pagination}, without explicit nulls, or its issues. */
export const parsePagination = (value: unknown): ParseResult<Pagination> =>
  parse(isPagination, paginationDescriptor, value, "strict");
/** Every place where a value is not a {@link Pagination} fit to be sent. */
export const explainPagination = (value: unknown): readonly Issue[] => explain(paginationDescriptor, value, "strict");
/** {@link parsePagination} as a Standard Schema. */
export const PaginationSchema: StandardSchema<Pagination> = /* @__PURE__ */ standardSchema(parsePagination);

/** What a {@link Status} holds. */
export const statusDescriptor: ObjectDescriptor = /* @__PURE__ */ record("Status", {
  "code?": { kind: "int32", example: 9 },
  "message?": { kind: "string", maxLength: 65536, example: "wallet has reached its limit of accounts" },
  "details?": { kind: "array", of: () => anyDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link Status} as it may be answered. */
export function isStatus(value: unknown): value is Status {
  if (!isObject(value)) return false;
  const code = value.code;
  if (isPresent(code)) {
    if (typeof code !== "number" || (code | 0) !== code) return false;
  }
  if (typeof value.message !== "string" && isPresent(value.message)) return false;
  const details = value.details;
  if (isPresent(details)) {
    if (!Array.isArray(details)) return false;
    for (let i = 0; i < details.length; i++) {
      if (!isAny(details[i])) return false;
    }
  }
  return true;
}

/** The value as a {@link Status}, without explicit nulls, or its issues. */
export const parseStatus = (value: unknown): ParseResult<Status> =>
  parse(isStatus, statusDescriptor, value, "tolerant");
/** Every place where a value is not a {@link Status} as it may be answered. */
export const explainStatus = (value: unknown): readonly Issue[] => explain(statusDescriptor, value, "tolerant");
/** {@link parseStatus} as a Standard Schema. */
export const StatusSchema: StandardSchema<Status> = /* @__PURE__ */ standardSchema(parseStatus);
