// Validators of the types in `activities/create-users`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  CreateUsersActivity,
  CreateUsersActivityV2,
  CreateUsersActivityV3,
  CreateUsersActivityV4,
  CreateUsersBody,
  CreateUsersIntent,
  CreateUsersIntentV2,
  CreateUsersIntentV3,
  CreateUsersIntentV4,
  CreateUsersRequest,
  CreateUsersRequestV2,
  CreateUsersRequestV3,
  CreateUsersRequestV4,
  CreateUsersResponse,
  CreateUsersResponseV2,
  CreateUsersResponseV3,
  CreateUsersResponseV4,
  CreateUsersResult,
} from "../../activities/create-users.js";
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
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import { voteDescriptor } from "../shapes/activity.js";
import { statusDescriptor, timestampDescriptor } from "../shapes/common.js";
import {
  isReceivedUserParams,
  isReceivedUserParamsV2,
  isReceivedUserParamsV3,
  isReceivedUserParamsV4,
  isUserParams,
  isUserParamsV2,
  isUserParamsV3,
  isUserParamsV4,
  userParamsDescriptor,
  userParamsV2Descriptor,
  userParamsV3Descriptor,
  userParamsV4Descriptor,
} from "../shapes/users.js";

/** What a {@link CreateUsersActivity} holds. */
export const createUsersActivityDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUsersActivity", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USERS"], open: false },
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
  intent: /* @__PURE__ */ record("", { createUsersIntent: () => createUsersIntentDescriptor }),
  result: /* @__PURE__ */ record("", { "createUsersResult?": () => createUsersResultDescriptor }),
});

/** Member `intent` of {@link CreateUsersActivity}. */
function isCreateUsersActivityIntent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedCreateUsersIntent(value.createUsersIntent)) return false;
  return true;
}

/** Member `result` of {@link CreateUsersActivity}. */
function isCreateUsersActivityResult(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createUsersResult) && !isCreateUsersResult(value.createUsersResult)) return false;
  return true;
}

/** Whether a value is a {@link CreateUsersActivity} as it may be answered. */
export function isCreateUsersActivity(value: unknown): value is CreateUsersActivity {
  if (!isObject(value) || !isActivityBase(value) || value.type !== "ACTIVITY_TYPE_CREATE_USERS") return false;
  if (!isCreateUsersActivityIntent(value.intent) || !isCreateUsersActivityResult(value.result)) return false;
  return true;
}

/** The value as a {@link CreateUsersActivity}, without explicit nulls, or its issues. */
export const parseCreateUsersActivity = (value: unknown): ParseResult<CreateUsersActivity> =>
  parse(isCreateUsersActivity, createUsersActivityDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateUsersActivity} as it may be answered. */
export const explainCreateUsersActivity = (value: unknown): readonly Issue[] =>
  explain(createUsersActivityDescriptor, value, "tolerant");
/** {@link parseCreateUsersActivity} as a Standard Schema. */
export const CreateUsersActivitySchema: StandardSchema<CreateUsersActivity> =
  /* @__PURE__ */ standardSchema(parseCreateUsersActivity);

/** What a {@link CreateUsersIntent} holds. */
export const createUsersIntentDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUsersIntent", {
  users: { kind: "array", of: () => userParamsDescriptor, minItems: 1, maxItems: 100 },
});

const createUsersIntentMembers = ["users"];

/** Whether a value is a {@link CreateUsersIntent} fit to be sent. */
export function isCreateUsersIntent(value: unknown): value is CreateUsersIntent {
  if (!isObject(value)) return false;
  const users = value.users;
  if (!Array.isArray(users) || users.length > 100 || users.length === 0) return false;
  for (let i = 0; i < users.length; i++) {
    if (!isUserParams(users[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, createUsersIntentMembers);
}

/** The value as a {@link CreateUsersIntent}, without explicit nulls, or its issues. */
export const parseCreateUsersIntent = (value: unknown): ParseResult<CreateUsersIntent> =>
  parse(isCreateUsersIntent, createUsersIntentDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateUsersIntent} fit to be sent. */
export const explainCreateUsersIntent = (value: unknown): readonly Issue[] =>
  explain(createUsersIntentDescriptor, value, "strict");
/** {@link parseCreateUsersIntent} as a Standard Schema. */
export const CreateUsersIntentSchema: StandardSchema<CreateUsersIntent> =
  /* @__PURE__ */ standardSchema(parseCreateUsersIntent);

/** Whether a value is a {@link CreateUsersIntent} as it may be answered. */
export function isReceivedCreateUsersIntent(value: unknown): value is CreateUsersIntent {
  if (!isObject(value)) return false;
  const users = value.users;
  if (!Array.isArray(users)) return false;
  for (let i = 0; i < users.length; i++) {
    if (!isReceivedUserParams(users[i])) return false;
  }
  return true;
}

/** The value as a {@link CreateUsersIntent}, without explicit nulls, or its issues. */
export const parseReceivedCreateUsersIntent = (value: unknown): ParseResult<CreateUsersIntent> =>
  parse(isReceivedCreateUsersIntent, createUsersIntentDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateUsersIntent} as it may be answered. */
export const explainReceivedCreateUsersIntent = (value: unknown): readonly Issue[] =>
  explain(createUsersIntentDescriptor, value, "tolerant");
/** {@link parseReceivedCreateUsersIntent} as a Standard Schema. */
export const ReceivedCreateUsersIntentSchema: StandardSchema<CreateUsersIntent> =
  /* @__PURE__ */ standardSchema(parseReceivedCreateUsersIntent);

/** What a {@link CreateUsersResult} holds. */
export const createUsersResultDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUsersResult", {
  userIds: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link CreateUsersResult} as it may be answered. */
export function isCreateUsersResult(value: unknown): value is CreateUsersResult {
  if (!isObject(value)) return false;
  const userIds = value.userIds;
  if (!Array.isArray(userIds)) return false;
  for (let i = 0; i < userIds.length; i++) {
    if (typeof userIds[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link CreateUsersResult}, without explicit nulls, or its issues. */
export const parseCreateUsersResult = (value: unknown): ParseResult<CreateUsersResult> =>
  parse(isCreateUsersResult, createUsersResultDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateUsersResult} as it may be answered. */
export const explainCreateUsersResult = (value: unknown): readonly Issue[] =>
  explain(createUsersResultDescriptor, value, "tolerant");
/** {@link parseCreateUsersResult} as a Standard Schema. */
export const CreateUsersResultSchema: StandardSchema<CreateUsersResult> =
  /* @__PURE__ */ standardSchema(parseCreateUsersResult);

/** What a {@link CreateUsersActivityV2} holds. */
export const createUsersActivityV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUsersActivityV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USERS_V2"], open: false },
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
  intent: /* @__PURE__ */ record("", { createUsersIntentV2: () => createUsersIntentV2Descriptor }),
  result: /* @__PURE__ */ record("", { "createUsersResult?": () => createUsersResultDescriptor }),
});

/** Member `intent` of {@link CreateUsersActivityV2}. */
function isCreateUsersActivityV2Intent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedCreateUsersIntentV2(value.createUsersIntentV2)) return false;
  return true;
}

/** Member `result` of {@link CreateUsersActivityV2}. */
function isCreateUsersActivityV2Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createUsersResult) && !isCreateUsersResult(value.createUsersResult)) return false;
  return true;
}

/** Whether a value is a {@link CreateUsersActivityV2} as it may be answered. */
export function isCreateUsersActivityV2(value: unknown): value is CreateUsersActivityV2 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_USERS_V2") return false;
  if (!isCreateUsersActivityV2Intent(value.intent)) return false;
  return isCreateUsersActivityV2Result(value.result);
}

/** The value as a {@link CreateUsersActivityV2}, without explicit nulls, or its issues. */
export const parseCreateUsersActivityV2 = (value: unknown): ParseResult<CreateUsersActivityV2> =>
  parse(isCreateUsersActivityV2, createUsersActivityV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateUsersActivityV2} as it may be answered. */
