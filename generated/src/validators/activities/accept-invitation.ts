// Validators of the types in `activities/accept-invitation`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  AcceptInvitationActivity,
  AcceptInvitationActivityV2,
  AcceptInvitationBody,
  AcceptInvitationIntent,
  AcceptInvitationIntentV2,
  AcceptInvitationRequest,
  AcceptInvitationRequestV2,
  AcceptInvitationResponse,
  AcceptInvitationResponseV2,
  AcceptInvitationResult,
} from "../../activities/accept-invitation.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema, UnionDescriptor } from "../../runtime/validate.js";
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
  invitationIdDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import {
  authenticatorParamsDescriptor,
  authenticatorParamsV2Descriptor,
  isAuthenticatorParams,
  isAuthenticatorParamsV2,
  isReceivedAuthenticatorParams,
  isReceivedAuthenticatorParamsV2,
} from "../shapes/credentials.js";

/** What a {@link AcceptInvitationIntent} holds. */
export const acceptInvitationIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("AcceptInvitationIntent", {
  invitationId: invitationIdDescriptor,
  userId: userIdDescriptor,
  authenticator: () => authenticatorParamsDescriptor,
});

const acceptInvitationIntentMembers = ["invitationId", "userId", "authenticator"];

/** Whether a value is a {@link AcceptInvitationIntent} fit to be sent. */
export function isAcceptInvitationIntent(value: unknown): value is AcceptInvitationIntent {
  if (!isObject(value)) return false;
  const invitationId = value.invitationId;
  if (typeof invitationId !== "string" || (invitationId.length > 64 && codePoints(invitationId) > 64)) return false;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  if (!isAuthenticatorParams(value.authenticator)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 3 || hasOnly(value, acceptInvitationIntentMembers);
}

/** The value as a {@link AcceptInvitationIntent}, without explicit nulls, or its issues. */
export const parseAcceptInvitationIntent = (value: unknown): ParseResult<AcceptInvitationIntent> =>
  parse(isAcceptInvitationIntent, acceptInvitationIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link AcceptInvitationIntent} fit to be sent. */
export const explainAcceptInvitationIntent = (value: unknown): readonly Issue[] =>
  explain(acceptInvitationIntentDescriptor, value, "strict");
/** {@link parseAcceptInvitationIntent} as a Standard Schema. */
export const AcceptInvitationIntentSchema: StandardSchema<AcceptInvitationIntent> =
  /* @__PURE__ */ standardSchema(parseAcceptInvitationIntent);

/** Whether a value is a {@link AcceptInvitationIntent} as it may be answered. */
export function isReceivedAcceptInvitationIntent(value: unknown): value is AcceptInvitationIntent {
  if (!isObject(value) || typeof value.invitationId !== "string") return false;
  if (typeof value.userId !== "string" || !isReceivedAuthenticatorParams(value.authenticator)) return false;
  return true;
}

/** The value as a {@link AcceptInvitationIntent}, without explicit nulls, or its issues. */
export const parseReceivedAcceptInvitationIntent = (value: unknown): ParseResult<AcceptInvitationIntent> =>
  parse(isReceivedAcceptInvitationIntent, acceptInvitationIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link AcceptInvitationIntent} as it may be answered. */
export const explainReceivedAcceptInvitationIntent = (value: unknown): readonly Issue[] =>
  explain(acceptInvitationIntentDescriptor, value, "tolerant");
/** {@link parseReceivedAcceptInvitationIntent} as a Standard Schema. */
export const ReceivedAcceptInvitationIntentSchema: StandardSchema<AcceptInvitationIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedAcceptInvitationIntent);

/** What a {@link AcceptInvitationResult} holds. */
export const acceptInvitationResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("AcceptInvitationResult", {
  invitationId: invitationIdDescriptor,
  userId: userIdDescriptor,
});

/** Whether a value is a {@link AcceptInvitationResult} as it may be answered. */
export function isAcceptInvitationResult(value: unknown): value is AcceptInvitationResult {
  if (!isObject(value) || typeof value.invitationId !== "string") return false;
  if (typeof value.userId !== "string") return false;
  return true;
}

/** The value as a {@link AcceptInvitationResult}, without explicit nulls, or its issues. */
export const parseAcceptInvitationResult = (value: unknown): ParseResult<AcceptInvitationResult> =>
  parse(isAcceptInvitationResult, acceptInvitationResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link AcceptInvitationResult} as it may be answered. */
export const explainAcceptInvitationResult = (value: unknown): readonly Issue[] =>
  explain(acceptInvitationResultDescriptor, value, "tolerant");
