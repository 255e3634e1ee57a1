// Validators of the types in `activities/create-authenticators`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreateAuthenticatorsActivity,
  CreateAuthenticatorsActivityV2,
  CreateAuthenticatorsBody,
  CreateAuthenticatorsIntent,
  CreateAuthenticatorsIntentV2,
  CreateAuthenticatorsRequest,
  CreateAuthenticatorsRequestV2,
  CreateAuthenticatorsResponse,
  CreateAuthenticatorsResponseV2,
  CreateAuthenticatorsResult,
} from "../../activities/create-authenticators.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor, UnionDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { isActivityBase } from "../activity.js";
import { activityStatusDescriptor } from "../enums.js";
import {
  activityIdDescriptor,
  authenticatorIdDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import {
  authenticatorParamsDescriptor,
  authenticatorParamsV2Descriptor,
  isAuthenticatorParams,
  isAuthenticatorParamsV2,
  isReceivedAuthenticatorParams,
  isReceivedAuthenticatorParamsV2,
} from "../shapes/credentials.js";

/** What a {@link CreateAuthenticatorsActivity} holds. */
export const createAuthenticatorsActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateAuthenticatorsActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_AUTHENTICATORS"], open: false },
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
        members: [{ name: "createAuthenticatorsIntent", type: () => createAuthenticatorsIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "createAuthenticatorsResult", type: () => createAuthenticatorsResultDescriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link CreateAuthenticatorsActivity}. */
function isCreateAuthenticatorsActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreateAuthenticatorsIntent(value.createAuthenticatorsIntent)) return false;
  return true;
}

/** Member `result` of {@link CreateAuthenticatorsActivity}. */
function isCreateAuthenticatorsActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createAuthenticatorsResult = value.createAuthenticatorsResult;
  if (createAuthenticatorsResult !== undefined) {
    if (createAuthenticatorsResult === null) absent.nulls++;
    else if (!isCreateAuthenticatorsResult(createAuthenticatorsResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreateAuthenticatorsActivity} as it may be answered. */
export function isCreateAuthenticatorsActivity(value: unknown): value is CreateAuthenticatorsActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_AUTHENTICATORS") return false;
  if (!isCreateAuthenticatorsActivityIntent(value.intent)) return false;
  if (!isCreateAuthenticatorsActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link CreateAuthenticatorsActivity}, without explicit nulls, or its issues. */
export function parseCreateAuthenticatorsActivity(value: unknown): ParseResult<CreateAuthenticatorsActivity> {
  return parse(isCreateAuthenticatorsActivity, createAuthenticatorsActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateAuthenticatorsActivity} as it may be answered. */
export function explainCreateAuthenticatorsActivity(value: unknown): readonly Issue[] {
  return explain(createAuthenticatorsActivityDescriptor, value, "tolerant");
}

/** {@link parseCreateAuthenticatorsActivity} as a Standard Schema. */
export const CreateAuthenticatorsActivitySchema: StandardSchema<CreateAuthenticatorsActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateAuthenticatorsActivity);

/** What a {@link CreateAuthenticatorsIntent} holds. */
export const createAuthenticatorsIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateAuthenticatorsIntent",
  extra: false,
  members: [
    {
      name: "authenticators",
      type: { kind: "array", of: () => authenticatorParamsDescriptor, minItems: 1, maxItems: 100 },
    },
    { name: "userId", type: userIdDescriptor },
  ],
};

const createAuthenticatorsIntentMembers = ["authenticators", "userId"];

/** Whether a value is a {@link CreateAuthenticatorsIntent} fit to be sent. */
export function isCreateAuthenticatorsIntent(value: unknown): value is CreateAuthenticatorsIntent {
  if (!isObject(value)) return false;
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100 || authenticators.length === 0) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isAuthenticatorParams(authenticators[i])) return false;
  }
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, createAuthenticatorsIntentMembers);
}

/** The value as a {@link CreateAuthenticatorsIntent}, without explicit nulls, or its issues. */
export function parseCreateAuthenticatorsIntent(value: unknown): ParseResult<CreateAuthenticatorsIntent> {
  return parse(isCreateAuthenticatorsIntent, createAuthenticatorsIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateAuthenticatorsIntent} fit to be sent. */
export function explainCreateAuthenticatorsIntent(value: unknown): readonly Issue[] {
  return explain(createAuthenticatorsIntentDescriptor, value, "strict");
}

/** {@link parseCreateAuthenticatorsIntent} as a Standard Schema. */
export const CreateAuthenticatorsIntentSchema: StandardSchema<CreateAuthenticatorsIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateAuthenticatorsIntent);

/** Whether a value is a {@link CreateAuthenticatorsIntent} as it may be answered. */
export function isReceivedCreateAuthenticatorsIntent(value: unknown): value is CreateAuthenticatorsIntent {
  if (!isObject(value)) return false;
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators)) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isReceivedAuthenticatorParams(authenticators[i])) return false;
  }
  const userId = value.userId;
  if (typeof userId !== "string") return false;
  return true;
}

/** The value as a {@link CreateAuthenticatorsIntent}, without explicit nulls, or its issues. */
export function parseReceivedCreateAuthenticatorsIntent(value: unknown): ParseResult<CreateAuthenticatorsIntent> {
  return parse(isReceivedCreateAuthenticatorsIntent, createAuthenticatorsIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateAuthenticatorsIntent} as it may be answered. */
export function explainReceivedCreateAuthenticatorsIntent(value: unknown): readonly Issue[] {
  return explain(createAuthenticatorsIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedCreateAuthenticatorsIntent} as a Standard Schema. */
export const ReceivedCreateAuthenticatorsIntentSchema: StandardSchema<CreateAuthenticatorsIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedCreateAuthenticatorsIntent);

/** What a {@link CreateAuthenticatorsResult} holds. */
export const createAuthenticatorsResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateAuthenticatorsResult",
  extra: false,
  members: [
    { name: "authenticatorIds", type: { kind: "array", of: authenticatorIdDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

/** Whether a value is a {@link CreateAuthenticatorsResult} as it may be answered. */
export function isCreateAuthenticatorsResult(value: unknown): value is CreateAuthenticatorsResult {
  if (!isObject(value)) return false;
  const authenticatorIds = value.authenticatorIds;
  if (!Array.isArray(authenticatorIds)) return false;
  for (let i = 0; i < authenticatorIds.length; i++) {
    const item: unknown = authenticatorIds[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreateAuthenticatorsResult}, without explicit nulls, or its issues. */
export function parseCreateAuthenticatorsResult(value: unknown): ParseResult<CreateAuthenticatorsResult> {
  return parse(isCreateAuthenticatorsResult, createAuthenticatorsResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateAuthenticatorsResult} as it may be answered. */
export function explainCreateAuthenticatorsResult(value: unknown): readonly Issue[] {
  return explain(createAuthenticatorsResultDescriptor, value, "tolerant");
}

/** {@link parseCreateAuthenticatorsResult} as a Standard Schema. */
export const CreateAuthenticatorsResultSchema: StandardSchema<CreateAuthenticatorsResult> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateAuthenticatorsResult);

/** What a {@link CreateAuthenticatorsActivityV2} holds. */
export const createAuthenticatorsActivityV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateAuthenticatorsActivityV2",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2"], open: false },
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
        members: [{ name: "createAuthenticatorsIntentV2", type: () => createAuthenticatorsIntentV2Descriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "createAuthenticatorsResult", type: () => createAuthenticatorsResultDescriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link CreateAuthenticatorsActivityV2}. */
function isCreateAuthenticatorsActivityV2Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreateAuthenticatorsIntentV2(value.createAuthenticatorsIntentV2)) return false;
  return true;
}

/** Member `result` of {@link CreateAuthenticatorsActivityV2}. */
function isCreateAuthenticatorsActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createAuthenticatorsResult = value.createAuthenticatorsResult;
  if (createAuthenticatorsResult !== undefined) {
    if (createAuthenticatorsResult === null) absent.nulls++;
    else if (!isCreateAuthenticatorsResult(createAuthenticatorsResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreateAuthenticatorsActivityV2} as it may be answered. */
export function isCreateAuthenticatorsActivityV2(value: unknown): value is CreateAuthenticatorsActivityV2 {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2") return false;
  if (!isCreateAuthenticatorsActivityV2Intent(value.intent)) return false;
  if (!isCreateAuthenticatorsActivityV2Result(value.result)) return false;
  return true;
}

/** The value as a {@link CreateAuthenticatorsActivityV2}, without explicit nulls, or its issues. */
export function parseCreateAuthenticatorsActivityV2(value: unknown): ParseResult<CreateAuthenticatorsActivityV2> {
  return parse(isCreateAuthenticatorsActivityV2, createAuthenticatorsActivityV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateAuthenticatorsActivityV2} as it may be answered. */
export function explainCreateAuthenticatorsActivityV2(value: unknown): readonly Issue[] {
  return explain(createAuthenticatorsActivityV2Descriptor, value, "tolerant");
}

/** {@link parseCreateAuthenticatorsActivityV2} as a Standard Schema. */
export const CreateAuthenticatorsActivityV2Schema: StandardSchema<CreateAuthenticatorsActivityV2> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateAuthenticatorsActivityV2);

/** What a {@link CreateAuthenticatorsIntentV2} holds. */
export const createAuthenticatorsIntentV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateAuthenticatorsIntentV2",
  extra: false,
  members: [
    {
      name: "authenticators",
      type: { kind: "array", of: () => authenticatorParamsV2Descriptor, minItems: 1, maxItems: 100 },
    },
    { name: "userId", type: userIdDescriptor },
  ],
};

const createAuthenticatorsIntentV2Members = ["authenticators", "userId"];

/** Whether a value is a {@link CreateAuthenticatorsIntentV2} fit to be sent. */
export function isCreateAuthenticatorsIntentV2(value: unknown): value is CreateAuthenticatorsIntentV2 {
  if (!isObject(value)) return false;
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100 || authenticators.length === 0) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isAuthenticatorParamsV2(authenticators[i])) return false;
  }
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, createAuthenticatorsIntentV2Members);
}

