// Validators of the types in `activities/update-root-quorum`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  UpdateRootQuorumActivity,
  UpdateRootQuorumIntent,
  UpdateRootQuorumRequest,
  UpdateRootQuorumResponse,
  UpdateRootQuorumResult,
} from "../../activities/update-root-quorum.js";
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
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  quorumThresholdDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link UpdateRootQuorumActivity} holds. */
export const updateRootQuorumActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateRootQuorumActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_ROOT_QUORUM"], open: false },
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
  intent: /* @__PURE__ */ record("", { updateRootQuorumIntent: () => updateRootQuorumIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "updateRootQuorumResult?": () => updateRootQuorumResultDescriptor }),
});

/** Member `intent` of {@link UpdateRootQuorumActivity}. */
function isUpdateRootQuorumActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedUpdateRootQuorumIntent(value.updateRootQuorumIntent)) return false;
  return true;
}

/** Member `result` of {@link UpdateRootQuorumActivity}. */
function isUpdateRootQuorumActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.updateRootQuorumResult) && !isUpdateRootQuorumResult(value.updateRootQuorumResult)) return false;
  return true;
}

/** Whether a value is a {@link UpdateRootQuorumActivity} as it may be answered. */
export function isUpdateRootQuorumActivity(value: unknown): value is UpdateRootQuorumActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM") return false;
  if (!isUpdateRootQuorumActivityIntent(value.intent)) return false;
  return isUpdateRootQuorumActivityResult(value.result);
}

/** The value as a {@link UpdateRootQuorumActivity}, without explicit nulls, or its issues. */
export const parseUpdateRootQuorumActivity = (value: unknown): ParseResult<UpdateRootQuorumActivity> =>
  parse(isUpdateRootQuorumActivity, updateRootQuorumActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateRootQuorumActivity} as it may be answered. */
export const explainUpdateRootQuorumActivity = (value: unknown): readonly Issue[] =>
  explain(updateRootQuorumActivityDescriptor, value, "tolerant");
/** {@link parseUpdateRootQuorumActivity} as a Standard Schema. */
export const UpdateRootQuorumActivitySchema: StandardSchema<UpdateRootQuorumActivity> =
  /* @__PURE__ */ standardSchema(parseUpdateRootQuorumActivity);

/** What a {@link UpdateRootQuorumIntent} holds. */
export const updateRootQuorumIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateRootQuorumIntent", {
  threshold: quorumThresholdDescriptor,
  userIds: { kind: "array", of: userIdDescriptor, minItems: 1, maxItems: 100 },
});

const updateRootQuorumIntentMembers = ["threshold", "userIds"];

