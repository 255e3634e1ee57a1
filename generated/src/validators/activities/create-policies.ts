// Validators of the types in `activities/create-policies`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreatePoliciesActivity,
  CreatePoliciesIntent,
  CreatePoliciesRequest,
  CreatePoliciesResponse,
  CreatePoliciesResult,
} from "../../activities/create-policies.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
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
export const createPoliciesActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreatePoliciesActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_POLICIES"], open: false },
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
        members: [{ name: "createPoliciesIntent", type: () => createPoliciesIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "createPoliciesResult", type: () => createPoliciesResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link CreatePoliciesActivity}. */
function isCreatePoliciesActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreatePoliciesIntent(value.createPoliciesIntent)) return false;
  return true;
}

/** Member `result` of {@link CreatePoliciesActivity}. */
function isCreatePoliciesActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createPoliciesResult = value.createPoliciesResult;
  if (createPoliciesResult !== undefined) {
    if (createPoliciesResult === null) absent.nulls++;
    else if (!isCreatePoliciesResult(createPoliciesResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreatePoliciesActivity} as it may be answered. */
export function isCreatePoliciesActivity(value: unknown): value is CreatePoliciesActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_POLICIES") return false;
  if (!isCreatePoliciesActivityIntent(value.intent)) return false;
  if (!isCreatePoliciesActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link CreatePoliciesActivity}, without explicit nulls, or its issues. */
export function parseCreatePoliciesActivity(value: unknown): ParseResult<CreatePoliciesActivity> {
  return parse(isCreatePoliciesActivity, createPoliciesActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreatePoliciesActivity} as it may be answered. */
export function explainCreatePoliciesActivity(value: unknown): readonly Issue[] {
  return explain(createPoliciesActivityDescriptor, value, "tolerant");
}

/** {@link parseCreatePoliciesActivity} as a Standard Schema. */
export const CreatePoliciesActivitySchema: StandardSchema<CreatePoliciesActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreatePoliciesActivity,
);

/** What a {@link CreatePoliciesIntent} holds. */
export const createPoliciesIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreatePoliciesIntent",
  extra: false,
  members: [
    { name: "policies", type: { kind: "array", of: () => createPolicyIntentV3Descriptor, minItems: 1, maxItems: 100 } },
  ],
};

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
export function parseCreatePoliciesIntent(value: unknown): ParseResult<CreatePoliciesIntent> {
  return parse(isCreatePoliciesIntent, createPoliciesIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreatePoliciesIntent} fit to be sent. */
export function explainCreatePoliciesIntent(value: unknown): readonly Issue[] {
  return explain(createPoliciesIntentDescriptor, value, "strict");
}

/** {@link parseCreatePoliciesIntent} as a Standard Schema. */
export const CreatePoliciesIntentSchema: StandardSchema<CreatePoliciesIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreatePoliciesIntent,
);

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
export function parseReceivedCreatePoliciesIntent(value: unknown): ParseResult<CreatePoliciesIntent> {
  return parse(isReceivedCreatePoliciesIntent, createPoliciesIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreatePoliciesIntent} as it may be answered. */
export function explainReceivedCreatePoliciesIntent(value: unknown): readonly Issue[] {
  return explain(createPoliciesIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedCreatePoliciesIntent} as a Standard Schema. */
export const ReceivedCreatePoliciesIntentSchema: StandardSchema<CreatePoliciesIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedCreatePoliciesIntent,
);

/** What a {@link CreatePoliciesResult} holds. */
export const createPoliciesResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreatePoliciesResult",
  extra: false,
  members: [{ name: "policyIds", type: { kind: "array", of: policyIdDescriptor, minItems: 0, maxItems: 100 } }],
};

/** Whether a value is a {@link CreatePoliciesResult} as it may be answered. */
export function isCreatePoliciesResult(value: unknown): value is CreatePoliciesResult {
  if (!isObject(value)) return false;
  const policyIds = value.policyIds;
  if (!Array.isArray(policyIds)) return false;
  for (let i = 0; i < policyIds.length; i++) {
    const item: unknown = policyIds[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreatePoliciesResult}, without explicit nulls, or its issues. */
export function parseCreatePoliciesResult(value: unknown): ParseResult<CreatePoliciesResult> {
  return parse(isCreatePoliciesResult, createPoliciesResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreatePoliciesResult} as it may be answered. */
export function explainCreatePoliciesResult(value: unknown): readonly Issue[] {
  return explain(createPoliciesResultDescriptor, value, "tolerant");
}

/** {@link parseCreatePoliciesResult} as a Standard Schema. */
export const CreatePoliciesResultSchema: StandardSchema<CreatePoliciesResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreatePoliciesResult,
);

/** What a {@link CreatePoliciesRequest} holds. */
export const createPoliciesRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreatePoliciesRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_POLICIES"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createPoliciesIntentDescriptor },
  ],
};

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
export function parseCreatePoliciesRequest(value: unknown): ParseResult<CreatePoliciesRequest> {
  return parse(isCreatePoliciesRequest, createPoliciesRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreatePoliciesRequest} fit to be sent. */
export function explainCreatePoliciesRequest(value: unknown): readonly Issue[] {
  return explain(createPoliciesRequestDescriptor, value, "strict");
}

/** {@link parseCreatePoliciesRequest} as a Standard Schema. */
export const CreatePoliciesRequestSchema: StandardSchema<CreatePoliciesRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreatePoliciesRequest,
);

/** What a {@link CreatePoliciesResponse} holds. */
export const createPoliciesResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreatePoliciesResponse",
  extra: false,
  members: [{ name: "activity", type: () => createPoliciesActivityDescriptor }],
};

/** Whether a value is a {@link CreatePoliciesResponse} as it may be answered. */
export function isCreatePoliciesResponse(value: unknown): value is CreatePoliciesResponse {
  if (!isObject(value)) return false;
  if (!isCreatePoliciesActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreatePoliciesResponse}, without explicit nulls, or its issues. */
export function parseCreatePoliciesResponse(value: unknown): ParseResult<CreatePoliciesResponse> {
  return parse(isCreatePoliciesResponse, createPoliciesResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreatePoliciesResponse} as it may be answered. */
export function explainCreatePoliciesResponse(value: unknown): readonly Issue[] {
  return explain(createPoliciesResponseDescriptor, value, "tolerant");
}

/** {@link parseCreatePoliciesResponse} as a Standard Schema. */
export const CreatePoliciesResponseSchema: StandardSchema<CreatePoliciesResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreatePoliciesResponse,
);