/** The value as a {@link CreateAuthenticatorsIntentV2}, without explicit nulls, or its issues. */
export function parseCreateAuthenticatorsIntentV2(value: unknown): ParseResult<CreateAuthenticatorsIntentV2> {
  return parse(isCreateAuthenticatorsIntentV2, createAuthenticatorsIntentV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateAuthenticatorsIntentV2} fit to be sent. */
export function explainCreateAuthenticatorsIntentV2(value: unknown): readonly Issue[] {
  return explain(createAuthenticatorsIntentV2Descriptor, value, "strict");
}

/** {@link parseCreateAuthenticatorsIntentV2} as a Standard Schema. */
export const CreateAuthenticatorsIntentV2Schema: StandardSchema<CreateAuthenticatorsIntentV2> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateAuthenticatorsIntentV2);

/** Whether a value is a {@link CreateAuthenticatorsIntentV2} as it may be answered. */
export function isReceivedCreateAuthenticatorsIntentV2(value: unknown): value is CreateAuthenticatorsIntentV2 {
  if (!isObject(value)) return false;
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators)) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isReceivedAuthenticatorParamsV2(authenticators[i])) return false;
  }
  const userId = value.userId;
  if (typeof userId !== "string") return false;
  return true;
}

/** The value as a {@link CreateAuthenticatorsIntentV2}, without explicit nulls, or its issues. */
export function parseReceivedCreateAuthenticatorsIntentV2(value: unknown): ParseResult<CreateAuthenticatorsIntentV2> {
  return parse(isReceivedCreateAuthenticatorsIntentV2, createAuthenticatorsIntentV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateAuthenticatorsIntentV2} as it may be answered. */
export function explainReceivedCreateAuthenticatorsIntentV2(value: unknown): readonly Issue[] {
  return explain(createAuthenticatorsIntentV2Descriptor, value, "tolerant");
}

/** {@link parseReceivedCreateAuthenticatorsIntentV2} as a Standard Schema. */
export const ReceivedCreateAuthenticatorsIntentV2Schema: StandardSchema<CreateAuthenticatorsIntentV2> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedCreateAuthenticatorsIntentV2);

/** What a {@link CreateAuthenticatorsRequest} holds. */
export const createAuthenticatorsRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateAuthenticatorsRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_AUTHENTICATORS"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createAuthenticatorsIntentDescriptor },
  ],
};

const createAuthenticatorsRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreateAuthenticatorsRequest} fit to be sent. */
export function isCreateAuthenticatorsRequest(value: unknown): value is CreateAuthenticatorsRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_AUTHENTICATORS") return false;
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
  if (!isCreateAuthenticatorsIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createAuthenticatorsRequestMembers);
}

/** The value as a {@link CreateAuthenticatorsRequest}, without explicit nulls, or its issues. */
export function parseCreateAuthenticatorsRequest(value: unknown): ParseResult<CreateAuthenticatorsRequest> {
  return parse(isCreateAuthenticatorsRequest, createAuthenticatorsRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateAuthenticatorsRequest} fit to be sent. */
export function explainCreateAuthenticatorsRequest(value: unknown): readonly Issue[] {
  return explain(createAuthenticatorsRequestDescriptor, value, "strict");
}

/** {@link parseCreateAuthenticatorsRequest} as a Standard Schema. */
export const CreateAuthenticatorsRequestSchema: StandardSchema<CreateAuthenticatorsRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateAuthenticatorsRequest);

/** What a {@link CreateAuthenticatorsResponse} holds. */
export const createAuthenticatorsResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateAuthenticatorsResponse",
  extra: false,
  members: [{ name: "activity", type: () => createAuthenticatorsActivityDescriptor }],
};

