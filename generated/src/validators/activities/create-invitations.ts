// Validators of the types in `activities/create-invitations`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreateInvitationsActivity,
  CreateInvitationsIntent,
  CreateInvitationsRequest,
  CreateInvitationsResponse,
  CreateInvitationsResult,
} from "../../activities/create-invitations.js";
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
import { invitationParamsDescriptor, isInvitationParams, isReceivedInvitationParams } from "../shapes/invitations.js";

/** What a {@link CreateInvitationsActivity} holds. */
export const createInvitationsActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateInvitationsActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_INVITATIONS"], open: false },
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
        members: [{ name: "createInvitationsIntent", type: () => createInvitationsIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "createInvitationsResult", type: () => createInvitationsResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link CreateInvitationsActivity}. */
function isCreateInvitationsActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreateInvitationsIntent(value.createInvitationsIntent)) return false;
  return true;
}

/** Member `result` of {@link CreateInvitationsActivity}. */
function isCreateInvitationsActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createInvitationsResult = value.createInvitationsResult;
  if (createInvitationsResult !== undefined) {
    if (createInvitationsResult === null) absent.nulls++;
    else if (!isCreateInvitationsResult(createInvitationsResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreateInvitationsActivity} as it may be answered. */
export function isCreateInvitationsActivity(value: unknown): value is CreateInvitationsActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_INVITATIONS") return false;
  if (!isCreateInvitationsActivityIntent(value.intent)) return false;
  if (!isCreateInvitationsActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link CreateInvitationsActivity}, without explicit nulls, or its issues. */
export function parseCreateInvitationsActivity(value: unknown): ParseResult<CreateInvitationsActivity> {
  return parse(isCreateInvitationsActivity, createInvitationsActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateInvitationsActivity} as it may be answered. */
export function explainCreateInvitationsActivity(value: unknown): readonly Issue[] {
  return explain(createInvitationsActivityDescriptor, value, "tolerant");
}

/** {@link parseCreateInvitationsActivity} as a Standard Schema. */
export const CreateInvitationsActivitySchema: StandardSchema<CreateInvitationsActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateInvitationsActivity);

/** What a {@link CreateInvitationsIntent} holds. */
export const createInvitationsIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateInvitationsIntent",
  extra: false,
  members: [
    { name: "invitations", type: { kind: "array", of: () => invitationParamsDescriptor, minItems: 1, maxItems: 100 } },
  ],
};

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
export function parseCreateInvitationsIntent(value: unknown): ParseResult<CreateInvitationsIntent> {
  return parse(isCreateInvitationsIntent, createInvitationsIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateInvitationsIntent} fit to be sent. */
export function explainCreateInvitationsIntent(value: unknown): readonly Issue[] {
  return explain(createInvitationsIntentDescriptor, value, "strict");
}

/** {@link parseCreateInvitationsIntent} as a Standard Schema. */
export const CreateInvitationsIntentSchema: StandardSchema<CreateInvitationsIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreateInvitationsIntent,
);

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
export function parseReceivedCreateInvitationsIntent(value: unknown): ParseResult<CreateInvitationsIntent> {
  return parse(isReceivedCreateInvitationsIntent, createInvitationsIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateInvitationsIntent} as it may be answered. */
export function explainReceivedCreateInvitationsIntent(value: unknown): readonly Issue[] {
  return explain(createInvitationsIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedCreateInvitationsIntent} as a Standard Schema. */
export const ReceivedCreateInvitationsIntentSchema: StandardSchema<CreateInvitationsIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedCreateInvitationsIntent);

/** What a {@link CreateInvitationsResult} holds. */
export const createInvitationsResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateInvitationsResult",
  extra: false,
  members: [{ name: "invitationIds", type: { kind: "array", of: invitationIdDescriptor, minItems: 0, maxItems: 100 } }],
};

/** Whether a value is a {@link CreateInvitationsResult} as it may be answered. */
export function isCreateInvitationsResult(value: unknown): value is CreateInvitationsResult {
  if (!isObject(value)) return false;
  const invitationIds = value.invitationIds;
  if (!Array.isArray(invitationIds)) return false;
  for (let i = 0; i < invitationIds.length; i++) {
    const item: unknown = invitationIds[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreateInvitationsResult}, without explicit nulls, or its issues. */
export function parseCreateInvitationsResult(value: unknown): ParseResult<CreateInvitationsResult> {
  return parse(isCreateInvitationsResult, createInvitationsResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateInvitationsResult} as it may be answered. */
export function explainCreateInvitationsResult(value: unknown): readonly Issue[] {
  return explain(createInvitationsResultDescriptor, value, "tolerant");
}

/** {@link parseCreateInvitationsResult} as a Standard Schema. */
export const CreateInvitationsResultSchema: StandardSchema<CreateInvitationsResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreateInvitationsResult,
);

/** What a {@link CreateInvitationsRequest} holds. */
export const createInvitationsRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateInvitationsRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_INVITATIONS"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createInvitationsIntentDescriptor },
  ],
};

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
export function parseCreateInvitationsRequest(value: unknown): ParseResult<CreateInvitationsRequest> {
  return parse(isCreateInvitationsRequest, createInvitationsRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateInvitationsRequest} fit to be sent. */
export function explainCreateInvitationsRequest(value: unknown): readonly Issue[] {
  return explain(createInvitationsRequestDescriptor, value, "strict");
}

/** {@link parseCreateInvitationsRequest} as a Standard Schema. */
export const CreateInvitationsRequestSchema: StandardSchema<CreateInvitationsRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreateInvitationsRequest,
);

/** What a {@link CreateInvitationsResponse} holds. */
export const createInvitationsResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateInvitationsResponse",
  extra: false,
  members: [{ name: "activity", type: () => createInvitationsActivityDescriptor }],
};

/** Whether a value is a {@link CreateInvitationsResponse} as it may be answered. */
export function isCreateInvitationsResponse(value: unknown): value is CreateInvitationsResponse {
  if (!isObject(value)) return false;
  if (!isCreateInvitationsActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateInvitationsResponse}, without explicit nulls, or its issues. */
export function parseCreateInvitationsResponse(value: unknown): ParseResult<CreateInvitationsResponse> {
  return parse(isCreateInvitationsResponse, createInvitationsResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateInvitationsResponse} as it may be answered. */
export function explainCreateInvitationsResponse(value: unknown): readonly Issue[] {
  return explain(createInvitationsResponseDescriptor, value, "tolerant");
}

/** {@link parseCreateInvitationsResponse} as a Standard Schema. */
export const CreateInvitationsResponseSchema: StandardSchema<CreateInvitationsResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateInvitationsResponse);
