// Validators of the types in `activities/stamp-login`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  StampLoginActivity,
  StampLoginIntent,
  StampLoginRequest,
  StampLoginResponse,
  StampLoginResult,
} from "../../activities/stamp-login.js";
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
  expirationSecondsDescriptor,
  fingerprintDescriptor,
  matchesExpirationSeconds,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  publicKeyDescriptor,
  sessionJwtDescriptor,
  sessionProfileIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link StampLoginActivity} holds. */
export const stampLoginActivityDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "StampLoginActivity",
  extra: false,
  members: [
    { name: "type", type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_STAMP_LOGIN"], open: false } },
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
        members: [{ name: "stampLoginIntent", type: () => stampLoginIntentDescriptor }],
      },
    },
    {
      name: "result",
      type: {
        kind: "object",
        name: "",
        extra: false,
        members: [{ name: "stampLoginResult", type: () => stampLoginResultDescriptor, optional: true }],
      },
    },
  ],
};

/** Member `intent` of {@link StampLoginActivity}. */
function isStampLoginActivityIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!isReceivedStampLoginIntent(value.stampLoginIntent)) return false;
  return true;
}

/** Member `result` of {@link StampLoginActivity}. */
function isStampLoginActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  const stampLoginResult = value.stampLoginResult;
  if (stampLoginResult !== undefined) {
    if (stampLoginResult === null) absent.nulls++;
    else if (!isStampLoginResult(stampLoginResult)) return false;
  }
  return true;
}

/** Whether a value is a {@link StampLoginActivity} as it may be answered. */
export function isStampLoginActivity(value: unknown): value is StampLoginActivity {
  if (!isObject(value)) return false;
  if (!isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_STAMP_LOGIN") return false;
  if (!isStampLoginActivityIntent(value.intent)) return false;
  if (!isStampLoginActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link StampLoginActivity}, without explicit nulls, or its issues. */
export function parseStampLoginActivity(value: unknown): ParseResult<StampLoginActivity> {
  return parse(isStampLoginActivity, stampLoginActivityDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link StampLoginActivity} as it may be answered. */
export function explainStampLoginActivity(value: unknown): readonly Issue[] {
  return explain(stampLoginActivityDescriptor, value, "tolerant");
}

/** {@link parseStampLoginActivity} as a Standard Schema. */
export const StampLoginActivitySchema: StandardSchema<StampLoginActivity> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseStampLoginActivity,
);

/** What a {@link StampLoginIntent} holds. */
export const stampLoginIntentDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "StampLoginIntent",
  extra: false,
  members: [
    { name: "publicKey", type: publicKeyDescriptor },
    { name: "expirationSeconds", type: expirationSecondsDescriptor, optional: true },
    { name: "invalidateExisting", type: { kind: "boolean" }, optional: true },
    { name: "sessionProfileId", type: sessionProfileIdDescriptor, optional: true },
  ],
};

const stampLoginIntentMembers = ["publicKey", "expirationSeconds", "invalidateExisting", "sessionProfileId"];

/** Whether a value is a {@link StampLoginIntent} fit to be sent. */
export function isStampLoginIntent(value: unknown): value is StampLoginIntent {
  if (!isObject(value)) return false;
  let present = 1;
  const publicKey = value.publicKey;
  if (typeof publicKey !== "string" || (publicKey.length > 512 && codePoints(publicKey) > 512)) return false;
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (expirationSeconds === null) absent.nulls++;
    else if (
      typeof expirationSeconds !== "string" ||
      (expirationSeconds.length > 20 && codePoints(expirationSeconds) > 20) ||
      !matchesExpirationSeconds(expirationSeconds)
    )
      return false;
  }
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    present++;
    if (invalidateExisting === null) absent.nulls++;
    else if (typeof invalidateExisting !== "boolean") return false;
  }
  const sessionProfileId = value.sessionProfileId;
  if (sessionProfileId !== undefined) {
    present++;
    if (sessionProfileId === null) absent.nulls++;
    else if (
      typeof sessionProfileId !== "string" ||
      (sessionProfileId.length > 64 && codePoints(sessionProfileId) > 64)
    )
      return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, stampLoginIntentMembers);
}

/** The value as a {@link StampLoginIntent}, without explicit nulls, or its issues. */
export function parseStampLoginIntent(value: unknown): ParseResult<StampLoginIntent> {
  return parse(isStampLoginIntent, stampLoginIntentDescriptor, value, "strict");
}

/** Every place where a value is not a {@link StampLoginIntent} fit to be sent. */
export function explainStampLoginIntent(value: unknown): readonly Issue[] {
  return explain(stampLoginIntentDescriptor, value, "strict");
}

/** {@link parseStampLoginIntent} as a Standard Schema. */
export const StampLoginIntentSchema: StandardSchema<StampLoginIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseStampLoginIntent,
);