export const explainCreateUsersActivityV2 = (value: unknown): readonly Issue[] =>
  explain(createUsersActivityV2Descriptor, value, "tolerant");
/** {@link parseCreateUsersActivityV2} as a Standard Schema. */
export const CreateUsersActivityV2Schema: StandardSchema<CreateUsersActivityV2> =
  /* @__PURE__ */ standardSchema(parseCreateUsersActivityV2);

/** What a {@link CreateUsersIntentV2} holds. */
export const createUsersIntentV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUsersIntentV2", {
  users: { kind: "array", of: () => userParamsV2Descriptor, minItems: 1, maxItems: 100 },
});

const createUsersIntentV2Members = ["users"];

/** Whether a value is a {@link CreateUsersIntentV2} fit to be sent. */
export function isCreateUsersIntentV2(value: unknown): value is CreateUsersIntentV2 {
  if (!isObject(value)) return false;
  const users = value.users;
  if (!Array.isArray(users) || users.length > 100 || users.length === 0) return false;
  for (let i = 0; i < users.length; i++) {
    if (!isUserParamsV2(users[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, createUsersIntentV2Members);
}

/** The value as a {@link CreateUsersIntentV2}, without explicit nulls, or its issues. */
export const parseCreateUsersIntentV2 = (value: unknown): ParseResult<CreateUsersIntentV2> =>
  parse(isCreateUsersIntentV2, createUsersIntentV2Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateUsersIntentV2} fit to be sent. */
export const explainCreateUsersIntentV2 = (value: unknown): readonly Issue[] =>
  explain(createUsersIntentV2Descriptor, value, "strict");
/** {@link parseCreateUsersIntentV2} as a Standard Schema. */
export const CreateUsersIntentV2Schema: StandardSchema<CreateUsersIntentV2> =
  /* @__PURE__ */ standardSchema(parseCreateUsersIntentV2);

/** Whether a value is a {@link CreateUsersIntentV2} as it may be answered. */
export function isReceivedCreateUsersIntentV2(value: unknown): value is CreateUsersIntentV2 {
  if (!isObject(value)) return false;
  const users = value.users;
  if (!Array.isArray(users)) return false;
  for (let i = 0; i < users.length; i++) {
    if (!isReceivedUserParamsV2(users[i])) return false;
  }
  return true;
}

/** The value as a {@link CreateUsersIntentV2}, without explicit nulls, or its issues. */
export const parseReceivedCreateUsersIntentV2 = (value: unknown): ParseResult<CreateUsersIntentV2> =>
  parse(isReceivedCreateUsersIntentV2, createUsersIntentV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateUsersIntentV2} as it may be answered. */
export const explainReceivedCreateUsersIntentV2 = (value: unknown): readonly Issue[] =>
  explain(createUsersIntentV2Descriptor, value, "tolerant");
/** {@link parseReceivedCreateUsersIntentV2} as a Standard Schema. */
export const ReceivedCreateUsersIntentV2Schema: StandardSchema<CreateUsersIntentV2> = /* @__PURE__ */ standardSchema(
  parseReceivedCreateUsersIntentV2,
);

/** What a {@link CreateUsersActivityV3} holds. */
export const createUsersActivityV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUsersActivityV3", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USERS_V3"], open: false },
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
  intent: /* @__PURE__ */ record("", { createUsersIntentV3: () => createUsersIntentV3Descriptor }),
  result: /* @__PURE__ */ record("", { "createUsersResult?": () => createUsersResultDescriptor }),
});

/** Member `intent` of {@link CreateUsersActivityV3}. */
function isCreateUsersActivityV3Intent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedCreateUsersIntentV3(value.createUsersIntentV3)) return false;
  return true;
}

/** Member `result` of {@link CreateUsersActivityV3}. */
function isCreateUsersActivityV3Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createUsersResult) && !isCreateUsersResult(value.createUsersResult)) return false;
  return true;
}

