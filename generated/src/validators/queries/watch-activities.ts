// The types in `queries/watch-activities`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/watch-activities.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { Activity } from "../activity.js";
import { OrganizationId, VoteId } from "../scalars.js";

function checkWatchActivitiesRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type WatchActivitiesRequest = types.WatchActivitiesRequest;
/** Judges and reads a {@link WatchActivitiesRequest} as it is sent. */
export const WatchActivitiesRequest: RecordType<WatchActivitiesRequest> = /* @__PURE__ */ sent(
  checkWatchActivitiesRequest,
  { organizationId: OrganizationId },
);

export type WatchActivitiesResponse = types.WatchActivitiesResponse;
/** Judges and reads a {@link WatchActivitiesResponse} as it is answered. */
export const WatchActivitiesResponse: RecordType<WatchActivitiesResponse> = /* @__PURE__ */ answered({
  activity: () => Activity,
  "voteId?": VoteId,
});
