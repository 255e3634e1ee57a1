// Validators of the types in `activities/create-invitations`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreateInvitationsActivity,
  CreateInvitationsIntent,
  CreateInvitationsRequest,
  CreateInvitationsResponse,
  CreateInvitationsResult,
} from "../../activities/create-invitations.js";
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
import { invitationParamsDescriptor, isInvitationParams, isReceivedInvitationParams } from "../shapes/invitations.js";

/** What a {@link CreateInvitationsActivity} holds. */
export const createInvitationsActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateInvitationsActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_INVITATIONS"], open: false },
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
    intent: /* @__PURE__ */ record("", { createInvitationsIntent: () => createInvitationsIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "createInvitationsResult?": () => createInvitationsResultDescriptor }),
  },
);

/** Member `intent` of {@link CreateInvitationsActivity}. */
function isCreateInvitationsActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedCreateInvitationsIntent(value.createInvitationsIntent)) return false;
  return true;
}

/** Member `result` of {@link CreateInvitationsActivity}. */
function isCreateInvitationsActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createInvitationsResult) && !isCreateInvitationsResult(value.createInvitationsResult))
    return false;
  return true;
}

/** Whether a value is a {@link CreateInvitationsActivity} as it may be answered. */
export function isCreateInvitationsActivity(value: unknown): value is CreateInvitationsActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_INVITATIONS") return false;
  if (!isCreateInvitationsActivityIntent(value.intent)) return false;
  return isCreateInvitationsActivityResult(value.result);
}

/** The value as a {@link CreateInvitationsActivity}, without explicit nulls, or its issues. */
export const parseCreateInvitationsActivity = (value: unknown): ParseResult<CreateInvitationsActivity> =>
  parse(isCreateInvitationsActivity, createInvitationsActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateInvitationsActivity} as it may be answered. */
export const explainCreateInvitationsActivity = (value: unknown): readonly Issue[] =>
  explain(createInvitationsActivityDescriptor, value, "tolerant");
/** {@link parseCreateInvitationsActivity} as a Standard Schema. */
export const CreateInvitationsActivitySchema: StandardSchema<CreateInvitationsActivity> =
  /* @__PURE__ */ standardSchema(parseCreateInvitationsActivity);

/** What a {@link CreateInvitationsIntent} holds. */
export const createInvitationsIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateInvitationsIntent", {
  invitations: { kind: "array", of: () => invitationParamsDescriptor, minItems: 1, maxItems: 100 },
});

const createInvitationsIntentMembers = ["invitations"];

