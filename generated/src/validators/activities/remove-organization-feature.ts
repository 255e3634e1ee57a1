// Validators of the types in `activities/remove-organization-feature`. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type {
  RemoveOrganizationFeatureActivity,
  RemoveOrganizationFeatureIntent,
  RemoveOrganizationFeatureRequest,
  RemoveOrganizationFeatureResponse,
  RemoveOrganizationFeatureResult,
} from "../../activities/remove-organization-feature.js";
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
import { activityStatusDescriptor, featureNameDescriptor, isFeatureName } from "../enums.js";
import {
  activityIdDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import { featureDescriptor, isFeature } from "../shapes/organizations.js";

/** What a {@link RemoveOrganizationFeatureActivity} holds. */
export const removeOrganizationFeatureActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "RemoveOrganizationFeatureActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE"], open: false },
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
    intent: /* @__PURE__ */ record("", {
      removeOrganizationFeatureIntent: () => removeOrganizationFeatureIntentDescriptor,
    }),
    result: /* @__PURE__ */ record("", {
      "removeOrganizationFeatureResult?": () => removeOrganizationFeatureResultDescriptor,
    }),
  },
);

/** Member `intent` of {@link RemoveOrganizationFeatureActivity}. */
function isRemoveOrganizationFeatureActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedRemoveOrganizationFeatureIntent(value.removeOrganizationFeatureIntent);
}

/** Member `result` of {@link RemoveOrganizationFeatureActivity}. */
function isRemoveOrganizationFeatureActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (
    isPresent(value.removeOrganizationFeatureResult) &&
    !isRemoveOrganizationFeatureResult(value.removeOrganizationFeatureResult)
  )
    return false;
  return true;
}

/** Whether a value is a {@link RemoveOrganizationFeatureActivity} as it may be answered. */
export function isRemoveOrganizationFeatureActivity(value: unknown): value is RemoveOrganizationFeatureActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE") return false;
  if (!isRemoveOrganizationFeatureActivityIntent(value.intent)) return false;
  return isRemoveOrganizationFeatureActivityResult(value.result);
}

/** The value as a {@link RemoveOrganizationFeatureActivity}, without explicit nulls, or its issues. */
export const parseRemoveOrganizationFeatureActivity = (
  value: unknown,
): ParseResult<RemoveOrganizationFeatureActivity> =>
  parse(isRemoveOrganizationFeatureActivity, removeOrganizationFeatureActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link RemoveOrganizationFeatureActivity} as it may be answered. */
export const explainRemoveOrganizationFeatureActivity = (value: unknown): readonly Issue[] =>
  explain(removeOrganizationFeatureActivityDescriptor, value, "tolerant");
/** {@link parseRemoveOrganizationFeatureActivity} as a Standard Schema. */
export const RemoveOrganizationFeatureActivitySchema: StandardSchema<RemoveOrganizationFeatureActivity> =
  /* @__PURE__ */ standardSchema(parseRemoveOrganizationFeatureActivity);

/** What a {@link RemoveOrganizationFeatureIntent} holds. */
export const removeOrganizationFeatureIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "RemoveOrganizationFeatureIntent",
  { name: featureNameDescriptor },
);

const removeOrganizationFeatureIntentMembers = ["name"];

/** Whether a value is a {@link RemoveOrganizationFeatureIntent} fit to be sent. */
export function isRemoveOrganizationFeatureIntent(value: unknown): value is RemoveOrganizationFeatureIntent {
  if (!isObject(value) || !isFeatureName(value.name)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, removeOrganizationFeatureIntentMembers);
}

/** The value as a {@link RemoveOrganizationFeatureIntent}, without explicit nulls, or its issues. */
export const parseRemoveOrganizationFeatureIntent = (value: unknown): ParseResult<RemoveOrganizationFeatureIntent> =>
  parse(isRemoveOrganizationFeatureIntent, removeOrganizationFeatureIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link RemoveOrganizationFeatureIntent} fit to be sent. */
export const explainRemoveOrganizationFeatureIntent = (value: unknown): readonly Issue[] =>
  explain(removeOrganizationFeatureIntentDescriptor, value, "strict");
/** {@link parseRemoveOrganizationFeatureIntent} as a Standard Schema. */
export const RemoveOrganizationFeatureIntentSchema: StandardSchema<RemoveOrganizationFeatureIntent> =
  /* @__PURE__ */ standardSchema(parseRemoveOrganizationFeatureIntent);

/** Whether a value is a {@link RemoveOrganizationFeatureIntent} as it may be answered. */
export function isReceivedRemoveOrganizationFeatureIntent(value: unknown): value is RemoveOrganizationFeatureIntent {
  if (!isObject(value) || typeof value.name !== "string") return false;
  return true;
}

/** The value as a {@link RemoveOrganizationFeatureIntent}, without explicit nulls, or its issues. */
export const parseReceivedRemoveOrganizationFeatureIntent = (
  value: unknown,
): ParseResult<RemoveOrganizationFeatureIntent> =>
  parse(isReceivedRemoveOrganizationFeatureIntent, removeOrganizationFeatureIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link RemoveOrganizationFeatureIntent} as it may be answered. */
