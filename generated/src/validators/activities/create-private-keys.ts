// Validators of the types in `activities/create-private-keys`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreatePrivateKeysActivity,
  CreatePrivateKeysActivityV2,
  CreatePrivateKeysBody,
  CreatePrivateKeysIntent,
  CreatePrivateKeysIntentV2,
  CreatePrivateKeysRequest,
  CreatePrivateKeysRequestV2,
  CreatePrivateKeysResponse,
  CreatePrivateKeysResponseV2,
  CreatePrivateKeysResult,
  CreatePrivateKeysResultV2,
} from "../../activities/create-private-keys.js";
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
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  privateKeyIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import {
  isPrivateKeyParams,
  isPrivateKeyResult,
  isReceivedPrivateKeyParams,
  privateKeyParamsDescriptor,
  privateKeyResultDescriptor,
} from "../shapes/private-keys.js";

/** What a {@link CreatePrivateKeysActivity} holds. */
export const createPrivateKeysActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreatePrivateKeysActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_PRIVATE_KEYS"], open: false },
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
        members: [{ name: "createPrivateKeysIntent", type: () => createPrivateKeysIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "createPrivateKeysResult", type: () => createPrivateKeysResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link CreatePrivateKeysActivity}. */
function isCreatePrivateKeysActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreatePrivateKeysIntent(value.createPrivateKeysIntent)) return false;
  return true;
}

