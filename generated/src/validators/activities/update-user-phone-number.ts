// Validators of the types in `activities/update-user-phone-number`. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type {
  UpdateUserPhoneNumberActivity,
  UpdateUserPhoneNumberIntent,
  UpdateUserPhoneNumberRequest,
  UpdateUserPhoneNumberResponse,
  UpdateUserPhoneNumberResult,
} from "../../activities/update-user-phone-number.js";
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
  phoneNumberDescriptor,
  userIdDescriptor,
  verificationTokenDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link UpdateUserPhoneNumberActivity} holds. */
export const updateUserPhoneNumberActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateUserPhoneNumberActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER"], open: false },
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
    intent: /* @__PURE__ */ record("", { updateUserPhoneNumberIntent: () => updateUserPhoneNumberIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "updateUserPhoneNumberResult?": () => updateUserPhoneNumberResultDescriptor }),
  },
);

/** Member `intent` of {@link UpdateUserPhoneNumberActivity}. */
function isUpdateUserPhoneNumberActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedUpdateUserPhoneNumberIntent(value.updateUserPhoneNumberIntent);
}

/** Member `result` of {@link UpdateUserPhoneNumberActivity}. */
function isUpdateUserPhoneNumberActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.updateUserPhoneNumberResult) && !isUpdateUserPhoneNumberResult(value.updateUserPhoneNumberResult))
    return false;
  return true;
}

/** Whether a value is a {@link UpdateUserPhoneNumberActivity} as it may be answered. */
export function isUpdateUserPhoneNumberActivity(value: unknown): value is UpdateUserPhoneNumberActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER") return false;
  if (!isUpdateUserPhoneNumberActivityIntent(value.intent)) return false;
  return isUpdateUserPhoneNumberActivityResult(value.result);
}

/** The value as a {@link UpdateUserPhoneNumberActivity}, without explicit nulls, or its issues. */
export const parseUpdateUserPhoneNumberActivity = (value: unknown): ParseResult<UpdateUserPhoneNumberActivity> =>
  parse(isUpdateUserPhoneNumberActivity, updateUserPhoneNumberActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateUserPhoneNumberActivity} as it may be answered. */
export const explainUpdateUserPhoneNumberActivity = (value: unknown): readonly Issue[] =>
  explain(updateUserPhoneNumberActivityDescriptor, value, "tolerant");
/** {@link parseUpdateUserPhoneNumberActivity} as a Standard Schema. */
export const UpdateUserPhoneNumberActivitySchema: StandardSchema<UpdateUserPhoneNumberActivity> =
  /* @__PURE__ */ standardSchema(parseUpdateUserPhoneNumberActivity);

/** What a {@link UpdateUserPhoneNumberIntent} holds. */
export const updateUserPhoneNumberIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateUserPhoneNumberIntent",
  {
    userId: userIdDescriptor,
    userPhoneNumber: phoneNumberDescriptor,
    "verificationToken?": verificationTokenDescriptor,
  },
);

const updateUserPhoneNumberIntentMembers = ["userId", "userPhoneNumber", "verificationToken"];

/** Whether a value is a {@link UpdateUserPhoneNumberIntent} fit to be sent. */
export function isUpdateUserPhoneNumberIntent(value: unknown): value is UpdateUserPhoneNumberIntent {
  if (!isObject(value)) return false;
  let present = 2;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  const userPhoneNumber = value.userPhoneNumber;
  if (typeof userPhoneNumber !== "string" || (userPhoneNumber.length > 32 && codePoints(userPhoneNumber) > 32))
    return false;
  const verificationToken = value.verificationToken;
  if (verificationToken !== undefined) {
    present++;
    if (verificationToken === null) absent.nulls++;
    else if (
      typeof verificationToken !== "string" ||
      (verificationToken.length > 4096 && codePoints(verificationToken) > 4096)
    )
      return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updateUserPhoneNumberIntentMembers);
}

/** The value as a {@link UpdateUserPhoneNumberIntent}, without explicit nulls, or its issues. */
export const parseUpdateUserPhoneNumberIntent = (value: unknown): ParseResult<UpdateUserPhoneNumberIntent> =>
  parse(isUpdateUserPhoneNumberIntent, updateUserPhoneNumberIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateUserPhoneNumberIntent} fit to be sent. */
export const explainUpdateUserPhoneNumberIntent = (value: unknown): readonly Issue[] =>
  explain(updateUserPhoneNumberIntentDescriptor, value, "strict");
/** {@link parseUpdateUserPhoneNumberIntent} as a Standard Schema. */
export const UpdateUserPhoneNumberIntentSchema: StandardSchema<UpdateUserPhoneNumberIntent> =
  /* @__PURE__ */ standardSchema(parseUpdateUserPhoneNumberIntent);

/** Whether a value is a {@link UpdateUserPhoneNumberIntent} as it may be answered. */
export function isReceivedUpdateUserPhoneNumberIntent(value: unknown): value is UpdateUserPhoneNumberIntent {
  if (!isObject(value) || typeof value.userId !== "string") return false;
  if (typeof value.userPhoneNumber !== "string") return false;
  if (typeof value.verificationToken !== "string" && isPresent(value.verificationToken)) return false;
  return true;
}

