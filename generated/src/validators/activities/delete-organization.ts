// Validators of the types in `activities/delete-organization`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeleteOrganizationActivity,
  DeleteOrganizationIntent,
  DeleteOrganizationRequest,
  DeleteOrganizationResponse,
  DeleteOrganizationResult,
} from "../../activities/delete-organization.js";
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
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link DeleteOrganizationActivity} holds. */
export const deleteOrganizationActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteOrganizationActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_ORGANIZATION"], open: false },
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
        members: [{ name: "deleteOrganizationIntent", type: () => deleteOrganizationIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "deleteOrganizationResult", type: () => deleteOrganizationResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link DeleteOrganizationActivity}. */
function isDeleteOrganizationActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedDeleteOrganizationIntent(value.deleteOrganizationIntent)) return false;
  return true;
}

/** Member `result` of {@link DeleteOrganizationActivity}. */
function isDeleteOrganizationActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const deleteOrganizationResult = value.deleteOrganizationResult;
  if (deleteOrganizationResult !== undefined) {
    if (deleteOrganizationResult === null) absent.nulls++;
    else if (!isDeleteOrganizationResult(deleteOrganizationResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link DeleteOrganizationActivity} as it may be answered. */
export function isDeleteOrganizationActivity(value: unknown): value is DeleteOrganizationActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_ORGANIZATION") return false;
  if (!isDeleteOrganizationActivityIntent(value.intent)) return false;
  if (!isDeleteOrganizationActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link DeleteOrganizationActivity}, without explicit nulls, or its issues. */
export function parseDeleteOrganizationActivity(value: unknown): ParseResult<DeleteOrganizationActivity> {
  return parse(isDeleteOrganizationActivity, deleteOrganizationActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteOrganizationActivity} as it may be answered. */
export function explainDeleteOrganizationActivity(value: unknown): readonly Issue[] {
  return explain(deleteOrganizationActivityDescriptor, value, "tolerant");
}

/** {@link parseDeleteOrganizationActivity} as a Standard Schema. */
export const DeleteOrganizationActivitySchema: StandardSchema<DeleteOrganizationActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseDeleteOrganizationActivity);

/** What a {@link DeleteOrganizationIntent} holds. */
export const deleteOrganizationIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteOrganizationIntent",
  extra: false,
  members: [{ name: "organizationId", type: organizationIdDescriptor }],
};

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
export function parseDeleteOrganizationIntent(value: unknown): ParseResult<DeleteOrganizationIntent> {
  return parse(isDeleteOrganizationIntent, deleteOrganizationIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link DeleteOrganizationIntent} fit to be sent. */
export function explainDeleteOrganizationIntent(value: unknown): readonly Issue[] {
  return explain(deleteOrganizationIntentDescriptor, value, "strict");
}

/** {@link parseDeleteOrganizationIntent} as a Standard Schema. */
export const DeleteOrganizationIntentSchema: StandardSchema<DeleteOrganizationIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeleteOrganizationIntent,
);

/** Whether a value is a {@link DeleteOrganizationIntent} as it may be answered. */
export function isReceivedDeleteOrganizationIntent(value: unknown): value is DeleteOrganizationIntent {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string") return false;
  return true;
}

/** The value as a {@link DeleteOrganizationIntent}, without explicit nulls, or its issues. */
export function parseReceivedDeleteOrganizationIntent(value: unknown): ParseResult<DeleteOrganizationIntent> {
  return parse(isReceivedDeleteOrganizationIntent, deleteOrganizationIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteOrganizationIntent} as it may be answered. */
export function explainReceivedDeleteOrganizationIntent(value: unknown): readonly Issue[] {
  return explain(deleteOrganizationIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedDeleteOrganizationIntent} as a Standard Schema. */
export const ReceivedDeleteOrganizationIntentSchema: StandardSchema<DeleteOrganizationIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedDeleteOrganizationIntent);

/** What a {@link DeleteOrganizationResult} holds. */
export const deleteOrganizationResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteOrganizationResult",
  extra: false,
  members: [{ name: "organizationId", type: organizationIdDescriptor }],
};

/** Whether a value is a {@link DeleteOrganizationResult} as it may be answered. */
export function isDeleteOrganizationResult(value: unknown): value is DeleteOrganizationResult {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string") return false;
  return true;
}

/** The value as a {@link DeleteOrganizationResult}, without explicit nulls, or its issues. */
export function parseDeleteOrganizationResult(value: unknown): ParseResult<DeleteOrganizationResult> {
  return parse(isDeleteOrganizationResult, deleteOrganizationResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteOrganizationResult} as it may be answered. */
export function explainDeleteOrganizationResult(value: unknown): readonly Issue[] {
  return explain(deleteOrganizationResultDescriptor, value, "tolerant");
}

/** {@link parseDeleteOrganizationResult} as a Standard Schema. */
export const DeleteOrganizationResultSchema: StandardSchema<DeleteOrganizationResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseDeleteOrganizationResult,
);

/** What a {@link DeleteOrganizationRequest} holds. */
export const deleteOrganizationRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteOrganizationRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_ORGANIZATION"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => deleteOrganizationIntentDescriptor },
  ],
};

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
export function parseDeleteOrganizationRequest(value: unknown): ParseResult<DeleteOrganizationRequest> {
  return parse(isDeleteOrganizationRequest, deleteOrganizationRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link DeleteOrganizationRequest} fit to be sent. */
export function explainDeleteOrganizationRequest(value: unknown): readonly Issue[] {
  return explain(deleteOrganizationRequestDescriptor, value, "strict");
}

/** {@link parseDeleteOrganizationRequest} as a Standard Schema. */
export const DeleteOrganizationRequestSchema: StandardSchema<DeleteOrganizationRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseDeleteOrganizationRequest);

/** What a {@link DeleteOrganizationResponse} holds. */
export const deleteOrganizationResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteOrganizationResponse",
  extra: false,
  members: [{ name: "activity", type: () => deleteOrganizationActivityDescriptor }],
};

/** Whether a value is a {@link DeleteOrganizationResponse} as it may be answered. */
export function isDeleteOrganizationResponse(value: unknown): value is DeleteOrganizationResponse {
  if (!isObject(value)) return false;
  if (!isDeleteOrganizationActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeleteOrganizationResponse}, without explicit nulls, or its issues. */
export function parseDeleteOrganizationResponse(value: unknown): ParseResult<DeleteOrganizationResponse> {
  return parse(isDeleteOrganizationResponse, deleteOrganizationResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteOrganizationResponse} as it may be answered. */
export function explainDeleteOrganizationResponse(value: unknown): readonly Issue[] {
  return explain(deleteOrganizationResponseDescriptor, value, "tolerant");
}

/** {@link parseDeleteOrganizationResponse} as a Standard Schema. */
export const DeleteOrganizationResponseSchema: StandardSchema<DeleteOrganizationResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseDeleteOrganizationResponse);
