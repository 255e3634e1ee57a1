// Validators of the types in `activities/update-allowed-origins`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  UpdateAllowedOriginsActivity,
  UpdateAllowedOriginsIntent,
  UpdateAllowedOriginsRequest,
  UpdateAllowedOriginsResponse,
  UpdateAllowedOriginsResult,
} from "../../activities/update-allowed-origins.js";
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
  webOriginDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link UpdateAllowedOriginsActivity} holds. */
export const updateAllowedOriginsActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateAllowedOriginsActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS"], open: false },
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
    intent: /* @__PURE__ */ record("", { updateAllowedOriginsIntent: () => updateAllowedOriginsIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "updateAllowedOriginsResult?": () => updateAllowedOriginsResultDescriptor }),
  },
);

/** Member `intent` of {@link UpdateAllowedOriginsActivity}. */
function isUpdateAllowedOriginsActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedUpdateAllowedOriginsIntent(value.updateAllowedOriginsIntent);
}

/** Member `result` of {@link UpdateAllowedOriginsActivity}. */
function isUpdateAllowedOriginsActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.updateAllowedOriginsResult) && !isUpdateAllowedOriginsResult(value.updateAllowedOriginsResult))
    return false;
  return true;
}

/** Whether a value is a {@link UpdateAllowedOriginsActivity} as it may be answered. */
export function isUpdateAllowedOriginsActivity(value: unknown): value is UpdateAllowedOriginsActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS") return false;
  if (!isUpdateAllowedOriginsActivityIntent(value.intent)) return false;
  return isUpdateAllowedOriginsActivityResult(value.result);
}

/** The value as a {@link UpdateAllowedOriginsActivity}, without explicit nulls, or its issues. */
export const parseUpdateAllowedOriginsActivity = (value: unknown): ParseResult<UpdateAllowedOriginsActivity> =>
  parse(isUpdateAllowedOriginsActivity, updateAllowedOriginsActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateAllowedOriginsActivity} as it may be answered. */
export const explainUpdateAllowedOriginsActivity = (value: unknown): readonly Issue[] =>
  explain(updateAllowedOriginsActivityDescriptor, value, "tolerant");
/** {@link parseUpdateAllowedOriginsActivity} as a Standard Schema. */
export const UpdateAllowedOriginsActivitySchema: StandardSchema<UpdateAllowedOriginsActivity> =
  /* @__PURE__ */ standardSchema(parseUpdateAllowedOriginsActivity);

/** What a {@link UpdateAllowedOriginsIntent} holds. */
export const updateAllowedOriginsIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateAllowedOriginsIntent",
  { allowedOrigins: { kind: "array", of: webOriginDescriptor, minItems: 0, maxItems: 100 } },
);

const updateAllowedOriginsIntentMembers = ["allowedOrigins"];