/** Whether a value is a {@link CreateUsersActivityV3} as it may be answered. */
export function isCreateUsersActivityV3(value: unknown): value is CreateUsersActivityV3 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_USERS_V3") return false;
  if (!isCreateUsersActivityV3Intent(value.intent)) return false;
  return isCreateUsersActivityV3Result(value.result);
}

/** The value as a {@link CreateUsersActivityV3}, without explicit nulls, or its issues. */
export const parseCreateUsersActivityV3 = (value: unknown): ParseResult<CreateUsersActivityV3> =>
  parse(isCreateUsersActivityV3, createUsersActivityV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateUsersActivityV3} as it may be answered. */
export const explainCreateUsersActivityV3 = (value: unknown): readonly Issue[] =>
  explain(createUsersActivityV3Descriptor, value, "tolerant");
/** {@link parseCreateUsersActivityV3} as a Standard Schema. */
export const CreateUsersActivityV3Schema: StandardSchema<CreateUsersActivityV3> =
  /* @__PURE__ */ standardSchema(parseCreateUsersActivityV3);

/** What a {@link CreateUsersIntentV3} holds. */
export const createUsersIntentV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUsersIntentV3", {
  users: { kind: "array", of: () => userParamsV3Descriptor, minItems: 1, maxItems: 100 },
});

const createUsersIntentV3Members = ["users"];

/** Whether a value is a {@link CreateUsersIntentV3} fit to be sent. */
export function isCreateUsersIntentV3(value: unknown): value is CreateUsersIntentV3 {
  if (!isObject(value)) return false;
  const users = value.users;
  if (!Array.isArray(users) || users.length > 100 || users.length === 0) return false;
  for (let i = 0; i < users.length; i++) {
    if (!isUserParamsV3(users[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, createUsersIntentV3Members);
}

/** The value as a {@link CreateUsersIntentV3}, without explicit nulls, or its issues. */
export const parseCreateUsersIntentV3 = (value: unknown): ParseResult<CreateUsersIntentV3> =>
  parse(isCreateUsersIntentV3, createUsersIntentV3Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateUsersIntentV3} fit to be sent. */
export const explainCreateUsersIntentV3 = (value: unknown): readonly Issue[] =>
  explain(createUsersIntentV3Descriptor, value, "strict");
/** {@link parseCreateUsersIntentV3} as a Standard Schema. */
export const CreateUsersIntentV3Schema: StandardSchema<CreateUsersIntentV3> =
  /* @__PURE__ */ standardSchema(parseCreateUsersIntentV3);

/** Whether a value is a {@link CreateUsersIntentV3} as it may be answered. */
export function isReceivedCreateUsersIntentV3(value: unknown): value is CreateUsersIntentV3 {
  if (!isObject(value)) return false;
  const users = value.users;
  if (!Array.isArray(users)) return false;
  for (let i = 0; i < users.length; i++) {
    if (!isReceivedUserParamsV3(users[i])) return false;
  }
  return true;
}

/** The value as a {@link CreateUsersIntentV3}, without explicit nulls, or its issues. */
export const parseReceivedCreateUsersIntentV3 = (value: unknown): ParseResult<CreateUsersIntentV3> =>
  parse(isReceivedCreateUsersIntentV3, createUsersIntentV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateUsersIntentV3} as it may be answered. */
export const explainReceivedCreateUsersIntentV3 = (value: unknown): readonly Issue[] =>
  explain(createUsersIntentV3Descriptor, value, "tolerant");
/** {@link parseReceivedCreateUsersIntentV3} as a Standard Schema. */
export const ReceivedCreateUsersIntentV3Schema: StandardSchema<CreateUsersIntentV3> = /* @__PURE__ */ standardSchema(
  parseReceivedCreateUsersIntentV3,
);

/** What a {@link CreateUsersActivityV4} holds. */
export const createUsersActivityV4Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUsersActivityV4", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USERS_V4"], open: false },
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
  intent: /* @__PURE__ */ record("", { createUsersIntentV4: () => createUsersIntentV4Descriptor }),
  result: /* @__PURE__ */ record("", { "createUsersResult?": () => createUsersResultDescriptor }),
});