/** Whether a value is a {@link StampLoginIntent} as it may be answered. */
export function isReceivedStampLoginIntent(value: unknown): value is StampLoginIntent {
  if (!isObject(value)) return false;
  const publicKey = value.publicKey;
  if (typeof publicKey !== "string") return false;
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    if (expirationSeconds === null) absent.nulls++;
    else if (typeof expirationSeconds !== "string") return false;
  }
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    if (invalidateExisting === null) absent.nulls++;
    else if (typeof invalidateExisting !== "boolean") return false;
  }
  const sessionProfileId = value.sessionProfileId;
  if (sessionProfileId !== undefined) {
    if (sessionProfileId === null) absent.nulls++;
    else if (typeof sessionProfileId !== "string") return false;
  }
  return true;
}

/** The value as a {@link StampLoginIntent}, without explicit nulls, or its issues. */
export function parseReceivedStampLoginIntent(value: unknown): ParseResult<StampLoginIntent> {
  return parse(isReceivedStampLoginIntent, stampLoginIntentDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link StampLoginIntent} as it may be answered. */
export function explainReceivedStampLoginIntent(value: unknown): readonly Issue[] {
  return explain(stampLoginIntentDescriptor, value, "tolerant");
}

/** {@link parseReceivedStampLoginIntent} as a Standard Schema. */
export const ReceivedStampLoginIntentSchema: StandardSchema<StampLoginIntent> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedStampLoginIntent,
);

/** What a {@link StampLoginResult} holds. */
export const stampLoginResultDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "StampLoginResult",
  extra: false,
  members: [{ name: "session", type: sessionJwtDescriptor }],
};

/** Whether a value is a {@link StampLoginResult} as it may be answered. */
export function isStampLoginResult(value: unknown): value is StampLoginResult {
  if (!isObject(value)) return false;
  const session = value.session;
  if (typeof session !== "string") return false;
  return true;
}

/** The value as a {@link StampLoginResult}, without explicit nulls, or its issues. */
export function parseStampLoginResult(value: unknown): ParseResult<StampLoginResult> {
  return parse(isStampLoginResult, stampLoginResultDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link StampLoginResult} as it may be answered. */
export function explainStampLoginResult(value: unknown): readonly Issue[] {
  return explain(stampLoginResultDescriptor, value, "tolerant");
}

/** {@link parseStampLoginResult} as a Standard Schema. */
export const StampLoginResultSchema: StandardSchema<StampLoginResult> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseStampLoginResult,
);

/** What a {@link StampLoginRequest} holds. */
export const stampLoginRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "StampLoginRequest",
  extra: false,
  members: [
    { name: "type", type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_STAMP_LOGIN"], open: false } },
    { name: "timestampMs", type: millisecondTimestampDescriptor },
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "generateAppProofs", type: { kind: "boolean" }, optional: true },
    { name: "parameters", type: () => stampLoginIntentDescriptor },
  ],
};

const stampLoginRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link StampLoginRequest} fit to be sent. */
export function isStampLoginRequest(value: unknown): value is StampLoginRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_STAMP_LOGIN") return false;
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
  if (!isStampLoginIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, stampLoginRequestMembers);
}

/** The value as a {@link StampLoginRequest}, without explicit nulls, or its issues. */
export function parseStampLoginRequest(value: unknown): ParseResult<StampLoginRequest> {
  return parse(isStampLoginRequest, stampLoginRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link StampLoginRequest} fit to be sent. */
export function explainStampLoginRequest(value: unknown): readonly Issue[] {
  return explain(stampLoginRequestDescriptor, value, "strict");
}

/** {@link parseStampLoginRequest} as a Standard Schema. */
export const StampLoginRequestSchema: StandardSchema<StampLoginRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseStampLoginRequest,
);

/** What a {@link StampLoginResponse} holds. */
export const stampLoginResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "StampLoginResponse",
  extra: false,
  members: [{ name: "activity", type: () => stampLoginActivityDescriptor }],
};

/** Whether a value is a {@link StampLoginResponse} as it may be answered. */
export function isStampLoginResponse(value: unknown): value is StampLoginResponse {
  if (!isObject(value)) return false;
  if (!isStampLoginActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link StampLoginResponse}, without explicit nulls, or its issues. */
export function parseStampLoginResponse(value: unknown): ParseResult<StampLoginResponse> {
  return parse(isStampLoginResponse, stampLoginResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link StampLoginResponse} as it may be answered. */
export function explainStampLoginResponse(value: unknown): readonly Issue[] {
  return explain(stampLoginResponseDescriptor, value, "tolerant");
}

/** {@link parseStampLoginResponse} as a Standard Schema. */
export const StampLoginResponseSchema: StandardSchema<StampLoginResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseStampLoginResponse,
);