export const explainReceivedRemoveOrganizationFeatureIntent = (value: unknown): readonly Issue[] =>
  explain(removeOrganizationFeatureIntentDescriptor, value, "tolerant");
/** {@link parseReceivedRemoveOrganizationFeatureIntent} as a Standard Schema. */
export const ReceivedRemoveOrganizationFeatureIntentSchema: StandardSchema<RemoveOrganizationFeatureIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedRemoveOrganizationFeatureIntent);

/** What a {@link RemoveOrganizationFeatureResult} holds. */
export const removeOrganizationFeatureResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "RemoveOrganizationFeatureResult",
  { features: { kind: "array", of: () => featureDescriptor, minItems: 0, maxItems: 100 } },
);

/** Whether a value is a {@link RemoveOrganizationFeatureResult} as it may be answered. */
export function isRemoveOrganizationFeatureResult(value: unknown): value is RemoveOrganizationFeatureResult {
  if (!isObject(value)) return false;
  const features = value.features;
  if (!Array.isArray(features)) return false;
  for (let i = 0; i < features.length; i++) {
    if (!isFeature(features[i])) return false;
  }
  return true;
}

/** The value as a {@link RemoveOrganizationFeatureResult}, without explicit nulls, or its issues. */
export const parseRemoveOrganizationFeatureResult = (value: unknown): ParseResult<RemoveOrganizationFeatureResult> =>
  parse(isRemoveOrganizationFeatureResult, removeOrganizationFeatureResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link RemoveOrganizationFeatureResult} as it may be answered. */
export const explainRemoveOrganizationFeatureResult = (value: unknown): readonly Issue[] =>
  explain(removeOrganizationFeatureResultDescriptor, value, "tolerant");
/** {@link parseRemoveOrganizationFeatureResult} as a Standard Schema. */
export const RemoveOrganizationFeatureResultSchema: StandardSchema<RemoveOrganizationFeatureResult> =
  /* @__PURE__ */ standardSchema(parseRemoveOrganizationFeatureResult);

/** What a {@link RemoveOrganizationFeatureRequest} holds. */
export const removeOrganizationFeatureRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "RemoveOrganizationFeatureRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => removeOrganizationFeatureIntentDescriptor,
  },
);

const removeOrganizationFeatureRequestMembers = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link RemoveOrganizationFeatureRequest} fit to be sent. */
export function isRemoveOrganizationFeatureRequest(value: unknown): value is RemoveOrganizationFeatureRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE") return false;
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
  if (!isRemoveOrganizationFeatureIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, removeOrganizationFeatureRequestMembers);
}

/** The value as a {@link RemoveOrganizationFeatureRequest}, without explicit nulls, or its issues. */
export const parseRemoveOrganizationFeatureRequest = (value: unknown): ParseResult<RemoveOrganizationFeatureRequest> =>
  parse(isRemoveOrganizationFeatureRequest, removeOrganizationFeatureRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link RemoveOrganizationFeatureRequest} fit to be sent. */
export const explainRemoveOrganizationFeatureRequest = (value: unknown): readonly Issue[] =>
  explain(removeOrganizationFeatureRequestDescriptor, value, "strict");
/** {@link parseRemoveOrganizationFeatureRequest} as a Standard Schema. */
export const RemoveOrganizationFeatureRequestSchema: StandardSchema<RemoveOrganizationFeatureRequest> =
  /* @__PURE__ */ standardSchema(parseRemoveOrganizationFeatureRequest);

/** What a {@link RemoveOrganizationFeatureResponse} holds. */
export const removeOrganizationFeatureResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "RemoveOrganizationFeatureResponse",
  { activity: () => removeOrganizationFeatureActivityDescriptor },
);

/** Whether a value is a {@link RemoveOrganizationFeatureResponse} as it may be answered. */
export function isRemoveOrganizationFeatureResponse(value: unknown): value is RemoveOrganizationFeatureResponse {
  if (!isObject(value) || !isRemoveOrganizationFeatureActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link RemoveOrganizationFeatureResponse}, without explicit nulls, or its issues. */
export const parseRemoveOrganizationFeatureResponse = (
  value: unknown,
): ParseResult<RemoveOrganizationFeatureResponse> =>
  parse(isRemoveOrganizationFeatureResponse, removeOrganizationFeatureResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link RemoveOrganizationFeatureResponse} as it may be answered. */
export const explainRemoveOrganizationFeatureResponse = (value: unknown): readonly Issue[] =>
  explain(removeOrganizationFeatureResponseDescriptor, value, "tolerant");
/** {@link parseRemoveOrganizationFeatureResponse} as a Standard Schema. */
export const RemoveOrganizationFeatureResponseSchema: StandardSchema<RemoveOrganizationFeatureResponse> =
  /* @__PURE__ */ standardSchema(parseRemoveOrganizationFeatureResponse);
