// Validators of the types in `activities/approve-activity`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  ApproveActivityActivity,
  ApproveActivityIntent,
  ApproveActivityRequest,
} from "../../activities/approve-activity.js";
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
export const approveActivityIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ApproveActivityIntent", {
  fingerprint: fingerprintDescriptor,
});

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
export const parseApproveActivityIntent = (value: unknown): ParseResult<ApproveActivityIntent> =>
  parse(isApproveActivityIntent, approveActivityIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link ApproveActivityIntent} fit to be sent. */
export const explainApproveActivityIntent = (value: unknown): readonly Issue[] =>
  explain(approveActivityIntentDescriptor, value, "strict");
/** {@link parseApproveActivityIntent} as a Standard Schema. */
export const ApproveActivityIntentSchema: StandardSchema<ApproveActivityIntent> =
  /* @__PURE__ */ standardSchema(parseApproveActivityIntent);

/** Whether a value is a {@link ApproveActivityIntent} as it may be answered. */
export function isReceivedApproveActivityIntent(value: unknown): value is ApproveActivityIntent {
  if (!isObject(value) || typeof value.fingerprint !== "string") return false;
  return true;
}

/** The value as a {@link ApproveActivityIntent}, without explicit nulls, or its issues. */
export const parseReceivedApproveActivityIntent = (value: unknown): ParseResult<ApproveActivityIntent> =>
  parse(isReceivedApproveActivityIntent, approveActivityIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ApproveActivityIntent} as it may be answered. */
export const explainReceivedApproveActivityIntent = (value: unknown): readonly Issue[] =>
  explain(approveActivityIntentDescriptor, value, "tolerant");
/** {@link parseReceivedApproveActivityIntent} as a Standard Schema. */
export const ReceivedApproveActivityIntentSchema: StandardSchema<ApproveActivityIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedApproveActivityIntent);

/** What a {@link ApproveActivityRequest} holds. */
export const approveActivityRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ApproveActivityRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_APPROVE_ACTIVITY"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => approveActivityIntentDescriptor,
});

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
export const parseApproveActivityRequest = (value: unknown): ParseResult<ApproveActivityRequest> =>
  parse(isApproveActivityRequest, approveActivityRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ApproveActivityRequest} fit to be sent. */
export const explainApproveActivityRequest = (value: unknown): readonly Issue[] =>
  explain(approveActivityRequestDescriptor, value, "strict");
/** {@link parseApproveActivityRequest} as a Standard Schema. */
export const ApproveActivityRequestSchema: StandardSchema<ApproveActivityRequest> =
  /* @__PURE__ */ standardSchema(parseApproveActivityRequest);

/** What a {@link ApproveActivityActivity} holds. */
export const approveActivityActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ApproveActivityActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_APPROVE_ACTIVITY"], open: false },
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
  intent: /* @__PURE__ */ record("", { approveActivityIntent: () => approveActivityIntentDescriptor }),
  result: /* @__PURE__ */ record("", {}),
});

/** Member `intent` of {@link ApproveActivityActivity}. */
function isApproveActivityActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedApproveActivityIntent(value.approveActivityIntent)) return false;
  return true;
}

/** Member `result` of {@link ApproveActivityActivity}. */
function isApproveActivityActivityResult(value: unknown): boolean {
  return isObject(value);
}

/** Whether a value is a {@link ApproveActivityActivity} as it may be answered. */
export function isApproveActivityActivity(value: unknown): value is ApproveActivityActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_APPROVE_ACTIVITY") return false;
  if (!isApproveActivityActivityIntent(value.intent)) return false;
  return isApproveActivityActivityResult(value.result);
}

/** The value as a {@link ApproveActivityActivity}, without explicit nulls, or its issues. */
export const parseApproveActivityActivity = (value: unknown): ParseResult<ApproveActivityActivity> =>
  parse(isApproveActivityActivity, approveActivityActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ApproveActivityActivity} as it may be answered. */
export const explainApproveActivityActivity = (value: unknown): readonly Issue[] =>
  explain(approveActivityActivityDescriptor, value, "tolerant");
/** {@link parseApproveActivityActivity} as a Standard Schema. */
export const ApproveActivityActivitySchema: StandardSchema<ApproveActivityActivity> =
  /* @__PURE__ */ standardSchema(parseApproveActivityActivity);