/** Whether a value is a {@link UpdateRootQuorumIntent} fit to be sent. */
export function isUpdateRootQuorumIntent(value: unknown): value is UpdateRootQuorumIntent {
  if (!isObject(value)) return false;
  const threshold = value.threshold;
  if (typeof threshold !== "number" || (threshold | 0) !== threshold || threshold < 1 || threshold > 100) return false;
  const userIds = value.userIds;
  if (!Array.isArray(userIds) || userIds.length > 100 || userIds.length === 0) return false;
  for (let i = 0; i < userIds.length; i++) {
    const item: unknown = userIds[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, updateRootQuorumIntentMembers);
}

/** The value as a {@link UpdateRootQuorumIntent}, without explicit nulls, or its issues. */
export const parseUpdateRootQuorumIntent = (value: unknown): ParseResult<UpdateRootQuorumIntent> =>
  parse(isUpdateRootQuorumIntent, updateRootQuorumIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateRootQuorumIntent} fit to be sent. */
export const explainUpdateRootQuorumIntent = (value: unknown): readonly Issue[] =>
  explain(updateRootQuorumIntentDescriptor, value, "strict");
/** {@link parseUpdateRootQuorumIntent} as a Standard Schema. */
export const UpdateRootQuorumIntentSchema: StandardSchema<UpdateRootQuorumIntent> =
  /* @__PURE__ */ standardSchema(parseUpdateRootQuorumIntent);

/** Whether a value is a {@link UpdateRootQuorumIntent} as it may be answered. */
export function isReceivedUpdateRootQuorumIntent(value: unknown): value is UpdateRootQuorumIntent {
  if (!isObject(value)) return false;
  const threshold = value.threshold;
  if (typeof threshold !== "number" || (threshold | 0) !== threshold) return false;
  const userIds = value.userIds;
  if (!Array.isArray(userIds)) return false;
  for (let i = 0; i < userIds.length; i++) {
    if (typeof userIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link UpdateRootQuorumIntent}, without explicit nulls, or its issues. */
export const parseReceivedUpdateRootQuorumIntent = (value: unknown): ParseResult<UpdateRootQuorumIntent> =>
  parse(isReceivedUpdateRootQuorumIntent, updateRootQuorumIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateRootQuorumIntent} as it may be answered. */
export const explainReceivedUpdateRootQuorumIntent = (value: unknown): readonly Issue[] =>
  explain(updateRootQuorumIntentDescriptor, value, "tolerant");
/** {@link parseReceivedUpdateRootQuorumIntent} as a Standard Schema. */
export const ReceivedUpdateRootQuorumIntentSchema: StandardSchema<UpdateRootQuorumIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedUpdateRootQuorumIntent);

/** What a {@link UpdateRootQuorumResult} holds. */
export const updateRootQuorumResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateRootQuorumResult", {});

/** Whether a value is a {@link UpdateRootQuorumResult} as it may be answered. */
export function isUpdateRootQuorumResult(value: unknown): value is UpdateRootQuorumResult {
  return isObject(value);
}

/** The value as a {@link UpdateRootQuorumResult}, without explicit nulls, or its issues. */
export const parseUpdateRootQuorumResult = (value: unknown): ParseResult<UpdateRootQuorumResult> =>
  parse(isUpdateRootQuorumResult, updateRootQuorumResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateRootQuorumResult} as it may be answered. */
export const explainUpdateRootQuorumResult = (value: unknown): readonly Issue[] =>
  explain(updateRootQuorumResultDescriptor, value, "tolerant");
/** {@link parseUpdateRootQuorumResult} as a Standard Schema. */
export const UpdateRootQuorumResultSchema: StandardSchema<UpdateRootQuorumResult> =
  /* @__PURE__ */ standardSchema(parseUpdateRootQuorumResult);

/** What a {@link UpdateRootQuorumRequest} holds. */
export const updateRootQuorumRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateRootQuorumRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_ROOT_QUORUM"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => updateRootQuorumIntentDescriptor,
});

const updateRootQuorumRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link UpdateRootQuorumRequest} fit to be sent. */
export function isUpdateRootQuorumRequest(value: unknown): value is UpdateRootQuorumRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM") return false;
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
  if (!isUpdateRootQuorumIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updateRootQuorumRequestMembers);
}

/** The value as a {@link UpdateRootQuorumRequest}, without explicit nulls, or its issues. */
export const parseUpdateRootQuorumRequest = (value: unknown): ParseResult<UpdateRootQuorumRequest> =>
  parse(isUpdateRootQuorumRequest, updateRootQuorumRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateRootQuorumRequest} fit to be sent. */
export const explainUpdateRootQuorumRequest = (value: unknown): readonly Issue[] =>
  explain(updateRootQuorumRequestDescriptor, value, "strict");
/** {@link parseUpdateRootQuorumRequest} as a Standard Schema. */
export const UpdateRootQuorumRequestSchema: StandardSchema<UpdateRootQuorumRequest> =
  /* @__PURE__ */ standardSchema(parseUpdateRootQuorumRequest);

/** What a {@link UpdateRootQuorumResponse} holds. */
export const updateRootQuorumResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateRootQuorumResponse", {
  activity: () => updateRootQuorumActivityDescriptor,
});

/** Whether a value is a {@link UpdateRootQuorumResponse} as it may be answered. */
export function isUpdateRootQuorumResponse(value: unknown): value is UpdateRootQuorumResponse {
  if (!isObject(value) || !isUpdateRootQuorumActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdateRootQuorumResponse}, without explicit nulls, or its issues. */
export const parseUpdateRootQuorumResponse = (value: unknown): ParseResult<UpdateRootQuorumResponse> =>
  parse(isUpdateRootQuorumResponse, updateRootQuorumResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateRootQuorumResponse} as it may be answered. */
export const explainUpdateRootQuorumResponse = (value: unknown): readonly Issue[] =>
  explain(updateRootQuorumResponseDescriptor, value, "tolerant");
/** {@link parseUpdateRootQuorumResponse} as a Standard Schema. */
export const UpdateRootQuorumResponseSchema: StandardSchema<UpdateRootQuorumResponse> =
  /* @__PURE__ */ standardSchema(parseUpdateRootQuorumResponse);