/** Whether a value is a {@link CreateAuthenticatorsResponse} as it may be answered. */
export function isCreateAuthenticatorsResponse(value: unknown): value is CreateAuthenticatorsResponse {
  if (!isObject(value)) return false;
  if (!isCreateAuthenticatorsActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateAuthenticatorsResponse}, without explicit nulls, or its issues. */
export function parseCreateAuthenticatorsResponse(value: unknown): ParseResult<CreateAuthenticatorsResponse> {
  return parse(isCreateAuthenticatorsResponse, createAuthenticatorsResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateAuthenticatorsResponse} as it may be answered. */
export function explainCreateAuthenticatorsResponse(value: unknown): readonly Issue[] {
  return explain(createAuthenticatorsResponseDescriptor, value, "tolerant");
}

/** {@link parseCreateAuthenticatorsResponse} as a Standard Schema. */
export const CreateAuthenticatorsResponseSchema: StandardSchema<CreateAuthenticatorsResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateAuthenticatorsResponse);

/** What a {@link CreateAuthenticatorsRequestV2} holds. */
export const createAuthenticatorsRequestV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateAuthenticatorsRequestV2",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createAuthenticatorsIntentV2Descriptor },
  ],
};

const createAuthenticatorsRequestV2Members = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link CreateAuthenticatorsRequestV2} fit to be sent. */
export function isCreateAuthenticatorsRequestV2(value: unknown): value is CreateAuthenticatorsRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2") return false;
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
  if (!isCreateAuthenticatorsIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createAuthenticatorsRequestV2Members);
}

/** The value as a {@link CreateAuthenticatorsRequestV2}, without explicit nulls, or its issues. */
export function parseCreateAuthenticatorsRequestV2(value: unknown): ParseResult<CreateAuthenticatorsRequestV2> {
  return parse(isCreateAuthenticatorsRequestV2, createAuthenticatorsRequestV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateAuthenticatorsRequestV2} fit to be sent. */
export function explainCreateAuthenticatorsRequestV2(value: unknown): readonly Issue[] {
  return explain(createAuthenticatorsRequestV2Descriptor, value, "strict");
}

/** {@link parseCreateAuthenticatorsRequestV2} as a Standard Schema. */
export const CreateAuthenticatorsRequestV2Schema: StandardSchema<CreateAuthenticatorsRequestV2> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateAuthenticatorsRequestV2);

/** What a {@link CreateAuthenticatorsResponseV2} holds. */
export const createAuthenticatorsResponseV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateAuthenticatorsResponseV2",
  extra: false,
  members: [{ name: "activity", type: () => createAuthenticatorsActivityV2Descriptor }],
};

/** Whether a value is a {@link CreateAuthenticatorsResponseV2} as it may be answered. */
export function isCreateAuthenticatorsResponseV2(value: unknown): value is CreateAuthenticatorsResponseV2 {
  if (!isObject(value)) return false;
  if (!isCreateAuthenticatorsActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateAuthenticatorsResponseV2}, without explicit nulls, or its issues. */
export function parseCreateAuthenticatorsResponseV2(value: unknown): ParseResult<CreateAuthenticatorsResponseV2> {
  return parse(isCreateAuthenticatorsResponseV2, createAuthenticatorsResponseV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateAuthenticatorsResponseV2} as it may be answered. */
export function explainCreateAuthenticatorsResponseV2(value: unknown): readonly Issue[] {
  return explain(createAuthenticatorsResponseV2Descriptor, value, "tolerant");
}

/** {@link parseCreateAuthenticatorsResponseV2} as a Standard Schema. */
export const CreateAuthenticatorsResponseV2Schema: StandardSchema<CreateAuthenticatorsResponseV2> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateAuthenticatorsResponseV2);

/** What a {@link CreateAuthenticatorsBody} holds. */
export const createAuthenticatorsBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "CreateAuthenticatorsBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS", type: () => createAuthenticatorsRequestDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2", type: () => createAuthenticatorsRequestV2Descriptor },
  ],
};

/** Whether a value is a {@link CreateAuthenticatorsBody} fit to be sent. */
export function isCreateAuthenticatorsBody(value: unknown): value is CreateAuthenticatorsBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_CREATE_AUTHENTICATORS":
      return isCreateAuthenticatorsRequest(value);
    case "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2":
      return isCreateAuthenticatorsRequestV2(value);
    default:
      return false;
  }
}

/** The value as a {@link CreateAuthenticatorsBody}, without explicit nulls, or its issues. */
export function parseCreateAuthenticatorsBody(value: unknown): ParseResult<CreateAuthenticatorsBody> {
  return parse(isCreateAuthenticatorsBody, createAuthenticatorsBodyDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateAuthenticatorsBody} fit to be sent. */
export function explainCreateAuthenticatorsBody(value: unknown): readonly Issue[] {
  return explain(createAuthenticatorsBodyDescriptor, value, "strict");
}

/** {@link parseCreateAuthenticatorsBody} as a Standard Schema. */
export const CreateAuthenticatorsBodySchema: StandardSchema<CreateAuthenticatorsBody> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreateAuthenticatorsBody,
);
