// Validators of the types in `activities/create-policies`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreatePoliciesActivity,
  CreatePoliciesIntent,
  CreatePoliciesRequest,
  CreatePoliciesResponse,
  CreatePoliciesResult,
} from "../../activities/create-policies.js";
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
import {
  createPolicyIntentV3Descriptor,
  isCreatePolicyIntentV3,
  isReceivedCreatePolicyIntentV3,
} from "./create-policy.js";
import { isActivityBase } from "../activity.js";
import { activityStatusDescriptor } from "../enums.js";
import {
  activityIdDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  policyIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link CreatePoliciesActivity} holds. */
export const createPoliciesActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePoliciesActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_POLICIES"], open: false },
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
  intent: /* @__PURE__ */ record("", { createPoliciesIntent: () => createPoliciesIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "createPoliciesResult?": () => createPoliciesResultDescriptor }),
});

/** Member `intent` of {@link CreatePoliciesActivity}. */
function isCreatePoliciesActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedCreatePoliciesIntent(value.createPoliciesIntent)) return false;
  return true;
}

/** Member `result` of {@link CreatePoliciesActivity}. */
function isCreatePoliciesActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createPoliciesResult) && !isCreatePoliciesResult(value.createPoliciesResult)) return false;
  return true;
}

/** Whether a value is a {@link CreatePoliciesActivity} as it may be answered. */
export function isCreatePoliciesActivity(value: unknown): value is CreatePoliciesActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_POLICIES") return false;
  if (!isCreatePoliciesActivityIntent(value.intent)) return false;
  return isCreatePoliciesActivityResult(value.result);
}

/** The value as a {@link CreatePoliciesActivity}, without explicit nulls, or its issues. */
export const parseCreatePoliciesActivity = (value: unknown): ParseResult<CreatePoliciesActivity> =>
  parse(isCreatePoliciesActivity, createPoliciesActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePoliciesActivity} as it may be answered. */
export const explainCreatePoliciesActivity = (value: unknown): readonly Issue[] =>
  explain(createPoliciesActivityDescriptor, value, "tolerant");
/** {@link parseCreatePoliciesActivity} as a Standard Schema. */
export const CreatePoliciesActivitySchema: StandardSchema<CreatePoliciesActivity> =
  /* @__PURE__ */ standardSchema(parseCreatePoliciesActivity);

/** What a {@link CreatePoliciesIntent} holds. */
export const createPoliciesIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePoliciesIntent", {
  policies: { kind: "array", of: () => createPolicyIntentV3Descriptor, minItems: 1, maxItems: 100 },
});

const createPoliciesIntentMembers = ["policies"];

/** Whether a value is a {@link CreatePoliciesIntent} fit to be sent. */
export function isCreatePoliciesIntent(value: unknown): value is CreatePoliciesIntent {
  if (!isObject(value)) return false;
  const policies = value.policies;
  if (!Array.isArray(policies) || policies.length > 100 || policies.length === 0) return false;
  for (let i = 0; i < policies.length; i++) {
    if (!isCreatePolicyIntentV3(policies[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, createPoliciesIntentMembers);
}

/** The value as a {@link CreatePoliciesIntent}, without explicit nulls, or its issues. */
export const parseCreatePoliciesIntent = (value: unknown): ParseResult<CreatePoliciesIntent> =>
  parse(isCreatePoliciesIntent, createPoliciesIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link CreatePoliciesIntent} fit to be sent. */
export const explainCreatePoliciesIntent = (value: unknown): readonly Issue[] =>
  explain(createPoliciesIntentDescriptor, value, "strict");
/** {@link parseCreatePoliciesIntent} as a Standard Schema. */
export const CreatePoliciesIntentSchema: StandardSchema<CreatePoliciesIntent> =
  /* @__PURE__ */ standardSchema(parseCreatePoliciesIntent);

/** Whether a value is a {@link CreatePoliciesIntent} as it may be answered. */
export function isReceivedCreatePoliciesIntent(value: unknown): value is CreatePoliciesIntent {
  if (!isObject(value)) return false;
  const policies = value.policies;
  if (!Array.isArray(policies)) return false;
  for (let i = 0; i < policies.length; i++) {
    if (!isReceivedCreatePolicyIntentV3(policies[i])) return false;
  }
  return true;
}

/** The value as a {@link CreatePoliciesIntent}, without explicit nulls, or its issues. */
export const parseReceivedCreatePoliciesIntent = (value: unknown): ParseResult<CreatePoliciesIntent> =>
  parse(isReceivedCreatePoliciesIntent, createPoliciesIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePoliciesIntent} as it may be answered. */
export const explainReceivedCreatePoliciesIntent = (value: unknown): readonly Issue[] =>
  explain(createPoliciesIntentDescriptor, value, "tolerant");
/** {@link parseReceivedCreatePoliciesIntent} as a Standard Schema. */
export const ReceivedCreatePoliciesIntentSchema: StandardSchema<CreatePoliciesIntent> = /* @__PURE__ */ standardSchema(
  parseReceivedCreatePoliciesIntent,
);

/** What a {@link CreatePoliciesResult} holds. */
export const createPoliciesResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePoliciesResult", {
  policyIds: { kind: "array", of: policyIdDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link CreatePoliciesResult} as it may be answered. */
export function isCreatePoliciesResult(value: unknown): value is CreatePoliciesResult {
  if (!isObject(value)) return false;
  const policyIds = value.policyIds;
  if (!Array.isArray(policyIds)) return false;
  for (let i = 0; i < policyIds.length; i++) {
    if (typeof policyIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreatePoliciesResult}, without explicit nulls, or its issues. */
export const parseCreatePoliciesResult = (value: unknown): ParseResult<CreatePoliciesResult> =>
  parse(isCreatePoliciesResult, createPoliciesResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePoliciesResult} as it may be answered. */
export const explainCreatePoliciesResult = (value: unknown): readonly Issue[] =>
  explain(createPoliciesResultDescriptor, value, "tolerant");
/** {@link parseCreatePoliciesResult} as a Standard Schema. */
export const CreatePoliciesResultSchema: StandardSchema<CreatePoliciesResult> =
  /* @__PURE__ */ standardSchema(parseCreatePoliciesResult);

/** What a {@link CreatePoliciesRequest} holds. */
export const createPoliciesRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePoliciesRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_POLICIES"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => createPoliciesIntentDescriptor,
});

const createPoliciesRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreatePoliciesRequest} fit to be sent. */
export function isCreatePoliciesRequest(value: unknown): value is CreatePoliciesRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_POLICIES") return false;
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
  if (!isCreatePoliciesIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createPoliciesRequestMembers);
}

/** The value as a {@link CreatePoliciesRequest}, without explicit nulls, or its issues. */
export const parseCreatePoliciesRequest = (value: unknown): ParseResult<CreatePoliciesRequest> =>
  parse(isCreatePoliciesRequest, createPoliciesRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link CreatePoliciesRequest} fit to be sent. */
export const explainCreatePoliciesRequest = (value: unknown): readonly Issue[] =>
  explain(createPoliciesRequestDescriptor, value, "strict");
/** {@link parseCreatePoliciesRequest} as a Standard Schema. */
export const CreatePoliciesRequestSchema: StandardSchema<CreatePoliciesRequest> =
  /* @__PURE__ */ standardSchema(parseCreatePoliciesRequest);

/** What a {@link CreatePoliciesResponse} holds. */
export const createPoliciesResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreatePoliciesResponse", {
  activity: () => createPoliciesActivityDescriptor,
});

/** Whether a value is a {@link CreatePoliciesResponse} as it may be answered. */
export function isCreatePoliciesResponse(value: unknown): value is CreatePoliciesResponse {
  if (!isObject(value) || !isCreatePoliciesActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreatePoliciesResponse}, without explicit nulls, or its issues. */
export const parseCreatePoliciesResponse = (value: unknown): ParseResult<CreatePoliciesResponse> =>
  parse(isCreatePoliciesResponse, createPoliciesResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreatePoliciesResponse} as it may be answered. */
export const explainCreatePoliciesResponse = (value: unknown): readonly Issue[] =>
  explain(createPoliciesResponseDescriptor, value, "tolerant");
/** {@link parseCreatePoliciesResponse} as a Standard Schema. */
export const CreatePoliciesResponseSchema: StandardSchema<CreatePoliciesResponse> =
  /* @__PURE__ */ standardSchema(parseCreatePoliciesResponse);
