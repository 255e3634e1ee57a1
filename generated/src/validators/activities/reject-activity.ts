// Validators of the types in `activities/reject-activity`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  RejectActivityActivity,
  RejectActivityIntent,
  RejectActivityRequest,
} from "../../activities/reject-activity.js";
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

/** What a {@link RejectActivityActivity} holds. */
export const rejectActivityActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "RejectActivityActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_REJECT_ACTIVITY"], open: false },
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
        members: [{ name: "rejectActivityIntent", type: () => rejectActivityIntentDescriptor }],
      },
    },
    { name: "result", type: { kind: "object", name: "", extra: false, members: [] } },
  ],
};

/** Member `intent` of {@link RejectActivityActivity}. */
function isRejectActivityActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedRejectActivityIntent(value.rejectActivityIntent)) return false;
  return true;
}

/** Member `result` of {@link RejectActivityActivity}. */
function isRejectActivityActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  return true;
}

/** Whether a value is a {@link RejectActivityActivity} as it may be answered. */
export function isRejectActivityActivity(value: unknown): value is RejectActivityActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_REJECT_ACTIVITY") return false;
  if (!isRejectActivityActivityIntent(value.intent)) return false;
  if (!isRejectActivityActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link RejectActivityActivity}, without explicit nulls, or its issues. */
export function parseRejectActivityActivity(value: unknown): ParseResult<RejectActivityActivity> {
  return parse(isRejectActivityActivity, rejectActivityActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link RejectActivityActivity} as it may be answered. */
export function explainRejectActivityActivity(value: unknown): readonly Issue[] {
  return explain(rejectActivityActivityDescriptor, value, "tolerant");
}

/** {@link parseRejectActivityActivity} as a Standard Schema. */
export const RejectActivityActivitySchema: StandardSchema<RejectActivityActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseRejectActivityActivity,
);

/** What a {@link RejectActivityIntent} holds. */
export const rejectActivityIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "RejectActivityIntent",
  extra: false,
  members: [{ name: "fingerprint", type: fingerprintDescriptor }],
};

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
export function parseRejectActivityIntent(value: unknown): ParseResult<RejectActivityIntent> {
  return parse(isRejectActivityIntent, rejectActivityIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link RejectActivityIntent} fit to be sent. */
export function explainRejectActivityIntent(value: unknown): readonly Issue[] {
  return explain(rejectActivityIntentDescriptor, value, "strict");
}

/** {@link parseRejectActivityIntent} as a Standard Schema. */
export const RejectActivityIntentSchema: StandardSchema<RejectActivityIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseRejectActivityIntent,
);

/** Whether a value is a {@link RejectActivityIntent} as it may be answered. */
export function isReceivedRejectActivityIntent(value: unknown): value is RejectActivityIntent {
  if (!isObject(value)) return false;
  const fingerprint = value.fingerprint;
  if (typeof fingerprint !== "string") return false;
  return true;
}

/** The value as a {@link RejectActivityIntent}, without explicit nulls, or its issues. */
export function parseReceivedRejectActivityIntent(value: unknown): ParseResult<RejectActivityIntent> {
  return parse(isReceivedRejectActivityIntent, rejectActivityIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link RejectActivityIntent} as it may be answered. */
export function explainReceivedRejectActivityIntent(value: unknown): readonly Issue[] {
  return explain(rejectActivityIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedRejectActivityIntent} as a Standard Schema. */
export const ReceivedRejectActivityIntentSchema: StandardSchema<RejectActivityIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedRejectActivityIntent,
);

/** What a {@link RejectActivityRequest} holds. */
export const rejectActivityRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "RejectActivityRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_REJECT_ACTIVITY"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => rejectActivityIntentDescriptor },
  ],
};

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
export function parseRejectActivityRequest(value: unknown): ParseResult<RejectActivityRequest> {
  return parse(isRejectActivityRequest, rejectActivityRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link RejectActivityRequest} fit to be sent. */
export function explainRejectActivityRequest(value: unknown): readonly Issue[] {
  return explain(rejectActivityRequestDescriptor, value, "strict");
}

/** {@link parseRejectActivityRequest} as a Standard Schema. */
export const RejectActivityRequestSchema: StandardSchema<RejectActivityRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseRejectActivityRequest,
);
