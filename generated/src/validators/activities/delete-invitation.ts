// Validators of the types in `activities/delete-invitation`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeleteInvitationActivity,
  DeleteInvitationIntent,
  DeleteInvitationRequest,
  DeleteInvitationResponse,
  DeleteInvitationResult,
} from "../../activities/delete-invitation.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
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
export const deleteInvitationActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteInvitationActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_INVITATION"], open: false },
    },
    { name: "id", type: activityIdDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "status", type: activityStatusDescriptor },
    { name: "votes", type: { kind: "array", of: () => voteDescriptor, minItems: 0, maxItems: 100 } },
    { name: "fingerprint", type: fingerprintDescriptor },
    { name: "canApprove", type: { kind: "boolean" } },
    { name: "canReject", type: { kind: "boolean" } },
    { name: "createdAt", type: () => timestampDescriptor },
    { name: "updatedAt", type: () => timestampDescriptor },
    { name: "failure", type: () => statusDescriptor, optional: true },
    {
      name: "intent",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "deleteInvitationIntent", type: () => deleteInvitationIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "deleteInvitationResult", type: () => deleteInvitationResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link DeleteInvitationActivity}. */
function isDeleteInvitationActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedDeleteInvitationIntent(value.deleteInvitationIntent)) return false;
  return true;
}

/** Member `result` of {@link DeleteInvitationActivity}. */
function isDeleteInvitationActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const deleteInvitationResult = value.deleteInvitationResult;
  if (deleteInvitationResult !== undefined) {
    if (deleteInvitationResult === null) absent.nulls++;
    else if (!isDeleteInvitationResult(deleteInvitationResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link DeleteInvitationActivity} as it may be answered. */
export function isDeleteInvitationActivity(value: unknown): value is DeleteInvitationActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_INVITATION") return false;
  if (!isDeleteInvitationActivityIntent(value.intent)) return false;
  if (!isDeleteInvitationActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link DeleteInvitationActivity}, without explicit nulls, or its issues. */
export function parseDeleteInvitationActivity(value: unknown): ParseResult<DeleteInvitationActivity> {
  return parse(isDeleteInvitationActivity, deleteInvitationActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteInvitationActivity} as it may be answered. */
export function explainDeleteInvitationActivity(value: unknown): readonly Issue[] {
  return explain(deleteInvitationActivityDescriptor, value, "tolerant");
}

/** {@link parseDeleteInvitationActivity} as a Standard Schema. */
export const DeleteInvitationActivitySchema: StandardSchema<DeleteInvitationActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeleteInvitationActivity,
);

/** What a {@link DeleteInvitationIntent} holds. */
export const deleteInvitationIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteInvitationIntent",
  extra: false,
  members: [{ name: "invitationId", type: invitationIdDescriptor }],
};

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
export function parseDeleteInvitationIntent(value: unknown): ParseResult<DeleteInvitationIntent> {
  return parse(isDeleteInvitationIntent, deleteInvitationIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link DeleteInvitationIntent} fit to be sent. */
export function explainDeleteInvitationIntent(value: unknown): readonly Issue[] {
  return explain(deleteInvitationIntentDescriptor, value, "strict");
}

/** {@link parseDeleteInvitationIntent} as a Standard Schema. */
export const DeleteInvitationIntentSchema: StandardSchema<DeleteInvitationIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeleteInvitationIntent,
);

/** Whether a value is a {@link DeleteInvitationIntent} as it may be answered. */
export function isReceivedDeleteInvitationIntent(value: unknown): value is DeleteInvitationIntent {
  if (!isObject(value)) return false;
  const invitationId = value.invitationId;
  if (typeof invitationId !== "string") return false;
  return true;
}

/** The value as a {@link DeleteInvitationIntent}, without explicit nulls, or its issues. */
export function parseReceivedDeleteInvitationIntent(value: unknown): ParseResult<DeleteInvitationIntent> {
  return parse(isReceivedDeleteInvitationIntent, deleteInvitationIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteInvitationIntent} as it may be answered. */
export function explainReceivedDeleteInvitationIntent(value: unknown): readonly Issue[] {
  return explain(deleteInvitationIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedDeleteInvitationIntent} as a Standard Schema. */
export const ReceivedDeleteInvitationIntentSchema: StandardSchema<DeleteInvitationIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedDeleteInvitationIntent);

/** What a {@link DeleteInvitationResult} holds. */
export const deleteInvitationResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteInvitationResult",
  extra: false,
  members: [{ name: "invitationId", type: invitationIdDescriptor }],
};

/** Whether a value is a {@link DeleteInvitationResult} as it may be answered. */
export function isDeleteInvitationResult(value: unknown): value is DeleteInvitationResult {
  if (!isObject(value)) return false;
  const invitationId = value.invitationId;
  if (typeof invitationId !== "string") return false;
  return true;
}

/** The value as a {@link DeleteInvitationResult}, without explicit nulls, or its issues. */
export function parseDeleteInvitationResult(value: unknown): ParseResult<DeleteInvitationResult> {
  return parse(isDeleteInvitationResult, deleteInvitationResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteInvitationResult} as it may be answered. */
export function explainDeleteInvitationResult(value: unknown): readonly Issue[] {
  return explain(deleteInvitationResultDescriptor, value, "tolerant");
}

/** {@link parseDeleteInvitationResult} as a Standard Schema. */
export const DeleteInvitationResultSchema: StandardSchema<DeleteInvitationResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeleteInvitationResult,
);

/** What a {@link DeleteInvitationRequest} holds. */
export const deleteInvitationRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteInvitationRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_INVITATION"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => deleteInvitationIntentDescriptor },
  ],
};

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
export function parseDeleteInvitationRequest(value: unknown): ParseResult<DeleteInvitationRequest> {
  return parse(isDeleteInvitationRequest, deleteInvitationRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link DeleteInvitationRequest} fit to be sent. */
export function explainDeleteInvitationRequest(value: unknown): readonly Issue[] {
  return explain(deleteInvitationRequestDescriptor, value, "strict");
}

/** {@link parseDeleteInvitationRequest} as a Standard Schema. */
export const DeleteInvitationRequestSchema: StandardSchema<DeleteInvitationRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeleteInvitationRequest,
);

/** What a {@link DeleteInvitationResponse} holds. */
export const deleteInvitationResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteInvitationResponse",
  extra: false,
  members: [{ name: "activity", type: () => deleteInvitationActivityDescriptor }],
};

/** Whether a value is a {@link DeleteInvitationResponse} as it may be answered. */
export function isDeleteInvitationResponse(value: unknown): value is DeleteInvitationResponse {
  if (!isObject(value)) return false;
  if (!isDeleteInvitationActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeleteInvitationResponse}, without explicit nulls, or its issues. */
export function parseDeleteInvitationResponse(value: unknown): ParseResult<DeleteInvitationResponse> {
  return parse(isDeleteInvitationResponse, deleteInvitationResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteInvitationResponse} as it may be answered. */
export function explainDeleteInvitationResponse(value: unknown): readonly Issue[] {
  return explain(deleteInvitationResponseDescriptor, value, "tolerant");
}

/** {@link parseDeleteInvitationResponse} as a Standard Schema. */
export const DeleteInvitationResponseSchema: StandardSchema<DeleteInvitationResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeleteInvitationResponse,
);
