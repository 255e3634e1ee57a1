// The types in `queries/list-log-records`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/list-log-records.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { LogNumber, OrganizationId, PageLimit } from "../scalars.js";
import { LogRecordEntry } from "../shapes/log.js";

function checkListLogRecordsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!OrganizationId.check(value.organizationId)) return false;
  const afterNumber = value.afterNumber;
  if (afterNumber !== undefined) {
    present++;
    if (!LogNumber.check(afterNumber)) return false;
  }
  const limit = value.limit;
  if (limit !== undefined) {
    present++;
    if (!PageLimit.check(limit)) return false;
  }
  return sizeOf(value) === present;
}

export type ListLogRecordsRequest = types.ListLogRecordsRequest;
/** Judges and reads a {@link ListLogRecordsRequest} as it is sent. */
export const ListLogRecordsRequest: RecordType<ListLogRecordsRequest> = /* @__PURE__ */ sent(
  checkListLogRecordsRequest,
  { organizationId: OrganizationId, "afterNumber?": LogNumber, "limit?": PageLimit },
);

export type ListLogRecordsResponse = types.ListLogRecordsResponse;
/** Judges and reads a {@link ListLogRecordsResponse} as it is answered. */
export const ListLogRecordsResponse: RecordType<ListLogRecordsResponse> = /* @__PURE__ */ answered({
  records: { kind: "array", of: () => LogRecordEntry, minItems: 0, maxItems: 100 },
});
