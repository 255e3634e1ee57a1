// The types in `queries/get-activity`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../queries/get-activity.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { Activity } from "../activity.js";
import { ActivityId, OrganizationId } from "../scalars.js";

function checkGetActivityRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  if (!ActivityId.check(value.activityId)) return false;
  return sizeOf(value) === 2;
}

export type GetActivityRequest = types.GetActivityRequest;
/** Judges and reads a {@link GetActivityRequest} as it is sent. */
export const GetActivityRequest: RecordType<GetActivityRequest> = /* @__PURE__ */ sent(checkGetActivityRequest, {
  organizationId: OrganizationId,
  activityId: ActivityId,
});

export type GetActivityResponse = types.GetActivityResponse;
/** Judges and reads a {@link GetActivityResponse} as it is answered. */
export const GetActivityResponse: RecordType<GetActivityResponse> = /* @__PURE__ */ answered({
  activity: () => Activity,
});
