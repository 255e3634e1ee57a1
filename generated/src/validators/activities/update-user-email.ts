// Validators of the types in `activities/update-user-email`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  UpdateUserEmailActivity,
  UpdateUserEmailIntent,
  UpdateUserEmailRequest,
  UpdateUserEmailResponse,
  UpdateUserEmailResult,
} from "../../activities/update-user-email.js";
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
  emailDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  userIdDescriptor,
  verificationTokenDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link UpdateUserEmailActivity} holds. */
export const updateUserEmailActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateUserEmailActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_EMAIL"], open: false },
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
  intent: /* @__PURE__ */ record("", { updateUserEmailIntent: () => updateUserEmailIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "updateUserEmailResult?": () => updateUserEmailResultDescriptor }),
});

/** Member `intent` of {@link UpdateUserEmailActivity}. */
function isUpdateUserEmailActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedUpdateUserEmailIntent(value.updateUserEmailIntent)) return false;
  return true;
}

/** Member `result` of {@link UpdateUserEmailActivity}. */
function isUpdateUserEmailActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.updateUserEmailResult) && !isUpdateUserEmailResult(value.updateUserEmailResult)) return false;
  return true;
}

/** Whether a value is a {@link UpdateUserEmailActivity} as it may be answered. */
export function isUpdateUserEmailActivity(value: unknown): value is UpdateUserEmailActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_USER_EMAIL") return false;
  if (!isUpdateUserEmailActivityIntent(value.intent)) return false;
  return isUpdateUserEmailActivityResult(value.result);
}

/** The value as a {@link UpdateUserEmailActivity}, without explicit nulls, or its issues. */
export const parseUpdateUserEmailActivity = (value: unknown): ParseResult<UpdateUserEmailActivity> =>
  parse(isUpdateUserEmailActivity, updateUserEmailActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateUserEmailActivity} as it may be answered. */
export const explainUpdateUserEmailActivity = (value: unknown): readonly Issue[] =>
  explain(updateUserEmailActivityDescriptor, value, "tolerant");
/** {@link parseUpdateUserEmailActivity} as a Standard Schema. */
export const UpdateUserEmailActivitySchema: StandardSchema<UpdateUserEmailActivity> =
  /* @__PURE__ */ standardSchema(parseUpdateUserEmailActivity);

/** What a {@link UpdateUserEmailIntent} holds. */
export const updateUserEmailIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateUserEmailIntent", {
  userId: userIdDescriptor,
  userEmail: emailDescriptor,
  "verificationToken?": verificationTokenDescriptor,
});

const updateUserEmailIntentMembers = ["userId", "userEmail", "verificationToken"];

/** Whether a value is a {@link UpdateUserEmailIntent} fit to be sent. */
export function isUpdateUserEmailIntent(value: unknown): value is UpdateUserEmailIntent {
  if (!isObject(value)) return false;
  let present = 2;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  const userEmail = value.userEmail;
  if (typeof userEmail !== "string" || (userEmail.length > 320 && codePoints(userEmail) > 320)) return false;
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
  return members === present || hasOnly(value, updateUserEmailIntentMembers);
}

/** The value as a {@link UpdateUserEmailIntent}, without explicit nulls, or its issues. */
export const parseUpdateUserEmailIntent = (value: unknown): ParseResult<UpdateUserEmailIntent> =>
  parse(isUpdateUserEmailIntent, updateUserEmailIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateUserEmailIntent} fit to be sent. */
export const explainUpdateUserEmailIntent = (value: unknown): readonly Issue[] =>
  explain(updateUserEmailIntentDescriptor, value, "strict");
/** {@link parseUpdateUserEmailIntent} as a Standard Schema. */
export const UpdateUserEmailIntentSchema: StandardSchema<UpdateUserEmailIntent> =
  /* @__PURE__ */ standardSchema(parseUpdateUserEmailIntent);

/** Whether a value is a {@link UpdateUserEmailIntent} as it may be answered. */
export function isReceivedUpdateUserEmailIntent(value: unknown): value is UpdateUserEmailIntent {
  if (!isObject(value) || typeof value.userId !== "string") return false;
  if (typeof value.userEmail !== "string") return false;
  if (typeof value.verificationToken !== "string" && isPresent(value.verificationToken)) return false;
  return true;
}

