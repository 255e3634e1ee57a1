// The types in `activities/create-organization`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/create-organization.js";
import type { RecordType, UnionType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sentUnion, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { Email, MillisecondTimestamp, OrganizationId, OrganizationName, UserId } from "../scalars.js";
import { AuthenticatorParams, AuthenticatorParamsV2 } from "../shapes/credentials.js";

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`. */
export type CreateOrganizationActivity = types.CreateOrganizationActivity;
/**
 * Judges and reads a {@link CreateOrganizationActivity} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`.
 */
export const CreateOrganizationActivity: RecordType<CreateOrganizationActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_ORGANIZATION"], open: false },
    intent: /* @__PURE__ */ record({ createOrganizationIntent: () => CreateOrganizationIntent }),
    result: /* @__PURE__ */ record({ "createOrganizationResult?": () => CreateOrganizationResult }),
  },
);

function checkCreateOrganizationIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!OrganizationName.check(value.organizationName)) return false;
  if (!Email.check(value.rootEmail)) return false;
  if (!AuthenticatorParams.check(value.rootAuthenticator)) return false;
  const rootUserId = value.rootUserId;
  if (rootUserId !== undefined) {
    present++;
    if (!UserId.check(rootUserId)) return false;
  }
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`. */
export type CreateOrganizationIntent = types.CreateOrganizationIntent;
/**
 * Judges and reads a {@link CreateOrganizationIntent} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`.
 */
export const CreateOrganizationIntent: RecordType<
  CreateOrganizationIntent,
  CreateOrganizationIntent,
  types.ReceivedCreateOrganizationIntent
> = /* @__PURE__ */ sent(checkCreateOrganizationIntent, {
  organizationName: OrganizationName,
  rootEmail: Email,
  rootAuthenticator: () => AuthenticatorParams,
  "rootUserId?": UserId,
});

export type CreateOrganizationResult = types.CreateOrganizationResult;
/** Judges and reads a {@link CreateOrganizationResult} as it is answered. */
export const CreateOrganizationResult: RecordType<CreateOrganizationResult> = /* @__PURE__ */ answered({
  organizationId: OrganizationId,
});

export type CreateOrganizationActivityV2 = types.CreateOrganizationActivityV2;
/** Judges and reads a {@link CreateOrganizationActivityV2} as it is answered. */
export const CreateOrganizationActivityV2: RecordType<CreateOrganizationActivityV2> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_ORGANIZATION_V2"], open: false },
    intent: /* @__PURE__ */ record({ createOrganizationIntentV2: () => CreateOrganizationIntentV2 }),
    result: /* @__PURE__ */ record({ "createOrganizationResult?": () => CreateOrganizationResult }),
  },
);

function checkCreateOrganizationIntentV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!OrganizationName.check(value.organizationName)) return false;
  if (!Email.check(value.rootEmail)) return false;
  if (!AuthenticatorParamsV2.check(value.rootAuthenticator)) return false;
  const rootUserId = value.rootUserId;
  if (rootUserId !== undefined) {
    present++;
    if (!UserId.check(rootUserId)) return false;
  }
  return sizeOf(value) === present;
}

export type CreateOrganizationIntentV2 = types.CreateOrganizationIntentV2;
/** Judges and reads a {@link CreateOrganizationIntentV2} as it is sent; `received` as it is answered. */
export const CreateOrganizationIntentV2: RecordType<
  CreateOrganizationIntentV2,
  CreateOrganizationIntentV2,
  types.ReceivedCreateOrganizationIntentV2
> = /* @__PURE__ */ sent(checkCreateOrganizationIntentV2, {
  organizationName: OrganizationName,
  rootEmail: Email,
  rootAuthenticator: () => AuthenticatorParamsV2,
  "rootUserId?": UserId,
});

function checkCreateOrganizationRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_ORGANIZATION") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateOrganizationIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`. */
export type CreateOrganizationRequest = types.CreateOrganizationRequest;
/**
 * Judges and reads a {@link CreateOrganizationRequest} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`.
 */
export const CreateOrganizationRequest: RecordType<CreateOrganizationRequest> = /* @__PURE__ */ sent(
  checkCreateOrganizationRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_ORGANIZATION"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateOrganizationIntent,
  },
);

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`. */
export type CreateOrganizationResponse = types.CreateOrganizationResponse;
/**
 * Judges and reads a {@link CreateOrganizationResponse} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`.
 */
export const CreateOrganizationResponse: RecordType<CreateOrganizationResponse> = /* @__PURE__ */ answered({
  activity: () => CreateOrganizationActivity,
});

function checkCreateOrganizationRequestV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateOrganizationIntentV2(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateOrganizationRequestV2 = types.CreateOrganizationRequestV2;
/** Judges and reads a {@link CreateOrganizationRequestV2} as it is sent. */
export const CreateOrganizationRequestV2: RecordType<CreateOrganizationRequestV2> = /* @__PURE__ */ sent(
  checkCreateOrganizationRequestV2,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_ORGANIZATION_V2"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateOrganizationIntentV2,
  },
);

export type CreateOrganizationResponseV2 = types.CreateOrganizationResponseV2;
/** Judges and reads a {@link CreateOrganizationResponseV2} as it is answered. */
export const CreateOrganizationResponseV2: RecordType<CreateOrganizationResponseV2> = /* @__PURE__ */ answered({
  activity: () => CreateOrganizationActivityV2,
});

function checkCreateOrganizationBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_CREATE_ORGANIZATION":
      return checkCreateOrganizationRequest(value);
    case "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2":
      return checkCreateOrganizationRequestV2(value);
    default:
      return false;
  }
}

export type CreateOrganizationBody = types.CreateOrganizationBody;
/** Judges and reads a {@link CreateOrganizationBody} as it is sent. */
export const CreateOrganizationBody: UnionType<CreateOrganizationBody> = /* @__PURE__ */ sentUnion(
  checkCreateOrganizationBody,
  "type",
  [
    { value: "ACTIVITY_TYPE_CREATE_ORGANIZATION", type: () => CreateOrganizationRequest },
    { value: "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2", type: () => CreateOrganizationRequestV2 },
  ],
);
