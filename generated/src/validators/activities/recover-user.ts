// Validators of the types in `activities/recover-user`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  RecoverUserActivity,
  RecoverUserIntent,
  RecoverUserRequest,
  RecoverUserResponse,
  RecoverUserResult,
} from "../../activities/recover-user.js";
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
  authenticatorParamsV2Descriptor,
  isAuthenticatorParamsV2,
  isReceivedAuthenticatorParamsV2,
} from "../shapes/credentials.js";

/** What a {@link RecoverUserActivity} holds. */
export const recoverUserActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("RecoverUserActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_RECOVER_USER"], open: false },
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
  intent: /* @__PURE__ */ record("", { recoverUserIntent: () => recoverUserIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "recoverUserResult?": () => recoverUserResultDescriptor }),
});

/** Member `intent` of {@link RecoverUserActivity}. */
function isRecoverUserActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedRecoverUserIntent(value.recoverUserIntent)) return false;
  return true;
}

/** Member `result` of {@link RecoverUserActivity}. */
function isRecoverUserActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.recoverUserResult) && !isRecoverUserResult(value.recoverUserResult)) return false;
  return true;
}

/** Whether a value is a {@link RecoverUserActivity} as it may be answered. */
export function isRecoverUserActivity(value: unknown): value is RecoverUserActivity {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_RECOVER_USER") return false;
  if (!isRecoverUserActivityIntent(value.intent) || !isRecoverUserActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link RecoverUserActivity}, without explicit nulls, or its issues. */
export const parseRecoverUserActivity = (value: unknown): ParseResult<RecoverUserActivity> =>
  parse(isRecoverUserActivity, recoverUserActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link RecoverUserActivity} as it may be answered. */
export const explainRecoverUserActivity = (value: unknown): readonly Issue[] =>
  explain(recoverUserActivityDescriptor, value, "tolerant");
/** {@link parseRecoverUserActivity} as a Standard Schema. */
export const RecoverUserActivitySchema: StandardSchema<RecoverUserActivity> =
  /* @__PURE__ */ standardSchema(parseRecoverUserActivity);

/** What a {@link RecoverUserIntent} holds. */
export const recoverUserIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("RecoverUserIntent", {
  authenticator: () => authenticatorParamsV2Descriptor,
  userId: userIdDescriptor,
});

const recoverUserIntentMembers = ["authenticator", "userId"];

/** Whether a value is a {@link RecoverUserIntent} fit to be sent. */
export function isRecoverUserIntent(value: unknown): value is RecoverUserIntent {
  if (!isObject(value) || !isAuthenticatorParamsV2(value.authenticator)) return false;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, recoverUserIntentMembers);
}

/** The value as a {@link RecoverUserIntent}, without explicit nulls, or its issues. */
export const parseRecoverUserIntent = (value: unknown): ParseResult<RecoverUserIntent> =>
  parse(isRecoverUserIntent, recoverUserIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link RecoverUserIntent} fit to be sent. */
export const explainRecoverUserIntent = (value: unknown): readonly Issue[] =>
  explain(recoverUserIntentDescriptor, value, "strict");
/** {@link parseRecoverUserIntent} as a Standard Schema. */
export const RecoverUserIntentSchema: StandardSchema<RecoverUserIntent> =
  /* @__PURE__ */ standardSchema(parseRecoverUserIntent);

/** Whether a value is a {@link RecoverUserIntent} as it may be answered. */
export function isReceivedRecoverUserIntent(value: unknown): value is RecoverUserIntent {
  if (!isObject(value) || !isReceivedAuthenticatorParamsV2(value.authenticator)) return false;
  if (typeof value.userId !== "string") return false;
  return true;
}

/** The value as a {@link RecoverUserIntent}, without explicit nulls, or its issues. */
export const parseReceivedRecoverUserIntent = (value: unknown): ParseResult<RecoverUserIntent> =>
  parse(isReceivedRecoverUserIntent, recoverUserIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link RecoverUserIntent} as it may be answered. */
export const explainReceivedRecoverUserIntent = (value: unknown): readonly Issue[] =>
  explain(recoverUserIntentDescriptor, value, "tolerant");
/** {@link parseReceivedRecoverUserIntent} as a Standard Schema. */
export const ReceivedRecoverUserIntentSchema: StandardSchema<RecoverUserIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedRecoverUserIntent);

/** What a {@link RecoverUserResult} holds. */
export const recoverUserResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("RecoverUserResult", {
  authenticatorId: { kind: "array", of: authenticatorIdDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link RecoverUserResult} as it may be answered. */
export function isRecoverUserResult(value: unknown): value is RecoverUserResult {
  if (!isObject(value)) return false;
  const authenticatorId = value.authenticatorId;
  if (!Array.isArray(authenticatorId)) return false;
  for (let i = 0; i < authenticatorId.length; i++) {
    if (typeof authenticatorId[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link RecoverUserResult}, without explicit nulls, or its issues. */
export const parseRecoverUserResult = (value: unknown): ParseResult<RecoverUserResult> =>
  parse(isRecoverUserResult, recoverUserResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link RecoverUserResult} as it may be answered. */
export const explainRecoverUserResult = (value: unknown): readonly Issue[] =>
  explain(recoverUserResultDescriptor, value, "tolerant");
/** {@link parseRecoverUserResult} as a Standard Schema. */
export const RecoverUserResultSchema: StandardSchema<RecoverUserResult> =
  /* @__PURE__ */ standardSchema(parseRecoverUserResult);

/** What a {@link RecoverUserRequest} holds. */
export const recoverUserRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("RecoverUserRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_RECOVER_USER"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => recoverUserIntentDescriptor,
});

const recoverUserRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link RecoverUserRequest} fit to be sent. */
export function isRecoverUserRequest(value: unknown): value is RecoverUserRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_RECOVER_USER") return false;
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
  if (!isRecoverUserIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, recoverUserRequestMembers);
}

/** The value as a {@link RecoverUserRequest}, without explicit nulls, or its issues. */
export const parseRecoverUserRequest = (value: unknown): ParseResult<RecoverUserRequest> =>
  parse(isRecoverUserRequest, recoverUserRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link RecoverUserRequest} fit to be sent. */
export const explainRecoverUserRequest = (value: unknown): readonly Issue[] =>
  explain(recoverUserRequestDescriptor, value, "strict");
/** {@link parseRecoverUserRequest} as a Standard Schema. */
export const RecoverUserRequestSchema: StandardSchema<RecoverUserRequest> =
  /* @__PURE__ */ standardSchema(parseRecoverUserRequest);

/** What a {@link RecoverUserResponse} holds. */
export const recoverUserResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("RecoverUserResponse", {
  activity: () => recoverUserActivityDescriptor,
});

/** Whether a value is a {@link RecoverUserResponse} as it may be answered. */
export function isRecoverUserResponse(value: unknown): value is RecoverUserResponse {
  if (!isObject(value) || !isRecoverUserActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link RecoverUserResponse}, without explicit nulls, or its issues. */
export const parseRecoverUserResponse = (value: unknown): ParseResult<RecoverUserResponse> =>
  parse(isRecoverUserResponse, recoverUserResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link RecoverUserResponse} as it may be answered. */
export const explainRecoverUserResponse = (value: unknown): readonly Issue[] =>
  explain(recoverUserResponseDescriptor, value, "tolerant");
/** {@link parseRecoverUserResponse} as a Standard Schema. */
export const RecoverUserResponseSchema: StandardSchema<RecoverUserResponse> =
  /* @__PURE__ */ standardSchema(parseRecoverUserResponse);