/** The value as a {@link UpdateUserEmailIntent}, without explicit nulls, or its issues. */
export const parseReceivedUpdateUserEmailIntent = (value: unknown): ParseResult<UpdateUserEmailIntent> =>
  parse(isReceivedUpdateUserEmailIntent, updateUserEmailIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateUserEmailIntent} as it may be answered. */
export const explainReceivedUpdateUserEmailIntent = (value: unknown): readonly Issue[] =>
  explain(updateUserEmailIntentDescriptor, value, "tolerant");
/** {@link parseReceivedUpdateUserEmailIntent} as a Standard Schema. */
export const ReceivedUpdateUserEmailIntentSchema: StandardSchema<UpdateUserEmailIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedUpdateUserEmailIntent);

/** What a {@link UpdateUserEmailResult} holds. */
export const updateUserEmailResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateUserEmailResult", {
  userId: userIdDescriptor,
});

/** Whether a value is a {@link UpdateUserEmailResult} as it may be answered. */
export function isUpdateUserEmailResult(value: unknown): value is UpdateUserEmailResult {
  if (!isObject(value) || typeof value.userId !== "string") return false;
  return true;
}

/** The value as a {@link UpdateUserEmailResult}, without explicit nulls, or its issues. */
export const parseUpdateUserEmailResult = (value: unknown): ParseResult<UpdateUserEmailResult> =>
  parse(isUpdateUserEmailResult, updateUserEmailResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateUserEmailResult} as it may be answered. */
export const explainUpdateUserEmailResult = (value: unknown): readonly Issue[] =>
  explain(updateUserEmailResultDescriptor, value, "tolerant");
/** {@link parseUpdateUserEmailResult} as a Standard Schema. */
export const UpdateUserEmailResultSchema: StandardSchema<UpdateUserEmailResult> =
  /* @__PURE__ */ standardSchema(parseUpdateUserEmailResult);

/** What a {@link UpdateUserEmailRequest} holds. */
export const updateUserEmailRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateUserEmailRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_EMAIL"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => updateUserEmailIntentDescriptor,
});

const updateUserEmailRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link UpdateUserEmailRequest} fit to be sent. */
export function isUpdateUserEmailRequest(value: unknown): value is UpdateUserEmailRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_USER_EMAIL") return false;
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
  if (!isUpdateUserEmailIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, updateUserEmailRequestMembers);
}

/** The value as a {@link UpdateUserEmailRequest}, without explicit nulls, or its issues. */
export const parseUpdateUserEmailRequest = (value: unknown): ParseResult<UpdateUserEmailRequest> =>
  parse(isUpdateUserEmailRequest, updateUserEmailRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link UpdateUserEmailRequest} fit to be sent. */
export const explainUpdateUserEmailRequest = (value: unknown): readonly Issue[] =>
  explain(updateUserEmailRequestDescriptor, value, "strict");
/** {@link parseUpdateUserEmailRequest} as a Standard Schema. */
export const UpdateUserEmailRequestSchema: StandardSchema<UpdateUserEmailRequest> =
  /* @__PURE__ */ standardSchema(parseUpdateUserEmailRequest);

/** What a {@link UpdateUserEmailResponse} holds. */
export const updateUserEmailResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UpdateUserEmailResponse", {
  activity: () => updateUserEmailActivityDescriptor,
});

/** Whether a value is a {@link UpdateUserEmailResponse} as it may be answered. */
export function isUpdateUserEmailResponse(value: unknown): value is UpdateUserEmailResponse {
  if (!isObject(value) || !isUpdateUserEmailActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdateUserEmailResponse}, without explicit nulls, or its issues. */
export const parseUpdateUserEmailResponse = (value: unknown): ParseResult<UpdateUserEmailResponse> =>
  parse(isUpdateUserEmailResponse, updateUserEmailResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UpdateUserEmailResponse} as it may be answered. */
export const explainUpdateUserEmailResponse = (value: unknown): readonly Issue[] =>
  explain(updateUserEmailResponseDescriptor, value, "tolerant");
/** {@link parseUpdateUserEmailResponse} as a Standard Schema. */
export const UpdateUserEmailResponseSchema: StandardSchema<UpdateUserEmailResponse> =
  /* @__PURE__ */ standardSchema(parseUpdateUserEmailResponse);
