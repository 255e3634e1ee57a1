// Validators of the types in `activities/update-organization-name`. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type {
  UpdateOrganizationNameActivity,
  UpdateOrganizationNameIntent,
  UpdateOrganizationNameRequest,
  UpdateOrganizationNameResponse,
  UpdateOrganizationNameResult,
} from "../../activities/update-organization-name.js";
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
  organizationNameDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link UpdateOrganizationNameActivity} holds. */
export const updateOrganizationNameActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateOrganizationNameActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME"], open: false },
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
        members: [{ name: "updateOrganizationNameIntent", type: () => updateOrganizationNameIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "updateOrganizationNameResult", type: () => updateOrganizationNameResultDescriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link UpdateOrganizationNameActivity}. */
function isUpdateOrganizationNameActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedUpdateOrganizationNameIntent(value.updateOrganizationNameIntent)) return false;
  return true;
}

/** Member `result` of {@link UpdateOrganizationNameActivity}. */
function isUpdateOrganizationNameActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const updateOrganizationNameResult = value.updateOrganizationNameResult;
  if (updateOrganizationNameResult !== undefined) {
    if (updateOrganizationNameResult === null) absent.nulls++;
    else if (!isUpdateOrganizationNameResult(updateOrganizationNameResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link UpdateOrganizationNameActivity} as it may be answered. */
export function isUpdateOrganizationNameActivity(value: unknown): value is UpdateOrganizationNameActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME") return false;
  if (!isUpdateOrganizationNameActivityIntent(value.intent)) return false;
  if (!isUpdateOrganizationNameActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link UpdateOrganizationNameActivity}, without explicit nulls, or its issues. */
export function parseUpdateOrganizationNameActivity(value: unknown): ParseResult<UpdateOrganizationNameActivity> {
  return parse(isUpdateOrganizationNameActivity, updateOrganizationNameActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateOrganizationNameActivity} as it may be answered. */
export function explainUpdateOrganizationNameActivity(value: unknown): readonly Issue[] {
  return explain(updateOrganizationNameActivityDescriptor, value, "tolerant");
}

/** {@link parseUpdateOrganizationNameActivity} as a Standard Schema. */
export const UpdateOrganizationNameActivitySchema: StandardSchema<UpdateOrganizationNameActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseUpdateOrganizationNameActivity);

/** What a {@link UpdateOrganizationNameIntent} holds. */
export const updateOrganizationNameIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateOrganizationNameIntent",
  extra: false,
  members: [{ name: "organizationName", type: organizationNameDescriptor }],
};

const updateOrganizationNameIntentMembers = ["organizationName"];

/** Whether a value is a {@link UpdateOrganizationNameIntent} fit to be sent. */
export function isUpdateOrganizationNameIntent(value: unknown): value is UpdateOrganizationNameIntent {
  if (!isObject(value)) return false;
  const organizationName = value.organizationName;
  if (
    typeof organizationName !== "string" ||
    (organizationName.length > 256 && codePoints(organizationName) > 256) ||
    organizationName.length === 0
  )
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, updateOrganizationNameIntentMembers);
}

/** The value as a {@link UpdateOrganizationNameIntent}, without explicit nulls, or its issues. */
export function parseUpdateOrganizationNameIntent(value: unknown): ParseResult<UpdateOrganizationNameIntent> {
  return parse(isUpdateOrganizationNameIntent, updateOrganizationNameIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdateOrganizationNameIntent} fit to be sent. */
export function explainUpdateOrganizationNameIntent(value: unknown): readonly Issue[] {
  return explain(updateOrganizationNameIntentDescriptor, value, "strict");
}

/** {@link parseUpdateOrganizationNameIntent} as a Standard Schema. */
export const UpdateOrganizationNameIntentSchema: StandardSchema<UpdateOrganizationNameIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseUpdateOrganizationNameIntent);

/** Whether a value is a {@link UpdateOrganizationNameIntent} as it may be answered. */
export function isReceivedUpdateOrganizationNameIntent(value: unknown): value is UpdateOrganizationNameIntent {
  if (!isObject(value)) return false;
  const organizationName = value.organizationName;
  if (typeof organizationName !== "string") return false;
  return true;
}

/** The value as a {@link UpdateOrganizationNameIntent}, without explicit nulls, or its issues. */
export function parseReceivedUpdateOrganizationNameIntent(value: unknown): ParseResult<UpdateOrganizationNameIntent> {
  return parse(isReceivedUpdateOrganizationNameIntent, updateOrganizationNameIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateOrganizationNameIntent} as it may be answered. */
export function explainReceivedUpdateOrganizationNameIntent(value: unknown): readonly Issue[] {
  return explain(updateOrganizationNameIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedUpdateOrganizationNameIntent} as a Standard Schema. */
export const ReceivedUpdateOrganizationNameIntentSchema: StandardSchema<UpdateOrganizationNameIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedUpdateOrganizationNameIntent);

/** What a {@link UpdateOrganizationNameResult} holds. */
export const updateOrganizationNameResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateOrganizationNameResult",
  extra: false,
  members: [
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "organizationName", type: organizationNameDescriptor },
  ],
};

/** Whether a value is a {@link UpdateOrganizationNameResult} as it may be answered. */
export function isUpdateOrganizationNameResult(value: unknown): value is UpdateOrganizationNameResult {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string") return false;
  const organizationName = value.organizationName;
  if (typeof organizationName !== "string") return false;
  return true;
}

/** The value as a {@link UpdateOrganizationNameResult}, without explicit nulls, or its issues. */
export function parseUpdateOrganizationNameResult(value: unknown): ParseResult<UpdateOrganizationNameResult> {
  return parse(isUpdateOrganizationNameResult, updateOrganizationNameResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateOrganizationNameResult} as it may be answered. */
export function explainUpdateOrganizationNameResult(value: unknown): readonly Issue[] {
  return explain(updateOrganizationNameResultDescriptor, value, "tolerant");
}

/** {@link parseUpdateOrganizationNameResult} as a Standard Schema. */
export const UpdateOrganizationNameResultSchema: StandardSchema<UpdateOrganizationNameResult> =
  /* @__PURE__ */ standardSchema("countersign", parseUpdateOrganizationNameResult);

/** What a {@link UpdateOrganizationNameRequest} holds. */
export const updateOrganizationNameRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateOrganizationNameRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => updateOrganizationNameIntentDescriptor },
  ],
};

const updateOrganizationNameRequestMembers = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link UpdateOrganizationNameRequest} fit to be sent. */
export function isUpdateOrganizationNameRequest(value: unknown): value is UpdateOrganizationNameRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME") return false;
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
  if (!isUpdateOrganizationNameIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updateOrganizationNameRequestMembers);
}

/** The value as a {@link UpdateOrganizationNameRequest}, without explicit nulls, or its issues. */
export function parseUpdateOrganizationNameRequest(value: unknown): ParseResult<UpdateOrganizationNameRequest> {
  return parse(isUpdateOrganizationNameRequest, updateOrganizationNameRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdateOrganizationNameRequest} fit to be sent. */
export function explainUpdateOrganizationNameRequest(value: unknown): readonly Issue[] {
  return explain(updateOrganizationNameRequestDescriptor, value, "strict");
}

/** {@link parseUpdateOrganizationNameRequest} as a Standard Schema. */
export const UpdateOrganizationNameRequestSchema: StandardSchema<UpdateOrganizationNameRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseUpdateOrganizationNameRequest);

/** What a {@link UpdateOrganizationNameResponse} holds. */
export const updateOrganizationNameResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateOrganizationNameResponse",
  extra: false,
  members: [{ name: "activity", type: () => updateOrganizationNameActivityDescriptor }],
};

/** Whether a value is a {@link UpdateOrganizationNameResponse} as it may be answered. */
export function isUpdateOrganizationNameResponse(value: unknown): value is UpdateOrganizationNameResponse {
  if (!isObject(value)) return false;
  if (!isUpdateOrganizationNameActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdateOrganizationNameResponse}, without explicit nulls, or its issues. */
export function parseUpdateOrganizationNameResponse(value: unknown): ParseResult<UpdateOrganizationNameResponse> {
  return parse(isUpdateOrganizationNameResponse, updateOrganizationNameResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateOrganizationNameResponse} as it may be answered. */
export function explainUpdateOrganizationNameResponse(value: unknown): readonly Issue[] {
  return explain(updateOrganizationNameResponseDescriptor, value, "tolerant");
}

/** {@link parseUpdateOrganizationNameResponse} as a Standard Schema. */
export const UpdateOrganizationNameResponseSchema: StandardSchema<UpdateOrganizationNameResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseUpdateOrganizationNameResponse);
