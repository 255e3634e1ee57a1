// Validators of the types in `activities/delete-organization`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeleteOrganizationActivity,
  DeleteOrganizationIntent,
  DeleteOrganizationRequest,
  DeleteOrganizationResponse,
  DeleteOrganizationResult,
} from "../../activities/delete-organization.js";
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

/** What a {@link DeleteOrganizationActivity} holds. */
export const deleteOrganizationActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteOrganizationActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_ORGANIZATION"], open: false },
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
    intent: /* @__PURE__ */ record("", { deleteOrganizationIntent: () => deleteOrganizationIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "deleteOrganizationResult?": () => deleteOrganizationResultDescriptor }),
  },
);

/** Member `intent` of {@link DeleteOrganizationActivity}. */
function isDeleteOrganizationActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedDeleteOrganizationIntent(value.deleteOrganizationIntent)) return false;
  return true;
}

/** Member `result` of {@link DeleteOrganizationActivity}. */
function isDeleteOrganizationActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.deleteOrganizationResult) && !isDeleteOrganizationResult(value.deleteOrganizationResult))
    return false;
  return true;
}

/** Whether a value is a {@link DeleteOrganizationActivity} as it may be answered. */
export function isDeleteOrganizationActivity(value: unknown): value is DeleteOrganizationActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_ORGANIZATION") return false;
  if (!isDeleteOrganizationActivityIntent(value.intent)) return false;
  return isDeleteOrganizationActivityResult(value.result);
}

/** The value as a {@link DeleteOrganizationActivity}, without explicit nulls, or its issues. */
export const parseDeleteOrganizationActivity = (value: unknown): ParseResult<DeleteOrganizationActivity> =>
  parse(isDeleteOrganizationActivity, deleteOrganizationActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteOrganizationActivity} as it may be answered. */
export const explainDeleteOrganizationActivity = (value: unknown): readonly Issue[] =>
  explain(deleteOrganizationActivityDescriptor, value, "tolerant");
/** {@link parseDeleteOrganizationActivity} as a Standard Schema. */
export const DeleteOrganizationActivitySchema: StandardSchema<DeleteOrganizationActivity> =
  /* @__PURE__ */ standardSchema(parseDeleteOrganizationActivity);

/** What a {@link DeleteOrganizationIntent} holds. */
export const deleteOrganizationIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteOrganizationIntent", {
  organizationId: organizationIdDescriptor,
});

const deleteOrganizationIntentMembers = ["organizationId"];

/** Whether a value is a {@link DeleteOrganizationIntent} fit to be sent. */
export function isDeleteOrganizationIntent(value: unknown): value is DeleteOrganizationIntent {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, deleteOrganizationIntentMembers);
}

/** The value as a {@link DeleteOrganizationIntent}, without explicit nulls, or its issues. */
export const parseDeleteOrganizationIntent = (value: unknown): ParseResult<DeleteOrganizationIntent> =>
  parse(isDeleteOrganizationIntent, deleteOrganizationIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteOrganizationIntent} fit to be sent. */
export const explainDeleteOrganizationIntent = (value: unknown): readonly Issue[] =>
  explain(deleteOrganizationIntentDescriptor, value, "strict");
/** {@link parseDeleteOrganizationIntent} as a Standard Schema. */
export const DeleteOrganizationIntentSchema: StandardSchema<DeleteOrganizationIntent> =
  /* @__PURE__ */ standardSchema(parseDeleteOrganizationIntent);

/** Whether a value is a {@link DeleteOrganizationIntent} as it may be answered. */
export function isReceivedDeleteOrganizationIntent(value: unknown): value is DeleteOrganizationIntent {
  if (!isObject(value) || typeof value.organizationId !== "string") return false;
  return true;
}

/** The value as a {@link DeleteOrganizationIntent}, without explicit nulls, or its issues. */
export const parseReceivedDeleteOrganizationIntent = (value: unknown): ParseResult<DeleteOrganizationIntent> =>
  parse(isReceivedDeleteOrganizationIntent, deleteOrganizationIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteOrganizationIntent} as it may be answered. */
