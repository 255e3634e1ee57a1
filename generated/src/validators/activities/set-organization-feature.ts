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
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
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
export const setOrganizationFeatureActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "SetOrganizationFeatureActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE"], open: false },
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
        members: [{ name: "setOrganizationFeatureIntent", type: () => setOrganizationFeatureIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "setOrganizationFeatureResult", type: () => setOrganizationFeatureResultDescriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link SetOrganizationFeatureActivity}. */
function isSetOrganizationFeatureActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedSetOrganizationFeatureIntent(value.setOrganizationFeatureIntent)) return false;
  return true;
}

/** Member `result` of {@link SetOrganizationFeatureActivity}. */
function isSetOrganizationFeatureActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const setOrganizationFeatureResult = value.setOrganizationFeatureResult;
  if (setOrganizationFeatureResult !== undefined) {
    if (setOrganizationFeatureResult === null) absent.nulls++;
    else if (!isSetOrganizationFeatureResult(setOrganizationFeatureResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link SetOrganizationFeatureActivity} as it may be answered. */
export function isSetOrganizationFeatureActivity(value: unknown): value is SetOrganizationFeatureActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE") return false;
  if (!isSetOrganizationFeatureActivityIntent(value.intent)) return false;
  if (!isSetOrganizationFeatureActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link SetOrganizationFeatureActivity}, without explicit nulls, or its issues. */
export function parseSetOrganizationFeatureActivity(value: unknown): ParseResult<SetOrganizationFeatureActivity> {
  return parse(isSetOrganizationFeatureActivity, setOrganizationFeatureActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link SetOrganizationFeatureActivity} as it may be answered. */
export function explainSetOrganizationFeatureActivity(value: unknown): readonly Issue[] {
  return explain(setOrganizationFeatureActivityDescriptor, value, "tolerant");
}

/** {@link parseSetOrganizationFeatureActivity} as a Standard Schema. */
export const SetOrganizationFeatureActivitySchema: StandardSchema<SetOrganizationFeatureActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseSetOrganizationFeatureActivity);

/** What a {@link SetOrganizationFeatureIntent} holds. */
export const setOrganizationFeatureIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "SetOrganizationFeatureIntent",
  extra: false,
  members: [
    { name: "name", type: featureNameDescriptor },
    { name: "value", type: featureValueDescriptor },
  ],
};

const setOrganizationFeatureIntentMembers = ["name", "value"];

/** Whether a value is a {@link SetOrganizationFeatureIntent} fit to be sent. */
export function isSetOrganizationFeatureIntent(value: unknown): value is SetOrganizationFeatureIntent {
  if (!isObject(value)) return false;
  if (!isFeatureName(value.name)) return false;
  const value_ = value.value;
  if (typeof value_ !== "string" || (value_.length > 16384 && codePoints(value_) > 16384)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, setOrganizationFeatureIntentMembers);
}

/** The value as a {@link SetOrganizationFeatureIntent}, without explicit nulls, or its issues. */
export function parseSetOrganizationFeatureIntent(value: unknown): ParseResult<SetOrganizationFeatureIntent> {
  return parse(isSetOrganizationFeatureIntent, setOrganizationFeatureIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link SetOrganizationFeatureIntent} fit to be sent. */
export function explainSetOrganizationFeatureIntent(value: unknown): readonly Issue[] {
  return explain(setOrganizationFeatureIntentDescriptor, value, "strict");
}

/** {@link parseSetOrganizationFeatureIntent} as a Standard Schema. */
export const SetOrganizationFeatureIntentSchema: StandardSchema<SetOrganizationFeatureIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseSetOrganizationFeatureIntent);

/** Whether a value is a {@link SetOrganizationFeatureIntent} as it may be answered. */
export function isReceivedSetOrganizationFeatureIntent(value: unknown): value is SetOrganizationFeatureIntent {
  if (!isObject(value)) return false;
  if (typeof value.name !== "string") return false;
  const value_ = value.value;
  if (typeof value_ !== "string") return false;
  return true;
}

/** The value as a {@link SetOrganizationFeatureIntent}, without explicit nulls, or its issues. */
export function parseReceivedSetOrganizationFeatureIntent(value: unknown): ParseResult<SetOrganizationFeatureIntent> {
  return parse(isReceivedSetOrganizationFeatureIntent, setOrganizationFeatureIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link SetOrganizationFeatureIntent} as it may be answered. */
export function explainReceivedSetOrganizationFeatureIntent(value: unknown): readonly Issue[] {
  return explain(setOrganizationFeatureIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedSetOrganizationFeatureIntent} as a Standard Schema. */
export const ReceivedSetOrganizationFeatureIntentSchema: StandardSchema<SetOrganizationFeatureIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedSetOrganizationFeatureIntent);

/** What a {@link SetOrganizationFeatureResult} holds. */
export const setOrganizationFeatureResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "SetOrganizationFeatureResult",
  extra: false,
  members: [{ name: "features", type: { kind: "array", of: () => featureDescriptor, minItems: 0, maxItems: 100 } }],
};

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
export function parseSetOrganizationFeatureResult(value: unknown): ParseResult<SetOrganizationFeatureResult> {
  return parse(isSetOrganizationFeatureResult, setOrganizationFeatureResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link SetOrganizationFeatureResult} as it may be answered. */
export function explainSetOrganizationFeatureResult(value: unknown): readonly Issue[] {
  return explain(setOrganizationFeatureResultDescriptor, value, "tolerant");
}

/** {@link parseSetOrganizationFeatureResult} as a Standard Schema. */
export const SetOrganizationFeatureResultSchema: StandardSchema<SetOrganizationFeatureResult> =
  /* @__PURE__ */ standardSchema("countersign", parseSetOrganizationFeatureResult);

/** What a {@link SetOrganizationFeatureRequest} holds. */
export const setOrganizationFeatureRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "SetOrganizationFeatureRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => setOrganizationFeatureIntentDescriptor },
  ],
};

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
export function parseSetOrganizationFeatureRequest(value: unknown): ParseResult<SetOrganizationFeatureRequest> {
  return parse(isSetOrganizationFeatureRequest, setOrganizationFeatureRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link SetOrganizationFeatureRequest} fit to be sent. */
export function explainSetOrganizationFeatureRequest(value: unknown): readonly Issue[] {
  return explain(setOrganizationFeatureRequestDescriptor, value, "strict");
}

/** {@link parseSetOrganizationFeatureRequest} as a Standard Schema. */
export const SetOrganizationFeatureRequestSchema: StandardSchema<SetOrganizationFeatureRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseSetOrganizationFeatureRequest);

/** What a {@link SetOrganizationFeatureResponse} holds. */
export const setOrganizationFeatureResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "SetOrganizationFeatureResponse",
  extra: false,
  members: [{ name: "activity", type: () => setOrganizationFeatureActivityDescriptor }],
};

/** Whether a value is a {@link SetOrganizationFeatureResponse} as it may be answered. */
export function isSetOrganizationFeatureResponse(value: unknown): value is SetOrganizationFeatureResponse {
  if (!isObject(value)) return false;
  if (!isSetOrganizationFeatureActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link SetOrganizationFeatureResponse}, without explicit nulls, or its issues. */
export function parseSetOrganizationFeatureResponse(value: unknown): ParseResult<SetOrganizationFeatureResponse> {
  return parse(isSetOrganizationFeatureResponse, setOrganizationFeatureResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link SetOrganizationFeatureResponse} as it may be answered. */
export function explainSetOrganizationFeatureResponse(value: unknown): readonly Issue[] {
  return explain(setOrganizationFeatureResponseDescriptor, value, "tolerant");
}

/** {@link parseSetOrganizationFeatureResponse} as a Standard Schema. */
export const SetOrganizationFeatureResponseSchema: StandardSchema<SetOrganizationFeatureResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseSetOrganizationFeatureResponse);
