// Validators of the types in `activities/oauth-login`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  OauthLoginActivity,
  OauthLoginIntent,
  OauthLoginRequest,
  OauthLoginResponse,
  OauthLoginResult,
} from "../../activities/oauth-login.js";
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
  oidcTokenDescriptor,
  organizationIdDescriptor,
  publicKeyDescriptor,
  sessionJwtDescriptor,
  sessionProfileIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";

/** What a {@link OauthLoginActivity} holds. */
export const oauthLoginActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OauthLoginActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OAUTH_LOGIN"], open: false },
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
  intent: /* @__PURE__ */ record("", { oauthLoginIntent: () => oauthLoginIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "oauthLoginResult?": () => oauthLoginResultDescriptor }),
});

/** Member `intent` of {@link OauthLoginActivity}. */
function isOauthLoginActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedOauthLoginIntent(value.oauthLoginIntent)) return false;
  return true;
}

/** Member `result` of {@link OauthLoginActivity}. */
function isOauthLoginActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.oauthLoginResult) && !isOauthLoginResult(value.oauthLoginResult)) return false;
  return true;
}

/** Whether a value is a {@link OauthLoginActivity} as it may be answered. */
export function isOauthLoginActivity(value: unknown): value is OauthLoginActivity {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_OAUTH_LOGIN") return false;
  if (!isOauthLoginActivityIntent(value.intent) || !isOauthLoginActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link OauthLoginActivity}, without explicit nulls, or its issues. */
export const parseOauthLoginActivity = (value: unknown): ParseResult<OauthLoginActivity> =>
  parse(isOauthLoginActivity, oauthLoginActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OauthLoginActivity} as it may be answered. */
export const explainOauthLoginActivity = (value: unknown): readonly Issue[] =>
  explain(oauthLoginActivityDescriptor, value, "tolerant");
/** {@link parseOauthLoginActivity} as a Standard Schema. */
export const OauthLoginActivitySchema: StandardSchema<OauthLoginActivity> =
  /* @__PURE__ */ standardSchema(parseOauthLoginActivity);

/** What a {@link OauthLoginIntent} holds. */
export const oauthLoginIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OauthLoginIntent", {
  oidcToken: oidcTokenDescriptor,
  publicKey: publicKeyDescriptor,
  "expirationSeconds?": expirationSecondsDescriptor,
  "invalidateExisting?": { kind: "boolean" },
  "sessionProfileId?": sessionProfileIdDescriptor,
});

const oauthLoginIntentMembers = [
  "oidcToken",
  "publicKey",
  "expirationSeconds",
  "invalidateExisting",
  "sessionProfileId",
];

/** Whether a value is a {@link OauthLoginIntent} fit to be sent. */
export function isOauthLoginIntent(value: unknown): value is OauthLoginIntent {
  if (!isObject(value)) return false;
  let present = 2;
  const oidcToken = value.oidcToken;
  if (typeof oidcToken !== "string" || (oidcToken.length > 16384 && codePoints(oidcToken) > 16384)) return false;
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
  return members === present || hasOnly(value, oauthLoginIntentMembers);
}

/** The value as a {@link OauthLoginIntent}, without explicit nulls, or its issues. */
export const parseOauthLoginIntent = (value: unknown): ParseResult<OauthLoginIntent> =>
  parse(isOauthLoginIntent, oauthLoginIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link OauthLoginIntent} fit to be sent. */
export const explainOauthLoginIntent = (value: unknown): readonly Issue[] =>
  explain(oauthLoginIntentDescriptor, value, "strict");
/** {@link parseOauthLoginIntent} as a Standard Schema. */
export const OauthLoginIntentSchema: StandardSchema<OauthLoginIntent> =
  /* @__PURE__ */ standardSchema(parseOauthLoginIntent);

/** Whether a value is a {@link OauthLoginIntent} as it may be answered. */
export function isReceivedOauthLoginIntent(value: unknown): value is OauthLoginIntent {
  if (!isObject(value) || typeof value.oidcToken !== "string") return false;
  if (typeof value.publicKey !== "string") return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  if (typeof value.invalidateExisting !== "boolean" && isPresent(value.invalidateExisting)) return false;
  if (typeof value.sessionProfileId !== "string" && isPresent(value.sessionProfileId)) return false;
  return true;
}

/** The value as a {@link OauthLoginIntent}, without explicit nulls, or its issues. */
export const parseReceivedOauthLoginIntent = (value: unknown): ParseResult<OauthLoginIntent> =>
  parse(isReceivedOauthLoginIntent, oauthLoginIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OauthLoginIntent} as it may be answered. */
export const explainReceivedOauthLoginIntent = (value: unknown): readonly Issue[] =>
  explain(oauthLoginIntentDescriptor, value, "tolerant");
/** {@link parseReceivedOauthLoginIntent} as a Standard Schema. */
export const ReceivedOauthLoginIntentSchema: StandardSchema<OauthLoginIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedOauthLoginIntent);

/** What a {@link OauthLoginResult} holds. */
export const oauthLoginResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OauthLoginResult", {
  session: sessionJwtDescriptor,
});

/** Whether a value is a {@link OauthLoginResult} as it may be answered. */
export function isOauthLoginResult(value: unknown): value is OauthLoginResult {
  if (!isObject(value) || typeof value.session !== "string") return false;
  return true;
}

/** The value as a {@link OauthLoginResult}, without explicit nulls, or its issues. */
export const parseOauthLoginResult = (value: unknown): ParseResult<OauthLoginResult> =>
  parse(isOauthLoginResult, oauthLoginResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OauthLoginResult} as it may be answered. */
export const explainOauthLoginResult = (value: unknown): readonly Issue[] =>
  explain(oauthLoginResultDescriptor, value, "tolerant");
/** {@link parseOauthLoginResult} as a Standard Schema. */
export const OauthLoginResultSchema: StandardSchema<OauthLoginResult> =
  /* @__PURE__ */ standardSchema(parseOauthLoginResult);

/** What a {@link OauthLoginRequest} holds. */
export const oauthLoginRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OauthLoginRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OAUTH_LOGIN"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => oauthLoginIntentDescriptor,
});

const oauthLoginRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link OauthLoginRequest} fit to be sent. */
export function isOauthLoginRequest(value: unknown): value is OauthLoginRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_OAUTH_LOGIN") return false;
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
  if (!isOauthLoginIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, oauthLoginRequestMembers);
}

/** The value as a {@link OauthLoginRequest}, without explicit nulls, or its issues. */
export const parseOauthLoginRequest = (value: unknown): ParseResult<OauthLoginRequest> =>
  parse(isOauthLoginRequest, oauthLoginRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link OauthLoginRequest} fit to be sent. */
export const explainOauthLoginRequest = (value: unknown): readonly Issue[] =>
  explain(oauthLoginRequestDescriptor, value, "strict");
/** {@link parseOauthLoginRequest} as a Standard Schema. */
export const OauthLoginRequestSchema: StandardSchema<OauthLoginRequest> =
  /* @__PURE__ */ standardSchema(parseOauthLoginRequest);

/** What a {@link OauthLoginResponse} holds. */
export const oauthLoginResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OauthLoginResponse", {
  activity: () => oauthLoginActivityDescriptor,
});

/** Whether a value is a {@link OauthLoginResponse} as it may be answered. */
export function isOauthLoginResponse(value: unknown): value is OauthLoginResponse {
  if (!isObject(value) || !isOauthLoginActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link OauthLoginResponse}, without explicit nulls, or its issues. */
export const parseOauthLoginResponse = (value: unknown): ParseResult<OauthLoginResponse> =>
  parse(isOauthLoginResponse, oauthLoginResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OauthLoginResponse} as it may be answered. */
export const explainOauthLoginResponse = (value: unknown): readonly Issue[] =>
  explain(oauthLoginResponseDescriptor, value, "tolerant");
/** {@link parseOauthLoginResponse} as a Standard Schema. */
export const OauthLoginResponseSchema: StandardSchema<OauthLoginResponse> =
  /* @__PURE__ */ standardSchema(parseOauthLoginResponse);
