// The types in `activities/create-read-write-session`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/create-read-write-session.js";
import type { RecordType, UnionType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sentUnion, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import {
  ApiKeyId,
  ApiKeyName,
  CredentialBundle,
  Email,
  ExpirationSeconds,
  MillisecondTimestamp,
  OrganizationId,
  OrganizationName,
  TargetPublicKey,
  UserId,
  UserName,
} from "../scalars.js";

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`. */
export type CreateReadWriteSessionActivity = types.CreateReadWriteSessionActivity;
/**
 * Judges and reads a {@link CreateReadWriteSessionActivity} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`.
 */
export const CreateReadWriteSessionActivity: RecordType<CreateReadWriteSessionActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION"], open: false },
    intent: /* @__PURE__ */ record({ createReadWriteSessionIntent: () => CreateReadWriteSessionIntent }),
    result: /* @__PURE__ */ record({ "createReadWriteSessionResult?": () => CreateReadWriteSessionResult }),
  },
);

function checkCreateReadWriteSessionIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!TargetPublicKey.check(value.targetPublicKey)) return false;
  if (!Email.check(value.email)) return false;
  const apiKeyName = value.apiKeyName;
  if (apiKeyName !== undefined) {
    present++;
    if (!ApiKeyName.check(apiKeyName)) return false;
  }
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (!ExpirationSeconds.check(expirationSeconds)) return false;
  }
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`. */
export type CreateReadWriteSessionIntent = types.CreateReadWriteSessionIntent;
/**
 * Judges and reads a {@link CreateReadWriteSessionIntent} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`.
 */
export const CreateReadWriteSessionIntent: RecordType<CreateReadWriteSessionIntent> = /* @__PURE__ */ sent(
  checkCreateReadWriteSessionIntent,
  {
    targetPublicKey: TargetPublicKey,
    email: Email,
    "apiKeyName?": ApiKeyName,
    "expirationSeconds?": ExpirationSeconds,
  },
);

export type CreateReadWriteSessionResult = types.CreateReadWriteSessionResult;
/** Judges and reads a {@link CreateReadWriteSessionResult} as it is answered. */
export const CreateReadWriteSessionResult: RecordType<CreateReadWriteSessionResult> = /* @__PURE__ */ answered({
  organizationId: OrganizationId,
  organizationName: OrganizationName,
  userId: UserId,
  username: UserName,
  apiKeyId: ApiKeyId,
  credentialBundle: CredentialBundle,
});

export type CreateReadWriteSessionActivityV2 = types.CreateReadWriteSessionActivityV2;
/** Judges and reads a {@link CreateReadWriteSessionActivityV2} as it is answered. */
export const CreateReadWriteSessionActivityV2: RecordType<CreateReadWriteSessionActivityV2> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2"], open: false },
    intent: /* @__PURE__ */ record({ createReadWriteSessionIntentV2: () => CreateReadWriteSessionIntentV2 }),
    result: /* @__PURE__ */ record({ "createReadWriteSessionResultV2?": () => CreateReadWriteSessionResultV2 }),
  },
);

function checkCreateReadWriteSessionIntentV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!TargetPublicKey.check(value.targetPublicKey)) return false;
  const apiKeyName = value.apiKeyName;
  if (apiKeyName !== undefined) {
    present++;
    if (!ApiKeyName.check(apiKeyName)) return false;
  }
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (!ExpirationSeconds.check(expirationSeconds)) return false;
  }
  const userId = value.userId;
  if (userId !== undefined) {
    present++;
    if (!UserId.check(userId)) return false;
  }
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    present++;
    if (typeof invalidateExisting !== "boolean") return false;
  }
  return sizeOf(value) === present;
}

export type CreateReadWriteSessionIntentV2 = types.CreateReadWriteSessionIntentV2;
/** Judges and reads a {@link CreateReadWriteSessionIntentV2} as it is sent; `received` as it is answered. */
export const CreateReadWriteSessionIntentV2: RecordType<CreateReadWriteSessionIntentV2> = /* @__PURE__ */ sent(
  checkCreateReadWriteSessionIntentV2,
  {
    targetPublicKey: TargetPublicKey,
    "apiKeyName?": ApiKeyName,
    "expirationSeconds?": ExpirationSeconds,
    "userId?": UserId,
    "invalidateExisting?": { kind: "boolean" },
  },
);

export type CreateReadWriteSessionResultV2 = types.CreateReadWriteSessionResultV2;
/** Judges and reads a {@link CreateReadWriteSessionResultV2} as it is answered. */
export const CreateReadWriteSessionResultV2: RecordType<CreateReadWriteSessionResultV2> = /* @__PURE__ */ answered({
  organizationId: OrganizationId,
  organizationName: OrganizationName,
  userId: UserId,
  username: UserName,
  apiKeyId: ApiKeyId,
  credentialBundle: CredentialBundle,
});

function checkCreateReadWriteSessionRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateReadWriteSessionIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`. */
export type CreateReadWriteSessionRequest = types.CreateReadWriteSessionRequest;
/**
 * Judges and reads a {@link CreateReadWriteSessionRequest} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`.
 */
export const CreateReadWriteSessionRequest: RecordType<CreateReadWriteSessionRequest> = /* @__PURE__ */ sent(
  checkCreateReadWriteSessionRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateReadWriteSessionIntent,
  },
);

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`. */
export type CreateReadWriteSessionResponse = types.CreateReadWriteSessionResponse;
/**
 * Judges and reads a {@link CreateReadWriteSessionResponse} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`.
 */
export const CreateReadWriteSessionResponse: RecordType<CreateReadWriteSessionResponse> = /* @__PURE__ */ answered({
  activity: () => CreateReadWriteSessionActivity,
});

function checkCreateReadWriteSessionRequestV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateReadWriteSessionIntentV2(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateReadWriteSessionRequestV2 = types.CreateReadWriteSessionRequestV2;
/** Judges and reads a {@link CreateReadWriteSessionRequestV2} as it is sent. */
export const CreateReadWriteSessionRequestV2: RecordType<CreateReadWriteSessionRequestV2> = /* @__PURE__ */ sent(
  checkCreateReadWriteSessionRequestV2,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateReadWriteSessionIntentV2,
  },
);

export type CreateReadWriteSessionResponseV2 = types.CreateReadWriteSessionResponseV2;
/** Judges and reads a {@link CreateReadWriteSessionResponseV2} as it is answered. */
export const CreateReadWriteSessionResponseV2: RecordType<CreateReadWriteSessionResponseV2> = /* @__PURE__ */ answered({
  activity: () => CreateReadWriteSessionActivityV2,
});

function checkCreateReadWriteSessionBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION":
      return checkCreateReadWriteSessionRequest(value);
    case "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2":
      return checkCreateReadWriteSessionRequestV2(value);
    default:
      return false;
  }
}

export type CreateReadWriteSessionBody = types.CreateReadWriteSessionBody;
/** Judges and reads a {@link CreateReadWriteSessionBody} as it is sent. */
export const CreateReadWriteSessionBody: UnionType<CreateReadWriteSessionBody> = /* @__PURE__ */ sentUnion(
  checkCreateReadWriteSessionBody,
  "type",
  [
    { value: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION", type: () => CreateReadWriteSessionRequest },
    { value: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2", type: () => CreateReadWriteSessionRequestV2 },
  ],
);
