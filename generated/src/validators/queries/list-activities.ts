// Validators of the types in `queries/list-activities`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { ListActivitiesRequest, ListActivitiesResponse } from "../../queries/list-activities.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  isPresent,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
import { activityDescriptor, isActivity } from "../activity.js";
import { activityStatusDescriptor, activityTypeDescriptor, isActivityType } from "../enums.js";
import { organizationIdDescriptor } from "../scalars.js";
import { activityArchiveDescriptor, isActivityArchive } from "../shapes/activity.js";
import { isPagination, paginationDescriptor } from "../shapes/common.js";

/** What a {@link ListActivitiesRequest} holds. */
export const listActivitiesRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ListActivitiesRequest", {
  organizationId: organizationIdDescriptor,
  "filterByStatus?": { kind: "array", of: activityStatusDescriptor, minItems: 0, maxItems: 100 },
  "paginationOptions?": () => paginationDescriptor,
  "filterByType?": { kind: "array", of: activityTypeDescriptor, minItems: 0, maxItems: 100 },
});

const listActivitiesRequestMembers = ["organizationId", "filterByStatus", "paginationOptions", "filterByType"];

/** Whether a value is a {@link ListActivitiesRequest} fit to be sent. */
export function isListActivitiesRequest(value: unknown): value is ListActivitiesRequest {
  if (!isObject(value)) return false;
  let present = 1;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const filterByStatus = value.filterByStatus;
  if (filterByStatus !== undefined) {
    present++;
    if (filterByStatus === null) absent.nulls++;
    else {
      if (!Array.isArray(filterByStatus) || filterByStatus.length > 100) return false;
      for (let i = 0; i < filterByStatus.length; i++) {
        const item: unknown = filterByStatus[i];
        if (
          item !== "ACTIVITY_STATUS_CREATED" &&
          item !== "ACTIVITY_STATUS_PENDING" &&
          item !== "ACTIVITY_STATUS_COMPLETED" &&
          item !== "ACTIVITY_STATUS_FAILED" &&
          item !== "ACTIVITY_STATUS_CONSENSUS_NEEDED" &&
          item !== "ACTIVITY_STATUS_REJECTED"
        )
          return false;
      }
    }
  }
  const paginationOptions = value.paginationOptions;
  if (paginationOptions !== undefined) {
    present++;
    if (paginationOptions === null) absent.nulls++;
    else if (!isPagination(paginationOptions)) return false;
  }
  const filterByType = value.filterByType;
  if (filterByType !== undefined) {
    present++;
    if (filterByType === null) absent.nulls++;
    else {
      if (!Array.isArray(filterByType) || filterByType.length > 100) return false;
      for (let i = 0; i < filterByType.length; i++) {
        if (!isActivityType(filterByType[i])) return false;
      }
    }
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, listActivitiesRequestMembers);
}

/** The value as a {@link ListActivitiesRequest}, without explicit nulls, or its issues. */
export const parseListActivitiesRequest = (value: unknown): ParseResult<ListActivitiesRequest> =>
  parse(isListActivitiesRequest, listActivitiesRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ListActivitiesRequest} fit to be sent. */
export const explainListActivitiesRequest = (value: unknown): readonly Issue[] =>
  explain(listActivitiesRequestDescriptor, value, "strict");
/** {@link parseListActivitiesRequest} as a Standard Schema. */
export const ListActivitiesRequestSchema: StandardSchema<ListActivitiesRequest> =
  /* @__PURE__ */ standardSchema(parseListActivitiesRequest);

/** What a {@link ListActivitiesResponse} holds. */
export const listActivitiesResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ListActivitiesResponse", {
  activities: { kind: "array", of: () => activityDescriptor, minItems: 0, maxItems: 100 },
  "archived?": () => activityArchiveDescriptor,
});

/** Whether a value is a {@link ListActivitiesResponse} as it may be answered. */
export function isListActivitiesResponse(value: unknown): value is ListActivitiesResponse {
  if (!isObject(value)) return false;
  const activities = value.activities;
  if (!Array.isArray(activities)) return false;
  for (let i = 0; i < activities.length; i++) {
    if (!isActivity(activities[i])) return false;
  }
  if (isPresent(value.archived) && !isActivityArchive(value.archived)) return false;
  return true;
}

/** The value as a {@link ListActivitiesResponse}, without explicit nulls, or its issues. */
export const parseListActivitiesResponse = (value: unknown): ParseResult<ListActivitiesResponse> =>
  parse(isListActivitiesResponse, listActivitiesResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ListActivitiesResponse} as it may be answered. */
export const explainListActivitiesResponse = (value: unknown): readonly Issue[] =>
  explain(listActivitiesResponseDescriptor, value, "tolerant");
/** {@link parseListActivitiesResponse} as a Standard Schema. */
export const ListActivitiesResponseSchema: StandardSchema<ListActivitiesResponse> =
  /* @__PURE__ */ standardSchema(parseListActivitiesResponse);
