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
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import { featureDescriptor, isFeature } from "../shapes/organizations.js";

/** What a {@link RemoveOrganizationFeatureActivity} holds. */
export const removeOrganizationFeatureActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "RemoveOrganizationFeatureActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE"], open: false },
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
        members: [{ name: "removeOrganizationFeatureIntent", type: () => removeOrganizationFeatureIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          {
            name: "removeOrganizationFeatureResult",
            type: () => removeOrganizationFeatureResultDescriptor,
            optional: true,
          },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link RemoveOrganizationFeatureActivity}. */
function isRemoveOrganizationFeatureActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedRemoveOrganizationFeatureIntent(value.removeOrganizationFeatureIntent)) return false;
  return true;
}

/** Member `result` of {@link RemoveOrganizationFeatureActivity}. */
function isRemoveOrganizationFeatureActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const removeOrganizationFeatureResult = value.removeOrganizationFeatureResult;
  if (removeOrganizationFeatureResult !== undefined) {
    if (removeOrganizationFeatureResult === null) absent.nulls++;
    else if (!isRemoveOrganizationFeatureResult(removeOrganizationFeatureResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link RemoveOrganizationFeatureActivity} as it may be answered. */
export function isRemoveOrganizationFeatureActivity(value: unknown): value is RemoveOrganizationFeatureActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE") return false;
  if (!isRemoveOrganizationFeatureActivityIntent(value.intent)) return false;
  if (!isRemoveOrganizationFeatureActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link RemoveOrganizationFeatureActivity}, without explicit nulls, or its issues. */
export function parseRemoveOrganizationFeatureActivity(value: unknown): ParseResult<RemoveOrganizationFeatureActivity> {
  return parse(isRemoveOrganizationFeatureActivity, removeOrganizationFeatureActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link RemoveOrganizationFeatureActivity} as it may be answered. */
export function explainRemoveOrganizationFeatureActivity(value: unknown): readonly Issue[] {
  return explain(removeOrganizationFeatureActivityDescriptor, value, "tolerant");
}

/** {@link parseRemoveOrganizationFeatureActivity} as a Standard Schema. */
export const RemoveOrganizationFeatureActivitySchema: StandardSchema<RemoveOrganizationFeatureActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseRemoveOrganizationFeatureActivity);

/** What a {@link RemoveOrganizationFeatureIntent} holds. */
export const removeOrganizationFeatureIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "RemoveOrganizationFeatureIntent",
  extra: false,
  members: [{ name: "name", type: featureNameDescriptor }],
};

const removeOrganizationFeatureIntentMembers = ["name"];

/** Whether a value is a {@link RemoveOrganizationFeatureIntent} fit to be sent. */
export function isRemoveOrganizationFeatureIntent(value: unknown): value is RemoveOrganizationFeatureIntent {
  if (!isObject(value)) return false;
  if (!isFeatureName(value.name)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, removeOrganizationFeatureIntentMembers);
}

/** The value as a {@link RemoveOrganizationFeatureIntent}, without explicit nulls, or its issues. */
export function parseRemoveOrganizationFeatureIntent(value: unknown): ParseResult<RemoveOrganizationFeatureIntent> {
  return parse(isRemoveOrganizationFeatureIntent, removeOrganizationFeatureIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link RemoveOrganizationFeatureIntent} fit to be sent. */
export function explainRemoveOrganizationFeatureIntent(value: unknown): readonly Issue[] {
  return explain(removeOrganizationFeatureIntentDescriptor, value, "strict");
}

/** {@link parseRemoveOrganizationFeatureIntent} as a Standard Schema. */
export const RemoveOrganizationFeatureIntentSchema: StandardSchema<RemoveOrganizationFeatureIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseRemoveOrganizationFeatureIntent);

/** Whether a value is a {@link RemoveOrganizationFeatureIntent} as it may be answered. */
export function isReceivedRemoveOrganizationFeatureIntent(value: unknown): value is RemoveOrganizationFeatureIntent {
  if (!isObject(value)) return false;
  if (typeof value.name !== "string") return false;
  return true;
}

/** The value as a {@link RemoveOrganizationFeatureIntent}, without explicit nulls, or its issues. */
export function parseReceivedRemoveOrganizationFeatureIntent(
  value: unknown,
): ParseResult<RemoveOrganizationFeatureIntent> {
  return parse(isReceivedRemoveOrganizationFeatureIntent, removeOrganizationFeatureIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link RemoveOrganizationFeatureIntent} as it may be answered. */
export function explainReceivedRemoveOrganizationFeatureIntent(value: unknown): readonly Issue[] {
  return explain(removeOrganizationFeatureIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedRemoveOrganizationFeatureIntent} as a Standard Schema. */
export const ReceivedRemoveOrganizationFeatureIntentSchema: StandardSchema<RemoveOrganizationFeatureIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedRemoveOrganizationFeatureIntent);

/** What a {@link RemoveOrganizationFeatureResult} holds. */
export const removeOrganizationFeatureResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "RemoveOrganizationFeatureResult",
  extra: false,
  members: [{ name: "features", type: { kind: "array", of: () => featureDescriptor, minItems: 0, maxItems: 100 } }],
};

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
export function parseRemoveOrganizationFeatureResult(value: unknown): ParseResult<RemoveOrganizationFeatureResult> {
  return parse(isRemoveOrganizationFeatureResult, removeOrganizationFeatureResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link RemoveOrganizationFeatureResult} as it may be answered. */
export function explainRemoveOrganizationFeatureResult(value: unknown): readonly Issue[] {
  return explain(removeOrganizationFeatureResultDescriptor, value, "tolerant");
}

/** {@link parseRemoveOrganizationFeatureResult} as a Standard Schema. */
export const RemoveOrganizationFeatureResultSchema: StandardSchema<RemoveOrganizationFeatureResult> =
  /* @__PURE__ */ standardSchema("countersign", parseRemoveOrganizationFeatureResult);

/** What a {@link RemoveOrganizationFeatureRequest} holds. */
export const removeOrganizationFeatureRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "RemoveOrganizationFeatureRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => removeOrganizationFeatureIntentDescriptor },
  ],
};

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
export function parseRemoveOrganizationFeatureRequest(value: unknown): ParseResult<RemoveOrganizationFeatureRequest> {
  return parse(isRemoveOrganizationFeatureRequest, removeOrganizationFeatureRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link RemoveOrganizationFeatureRequest} fit to be sent. */
export function explainRemoveOrganizationFeatureRequest(value: unknown): readonly Issue[] {
  return explain(removeOrganizationFeatureRequestDescriptor, value, "strict");
}

/** {@link parseRemoveOrganizationFeatureRequest} as a Standard Schema. */
export const RemoveOrganizationFeatureRequestSchema: StandardSchema<RemoveOrganizationFeatureRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseRemoveOrganizationFeatureRequest);

/** What a {@link RemoveOrganizationFeatureResponse} holds. */
export const removeOrganizationFeatureResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "RemoveOrganizationFeatureResponse",
  extra: false,
  members: [{ name: "activity", type: () => removeOrganizationFeatureActivityDescriptor }],
};

/** Whether a value is a {@link RemoveOrganizationFeatureResponse} as it may be answered. */
export function isRemoveOrganizationFeatureResponse(value: unknown): value is RemoveOrganizationFeatureResponse {
  if (!isObject(value)) return false;
  if (!isRemoveOrganizationFeatureActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link RemoveOrganizationFeatureResponse}, without explicit nulls, or its issues. */
export function parseRemoveOrganizationFeatureResponse(value: unknown): ParseResult<RemoveOrganizationFeatureResponse> {
  return parse(isRemoveOrganizationFeatureResponse, removeOrganizationFeatureResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link RemoveOrganizationFeatureResponse} as it may be answered. */
export function explainRemoveOrganizationFeatureResponse(value: unknown): readonly Issue[] {
  return explain(removeOrganizationFeatureResponseDescriptor, value, "tolerant");
}

/** {@link parseRemoveOrganizationFeatureResponse} as a Standard Schema. */
export const RemoveOrganizationFeatureResponseSchema: StandardSchema<RemoveOrganizationFeatureResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseRemoveOrganizationFeatureResponse);
