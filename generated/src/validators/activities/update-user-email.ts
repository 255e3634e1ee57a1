// Validators of the types in `activities/update-user-email`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  UpdateUserEmailActivity,
  UpdateUserEmailIntent,
  UpdateUserEmailRequest,
  UpdateUserEmailResponse,
  UpdateUserEmailResult,
} from "../../activities/update-user-email.js";
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
export const updateUserEmailActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateUserEmailActivity",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_EMAIL"], open: false },
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
        members: [{ name: "updateUserEmailIntent", type: () => updateUserEmailIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "updateUserEmailResult", type: () => updateUserEmailResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link UpdateUserEmailActivity}. */
function isUpdateUserEmailActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedUpdateUserEmailIntent(value.updateUserEmailIntent)) return false;
  return true;
}

/** Member `result` of {@link UpdateUserEmailActivity}. */
function isUpdateUserEmailActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const updateUserEmailResult = value.updateUserEmailResult;
  if (updateUserEmailResult !== undefined) {
    if (updateUserEmailResult === null) absent.nulls++;
    else if (!isUpdateUserEmailResult(updateUserEmailResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link UpdateUserEmailActivity} as it may be answered. */
export function isUpdateUserEmailActivity(value: unknown): value is UpdateUserEmailActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_USER_EMAIL") return false;
  if (!isUpdateUserEmailActivityIntent(value.intent)) return false;
  if (!isUpdateUserEmailActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link UpdateUserEmailActivity}, without explicit nulls, or its issues. */
export function parseUpdateUserEmailActivity(value: unknown): ParseResult<UpdateUserEmailActivity> {
  return parse(isUpdateUserEmailActivity, updateUserEmailActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateUserEmailActivity} as it may be answered. */
export function explainUpdateUserEmailActivity(value: unknown): readonly Issue[] {
  return explain(updateUserEmailActivityDescriptor, value, "tolerant");
}

/** {@link parseUpdateUserEmailActivity} as a Standard Schema. */
export const UpdateUserEmailActivitySchema: StandardSchema<UpdateUserEmailActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateUserEmailActivity,
);

/** What a {@link UpdateUserEmailIntent} holds. */
export const updateUserEmailIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateUserEmailIntent",
  extra: false,
  members: [
    { name: "userId", type: userIdDescriptor },
    { name: "userEmail", type: emailDescriptor },
    { name: "verificationToken", type: verificationTokenDescriptor, optional: true },
  ],
};

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
export function parseUpdateUserEmailIntent(value: unknown): ParseResult<UpdateUserEmailIntent> {
  return parse(isUpdateUserEmailIntent, updateUserEmailIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdateUserEmailIntent} fit to be sent. */
export function explainUpdateUserEmailIntent(value: unknown): readonly Issue[] {
  return explain(updateUserEmailIntentDescriptor, value, "strict");
}

/** {@link parseUpdateUserEmailIntent} as a Standard Schema. */
export const UpdateUserEmailIntentSchema: StandardSchema<UpdateUserEmailIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateUserEmailIntent,
);

/** Whether a value is a {@link UpdateUserEmailIntent} as it may be answered. */
export function isReceivedUpdateUserEmailIntent(value: unknown): value is UpdateUserEmailIntent {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string") return false;
  const userEmail = value.userEmail;
  if (typeof userEmail !== "string") return false;
  const verificationToken = value.verificationToken;
  if (verificationToken !== undefined) {
    if (verificationToken === null) absent.nulls++;
    else if (typeof verificationToken !== "string") return false;
  }
  return true;
}

/** The value as a {@link UpdateUserEmailIntent}, without explicit nulls, or its issues. */
export function parseReceivedUpdateUserEmailIntent(value: unknown): ParseResult<UpdateUserEmailIntent> {
  return parse(isReceivedUpdateUserEmailIntent, updateUserEmailIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateUserEmailIntent} as it may be answered. */
export function explainReceivedUpdateUserEmailIntent(value: unknown): readonly Issue[] {
  return explain(updateUserEmailIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedUpdateUserEmailIntent} as a Standard Schema. */
export const ReceivedUpdateUserEmailIntentSchema: StandardSchema<UpdateUserEmailIntent> =
  /* @__PURE__ */ standardSchema("countersign", parseReceivedUpdateUserEmailIntent);

/** What a {@link UpdateUserEmailResult} holds. */
export const updateUserEmailResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateUserEmailResult",
  extra: false,
  members: [{ name: "userId", type: userIdDescriptor }],
};

/** Whether a value is a {@link UpdateUserEmailResult} as it may be answered. */
export function isUpdateUserEmailResult(value: unknown): value is UpdateUserEmailResult {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string") return false;
  return true;
}

/** The value as a {@link UpdateUserEmailResult}, without explicit nulls, or its issues. */
export function parseUpdateUserEmailResult(value: unknown): ParseResult<UpdateUserEmailResult> {
  return parse(isUpdateUserEmailResult, updateUserEmailResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateUserEmailResult} as it may be answered. */
export function explainUpdateUserEmailResult(value: unknown): readonly Issue[] {
  return explain(updateUserEmailResultDescriptor, value, "tolerant");
}

/** {@link parseUpdateUserEmailResult} as a Standard Schema. */
export const UpdateUserEmailResultSchema: StandardSchema<UpdateUserEmailResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateUserEmailResult,
);

/** What a {@link UpdateUserEmailRequest} holds. */
export const updateUserEmailRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateUserEmailRequest",
  extra: false,
  members: [
    {
      name: "type",
      type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_EMAIL"], open: false },
    },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => updateUserEmailIntentDescriptor },
  ],
};

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
export function parseUpdateUserEmailRequest(value: unknown): ParseResult<UpdateUserEmailRequest> {
  return parse(isUpdateUserEmailRequest, updateUserEmailRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UpdateUserEmailRequest} fit to be sent. */
export function explainUpdateUserEmailRequest(value: unknown): readonly Issue[] {
  return explain(updateUserEmailRequestDescriptor, value, "strict");
}

/** {@link parseUpdateUserEmailRequest} as a Standard Schema. */
export const UpdateUserEmailRequestSchema: StandardSchema<UpdateUserEmailRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateUserEmailRequest,
);

/** What a {@link UpdateUserEmailResponse} holds. */
export const updateUserEmailResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UpdateUserEmailResponse",
  extra: false,
  members: [{ name: "activity", type: () => updateUserEmailActivityDescriptor }],
};

/** Whether a value is a {@link UpdateUserEmailResponse} as it may be answered. */
export function isUpdateUserEmailResponse(value: unknown): value is UpdateUserEmailResponse {
  if (!isObject(value)) return false;
  if (!isUpdateUserEmailActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link UpdateUserEmailResponse}, without explicit nulls, or its issues. */
export function parseUpdateUserEmailResponse(value: unknown): ParseResult<UpdateUserEmailResponse> {
  return parse(isUpdateUserEmailResponse, updateUserEmailResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UpdateUserEmailResponse} as it may be answered. */
export function explainUpdateUserEmailResponse(value: unknown): readonly Issue[] {
  return explain(updateUserEmailResponseDescriptor, value, "tolerant");
}

/** {@link parseUpdateUserEmailResponse} as a Standard Schema. */
export const UpdateUserEmailResponseSchema: StandardSchema<UpdateUserEmailResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUpdateUserEmailResponse,
);