/** Member `intent` of {@link CreateUsersActivityV4}. */
function isCreateUsersActivityV4Intent(value: unknown): boolean {
  if (!isObject(value) || !isReceivedCreateUsersIntentV4(value.createUsersIntentV4)) return false;
  return true;
}

/** Member `result` of {@link CreateUsersActivityV4}. */
function isCreateUsersActivityV4Result(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (isPresent(value.createUsersResult) && !isCreateUsersResult(value.createUsersResult)) return false;
  return true;
}

/** Whether a value is a {@link CreateUsersActivityV4} as it may be answered. */
export function isCreateUsersActivityV4(value: unknown): value is CreateUsersActivityV4 {
  if (!isObject(value) || !isActivityBase(value)) return false;
  if (value.type !== "ACTIVITY_TYPE_CREATE_USERS_V4") return false;
  if (!isCreateUsersActivityV4Intent(value.intent)) return false;
  return isCreateUsersActivityV4Result(value.result);
}

/** The value as a {@link CreateUsersActivityV4}, without explicit nulls, or its issues. */
export const parseCreateUsersActivityV4 = (value: unknown): ParseResult<CreateUsersActivityV4> =>
  parse(isCreateUsersActivityV4, createUsersActivityV4Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateUsersActivityV4} as it may be answered. */
export const explainCreateUsersActivityV4 = (value: unknown): readonly Issue[] =>
  explain(createUsersActivityV4Descriptor, value, "tolerant");
/** {@link parseCreateUsersActivityV4} as a Standard Schema. */
export const CreateUsersActivityV4Schema: StandardSchema<CreateUsersActivityV4> =
  /* @__PURE__ */ standardSchema(parseCreateUsersActivityV4);

/** What a {@link CreateUsersIntentV4} holds. */
export const createUsersIntentV4Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUsersIntentV4", {
  users: { kind: "array", of: () => userParamsV4Descriptor, minItems: 1, maxItems: 100 },
});

const createUsersIntentV4Members = ["users"];

/** Whether a value is a {@link CreateUsersIntentV4} fit to be sent. */
export function isCreateUsersIntentV4(value: unknown): value is CreateUsersIntentV4 {
  if (!isObject(value)) return false;
  const users = value.users;
  if (!Array.isArray(users) || users.length > 100 || users.length === 0) return false;
  for (let i = 0; i < users.length; i++) {
    if (!isUserParamsV4(users[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, createUsersIntentV4Members);
}

/** The value as a {@link CreateUsersIntentV4}, without explicit nulls, or its issues. */
export const parseCreateUsersIntentV4 = (value: unknown): ParseResult<CreateUsersIntentV4> =>
  parse(isCreateUsersIntentV4, createUsersIntentV4Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateUsersIntentV4} fit to be sent. */
export const explainCreateUsersIntentV4 = (value: unknown): readonly Issue[] =>
  explain(createUsersIntentV4Descriptor, value, "strict");
/** {@link parseCreateUsersIntentV4} as a Standard Schema. */
export const CreateUsersIntentV4Schema: StandardSchema<CreateUsersIntentV4> =
  /* @__PURE__ */ standardSchema(parseCreateUsersIntentV4);

/** Whether a value is a {@link CreateUsersIntentV4} as it may be answered. */
export function isReceivedCreateUsersIntentV4(value: unknown): value is CreateUsersIntentV4 {
  if (!isObject(value)) return false;
  const users = value.users;
  if (!Array.isArray(users)) return false;
  for (let i = 0; i < users.length; i++) {
    if (!isReceivedUserParamsV4(users[i])) return false;
  }
  return true;
}

/** The value as a {@link CreateUsersIntentV4}, without explicit nulls, or its issues. */
export const parseReceivedCreateUsersIntentV4 = (value: unknown): ParseResult<CreateUsersIntentV4> =>
  parse(isReceivedCreateUsersIntentV4, createUsersIntentV4Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateUsersIntentV4} as it may be answered. */
export const explainReceivedCreateUsersIntentV4 = (value: unknown): readonly Issue[] =>
  explain(createUsersIntentV4Descriptor, value, "tolerant");
/** {@link parseReceivedCreateUsersIntentV4} as a Standard Schema. */
export const ReceivedCreateUsersIntentV4Schema: StandardSchema<CreateUsersIntentV4> = /* @__PURE__ */ standardSchema(
  parseReceivedCreateUsersIntentV4,
);

/** What a {@link CreateUsersRequest} holds. */
export const createUsersRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUsersRequest", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USERS"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => createUsersIntentDescriptor,
});

const createUsersRequestMembers = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreateUsersRequest} fit to be sent. */
export function isCreateUsersRequest(value: unknown): value is CreateUsersRequest {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_USERS") return false;
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
  if (!isCreateUsersIntent(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createUsersRequestMembers);
}

/** The value as a {@link CreateUsersRequest}, without explicit nulls, or its issues. */
export const parseCreateUsersRequest = (value: unknown): ParseResult<CreateUsersRequest> =>
  parse(isCreateUsersRequest, createUsersRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateUsersRequest} fit to be sent. */
export const explainCreateUsersRequest = (value: unknown): readonly Issue[] =>
  explain(createUsersRequestDescriptor, value, "strict");
/** {@link parseCreateUsersRequest} as a Standard Schema. */
export const CreateUsersRequestSchema: StandardSchema<CreateUsersRequest> =
  /* @__PURE__ */ standardSchema(parseCreateUsersRequest);

/** What a {@link CreateUsersResponse} holds. */
export const createUsersResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUsersResponse", {
  activity: () => createUsersActivityDescriptor,
});

/** Whether a value is a {@link CreateUsersResponse} as it may be answered. */
export function isCreateUsersResponse(value: unknown): value is CreateUsersResponse {
  if (!isObject(value) || !isCreateUsersActivity(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateUsersResponse}, without explicit nulls, or its issues. */
export const parseCreateUsersResponse = (value: unknown): ParseResult<CreateUsersResponse> =>
  parse(isCreateUsersResponse, createUsersResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateUsersResponse} as it may be answered. */
export const explainCreateUsersResponse = (value: unknown): readonly Issue[] =>
  explain(createUsersResponseDescriptor, value, "tolerant");
/** {@link parseCreateUsersResponse} as a Standard Schema. */
export const CreateUsersResponseSchema: StandardSchema<CreateUsersResponse> =
  /* @__PURE__ */ standardSchema(parseCreateUsersResponse);

/** What a {@link CreateUsersRequestV2} holds. */
export const createUsersRequestV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUsersRequestV2", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USERS_V2"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => createUsersIntentV2Descriptor,
});

const createUsersRequestV2Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreateUsersRequestV2} fit to be sent. */
export function isCreateUsersRequestV2(value: unknown): value is CreateUsersRequestV2 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_USERS_V2") return false;
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
  if (!isCreateUsersIntentV2(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createUsersRequestV2Members);
}

/** The value as a {@link CreateUsersRequestV2}, without explicit nulls, or its issues. */
export const parseCreateUsersRequestV2 = (value: unknown): ParseResult<CreateUsersRequestV2> =>
  parse(isCreateUsersRequestV2, createUsersRequestV2Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateUsersRequestV2} fit to be sent. */
export const explainCreateUsersRequestV2 = (value: unknown): readonly Issue[] =>
  explain(createUsersRequestV2Descriptor, value, "strict");
/** {@link parseCreateUsersRequestV2} as a Standard Schema. */
export const CreateUsersRequestV2Schema: StandardSchema<CreateUsersRequestV2> =
  /* @__PURE__ */ standardSchema(parseCreateUsersRequestV2);

/** What a {@link CreateUsersResponseV2} holds. */
export const createUsersResponseV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUsersResponseV2", {
  activity: () => createUsersActivityV2Descriptor,
});

/** Whether a value is a {@link CreateUsersResponseV2} as it may be answered. */
export function isCreateUsersResponseV2(value: unknown): value is CreateUsersResponseV2 {
  if (!isObject(value) || !isCreateUsersActivityV2(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateUsersResponseV2}, without explicit nulls, or its issues. */
export const parseCreateUsersResponseV2 = (value: unknown): ParseResult<CreateUsersResponseV2> =>
  parse(isCreateUsersResponseV2, createUsersResponseV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateUsersResponseV2} as it may be answered. */
export const explainCreateUsersResponseV2 = (value: unknown): readonly Issue[] =>
  explain(createUsersResponseV2Descriptor, value, "tolerant");
/** {@link parseCreateUsersResponseV2} as a Standard Schema. */
export const CreateUsersResponseV2Schema: StandardSchema<CreateUsersResponseV2> =
  /* @__PURE__ */ standardSchema(parseCreateUsersResponseV2);

/** What a {@link CreateUsersRequestV3} holds. */
export const createUsersRequestV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUsersRequestV3", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USERS_V3"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => createUsersIntentV3Descriptor,
});

const createUsersRequestV3Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreateUsersRequestV3} fit to be sent. */
export function isCreateUsersRequestV3(value: unknown): value is CreateUsersRequestV3 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_USERS_V3") return false;
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
  if (!isCreateUsersIntentV3(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createUsersRequestV3Members);
}

/** The value as a {@link CreateUsersRequestV3}, without explicit nulls, or its issues. */
export const parseCreateUsersRequestV3 = (value: unknown): ParseResult<CreateUsersRequestV3> =>
  parse(isCreateUsersRequestV3, createUsersRequestV3Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateUsersRequestV3} fit to be sent. */
export const explainCreateUsersRequestV3 = (value: unknown): readonly Issue[] =>
  explain(createUsersRequestV3Descriptor, value, "strict");
/** {@link parseCreateUsersRequestV3} as a Standard Schema. */
export const CreateUsersRequestV3Schema: StandardSchema<CreateUsersRequestV3> =
  /* @__PURE__ */ standardSchema(parseCreateUsersRequestV3);

/** What a {@link CreateUsersResponseV3} holds. */
export const createUsersResponseV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUsersResponseV3", {
  activity: () => createUsersActivityV3Descriptor,
});

/** Whether a value is a {@link CreateUsersResponseV3} as it may be answered. */
export function isCreateUsersResponseV3(value: unknown): value is CreateUsersResponseV3 {
  if (!isObject(value) || !isCreateUsersActivityV3(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateUsersResponseV3}, without explicit nulls, or its issues. */
export const parseCreateUsersResponseV3 = (value: unknown): ParseResult<CreateUsersResponseV3> =>
  parse(isCreateUsersResponseV3, createUsersResponseV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateUsersResponseV3} as it may be answered. */
export const explainCreateUsersResponseV3 = (value: unknown): readonly Issue[] =>
  explain(createUsersResponseV3Descriptor, value, "tolerant");
/** {@link parseCreateUsersResponseV3} as a Standard Schema. */
export const CreateUsersResponseV3Schema: StandardSchema<CreateUsersResponseV3> =
  /* @__PURE__ */ standardSchema(parseCreateUsersResponseV3);

/** What a {@link CreateUsersRequestV4} holds. */
export const createUsersRequestV4Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUsersRequestV4", {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USERS_V4"], open: false },
  timestampMs: millisecondTimestampDescriptor,
  organizationId: organizationIdDescriptor,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => createUsersIntentV4Descriptor,
});

const createUsersRequestV4Members = ["type", "timestampMs", "organizationId", "generateAppProofs", "parameters"];

/** Whether a value is a {@link CreateUsersRequestV4} fit to be sent. */
export function isCreateUsersRequestV4(value: unknown): value is CreateUsersRequestV4 {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_USERS_V4") return false;
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
  if (!isCreateUsersIntentV4(value.parameters)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, createUsersRequestV4Members);
}

/** The value as a {@link CreateUsersRequestV4}, without explicit nulls, or its issues. */
export const parseCreateUsersRequestV4 = (value: unknown): ParseResult<CreateUsersRequestV4> =>
  parse(isCreateUsersRequestV4, createUsersRequestV4Descriptor, value, "strict");
/** Every place where a value is not a {@link CreateUsersRequestV4} fit to be sent. */
export const explainCreateUsersRequestV4 = (value: unknown): readonly Issue[] =>
  explain(createUsersRequestV4Descriptor, value, "strict");
/** {@link parseCreateUsersRequestV4} as a Standard Schema. */
export const CreateUsersRequestV4Schema: StandardSchema<CreateUsersRequestV4> =
  /* @__PURE__ */ standardSchema(parseCreateUsersRequestV4);

/** What a {@link CreateUsersResponseV4} holds. */
export const createUsersResponseV4Descriptor: ObjectDescriptor = /* @__PURE__ */ record("CreateUsersResponseV4", {
  activity: () => createUsersActivityV4Descriptor,
});

/** Whether a value is a {@link CreateUsersResponseV4} as it may be answered. */
export function isCreateUsersResponseV4(value: unknown): value is CreateUsersResponseV4 {
  if (!isObject(value) || !isCreateUsersActivityV4(value.activity)) return false;
  return true;
}

/** The value as a {@link CreateUsersResponseV4}, without explicit nulls, or its issues. */
export const parseCreateUsersResponseV4 = (value: unknown): ParseResult<CreateUsersResponseV4> =>
  parse(isCreateUsersResponseV4, createUsersResponseV4Descriptor, value, "tolerant");
/** Every place where a value is not a {@link CreateUsersResponseV4} as it may be answered. */
export const explainCreateUsersResponseV4 = (value: unknown): readonly Issue[] =>
  explain(createUsersResponseV4Descriptor, value, "tolerant");
/** {@link parseCreateUsersResponseV4} as a Standard Schema. */
export const CreateUsersResponseV4Schema: StandardSchema<CreateUsersResponseV4> =
  /* @__PURE__ */ standardSchema(parseCreateUsersResponseV4);

/** What a {@link CreateUsersBody} holds. */
export const createUsersBodyDescriptor: UnionDescriptor = {
  kind: "union",
  name: "CreateUsersBody",
  tag: "type",
  variants: [
    { value: "ACTIVITY_TYPE_CREATE_USERS", type: () => createUsersRequestDescriptor },
    { value: "ACTIVITY_TYPE_CREATE_USERS_V2", type: () => createUsersRequestV2Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_USERS_V3", type: () => createUsersRequestV3Descriptor },
    { value: "ACTIVITY_TYPE_CREATE_USERS_V4", type: () => createUsersRequestV4Descriptor },
  ],
};

/** Whether a value is a {@link CreateUsersBody} fit to be sent. */
export function isCreateUsersBody(value: unknown): value is CreateUsersBody {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_CREATE_USERS":
      return isCreateUsersRequest(value);
    case "ACTIVITY_TYPE_CREATE_USERS_V2":
      return isCreateUsersRequestV2(value);
    case "ACTIVITY_TYPE_CREATE_USERS_V3":
      return isCreateUsersRequestV3(value);
    case "ACTIVITY_TYPE_CREATE_USERS_V4":
      return isCreateUsersRequestV4(value);
    default:
      return false;
  }
}

/** The value as a {@link CreateUsersBody}, without explicit nulls, or its issues. */
export const parseCreateUsersBody = (value: unknown): ParseResult<CreateUsersBody> =>
  parse(isCreateUsersBody, createUsersBodyDescriptor, value, "strict");
/** Every place where a value is not a {@link CreateUsersBody} fit to be sent. */
export const explainCreateUsersBody = (value: unknown): readonly Issue[] =>
  explain(createUsersBodyDescriptor, value, "strict");
/** {@link parseCreateUsersBody} as a Standard Schema. */
export const CreateUsersBodySchema: StandardSchema<CreateUsersBody> =
  /* @__PURE__ */ standardSchema(parseCreateUsersBody);
