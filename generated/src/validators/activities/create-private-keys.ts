// The types in `activities/create-private-keys`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/create-private-keys.js";
import type { RecordType, UnionType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sentUnion, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, PrivateKeyId } from "../scalars.js";
import { PrivateKeyParams, PrivateKeyResult } from "../shapes/private-keys.js";

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`. */
export type CreatePrivateKeysActivity = types.CreatePrivateKeysActivity;
/**
 * Judges and reads a {@link CreatePrivateKeysActivity} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`.
 */
export const CreatePrivateKeysActivity: RecordType<CreatePrivateKeysActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_PRIVATE_KEYS"], open: false },
    intent: /* @__PURE__ */ record({ createPrivateKeysIntent: () => CreatePrivateKeysIntent }),
    result: /* @__PURE__ */ record({ "createPrivateKeysResult?": () => CreatePrivateKeysResult }),
  },
);

function checkCreatePrivateKeysIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const privateKeys = value.privateKeys;
  if (!Array.isArray(privateKeys) || privateKeys.length > 100 || privateKeys.length === 0) return false;
  for (let i = 0; i < privateKeys.length; i++) {
    if (!PrivateKeyParams.check(privateKeys[i])) return false;
  }
  return sizeOf(value) === 1;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`. */
export type CreatePrivateKeysIntent = types.CreatePrivateKeysIntent;
/**
 * Judges and reads a {@link CreatePrivateKeysIntent} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`.
 */
export const CreatePrivateKeysIntent: RecordType<
  CreatePrivateKeysIntent,
  CreatePrivateKeysIntent,
  types.ReceivedCreatePrivateKeysIntent
> = /* @__PURE__ */ sent(checkCreatePrivateKeysIntent, {
  privateKeys: { kind: "array", of: () => PrivateKeyParams, minItems: 1, maxItems: 100 },
});

export type CreatePrivateKeysResult = types.CreatePrivateKeysResult;
/** Judges and reads a {@link CreatePrivateKeysResult} as it is answered. */
export const CreatePrivateKeysResult: RecordType<CreatePrivateKeysResult> = /* @__PURE__ */ answered({
  privateKeyIds: { kind: "array", of: PrivateKeyId, minItems: 0, maxItems: 100 },
});

export type CreatePrivateKeysActivityV2 = types.CreatePrivateKeysActivityV2;
/** Judges and reads a {@link CreatePrivateKeysActivityV2} as it is answered. */
export const CreatePrivateKeysActivityV2: RecordType<CreatePrivateKeysActivityV2> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2"], open: false },
    intent: /* @__PURE__ */ record({ createPrivateKeysIntentV2: () => CreatePrivateKeysIntentV2 }),
    result: /* @__PURE__ */ record({ "createPrivateKeysResultV2?": () => CreatePrivateKeysResultV2 }),
  },
);

function checkCreatePrivateKeysIntentV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const privateKeys = value.privateKeys;
  if (!Array.isArray(privateKeys) || privateKeys.length > 100 || privateKeys.length === 0) return false;
  for (let i = 0; i < privateKeys.length; i++) {
    if (!PrivateKeyParams.check(privateKeys[i])) return false;
  }
  return sizeOf(value) === 1;
}

export type CreatePrivateKeysIntentV2 = types.CreatePrivateKeysIntentV2;
/** Judges and reads a {@link CreatePrivateKeysIntentV2} as it is sent; `received` as it is answered. */
export const CreatePrivateKeysIntentV2: RecordType<
  CreatePrivateKeysIntentV2,
  CreatePrivateKeysIntentV2,
  types.ReceivedCreatePrivateKeysIntentV2
> = /* @__PURE__ */ sent(checkCreatePrivateKeysIntentV2, {
  privateKeys: { kind: "array", of: () => PrivateKeyParams, minItems: 1, maxItems: 100 },
});

export type CreatePrivateKeysResultV2 = types.CreatePrivateKeysResultV2;
/** Judges and reads a {@link CreatePrivateKeysResultV2} as it is answered. */
export const CreatePrivateKeysResultV2: RecordType<CreatePrivateKeysResultV2> = /* @__PURE__ */ answered({
  privateKeys: { kind: "array", of: () => PrivateKeyResult, minItems: 0, maxItems: 100 },
});

function checkCreatePrivateKeysRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreatePrivateKeysIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`. */
export type CreatePrivateKeysRequest = types.CreatePrivateKeysRequest;
/**
 * Judges and reads a {@link CreatePrivateKeysRequest} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`.
 */
export const CreatePrivateKeysRequest: RecordType<CreatePrivateKeysRequest> = /* @__PURE__ */ sent(
  checkCreatePrivateKeysRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_PRIVATE_KEYS"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreatePrivateKeysIntent,
  },
);

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`. */
export type CreatePrivateKeysResponse = types.CreatePrivateKeysResponse;
/**
 * Judges and reads a {@link CreatePrivateKeysResponse} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`.
 */
export const CreatePrivateKeysResponse: RecordType<CreatePrivateKeysResponse> = /* @__PURE__ */ answered({
  activity: () => CreatePrivateKeysActivity,
});

function checkCreatePrivateKeysRequestV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreatePrivateKeysIntentV2(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreatePrivateKeysRequestV2 = types.CreatePrivateKeysRequestV2;
/** Judges and reads a {@link CreatePrivateKeysRequestV2} as it is sent. */
export const CreatePrivateKeysRequestV2: RecordType<CreatePrivateKeysRequestV2> = /* @__PURE__ */ sent(
  checkCreatePrivateKeysRequestV2,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreatePrivateKeysIntentV2,
  },
);

export type CreatePrivateKeysResponseV2 = types.CreatePrivateKeysResponseV2;
/** Judges and reads a {@link CreatePrivateKeysResponseV2} as it is answered. */
export const CreatePrivateKeysResponseV2: RecordType<CreatePrivateKeysResponseV2> = /* @__PURE__ */ answered({
  activity: () => CreatePrivateKeysActivityV2,
});

function checkCreatePrivateKeysBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS":
      return checkCreatePrivateKeysRequest(value);
    case "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2":
      return checkCreatePrivateKeysRequestV2(value);
    default:
      return false;
  }
}

export type CreatePrivateKeysBody = types.CreatePrivateKeysBody;
/** Judges and reads a {@link CreatePrivateKeysBody} as it is sent. */
export const CreatePrivateKeysBody: UnionType<CreatePrivateKeysBody> = /* @__PURE__ */ sentUnion(
  checkCreatePrivateKeysBody,
  "type",
  [
    { value: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS", type: () => CreatePrivateKeysRequest },
    { value: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", type: () => CreatePrivateKeysRequestV2 },
  ],
);
