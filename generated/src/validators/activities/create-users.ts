// The types in `activities/create-users`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/create-users.js";
import type { RecordType, UnionType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sentUnion, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import { UserParams, UserParamsV2, UserParamsV3, UserParamsV4 } from "../shapes/users.js";

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`. */
export type CreateUsersActivity = types.CreateUsersActivity;
/**
 * Judges and reads a {@link CreateUsersActivity} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export const CreateUsersActivity: RecordType<CreateUsersActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USERS"], open: false },
  intent: /* @__PURE__ */ record({ createUsersIntent: () => CreateUsersIntent }),
  result: /* @__PURE__ */ record({ "createUsersResult?": () => CreateUsersResult }),
});

function checkCreateUsersIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const users = value.users;
  if (!Array.isArray(users) || users.length > 100 || users.length === 0) return false;
  for (let i = 0; i < users.length; i++) {
    if (!UserParams.check(users[i])) return false;
  }
  return sizeOf(value) === 1;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`. */
export type CreateUsersIntent = types.CreateUsersIntent;
/**
 * Judges and reads a {@link CreateUsersIntent} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export const CreateUsersIntent: RecordType<CreateUsersIntent, CreateUsersIntent, types.ReceivedCreateUsersIntent> =
  /* @__PURE__ */ sent(checkCreateUsersIntent, {
    users: { kind: "array", of: () => UserParams, minItems: 1, maxItems: 100 },
  });

export type CreateUsersResult = types.CreateUsersResult;
/** Judges and reads a {@link CreateUsersResult} as it is answered. */
export const CreateUsersResult: RecordType<CreateUsersResult> = /* @__PURE__ */ answered({
  userIds: { kind: "array", of: UserId, minItems: 0, maxItems: 100 },
});

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`. */
export type CreateUsersActivityV2 = types.CreateUsersActivityV2;
/**
 * Judges and reads a {@link CreateUsersActivityV2} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export const CreateUsersActivityV2: RecordType<CreateUsersActivityV2> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USERS_V2"], open: false },
  intent: /* @__PURE__ */ record({ createUsersIntentV2: () => CreateUsersIntentV2 }),
  result: /* @__PURE__ */ record({ "createUsersResult?": () => CreateUsersResult }),
});

function checkCreateUsersIntentV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  const users = value.users;
  if (!Array.isArray(users) || users.length > 100 || users.length === 0) return false;
  for (let i = 0; i < users.length; i++) {
    if (!UserParamsV2.check(users[i])) return false;
  }
  return sizeOf(value) === 1;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`. */
export type CreateUsersIntentV2 = types.CreateUsersIntentV2;
/**
 * Judges and reads a {@link CreateUsersIntentV2} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export const CreateUsersIntentV2: RecordType<
  CreateUsersIntentV2,
  CreateUsersIntentV2,
  types.ReceivedCreateUsersIntentV2
> = /* @__PURE__ */ sent(checkCreateUsersIntentV2, {
  users: { kind: "array", of: () => UserParamsV2, minItems: 1, maxItems: 100 },
});

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`. */
export type CreateUsersActivityV3 = types.CreateUsersActivityV3;
/**
 * Judges and reads a {@link CreateUsersActivityV3} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export const CreateUsersActivityV3: RecordType<CreateUsersActivityV3> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USERS_V3"], open: false },
  intent: /* @__PURE__ */ record({ createUsersIntentV3: () => CreateUsersIntentV3 }),
  result: /* @__PURE__ */ record({ "createUsersResult?": () => CreateUsersResult }),
});

function checkCreateUsersIntentV3(value: unknown): boolean {
  if (!isObject(value)) return false;
  const users = value.users;
  if (!Array.isArray(users) || users.length > 100 || users.length === 0) return false;
  for (let i = 0; i < users.length; i++) {
    if (!UserParamsV3.check(users[i])) return false;
  }
  return sizeOf(value) === 1;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`. */
export type CreateUsersIntentV3 = types.CreateUsersIntentV3;
/**
 * Judges and reads a {@link CreateUsersIntentV3} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export const CreateUsersIntentV3: RecordType<
  CreateUsersIntentV3,
  CreateUsersIntentV3,
  types.ReceivedCreateUsersIntentV3
> = /* @__PURE__ */ sent(checkCreateUsersIntentV3, {
  users: { kind: "array", of: () => UserParamsV3, minItems: 1, maxItems: 100 },
});

export type CreateUsersActivityV4 = types.CreateUsersActivityV4;
/** Judges and reads a {@link CreateUsersActivityV4} as it is answered. */
export const CreateUsersActivityV4: RecordType<CreateUsersActivityV4> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USERS_V4"], open: false },
  intent: /* @__PURE__ */ record({ createUsersIntentV4: () => CreateUsersIntentV4 }),
  result: /* @__PURE__ */ record({ "createUsersResult?": () => CreateUsersResult }),
});

