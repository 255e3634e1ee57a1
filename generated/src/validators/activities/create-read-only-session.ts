// Validators of the types in `activities/create-read-only-session`. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type {
  CreateReadOnlySessionActivity,
  CreateReadOnlySessionIntent,
  CreateReadOnlySessionRequest,
  CreateReadOnlySessionResponse,
  CreateReadOnlySessionResult,
} from "../../activities/create-read-only-session.js";
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
  organizationNameDescriptor,
  sessionTokenDescriptor,
  unixSecondsDescriptor,
  userIdDescriptor,
  userNameDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link CreateReadOnlySessionActivity} holds. */
export const createReadOnlySessionActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateReadOnlySessionActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION"], open: false },
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
        members: [{ name: "createReadOnlySessionIntent", type: () => createReadOnlySessionIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [
          { name: "createReadOnlySessionResult", type: () => createReadOnlySessionResultDescriptor, optional: true },
        ],
      },
    },
  ],
};

/** Member `intent` of {@link CreateReadOnlySessionActivity}. */
function isCreateReadOnlySessionActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedCreateReadOnlySessionIntent(value.createReadOnlySessionIntent)) return false;
  return true;
}

/** Member `result` of {@link CreateReadOnlySessionActivity}. */
function isCreateReadOnlySessionActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const createReadOnlySessionResult = value.createReadOnlySessionResult;
  if (createReadOnlySessionResult !== undefined) {
    if (createReadOnlySessionResult === null) absent.nulls++;
    else if (!isCreateReadOnlySessionResult(createReadOnlySessionResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link CreateReadOnlySessionActivity} as it may be answered. */
export function isCreateReadOnlySessionActivity(value: unknown): value is CreateReadOnlySessionActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION") return false;
  if (!isCreateReadOnlySessionActivityIntent(value.intent)) return false;
  if (!isCreateReadOnlySessionActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link CreateReadOnlySessionActivity}, without explicit nulls, or its issues. */
export function parseCreateReadOnlySessionActivity(value: unknown): ParseResult<CreateReadOnlySessionActivity> {
  return parse(isCreateReadOnlySessionActivity, createReadOnlySessionActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateReadOnlySessionActivity} as it may be answered. */
export function explainCreateReadOnlySessionActivity(value: unknown): readonly Issue[] {
  return explain(createReadOnlySessionActivityDescriptor, value, "tolerant");
}

/** {@link parseCreateReadOnlySessionActivity} as a Standard Schema. */
export const CreateReadOnlySessionActivitySchema: StandardSchema<CreateReadOnlySessionActivity> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateReadOnlySessionActivity);

/** What a {@link CreateReadOnlySessionIntent} holds. */
export const createReadOnlySessionIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateReadOnlySessionIntent",
  extra: false,
  members: [],
};

/** Whether a value is a {@link CreateReadOnlySessionIntent} fit to be sent. */
export function isCreateReadOnlySessionIntent(value: unknown): value is CreateReadOnlySessionIntent {
  if (!isObject(value)) return false;
  for (const _ in value) return false;
  return true;
}

/** The value as a {@link CreateReadOnlySessionIntent}, without explicit nulls, or its issues. */
export function parseCreateReadOnlySessionIntent(value: unknown): ParseResult<CreateReadOnlySessionIntent> {
  return parse(isCreateReadOnlySessionIntent, createReadOnlySessionIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateReadOnlySessionIntent} fit to be sent. */
export function explainCreateReadOnlySessionIntent(value: unknown): readonly Issue[] {
  return explain(createReadOnlySessionIntentDescriptor, value, "strict");
}

/** {@link parseCreateReadOnlySessionIntent} as a Standard Schema. */
export const CreateReadOnlySessionIntentSchema: StandardSchema<CreateReadOnlySessionIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateReadOnlySessionIntent);

/** Whether a value is a {@link CreateReadOnlySessionIntent} as it may be answered. */
export function isReceivedCreateReadOnlySessionIntent(value: unknown): value is CreateReadOnlySessionIntent {
  if (!isObject(value)) return false;
  return true;
}

/** The value as a {@link CreateReadOnlySessionIntent}, without explicit nulls, or its issues. */
export function parseReceivedCreateReadOnlySessionIntent(value: unknown): ParseResult<CreateReadOnlySessionIntent> {
  return parse(isReceivedCreateReadOnlySessionIntent, createReadOnlySessionIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateReadOnlySessionIntent} as it may be answered. */
export function explainReceivedCreateReadOnlySessionIntent(value: unknown): readonly Issue[] {
  return explain(createReadOnlySessionIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedCreateReadOnlySessionIntent} as a Standard Schema. */
export const ReceivedCreateReadOnlySessionIntentSchema: StandardSchema<CreateReadOnlySessionIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedCreateReadOnlySessionIntent);

/** What a {@link CreateReadOnlySessionResult} holds. */
export const createReadOnlySessionResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateReadOnlySessionResult",
  extra: false,
  members: [
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "organizationName", type: organizationNameDescriptor },
    { name: "userId", type: userIdDescriptor },
    { name: "username", type: userNameDescriptor },
    { name: "session", type: sessionTokenDescriptor },
    { name: "sessionExpiry", type: unixSecondsDescriptor },
  ],
};