/** Member `result` of {@link CreatePrivateKeysActivity}. */
function isCreatePrivateKeysActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createPrivateKeysResult = value.createPrivateKeysResult;
  if (createPrivateKeysResult !== undefined) {
    if (createPrivateKeysResult === null) absent.nulls++;
    else if (!isCreatePrivateKeysResult(createPrivateKeysResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreatePrivateKeysActivity} as it may be answered. */
export function isCreatePrivateKeysActivity(value: unknown): value is CreatePrivateKeysActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS") return false;
  if (!isCreatePrivateKeysActivityIntent(value.intent)) return false;
  if (!isCreatePrivateKeysActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link CreatePrivateKeysActivity}, without explicit nulls, or its issues. */
export function parseCreatePrivateKeysActivity(value: unknown): ParseResult<CreatePrivateKeysActivity> {
  return parse(isCreatePrivateKeysActivity, createPrivateKeysActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreatePrivateKeysActivity} as it may be answered. */
export function explainCreatePrivateKeysActivity(value: unknown): readonly Issue[] {
  return explain(createPrivateKeysActivityDescriptor, value, "tolerant");
}

/** {@link parseCreatePrivateKeysActivity} as a Standard Schema. */
export const CreatePrivateKeysActivitySchema: StandardSchema<CreatePrivateKeysActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseCreatePrivateKeysActivity);

/** What a {@link CreatePrivateKeysIntent} holds. */
export const createPrivateKeysIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreatePrivateKeysIntent",
  extra: false,
  members: [
    { name: "privateKeys", type: { kind: "array", of: () => privateKeyParamsDescriptor, minItems: 1, maxItems: 100 } },
  ],
};

const createPrivateKeysIntentMembers = ["privateKeys"];

/** Whether a value is a {@link CreatePrivateKeysIntent} fit to be sent. */
export function isCreatePrivateKeysIntent(value: unknown): value is CreatePrivateKeysIntent {
  if (!isObject(value)) return false;
  const privateKeys = value.privateKeys;
  if (!Array.isArray(privateKeys) || privateKeys.length > 100 || privateKeys.length === 0) return false;
  for (let i = 0; i < privateKeys.length; i++) {
    if (!isPrivateKeyParams(privateKeys[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, createPrivateKeysIntentMembers);
}

/** The value as a {@link CreatePrivateKeysIntent}, without explicit nulls, or its issues. */
export function parseCreatePrivateKeysIntent(value: unknown): ParseResult<CreatePrivateKeysIntent> {
  return parse(isCreatePrivateKeysIntent, createPrivateKeysIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreatePrivateKeysIntent} fit to be sent. */
export function explainCreatePrivateKeysIntent(value: unknown): readonly Issue[] {
  return explain(createPrivateKeysIntentDescriptor, value, "strict");
}

/** {@link parseCreatePrivateKeysIntent} as a Standard Schema. */
export const CreatePrivateKeysIntentSchema: StandardSchema<CreatePrivateKeysIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreatePrivateKeysIntent,
);

/** Whether a value is a {@link CreatePrivateKeysIntent} as it may be answered. */
export function isReceivedCreatePrivateKeysIntent(value: unknown): value is CreatePrivateKeysIntent {
  if (!isObject(value)) return false;
  const privateKeys = value.privateKeys;
  if (!Array.isArray(privateKeys)) return false;
  for (let i = 0; i < privateKeys.length; i++) {
    if (!isReceivedPrivateKeyParams(privateKeys[i])) return false;
  }
  return true;
}

/** The value as a {@link CreatePrivateKeysIntent}, without explicit nulls, or its issues. */
export function parseReceivedCreatePrivateKeysIntent(value: unknown): ParseResult<CreatePrivateKeysIntent> {
  return parse(isReceivedCreatePrivateKeysIntent, createPrivateKeysIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreatePrivateKeysIntent} as it may be answered. */
export function explainReceivedCreatePrivateKeysIntent(value: unknown): readonly Issue[] {
  return explain(createPrivateKeysIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedCreatePrivateKeysIntent} as a Standard Schema. */
export const ReceivedCreatePrivateKeysIntentSchema: StandardSchema<CreatePrivateKeysIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedCreatePrivateKeysIntent);

/** What a {@link CreatePrivateKeysResult} holds. */
export const createPrivateKeysResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreatePrivateKeysResult",
  extra: false,
  members: [{ name: "privateKeyIds", type: { kind: "array", of: privateKeyIdDescriptor, minItems: 0, maxItems: 100 } }],
};

/** Whether a value is a {@link CreatePrivateKeysResult} as it may be answered. */
export function isCreatePrivateKeysResult(value: unknown): value is CreatePrivateKeysResult {
  if (!isObject(value)) return false;
  const privateKeyIds = value.privateKeyIds;
  if (!Array.isArray(privateKeyIds)) return false;
  for (let i = 0; i < privateKeyIds.length; i++) {
    const item: unknown = privateKeyIds[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreatePrivateKeysResult}, without explicit nulls, or its issues. */
export function parseCreatePrivateKeysResult(value: unknown): ParseResult<CreatePrivateKeysResult> {
  return parse(isCreatePrivateKeysResult, createPrivateKeysResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreatePrivateKeysResult} as it may be answered. */
export function explainCreatePrivateKeysResult(value: unknown): readonly Issue[] {
  return explain(createPrivateKeysResultDescriptor, value, "tolerant");
}

/** {@link parseCreatePrivateKeysResult} as a Standard Schema. */
export const CreatePrivateKeysResultSchema: StandardSchema<CreatePrivateKeysResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreatePrivateKeysResult,
);

/** What a {@link CreatePrivateKeysActivityV2} holds. */
export const createPrivateKeysActivityV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreatePrivateKeysActivityV2",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2"], open: false },
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
        members: [{ name: "createPrivateKeysIntentV2", type: () => createPrivateKeysIntentV2Descriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "createPrivateKeysResultV2", type: () => createPrivateKeysResultV2Descriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link CreatePrivateKeysActivityV2}. */
function isCreatePrivateKeysActivityV2Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreatePrivateKeysIntentV2(value.createPrivateKeysIntentV2)) return false;
  return true;
}

/** Member `result` of {@link CreatePrivateKeysActivityV2}. */
function isCreatePrivateKeysActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createPrivateKeysResultV2 = value.createPrivateKeysResultV2;
  if (createPrivateKeysResultV2 !== undefined) {
    if (createPrivateKeysResultV2 === null) absent.nulls++;
    else if (!isCreatePrivateKeysResultV2(createPrivateKeysResultV2)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreatePrivateKeysActivityV2} as it may be answered. */
export function isCreatePrivateKeysActivityV2(value: unknown): value is CreatePrivateKeysActivityV2 {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2") return false;
  if (!isCreatePrivateKeysActivityV2Intent(value.intent)) return false;
  if (!isCreatePrivateKeysActivityV2Result(value.result)) return false;
  return true;
}

/** The value as a {@link CreatePrivateKeysActivityV2}, without explicit nulls, or its issues. */
export function parseCreatePrivateKeysActivityV2(value: unknown): ParseResult<CreatePrivateKeysActivityV2> {
  return parse(isCreatePrivateKeysActivityV2, createPrivateKeysActivityV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreatePrivateKeysActivityV2} as it may be answered. */
export function explainCreatePrivateKeysActivityV2(value: unknown): readonly Issue[] {
  return explain(createPrivateKeysActivityV2Descriptor, value, "tolerant");
}

/** {@link parseCreatePrivateKeysActivityV2} as a Standard Schema. */
export const CreatePrivateKeysActivityV2Schema: StandardSchema<CreatePrivateKeysActivityV2> =
  /* @__PURE__ */ standardSchema("countersign", parseCreatePrivateKeysActivityV2);

/** What a {@link CreatePrivateKeysIntentV2} holds. */
export const createPrivateKeysIntentV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreatePrivateKeysIntentV2",
  extra: false,
  members: [
    { name: "privateKeys", type: { kind: "array", of: () => privateKeyParamsDescriptor, minItems: 1, maxItems: 100 } },
  ],
};

const createPrivateKeysIntentV2Members = ["privateKeys"];

/** Whether a value is a {@link CreatePrivateKeysIntentV2} fit to be sent. */
export function isCreatePrivateKeysIntentV2(value: unknown): value is CreatePrivateKeysIntentV2 {
  if (!isObject(value)) return false;
  const privateKeys = value.privateKeys;
  if (!Array.isArray(privateKeys) || privateKeys.length > 100 || privateKeys.length === 0) return false;
  for (let i = 0; i < privateKeys.length; i++) {
    if (!isPrivateKeyParams(privateKeys[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, createPrivateKeysIntentV2Members);
}

/** The value as a {@link CreatePrivateKeysIntentV2}, without explicit nulls, or its issues. */
export function parseCreatePrivateKeysIntentV2(value: unknown): ParseResult<CreatePrivateKeysIntentV2> {
  return parse(isCreatePrivateKeysIntentV2, createPrivateKeysIntentV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link CreatePrivateKeysIntentV2} fit to be sent. */
export function explainCreatePrivateKeysIntentV2(value: unknown): readonly Issue[] {
  return explain(createPrivateKeysIntentV2Descriptor, value, "strict");
}

/** {@link parseCreatePrivateKeysIntentV2} as a Standard Schema. */
export const CreatePrivateKeysIntentV2Schema: StandardSchema<CreatePrivateKeysIntentV2> =
  /* @__PURE__ */ standardSchema("countersign", parseCreatePrivateKeysIntentV2);

/** Whether a value is a {@link CreatePrivateKeysIntentV2} as it may be answered. */
export function isReceivedCreatePrivateKeysIntentV2(value: unknown): value is CreatePrivateKeysIntentV2 {
  if (!isObject(value)) return false;
  const privateKeys = value.privateKeys;
  if (!Array.isArray(privateKeys)) return false;
  for (let i = 0; i < privateKeys.length; i++) {
    if (!isReceivedPrivateKeyParams(privateKeys[i])) return false;
  }
  return true;
}

/** The value as a {@link CreatePrivateKeysIntentV2}, without explicit nulls, or its issues. */
export function parseReceivedCreatePrivateKeysIntentV2(value: unknown): ParseResult<CreatePrivateKeysIntentV2> {
  return parse(isReceivedCreatePrivateKeysIntentV2, createPrivateKeysIntentV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreatePrivateKeysIntentV2} as it may be answered. */
export function explainReceivedCreatePrivateKeysIntentV2(value: unknown): readonly Issue[] {
  return explain(createPrivateKeysIntentV2Descriptor, value, "tolerant");
}

/** {@link parseReceivedCreatePrivateKeysIntentV2} as a Standard Schema. */
export const ReceivedCreatePrivateKeysIntentV2Schema: StandardSchema<CreatePrivateKeysIntentV2> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedCreatePrivateKeysIntentV2);

/** What a {@link CreatePrivateKeysResultV2} holds. */
export const createPrivateKeysResultV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreatePrivateKeysResultV2",
  extra: false,
  members: [
    { name: "privateKeys", type: { kind: "array", of: () => privateKeyResultDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

/** Whether a value is a {@link CreatePrivateKeysResultV2} as it may be answered. */
export function isCreatePrivateKeysResultV2(value: unknown): value is CreatePrivateKeysResultV2 {
  if (!isObject(value)) return false;
  const privateKeys = value.privateKeys;
  if (!Array.isArray(privateKeys)) return false;
  for (let i = 0; i < privateKeys.length; i++) {
    if (!isPrivateKeyResult(privateKeys[i])) return false;
  }
  return true;
}

/** The value as a {@link CreatePrivateKeysResultV2}, without explicit nulls, or its issues. */
export function parseCreatePrivateKeysResultV2(value: unknown): ParseResult<CreatePrivateKeysResultV2> {
  return parse(isCreatePrivateKeysResultV2, createPrivateKeysResultV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreatePrivateKeysResultV2} as it may be answered. */
export function explainCreatePrivateKeysResultV2(value: unknown): readonly Issue[] {
  return explain(createPrivateKeysResultV2Descriptor, value, "tolerant");
}

/** {@link parseCreatePrivateKeysResultV2} as a Standard Schema. */
export const CreatePrivateKeysResultV2Schema: StandardSchema<CreatePrivateKeysResultV2> =
  /* @__PURE__ */ standardSchema("countersign", parseCreatePrivateKeysResultV2);

/** What a {@link CreatePrivateKeysRequest} holds. */
export const createPrivateKeysRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreatePrivateKeysRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_PRIVATE_KEYS"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createPrivateKeysIntentDescriptor },
  ],
};

const createPrivateKeysRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreatePrivateKeysRequest} fit to be sent. */
export function isCreatePrivateKeysRequest(value: unknown): value is CreatePrivateKeysRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS") return false;
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
  if (!isCreatePrivateKeysIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createPrivateKeysRequestMembers);
}

/** The value as a {@link CreatePrivateKeysRequest}, without explicit nulls, or its issues. */
export function parseCreatePrivateKeysRequest(value: unknown): ParseResult<CreatePrivateKeysRequest> {
  return parse(isCreatePrivateKeysRequest, createPrivateKeysRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreatePrivateKeysRequest} fit to be sent. */
export function explainCreatePrivateKeysRequest(value: unknown): readonly Issue[] {
  return explain(createPrivateKeysRequestDescriptor, value, "strict");
}

/** {@link parseCreatePrivateKeysRequest} as a Standard Schema. */
export const CreatePrivateKeysRequestSchema: StandardSchema<CreatePrivateKeysRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreatePrivateKeysRequest,
);

/** What a {@link CreatePrivateKeysResponse} holds. */
export const createPrivateKeysResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreatePrivateKeysResponse",
  extra: false,
  members: [{ name: "activity", type: () => createPrivateKeysActivityDescriptor }],
};

/** Whether a value is a {@link CreatePrivateKeysResponse} as it may be answered. */
export function isCreatePrivateKeysResponse(value: unknown): value is CreatePrivateKeysResponse {
  if (!isObject(value)) return false;
  if (!isCreatePrivateKeysActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreatePrivateKeysResponse}, without explicit nulls, or its issues. */
export function parseCreatePrivateKeysResponse(value: unknown): ParseResult<CreatePrivateKeysResponse> {
  return parse(isCreatePrivateKeysResponse, createPrivateKeysResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreatePrivateKeysResponse} as it may be answered. */
export function explainCreatePrivateKeysResponse(value: unknown): readonly Issue[] {
  return explain(createPrivateKeysResponseDescriptor, value, "tolerant");
}

/** {@link parseCreatePrivateKeysResponse} as a Standard Schema. */
export const CreatePrivateKeysResponseSchema: StandardSchema<CreatePrivateKeysResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseCreatePrivateKeysResponse);

/** What a {@link CreatePrivateKeysRequestV2} holds. */
export const createPrivateKeysRequestV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreatePrivateKeysRequestV2",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createPrivateKeysIntentV2Descriptor },
  ],
};

const createPrivateKeysRequestV2Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreatePrivateKeysRequestV2} fit to be sent. */
export function isCreatePrivateKeysRequestV2(value: unknown): value is CreatePrivateKeysRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2") return false;
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
  if (!isCreatePrivateKeysIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createPrivateKeysRequestV2Members);
}

/** The value as a {@link CreatePrivateKeysRequestV2}, without explicit nulls, or its issues. */
export function parseCreatePrivateKeysRequestV2(value: unknown): ParseResult<CreatePrivateKeysRequestV2> {
  return parse(isCreatePrivateKeysRequestV2, createPrivateKeysRequestV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link CreatePrivateKeysRequestV2} fit to be sent. */
export function explainCreatePrivateKeysRequestV2(value: unknown): readonly Issue[] {
  return explain(createPrivateKeysRequestV2Descriptor, value, "strict");
}

/** {@link parseCreatePrivateKeysRequestV2} as a Standard Schema. */
export const CreatePrivateKeysRequestV2Schema: StandardSchema<CreatePrivateKeysRequestV2> =
  /* @__PURE__ */ standardSchema("countersign", parseCreatePrivateKeysRequestV2);

/** What a {@link CreatePrivateKeysResponseV2} holds. */
export const createPrivateKeysResponseV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreatePrivateKeysResponseV2",
  extra: false,
  members: [{ name: "activity", type: () => createPrivateKeysActivityV2Descriptor }],
};

/** Whether a value is a {@link CreatePrivateKeysResponseV2} as it may be answered. */
export function isCreatePrivateKeysResponseV2(value: unknown): value is CreatePrivateKeysResponseV2 {
  if (!isObject(value)) return false;
  if (!isCreatePrivateKeysActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link CreatePrivateKeysResponseV2}, without explicit nulls, or its issues. */
export function parseCreatePrivateKeysResponseV2(value: unknown): ParseResult<CreatePrivateKeysResponseV2> {
  return parse(isCreatePrivateKeysResponseV2, createPrivateKeysResponseV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreatePrivateKeysResponseV2} as it may be answered. */
export function explainCreatePrivateKeysResponseV2(value: unknown): readonly Issue[] {
  return explain(createPrivateKeysResponseV2Descriptor, value, "tolerant");
}

/** {@link parseCreatePrivateKeysResponseV2} as a Standard Schema. */
export const CreatePrivateKeysResponseV2Schema: StandardSchema<CreatePrivateKeysResponseV2> =
  /* @__PURE__ */ standardSchema("countersign", parseCreatePrivateKeysResponseV2);

/** What a {@link CreatePrivateKeysBody} holds. */
export const createPrivateKeysBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "CreatePrivateKeysBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS", type: () => createPrivateKeysRequestDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", type: () => createPrivateKeysRequestV2Descriptor },
  ],
};

/** Whether a value is a {@link CreatePrivateKeysBody} fit to be sent. */
export function isCreatePrivateKeysBody(value: unknown): value is CreatePrivateKeysBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS":
      return isCreatePrivateKeysRequest(value);
    case "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2":
      return isCreatePrivateKeysRequestV2(value);
    default:
      return false;
  }
}

/** The value as a {@link CreatePrivateKeysBody}, without explicit nulls, or its issues. */
export function parseCreatePrivateKeysBody(value: unknown): ParseResult<CreatePrivateKeysBody> {
  return parse(isCreatePrivateKeysBody, createPrivateKeysBodyDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreatePrivateKeysBody} fit to be sent. */
export function explainCreatePrivateKeysBody(value: unknown): readonly Issue[] {
  return explain(createPrivateKeysBodyDescriptor, value, "strict");
}

/** {@link parseCreatePrivateKeysBody} as a Standard Schema. */
export const CreatePrivateKeysBodySchema: StandardSchema<CreatePrivateKeysBody> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreatePrivateKeysBody,
);
