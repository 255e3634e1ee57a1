// Validators of the types in `activities/stamp-login`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  StampLoginActivity,
  StampLoginIntent,
  StampLoginRequest,
  StampLoginResponse,
  StampLoginResult,
} from "../../activities/stamp-login.js";
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
export const stampLoginActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("StampLoginActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_STAMP_LOGIN"], open: false },
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
  intent: /* @__PURE__ */ record("", { stampLoginIntent: () => stampLoginIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "stampLoginResult?": () => stampLoginResultDescriptor }),
});

/** Member `intent` of {@link StampLoginActivity}. */
function isStampLoginActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedStampLoginIntent(value.stampLoginIntent)) return false;
  return true;
}

/** Member `result` of {@link StampLoginActivity}. */
function isStampLoginActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.stampLoginResult) && !isStampLoginResult(value.stampLoginResult)) return false;
  return true;
}

/** Whether a value is a {@link StampLoginActivity} as it may be answered. */
export function isStampLoginActivity(value: unknown): value is StampLoginActivity {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_STAMP_LOGIN") return false;
  if (!isStampLoginActivityIntent(value.intent) || !isStampLoginActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link StampLoginActivity}, without explicit nulls, or its issues. */
export const parseStampLoginActivity = (value: unknown): ParseResult<StampLoginActivity> =>
  parse(isStampLoginActivity, stampLoginActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link StampLoginActivity} as it may be answered. */
export const explainStampLoginActivity = (value: unknown): readonly Issue[] =>
  explain(stampLoginActivityDescriptor, value, "tolerant");
/** {@link parseStampLoginActivity} as a Standard Schema. */
export const StampLoginActivitySchema: StandardSchema<StampLoginActivity> =
  /* @__PURE__ */ standardSchema(parseStampLoginActivity);

/** What a {@link StampLoginIntent} holds. */
export const stampLoginIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("StampLoginIntent", {
  publicKey: publicKeyDescriptor,
  "expirationSeconds?": expirationSecondsDescriptor,
  "invalidateExisting?": { kind: "boolean" },
  "sessionProfileId?": sessionProfileIdDescriptor,
});

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
export const parseStampLoginIntent = (value: unknown): ParseResult<StampLoginIntent> =>
  parse(isStampLoginIntent, stampLoginIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link StampLoginIntent} fit to be sent. */
export const explainStampLoginIntent = (value: unknown): readonly Issue[] =>
  explain(stampLoginIntentDescriptor, value, "strict");
/** {@link parseStampLoginIntent} as a Standard Schema. */
export const StampLoginIntentSchema: StandardSchema<StampLoginIntent> =
  /* @__PURE__ */ standardSchema(parseStampLoginIntent);

/** Whether a value is a {@link StampLoginIntent} as it may be answered. */
export function isReceivedStampLoginIntent(value: unknown): value is StampLoginIntent {
  if (!isObject(value) || typeof value.publicKey !== "string") return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  if (typeof value.invalidateExisting !== "boolean" && isPresent(value.invalidateExisting)) return false;
  if (typeof value.sessionProfileId !== "string" && isPresent(value.sessionProfileId)) return false;
  return true;
}

/** The value as a {@link StampLoginIntent}, without explicit nulls, or its issues. */
export const parseReceivedStampLoginIntent = (value: unknown): ParseResult<StampLoginIntent> =>
  parse(isReceivedStampLoginIntent, stampLoginIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link StampLoginIntent} as it may be answered. */
export const explainReceivedStampLoginIntent = (value: unknown): readonly Issue[] =>
  explain(stampLoginIntentDescriptor, value, "tolerant");
/** {@link parseReceivedStampLoginIntent} as a Standard Schema. */
export const ReceivedStampLoginIntentSchema: StandardSchema<StampLoginIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedStampLoginIntent);

/** What a {@link StampLoginResult} holds. */
export const stampLoginResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("StampLoginResult", {
  session: sessionJwtDescriptor,
});

/** Whether a value is a {@link StampLoginResult} as it may be answered. */
export function isStampLoginResult(value: unknown): value is StampLoginResult {
  if (!isObject(value) || typeof value.session !== "string") return false;
  return true;
}

/** The value as a {@link StampLoginResult}, without explicit nulls, or its issues. */
export const parseStampLoginResult = (value: unknown): ParseResult<StampLoginResult> =>
  parse(isStampLoginResult, stampLoginResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link StampLoginResult} as it may be answered. */
export const explainStampLoginResult = (value: unknown): readonly Issue[] =>
  explain(stampLoginResultDescriptor, value, "tolerant");
/** {@link parseStampLoginResult} as a Standard Schema. */
export const StampLoginResultSchema: StandardSchema<StampLoginResult> =
  /* @__PURE__ */ standardSchema(parseStampLoginResult);

/** What a {@link StampLoginRequest} holds. */
export const stampLoginRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("StampLoginRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_STAMP_LOGIN"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => stampLoginIntentDescriptor,
});

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
export const parseStampLoginRequest = (value: unknown): ParseResult<StampLoginRequest> =>
  parse(isStampLoginRequest, stampLoginRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link StampLoginRequest} fit to be sent. */
export const explainStampLoginRequest = (value: unknown): readonly Issue[] =>
  explain(stampLoginRequestDescriptor, value, "strict");
/** {@link parseStampLoginRequest} as a Standard Schema. */
export const StampLoginRequestSchema: StandardSchema<StampLoginRequest> =
  /* @__PURE__ */ standardSchema(parseStampLoginRequest);

/** What a {@link StampLoginResponse} holds. */
export const stampLoginResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("StampLoginResponse", {
  activity: () => stampLoginActivityDescriptor,
});

/** Whether a value is a {@link StampLoginResponse} as it may be answered. */
export function isStampLoginResponse(value: unknown): value is StampLoginResponse {
  if (!isObject(value) || !isStampLoginActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link StampLoginResponse}, without explicit nulls, or its issues. */
export const parseStampLoginResponse = (value: unknown): ParseResult<StampLoginResponse> =>
  parse(isStampLoginResponse, stampLoginResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link StampLoginResponse} as it may be answered. */
export const explainStampLoginResponse = (value: unknown): readonly Issue[] =>
  explain(stampLoginResponseDescriptor, value, "tolerant");
/** {@link parseStampLoginResponse} as a Standard Schema. */
export const StampLoginResponseSchema: StandardSchema<StampLoginResponse> =
  /* @__PURE__ */ standardSchema(parseStampLoginResponse);
