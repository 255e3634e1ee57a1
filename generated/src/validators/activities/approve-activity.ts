// Validators of the types in `activities/approve-activity`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  ApproveActivityActivity,
  ApproveActivityIntent,
  ApproveActivityRequest,
} from "../../activities/approve-activity.js";
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

/** What a {@link ApproveActivityIntent} holds. */
export const approveActivityIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "ApproveActivityIntent",
  extra: false,
  members: [{ name: "fingerprint", type: fingerprintDescriptor }],
};

const approveActivityIntentMembers = ["fingerprint"];

/** Whether a value is a {@link ApproveActivityIntent} fit to be sent. */
export function isApproveActivityIntent(value: unknown): value is ApproveActivityIntent {
  if (!isObject(value)) return false;
  const fingerprint = value.fingerprint;
  if (typeof fingerprint !== "string" || (fingerprint.length > 128 && codePoints(fingerprint) > 128)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, approveActivityIntentMembers);
}

/** The value as a {@link ApproveActivityIntent}, without explicit nulls, or its issues. */
export function parseApproveActivityIntent(value: unknown): ParseResult<ApproveActivityIntent> {
  return parse(isApproveActivityIntent, approveActivityIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link ApproveActivityIntent} fit to be sent. */
export function explainApproveActivityIntent(value: unknown): readonly Issue[] {
  return explain(approveActivityIntentDescriptor, value, "strict");
}

/** {@link parseApproveActivityIntent} as a Standard Schema. */
export const ApproveActivityIntentSchema: StandardSchema<ApproveActivityIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseApproveActivityIntent,
);

/** Whether a value is a {@link ApproveActivityIntent} as it may be answered. */
export function isReceivedApproveActivityIntent(value: unknown): value is ApproveActivityIntent {
  if (!isObject(value)) return false;
  const fingerprint = value.fingerprint;
  if (typeof fingerprint !== "string") return false;
  return true;
}

/** The value as a {@link ApproveActivityIntent}, without explicit nulls, or its issues. */
export function parseReceivedApproveActivityIntent(value: unknown): ParseResult<ApproveActivityIntent> {
  return parse(isReceivedApproveActivityIntent, approveActivityIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link ApproveActivityIntent} as it may be answered. */
export function explainReceivedApproveActivityIntent(value: unknown): readonly Issue[] {
  return explain(approveActivityIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedApproveActivityIntent} as a Standard Schema. */
export const ReceivedApproveActivityIntentSchema: StandardSchema<ApproveActivityIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedApproveActivityIntent);

/** What a {@link ApproveActivityRequest} holds. */
export const approveActivityRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "ApproveActivityRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_APPROVE_ACTIVITY"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => approveActivityIntentDescriptor },
  ],
};

const approveActivityRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link ApproveActivityRequest} fit to be sent. */
export function isApproveActivityRequest(value: unknown): value is ApproveActivityRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_APPROVE_ACTIVITY") return false;
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
  if (!isApproveActivityIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, approveActivityRequestMembers);
}

/** The value as a {@link ApproveActivityRequest}, without explicit nulls, or its issues. */
export function parseApproveActivityRequest(value: unknown): ParseResult<ApproveActivityRequest> {
  return parse(isApproveActivityRequest, approveActivityRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link ApproveActivityRequest} fit to be sent. */
export function explainApproveActivityRequest(value: unknown): readonly Issue[] {
  return explain(approveActivityRequestDescriptor, value, "strict");
}

/** {@link parseApproveActivityRequest} as a Standard Schema. */
export const ApproveActivityRequestSchema: StandardSchema<ApproveActivityRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseApproveActivityRequest,
);

/** What a {@link ApproveActivityActivity} holds. */
export const approveActivityActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "ApproveActivityActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_APPROVE_ACTIVITY"], open: false },
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
        members: [{ name: "approveActivityIntent", type: () => approveActivityIntentDescriptor }],
      },
    },
    { name: "result", type: { kind: "object", name: "", extra: false, members: [] } },
  ],
};

/** Member `intent` of {@link ApproveActivityActivity}. */
function isApproveActivityActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedApproveActivityIntent(value.approveActivityIntent)) return false;
  return true;
}

/** Member `result` of {@link ApproveActivityActivity}. */
function isApproveActivityActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  return true;
}

/** Whether a value is a {@link ApproveActivityActivity} as it may be answered. */
export function isApproveActivityActivity(value: unknown): value is ApproveActivityActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_APPROVE_ACTIVITY") return false;
  if (!isApproveActivityActivityIntent(value.intent)) return false;
  if (!isApproveActivityActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link ApproveActivityActivity}, without explicit nulls, or its issues. */
export function parseApproveActivityActivity(value: unknown): ParseResult<ApproveActivityActivity> {
  return parse(isApproveActivityActivity, approveActivityActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link ApproveActivityActivity} as it may be answered. */
export function explainApproveActivityActivity(value: unknown): readonly Issue[] {
  return explain(approveActivityActivityDescriptor, value, "tolerant");
}

/** {@link parseApproveActivityActivity} as a Standard Schema. */
export const ApproveActivityActivitySchema: StandardSchema<ApproveActivityActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseApproveActivityActivity,
);
