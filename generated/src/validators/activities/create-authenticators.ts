// The types in `activities/create-authenticators`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/create-authenticators.js";
import type { RecordType, UnionType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sentUnion, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { AuthenticatorId, MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import { AuthenticatorParams, AuthenticatorParamsV2 } from "../shapes/credentials.js";

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`. */
export type CreateAuthenticatorsActivity = types.CreateAuthenticatorsActivity;
/**
 * Judges and reads a {@link CreateAuthenticatorsActivity} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`.
 */
export const CreateAuthenticatorsActivity: RecordType<CreateAuthenticatorsActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_AUTHENTICATORS"], open: false },
    intent: /* @__PURE__ */ record({ createAuthenticatorsIntent: () => CreateAuthenticatorsIntent }),
    result: /* @__PURE__ */ record({ "createAuthenticatorsResult?": () => CreateAuthenticatorsResult }),
  },
);

function checkCreateAuthenticatorsIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100 || authenticators.length === 0) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!AuthenticatorParams.check(authenticators[i])) return false;
  }
  if (!UserId.check(value.userId)) return false;
  return sizeOf(value) === 2;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`. */
export type CreateAuthenticatorsIntent = types.CreateAuthenticatorsIntent;
/**
 * Judges and reads a {@link CreateAuthenticatorsIntent} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`.
 */
export const CreateAuthenticatorsIntent: RecordType<
  CreateAuthenticatorsIntent,
  CreateAuthenticatorsIntent,
  types.ReceivedCreateAuthenticatorsIntent
> = /* @__PURE__ */ sent(checkCreateAuthenticatorsIntent, {
  authenticators: { kind: "array", of: () => AuthenticatorParams, minItems: 1, maxItems: 100 },
  userId: UserId,
});

export type CreateAuthenticatorsResult = types.CreateAuthenticatorsResult;
/** Judges and reads a {@link CreateAuthenticatorsResult} as it is answered. */
export const CreateAuthenticatorsResult: RecordType<CreateAuthenticatorsResult> = /* @__PURE__ */ answered({
  authenticatorIds: { kind: "array", of: AuthenticatorId, minItems: 0, maxItems: 100 },
});

export type CreateAuthenticatorsActivityV2 = types.CreateAuthenticatorsActivityV2;
/** Judges and reads a {@link CreateAuthenticatorsActivityV2} as it is answered. */
export const CreateAuthenticatorsActivityV2: RecordType<CreateAuthenticatorsActivityV2> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2"], open: false },
    intent: /* @__PURE__ */ record({ createAuthenticatorsIntentV2: () => CreateAuthenticatorsIntentV2 }),
    result: /* @__PURE__ */ record({ "createAuthenticatorsResult?": () => CreateAuthenticatorsResult }),
  },
);

function checkCreateAuthenticatorsIntentV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100 || authenticators.length === 0) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!AuthenticatorParamsV2.check(authenticators[i])) return false;
  }
  if (!UserId.check(value.userId)) return false;
  return sizeOf(value) === 2;
}

export type CreateAuthenticatorsIntentV2 = types.CreateAuthenticatorsIntentV2;
/** Judges and reads a {@link CreateAuthenticatorsIntentV2} as it is sent; `received` as it is answered. */
export const CreateAuthenticatorsIntentV2: RecordType<
  CreateAuthenticatorsIntentV2,
  CreateAuthenticatorsIntentV2,
  types.ReceivedCreateAuthenticatorsIntentV2
> = /* @__PURE__ */ sent(checkCreateAuthenticatorsIntentV2, {
  authenticators: { kind: "array", of: () => AuthenticatorParamsV2, minItems: 1, maxItems: 100 },
  userId: UserId,
});

function checkCreateAuthenticatorsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_AUTHENTICATORS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateAuthenticatorsIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`. */
export type CreateAuthenticatorsRequest = types.CreateAuthenticatorsRequest;
/**
 * Judges and reads a {@link CreateAuthenticatorsRequest} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`.
 */
export const CreateAuthenticatorsRequest: RecordType<CreateAuthenticatorsRequest> = /* @__PURE__ */ sent(
  checkCreateAuthenticatorsRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_AUTHENTICATORS"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateAuthenticatorsIntent,
  },
);

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`. */
export type CreateAuthenticatorsResponse = types.CreateAuthenticatorsResponse;
/**
 * Judges and reads a {@link CreateAuthenticatorsResponse} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`.
 */
export const CreateAuthenticatorsResponse: RecordType<CreateAuthenticatorsResponse> = /* @__PURE__ */ answered({
  activity: () => CreateAuthenticatorsActivity,
});

function checkCreateAuthenticatorsRequestV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateAuthenticatorsIntentV2(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateAuthenticatorsRequestV2 = types.CreateAuthenticatorsRequestV2;
/** Judges and reads a {@link CreateAuthenticatorsRequestV2} as it is sent. */
export const CreateAuthenticatorsRequestV2: RecordType<CreateAuthenticatorsRequestV2> = /* @__PURE__ */ sent(
  checkCreateAuthenticatorsRequestV2,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateAuthenticatorsIntentV2,
  },
);

export type CreateAuthenticatorsResponseV2 = types.CreateAuthenticatorsResponseV2;
/** Judges and reads a {@link CreateAuthenticatorsResponseV2} as it is answered. */
export const CreateAuthenticatorsResponseV2: RecordType<CreateAuthenticatorsResponseV2> = /* @__PURE__ */ answered({
  activity: () => CreateAuthenticatorsActivityV2,
});

function checkCreateAuthenticatorsBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_CREATE_AUTHENTICATORS":
      return checkCreateAuthenticatorsRequest(value);
    case "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2":
      return checkCreateAuthenticatorsRequestV2(value);
    default:
      return false;
  }
}

export type CreateAuthenticatorsBody = types.CreateAuthenticatorsBody;
/** Judges and reads a {@link CreateAuthenticatorsBody} as it is sent. */
export const CreateAuthenticatorsBody: UnionType<CreateAuthenticatorsBody> = /* @__PURE__ */ sentUnion(
  checkCreateAuthenticatorsBody,
  "type",
  [
    { value: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS", type: () => CreateAuthenticatorsRequest },
    { value: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2", type: () => CreateAuthenticatorsRequestV2 },
  ],
);
