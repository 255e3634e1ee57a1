// Validators of the types in `shapes/common`. What is sent is held strictly: bounds count, unknown members are refused.
// What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import type { Address, Any, ErrorBody, Pagination, Status, Timestamp } from "../../shapes/common.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
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
export const timestampDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "Timestamp",
  extra: false,
  members: [
    { name: "seconds", type: unixSecondsDescriptor },
    { name: "nanos", type: nanosecondsDescriptor },
  ],
};

/** Whether a value is a {@link Timestamp} as it may be answered. */
export function isTimestamp(value: unknown): value is Timestamp {
  if (!isObject(value)) return false;
  const seconds = value.seconds;
  if (typeof seconds !== "string") return false;
  const nanos = value.nanos;
  if (typeof nanos !== "string") return false;
  return true;
}

/** The value as a {@link Timestamp}, without explicit nulls, or its issues. */
export function parseTimestamp(value: unknown): ParseResult<Timestamp> {
  return parse(isTimestamp, timestampDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link Timestamp} as it may be answered. */
export function explainTimestamp(value: unknown): readonly Issue[] {
  return explain(timestampDescriptor, value, "tolerant");
}

/** {@link parseTimestamp} as a Standard Schema. */
export const TimestampSchema: StandardSchema<Timestamp> = /* @__PURE__ */ standardSchema("countersign", parseTimestamp);

/** What a {@link Address} holds. */
export const addressDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "Address",
  extra: false,
  members: [
    { name: "format", type: addressFormatDescriptor, optional: true },
    { name: "address", type: chainAddressDescriptor, optional: true },
  ],
};

/** Whether a value is a {@link Address} as it may be answered. */
export function isAddress(value: unknown): value is Address {
  if (!isObject(value)) return false;
  const format = value.format;
  if (format !== undefined) {
    if (format === null) absent.nulls++;
    else if (typeof format !== "string") return false;
  }
  const address = value.address;
  if (address !== undefined) {
    if (address === null) absent.nulls++;
    else if (typeof address !== "string") return false;
  }
  return true;
}

/** The value as a {@link Address}, without explicit nulls, or its issues. */
export function parseAddress(value: unknown): ParseResult<Address> {
  return parse(isAddress, addressDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link Address} as it may be answered. */
export function explainAddress(value: unknown): readonly Issue[] {
  return explain(addressDescriptor, value, "tolerant");
}

/** {@link parseAddress} as a Standard Schema. */
export const AddressSchema: StandardSchema<Address> = /* @__PURE__ */ standardSchema("countersign", parseAddress);

/** What a {@link Any} holds. */
export const anyDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "Any",
  extra: true,
  members: [
    {
      name: "@type",
      type: { kind: "string", maxLength: 1024, example: "type.googleapis.com/errors.v1.TurnkeyErrorDetail" },
      optional: true,
    },
  ],
};

/** Whether a value is a {@link Any} as it may be answered. */
export function isAny(value: unknown): value is Any {
  if (!isObject(value)) return false;
  const _type = value["@type"];
  if (_type !== undefined) {
    if (_type === null) absent.nulls++;
    else if (typeof _type !== "string") return false;
  }
  return true;
}

/** The value as a {@link Any}, without explicit nulls, or its issues. */
export function parseAny(value: unknown): ParseResult<Any> {
  return parse(isAny, anyDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link Any} as it may be answered. */
export function explainAny(value: unknown): readonly Issue[] {
  return explain(anyDescriptor, value, "tolerant");
}

/** {@link parseAny} as a Standard Schema. */
export const AnySchema: StandardSchema<Any> = /* @__PURE__ */ standardSchema("countersign", parseAny);

/** What a {@link ErrorBody} holds. */
export const errorBodyDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "ErrorBody",
  extra: false,
  members: [
    { name: "code", type: { kind: "int32", example: 3 } },
    { name: "message", type: { kind: "string", maxLength: 65536, example: "organizationId is missing" } },
    { name: "details", type: { kind: "array", of: () => anyDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

/** Whether a value is a {@link ErrorBody} as it may be answered. */
export function isErrorBody(value: unknown): value is ErrorBody {
  if (!isObject(value)) return false;
  const code = value.code;
  if (typeof code !== "number" || (code | 0) !== code) return false;
  const message = value.message;
  if (typeof message !== "string") return false;
  const details = value.details;
  if (!Array.isArray(details)) return false;
  for (let i = 0; i < details.length; i++) {
    if (!isAny(details[i])) return false;
  }
  return true;
}

/** The value as a {@link ErrorBody}, without explicit nulls, or its issues. */
export function parseErrorBody(value: unknown): ParseResult<ErrorBody> {
  return parse(isErrorBody, errorBodyDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link ErrorBody} as it may be answered. */
export function explainErrorBody(value: unknown): readonly Issue[] {
  return explain(errorBodyDescriptor, value, "tolerant");
}

/** {@link parseErrorBody} as a Standard Schema. */
export const ErrorBodySchema: StandardSchema<ErrorBody> = /* @__PURE__ */ standardSchema("countersign", parseErrorBody);

/** What a {@link Pagination} holds. */
export const paginationDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "Pagination",
  extra: false,
  members: [
    { name: "limit", type: pageLimitDescriptor, optional: true },
    { name: "before", type: idDescriptor, optional: true },
    { name: "after", type: idDescriptor, optional: true },
  ],
};

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
export function parsePagination(value: unknown): ParseResult<Pagination> {
  return parse(isPagination, paginationDescriptor, value, "strict");
}

/** Every place where a value is not a {@link Pagination} fit to be sent. */
export function explainPagination(value: unknown): readonly Issue[] {
  return explain(paginationDescriptor, value, "strict");
}

/** {@link parsePagination} as a Standard Schema. */
export const PaginationSchema: StandardSchema<Pagination> = /* @__PURE__ */ standardSchema(
  "countersign",
  parsePagination,
);

/** What a {@link Status} holds. */
export const statusDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "Status",
  extra: false,
  members: [
    { name: "code", type: { kind: "int32", example: 9 }, optional: true },
    {
      name: "message",
      type: { kind: "string", maxLength: 65536, example: "wallet has reached its limit of accounts" },
      optional: true,
    },
    { name: "details", type: { kind: "array", of: () => anyDescriptor, minItems: 0, maxItems: 100 }, optional: true },
  ],
};

/** Whether a value is a {@link Status} as it may be answered. */
export function isStatus(value: unknown): value is Status {
  if (!isObject(value)) return false;
  const code = value.code;
  if (code !== undefined) {
    if (code === null) absent.nulls++;
    else if (typeof code !== "number" || (code | 0) !== code) return false;
  }
  const message = value.message;
  if (message !== undefined) {
    if (message === null) absent.nulls++;
    else if (typeof message !== "string") return false;
  }
  const details = value.details;
  if (details !== undefined) {
    if (details === null) absent.nulls++;
    else {
      if (!Array.isArray(details)) return false;
      for (let i = 0; i < details.length; i++) {
        if (!isAny(details[i])) return false;
      }
    }
  }
  return true;
}

/** The value as a {@link Status}, without explicit nulls, or its issues. */
export function parseStatus(value: unknown): ParseResult<Status> {
  return parse(isStatus, statusDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link Status} as it may be answered. */
export function explainStatus(value: unknown): readonly Issue[] {
  return explain(statusDescriptor, value, "tolerant");
}

/** {@link parseStatus} as a Standard Schema. */
export const StatusSchema: StandardSchema<Status> = /* @__PURE__ */ standardSchema("countersign", parseStatus);
