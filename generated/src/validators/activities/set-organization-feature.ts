// Validators of the types in `activities/set-organization-feature`. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type {
  SetOrganizationFeatureActivity,
  SetOrganizationFeatureIntent,
  SetOrganizationFeatureRequest,
  SetOrganizationFeatureResponse,
  SetOrganizationFeatureResult,
} from "../../activities/set-organization-feature.js";
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
  featureValueDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import { featureDescriptor, isFeature } from "../shapes/organizations.js";

/** What a {@link SetOrganizationFeatureActivity} holds. */
export const setOrganizationFeatureActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "SetOrganizationFeatureActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE"], open: false },
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
    intent: /* @__PURE__ */ record("", { setOrganizationFeatureIntent: () => setOrganizationFeatureIntentDescriptor }),
    result: /* @__PURE__ */ record("", {
      "setOrganizationFeatureResult?": () => setOrganizationFeatureResultDescriptor,
    }),
  },
);

/** Member `intent` of {@link SetOrganizationFeatureActivity}. */
function isSetOrganizationFeatureActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedSetOrganizationFeatureIntent(value.setOrganizationFeatureIntent);
}

/** Member `result` of {@link SetOrganizationFeatureActivity}. */
function isSetOrganizationFeatureActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (
    isPresent(value.setOrganizationFeatureResult) &&
    !isSetOrganizationFeatureResult(value.setOrganizationFeatureResult)
  )
    return false;
  return true;
}

/** Whether a value is a {@link SetOrganizationFeatureActivity} as it may be answered. */
export function isSetOrganizationFeatureActivity(value: unknown): value is SetOrganizationFeatureActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE") return false;
  if (!isSetOrganizationFeatureActivityIntent(value.intent)) return false;
  return isSetOrganizationFeatureActivityResult(value.result);
}

/** The value as a {@link SetOrganizationFeatureActivity}, without explicit nulls, or its issues. */
export const parseSetOrganizationFeatureActivity = (value: unknown): ParseResult<SetOrganizationFeatureActivity> =>
  parse(isSetOrganizationFeatureActivity, setOrganizationFeatureActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SetOrganizationFeatureActivity} as it may be answered. */
export const explainSetOrganizationFeatureActivity = (value: unknown): readonly Issue[] =>
  explain(setOrganizationFeatureActivityDescriptor, value, "tolerant");
/** {@link parseSetOrganizationFeatureActivity} as a Standard Schema. */
export const SetOrganizationFeatureActivitySchema: StandardSchema<SetOrganizationFeatureActivity> =
  /* @__PURE__ */ standardSchema(parseSetOrganizationFeatureActivity);

/** What a {@link SetOrganizationFeatureIntent} holds. */
export const setOrganizationFeatureIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "SetOrganizationFeatureIntent",
  { name: featureNameDescriptor, value: featureValueDescriptor },
);

const setOrganizationFeatureIntentMembers = ["name", "value"];

/** Whether a value is a {@link SetOrganizationFeatureIntent} fit to be sent. */
export function isSetOrganizationFeatureIntent(value: unknown): value is SetOrganizationFeatureIntent {
  if (!isObject(value) || !isFeatureName(value.name)) return false;
  const value_ = value.value;
  if (typeof value_ !== "string" || (value_.length > 16384 && codePoints(value_) > 16384)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, setOrganizationFeatureIntentMembers);
}

/** The value as a {@link SetOrganizationFeatureIntent}, without explicit nulls, or its issues. */
export const parseSetOrganizationFeatureIntent = (value: unknown): ParseResult<SetOrganizationFeatureIntent> =>
  parse(isSetOrganizationFeatureIntent, setOrganizationFeatureIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link SetOrganizationFeatureIntent} fit to be sent. */
export const explainSetOrganizationFeatureIntent = (value: unknown): readonly Issue[] =>
  explain(setOrganizationFeatureIntentDescriptor, value, "strict");
/** {@link parseSetOrganizationFeatureIntent} as a Standard Schema. */
export const SetOrganizationFeatureIntentSchema: StandardSchema<SetOrganizationFeatureIntent> =
  /* @__PURE__ */ standardSchema(parseSetOrganizationFeatureIntent);

/** Whether a value is a {@link SetOrganizationFeatureIntent} as it may be answered. */
export function isReceivedSetOrganizationFeatureIntent(value: unknown): value is SetOrganizationFeatureIntent {
  if (!isObject(value) || typeof value.name !== "string" || typeof value.value !== "string") return false;
  return true;
}

/** The value as a {@link SetOrganizationFeatureIntent}, without explicit nulls, or its issues. */
export const parseReceivedSetOrganizationFeatureIntent = (value: unknown): ParseResult<SetOrganizationFeatureIntent> =>
  parse(isReceivedSetOrganizationFeatureIntent, setOrganizationFeatureIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SetOrganizationFeatureIntent} as it may be answered. */
export const explainReceivedSetOrganizationFeatureIntent = (value: unknown): readonly Issue[] =>
  explain(setOrganizationFeatureIntentDescriptor, value, "tolerant");
/** {@link parseReceivedSetOrganizationFeatureIntent} as a Standard Schema. */
export const ReceivedSetOrganizationFeatureIntentSchema: StandardSchema<SetOrganizationFeatureIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedSetOrganizationFeatureIntent);

/** What a {@link SetOrganizationFeatureResult} holds. */
export const setOrganizationFeatureResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "SetOrganizationFeatureResult",
  { features: { kind: "array", of: () => featureDescriptor, minItems: 0, maxItems: 100 } },
);

/** Whether a value is a {@link SetOrganizationFeatureResult} as it may be answered. */
export function isSetOrganizationFeatureResult(value: unknown): value is SetOrganizationFeatureResult {
  if (!isObject(value)) return false;
  const features = value.features;
  if (!Array.isArray(features)) return false;
  for (let i = 0; i < features.length; i++) {
    if (!isFeature(features[i])) return false;
  }
  return true;
}

/** The value as a {@link SetOrganizationFeatureResult}, without explicit nulls, or its issues. */
export const parseSetOrganizationFeatureResult = (value: unknown): ParseResult<SetOrganizationFeatureResult> =>
  parse(isSetOrganizationFeatureResult, setOrganizationFeatureResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SetOrganizationFeatureResult} as it may be answered. */
export const explainSetOrganizationFeatureResult = (value: unknown): readonly Issue[] =>
  explain(setOrganizationFeatureResultDescriptor, value, "tolerant");
/** {@link parseSetOrganizationFeatureResult} as a Standard Schema. */
export const SetOrganizationFeatureResultSchema: StandardSchema<SetOrganizationFeatureResult> =
  /* @__PURE__ */ standardSchema(parseSetOrganizationFeatureResult);

/** What a {@link SetOrganizationFeatureRequest} holds. */
export const setOrganizationFeatureRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "SetOrganizationFeatureRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => setOrganizationFeatureIntentDescriptor,
  },
);

const setOrganizationFeatureRequestMembers = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link SetOrganizationFeatureRequest} fit to be sent. */
export function isSetOrganizationFeatureRequest(value: unknown): value is SetOrganizationFeatureRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE") return false;
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
  if (!isSetOrganizationFeatureIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, setOrganizationFeatureRequestMembers);
}

/** The value as a {@link SetOrganizationFeatureRequest}, without explicit nulls, or its issues. */
export const parseSetOrganizationFeatureRequest = (value: unknown): ParseResult<SetOrganizationFeatureRequest> =>
  parse(isSetOrganizationFeatureRequest, setOrganizationFeatureRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link SetOrganizationFeatureRequest} fit to be sent. */
export const explainSetOrganizationFeatureRequest = (value: unknown): readonly Issue[] =>
  explain(setOrganizationFeatureRequestDescriptor, value, "strict");
/** {@link parseSetOrganizationFeatureRequest} as a Standard Schema. */
export const SetOrganizationFeatureRequestSchema: StandardSchema<SetOrganizationFeatureRequest> =
  /* @__PURE__ */ standardSchema(parseSetOrganizationFeatureRequest);

/** What a {@link SetOrganizationFeatureResponse} holds. */
export const setOrganizationFeatureResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "SetOrganizationFeatureResponse",
  { activity: () => setOrganizationFeatureActivityDescriptor },
);

/** Whether a value is a {@link SetOrganizationFeatureResponse} as it may be answered. */
export function isSetOrganizationFeatureResponse(value: unknown): value is SetOrganizationFeatureResponse {
  if (!isObject(value) || !isSetOrganizationFeatureActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link SetOrganizationFeatureResponse}, without explicit nulls, or its issues. */
export const parseSetOrganizationFeatureResponse = (value: unknown): ParseResult<SetOrganizationFeatureResponse> =>
  parse(isSetOrganizationFeatureResponse, setOrganizationFeatureResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SetOrganizationFeatureResponse} as it may be answered. */
export const explainSetOrganizationFeatureResponse = (value: unknown): readonly Issue[] =>
  explain(setOrganizationFeatureResponseDescriptor, value, "tolerant");
/** {@link parseSetOrganizationFeatureResponse} as a Standard Schema. */
export const SetOrganizationFeatureResponseSchema: StandardSchema<SetOrganizationFeatureResponse> =
  /* @__PURE__ */ standardSchema(parseSetOrganizationFeatureResponse);