/** The value as a {@link UpdateUserPhoneNumberIntent}, without explicit nulls, or its issues. */
export const parseReceivedUpdateUserPhoneNumberIntent = (value: unknown): ParseResult<UpdateUserPhoneNumberIntent> =>
  parse(isReceivedUpdateUserPhoneNumberIntent, updateUserPhoneNumberIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateUserPhoneNumberIntent} as it may be answered. */
export const explainReceivedUpdateUserPhoneNumberIntent = (value: unknown): readonly Issue[] =>
  explain(updateUserPhoneNumberIntentDescriptor, value, "tolerant");
/** {@link parseReceivedUpdateUserPhoneNumberIntent} as a Standard Schema. */
export const ReceivedUpdateUserPhoneNumberIntentSchema: StandardSchema<UpdateUserPhoneNumberIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedUpdateUserPhoneNumberIntent);

/** What a {@link UpdateUserPhoneNumberResult} holds. */
export const updateUserPhoneNumberResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateUserPhoneNumberResult",
  { userId: userIdDescriptor },
);

/** Whether a value is a {@link UpdateUserPhoneNumberResult} as it may be answered. */
export function isUpdateUserPhoneNumberResult(value: unknown): value is UpdateUserPhoneNumberResult {
  if (!isObject(value) || typeof value.userId !== "string") return false;
  return true;
}

/** The value as a {@link UpdateUserPhoneNumberResult}, without explicit nulls, or its issues. */
export const parseUpdateUserPhoneNumberResult = (value: unknown): ParseResult<UpdateUserPhoneNumberResult> =>
  parse(isUpdateUserPhoneNumberResult, updateUserPhoneNumberResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateUserPhoneNumberResult} as it may be answered. */
export const explainUpdateUserPhoneNumberResult = (value: unknown): readonly Issue[] =>
  explain(updateUserPhoneNumberResultDescriptor, value, "tolerant");
/** {@link parseUpdateUserPhoneNumberResult} as a Standard Schema. */
export const UpdateUserPhoneNumberResultSchema: StandardSchema<UpdateUserPhoneNumberResult> =
  /* @__PURE__ */ standardSchema(parseUpdateUserPhoneNumberResult);

/** What a {@link UpdateUserPhoneNumberRequest} holds. */
export const updateUserPhoneNumberRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateUserPhoneNumberRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => updateUserPhoneNumberIntentDescriptor,
  },
);

const updateUserPhoneNumberRequestMembers = [
  "type",
  "timestampMs",
  "organizationId",
  "generateAppProofs",
  "parameters",
];

/** Whether a value is a {@link UpdateUserPhoneNumberRequest} fit to be sent. */
export function isUpdateUserPhoneNumberRequest(value: unknown): value is UpdateUserPhoneNumberRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER") return false;
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
  if (!isUpdateUserPhoneNumberIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updateUserPhoneNumberRequestMembers);
}

/** The value as a {@link UpdateUserPhoneNumberRequest}, without explicit nulls, or its issues. */
export const parseUpdateUserPhoneNumberRequest = (value: unknown): ParseResult<UpdateUserPhoneNumberRequest> =>
  parse(isUpdateUserPhoneNumberRequest, updateUserPhoneNumberRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateUserPhoneNumberRequest} fit to be sent. */
export const explainUpdateUserPhoneNumberRequest = (value: unknown): readonly Issue[] =>
  explain(updateUserPhoneNumberRequestDescriptor, value, "strict");
/** {@link parseUpdateUserPhoneNumberRequest} as a Standard Schema. */
export const UpdateUserPhoneNumberRequestSchema: StandardSchema<UpdateUserPhoneNumberRequest> =
  /* @__PURE__ */ standardSchema(parseUpdateUserPhoneNumberRequest);

/** What a {@link UpdateUserPhoneNumberResponse} holds. */
export const updateUserPhoneNumberResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "UpdateUserPhoneNumberResponse",
  { activity: () => updateUserPhoneNumberActivityDescriptor },
);

/** Whether a value is a {@link UpdateUserPhoneNumberResponse} as it may be answered. */
export function isUpdateUserPhoneNumberResponse(value: unknown): value is UpdateUserPhoneNumberResponse {
  if (!isObject(value) || !isUpdateUserPhoneNumberActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdateUserPhoneNumberResponse}, without explicit nulls, or its issues. */
export const parseUpdateUserPhoneNumberResponse = (value: unknown): ParseResult<UpdateUserPhoneNumberResponse> =>
  parse(isUpdateUserPhoneNumberResponse, updateUserPhoneNumberResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateUserPhoneNumberResponse} as it may be answered. */
export const explainUpdateUserPhoneNumberResponse = (value: unknown): readonly Issue[] =>
  explain(updateUserPhoneNumberResponseDescriptor, value, "tolerant");
/** {@link parseUpdateUserPhoneNumberResponse} as a Standard Schema. */
export const UpdateUserPhoneNumberResponseSchema: StandardSchema<UpdateUserPhoneNumberResponse> =
  /* @__PURE__ */ standardSchema(parseUpdateUserPhoneNumberResponse);
