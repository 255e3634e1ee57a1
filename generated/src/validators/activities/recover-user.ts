// Validators of the types in `activities/recover-user`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  RecoverUserActivity,
  RecoverUserIntent,
  RecoverUserRequest,
  RecoverUserResponse,
  RecoverUserResult,
} from "../../activities/recover-user.js";
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
export const recoverUserActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "RecoverUserActivity",
  extra: false,
  members: [
    { name: "type", type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_RECOVER_USER"], open: false } },
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
        members: [{ name: "recoverUserIntent", type: () => recoverUserIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "recoverUserResult", type: () => recoverUserResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link RecoverUserActivity}. */
function isRecoverUserActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedRecoverUserIntent(value.recoverUserIntent)) return false;
  return true;
}

/** Member `result` of {@link RecoverUserActivity}. */
function isRecoverUserActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const recoverUserResult = value.recoverUserResult;
  if (recoverUserResult !== undefined) {
    if (recoverUserResult === null) absent.nulls++;
    else if (!isRecoverUserResult(recoverUserResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link RecoverUserActivity} as it may be answered. */
export function isRecoverUserActivity(value: unknown): value is RecoverUserActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_RECOVER_USER") return false;
  if (!isRecoverUserActivityIntent(value.intent)) return false;
  if (!isRecoverUserActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link RecoverUserActivity}, without explicit nulls, or its issues. */
export function parseRecoverUserActivity(value: unknown): ParseResult<RecoverUserActivity> {
  return parse(isRecoverUserActivity, recoverUserActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link RecoverUserActivity} as it may be answered. */
export function explainRecoverUserActivity(value: unknown): readonly Issue[] {
  return explain(recoverUserActivityDescriptor, value, "tolerant");
}

/** {@link parseRecoverUserActivity} as a Standard Schema. */
export const RecoverUserActivitySchema: StandardSchema<RecoverUserActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseRecoverUserActivity,
);

/** What a {@link RecoverUserIntent} holds. */
export const recoverUserIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "RecoverUserIntent",
  extra: false,
  members: [
    { name: "authenticator", type: () => authenticatorParamsV2Descriptor },
    { name: "userId", type: userIdDescriptor },
  ],
};

const recoverUserIntentMembers = ["authenticator", "userId"];

/** Whether a value is a {@link RecoverUserIntent} fit to be sent. */
export function isRecoverUserIntent(value: unknown): value is RecoverUserIntent {
  if (!isObject(value)) return false;
  if (!isAuthenticatorParamsV2(value.authenticator)) return false;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, recoverUserIntentMembers);
}

/** The value as a {@link RecoverUserIntent}, without explicit nulls, or its issues. */
export function parseRecoverUserIntent(value: unknown): ParseResult<RecoverUserIntent> {
  return parse(isRecoverUserIntent, recoverUserIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link RecoverUserIntent} fit to be sent. */
export function explainRecoverUserIntent(value: unknown): readonly Issue[] {
  return explain(recoverUserIntentDescriptor, value, "strict");
}

/** {@link parseRecoverUserIntent} as a Standard Schema. */
export const RecoverUserIntentSchema: StandardSchema<RecoverUserIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseRecoverUserIntent,
);

/** Whether a value is a {@link RecoverUserIntent} as it may be answered. */
export function isReceivedRecoverUserIntent(value: unknown): value is RecoverUserIntent {
  if (!isObject(value)) return false;
  if (!isReceivedAuthenticatorParamsV2(value.authenticator)) return false;
  const userId = value.userId;
  if (typeof userId !== "string") return false;
  return true;
}

/** The value as a {@link RecoverUserIntent}, without explicit nulls, or its issues. */
export function parseReceivedRecoverUserIntent(value: unknown): ParseResult<RecoverUserIntent> {
  return parse(isReceivedRecoverUserIntent, recoverUserIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link RecoverUserIntent} as it may be answered. */
export function explainReceivedRecoverUserIntent(value: unknown): readonly Issue[] {
  return explain(recoverUserIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedRecoverUserIntent} as a Standard Schema. */
export const ReceivedRecoverUserIntentSchema: StandardSchema<RecoverUserIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedRecoverUserIntent,
);

/** What a {@link RecoverUserResult} holds. */
export const recoverUserResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "RecoverUserResult",
  extra: false,
  members: [
    { name: "authenticatorId", type: { kind: "array", of: authenticatorIdDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

/** Whether a value is a {@link RecoverUserResult} as it may be answered. */
export function isRecoverUserResult(value: unknown): value is RecoverUserResult {
  if (!isObject(value)) return false;
  const authenticatorId = value.authenticatorId;
  if (!Array.isArray(authenticatorId)) return false;
  for (let i = 0; i < authenticatorId.length; i++) {
    const item: unknown = authenticatorId[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link RecoverUserResult}, without explicit nulls, or its issues. */
export function parseRecoverUserResult(value: unknown): ParseResult<RecoverUserResult> {
  return parse(isRecoverUserResult, recoverUserResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link RecoverUserResult} as it may be answered. */
export function explainRecoverUserResult(value: unknown): readonly Issue[] {
  return explain(recoverUserResultDescriptor, value, "tolerant");
}

/** {@link parseRecoverUserResult} as a Standard Schema. */
export const RecoverUserResultSchema: StandardSchema<RecoverUserResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseRecoverUserResult,
);

/** What a {@link RecoverUserRequest} holds. */
export const recoverUserRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "RecoverUserRequest",
  extra: false,
  members: [
    { name: "type", type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_RECOVER_USER"], open: false } },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => recoverUserIntentDescriptor },
  ],
};

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
export function parseRecoverUserRequest(value: unknown): ParseResult<RecoverUserRequest> {
  return parse(isRecoverUserRequest, recoverUserRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link RecoverUserRequest} fit to be sent. */
export function explainRecoverUserRequest(value: unknown): readonly Issue[] {
  return explain(recoverUserRequestDescriptor, value, "strict");
}

/** {@link parseRecoverUserRequest} as a Standard Schema. */
export const RecoverUserRequestSchema: StandardSchema<RecoverUserRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseRecoverUserRequest,
);

/** What a {@link RecoverUserResponse} holds. */
export const recoverUserResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "RecoverUserResponse",
  extra: false,
  members: [{ name: "activity", type: () => recoverUserActivityDescriptor }],
};

/** Whether a value is a {@link RecoverUserResponse} as it may be answered. */
export function isRecoverUserResponse(value: unknown): value is RecoverUserResponse {
  if (!isObject(value)) return false;
  if (!isRecoverUserActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link RecoverUserResponse}, without explicit nulls, or its issues. */
export function parseRecoverUserResponse(value: unknown): ParseResult<RecoverUserResponse> {
  return parse(isRecoverUserResponse, recoverUserResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link RecoverUserResponse} as it may be answered. */
export function explainRecoverUserResponse(value: unknown): readonly Issue[] {
  return explain(recoverUserResponseDescriptor, value, "tolerant");
}

/** {@link parseRecoverUserResponse} as a Standard Schema. */
export const RecoverUserResponseSchema: StandardSchema<RecoverUserResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseRecoverUserResponse,
);
