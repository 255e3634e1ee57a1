// Validators of the types in `activities/create-private-key-tag`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreatePrivateKeyTagActivity,
  CreatePrivateKeyTagIntent,
  CreatePrivateKeyTagRequest,
  CreatePrivateKeyTagResponse,
  CreatePrivateKeyTagResult,
} from "../../activities/create-private-key-tag.js";
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
  privateKeyIdDescriptor,
  privateKeyTagIdDescriptor,
  tagNameDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link CreatePrivateKeyTagActivity} holds. */
export const createPrivateKeyTagActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreatePrivateKeyTagActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG"], open: false },
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
        members: [{ name: "createPrivateKeyTagIntent", type: () => createPrivateKeyTagIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "createPrivateKeyTagResult", type: () => createPrivateKeyTagResultDescriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link CreatePrivateKeyTagActivity}. */
function isCreatePrivateKeyTagActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreatePrivateKeyTagIntent(value.createPrivateKeyTagIntent)) return false;
  return true;
}

/** Member `result` of {@link CreatePrivateKeyTagActivity}. */
function isCreatePrivateKeyTagActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createPrivateKeyTagResult = value.createPrivateKeyTagResult;
  if (createPrivateKeyTagResult !== undefined) {
    if (createPrivateKeyTagResult === null) absent.nulls++;
    else if (!isCreatePrivateKeyTagResult(createPrivateKeyTagResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreatePrivateKeyTagActivity} as it may be answered. */
export function isCreatePrivateKeyTagActivity(value: unknown): value is CreatePrivateKeyTagActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG") return false;
  if (!isCreatePrivateKeyTagActivityIntent(value.intent)) return false;
  if (!isCreatePrivateKeyTagActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link CreatePrivateKeyTagActivity}, without explicit nulls, or its issues. */
export function parseCreatePrivateKeyTagActivity(value: unknown): ParseResult<CreatePrivateKeyTagActivity> {
  return parse(isCreatePrivateKeyTagActivity, createPrivateKeyTagActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreatePrivateKeyTagActivity} as it may be answered. */
export function explainCreatePrivateKeyTagActivity(value: unknown): readonly Issue[] {
  return explain(createPrivateKeyTagActivityDescriptor, value, "tolerant");
}

/** {@link parseCreatePrivateKeyTagActivity} as a Standard Schema. */
export const CreatePrivateKeyTagActivitySchema: StandardSchema<CreatePrivateKeyTagActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseCreatePrivateKeyTagActivity);

/** What a {@link CreatePrivateKeyTagIntent} holds. */
export const createPrivateKeyTagIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreatePrivateKeyTagIntent",
  extra: false,
  members: [
    { name: "privateKeyTagName", type: tagNameDescriptor },
    { name: "privateKeyIds", type: { kind: "array", of: privateKeyIdDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

const createPrivateKeyTagIntentMembers = ["privateKeyTagName", "privateKeyIds"];

/** Whether a value is a {@link CreatePrivateKeyTagIntent} fit to be sent. */
export function isCreatePrivateKeyTagIntent(value: unknown): value is CreatePrivateKeyTagIntent {
  if (!isObject(value)) return false;
  const privateKeyTagName = value.privateKeyTagName;
  if (
    typeof privateKeyTagName !== "string" ||
    (privateKeyTagName.length > 256 && codePoints(privateKeyTagName) > 256) ||
    privateKeyTagName.length === 0
  )
    return false;
  const privateKeyIds = value.privateKeyIds;
  if (!Array.isArray(privateKeyIds) || privateKeyIds.length > 100) return false;
  for (let i = 0; i < privateKeyIds.length; i++) {
    const item: unknown = privateKeyIds[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, createPrivateKeyTagIntentMembers);
}

/** The value as a {@link CreatePrivateKeyTagIntent}, without explicit nulls, or its issues. */
export function parseCreatePrivateKeyTagIntent(value: unknown): ParseResult<CreatePrivateKeyTagIntent> {
  return parse(isCreatePrivateKeyTagIntent, createPrivateKeyTagIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreatePrivateKeyTagIntent} fit to be sent. */
export function explainCreatePrivateKeyTagIntent(value: unknown): readonly Issue[] {
  return explain(createPrivateKeyTagIntentDescriptor, value, "strict");
}

/** {@link parseCreatePrivateKeyTagIntent} as a Standard Schema. */
export const CreatePrivateKeyTagIntentSchema: StandardSchema<CreatePrivateKeyTagIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseCreatePrivateKeyTagIntent);

/** Whether a value is a {@link CreatePrivateKeyTagIntent} as it may be answered. */
export function isReceivedCreatePrivateKeyTagIntent(value: unknown): value is CreatePrivateKeyTagIntent {
  if (!isObject(value)) return false;
  const privateKeyTagName = value.privateKeyTagName;
  if (typeof privateKeyTagName !== "string") return false;
  const privateKeyIds = value.privateKeyIds;
  if (!Array.isArray(privateKeyIds)) return false;
  for (let i = 0; i < privateKeyIds.length; i++) {
    const item: unknown = privateKeyIds[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreatePrivateKeyTagIntent}, without explicit nulls, or its issues. */
export function parseReceivedCreatePrivateKeyTagIntent(value: unknown): ParseResult<CreatePrivateKeyTagIntent> {
  return parse(isReceivedCreatePrivateKeyTagIntent, createPrivateKeyTagIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreatePrivateKeyTagIntent} as it may be answered. */
export function explainReceivedCreatePrivateKeyTagIntent(value: unknown): readonly Issue[] {
  return explain(createPrivateKeyTagIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedCreatePrivateKeyTagIntent} as a Standard Schema. */
export const ReceivedCreatePrivateKeyTagIntentSchema: StandardSchema<CreatePrivateKeyTagIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedCreatePrivateKeyTagIntent);

/** What a {@link CreatePrivateKeyTagResult} holds. */
export const createPrivateKeyTagResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreatePrivateKeyTagResult",
  extra: false,
  members: [
    { name: "privateKeyTagId", type: privateKeyTagIdDescriptor },
    { name: "privateKeyIds", type: { kind: "array", of: privateKeyIdDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

/** Whether a value is a {@link CreatePrivateKeyTagResult} as it may be answered. */
export function isCreatePrivateKeyTagResult(value: unknown): value is CreatePrivateKeyTagResult {
  if (!isObject(value)) return false;
  const privateKeyTagId = value.privateKeyTagId;
  if (typeof privateKeyTagId !== "string") return false;
  const privateKeyIds = value.privateKeyIds;
  if (!Array.isArray(privateKeyIds)) return false;
  for (let i = 0; i < privateKeyIds.length; i++) {
    const item: unknown = privateKeyIds[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreatePrivateKeyTagResult}, without explicit nulls, or its issues. */
export function parseCreatePrivateKeyTagResult(value: unknown): ParseResult<CreatePrivateKeyTagResult> {
  return parse(isCreatePrivateKeyTagResult, createPrivateKeyTagResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreatePrivateKeyTagResult} as it may be answered. */
export function explainCreatePrivateKeyTagResult(value: unknown): readonly Issue[] {
  return explain(createPrivateKeyTagResultDescriptor, value, "tolerant");
}

/** {@link parseCreatePrivateKeyTagResult} as a Standard Schema. */
export const CreatePrivateKeyTagResultSchema: StandardSchema<CreatePrivateKeyTagResult> =
  /* @__PURE__ */ standardSchema("countersign", parseCreatePrivateKeyTagResult);

/** What a {@link CreatePrivateKeyTagRequest} holds. */
export const createPrivateKeyTagRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreatePrivateKeyTagRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createPrivateKeyTagIntentDescriptor },
  ],
};

const createPrivateKeyTagRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreatePrivateKeyTagRequest} fit to be sent. */
export function isCreatePrivateKeyTagRequest(value: unknown): value is CreatePrivateKeyTagRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG") return false;
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
  if (!isCreatePrivateKeyTagIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createPrivateKeyTagRequestMembers);
}

/** The value as a {@link CreatePrivateKeyTagRequest}, without explicit nulls, or its issues. */
export function parseCreatePrivateKeyTagRequest(value: unknown): ParseResult<CreatePrivateKeyTagRequest> {
  return parse(isCreatePrivateKeyTagRequest, createPrivateKeyTagRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreatePrivateKeyTagRequest} fit to be sent. */
export function explainCreatePrivateKeyTagRequest(value: unknown): readonly Issue[] {
  return explain(createPrivateKeyTagRequestDescriptor, value, "strict");
}

/** {@link parseCreatePrivateKeyTagRequest} as a Standard Schema. */
export const CreatePrivateKeyTagRequestSchema: StandardSchema<CreatePrivateKeyTagRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseCreatePrivateKeyTagRequest);

/** What a {@link CreatePrivateKeyTagResponse} holds. */
export const createPrivateKeyTagResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreatePrivateKeyTagResponse",
  extra: false,
  members: [{ name: "activity", type: () => createPrivateKeyTagActivityDescriptor }],
};

/** Whether a value is a {@link CreatePrivateKeyTagResponse} as it may be answered. */
export function isCreatePrivateKeyTagResponse(value: unknown): value is CreatePrivateKeyTagResponse {
  if (!isObject(value)) return false;
  if (!isCreatePrivateKeyTagActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreatePrivateKeyTagResponse}, without explicit nulls, or its issues. */
export function parseCreatePrivateKeyTagResponse(value: unknown): ParseResult<CreatePrivateKeyTagResponse> {
  return parse(isCreatePrivateKeyTagResponse, createPrivateKeyTagResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreatePrivateKeyTagResponse} as it may be answered. */
export function explainCreatePrivateKeyTagResponse(value: unknown): readonly Issue[] {
  return explain(createPrivateKeyTagResponseDescriptor, value, "tolerant");
}

/** {@link parseCreatePrivateKeyTagResponse} as a Standard Schema. */
export const CreatePrivateKeyTagResponseSchema: StandardSchema<CreatePrivateKeyTagResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseCreatePrivateKeyTagResponse);
