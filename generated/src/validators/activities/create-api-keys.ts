// The types in `activities/create-api-keys`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/create-api-keys.js";
import type { RecordType, UnionType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sentUnion, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { ApiKeyId, MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import { ApiKeyParams, ApiKeyParamsV2 } from "../shapes/credentials.js";

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_API_KEYS_V2`. */
export type CreateApiKeysActivity = types.CreateApiKeysActivity;
/**
 * Judges and reads a {@link CreateApiKeysActivity} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_API_KEYS_V2`.
 */
export const CreateApiKeysActivity: RecordType<CreateApiKeysActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_API_KEYS"], open: false },
  intent: /* @__PURE__ */ record({ createApiKeysIntent: () => CreateApiKeysIntent }),
  result: /* @__PURE__ */ record({ "createApiKeysResult?": () => CreateApiKeysResult }),
});

function checkCreateApiKeysIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100 || apiKeys.length === 0) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!ApiKeyParams.check(apiKeys[i])) return false;
  }
  if (!UserId.check(value.userId)) return false;
  return sizeOf(value) === 2;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_API_KEYS_V2`. */
export type CreateApiKeysIntent = types.CreateApiKeysIntent;
/**
 * Judges and reads a {@link CreateApiKeysIntent} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_API_KEYS_V2`.
 */
export const CreateApiKeysIntent: RecordType<CreateApiKeysIntent> = /* @__PURE__ */ sent(checkCreateApiKeysIntent, {
  apiKeys: { kind: "array", of: () => ApiKeyParams, minItems: 1, maxItems: 100 },
  userId: UserId,
});

export type CreateApiKeysResult = types.CreateApiKeysResult;
/** Judges and reads a {@link CreateApiKeysResult} as it is answered. */
export const CreateApiKeysResult: RecordType<CreateApiKeysResult> = /* @__PURE__ */ answered({
  apiKeyIds: { kind: "array", of: ApiKeyId, minItems: 0, maxItems: 100 },
});

export type CreateApiKeysActivityV2 = types.CreateApiKeysActivityV2;
/** Judges and reads a {@link CreateApiKeysActivityV2} as it is answered. */
export const CreateApiKeysActivityV2: RecordType<CreateApiKeysActivityV2> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_API_KEYS_V2"], open: false },
    intent: /* @__PURE__ */ record({ createApiKeysIntentV2: () => CreateApiKeysIntentV2 }),
    result: /* @__PURE__ */ record({ "createApiKeysResult?": () => CreateApiKeysResult }),
  },
);

function checkCreateApiKeysIntentV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100 || apiKeys.length === 0) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!ApiKeyParamsV2.check(apiKeys[i])) return false;
  }
  if (!UserId.check(value.userId)) return false;
  return sizeOf(value) === 2;
}

export type CreateApiKeysIntentV2 = types.CreateApiKeysIntentV2;
/** Judges and reads a {@link CreateApiKeysIntentV2} as it is sent; `received` as it is answered. */
export const CreateApiKeysIntentV2: RecordType<
  CreateApiKeysIntentV2,
  CreateApiKeysIntentV2,
  types.ReceivedCreateApiKeysIntentV2
> = /* @__PURE__ */ sent(checkCreateApiKeysIntentV2, {
  apiKeys: { kind: "array", of: () => ApiKeyParamsV2, minItems: 1, maxItems: 100 },
  userId: UserId,
});

function checkCreateApiKeysRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_API_KEYS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateApiKeysIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_API_KEYS_V2`. */
export type CreateApiKeysRequest = types.CreateApiKeysRequest;
/**
 * Judges and reads a {@link CreateApiKeysRequest} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_API_KEYS_V2`.
 */
export const CreateApiKeysRequest: RecordType<CreateApiKeysRequest> = /* @__PURE__ */ sent(checkCreateApiKeysRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_API_KEYS"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => CreateApiKeysIntent,
});

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_API_KEYS_V2`. */
export type CreateApiKeysResponse = types.CreateApiKeysResponse;
/**
 * Judges and reads a {@link CreateApiKeysResponse} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_API_KEYS_V2`.
 */
export const CreateApiKeysResponse: RecordType<CreateApiKeysResponse> = /* @__PURE__ */ answered({
  activity: () => CreateApiKeysActivity,
});

function checkCreateApiKeysRequestV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_API_KEYS_V2") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateApiKeysIntentV2(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateApiKeysRequestV2 = types.CreateApiKeysRequestV2;
/** Judges and reads a {@link CreateApiKeysRequestV2} as it is sent. */
export const CreateApiKeysRequestV2: RecordType<CreateApiKeysRequestV2> = /* @__PURE__ */ sent(
  checkCreateApiKeysRequestV2,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_API_KEYS_V2"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateApiKeysIntentV2,
  },
);

export type CreateApiKeysResponseV2 = types.CreateApiKeysResponseV2;
/** Judges and reads a {@link CreateApiKeysResponseV2} as it is answered. */
export const CreateApiKeysResponseV2: RecordType<CreateApiKeysResponseV2> = /* @__PURE__ */ answered({
  activity: () => CreateApiKeysActivityV2,
});

function checkCreateApiKeysBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_CREATE_API_KEYS":
      return checkCreateApiKeysRequest(value);
    case "ACTIVITY_TYPE_CREATE_API_KEYS_V2":
      return checkCreateApiKeysRequestV2(value);
    default:
      return false;
  }
}

export type CreateApiKeysBody = types.CreateApiKeysBody;
/** Judges and reads a {@link CreateApiKeysBody} as it is sent. */
export const CreateApiKeysBody: UnionType<CreateApiKeysBody> = /* @__PURE__ */ sentUnion(
  checkCreateApiKeysBody,
  "type",
  [
    { value: "ACTIVITY_TYPE_CREATE_API_KEYS", type: () => CreateApiKeysRequest },
    { value: "ACTIVITY_TYPE_CREATE_API_KEYS_V2", type: () => CreateApiKeysRequestV2 },
  ],
);
