// Validators of the types in `queries/list-log-records`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { ListLogRecordsRequest, ListLogRecordsResponse } from "../../queries/list-log-records.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
import {
  logNumberDescriptor,
  logNumberPattern,
  organizationIdDescriptor,
  pageLimitDescriptor,
  pageLimitPattern,
} from "../scalars.js";
import { isLogRecordEntry, logRecordEntryDescriptor } from "../shapes/log.js";

/** What a {@link ListLogRecordsRequest} holds. */
export const listLogRecordsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ListLogRecordsRequest", {
  organizationId: organizationIdDescriptor,
  "afterNumber?": logNumberDescriptor,
  "limit?": pageLimitDescriptor,
});

const listLogRecordsRequestMembers = ["organizationId", "afterNumber", "limit"];

/** Whether a value is a {@link ListLogRecordsRequest} fit to be sent. */
export function isListLogRecordsRequest(value: unknown): value is ListLogRecordsRequest {
  if (!isObject(value)) return false;
  let present = 1;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const afterNumber = value.afterNumber;
  if (afterNumber !== undefined) {
    present++;
    if (afterNumber === null) absent.nulls++;
    else if (
      typeof afterNumber !== "string" ||
      (afterNumber.length > 16 && codePoints(afterNumber) > 16) ||
      !logNumberPattern.test(afterNumber)
    )
      return false;
  }
  const limit = value.limit;
  if (limit !== undefined) {
    present++;
    if (limit === null) absent.nulls++;
    else if (typeof limit !== "string" || (limit.length > 3 && codePoints(limit) > 3) || !pageLimitPattern.test(limit))
      return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, listLogRecordsRequestMembers);
}

/** The value as a {@link ListLogRecordsRequest}, without explicit nulls, or its issues. */
export const parseListLogRecordsRequest = (value: unknown): ParseResult<ListLogRecordsRequest> =>
  parse(isListLogRecordsRequest, listLogRecordsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ListLogRecordsRequest} fit to be sent. */
export const explainListLogRecordsRequest = (value: unknown): readonly Issue[] =>
  explain(listLogRecordsRequestDescriptor, value, "strict");
/** {@link parseListLogRecordsRequest} as a Standard Schema. */
export const ListLogRecordsRequestSchema: StandardSchema<ListLogRecordsRequest> =
  /* @__PURE__ */ standardSchema(parseListLogRecordsRequest);

/** What a {@link ListLogRecordsResponse} holds. */
export const listLogRecordsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ListLogRecordsResponse", {
  records: { kind: "array", of: () => logRecordEntryDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link ListLogRecordsResponse} as it may be answered. */
export function isListLogRecordsResponse(value: unknown): value is ListLogRecordsResponse {
  if (!isObject(value)) return false;
  const records = value.records;
  if (!Array.isArray(records)) return false;
  for (let i = 0; i < records.length; i++) {
    if (!isLogRecordEntry(records[i])) return false;
  }
  return true;
}

/** The value as a {@link ListLogRecordsResponse}, without explicit nulls, or its issues. */
export const parseListLogRecordsResponse = (value: unknown): ParseResult<ListLogRecordsResponse> =>
  parse(isListLogRecordsResponse, listLogRecordsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ListLogRecordsResponse} as it may be answered. */
export const explainListLogRecordsResponse = (value: unknown): readonly Issue[] =>
  explain(listLogRecordsResponseDescriptor, value, "tolerant");
/** {@link parseListLogRecordsResponse} as a Standard Schema. */
export const ListLogRecordsResponseSchema: StandardSchema<ListLogRecordsResponse> =
  /* @__PURE__ */ standardSchema(parseListLogRecordsResponse);
