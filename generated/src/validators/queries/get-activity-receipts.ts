// Validators of the types in `queries/get-activity-receipts`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetActivityReceiptsRequest, GetActivityReceiptsResponse } from "../../queries/get-activity-receipts.js";
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
import { activityIdDescriptor, organizationIdDescriptor } from "../scalars.js";
import { isLogReceipt, logReceiptDescriptor } from "../shapes/log.js";

/** What a {@link GetActivityReceiptsRequest} holds. */
export const getActivityReceiptsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "GetActivityReceiptsRequest",
  {
    organizationId: organizationIdDescriptor,
    activityId: activityIdDescriptor,
    "waitForInclusion?": { kind: "boolean" },
  },
);

const getActivityReceiptsRequestMembers = ["organizationId", "activityId", "waitForInclusion"];

/** Whether a value is a {@link GetActivityReceiptsRequest} fit to be sent. */
export function isGetActivityReceiptsRequest(value: unknown): value is GetActivityReceiptsRequest {
  if (!isObject(value)) return false;
  let present = 2;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const activityId = value.activityId;
  if (typeof activityId !== "string" || (activityId.length > 64 && codePoints(activityId) > 64)) return false;
  const waitForInclusion = value.waitForInclusion;
  if (waitForInclusion !== undefined) {
    present++;
    if (waitForInclusion === null) absent.nulls++;
    else if (typeof waitForInclusion !== "boolean") return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, getActivityReceiptsRequestMembers);
}

/** The value as a {@link GetActivityReceiptsRequest}, without explicit nulls, or its issues. */
export const parseGetActivityReceiptsRequest = (value: unknown): ParseResult<GetActivityReceiptsRequest> =>
  parse(isGetActivityReceiptsRequest, getActivityReceiptsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetActivityReceiptsRequest} fit to be sent. */
export const explainGetActivityReceiptsRequest = (value: unknown): readonly Issue[] =>
  explain(getActivityReceiptsRequestDescriptor, value, "strict");
/** {@link parseGetActivityReceiptsRequest} as a Standard Schema. */
export const GetActivityReceiptsRequestSchema: StandardSchema<GetActivityReceiptsRequest> =
  /* @__PURE__ */ standardSchema(parseGetActivityReceiptsRequest);

/** What a {@link GetActivityReceiptsResponse} holds. */
export const getActivityReceiptsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "GetActivityReceiptsResponse",
  {
    receipts: { kind: "array", of: () => logReceiptDescriptor, minItems: 0, maxItems: 100 },
    waiting: { kind: "int32" },
  },
);

/** Whether a value is a {@link GetActivityReceiptsResponse} as it may be answered. */
export function isGetActivityReceiptsResponse(value: unknown): value is GetActivityReceiptsResponse {
  if (!isObject(value)) return false;
  const receipts = value.receipts;
  if (!Array.isArray(receipts)) return false;
  for (let i = 0; i < receipts.length; i++) {
    if (!isLogReceipt(receipts[i])) return false;
  }
  const waiting = value.waiting;
  if (typeof waiting !== "number" || (waiting | 0) !== waiting) return false;
  return true;
}

/** The value as a {@link GetActivityReceiptsResponse}, without explicit nulls, or its issues. */
export const parseGetActivityReceiptsResponse = (value: unknown): ParseResult<GetActivityReceiptsResponse> =>
  parse(isGetActivityReceiptsResponse, getActivityReceiptsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetActivityReceiptsResponse} as it may be answered. */
export const explainGetActivityReceiptsResponse = (value: unknown): readonly Issue[] =>
  explain(getActivityReceiptsResponseDescriptor, value, "tolerant");
/** {@link parseGetActivityReceiptsResponse} as a Standard Schema. */
export const GetActivityReceiptsResponseSchema: StandardSchema<GetActivityReceiptsResponse> =
  /* @__PURE__ */ standardSchema(parseGetActivityReceiptsResponse);
