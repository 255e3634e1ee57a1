// Validators of the types in `activities/delete-invitation`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeleteInvitationActivity,
  DeleteInvitationIntent,
  DeleteInvitationRequest,
  DeleteInvitationResponse,
  DeleteInvitationResult,
} from "../../activities/delete-invitation.js";
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
  invitationIdDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link DeleteInvitationActivity} holds. */
export const deleteInvitationActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteInvitationActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_INVITATION"], open: false },
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
  intent: /* @__PURE__ */ record("", { deleteInvitationIntent: () => deleteInvitationIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "deleteInvitationResult?": () => deleteInvitationResultDescriptor }),
});

/** Member `intent` of {@link DeleteInvitationActivity}. */
function isDeleteInvitationActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedDeleteInvitationIntent(value.deleteInvitationIntent)) return false;
  return true;
}

/** Member `result` of {@link DeleteInvitationActivity}. */
function isDeleteInvitationActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.deleteInvitationResult) && !isDeleteInvitationResult(value.deleteInvitationResult)) return false;
  return true;
}

/** Whether a value is a {@link DeleteInvitationActivity} as it may be answered. */
export function isDeleteInvitationActivity(value: unknown): value is DeleteInvitationActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_INVITATION") return false;
  if (!isDeleteInvitationActivityIntent(value.intent)) return false;
  return isDeleteInvitationActivityResult(value.result);
}

/** The value as a {@link DeleteInvitationActivity}, without explicit nulls, or its issues. */
export const parseDeleteInvitationActivity = (value: unknown): ParseResult<DeleteInvitationActivity> =>
  parse(isDeleteInvitationActivity, deleteInvitationActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteInvitationActivity} as it may be answered. */
export const explainDeleteInvitationActivity = (value: unknown): readonly Issue[] =>
  explain(deleteInvitationActivityDescriptor, value, "tolerant");
/** {@link parseDeleteInvitationActivity} as a Standard Schema. */
export const DeleteInvitationActivitySchema: StandardSchema<DeleteInvitationActivity> =
  /* @__PURE__ */ standardSchema(parseDeleteInvitationActivity);

/** What a {@link DeleteInvitationIntent} holds. */
export const deleteInvitationIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteInvitationIntent", {
  invitationId: invitationIdDescriptor,
});

const deleteInvitationIntentMembers = ["invitationId"];

/** Whether a value is a {@link DeleteInvitationIntent} fit to be sent. */
export function isDeleteInvitationIntent(value: unknown): value is DeleteInvitationIntent {
  if (!isObject(value)) return false;
  const invitationId = value.invitationId;
  if (typeof invitationId !== "string" || (invitationId.length > 64 && codePoints(invitationId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, deleteInvitationIntentMembers);
}

/** The value as a {@link DeleteInvitationIntent}, without explicit nulls, or its issues. */
export const parseDeleteInvitationIntent = (value: unknown): ParseResult<DeleteInvitationIntent> =>
  parse(isDeleteInvitationIntent, deleteInvitationIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteInvitationIntent} fit to be sent. */
export const explainDeleteInvitationIntent = (value: unknown): readonly Issue[] =>
  explain(deleteInvitationIntentDescriptor, value, "strict");
/** {@link parseDeleteInvitationIntent} as a Standard Schema. */
export const DeleteInvitationIntentSchema: StandardSchema<DeleteInvitationIntent> =
  /* @__PURE__ */ standardSchema(parseDeleteInvitationIntent);

/** Whether a value is a {@link DeleteInvitationIntent} as it may be answered. */
export function isReceivedDeleteInvitationIntent(value: unknown): value is DeleteInvitationIntent {
  if (!isObject(value) || typeof value.invitationId !== "string") return false;
  return true;
}

/** The value as a {@link DeleteInvitationIntent}, without explicit nulls, or its issues. */
export const parseReceivedDeleteInvitationIntent = (value: unknown): ParseResult<DeleteInvitationIntent> =>
  parse(isReceivedDeleteInvitationIntent, deleteInvitationIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteInvitationIntent} as it may be answered. */
export const explainReceivedDeleteInvitationIntent = (value: unknown): readonly Issue[] =>
  explain(deleteInvitationIntentDescriptor, value, "tolerant");
/** {@link parseReceivedDeleteInvitationIntent} as a Standard Schema. */
export const ReceivedDeleteInvitationIntentSchema: StandardSchema<DeleteInvitationIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedDeleteInvitationIntent);

/** What a {@link DeleteInvitationResult} holds. */
export const deleteInvitationResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteInvitationResult", {
  invitationId: invitationIdDescriptor,
});

/** Whether a value is a {@link DeleteInvitationResult} as it may be answered. */
export function isDeleteInvitationResult(value: unknown): value is DeleteInvitationResult {
  if (!isObject(value) || typeof value.invitationId !== "string") return false;
  return true;
}

/** The value as a {@link DeleteInvitationResult}, without explicit nulls, or its issues. */
export const parseDeleteInvitationResult = (value: unknown): ParseResult<DeleteInvitationResult> =>
  parse(isDeleteInvitationResult, deleteInvitationResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteInvitationResult} as it may be answered. */
export const explainDeleteInvitationResult = (value: unknown): readonly Issue[] =>
  explain(deleteInvitationResultDescriptor, value, "tolerant");
/** {@link parseDeleteInvitationResult} as a Standard Schema. */
export const DeleteInvitationResultSchema: StandardSchema<DeleteInvitationResult> =
  /* @__PURE__ */ standardSchema(parseDeleteInvitationResult);

/** What a {@link DeleteInvitationRequest} holds. */
export const deleteInvitationRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteInvitationRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_INVITATION"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => deleteInvitationIntentDescriptor,
});

const deleteInvitationRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link DeleteInvitationRequest} fit to be sent. */
export function isDeleteInvitationRequest(value: unknown): value is DeleteInvitationRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_INVITATION") return false;
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
  if (!isDeleteInvitationIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, deleteInvitationRequestMembers);
}

/** The value as a {@link DeleteInvitationRequest}, without explicit nulls, or its issues. */
export const parseDeleteInvitationRequest = (value: unknown): ParseResult<DeleteInvitationRequest> =>
  parse(isDeleteInvitationRequest, deleteInvitationRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link DeleteInvitationRequest} fit to be sent. */
export const explainDeleteInvitationRequest = (value: unknown): readonly Issue[] =>
  explain(deleteInvitationRequestDescriptor, value, "strict");
/** {@link parseDeleteInvitationRequest} as a Standard Schema. */
export const DeleteInvitationRequestSchema: StandardSchema<DeleteInvitationRequest> =
  /* @__PURE__ */ standardSchema(parseDeleteInvitationRequest);

/** What a {@link DeleteInvitationResponse} holds. */
export const deleteInvitationResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("DeleteInvitationResponse", {
  activity: () => deleteInvitationActivityDescriptor,
});

/** Whether a value is a {@link DeleteInvitationResponse} as it may be answered. */
export function isDeleteInvitationResponse(value: unknown): value is DeleteInvitationResponse {
  if (!isObject(value) || !isDeleteInvitationActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeleteInvitationResponse}, without explicit nulls, or its issues. */
export const parseDeleteInvitationResponse = (value: unknown): ParseResult<DeleteInvitationResponse> =>
  parse(isDeleteInvitationResponse, deleteInvitationResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link DeleteInvitationResponse} as it may be answered. */
export const explainDeleteInvitationResponse = (value: unknown): readonly Issue[] =>
  explain(deleteInvitationResponseDescriptor, value, "tolerant");
/** {@link parseDeleteInvitationResponse} as a Standard Schema. */
export const DeleteInvitationResponseSchema: StandardSchema<DeleteInvitationResponse> =
  /* @__PURE__ */ standardSchema(parseDeleteInvitationResponse);
