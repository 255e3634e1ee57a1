// The types in `activities/create-oauth-providers`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/create-oauth-providers.js";
import type { RecordType, UnionType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sentUnion, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OauthProviderId, OrganizationId, UserId } from "../scalars.js";
import { OauthProviderParams, OauthProviderParamsV2 } from "../shapes/credentials.js";

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`. */
export type CreateOauthProvidersActivity = types.CreateOauthProvidersActivity;
/**
 * Judges and reads a {@link CreateOauthProvidersActivity} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`.
 */
export const CreateOauthProvidersActivity: RecordType<CreateOauthProvidersActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS"], open: false },
    intent: /* @__PURE__ */ record({ createOauthProvidersIntent: () => CreateOauthProvidersIntent }),
    result: /* @__PURE__ */ record({ "createOauthProvidersResult?": () => CreateOauthProvidersResult }),
  },
);

function checkCreateOauthProvidersIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!UserId.check(value.userId)) return false;
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders) || oauthProviders.length > 100 || oauthProviders.length === 0) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!OauthProviderParams.check(oauthProviders[i])) return false;
  }
  return sizeOf(value) === 2;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`. */
export type CreateOauthProvidersIntent = types.CreateOauthProvidersIntent;
/**
 * Judges and reads a {@link CreateOauthProvidersIntent} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`.
 */
export const CreateOauthProvidersIntent: RecordType<CreateOauthProvidersIntent> = /* @__PURE__ */ sent(
  checkCreateOauthProvidersIntent,
  { userId: UserId, oauthProviders: { kind: "array", of: () => OauthProviderParams, minItems: 1, maxItems: 100 } },
);

export type CreateOauthProvidersResult = types.CreateOauthProvidersResult;
/** Judges and reads a {@link CreateOauthProvidersResult} as it is answered. */
export const CreateOauthProvidersResult: RecordType<CreateOauthProvidersResult> = /* @__PURE__ */ answered({
  providerIds: { kind: "array", of: OauthProviderId, minItems: 0, maxItems: 100 },
});

export type CreateOauthProvidersActivityV2 = types.CreateOauthProvidersActivityV2;
/** Judges and reads a {@link CreateOauthProvidersActivityV2} as it is answered. */
export const CreateOauthProvidersActivityV2: RecordType<CreateOauthProvidersActivityV2> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2"], open: false },
    intent: /* @__PURE__ */ record({ createOauthProvidersIntentV2: () => CreateOauthProvidersIntentV2 }),
    result: /* @__PURE__ */ record({ "createOauthProvidersResultV2?": () => CreateOauthProvidersResultV2 }),
  },
);

function checkCreateOauthProvidersIntentV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!UserId.check(value.userId)) return false;
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders) || oauthProviders.length > 100 || oauthProviders.length === 0) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!OauthProviderParamsV2.check(oauthProviders[i])) return false;
  }
  return sizeOf(value) === 2;
}

export type CreateOauthProvidersIntentV2 = types.CreateOauthProvidersIntentV2;
/** Judges and reads a {@link CreateOauthProvidersIntentV2} as it is sent; `received` as it is answered. */
export const CreateOauthProvidersIntentV2: RecordType<CreateOauthProvidersIntentV2> = /* @__PURE__ */ sent(
  checkCreateOauthProvidersIntentV2,
  { userId: UserId, oauthProviders: { kind: "array", of: () => OauthProviderParamsV2, minItems: 1, maxItems: 100 } },
);

export type CreateOauthProvidersResultV2 = types.CreateOauthProvidersResultV2;
/** Judges and reads a {@link CreateOauthProvidersResultV2} as it is answered. */
export const CreateOauthProvidersResultV2: RecordType<CreateOauthProvidersResultV2> = /* @__PURE__ */ answered({
  providerIds: { kind: "array", of: OauthProviderId, minItems: 0, maxItems: 100 },
});

function checkCreateOauthProvidersRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateOauthProvidersIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`. */
export type CreateOauthProvidersRequest = types.CreateOauthProvidersRequest;
/**
 * Judges and reads a {@link CreateOauthProvidersRequest} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`.
 */
export const CreateOauthProvidersRequest: RecordType<CreateOauthProvidersRequest> = /* @__PURE__ */ sent(
  checkCreateOauthProvidersRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateOauthProvidersIntent,
  },
);

/** @deprecated Superseded by `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`. */
export type CreateOauthProvidersResponse = types.CreateOauthProvidersResponse;
/**
 * Judges and reads a {@link CreateOauthProvidersResponse} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`.
 */
export const CreateOauthProvidersResponse: RecordType<CreateOauthProvidersResponse> = /* @__PURE__ */ answered({
  activity: () => CreateOauthProvidersActivity,
});

function checkCreateOauthProvidersRequestV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateOauthProvidersIntentV2(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateOauthProvidersRequestV2 = types.CreateOauthProvidersRequestV2;
/** Judges and reads a {@link CreateOauthProvidersRequestV2} as it is sent. */
export const CreateOauthProvidersRequestV2: RecordType<CreateOauthProvidersRequestV2> = /* @__PURE__ */ sent(
  checkCreateOauthProvidersRequestV2,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateOauthProvidersIntentV2,
  },
);

export type CreateOauthProvidersResponseV2 = types.CreateOauthProvidersResponseV2;
/** Judges and reads a {@link CreateOauthProvidersResponseV2} as it is answered. */
export const CreateOauthProvidersResponseV2: RecordType<CreateOauthProvidersResponseV2> = /* @__PURE__ */ answered({
  activity: () => CreateOauthProvidersActivityV2,
});

function checkCreateOauthProvidersBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS":
      return checkCreateOauthProvidersRequest(value);
    case "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2":
      return checkCreateOauthProvidersRequestV2(value);
    default:
      return false;
  }
}

export type CreateOauthProvidersBody = types.CreateOauthProvidersBody;
/** Judges and reads a {@link CreateOauthProvidersBody} as it is sent. */
export const CreateOauthProvidersBody: UnionType<CreateOauthProvidersBody> = /* @__PURE__ */ sentUnion(
  checkCreateOauthProvidersBody,
  "type",
  [
    { value: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS", type: () => CreateOauthProvidersRequest },
    { value: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2", type: () => CreateOauthProvidersRequestV2 },
  ],
);
