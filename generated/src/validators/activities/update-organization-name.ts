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
  organizationNameDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link UpdateOrganizationNameActivity} holds. */
export const updateOrganizationNameActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateOrganizationNameActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME"], open: false },
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
    intent: /* @__PURE__ */ record("", { updateOrganizationNameIntent: () => updateOrganizationNameIntentDescriptor }),
    result: /* @__PURE__ */ record("", {
      "updateOrganizationNameResult?": () => updateOrganizationNameResultDescriptor,
    }),
  },
);

/** Member `intent` of {@link UpdateOrganizationNameActivity}. */
function isUpdateOrganizationNameActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedUpdateOrganizationNameIntent(value.updateOrganizationNameIntent);
}

/** Member `result` of {@link UpdateOrganizationNameActivity}. */
function isUpdateOrganizationNameActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (
    isPresent(value.updateOrganizationNameResult) &&
    !isUpdateOrganizationNameResult(value.updateOrganizationNameResult)
  )
    return false;
  return true;
}

/** Whether a value is a {@link UpdateOrganizationNameActivity} as it may be answered. */
export function isUpdateOrganizationNameActivity(value: unknown): value is UpdateOrganizationNameActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME") return false;
  if (!isUpdateOrganizationNameActivityIntent(value.intent)) return false;
  return isUpdateOrganizationNameActivityResult(value.result);
}

/** The value as a {@link UpdateOrganizationNameActivity}, without explicit nulls, or its issues. */
export const parseUpdateOrganizationNameActivity = (value: unknown): ParseResult<UpdateOrganizationNameActivity> =>
  parse(isUpdateOrganizationNameActivity, updateOrganizationNameActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateOrganizationNameActivity} as it may be answered. */
export const explainUpdateOrganizationNameActivity = (value: unknown): readonly Issue[] =>
  explain(updateOrganizationNameActivityDescriptor, value, "tolerant");
/** {@link parseUpdateOrganizationNameActivity} as a Standard Schema. */
export const UpdateOrganizationNameActivitySchema: StandardSchema<UpdateOrganizationNameActivity> =
  /* @__PURE__ */ standardSchema(parseUpdateOrganizationNameActivity);

/** What a {@link UpdateOrganizationNameIntent} holds. */
export const updateOrganizationNameIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateOrganizationNameIntent",
  { organizationName: organizationNameDescriptor },
);

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
export const parseUpdateOrganizationNameIntent = (value: unknown): ParseResult<UpdateOrganizationNameIntent> =>
  parse(isUpdateOrganizationNameIntent, updateOrganizationNameIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateOrganizationNameIntent} fit to be sent. */
export const explainUpdateOrganizationNameIntent = (value: unknown): readonly Issue[] =>
  explain(updateOrganizationNameIntentDescriptor, value, "strict");
/** {@link parseUpdateOrganizationNameIntent} as a Standard Schema. */
export const UpdateOrganizationNameIntentSchema: StandardSchema<UpdateOrganizationNameIntent> =
  /* @__PURE__ */ standardSchema(parseUpdateOrganizationNameIntent);

/** Whether a value is a {@link UpdateOrganizationNameIntent} as it may be answered. */
export function isReceivedUpdateOrganizationNameIntent(value: unknown): value is UpdateOrganizationNameIntent {
  if (!isObject(value) || typeof value.organizationName !== "string") return false;
  return true;
}

/** The value as a {@link UpdateOrganizationNameIntent}, without explicit nulls, or its issues. */
export const parseReceivedUpdateOrganizationNameIntent = (value: unknown): ParseResult<UpdateOrganizationNameIntent> =>
  parse(isReceivedUpdateOrganizationNameIntent, updateOrganizationNameIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateOrganizationNameIntent} as it may be answered. */
export const explainReceivedUpdateOrganizationNameIntent = (value: unknown): readonly Issue[] =>
  explain(updateOrganizationNameIntentDescriptor, value, "tolerant");
/** {@link parseReceivedUpdateOrganizationNameIntent} as a Standard Schema. */
export const ReceivedUpdateOrganizationNameIntentSchema: StandardSchema<UpdateOrganizationNameIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedUpdateOrganizationNameIntent);

/** What a {@link UpdateOrganizationNameResult} holds. */
export const updateOrganizationNameResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateOrganizationNameResult",
  { organizationId: organizationIdDescriptor, organizationName: organizationNameDescriptor },
);

/** Whether a value is a {@link UpdateOrganizationNameResult} as it may be answered. */
export function isUpdateOrganizationNameResult(value: unknown): value is UpdateOrganizationNameResult {
  if (!isObject(value) || typeof value.organizationId !== "string") return false;
  if (typeof value.organizationName !== "string") return false;
  return true;
}

/** The value as a {@link UpdateOrganizationNameResult}, without explicit nulls, or its issues. */
export const parseUpdateOrganizationNameResult = (value: unknown): ParseResult<UpdateOrganizationNameResult> =>
  parse(isUpdateOrganizationNameResult, updateOrganizationNameResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateOrganizationNameResult} as it may be answered. */
export const explainUpdateOrganizationNameResult = (value: unknown): readonly Issue[] =>
  explain(updateOrganizationNameResultDescriptor, value, "tolerant");
/** {@link parseUpdateOrganizationNameResult} as a Standard Schema. */
export const UpdateOrganizationNameResultSchema: StandardSchema<UpdateOrganizationNameResult> =
  /* @__PURE__ */ standardSchema(parseUpdateOrganizationNameResult);

/** What a {@link UpdateOrganizationNameRequest} holds. */
export const updateOrganizationNameRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateOrganizationNameRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => updateOrganizationNameIntentDescriptor,
  },
);

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
export const parseUpdateOrganizationNameRequest = (value: unknown): ParseResult<UpdateOrganizationNameRequest> =>
  parse(isUpdateOrganizationNameRequest, updateOrganizationNameRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateOrganizationNameRequest} fit to be sent. */
export const explainUpdateOrganizationNameRequest = (value: unknown): readonly Issue[] =>
  explain(updateOrganizationNameRequestDescriptor, value, "strict");
/** {@link parseUpdateOrganizationNameRequest} as a Standard Schema. */
export const UpdateOrganizationNameRequestSchema: StandardSchema<UpdateOrganizationNameRequest> =
  /* @__PURE__ */ standardSchema(parseUpdateOrganizationNameRequest);

/** What a {@link UpdateOrganizationNameResponse} holds. */
export const updateOrganizationNameResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateOrganizationNameResponse",
  { activity: () => updateOrganizationNameActivityDescriptor },
);

/** Whether a value is a {@link UpdateOrganizationNameResponse} as it may be answered. */
export function isUpdateOrganizationNameResponse(value: unknown): value is UpdateOrganizationNameResponse {
  if (!isObject(value) || !isUpdateOrganizationNameActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdateOrganizationNameResponse}, without explicit nulls, or its issues. */
export const parseUpdateOrganizationNameResponse = (value: unknown): ParseResult<UpdateOrganizationNameResponse> =>
  parse(isUpdateOrganizationNameResponse, updateOrganizationNameResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateOrganizationNameResponse} as it may be answered. */
export const explainUpdateOrganizationNameResponse = (value: unknown): readonly Issue[] =>
  explain(updateOrganizationNameResponseDescriptor, value, "tolerant");
/** {@link parseUpdateOrganizationNameResponse} as a Standard Schema. */
export const UpdateOrganizationNameResponseSchema: StandardSchema<UpdateOrganizationNameResponse> =
  /* @__PURE__ */ standardSchema(parseUpdateOrganizationNameResponse);
