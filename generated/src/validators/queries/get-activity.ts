// Validators of the types in `queries/get-activity`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetActivityRequest, GetActivityResponse } from "../../queries/get-activity.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { activityDescriptor, isActivity } from "../activity.js";
import { activityIdDescriptor, organizationIdDescriptor } from "../scalars.js";

/** What a {@link GetActivityRequest} holds. */
export const getActivityRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetActivityRequest",
  extra: false,
  members: [
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "activityId", type: activityIdDescriptor },
  ],
};

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
export function parseGetActivityRequest(value: unknown): ParseResult<GetActivityRequest> {
  return parse(isGetActivityRequest, getActivityRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link GetActivityRequest} fit to be sent. */
export function explainGetActivityRequest(value: unknown): readonly Issue[] {
  return explain(getActivityRequestDescriptor, value, "strict");
}

/** {@link parseGetActivityRequest} as a Standard Schema. */
export const GetActivityRequestSchema: StandardSchema<GetActivityRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseGetActivityRequest,
);

/** What a {@link GetActivityResponse} holds. */
export const getActivityResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetActivityResponse",
  extra: false,
  members: [{ name: "activity", type: () => activityDescriptor }],
};

/** Whether a value is a {@link GetActivityResponse} as it may be answered. */
export function isGetActivityResponse(value: unknown): value is GetActivityResponse {
  if (!isObject(value)) return false;
  if (!isActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link GetActivityResponse}, without explicit nulls, or its issues. */
export function parseGetActivityResponse(value: unknown): ParseResult<GetActivityResponse> {
  return parse(isGetActivityResponse, getActivityResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link GetActivityResponse} as it may be answered. */
export function explainGetActivityResponse(value: unknown): readonly Issue[] {
  return explain(getActivityResponseDescriptor, value, "tolerant");
}

/** {@link parseGetActivityResponse} as a Standard Schema. */
export const GetActivityResponseSchema: StandardSchema<GetActivityResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseGetActivityResponse,
);
