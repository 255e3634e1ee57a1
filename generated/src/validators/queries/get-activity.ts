// Validators of the types in `queries/get-activity`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetActivityRequest, GetActivityResponse } from "../../queries/get-activity.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { activityDescriptor, isActivity } from "../activity.js";
import { activityIdDescriptor, organizationIdDescriptor } from "../scalars.js";

/** What a {@link GetActivityRequest} holds. */
export const getActivityRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetActivityRequest", {
  organizationId: organizationIdDescriptor,
  activityId: activityIdDescriptor,
});

const getActivityRequestMembers = ["organizationId", "activityId"];

/** Whether a value is a {@link GetActivityRequest} fit to be sent. */
export function isGetActivityRequest(value: unknown): value is GetActivityRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const activityId = value.activityId;
  if (typeof activityId !== "string" || (activityId.length > 64 && codePoints(activityId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, getActivityRequestMembers);
}

/** The value as a {@link GetActivityRequest}, without explicit nulls, or its issues. */
export const parseGetActivityRequest = (value: unknown): ParseResult<GetActivityRequest> =>
  parse(isGetActivityRequest, getActivityRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetActivityRequest} fit to be sent. */
export const explainGetActivityRequest = (value: unknown): readonly Issue[] =>
  explain(getActivityRequestDescriptor, value, "strict");
/** {@link parseGetActivityRequest} as a Standard Schema. */
export const GetActivityRequestSchema: StandardSchema<GetActivityRequest> =
  /* @__PURE__ */ standardSchema(parseGetActivityRequest);

/** What a {@link GetActivityResponse} holds. */
export const getActivityResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetActivityResponse", {
  activity: () => activityDescriptor,
});

/** Whether a value is a {@link GetActivityResponse} as it may be answered. */
export function isGetActivityResponse(value: unknown): value is GetActivityResponse {
  if (!isObject(value) || !isActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link GetActivityResponse}, without explicit nulls, or its issues. */
export const parseGetActivityResponse = (value: unknown): ParseResult<GetActivityResponse> =>
  parse(isGetActivityResponse, getActivityResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetActivityResponse} as it may be answered. */
export const explainGetActivityResponse = (value: unknown): readonly Issue[] =>
  explain(getActivityResponseDescriptor, value, "tolerant");
/** {@link parseGetActivityResponse} as a Standard Schema. */
export const GetActivityResponseSchema: StandardSchema<GetActivityResponse> =
  /* @__PURE__ */ standardSchema(parseGetActivityResponse);
