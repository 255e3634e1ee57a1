// Validators of the types in `activities/create-organization`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreateOrganizationActivity,
  CreateOrganizationActivityV2,
  CreateOrganizationBody,
  CreateOrganizationIntent,
  CreateOrganizationIntentV2,
  CreateOrganizationRequest,
  CreateOrganizationRequestV2,
  CreateOrganizationResponse,
  CreateOrganizationResponseV2,
  CreateOrganizationResult,
} from "../../activities/create-organization.js";
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
  emailDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  organizationNameDescriptor,
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

/** What a {@link CreateOrganizationActivity} holds. */
export const createOrganizationActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateOrganizationActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_ORGANIZATION"], open: false },
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
        members: [{ name: "createOrganizationIntent", type: () => createOrganizationIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "createOrganizationResult", type: () => createOrganizationResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link CreateOrganizationActivity}. */
function isCreateOrganizationActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreateOrganizationIntent(value.createOrganizationIntent)) return false;
  return true;
}

/** Member `result` of {@link CreateOrganizationActivity}. */
function isCreateOrganizationActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createOrganizationResult = value.createOrganizationResult;
  if (createOrganizationResult !== undefined) {
    if (createOrganizationResult === null) absent.nulls++;
    else if (!isCreateOrganizationResult(createOrganizationResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreateOrganizationActivity} as it may be answered. */
export function isCreateOrganizationActivity(value: unknown): value is CreateOrganizationActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_ORGANIZATION") return false;
  if (!isCreateOrganizationActivityIntent(value.intent)) return false;
  if (!isCreateOrganizationActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link CreateOrganizationActivity}, without explicit nulls, or its issues. */
export function parseCreateOrganizationActivity(value: unknown): ParseResult<CreateOrganizationActivity> {
  return parse(isCreateOrganizationActivity, createOrganizationActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateOrganizationActivity} as it may be answered. */
export function explainCreateOrganizationActivity(value: unknown): readonly Issue[] {
  return explain(createOrganizationActivityDescriptor, value, "tolerant");
}

/** {@link parseCreateOrganizationActivity} as a Standard Schema. */
export const CreateOrganizationActivitySchema: StandardSchema<CreateOrganizationActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateOrganizationActivity);

/** What a {@link CreateOrganizationIntent} holds. */
export const createOrganizationIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateOrganizationIntent",
  extra: false,
  members: [
    { name: "organizationName", type: organizationNameDescriptor },
    { name: "rootEmail", type: emailDescriptor },
    { name: "rootAuthenticator", type: () => authenticatorParamsDescriptor },
    { name: "rootUserId", type: userIdDescriptor, optional: true },
  ],
};

const createOrganizationIntentMembers = ["organizationName", "rootEmail", "rootAuthenticator", "rootUserId"];

/** Whether a value is a {@link CreateOrganizationIntent} fit to be sent. */
export function isCreateOrganizationIntent(value: unknown): value is CreateOrganizationIntent {
  if (!isObject(value)) return false;
  let present = 3;
  const organizationName = value.organizationName;
  if (
    typeof organizationName !== "string" ||
    (organizationName.length > 256 && codePoints(organizationName) > 256) ||
    organizationName.length === 0
  )
    return false;
  const rootEmail = value.rootEmail;
  if (typeof rootEmail !== "string" || (rootEmail.length > 320 && codePoints(rootEmail) > 320)) return false;
  if (!isAuthenticatorParams(value.rootAuthenticator)) return false;
  const rootUserId = value.rootUserId;
  if (rootUserId !== undefined) {
    present++;
    if (rootUserId === null) absent.nulls++;
    else if (typeof rootUserId !== "string" || (rootUserId.length > 64 && codePoints(rootUserId) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createOrganizationIntentMembers);
}

/** The value as a {@link CreateOrganizationIntent}, without explicit nulls, or its issues. */
export function parseCreateOrganizationIntent(value: unknown): ParseResult<CreateOrganizationIntent> {
  return parse(isCreateOrganizationIntent, createOrganizationIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateOrganizationIntent} fit to be sent. */
export function explainCreateOrganizationIntent(value: unknown): readonly Issue[] {
  return explain(createOrganizationIntentDescriptor, value, "strict");
}

/** {@link parseCreateOrganizationIntent} as a Standard Schema. */
export const CreateOrganizationIntentSchema: StandardSchema<CreateOrganizationIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreateOrganizationIntent,
);

/** Whether a value is a {@link CreateOrganizationIntent} as it may be answered. */
export function isReceivedCreateOrganizationIntent(value: unknown): value is CreateOrganizationIntent {
  if (!isObject(value)) return false;
  const organizationName = value.organizationName;
  if (typeof organizationName !== "string") return false;
  const rootEmail = value.rootEmail;
  if (typeof rootEmail !== "string") return false;
  if (!isReceivedAuthenticatorParams(value.rootAuthenticator)) return false;
  const rootUserId = value.rootUserId;
  if (rootUserId !== undefined) {
    if (rootUserId === null) absent.nulls++;
    else if (typeof rootUserId !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreateOrganizationIntent}, without explicit nulls, or its issues. */
export function parseReceivedCreateOrganizationIntent(value: unknown): ParseResult<CreateOrganizationIntent> {
  return parse(isReceivedCreateOrganizationIntent, createOrganizationIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateOrganizationIntent} as it may be answered. */
export function explainReceivedCreateOrganizationIntent(value: unknown): readonly Issue[] {
  return explain(createOrganizationIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedCreateOrganizationIntent} as a Standard Schema. */
export const ReceivedCreateOrganizationIntentSchema: StandardSchema<CreateOrganizationIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedCreateOrganizationIntent);

/** What a {@link CreateOrganizationResult} holds. */
export const createOrganizationResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateOrganizationResult",
  extra: false,
  members: [{ name: "organizationId", type: organizationIdDescriptor }],
};

/** Whether a value is a {@link CreateOrganizationResult} as it may be answered. */
export function isCreateOrganizationResult(value: unknown): value is CreateOrganizationResult {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string") return false;
  return true;
}

/** The value as a {@link CreateOrganizationResult}, without explicit nulls, or its issues. */
export function parseCreateOrganizationResult(value: unknown): ParseResult<CreateOrganizationResult> {
  return parse(isCreateOrganizationResult, createOrganizationResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateOrganizationResult} as it may be answered. */
export function explainCreateOrganizationResult(value: unknown): readonly Issue[] {
  return explain(createOrganizationResultDescriptor, value, "tolerant");
}

/** {@link parseCreateOrganizationResult} as a Standard Schema. */
export const CreateOrganizationResultSchema: StandardSchema<CreateOrganizationResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreateOrganizationResult,
);

/** What a {@link CreateOrganizationActivityV2} holds. */
export const createOrganizationActivityV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateOrganizationActivityV2",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_ORGANIZATION_V2"], open: false },
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
        members: [{ name: "createOrganizationIntentV2", type: () => createOrganizationIntentV2Descriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "createOrganizationResult", type: () => createOrganizationResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link CreateOrganizationActivityV2}. */
function isCreateOrganizationActivityV2Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreateOrganizationIntentV2(value.createOrganizationIntentV2)) return false;
  return true;
}

/** Member `result` of {@link CreateOrganizationActivityV2}. */
function isCreateOrganizationActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createOrganizationResult = value.createOrganizationResult;
  if (createOrganizationResult !== undefined) {
    if (createOrganizationResult === null) absent.nulls++;
    else if (!isCreateOrganizationResult(createOrganizationResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreateOrganizationActivityV2} as it may be answered. */
export function isCreateOrganizationActivityV2(value: unknown): value is CreateOrganizationActivityV2 {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2") return false;
  if (!isCreateOrganizationActivityV2Intent(value.intent)) return false;
  if (!isCreateOrganizationActivityV2Result(value.result)) return false;
  return true;
}

/** The value as a {@link CreateOrganizationActivityV2}, without explicit nulls, or its issues. */
export function parseCreateOrganizationActivityV2(value: unknown): ParseResult<CreateOrganizationActivityV2> {
  return parse(isCreateOrganizationActivityV2, createOrganizationActivityV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateOrganizationActivityV2} as it may be answered. */
export function explainCreateOrganizationActivityV2(value: unknown): readonly Issue[] {
  return explain(createOrganizationActivityV2Descriptor, value, "tolerant");
}

/** {@link parseCreateOrganizationActivityV2} as a Standard Schema. */
export const CreateOrganizationActivityV2Schema: StandardSchema<CreateOrganizationActivityV2> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateOrganizationActivityV2);

/** What a {@link CreateOrganizationIntentV2} holds. */
export const createOrganizationIntentV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateOrganizationIntentV2",
  extra: false,
  members: [
    { name: "organizationName", type: organizationNameDescriptor },
    { name: "rootEmail", type: emailDescriptor },
    { name: "rootAuthenticator", type: () => authenticatorParamsV2Descriptor },
    { name: "rootUserId", type: userIdDescriptor, optional: true },
  ],
};

const createOrganizationIntentV2Members = ["organizationName", "rootEmail", "rootAuthenticator", "rootUserId"];

/** Whether a value is a {@link CreateOrganizationIntentV2} fit to be sent. */
export function isCreateOrganizationIntentV2(value: unknown): value is CreateOrganizationIntentV2 {
  if (!isObject(value)) return false;
  let present = 3;
  const organizationName = value.organizationName;
  if (
    typeof organizationName !== "string" ||
    (organizationName.length > 256 && codePoints(organizationName) > 256) ||
    organizationName.length === 0
  )
    return false;
  const rootEmail = value.rootEmail;
  if (typeof rootEmail !== "string" || (rootEmail.length > 320 && codePoints(rootEmail) > 320)) return false;
  if (!isAuthenticatorParamsV2(value.rootAuthenticator)) return false;
  const rootUserId = value.rootUserId;
  if (rootUserId !== undefined) {
    present++;
    if (rootUserId === null) absent.nulls++;
    else if (typeof rootUserId !== "string" || (rootUserId.length > 64 && codePoints(rootUserId) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createOrganizationIntentV2Members);
}

/** The value as a {@link CreateOrganizationIntentV2}, without explicit nulls, or its issues. */
export function parseCreateOrganizationIntentV2(value: unknown): ParseResult<CreateOrganizationIntentV2> {
  return parse(isCreateOrganizationIntentV2, createOrganizationIntentV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateOrganizationIntentV2} fit to be sent. */
export function explainCreateOrganizationIntentV2(value: unknown): readonly Issue[] {
  return explain(createOrganizationIntentV2Descriptor, value, "strict");
}

/** {@link parseCreateOrganizationIntentV2} as a Standard Schema. */
export const CreateOrganizationIntentV2Schema: StandardSchema<CreateOrganizationIntentV2> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateOrganizationIntentV2);

/** Whether a value is a {@link CreateOrganizationIntentV2} as it may be answered. */
export function isReceivedCreateOrganizationIntentV2(value: unknown): value is CreateOrganizationIntentV2 {
  if (!isObject(value)) return false;
  const organizationName = value.organizationName;
  if (typeof organizationName !== "string") return false;
  const rootEmail = value.rootEmail;
  if (typeof rootEmail !== "string") return false;
  if (!isReceivedAuthenticatorParamsV2(value.rootAuthenticator)) return false;
  const rootUserId = value.rootUserId;
  if (rootUserId !== undefined) {
    if (rootUserId === null) absent.nulls++;
    else if (typeof rootUserId !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreateOrganizationIntentV2}, without explicit nulls, or its issues. */
export function parseReceivedCreateOrganizationIntentV2(value: unknown): ParseResult<CreateOrganizationIntentV2> {
  return parse(isReceivedCreateOrganizationIntentV2, createOrganizationIntentV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateOrganizationIntentV2} as it may be answered. */
export function explainReceivedCreateOrganizationIntentV2(value: unknown): readonly Issue[] {
  return explain(createOrganizationIntentV2Descriptor, value, "tolerant");
}

/** {@link parseReceivedCreateOrganizationIntentV2} as a Standard Schema. */
export const ReceivedCreateOrganizationIntentV2Schema: StandardSchema<CreateOrganizationIntentV2> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedCreateOrganizationIntentV2);

/** What a {@link CreateOrganizationRequest} holds. */
export const createOrganizationRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateOrganizationRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_ORGANIZATION"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createOrganizationIntentDescriptor },
  ],
};

const createOrganizationRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreateOrganizationRequest} fit to be sent. */
export function isCreateOrganizationRequest(value: unknown): value is CreateOrganizationRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_ORGANIZATION") return false;
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
  if (!isCreateOrganizationIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createOrganizationRequestMembers);
}

/** The value as a {@link CreateOrganizationRequest}, without explicit nulls, or its issues. */
export function parseCreateOrganizationRequest(value: unknown): ParseResult<CreateOrganizationRequest> {
  return parse(isCreateOrganizationRequest, createOrganizationRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateOrganizationRequest} fit to be sent. */
export function explainCreateOrganizationRequest(value: unknown): readonly Issue[] {
  return explain(createOrganizationRequestDescriptor, value, "strict");
}

/** {@link parseCreateOrganizationRequest} as a Standard Schema. */
export const CreateOrganizationRequestSchema: StandardSchema<CreateOrganizationRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateOrganizationRequest);

/** What a {@link CreateOrganizationResponse} holds. */
export const createOrganizationResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateOrganizationResponse",
  extra: false,
  members: [{ name: "activity", type: () => createOrganizationActivityDescriptor }],
};

/** Whether a value is a {@link CreateOrganizationResponse} as it may be answered. */
export function isCreateOrganizationResponse(value: unknown): value is CreateOrganizationResponse {
  if (!isObject(value)) return false;
  if (!isCreateOrganizationActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateOrganizationResponse}, without explicit nulls, or its issues. */
export function parseCreateOrganizationResponse(value: unknown): ParseResult<CreateOrganizationResponse> {
  return parse(isCreateOrganizationResponse, createOrganizationResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateOrganizationResponse} as it may be answered. */
export function explainCreateOrganizationResponse(value: unknown): readonly Issue[] {
  return explain(createOrganizationResponseDescriptor, value, "tolerant");
}

/** {@link parseCreateOrganizationResponse} as a Standard Schema. */
export const CreateOrganizationResponseSchema: StandardSchema<CreateOrganizationResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateOrganizationResponse);

/** What a {@link CreateOrganizationRequestV2} holds. */
export const createOrganizationRequestV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateOrganizationRequestV2",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_ORGANIZATION_V2"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createOrganizationIntentV2Descriptor },
  ],
};

const createOrganizationRequestV2Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreateOrganizationRequestV2} fit to be sent. */
export function isCreateOrganizationRequestV2(value: unknown): value is CreateOrganizationRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2") return false;
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
  if (!isCreateOrganizationIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createOrganizationRequestV2Members);
}

/** The value as a {@link CreateOrganizationRequestV2}, without explicit nulls, or its issues. */
export function parseCreateOrganizationRequestV2(value: unknown): ParseResult<CreateOrganizationRequestV2> {
  return parse(isCreateOrganizationRequestV2, createOrganizationRequestV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateOrganizationRequestV2} fit to be sent. */
export function explainCreateOrganizationRequestV2(value: unknown): readonly Issue[] {
  return explain(createOrganizationRequestV2Descriptor, value, "strict");
}

/** {@link parseCreateOrganizationRequestV2} as a Standard Schema. */
export const CreateOrganizationRequestV2Schema: StandardSchema<CreateOrganizationRequestV2> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateOrganizationRequestV2);

/** What a {@link CreateOrganizationResponseV2} holds. */
export const createOrganizationResponseV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateOrganizationResponseV2",
  extra: false,
  members: [{ name: "activity", type: () => createOrganizationActivityV2Descriptor }],
};

/** Whether a value is a {@link CreateOrganizationResponseV2} as it may be answered. */
export function isCreateOrganizationResponseV2(value: unknown): value is CreateOrganizationResponseV2 {
  if (!isObject(value)) return false;
  if (!isCreateOrganizationActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateOrganizationResponseV2}, without explicit nulls, or its issues. */
export function parseCreateOrganizationResponseV2(value: unknown): ParseResult<CreateOrganizationResponseV2> {
  return parse(isCreateOrganizationResponseV2, createOrganizationResponseV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateOrganizationResponseV2} as it may be answered. */
export function explainCreateOrganizationResponseV2(value: unknown): readonly Issue[] {
  return explain(createOrganizationResponseV2Descriptor, value, "tolerant");
}

/** {@link parseCreateOrganizationResponseV2} as a Standard Schema. */
export const CreateOrganizationResponseV2Schema: StandardSchema<CreateOrganizationResponseV2> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateOrganizationResponseV2);

/** What a {@link CreateOrganizationBody} holds. */
export const createOrganizationBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "CreateOrganizationBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_CREATE_ORGANIZATION", type: () => createOrganizationRequestDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2", type: () => createOrganizationRequestV2Descriptor },
  ],
};

/** Whether a value is a {@link CreateOrganizationBody} fit to be sent. */
export function isCreateOrganizationBody(value: unknown): value is CreateOrganizationBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_CREATE_ORGANIZATION":
      return isCreateOrganizationRequest(value);
    case "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2":
      return isCreateOrganizationRequestV2(value);
    default:
      return false;
  }
}

/** The value as a {@link CreateOrganizationBody}, without explicit nulls, or its issues. */
export function parseCreateOrganizationBody(value: unknown): ParseResult<CreateOrganizationBody> {
  return parse(isCreateOrganizationBody, createOrganizationBodyDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateOrganizationBody} fit to be sent. */
export function explainCreateOrganizationBody(value: unknown): readonly Issue[] {
  return explain(createOrganizationBodyDescriptor, value, "strict");
}

/** {@link parseCreateOrganizationBody} as a Standard Schema. */
export const CreateOrganizationBodySchema: StandardSchema<CreateOrganizationBody> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseCreateOrganizationBody,
);