/** {@link parseAcceptInvitationResult} as a Standard Schema. */
export const AcceptInvitationResultSchema: StandardSchema<AcceptInvitationResult> =
  /* @__PURE__ */ standardSchema(parseAcceptInvitationResult);

/** What a {@link AcceptInvitationRequest} holds. */
export const acceptInvitationRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("AcceptInvitationRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_ACCEPT_INVITATION"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => acceptInvitationIntentDescriptor,
});

const acceptInvitationRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link AcceptInvitationRequest} fit to be sent. */
export function isAcceptInvitationRequest(value: unknown): value is AcceptInvitationRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_ACCEPT_INVITATION") return false;
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
  if (!isAcceptInvitationIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, acceptInvitationRequestMembers);
}

/** The value as a {@link AcceptInvitationRequest}, without explicit nulls, or its issues. */
export const parseAcceptInvitationRequest = (value: unknown): ParseResult<AcceptInvitationRequest> =>
  parse(isAcceptInvitationRequest, acceptInvitationRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link AcceptInvitationRequest} fit to be sent. */
export const explainAcceptInvitationRequest = (value: unknown): readonly Issue[] =>
  explain(acceptInvitationRequestDescriptor, value, "strict");
/** {@link parseAcceptInvitationRequest} as a Standard Schema. */
export const AcceptInvitationRequestSchema: StandardSchema<AcceptInvitationRequest> =
  /* @__PURE__ */ standardSchema(parseAcceptInvitationRequest);

/** What a {@link AcceptInvitationResponse} holds. */
export const acceptInvitationResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("AcceptInvitationResponse", {
  activity: () => acceptInvitationActivityDescriptor,
});

/** Whether a value is a {@link AcceptInvitationResponse} as it may be answered. */
export function isAcceptInvitationResponse(value: unknown): value is AcceptInvitationResponse {
  if (!isObject(value) || !isAcceptInvitationActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link AcceptInvitationResponse}, without explicit nulls, or its issues. */
export const parseAcceptInvitationResponse = (value: unknown): ParseResult<AcceptInvitationResponse> =>
  parse(isAcceptInvitationResponse, acceptInvitationResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link AcceptInvitationResponse} as it may be answered. */
export const explainAcceptInvitationResponse = (value: unknown): readonly Issue[] =>
  explain(acceptInvitationResponseDescriptor, value, "tolerant");
/** {@link parseAcceptInvitationResponse} as a Standard Schema. */
export const AcceptInvitationResponseSchema: StandardSchema<AcceptInvitationResponse> =
  /* @__PURE__ */ standardSchema(parseAcceptInvitationResponse);

/** What a {@link AcceptInvitationActivity} holds. */
export const acceptInvitationActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("AcceptInvitationActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_ACCEPT_INVITATION"], open: false },
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
  intent: /* @__PURE__ */ record("", { acceptInvitationIntent: () => acceptInvitationIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "acceptInvitationResult?": () => acceptInvitationResultDescriptor }),
});

/** Member `intent` of {@link AcceptInvitationActivity}. */
function isAcceptInvitationActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedAcceptInvitationIntent(value.acceptInvitationIntent)) return false;
  return true;
}

/** Member `result` of {@link AcceptInvitationActivity}. */
function isAcceptInvitationActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.acceptInvitationResult) && !isAcceptInvitationResult(value.acceptInvitationResult)) return false;
  return true;
}

/** Whether a value is a {@link AcceptInvitationActivity} as it may be answered. */
export function isAcceptInvitationActivity(value: unknown): value is AcceptInvitationActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_ACCEPT_INVITATION") return false;
  if (!isAcceptInvitationActivityIntent(value.intent)) return false;
  return isAcceptInvitationActivityResult(value.result);
}

/** The value as a {@link AcceptInvitationActivity}, without explicit nulls, or its issues. */
export const parseAcceptInvitationActivity = (value: unknown): ParseResult<AcceptInvitationActivity> =>
  parse(isAcceptInvitationActivity, acceptInvitationActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link AcceptInvitationActivity} as it may be answered. */
export const explainAcceptInvitationActivity = (value: unknown): readonly Issue[] =>
  explain(acceptInvitationActivityDescriptor, value, "tolerant");
/** {@link parseAcceptInvitationActivity} as a Standard Schema. */
export const AcceptInvitationActivitySchema: StandardSchema<AcceptInvitationActivity> =
  /* @__PURE__ */ standardSchema(parseAcceptInvitationActivity);

/** What a {@link AcceptInvitationIntentV2} holds. */
export const acceptInvitationIntentV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("AcceptInvitationIntentV2", {
  invitationId: invitationIdDescriptor,
  userId: userIdDescriptor,
  authenticator: () => authenticatorParamsV2Descriptor,
});

const acceptInvitationIntentV2Members = ["invitationId", "userId", "authenticator"];

/** Whether a value is a {@link AcceptInvitationIntentV2} fit to be sent. */
export function isAcceptInvitationIntentV2(value: unknown): value is AcceptInvitationIntentV2 {
  if (!isObject(value)) return false;
  const invitationId = value.invitationId;
  if (typeof invitationId !== "string" || (invitationId.length > 64 && codePoints(invitationId) > 64)) return false;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  if (!isAuthenticatorParamsV2(value.authenticator)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 3 || hasOnly(value, acceptInvitationIntentV2Members);
}

/** The value as a {@link AcceptInvitationIntentV2}, without explicit nulls, or its issues. */
export const parseAcceptInvitationIntentV2 = (value: unknown): ParseResult<AcceptInvitationIntentV2> =>
  parse(isAcceptInvitationIntentV2, acceptInvitationIntentV2Descriptor, value, "strict");
/** Every place where a value is not a {@link AcceptInvitationIntentV2} fit to be sent. */
export const explainAcceptInvitationIntentV2 = (value: unknown): readonly Issue[] =>
  explain(acceptInvitationIntentV2Descriptor, value, "strict");
/** {@link parseAcceptInvitationIntentV2} as a Standard Schema. */
export const AcceptInvitationIntentV2Schema: StandardSchema<AcceptInvitationIntentV2> =
  /* @__PURE__ */ standardSchema(parseAcceptInvitationIntentV2);

/** Whether a value is a {@link AcceptInvitationIntentV2} as it may be answered. */
export function isReceivedAcceptInvitationIntentV2(value: unknown): value is AcceptInvitationIntentV2 {
  if (!isObject(value) || typeof value.invitationId !== "string") return false;
  if (typeof value.userId !== "string" || !isReceivedAuthenticatorParamsV2(value.authenticator)) return false;
  return true;
}

/** The value as a {@link AcceptInvitationIntentV2}, without explicit nulls, or its issues. */
export const parseReceivedAcceptInvitationIntentV2 = (value: unknown): ParseResult<AcceptInvitationIntentV2> =>
  parse(isReceivedAcceptInvitationIntentV2, acceptInvitationIntentV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link AcceptInvitationIntentV2} as it may be answered. */
export const explainReceivedAcceptInvitationIntentV2 = (value: unknown): readonly Issue[] =>
  explain(acceptInvitationIntentV2Descriptor, value, "tolerant");
/** {@link parseReceivedAcceptInvitationIntentV2} as a Standard Schema. */
export const ReceivedAcceptInvitationIntentV2Schema: StandardSchema<AcceptInvitationIntentV2> =
  /* @__PURE__ */ standardSchema(parseReceivedAcceptInvitationIntentV2);

/** What a {@link AcceptInvitationRequestV2} holds. */
export const acceptInvitationRequestV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "AcceptInvitationRequestV2",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_ACCEPT_INVITATION_V2"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => acceptInvitationIntentV2Descriptor,
  },
);

const acceptInvitationRequestV2Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link AcceptInvitationRequestV2} fit to be sent. */
export function isAcceptInvitationRequestV2(value: unknown): value is AcceptInvitationRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_ACCEPT_INVITATION_V2") return false;
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
  if (!isAcceptInvitationIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, acceptInvitationRequestV2Members);
}

/** The value as a {@link AcceptInvitationRequestV2}, without explicit nulls, or its issues. */
export const parseAcceptInvitationRequestV2 = (value: unknown): ParseResult<AcceptInvitationRequestV2> =>
  parse(isAcceptInvitationRequestV2, acceptInvitationRequestV2Descriptor, value, "strict");
/** Every place where a value is not a {@link AcceptInvitationRequestV2} fit to be sent. */
export const explainAcceptInvitationRequestV2 = (value: unknown): readonly Issue[] =>
  explain(acceptInvitationRequestV2Descriptor, value, "strict");
/** {@link parseAcceptInvitationRequestV2} as a Standard Schema. */
export const AcceptInvitationRequestV2Schema: StandardSchema<AcceptInvitationRequestV2> =
  /* @__PURE__ */ standardSchema(parseAcceptInvitationRequestV2);

/** What a {@link AcceptInvitationResponseV2} holds. */
export const acceptInvitationResponseV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "AcceptInvitationResponseV2",
  { activity: () => acceptInvitationActivityV2Descriptor },
);

/** Whether a value is a {@link AcceptInvitationResponseV2} as it may be answered. */
export function isAcceptInvitationResponseV2(value: unknown): value is AcceptInvitationResponseV2 {
  if (!isObject(value) || !isAcceptInvitationActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link AcceptInvitationResponseV2}, without explicit nulls, or its issues. */
export const parseAcceptInvitationResponseV2 = (value: unknown): ParseResult<AcceptInvitationResponseV2> =>
  parse(isAcceptInvitationResponseV2, acceptInvitationResponseV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link AcceptInvitationResponseV2} as it may be answered. */
export const explainAcceptInvitationResponseV2 = (value: unknown): readonly Issue[] =>
  explain(acceptInvitationResponseV2Descriptor, value, "tolerant");
/** {@link parseAcceptInvitationResponseV2} as a Standard Schema. */
export const AcceptInvitationResponseV2Schema: StandardSchema<AcceptInvitationResponseV2> =
  /* @__PURE__ */ standardSchema(parseAcceptInvitationResponseV2);

/** What a {@link AcceptInvitationActivityV2} holds. */
export const acceptInvitationActivityV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "AcceptInvitationActivityV2",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_ACCEPT_INVITATION_V2"], open: false },
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
    intent: /* @__PURE__ */ record("", { acceptInvitationIntentV2: () => acceptInvitationIntentV2Descriptor }),
    result: /* @__PURE__ */ record("", { "acceptInvitationResult?": () => acceptInvitationResultDescriptor }),
  },
);

/** Member `intent` of {@link AcceptInvitationActivityV2}. */
function isAcceptInvitationActivityV2Intent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedAcceptInvitationIntentV2(value.acceptInvitationIntentV2)) return false;
  return true;
}

/** Member `result` of {@link AcceptInvitationActivityV2}. */
function isAcceptInvitationActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.acceptInvitationResult) && !isAcceptInvitationResult(value.acceptInvitationResult)) return false;
  return true;
}

/** Whether a value is a {@link AcceptInvitationActivityV2} as it may be answered. */
export function isAcceptInvitationActivityV2(value: unknown): value is AcceptInvitationActivityV2 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_ACCEPT_INVITATION_V2") return false;
  if (!isAcceptInvitationActivityV2Intent(value.intent)) return false;
  return isAcceptInvitationActivityV2Result(value.result);
}

/** The value as a {@link AcceptInvitationActivityV2}, without explicit nulls, or its issues. */
export const parseAcceptInvitationActivityV2 = (value: unknown): ParseResult<AcceptInvitationActivityV2> =>
  parse(isAcceptInvitationActivityV2, acceptInvitationActivityV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link AcceptInvitationActivityV2} as it may be answered. */
export const explainAcceptInvitationActivityV2 = (value: unknown): readonly Issue[] =>
  explain(acceptInvitationActivityV2Descriptor, value, "tolerant");
/** {@link parseAcceptInvitationActivityV2} as a Standard Schema. */
export const AcceptInvitationActivityV2Schema: StandardSchema<AcceptInvitationActivityV2> =
  /* @__PURE__ */ standardSchema(parseAcceptInvitationActivityV2);

/** What a {@link AcceptInvitationBody} holds. */
export const acceptInvitationBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "AcceptInvitationBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_ACCEPT_INVITATION", type: () => acceptInvitationRequestDescriptor },
    { value: "ACTIVITY_TYPE_ACCEPT_INVITATION_V2", type: () => acceptInvitationRequestV2Descriptor },
  ],
};

/** Whether a value is a {@link AcceptInvitationBody} fit to be sent. */
export function isAcceptInvitationBody(value: unknown): value is AcceptInvitationBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_ACCEPT_INVITATION":
      return isAcceptInvitationRequest(value);
    case "ACTIVITY_TYPE_ACCEPT_INVITATION_V2":
      return isAcceptInvitationRequestV2(value);
    default:
      return false;
  }
}

/** The value as a {@link AcceptInvitationBody}, without explicit nulls, or its issues. */
export const parseAcceptInvitationBody = (value: unknown): ParseResult<AcceptInvitationBody> =>
  parse(isAcceptInvitationBody, acceptInvitationBodyDescriptor, value, "strict");
/** Every place where a value is not a {@link AcceptInvitationBody} fit to be sent. */
export const explainAcceptInvitationBody = (value: unknown): readonly Issue[] =>
  explain(acceptInvitationBodyDescriptor, value, "strict");
/** {@link parseAcceptInvitationBody} as a Standard Schema. */
export const AcceptInvitationBodySchema: StandardSchema<AcceptInvitationBody> =
  /* @__PURE__ */ standardSchema(parseAcceptInvitationBody);