/** Whether a value is a {@link UpdateAllowedOriginsIntent} fit to be sent. */
export function isUpdateAllowedOriginsIntent(value: unknown): value is UpdateAllowedOriginsIntent {
  if (!isObject(value)) return false;
  const allowedOrigins = value.allowedOrigins;
  if (!Array.isArray(allowedOrigins) || allowedOrigins.length > 100) return false;
  for (let i = 0; i < allowedOrigins.length; i++) {
    const item: unknown = allowedOrigins[i];
    if (typeof item !== "string" || (item.length > 2048 && codePoints(item) > 2048)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, updateAllowedOriginsIntentMembers);
}

/** The value as a {@link UpdateAllowedOriginsIntent}, without explicit nulls, or its issues. */
export const parseUpdateAllowedOriginsIntent = (value: unknown): ParseResult<UpdateAllowedOriginsIntent> =>
  parse(isUpdateAllowedOriginsIntent, updateAllowedOriginsIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateAllowedOriginsIntent} fit to be sent. */
export const explainUpdateAllowedOriginsIntent = (value: unknown): readonly Issue[] =>
  explain(updateAllowedOriginsIntentDescriptor, value, "strict");
/** {@link parseUpdateAllowedOriginsIntent} as a Standard Schema. */
export const UpdateAllowedOriginsIntentSchema: StandardSchema<UpdateAllowedOriginsIntent> =
  /* @__PURE__ */ standardSchema(parseUpdateAllowedOriginsIntent);

/** Whether a value is a {@link UpdateAllowedOriginsIntent} as it may be answered. */
export function isReceivedUpdateAllowedOriginsIntent(value: unknown): value is UpdateAllowedOriginsIntent {
  if (!isObject(value)) return false;
  const allowedOrigins = value.allowedOrigins;
  if (!Array.isArray(allowedOrigins)) return false;
  for (let i = 0; i < allowedOrigins.length; i++) {
    if (typeof allowedOrigins[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link UpdateAllowedOriginsIntent}, without explicit nulls, or its issues. */
export const parseReceivedUpdateAllowedOriginsIntent = (value: unknown): ParseResult<UpdateAllowedOriginsIntent> =>
  parse(isReceivedUpdateAllowedOriginsIntent, updateAllowedOriginsIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateAllowedOriginsIntent} as it may be answered. */
export const explainReceivedUpdateAllowedOriginsIntent = (value: unknown): readonly Issue[] =>
  explain(updateAllowedOriginsIntentDescriptor, value, "tolerant");
/** {@link parseReceivedUpdateAllowedOriginsIntent} as a Standard Schema. */
export const ReceivedUpdateAllowedOriginsIntentSchema: StandardSchema<UpdateAllowedOriginsIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedUpdateAllowedOriginsIntent);

/** What a {@link UpdateAllowedOriginsResult} holds. */
export const updateAllowedOriginsResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateAllowedOriginsResult",
  {},
);

/** Whether a value is a {@link UpdateAllowedOriginsResult} as it may be answered. */
export function isUpdateAllowedOriginsResult(value: unknown): value is UpdateAllowedOriginsResult {
  return isObject(value);
}

/** The value as a {@link UpdateAllowedOriginsResult}, without explicit nulls, or its issues. */
export const parseUpdateAllowedOriginsResult = (value: unknown): ParseResult<UpdateAllowedOriginsResult> =>
  parse(isUpdateAllowedOriginsResult, updateAllowedOriginsResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateAllowedOriginsResult} as it may be answered. */
export const explainUpdateAllowedOriginsResult = (value: unknown): readonly Issue[] =>
  explain(updateAllowedOriginsResultDescriptor, value, "tolerant");
/** {@link parseUpdateAllowedOriginsResult} as a Standard Schema. */
export const UpdateAllowedOriginsResultSchema: StandardSchema<UpdateAllowedOriginsResult> =
  /* @__PURE__ */ standardSchema(parseUpdateAllowedOriginsResult);

/** What a {@link UpdateAllowedOriginsRequest} holds. */
export const updateAllowedOriginsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateAllowedOriginsRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => updateAllowedOriginsIntentDescriptor,
  },
);

const updateAllowedOriginsRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link UpdateAllowedOriginsRequest} fit to be sent. */
export function isUpdateAllowedOriginsRequest(value: unknown): value is UpdateAllowedOriginsRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS") return false;
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
  if (!isUpdateAllowedOriginsIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updateAllowedOriginsRequestMembers);
}

/** The value as a {@link UpdateAllowedOriginsRequest}, without explicit nulls, or its issues. */
export const parseUpdateAllowedOriginsRequest = (value: unknown): ParseResult<UpdateAllowedOriginsRequest> =>
  parse(isUpdateAllowedOriginsRequest, updateAllowedOriginsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateAllowedOriginsRequest} fit to be sent. */
export const explainUpdateAllowedOriginsRequest = (value: unknown): readonly Issue[] =>
  explain(updateAllowedOriginsRequestDescriptor, value, "strict");
/** {@link parseUpdateAllowedOriginsRequest} as a Standard Schema. */
export const UpdateAllowedOriginsRequestSchema: StandardSchema<UpdateAllowedOriginsRequest> =
  /* @__PURE__ */ standardSchema(parseUpdateAllowedOriginsRequest);

/** What a {@link UpdateAllowedOriginsResponse} holds. */
export const updateAllowedOriginsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateAllowedOriginsResponse",
  { activity: () => updateAllowedOriginsActivityDescriptor },
);

/** Whether a value is a {@link UpdateAllowedOriginsResponse} as it may be answered. */
export function isUpdateAllowedOriginsResponse(value: unknown): value is UpdateAllowedOriginsResponse {
  if (!isObject(value) || !isUpdateAllowedOriginsActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdateAllowedOriginsResponse}, without explicit nulls, or its issues. */
export const parseUpdateAllowedOriginsResponse = (value: unknown): ParseResult<UpdateAllowedOriginsResponse> =>
  parse(isUpdateAllowedOriginsResponse, updateAllowedOriginsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateAllowedOriginsResponse} as it may be answered. */
export const explainUpdateAllowedOriginsResponse = (value: unknown): readonly Issue[] =>
  explain(updateAllowedOriginsResponseDescriptor, value, "tolerant");
/** {@link parseUpdateAllowedOriginsResponse} as a Standard Schema. */
export const UpdateAllowedOriginsResponseSchema: StandardSchema<UpdateAllowedOriginsResponse> =
  /* @__PURE__ */ standardSchema(parseUpdateAllowedOriginsResponse);