export const explainReceivedDeleteOrganizationIntent = (value: unknown): readonly Issue[] =>
  explain(deleteOrganizationIntentDescriptor, value, "tolerant");
/** {@link parseReceivedDeleteOrganizationIntent} as a Standard Schema. */
export const ReceivedDeleteOrganizationIntentSchema: StandardSchema<DeleteOrganizationIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedDeleteOrganizationIntent);

/** What a {@link DeleteOrganizationResult} holds. */
export const deleteOrganizationResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteOrganizationResult", {
  organizationId: organizationIdDescriptor,
});

/** Whether a value is a {@link DeleteOrganizationResult} as it may be answered. */
export function isDeleteOrganizationResult(value: unknown): value is DeleteOrganizationResult {
  if (!isObject(value) || typeof value.organizationId !== "string") return false;
  return true;
}

/** The value as a {@link DeleteOrganizationResult}, without explicit nulls, or its issues. */
export const parseDeleteOrganizationResult = (value: unknown): ParseResult<DeleteOrganizationResult> =>
  parse(isDeleteOrganizationResult, deleteOrganizationResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteOrganizationResult} as it may be answered. */
export const explainDeleteOrganizationResult = (value: unknown): readonly Issue[] =>
  explain(deleteOrganizationResultDescriptor, value, "tolerant");
/** {@link parseDeleteOrganizationResult} as a Standard Schema. */
export const DeleteOrganizationResultSchema: StandardSchema<DeleteOrganizationResult> =
  /* @__PURE__ */ standardSchema(parseDeleteOrganizationResult);

/** What a {@link DeleteOrganizationRequest} holds. */
export const deleteOrganizationRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteOrganizationRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_ORGANIZATION"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => deleteOrganizationIntentDescriptor,
  },
);

const deleteOrganizationRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link DeleteOrganizationRequest} fit to be sent. */
export function isDeleteOrganizationRequest(value: unknown): value is DeleteOrganizationRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_ORGANIZATION") return false;
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
  if (!isDeleteOrganizationIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, deleteOrganizationRequestMembers);
}

/** The value as a {@link DeleteOrganizationRequest}, without explicit nulls, or its issues. */
export const parseDeleteOrganizationRequest = (value: unknown): ParseResult<DeleteOrganizationRequest> =>
  parse(isDeleteOrganizationRequest, deleteOrganizationRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteOrganizationRequest} fit to be sent. */
export const explainDeleteOrganizationRequest = (value: unknown): readonly Issue[] =>
  explain(deleteOrganizationRequestDescriptor, value, "strict");
/** {@link parseDeleteOrganizationRequest} as a Standard Schema. */
export const DeleteOrganizationRequestSchema: StandardSchema<DeleteOrganizationRequest> =
  /* @__PURE__ */ standardSchema(parseDeleteOrganizationRequest);

/** What a {@link DeleteOrganizationResponse} holds. */
export const deleteOrganizationResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "DeleteOrganizationResponse",
  { activity: () => deleteOrganizationActivityDescriptor },
);

/** Whether a value is a {@link DeleteOrganizationResponse} as it may be answered. */
export function isDeleteOrganizationResponse(value: unknown): value is DeleteOrganizationResponse {
  if (!isObject(value) || !isDeleteOrganizationActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeleteOrganizationResponse}, without explicit nulls, or its issues. */
export const parseDeleteOrganizationResponse = (value: unknown): ParseResult<DeleteOrganizationResponse> =>
  parse(isDeleteOrganizationResponse, deleteOrganizationResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteOrganizationResponse} as it may be answered. */
export const explainDeleteOrganizationResponse = (value: unknown): readonly Issue[] =>
  explain(deleteOrganizationResponseDescriptor, value, "tolerant");
/** {@link parseDeleteOrganizationResponse} as a Standard Schema. */
export const DeleteOrganizationResponseSchema: StandardSchema<DeleteOrganizationResponse> =
  /* @__PURE__ */ standardSchema(parseDeleteOrganizationResponse);