/** Whether a value is a {@link CreateInvitationsIntent} fit to be sent. */
export function isCreateInvitationsIntent(value: unknown): value is CreateInvitationsIntent {
  if (!isObject(value)) return false;
  const invitations = value.invitations;
  if (!Array.isArray(invitations) || invitations.length > 100 || invitations.length === 0) return false;
  for (let i = 0; i < invitations.length; i++) {
    if (!isInvitationParams(invitations[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, createInvitationsIntentMembers);
}

/** The value as a {@link CreateInvitationsIntent}, without explicit nulls, or its issues. */
export const parseCreateInvitationsIntent = (value: unknown): ParseResult<CreateInvitationsIntent> =>
  parse(isCreateInvitationsIntent, createInvitationsIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateInvitationsIntent} fit to be sent. */
export const explainCreateInvitationsIntent = (value: unknown): readonly Issue[] =>
  explain(createInvitationsIntentDescriptor, value, "strict");
/** {@link parseCreateInvitationsIntent} as a Standard Schema. */
export const CreateInvitationsIntentSchema: StandardSchema<CreateInvitationsIntent> =
  /* @__PURE__ */ standardSchema(parseCreateInvitationsIntent);

/** Whether a value is a {@link CreateInvitationsIntent} as it may be answered. */
export function isReceivedCreateInvitationsIntent(value: unknown): value is CreateInvitationsIntent {
  if (!isObject(value)) return false;
  const invitations = value.invitations;
  if (!Array.isArray(invitations)) return false;
  for (let i = 0; i < invitations.length; i++) {
    if (!isReceivedInvitationParams(invitations[i])) return false;
  }
  return true;
}

/** The value as a {@link CreateInvitationsIntent}, without explicit nulls, or its issues. */
export const parseReceivedCreateInvitationsIntent = (value: unknown): ParseResult<CreateInvitationsIntent> =>
  parse(isReceivedCreateInvitationsIntent, createInvitationsIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateInvitationsIntent} as it may be answered. */
export const explainReceivedCreateInvitationsIntent = (value: unknown): readonly Issue[] =>
  explain(createInvitationsIntentDescriptor, value, "tolerant");
/** {@link parseReceivedCreateInvitationsIntent} as a Standard Schema. */
export const ReceivedCreateInvitationsIntentSchema: StandardSchema<CreateInvitationsIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateInvitationsIntent);

/** What a {@link CreateInvitationsResult} holds. */
export const createInvitationsResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateInvitationsResult", {
  invitationIds: { kind: "array", of: invitationIdDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link CreateInvitationsResult} as it may be answered. */
export function isCreateInvitationsResult(value: unknown): value is CreateInvitationsResult {
  if (!isObject(value)) return false;
  const invitationIds = value.invitationIds;
  if (!Array.isArray(invitationIds)) return false;
  for (let i = 0; i < invitationIds.length; i++) {
    if (typeof invitationIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreateInvitationsResult}, without explicit nulls, or its issues. */
export const parseCreateInvitationsResult = (value: unknown): ParseResult<CreateInvitationsResult> =>
  parse(isCreateInvitationsResult, createInvitationsResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateInvitationsResult} as it may be answered. */
export const explainCreateInvitationsResult = (value: unknown): readonly Issue[] =>
  explain(createInvitationsResultDescriptor, value, "tolerant");
/** {@link parseCreateInvitationsResult} as a Standard Schema. */
export const CreateInvitationsResultSchema: StandardSchema<CreateInvitationsResult> =
  /* @__PURE__ */ standardSchema(parseCreateInvitationsResult);

/** What a {@link CreateInvitationsRequest} holds. */
export const createInvitationsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateInvitationsRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_INVITATIONS"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => createInvitationsIntentDescriptor,
});

const createInvitationsRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreateInvitationsRequest} fit to be sent. */
export function isCreateInvitationsRequest(value: unknown): value is CreateInvitationsRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_INVITATIONS") return false;
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
  if (!isCreateInvitationsIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createInvitationsRequestMembers);
}

/** The value as a {@link CreateInvitationsRequest}, without explicit nulls, or its issues. */
export const parseCreateInvitationsRequest = (value: unknown): ParseResult<CreateInvitationsRequest> =>
  parse(isCreateInvitationsRequest, createInvitationsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateInvitationsRequest} fit to be sent. */
export const explainCreateInvitationsRequest = (value: unknown): readonly Issue[] =>
  explain(createInvitationsRequestDescriptor, value, "strict");
/** {@link parseCreateInvitationsRequest} as a Standard Schema. */
export const CreateInvitationsRequestSchema: StandardSchema<CreateInvitationsRequest> =
  /* @__PURE__ */ standardSchema(parseCreateInvitationsRequest);

/** What a {@link CreateInvitationsResponse} holds. */
export const createInvitationsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateInvitationsResponse",
  { activity: () => createInvitationsActivityDescriptor },
);

/** Whether a value is a {@link CreateInvitationsResponse} as it may be answered. */
export function isCreateInvitationsResponse(value: unknown): value is CreateInvitationsResponse {
  if (!isObject(value) || !isCreateInvitationsActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateInvitationsResponse}, without explicit nulls, or its issues. */
export const parseCreateInvitationsResponse = (value: unknown): ParseResult<CreateInvitationsResponse> =>
  parse(isCreateInvitationsResponse, createInvitationsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateInvitationsResponse} as it may be answered. */
export const explainCreateInvitationsResponse = (value: unknown): readonly Issue[] =>
  explain(createInvitationsResponseDescriptor, value, "tolerant");
/** {@link parseCreateInvitationsResponse} as a Standard Schema. */
export const CreateInvitationsResponseSchema: StandardSchema<CreateInvitationsResponse> =
  /* @__PURE__ */ standardSchema(parseCreateInvitationsResponse);