/** Whether a value is a {@link CreateReadOnlySessionResult} as it may be answered. */
export function isCreateReadOnlySessionResult(value: unknown): value is CreateReadOnlySessionResult {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string") return false;
  const organizationName = value.organizationName;
  if (typeof organizationName !== "string") return false;
  const userId = value.userId;
  if (typeof userId !== "string") return false;
  const username = value.username;
  if (typeof username !== "string") return false;
  const session = value.session;
  if (typeof session !== "string") return false;
  const sessionExpiry = value.sessionExpiry;
  if (typeof sessionExpiry !== "string") return false;
  return true;
}

/** The value as a {@link CreateReadOnlySessionResult}, without explicit nulls, or its issues. */
export function parseCreateReadOnlySessionResult(value: unknown): ParseResult<CreateReadOnlySessionResult> {
  return parse(isCreateReadOnlySessionResult, createReadOnlySessionResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateReadOnlySessionResult} as it may be answered. */
export function explainCreateReadOnlySessionResult(value: unknown): readonly Issue[] {
  return explain(createReadOnlySessionResultDescriptor, value, "tolerant");
}

/** {@link parseCreateReadOnlySessionResult} as a Standard Schema. */
export const CreateReadOnlySessionResultSchema: StandardSchema<CreateReadOnlySessionResult> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateReadOnlySessionResult);

/** What a {@link CreateReadOnlySessionRequest} holds. */
export const createReadOnlySessionRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateReadOnlySessionRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => createReadOnlySessionIntentDescriptor },
  ],
};

const createReadOnlySessionRequestMembers = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link CreateReadOnlySessionRequest} fit to be sent. */
export function isCreateReadOnlySessionRequest(value: unknown): value is CreateReadOnlySessionRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION") return false;
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
  if (!isCreateReadOnlySessionIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createReadOnlySessionRequestMembers);
}

/** The value as a {@link CreateReadOnlySessionRequest}, without explicit nulls, or its issues. */
export function parseCreateReadOnlySessionRequest(value: unknown): ParseResult<CreateReadOnlySessionRequest> {
  return parse(isCreateReadOnlySessionRequest, createReadOnlySessionRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link CreateReadOnlySessionRequest} fit to be sent. */
export function explainCreateReadOnlySessionRequest(value: unknown): readonly Issue[] {
  return explain(createReadOnlySessionRequestDescriptor, value, "strict");
}

/** {@link parseCreateReadOnlySessionRequest} as a Standard Schema. */
export const CreateReadOnlySessionRequestSchema: StandardSchema<CreateReadOnlySessionRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateReadOnlySessionRequest);

/** What a {@link CreateReadOnlySessionResponse} holds. */
export const createReadOnlySessionResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "CreateReadOnlySessionResponse",
  extra: false,
  members: [{ name: "activity", type: () => createReadOnlySessionActivityDescriptor }],
};

/** Whether a value is a {@link CreateReadOnlySessionResponse} as it may be answered. */
export function isCreateReadOnlySessionResponse(value: unknown): value is CreateReadOnlySessionResponse {
  if (!isObject(value)) return false;
  if (!isCreateReadOnlySessionActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateReadOnlySessionResponse}, without explicit nulls, or its issues. */
export function parseCreateReadOnlySessionResponse(value: unknown): ParseResult<CreateReadOnlySessionResponse> {
  return parse(isCreateReadOnlySessionResponse, createReadOnlySessionResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link CreateReadOnlySessionResponse} as it may be answered. */
export function explainCreateReadOnlySessionResponse(value: unknown): readonly Issue[] {
  return explain(createReadOnlySessionResponseDescriptor, value, "tolerant");
}

/** {@link parseCreateReadOnlySessionResponse} as a Standard Schema. */
export const CreateReadOnlySessionResponseSchema: StandardSchema<CreateReadOnlySessionResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseCreateReadOnlySessionResponse);
