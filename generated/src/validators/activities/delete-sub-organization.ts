// Validators of the types in `activities/delete-sub-organization`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  DeleteSubOrganizationActivity,
  DeleteSubOrganizationIntent,
  DeleteSubOrganizationRequest,
  DeleteSubOrganizationResponse,
  DeleteSubOrganizationResult,
} from "../../activities/delete-sub-organization.js";
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

/** What a {@link DeleteSubOrganizationActivity} holds. */
export const deleteSubOrganizationActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteSubOrganizationActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION"], open: false },
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
        members: [{ name: "deleteSubOrganizationIntent", type: () => deleteSubOrganizationIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "deleteSubOrganizationResult", type: () => deleteSubOrganizationResultDescriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link DeleteSubOrganizationActivity}. */
function isDeleteSubOrganizationActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedDeleteSubOrganizationIntent(value.deleteSubOrganizationIntent)) return false;
  return true;
}

/** Member `result` of {@link DeleteSubOrganizationActivity}. */
function isDeleteSubOrganizationActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const deleteSubOrganizationResult = value.deleteSubOrganizationResult;
  if (deleteSubOrganizationResult !== undefined) {
    if (deleteSubOrganizationResult === null) absent.nulls++;
    else if (!isDeleteSubOrganizationResult(deleteSubOrganizationResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link DeleteSubOrganizationActivity} as it may be answered. */
export function isDeleteSubOrganizationActivity(value: unknown): value is DeleteSubOrganizationActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION") return false;
  if (!isDeleteSubOrganizationActivityIntent(value.intent)) return false;
  if (!isDeleteSubOrganizationActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link DeleteSubOrganizationActivity}, without explicit nulls, or its issues. */
export function parseDeleteSubOrganizationActivity(value: unknown): ParseResult<DeleteSubOrganizationActivity> {
  return parse(isDeleteSubOrganizationActivity, deleteSubOrganizationActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteSubOrganizationActivity} as it may be answered. */
export function explainDeleteSubOrganizationActivity(value: unknown): readonly Issue[] {
  return explain(deleteSubOrganizationActivityDescriptor, value, "tolerant");
}

/** {@link parseDeleteSubOrganizationActivity} as a Standard Schema. */
export const DeleteSubOrganizationActivitySchema: StandardSchema<DeleteSubOrganizationActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseDeleteSubOrganizationActivity);

/** What a {@link DeleteSubOrganizationIntent} holds. */
export const deleteSubOrganizationIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteSubOrganizationIntent",
  extra: false,
  members: [{ name: "deleteWithoutExport", type: { kind: "boolean" }, optional: true }],
};

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
export function parseDeleteSubOrganizationIntent(value: unknown): ParseResult<DeleteSubOrganizationIntent> {
  return parse(isDeleteSubOrganizationIntent, deleteSubOrganizationIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link DeleteSubOrganizationIntent} fit to be sent. */
export function explainDeleteSubOrganizationIntent(value: unknown): readonly Issue[] {
  return explain(deleteSubOrganizationIntentDescriptor, value, "strict");
}

/** {@link parseDeleteSubOrganizationIntent} as a Standard Schema. */
export const DeleteSubOrganizationIntentSchema: StandardSchema<DeleteSubOrganizationIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseDeleteSubOrganizationIntent);

/** Whether a value is a {@link DeleteSubOrganizationIntent} as it may be answered. */
export function isReceivedDeleteSubOrganizationIntent(value: unknown): value is DeleteSubOrganizationIntent {
  if (!isObject(value)) return false;
  const deleteWithoutExport = value.deleteWithoutExport;
  if (deleteWithoutExport !== undefined) {
    if (deleteWithoutExport === null) absent.nulls++;
    else if (typeof deleteWithoutExport !== "boolean") return false;
  }
  return true;
}

/** The value as a {@link DeleteSubOrganizationIntent}, without explicit nulls, or its issues. */
export function parseReceivedDeleteSubOrganizationIntent(value: unknown): ParseResult<DeleteSubOrganizationIntent> {
  return parse(isReceivedDeleteSubOrganizationIntent, deleteSubOrganizationIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteSubOrganizationIntent} as it may be answered. */
export function explainReceivedDeleteSubOrganizationIntent(value: unknown): readonly Issue[] {
  return explain(deleteSubOrganizationIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedDeleteSubOrganizationIntent} as a Standard Schema. */
export const ReceivedDeleteSubOrganizationIntentSchema: StandardSchema<DeleteSubOrganizationIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedDeleteSubOrganizationIntent);

/** What a {@link DeleteSubOrganizationResult} holds. */
export const deleteSubOrganizationResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteSubOrganizationResult",
  extra: false,
  members: [{ name: "subOrganizationUuid", type: organizationIdDescriptor }],
};

/** Whether a value is a {@link DeleteSubOrganizationResult} as it may be answered. */
export function isDeleteSubOrganizationResult(value: unknown): value is DeleteSubOrganizationResult {
  if (!isObject(value)) return false;
  const subOrganizationUuid = value.subOrganizationUuid;
  if (typeof subOrganizationUuid !== "string") return false;
  return true;
}

/** The value as a {@link DeleteSubOrganizationResult}, without explicit nulls, or its issues. */
export function parseDeleteSubOrganizationResult(value: unknown): ParseResult<DeleteSubOrganizationResult> {
  return parse(isDeleteSubOrganizationResult, deleteSubOrganizationResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteSubOrganizationResult} as it may be answered. */
export function explainDeleteSubOrganizationResult(value: unknown): readonly Issue[] {
  return explain(deleteSubOrganizationResultDescriptor, value, "tolerant");
}

/** {@link parseDeleteSubOrganizationResult} as a Standard Schema. */
export const DeleteSubOrganizationResultSchema: StandardSchema<DeleteSubOrganizationResult> =
  /* @__PURE__ */ standardSchema("countersign", parseDeleteSubOrganizationResult);

/** What a {@link DeleteSubOrganizationRequest} holds. */
export const deleteSubOrganizationRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteSubOrganizationRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => deleteSubOrganizationIntentDescriptor },
  ],
};

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
export function parseDeleteSubOrganizationRequest(value: unknown): ParseResult<DeleteSubOrganizationRequest> {
  return parse(isDeleteSubOrganizationRequest, deleteSubOrganizationRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link DeleteSubOrganizationRequest} fit to be sent. */
export function explainDeleteSubOrganizationRequest(value: unknown): readonly Issue[] {
  return explain(deleteSubOrganizationRequestDescriptor, value, "strict");
}

/** {@link parseDeleteSubOrganizationRequest} as a Standard Schema. */
export const DeleteSubOrganizationRequestSchema: StandardSchema<DeleteSubOrganizationRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseDeleteSubOrganizationRequest);

/** What a {@link DeleteSubOrganizationResponse} holds. */
export const deleteSubOrganizationResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "DeleteSubOrganizationResponse",
  extra: false,
  members: [{ name: "activity", type: () => deleteSubOrganizationActivityDescriptor }],
};

/** Whether a value is a {@link DeleteSubOrganizationResponse} as it may be answered. */
export function isDeleteSubOrganizationResponse(value: unknown): value is DeleteSubOrganizationResponse {
  if (!isObject(value)) return false;
  if (!isDeleteSubOrganizationActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link DeleteSubOrganizationResponse}, without explicit nulls, or its issues. */
export function parseDeleteSubOrganizationResponse(value: unknown): ParseResult<DeleteSubOrganizationResponse> {
  return parse(isDeleteSubOrganizationResponse, deleteSubOrganizationResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link DeleteSubOrganizationResponse} as it may be answered. */
export function explainDeleteSubOrganizationResponse(value: unknown): readonly Issue[] {
  return explain(deleteSubOrganizationResponseDescriptor, value, "tolerant");
}

/** {@link parseDeleteSubOrganizationResponse} as a Standard Schema. */
export const DeleteSubOrganizationResponseSchema: StandardSchema<DeleteSubOrganizationResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseDeleteSubOrganizationResponse);
