// Validators of the types in `activities/delete-sub-organization`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeleteSubOrganizationActivity,
  DeleteSubOrganizationIntent,
  DeleteSubOrganizationRequest,
  DeleteSubOrganizationResponse,
  DeleteSubOrganizationResult,
} from "../../activities/delete-sub-organization.js";
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
import { isActivityBase } from "../activity.js";
import { activityStatusDescriptor } from "../enums.js";
import {
  activityIdDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link DeleteSubOrganizationActivity} holds. */
export const deleteSubOrganizationActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteSubOrganizationActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION"], open: false },
    id: activityIdDescriptor,
    organizationId: organizationIdDescriptor,
    status: activityStatusDescriptor,
    votes: { kind: "array", of: () => voteDescriptor, minItems: 0, maxItems: 100 },
    fingerprint: fingerprintDescriptor,
    canApprove: { kind: "boolean" },
    canReject: { kind: "boolean" },
    createdAt: () => timestampDescriptor,
    updatedAt: () => timestampDescriptor,
    "failure?": () => statusDescriptor,
    intent: /* @__PURE__ */ record("", { deleteSubOrganizationIntent: () => deleteSubOrganizationIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "deleteSubOrganizationResult?": () => deleteSubOrganizationResultDescriptor }),
  },
);

/** Member `intent` of {@link DeleteSubOrganizationActivity}. */
function isDeleteSubOrganizationActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedDeleteSubOrganizationIntent(value.deleteSubOrganizationIntent);
}

/** Member `result` of {@link DeleteSubOrganizationActivity}. */
function isDeleteSubOrganizationActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.deleteSubOrganizationResult) && !isDeleteSubOrganizationResult(value.deleteSubOrganizationResult))
    return false;
  return true;
}

/** Whether a value is a {@link DeleteSubOrganizationActivity} as it may be answered. */
export function isDeleteSubOrganizationActivity(value: unknown): value is DeleteSubOrganizationActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION") return false;
  if (!isDeleteSubOrganizationActivityIntent(value.intent)) return false;
  return isDeleteSubOrganizationActivityResult(value.result);
}

/** The value as a {@link DeleteSubOrganizationActivity}, without explicit nulls, or its issues. */
export const parseDeleteSubOrganizationActivity = (value: unknown): ParseResult<DeleteSubOrganizationActivity> =>
  parse(isDeleteSubOrganizationActivity, deleteSubOrganizationActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteSubOrganizationActivity} as it may be answered. */
export const explainDeleteSubOrganizationActivity = (value: unknown): readonly Issue[] =>
  explain(deleteSubOrganizationActivityDescriptor, value, "tolerant");
/** {@link parseDeleteSubOrganizationActivity} as a Standard Schema. */
export const DeleteSubOrganizationActivitySchema: StandardSchema<DeleteSubOrganizationActivity> =
  /* @__PURE__ */ standardSchema(parseDeleteSubOrganizationActivity);

/** What a {@link DeleteSubOrganizationIntent} holds. */
export const deleteSubOrganizationIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteSubOrganizationIntent",
  { "deleteWithoutExport?": { kind: "boolean" } },
);

const deleteSubOrganizationIntentMembers = ["deleteWithoutExport"];

/** Whether a value is a {@link DeleteSubOrganizationIntent} fit to be sent. */
export function isDeleteSubOrganizationIntent(value: unknown): value is DeleteSubOrganizationIntent {
  if (!isObject(value)) return false;
  let present = 0;
  const deleteWithoutExport = value.deleteWithoutExport;
  if (deleteWithoutExport !== undefined) {
    present++;
    if (deleteWithoutExport === null) absent.nulls++;
    else if (typeof deleteWithoutExport !== "boolean") return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, deleteSubOrganizationIntentMembers);
}

/** The value as a {@link DeleteSubOrganizationIntent}, without explicit nulls, or its issues. */
export const parseDeleteSubOrganizationIntent = (value: unknown): ParseResult<DeleteSubOrganizationIntent> =>
  parse(isDeleteSubOrganizationIntent, deleteSubOrganizationIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteSubOrganizationIntent} fit to be sent. */
export const explainDeleteSubOrganizationIntent = (value: unknown): readonly Issue[] =>
  explain(deleteSubOrganizationIntentDescriptor, value, "strict");
/** {@link parseDeleteSubOrganizationIntent} as a Standard Schema. */
export const DeleteSubOrganizationIntentSchema: StandardSchema<DeleteSubOrganizationIntent> =
  /* @__PURE__ */ standardSchema(parseDeleteSubOrganizationIntent);

/** Whether a value is a {@link DeleteSubOrganizationIntent} as it may be answered. */
export function isReceivedDeleteSubOrganizationIntent(value: unknown): value is DeleteSubOrganizationIntent {
  if (!isObject(value)) return false;
  if (typeof value.deleteWithoutExport !== "boolean" && isPresent(value.deleteWithoutExport)) return false;
  return true;
}

/** The value as a {@link DeleteSubOrganizationIntent}, without explicit nulls, or its issues. */
export const parseReceivedDeleteSubOrganizationIntent = (value: unknown): ParseResult<DeleteSubOrganizationIntent> =>
  parse(isReceivedDeleteSubOrganizationIntent, deleteSubOrganizationIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteSubOrganizationIntent} as it may be answered. */
export const explainReceivedDeleteSubOrganizationIntent = (value: unknown): readonly Issue[] =>
  explain(deleteSubOrganizationIntentDescriptor, value, "tolerant");
/** {@link parseReceivedDeleteSubOrganizationIntent} as a Standard Schema. */
export const ReceivedDeleteSubOrganizationIntentSchema: StandardSchema<DeleteSubOrganizationIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedDeleteSubOrganizationIntent);

/** What a {@link DeleteSubOrganizationResult} holds. */
export const deleteSubOrganizationResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteSubOrganizationResult",
  { subOrganizationUuid: organizationIdDescriptor },
);

/** Whether a value is a {@link DeleteSubOrganizationResult} as it may be answered. */
export function isDeleteSubOrganizationResult(value: unknown): value is DeleteSubOrganizationResult {
  if (!isObject(value) || typeof value.subOrganizationUuid !== "string") return false;
  return true;
}

/** The value as a {@link DeleteSubOrganizationResult}, without explicit nulls, or its issues. */
export const parseDeleteSubOrganizationResult = (value: unknown): ParseResult<DeleteSubOrganizationResult> =>
  parse(isDeleteSubOrganizationResult, deleteSubOrganizationResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteSubOrganizationResult} as it may be answered. */
export const explainDeleteSubOrganizationResult = (value: unknown): readonly Issue[] =>
  explain(deleteSubOrganizationResultDescriptor, value, "tolerant");
/** {@link parseDeleteSubOrganizationResult} as a Standard Schema. */
export const DeleteSubOrganizationResultSchema: StandardSchema<DeleteSubOrganizationResult> =
  /* @__PURE__ */ standardSchema(parseDeleteSubOrganizationResult);

/** What a {@link DeleteSubOrganizationRequest} holds. */
export const deleteSubOrganizationRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteSubOrganizationRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => deleteSubOrganizationIntentDescriptor,
  },
);

const deleteSubOrganizationRequestMembers = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link DeleteSubOrganizationRequest} fit to be sent. */
export function isDeleteSubOrganizationRequest(value: unknown): value is DeleteSubOrganizationRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION") return false;
  const timestampMs = value.timestampMs;
  if (
    typeof timestampMs !== "string" ||
    (timestampMs.length > 20 && codePoints(timestampMs) > 20) ||
    !matchesMillisecondTimestamp(timestampMs)
  )
    return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (generateAppProofs === null) absent.nulls++;
    else if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!isDeleteSubOrganizationIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, deleteSubOrganizationRequestMembers);
}

/** The value as a {@link DeleteSubOrganizationRequest}, without explicit nulls, or its issues. */
export const parseDeleteSubOrganizationRequest = (value: unknown): ParseResult<DeleteSubOrganizationRequest> =>
  parse(isDeleteSubOrganizationRequest, deleteSubOrganizationRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteSubOrganizationRequest} fit to be sent. */
export const explainDeleteSubOrganizationRequest = (value: unknown): readonly Issue[] =>
  explain(deleteSubOrganizationRequestDescriptor, value, "strict");
/** {@link parseDeleteSubOrganizationRequest} as a Standard Schema. */
export const DeleteSubOrganizationRequestSchema: StandardSchema<DeleteSubOrganizationRequest> =
  /* @__PURE__ */ standardSchema(parseDeleteSubOrganizationRequest);

/** What a {@link DeleteSubOrganizationResponse} holds. */
export const deleteSubOrganizationResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteSubOrganizationResponse",
  { activity: () => deleteSubOrganizationActivityDescriptor },
);

/** Whether a value is a {@link DeleteSubOrganizationResponse} as it may be answered. */
export function isDeleteSubOrganizationResponse(value: unknown): value is DeleteSubOrganizationResponse {
  if (!isObject(value) || !isDeleteSubOrganizationActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeleteSubOrganizationResponse}, without explicit nulls, or its issues. */
export const parseDeleteSubOrganizationResponse = (value: unknown): ParseResult<DeleteSubOrganizationResponse> =>
  parse(isDeleteSubOrganizationResponse, deleteSubOrganizationResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteSubOrganizationResponse} as it may be answered. */
export const explainDeleteSubOrganizationResponse = (value: unknown): readonly Issue[] =>
  explain(deleteSubOrganizationResponseDescriptor, value, "tolerant");
/** {@link parseDeleteSubOrganizationResponse} as a Standard Schema. */
export const DeleteSubOrganizationResponseSchema: StandardSchema<DeleteSubOrganizationResponse> =
  /* @__PURE__ */ standardSchema(parseDeleteSubOrganizationResponse);
