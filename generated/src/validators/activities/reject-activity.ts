// Validators of the types in `activities/reject-activity`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  RejectActivityActivity,
  RejectActivityIntent,
  RejectActivityRequest,
} from "../../activities/reject-activity.js";
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

/** What a {@link RejectActivityActivity} holds. */
export const rejectActivityActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("RejectActivityActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_REJECT_ACTIVITY"], open: false },
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
  intent: /* @__PURE__ */ record("", { rejectActivityIntent: () => rejectActivityIntentDescriptor }),
  result: /* @__PURE__ */ record("", {}),
});

/** Member `intent` of {@link RejectActivityActivity}. */
function isRejectActivityActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedRejectActivityIntent(value.rejectActivityIntent)) return false;
  return true;
}

/** Member `result` of {@link RejectActivityActivity}. */
function isRejectActivityActivityResult(value: unknown): boolean {
  return isObject(value);
}

/** Whether a value is a {@link RejectActivityActivity} as it may be answered. */
export function isRejectActivityActivity(value: unknown): value is RejectActivityActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_REJECT_ACTIVITY") return false;
  if (!isRejectActivityActivityIntent(value.intent)) return false;
  return isRejectActivityActivityResult(value.result);
}

/** The value as a {@link RejectActivityActivity}, without explicit nulls, or its issues. */
export const parseRejectActivityActivity = (value: unknown): ParseResult<RejectActivityActivity> =>
  parse(isRejectActivityActivity, rejectActivityActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link RejectActivityActivity} as it may be answered. */
export const explainRejectActivityActivity = (value: unknown): readonly Issue[] =>
  explain(rejectActivityActivityDescriptor, value, "tolerant");
/** {@link parseRejectActivityActivity} as a Standard Schema. */
export const RejectActivityActivitySchema: StandardSchema<RejectActivityActivity> =
  /* @__PURE__ */ standardSchema(parseRejectActivityActivity);

/** What a {@link RejectActivityIntent} holds. */
export const rejectActivityIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("RejectActivityIntent", {
  fingerprint: fingerprintDescriptor,
});

const rejectActivityIntentMembers = ["fingerprint"];

/** Whether a value is a {@link RejectActivityIntent} fit to be sent. */
export function isRejectActivityIntent(value: unknown): value is RejectActivityIntent {
  if (!isObject(value)) return false;
  const fingerprint = value.fingerprint;
  if (typeof fingerprint !== "string" || (fingerprint.length > 128 && codePoints(fingerprint) > 128)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, rejectActivityIntentMembers);
}

/** The value as a {@link RejectActivityIntent}, without explicit nulls, or its issues. */
export const parseRejectActivityIntent = (value: unknown): ParseResult<RejectActivityIntent> =>
  parse(isRejectActivityIntent, rejectActivityIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link RejectActivityIntent} fit to be sent. */
export const explainRejectActivityIntent = (value: unknown): readonly Issue[] =>
  explain(rejectActivityIntentDescriptor, value, "strict");
/** {@link parseRejectActivityIntent} as a Standard Schema. */
export const RejectActivityIntentSchema: StandardSchema<RejectActivityIntent> =
  /* @__PURE__ */ standardSchema(parseRejectActivityIntent);

/** Whether a value is a {@link RejectActivityIntent} as it may be answered. */
export function isReceivedRejectActivityIntent(value: unknown): value is RejectActivityIntent {
  if (!isObject(value) || typeof value.fingerprint !== "string") return false;
  return true;
}

/** The value as a {@link RejectActivityIntent}, without explicit nulls, or its issues. */
export const parseReceivedRejectActivityIntent = (value: unknown): ParseResult<RejectActivityIntent> =>
  parse(isReceivedRejectActivityIntent, rejectActivityIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link RejectActivityIntent} as it may be answered. */
export const explainReceivedRejectActivityIntent = (value: unknown): readonly Issue[] =>
  explain(rejectActivityIntentDescriptor, value, "tolerant");
/** {@link parseReceivedRejectActivityIntent} as a Standard Schema. */
export const ReceivedRejectActivityIntentSchema: StandardSchema<RejectActivityIntent> = /* @__PURE__ */ standardSchema(
  parseReceivedRejectActivityIntent,
);

/** What a {@link RejectActivityRequest} holds. */
export const rejectActivityRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("RejectActivityRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_REJECT_ACTIVITY"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => rejectActivityIntentDescriptor,
});

const rejectActivityRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link RejectActivityRequest} fit to be sent. */
export function isRejectActivityRequest(value: unknown): value is RejectActivityRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_REJECT_ACTIVITY") return false;
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
  if (!isRejectActivityIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, rejectActivityRequestMembers);
}

/** The value as a {@link RejectActivityRequest}, without explicit nulls, or its issues. */
export const parseRejectActivityRequest = (value: unknown): ParseResult<RejectActivityRequest> =>
  parse(isRejectActivityRequest, rejectActivityRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link RejectActivityRequest} fit to be sent. */
export const explainRejectActivityRequest = (value: unknown): readonly Issue[] =>
  explain(rejectActivityRequestDescriptor, value, "strict");
/** {@link parseRejectActivityRequest} as a Standard Schema. */
export const RejectActivityRequestSchema: StandardSchema<RejectActivityRequest> =
  /* @__PURE__ */ standardSchema(parseRejectActivityRequest);
