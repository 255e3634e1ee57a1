// The types in `queries/list-activities`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/list-activities.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { Activity } from "../activity.js";
import { ActivityStatus, ActivityType } from "../enums.js";
import { OrganizationId } from "../scalars.js";
import { ActivityArchive } from "../shapes/activity.js";
import { Pagination } from "../shapes/common.js";

function checkListActivitiesRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!OrganizationId.check(value.organizationId)) return false;
  const filterByStatus = value.filterByStatus;
  if (filterByStatus !== undefined) {
    present++;
    if (!Array.isArray(filterByStatus) || filterByStatus.length > 100) return false;
    for (let i = 0; i < filterByStatus.length; i++) {
      if (!ActivityStatus.check(filterByStatus[i])) return false;
    }
  }
  const paginationOptions = value.paginationOptions;
  if (paginationOptions !== undefined) {
    present++;
    if (!Pagination.check(paginationOptions)) return false;
  }
  const filterByType = value.filterByType;
  if (filterByType !== undefined) {
    present++;
    if (!Array.isArray(filterByType) || filterByType.length > 100) return false;
    for (let i = 0; i < filterByType.length; i++) {
      if (!ActivityType.check(filterByType[i])) return false;
    }
  }
  return sizeOf(value) === present;
}

export type ListActivitiesRequest = types.ListActivitiesRequest;
/** Judges and reads a {@link ListActivitiesRequest} as it is sent. */
export const ListActivitiesRequest: RecordType<ListActivitiesRequest> = /* @__PURE__ */ sent(
  checkListActivitiesRequest,
  {
    organizationId: OrganizationId,
    "filterByStatus?": { kind: "array", of: ActivityStatus, minItems: 0, maxItems: 100 },
    "paginationOptions?": () => Pagination,
    "filterByType?": { kind: "array", of: ActivityType, minItems: 0, maxItems: 100 },
  },
);

export type ListActivitiesResponse = types.ListActivitiesResponse;
/** Judges and reads a {@link ListActivitiesResponse} as it is answered. */
export const ListActivitiesResponse: RecordType<ListActivitiesResponse> = /* @__PURE__ */ answered({
  activities: { kind: "array", of: () => Activity, minItems: 0, maxItems: 100 },
  "archived?": () => ActivityArchive,
});