function checkCreateUsersIntentV4(value: unknown): boolean {
  if (!isObject(value)) return false;
  const users = value.users;
  if (!Array.isArray(users) || users.length > 100 || users.length === 0) return false;
  for (let i = 0; i < users.length; i++) {
    if (!UserParamsV4.check(users[i])) return false;
  }
  return sizeOf(value) === 1;
}

export type CreateUsersIntentV4 = types.CreateUsersIntentV4;
/** Judges and reads a {@link CreateUsersIntentV4} as it is sent; `received` as it is answered. */
export const CreateUsersIntentV4: RecordType<
  CreateUsersIntentV4,
  CreateUsersIntentV4,
  types.ReceivedCreateUsersIntentV4
> = /* @__PURE__ */ sent(checkCreateUsersIntentV4, {
  users: { kind: "array", of: () => UserParamsV4, minItems: 1, maxItems: 100 },
});

function checkCreateUsersRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_USERS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateUsersIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`. */
export type CreateUsersRequest = types.CreateUsersRequest;
/**
 * Judges and reads a {@link CreateUsersRequest} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export const CreateUsersRequest: RecordType<CreateUsersRequest> = /* @__PURE__ */ sent(checkCreateUsersRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USERS"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => CreateUsersIntent,
});

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`. */
export type CreateUsersResponse = types.CreateUsersResponse;
/**
 * Judges and reads a {@link CreateUsersResponse} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export const CreateUsersResponse: RecordType<CreateUsersResponse> = /* @__PURE__ */ answered({
  activity: () => CreateUsersActivity,
});

function checkCreateUsersRequestV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_USERS_V2") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateUsersIntentV2(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`. */
export type CreateUsersRequestV2 = types.CreateUsersRequestV2;
/**
 * Judges and reads a {@link CreateUsersRequestV2} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export const CreateUsersRequestV2: RecordType<CreateUsersRequestV2> = /* @__PURE__ */ sent(checkCreateUsersRequestV2, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USERS_V2"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => CreateUsersIntentV2,
});

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`. */
export type CreateUsersResponseV2 = types.CreateUsersResponseV2;
/**
 * Judges and reads a {@link CreateUsersResponseV2} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export const CreateUsersResponseV2: RecordType<CreateUsersResponseV2> = /* @__PURE__ */ answered({
  activity: () => CreateUsersActivityV2,
});

function checkCreateUsersRequestV3(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_USERS_V3") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateUsersIntentV3(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`. */
export type CreateUsersRequestV3 = types.CreateUsersRequestV3;
/**
 * Judges and reads a {@link CreateUsersRequestV3} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export const CreateUsersRequestV3: RecordType<CreateUsersRequestV3> = /* @__PURE__ */ sent(checkCreateUsersRequestV3, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USERS_V3"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => CreateUsersIntentV3,
});

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`. */
export type CreateUsersResponseV3 = types.CreateUsersResponseV3;
/**
 * Judges and reads a {@link CreateUsersResponseV3} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export const CreateUsersResponseV3: RecordType<CreateUsersResponseV3> = /* @__PURE__ */ answered({
  activity: () => CreateUsersActivityV3,
});

function checkCreateUsersRequestV4(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_USERS_V4") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateUsersIntentV4(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateUsersRequestV4 = types.CreateUsersRequestV4;
/** Judges and reads a {@link CreateUsersRequestV4} as it is sent. */
export const CreateUsersRequestV4: RecordType<CreateUsersRequestV4> = /* @__PURE__ */ sent(checkCreateUsersRequestV4, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_USERS_V4"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => CreateUsersIntentV4,
});

export type CreateUsersResponseV4 = types.CreateUsersResponseV4;
/** Judges and reads a {@link CreateUsersResponseV4} as it is answered. */
export const CreateUsersResponseV4: RecordType<CreateUsersResponseV4> = /* @__PURE__ */ answered({
  activity: () => CreateUsersActivityV4,
});

function checkCreateUsersBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_CREATE_USERS":
      return checkCreateUsersRequest(value);
    case "ACTIVITY_TYPE_CREATE_USERS_V2":
      return checkCreateUsersRequestV2(value);
    case "ACTIVITY_TYPE_CREATE_USERS_V3":
      return checkCreateUsersRequestV3(value);
    case "ACTIVITY_TYPE_CREATE_USERS_V4":
      return checkCreateUsersRequestV4(value);
    default:
      return false;
  }
}

export type CreateUsersBody = types.CreateUsersBody;
/** Judges and reads a {@link CreateUsersBody} as it is sent. */
export const CreateUsersBody: UnionType<CreateUsersBody> = /* @__PURE__ */ sentUnion(checkCreateUsersBody, "type", [
  { value: "ACTIVITY_TYPE_CREATE_USERS", type: () => CreateUsersRequest },
  { value: "ACTIVITY_TYPE_CREATE_USERS_V2", type: () => CreateUsersRequestV2 },
  { value: "ACTIVITY_TYPE_CREATE_USERS_V3", type: () => CreateUsersRequestV3 },
  { value: "ACTIVITY_TYPE_CREATE_USERS_V4", type: () => CreateUsersRequestV4 },
]);
