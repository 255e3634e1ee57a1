// Validators of the types in `activities/update-allowed-origins`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  UpdateAllowedOriginsActivity,
  UpdateAllowedOriginsIntent,
  UpdateAllowedOriginsRequest,
  UpdateAllowedOriginsResponse,
  UpdateAllowedOriginsResult,
} from "../../activities/update-allowed-origins.js";
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
  webOriginDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link UpdateAllowedOriginsActivity} holds. */
export const updateAllowedOriginsActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateAllowedOriginsActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS"], open: false },
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
        members: [{ name: "updateAllowedOriginsIntent", type: () => updateAllowedOriginsIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "updateAllowedOriginsResult", type: () => updateAllowedOriginsResultDescriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link UpdateAllowedOriginsActivity}. */
function isUpdateAllowedOriginsActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedUpdateAllowedOriginsIntent(value.updateAllowedOriginsIntent)) return false;
  return true;
}

/** Member `result` of {@link UpdateAllowedOriginsActivity}. */
function isUpdateAllowedOriginsActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const updateAllowedOriginsResult = value.updateAllowedOriginsResult;
  if (updateAllowedOriginsResult !== undefined) {
    if (updateAllowedOriginsResult === null) absent.nulls++;
    else if (!isUpdateAllowedOriginsResult(updateAllowedOriginsResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link UpdateAllowedOriginsActivity} as it may be answered. */
export function isUpdateAllowedOriginsActivity(value: unknown): value is UpdateAllowedOriginsActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS") return false;
  if (!isUpdateAllowedOriginsActivityIntent(value.intent)) return false;
  if (!isUpdateAllowedOriginsActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link UpdateAllowedOriginsActivity}, without explicit nulls, or its issues. */
export function parseUpdateAllowedOriginsActivity(value: unknown): ParseResult<UpdateAllowedOriginsActivity> {
  return parse(isUpdateAllowedOriginsActivity, updateAllowedOriginsActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateAllowedOriginsActivity} as it may be answered. */
export function explainUpdateAllowedOriginsActivity(value: unknown): readonly Issue[] {
  return explain(updateAllowedOriginsActivityDescriptor, value, "tolerant");
}

/** {@link parseUpdateAllowedOriginsActivity} as a Standard Schema. */
export const UpdateAllowedOriginsActivitySchema: StandardSchema<UpdateAllowedOriginsActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseUpdateAllowedOriginsActivity);

/** What a {@link UpdateAllowedOriginsIntent} holds. */
export const updateAllowedOriginsIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateAllowedOriginsIntent",
  extra: false,
  members: [{ name: "allowedOrigins", type: { kind: "array", of: webOriginDescriptor, minItems: 0, maxItems: 100 } }],
};

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
export function parseUpdateAllowedOriginsIntent(value: unknown): ParseResult<UpdateAllowedOriginsIntent> {
  return parse(isUpdateAllowedOriginsIntent, updateAllowedOriginsIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdateAllowedOriginsIntent} fit to be sent. */
export function explainUpdateAllowedOriginsIntent(value: unknown): readonly Issue[] {
  return explain(updateAllowedOriginsIntentDescriptor, value, "strict");
}

/** {@link parseUpdateAllowedOriginsIntent} as a Standard Schema. */
export const UpdateAllowedOriginsIntentSchema: StandardSchema<UpdateAllowedOriginsIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseUpdateAllowedOriginsIntent);

/** Whether a value is a {@link UpdateAllowedOriginsIntent} as it may be answered. */
export function isReceivedUpdateAllowedOriginsIntent(value: unknown): value is UpdateAllowedOriginsIntent {
  if (!isObject(value)) return false;
  const allowedOrigins = value.allowedOrigins;
  if (!Array.isArray(allowedOrigins)) return false;
  for (let i = 0; i < allowedOrigins.length; i++) {
    const item: unknown = allowedOrigins[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link UpdateAllowedOriginsIntent}, without explicit nulls, or its issues. */
export function parseReceivedUpdateAllowedOriginsIntent(value: unknown): ParseResult<UpdateAllowedOriginsIntent> {
  return parse(isReceivedUpdateAllowedOriginsIntent, updateAllowedOriginsIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateAllowedOriginsIntent} as it may be answered. */
export function explainReceivedUpdateAllowedOriginsIntent(value: unknown): readonly Issue[] {
  return explain(updateAllowedOriginsIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedUpdateAllowedOriginsIntent} as a Standard Schema. */
export const ReceivedUpdateAllowedOriginsIntentSchema: StandardSchema<UpdateAllowedOriginsIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedUpdateAllowedOriginsIntent);

/** What a {@link UpdateAllowedOriginsResult} holds. */
export const updateAllowedOriginsResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateAllowedOriginsResult",
  extra: false,
  members: [],
};

/** Whether a value is a {@link UpdateAllowedOriginsResult} as it may be answered. */
export function isUpdateAllowedOriginsResult(value: unknown): value is UpdateAllowedOriginsResult {
  if (!isObject(value)) return false;
  return true;
}

/** The value as a {@link UpdateAllowedOriginsResult}, without explicit nulls, or its issues. */
export function parseUpdateAllowedOriginsResult(value: unknown): ParseResult<UpdateAllowedOriginsResult> {
  return parse(isUpdateAllowedOriginsResult, updateAllowedOriginsResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateAllowedOriginsResult} as it may be answered. */
export function explainUpdateAllowedOriginsResult(value: unknown): readonly Issue[] {
  return explain(updateAllowedOriginsResultDescriptor, value, "tolerant");
}

/** {@link parseUpdateAllowedOriginsResult} as a Standard Schema. */
export const UpdateAllowedOriginsResultSchema: StandardSchema<UpdateAllowedOriginsResult> =
  /* @__PURE__ */ standardSchema("countersign", parseUpdateAllowedOriginsResult);

/** What a {@link UpdateAllowedOriginsRequest} holds. */
export const updateAllowedOriginsRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateAllowedOriginsRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => updateAllowedOriginsIntentDescriptor },
  ],
};

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
export function parseUpdateAllowedOriginsRequest(value: unknown): ParseResult<UpdateAllowedOriginsRequest> {
  return parse(isUpdateAllowedOriginsRequest, updateAllowedOriginsRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdateAllowedOriginsRequest} fit to be sent. */
export function explainUpdateAllowedOriginsRequest(value: unknown): readonly Issue[] {
  return explain(updateAllowedOriginsRequestDescriptor, value, "strict");
}

/** {@link parseUpdateAllowedOriginsRequest} as a Standard Schema. */
export const UpdateAllowedOriginsRequestSchema: StandardSchema<UpdateAllowedOriginsRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseUpdateAllowedOriginsRequest);

/** What a {@link UpdateAllowedOriginsResponse} holds. */
export const updateAllowedOriginsResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateAllowedOriginsResponse",
  extra: false,
  members: [{ name: "activity", type: () => updateAllowedOriginsActivityDescriptor }],
};

/** Whether a value is a {@link UpdateAllowedOriginsResponse} as it may be answered. */
export function isUpdateAllowedOriginsResponse(value: unknown): value is UpdateAllowedOriginsResponse {
  if (!isObject(value)) return false;
  if (!isUpdateAllowedOriginsActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdateAllowedOriginsResponse}, without explicit nulls, or its issues. */
export function parseUpdateAllowedOriginsResponse(value: unknown): ParseResult<UpdateAllowedOriginsResponse> {
  return parse(isUpdateAllowedOriginsResponse, updateAllowedOriginsResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateAllowedOriginsResponse} as it may be answered. */
export function explainUpdateAllowedOriginsResponse(value: unknown): readonly Issue[] {
  return explain(updateAllowedOriginsResponseDescriptor, value, "tolerant");
}

/** {@link parseUpdateAllowedOriginsResponse} as a Standard Schema. */
export const UpdateAllowedOriginsResponseSchema: StandardSchema<UpdateAllowedOriginsResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseUpdateAllowedOriginsResponse);
