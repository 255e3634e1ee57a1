// Validators of the types in `activities/create-organization`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreateOrganizationActivity,
  CreateOrganizationActivityV2,
  CreateOrganizationBody,
  CreateOrganizationIntent,
  CreateOrganizationIntentV2,
  CreateOrganizationRequest,
  CreateOrganizationRequestV2,
  CreateOrganizationResponse,
  CreateOrganizationResponseV2,
  CreateOrganizationResult,
} from "../../activities/create-organization.js";
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
  emailDescriptor,
  fingerprintDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  organizationNameDescriptor,
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

/** What a {@link CreateOrganizationActivity} holds. */
export const createOrganizationActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateOrganizationActivity",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_ORGANIZATION"], open: false },
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
    intent: /* @__PURE__ */ record("", { createOrganizationIntent: () => createOrganizationIntentDescriptor }),
    result: /* @__PURE__ */ record("", { "createOrganizationResult?": () => createOrganizationResultDescriptor }),
  },
);

/** Member `intent` of {@link CreateOrganizationActivity}. */
function isCreateOrganizationActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedCreateOrganizationIntent(value.createOrganizationIntent)) return false;
  return true;
}

/** Member `result` of {@link CreateOrganizationActivity}. */
function isCreateOrganizationActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createOrganizationResult) && !isCreateOrganizationResult(value.createOrganizationResult))
    return false;
  return true;
}

/** Whether a value is a {@link CreateOrganizationActivity} as it may be answered. */
export function isCreateOrganizationActivity(value: unknown): value is CreateOrganizationActivity {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_ORGANIZATION") return false;
  if (!isCreateOrganizationActivityIntent(value.intent)) return false;
  return isCreateOrganizationActivityResult(value.result);
}

/** The value as a {@link CreateOrganizationActivity}, without explicit nulls, or its issues. */
export const parseCreateOrganizationActivity = (value: unknown): ParseResult<CreateOrganizationActivity> =>
  parse(isCreateOrganizationActivity, createOrganizationActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateOrganizationActivity} as it may be answered. */
export const explainCreateOrganizationActivity = (value: unknown): readonly Issue[] =>
  explain(createOrganizationActivityDescriptor, value, "tolerant");
/** {@link parseCreateOrganizationActivity} as a Standard Schema. */
export const CreateOrganizationActivitySchema: StandardSchema<CreateOrganizationActivity> =
  /* @__PURE__ */ standardSchema(parseCreateOrganizationActivity);

/** What a {@link CreateOrganizationIntent} holds. */
export const createOrganizationIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateOrganizationIntent", {
  organizationName: organizationNameDescriptor,
  rootEmail: emailDescriptor,
  rootAuthenticator: () => authenticatorParamsDescriptor,
  "rootUserId?": userIdDescriptor,
});

const createOrganizationIntentMembers = ["organizationName", "rootEmail", "rootAuthenticator", "rootUserId"];

/** Whether a value is a {@link CreateOrganizationIntent} fit to be sent. */
export function isCreateOrganizationIntent(value: unknown): value is CreateOrganizationIntent {
  if (!isObject(value)) return false;
  let present = 3;
  const organizationName = value.organizationName;
  if (
    typeof organizationName !== "string" ||
    (organizationName.length > 256 && codePoints(organizationName) > 256) ||
    organizationName.length === 0
  )
    return false;
  const rootEmail = value.rootEmail;
  if (typeof rootEmail !== "string" || (rootEmail.length > 320 && codePoints(rootEmail) > 320)) return false;
  if (!isAuthenticatorParams(value.rootAuthenticator)) return false;
  const rootUserId = value.rootUserId;
  if (rootUserId !== undefined) {
    present++;
    if (rootUserId === null) absent.nulls++;
    else if (typeof rootUserId !== "string" || (rootUserId.length > 64 && codePoints(rootUserId) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createOrganizationIntentMembers);
}

/** The value as a {@link CreateOrganizationIntent}, without explicit nulls, or its issues. */
export const parseCreateOrganizationIntent = (value: unknown): ParseResult<CreateOrganizationIntent> =>
  parse(isCreateOrganizationIntent, createOrganizationIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateOrganizationIntent} fit to be sent. */
export const explainCreateOrganizationIntent = (value: unknown): readonly Issue[] =>
  explain(createOrganizationIntentDescriptor, value, "strict");
/** {@link parseCreateOrganizationIntent} as a Standard Schema. */
export const CreateOrganizationIntentSchema: StandardSchema<CreateOrganizationIntent> =
  /* @__PURE__ */ standardSchema(parseCreateOrganizationIntent);

/** Whether a value is a {@link CreateOrganizationIntent} as it may be answered. */
export function isReceivedCreateOrganizationIntent(value: unknown): value is CreateOrganizationIntent {
  if (!isObject(value) || typeof value.organizationName !== "string") return false;
  if (typeof value.rootEmail !== "string") return false;
  if (!isReceivedAuthenticatorParams(value.rootAuthenticator)) return false;
  if (typeof value.rootUserId !== "string" && isPresent(value.rootUserId)) return false;
  return true;
}

/** The value as a {@link CreateOrganizationIntent}, without explicit nulls, or its issues. */
export const parseReceivedCreateOrganizationIntent = (value: unknown): ParseResult<CreateOrganizationIntent> =>
  parse(isReceivedCreateOrganizationIntent, createOrganizationIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateOrganizationIntent} as it may be answered. */
export const explainReceivedCreateOrganizationIntent = (value: unknown): readonly Issue[] =>
  explain(createOrganizationIntentDescriptor, value, "tolerant");
/** {@link parseReceivedCreateOrganizationIntent} as a Standard Schema. */
export const ReceivedCreateOrganizationIntentSchema: StandardSchema<CreateOrganizationIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateOrganizationIntent);

/** What a {@link CreateOrganizationResult} holds. */
export const createOrganizationResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateOrganizationResult", {
  organizationId: organizationIdDescriptor,
});

/** Whether a value is a {@link CreateOrganizationResult} as it may be answered. */
export function isCreateOrganizationResult(value: unknown): value is CreateOrganizationResult {
  if (!isObject(value) || typeof value.organizationId !== "string") return false;
  return true;
}

/** The value as a {@link CreateOrganizationResult}, without explicit nulls, or its issues. */
export const parseCreateOrganizationResult = (value: unknown): ParseResult<CreateOrganizationResult> =>
  parse(isCreateOrganizationResult, createOrganizationResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateOrganizationResult} as it may be answered. */
export const explainCreateOrganizationResult = (value: unknown): readonly Issue[] =>
  explain(createOrganizationResultDescriptor, value, "tolerant");
/** {@link parseCreateOrganizationResult} as a Standard Schema. */
export const CreateOrganizationResultSchema: StandardSchema<CreateOrganizationResult> =
  /* @__PURE__ */ standardSchema(parseCreateOrganizationResult);

/** What a {@link CreateOrganizationActivityV2} holds. */
export const createOrganizationActivityV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateOrganizationActivityV2",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_ORGANIZATION_V2"], open: false },
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
    intent: /* @__PURE__ */ record("", { createOrganizationIntentV2: () => createOrganizationIntentV2Descriptor }),
    result: /* @__PURE__ */ record("", { "createOrganizationResult?": () => createOrganizationResultDescriptor }),
  },
);

/** Member `intent` of {@link CreateOrganizationActivityV2}. */
function isCreateOrganizationActivityV2Intent(value: unknown): boolean {
  if (!isObject(value)) return false;
  return isReceivedCreateOrganizationIntentV2(value.createOrganizationIntentV2);
}

/** Member `result` of {@link CreateOrganizationActivityV2}. */
function isCreateOrganizationActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createOrganizationResult) && !isCreateOrganizationResult(value.createOrganizationResult))
    return false;
  return true;
}

/** Whether a value is a {@link CreateOrganizationActivityV2} as it may be answered. */
export function isCreateOrganizationActivityV2(value: unknown): value is CreateOrganizationActivityV2 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2") return false;
  if (!isCreateOrganizationActivityV2Intent(value.intent)) return false;
  return isCreateOrganizationActivityV2Result(value.result);
}

/** The value as a {@link CreateOrganizationActivityV2}, without explicit nulls, or its issues. */
export const parseCreateOrganizationActivityV2 = (value: unknown): ParseResult<CreateOrganizationActivityV2> =>
  parse(isCreateOrganizationActivityV2, createOrganizationActivityV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateOrganizationActivityV2} as it may be answered. */
export const explainCreateOrganizationActivityV2 = (value: unknown): readonly Issue[] =>
  explain(createOrganizationActivityV2Descriptor, value, "tolerant");
/** {@link parseCreateOrganizationActivityV2} as a Standard Schema. */
export const CreateOrganizationActivityV2Schema: StandardSchema<CreateOrganizationActivityV2> =
  /* @__PURE__ */ standardSchema(parseCreateOrganizationActivityV2);

/** What a {@link CreateOrganizationIntentV2} holds. */
export const createOrganizationIntentV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateOrganizationIntentV2",
  {
    organizationName: organizationNameDescriptor,
    rootEmail: emailDescriptor,
    rootAuthenticator: () => authenticatorParamsV2Descriptor,
    "rootUserId?": userIdDescriptor,
  },
);

const createOrganizationIntentV2Members = ["organizationName", "rootEmail", "rootAuthenticator", "rootUserId"];

/** Whether a value is a {@link CreateOrganizationIntentV2} fit to be sent. */
export function isCreateOrganizationIntentV2(value: unknown): value is CreateOrganizationIntentV2 {
  if (!isObject(value)) return false;
  let present = 3;
  const organizationName = value.organizationName;
  if (
    typeof organizationName !== "string" ||
    (organizationName.length > 256 && codePoints(organizationName) > 256) ||
    organizationName.length === 0
  )
    return false;
  const rootEmail = value.rootEmail;
  if (typeof rootEmail !== "string" || (rootEmail.length > 320 && codePoints(rootEmail) > 320)) return false;
  if (!isAuthenticatorParamsV2(value.rootAuthenticator)) return false;
  const rootUserId = value.rootUserId;
  if (rootUserId !== undefined) {
    present++;
    if (rootUserId === null) absent.nulls++;
    else if (typeof rootUserId !== "string" || (rootUserId.length > 64 && codePoints(rootUserId) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createOrganizationIntentV2Members);
}

/** The value as a {@link CreateOrganizationIntentV2}, without explicit nulls, or its issues. */
export const parseCreateOrganizationIntentV2 = (value: unknown): ParseResult<CreateOrganizationIntentV2> =>
  parse(isCreateOrganizationIntentV2, createOrganizationIntentV2Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateOrganizationIntentV2} fit to be sent. */
export const explainCreateOrganizationIntentV2 = (value: unknown): readonly Issue[] =>
  explain(createOrganizationIntentV2Descriptor, value, "strict");
/** {@link parseCreateOrganizationIntentV2} as a Standard Schema. */
export const CreateOrganizationIntentV2Schema: StandardSchema<CreateOrganizationIntentV2> =
  /* @__PURE__ */ standardSchema(parseCreateOrganizationIntentV2);

/** Whether a value is a {@link CreateOrganizationIntentV2} as it may be answered. */
export function isReceivedCreateOrganizationIntentV2(value: unknown): value is CreateOrganizationIntentV2 {
  if (!isObject(value) || typeof value.organizationName !== "string") return false;
  if (typeof value.rootEmail !== "string") return false;
  if (!isReceivedAuthenticatorParamsV2(value.rootAuthenticator)) return false;
  if (typeof value.rootUserId !== "string" && isPresent(value.rootUserId)) return false;
  return true;
}

/** The value as a {@link CreateOrganizationIntentV2}, without explicit nulls, or its issues. */
export const parseReceivedCreateOrganizationIntentV2 = (value: unknown): ParseResult<CreateOrganizationIntentV2> =>
  parse(isReceivedCreateOrganizationIntentV2, createOrganizationIntentV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateOrganizationIntentV2} as it may be answered. */
export const explainReceivedCreateOrganizationIntentV2 = (value: unknown): readonly Issue[] =>
  explain(createOrganizationIntentV2Descriptor, value, "tolerant");
/** {@link parseReceivedCreateOrganizationIntentV2} as a Standard Schema. */
export const ReceivedCreateOrganizationIntentV2Schema: StandardSchema<CreateOrganizationIntentV2> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateOrganizationIntentV2);

/** What a {@link CreateOrganizationRequest} holds. */
export const createOrganizationRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateOrganizationRequest",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_ORGANIZATION"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createOrganizationIntentDescriptor,
  },
);

const createOrganizationRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreateOrganizationRequest} fit to be sent. */
export function isCreateOrganizationRequest(value: unknown): value is CreateOrganizationRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_ORGANIZATION") return false;
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
  if (!isCreateOrganizationIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createOrganizationRequestMembers);
}

/** The value as a {@link CreateOrganizationRequest}, without explicit nulls, or its issues. */
export const parseCreateOrganizationRequest = (value: unknown): ParseResult<CreateOrganizationRequest> =>
  parse(isCreateOrganizationRequest, createOrganizationRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateOrganizationRequest} fit to be sent. */
export const explainCreateOrganizationRequest = (value: unknown): readonly Issue[] =>
  explain(createOrganizationRequestDescriptor, value, "strict");
/** {@link parseCreateOrganizationRequest} as a Standard Schema. */
export const CreateOrganizationRequestSchema: StandardSchema<CreateOrganizationRequest> =
  /* @__PURE__ */ standardSchema(parseCreateOrganizationRequest);

/** What a {@link CreateOrganizationResponse} holds. */
export const createOrganizationResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateOrganizationResponse",
  { activity: () => createOrganizationActivityDescriptor },
);

/** Whether a value is a {@link CreateOrganizationResponse} as it may be answered. */
export function isCreateOrganizationResponse(value: unknown): value is CreateOrganizationResponse {
  if (!isObject(value) || !isCreateOrganizationActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateOrganizationResponse}, without explicit nulls, or its issues. */
export const parseCreateOrganizationResponse = (value: unknown): ParseResult<CreateOrganizationResponse> =>
  parse(isCreateOrganizationResponse, createOrganizationResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateOrganizationResponse} as it may be answered. */
export const explainCreateOrganizationResponse = (value: unknown): readonly Issue[] =>
  explain(createOrganizationResponseDescriptor, value, "tolerant");
/** {@link parseCreateOrganizationResponse} as a Standard Schema. */
export const CreateOrganizationResponseSchema: StandardSchema<CreateOrganizationResponse> =
  /* @__PURE__ */ standardSchema(parseCreateOrganizationResponse);

/** What a {@link CreateOrganizationRequestV2} holds. */
export const createOrganizationRequestV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateOrganizationRequestV2",
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_ORGANIZATION_V2"], open: false },
    timestampMs: millisecondTimestampDescriptor,
    organizationId: organizationIdDescriptor,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => createOrganizationIntentV2Descriptor,
  },
);

const createOrganizationRequestV2Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreateOrganizationRequestV2} fit to be sent. */
export function isCreateOrganizationRequestV2(value: unknown): value is CreateOrganizationRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2") return false;
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
  if (!isCreateOrganizationIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createOrganizationRequestV2Members);
}

/** The value as a {@link CreateOrganizationRequestV2}, without explicit nulls, or its issues. */
export const parseCreateOrganizationRequestV2 = (value: unknown): ParseResult<CreateOrganizationRequestV2> =>
  parse(isCreateOrganizationRequestV2, createOrganizationRequestV2Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateOrganizationRequestV2} fit to be sent. */
export const explainCreateOrganizationRequestV2 = (value: unknown): readonly Issue[] =>
  explain(createOrganizationRequestV2Descriptor, value, "strict");
/** {@link parseCreateOrganizationRequestV2} as a Standard Schema. */
export const CreateOrganizationRequestV2Schema: StandardSchema<CreateOrganizationRequestV2> =
  /* @__PURE__ */ standardSchema(parseCreateOrganizationRequestV2);

/** What a {@link CreateOrganizationResponseV2} holds. */
export const createOrganizationResponseV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "CreateOrganizationResponseV2",
  { activity: () => createOrganizationActivityV2Descriptor },
);

/** Whether a value is a {@link CreateOrganizationResponseV2} as it may be answered. */
export function isCreateOrganizationResponseV2(value: unknown): value is CreateOrganizationResponseV2 {
  if (!isObject(value) || !isCreateOrganizationActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateOrganizationResponseV2}, without explicit nulls, or its issues. */
export const parseCreateOrganizationResponseV2 = (value: unknown): ParseResult<CreateOrganizationResponseV2> =>
  parse(isCreateOrganizationResponseV2, createOrganizationResponseV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateOrganizationResponseV2} as it may be answered. */
export const explainCreateOrganizationResponseV2 = (value: unknown): readonly Issue[] =>
  explain(createOrganizationResponseV2Descriptor, value, "tolerant");
/** {@link parseCreateOrganizationResponseV2} as a Standard Schema. */
export const CreateOrganizationResponseV2Schema: StandardSchema<CreateOrganizationResponseV2> =
  /* @__PURE__ */ standardSchema(parseCreateOrganizationResponseV2);

/** What a {@link CreateOrganizationBody} holds. */
export const createOrganizationBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "CreateOrganizationBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_CREATE_ORGANIZATION", type: () => createOrganizationRequestDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2", type: () => createOrganizationRequestV2Descriptor },
  ],
};

/** Whether a value is a {@link CreateOrganizationBody} fit to be sent. */
export function isCreateOrganizationBody(value: unknown): value is CreateOrganizationBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_CREATE_ORGANIZATION":
      return isCreateOrganizationRequest(value);
    case "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2":
      return isCreateOrganizationRequestV2(value);
    default:
      return false;
  }
}

/** The value as a {@link CreateOrganizationBody}, without explicit nulls, or its issues. */
export const parseCreateOrganizationBody = (value: unknown): ParseResult<CreateOrganizationBody> =>
  parse(isCreateOrganizationBody, createOrganizationBodyDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateOrganizationBody} fit to be sent. */
export const explainCreateOrganizationBody = (value: unknown): readonly Issue[] =>
  explain(createOrganizationBodyDescriptor, value, "strict");
/** {@link parseCreateOrganizationBody} as a Standard Schema. */
export const CreateOrganizationBodySchema: StandardSchema<CreateOrganizationBody> =
  /* @__PURE__ */ standardSchema(parseCreateOrganizationBody);
