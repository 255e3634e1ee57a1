// The types in `queries/get-activity-receipts`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../queries/get-activity-receipts.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityId, OrganizationId } from "../scalars.js";
import { LogReceipt } from "../shapes/log.js";

function checkGetActivityReceiptsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!OrganizationId.check(value.organizationId)) return false;
  if (!ActivityId.check(value.activityId)) return false;
  const waitForInclusion = value.waitForInclusion;
  if (waitForInclusion !== undefined) {
    present++;
    if (typeof waitForInclusion !== "boolean") return false;
  }
  return sizeOf(value) === present;
}

export type GetActivityReceiptsRequest = types.GetActivityReceiptsRequest;
/** Judges and reads a {@link GetActivityReceiptsRequest} as it is sent. */
export const GetActivityReceiptsRequest: RecordType<GetActivityReceiptsRequest> = /* @__PURE__ */ sent(
  checkGetActivityReceiptsRequest,
  { organizationId: OrganizationId, activityId: ActivityId, "waitForInclusion?": { kind: "boolean" } },
);

export type GetActivityReceiptsResponse = types.GetActivityReceiptsResponse;
/** Judges and reads a {@link GetActivityReceiptsResponse} as it is answered. */
export const GetActivityReceiptsResponse: RecordType<GetActivityReceiptsResponse> = /* @__PURE__ */ answered({
  receipts: { kind: "array", of: () => LogReceipt, minItems: 0, maxItems: 100 },
  waiting: { kind: "int32" },
});
