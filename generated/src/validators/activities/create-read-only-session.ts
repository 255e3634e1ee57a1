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
export const createReadOnlySessionActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateReadOnlySessionActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION"], open: false },
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
    intent: /* @__PURE__ */ record("", { createReadOnlySessionIntent: () => createReadOnlySessionIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "createReadOnlySessionResult?": () => createReadOnlySessionResultDescriptor }),
  },
);

/** Member `intent` of {@link CreateReadOnlySessionActivity}. */
function isCreateReadOnlySessionActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedCreateReadOnlySessionIntent(value.createReadOnlySessionIntent);
}

/** Member `result` of {@link CreateReadOnlySessionActivity}. */
function isCreateReadOnlySessionActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createReadOnlySessionResult) && !isCreateReadOnlySessionResult(value.createReadOnlySessionResult))
    return false;
  return true;
}

/** Whether a value is a {@link CreateReadOnlySessionActivity} as it may be answered. */
export function isCreateReadOnlySessionActivity(value: unknown): value is CreateReadOnlySessionActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION") return false;
  if (!isCreateReadOnlySessionActivityIntent(value.intent)) return false;
  return isCreateReadOnlySessionActivityResult(value.result);
}

/** The value as a {@link CreateReadOnlySessionActivity}, without explicit nulls, or its issues. */
export const parseCreateReadOnlySessionActivity = (value: unknown): ParseResult<CreateReadOnlySessionActivity> =>
  parse(isCreateReadOnlySessionActivity, createReadOnlySessionActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateReadOnlySessionActivity} as it may be answered. */
export const explainCreateReadOnlySessionActivity = (value: unknown): readonly Issue[] =>
  explain(createReadOnlySessionActivityDescriptor, value, "tolerant");
/** {@link parseCreateReadOnlySessionActivity} as a Standard Schema. */
export const CreateReadOnlySessionActivitySchema: StandardSchema<CreateReadOnlySessionActivity> =
  /* @__PURE__ */ standardSchema(parseCreateReadOnlySessionActivity);

/** What a {@link CreateReadOnlySessionIntent} holds. */
export const createReadOnlySessionIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateReadOnlySessionIntent",
  {},
);

/** Whether a value is a {@link CreateReadOnlySessionIntent} fit to be sent. */
export function isCreateReadOnlySessionIntent(value: unknown): value is CreateReadOnlySessionIntent {
  if (!isObject(value)) return false;
  for (const _ in value) return false;
  return true;
}

/** The value as a {@link CreateReadOnlySessionIntent}, without explicit nulls, or its issues. */
export const parseCreateReadOnlySessionIntent = (value: unknown): ParseResult<CreateReadOnlySessionIntent> =>
  parse(isCreateReadOnlySessionIntent, createReadOnlySessionIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateReadOnlySessionIntent} fit to be sent. */
export const explainCreateReadOnlySessionIntent = (value: unknown): readonly Issue[] =>
  explain(createReadOnlySessionIntentDescriptor, value, "strict");
/** {@link parseCreateReadOnlySessionIntent} as a Standard Schema. */
export const CreateReadOnlySessionIntentSchema: StandardSchema<CreateReadOnlySessionIntent> =
  /* @__PURE__ */ standardSchema(parseCreateReadOnlySessionIntent);

/** Whether a value is a {@link CreateReadOnlySessionIntent} as it may be answered. */
export function isReceivedCreateReadOnlySessionIntent(value: unknown): value is CreateReadOnlySessionIntent {
  return isObject(value);
}

/** The value as a {@link CreateReadOnlySessionIntent}, without explicit nulls, or its issues. */
export const parseReceivedCreateReadOnlySessionIntent = (value: unknown): ParseResult<CreateReadOnlySessionIntent> =>
  parse(isReceivedCreateReadOnlySessionIntent, createReadOnlySessionIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateReadOnlySessionIntent} as it may be answered. */
export const explainReceivedCreateReadOnlySessionIntent = (value: unknown): readonly Issue[] =>
  explain(createReadOnlySessionIntentDescriptor, value, "tolerant");
/** {@link parseReceivedCreateReadOnlySessionIntent} as a Standard Schema. */
export const ReceivedCreateReadOnlySessionIntentSchema: StandardSchema<CreateReadOnlySessionIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateReadOnlySessionIntent);

/** What a {@link CreateReadOnlySessionResult} holds. */
export const createReadOnlySessionResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateReadOnlySessionResult",
  {
    organizationId: organizationIdDescriptor,
    organizationName: organizationNameDescriptor,
    userId: userIdDescriptor,
    username: userNameDescriptor,
    session: sessionTokenDescriptor,
    sessionExpiry: unixSecondsDescriptor,
  },
);

/** Whether a value is a {@link CreateReadOnlySessionResult} as it may be answered. */
export function isCreateReadOnlySessionResult(value: unknown): value is CreateReadOnlySessionResult {
  if (!isObject(value) || typeof value.organizationId !== "string") return false;
  if (typeof value.organizationName !== "string" || typeof value.userId !== "string") return false;
  if (typeof value.username !== "string" || typeof value.session !== "string") return false;
  if (typeof value.sessionExpiry !== "string") return false;
  return true;
}

/** The value as a {@link CreateReadOnlySessionResult}, without explicit nulls, or its issues. */
export const parseCreateReadOnlySessionResult = (value: unknown): ParseResult<CreateReadOnlySessionResult> =>
  parse(isCreateReadOnlySessionResult, createReadOnlySessionResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateReadOnlySessionResult} as it may be answered. */
export const explainCreateReadOnlySessionResult = (value: unknown): readonly Issue[] =>
  explain(createReadOnlySessionResultDescriptor, value, "tolerant");
/** {@link parseCreateReadOnlySessionResult} as a Standard Schema. */
export const CreateReadOnlySessionResultSchema: StandardSchema<CreateReadOnlySessionResult> =
  /* @__PURE__ */ standardSchema(parseCreateReadOnlySessionResult);

/** What a {@link CreateReadOnlySessionRequest} holds. */
export const createReadOnlySessionRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateReadOnlySessionRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createReadOnlySessionIntentDescriptor,
  },
);

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
export const parseCreateReadOnlySessionRequest = (value: unknown): ParseResult<CreateReadOnlySessionRequest> =>
  parse(isCreateReadOnlySessionRequest, createReadOnlySessionRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateReadOnlySessionRequest} fit to be sent. */
export const explainCreateReadOnlySessionRequest = (value: unknown): readonly Issue[] =>
  explain(createReadOnlySessionRequestDescriptor, value, "strict");
/** {@link parseCreateReadOnlySessionRequest} as a Standard Schema. */
export const CreateReadOnlySessionRequestSchema: StandardSchema<CreateReadOnlySessionRequest> =
  /* @__PURE__ */ standardSchema(parseCreateReadOnlySessionRequest);

/** What a {@link CreateReadOnlySessionResponse} holds. */
export const createReadOnlySessionResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateReadOnlySessionResponse",
  { activity: () => createReadOnlySessionActivityDescriptor },
);

/** Whether a value is a {@link CreateReadOnlySessionResponse} as it may be answered. */
export function isCreateReadOnlySessionResponse(value: unknown): value is CreateReadOnlySessionResponse {
  if (!isObject(value) || !isCreateReadOnlySessionActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateReadOnlySessionResponse}, without explicit nulls, or its issues. */
export const parseCreateReadOnlySessionResponse = (value: unknown): ParseResult<CreateReadOnlySessionResponse> =>
  parse(isCreateReadOnlySessionResponse, createReadOnlySessionResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateReadOnlySessionResponse} as it may be answered. */
export const explainCreateReadOnlySessionResponse = (value: unknown): readonly Issue[] =>
  explain(createReadOnlySessionResponseDescriptor, value, "tolerant");
/** {@link parseCreateReadOnlySessionResponse} as a Standard Schema. */
export const CreateReadOnlySessionResponseSchema: StandardSchema<CreateReadOnlySessionResponse> =
  /* @__PURE__ */ standardSchema(parseCreateReadOnlySessionResponse);
