// The types in `activities/delete-oauth-providers`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/delete-oauth-providers.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OauthProviderId, OrganizationId, UserId } from "../scalars.js";

export type DeleteOauthProvidersActivity = types.DeleteOauthProvidersActivity;
/** Judges and reads a {@link DeleteOauthProvidersActivity} as it is answered. */
export const DeleteOauthProvidersActivity: RecordType<DeleteOauthProvidersActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS"], open: false },
    intent: /* @__PURE__ */ record({ deleteOauthProvidersIntent: () => DeleteOauthProvidersIntent }),
    result: /* @__PURE__ */ record({ "deleteOauthProvidersResult?": () => DeleteOauthProvidersResult }),
  },
);

function checkDeleteOauthProvidersIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!UserId.check(value.userId)) return false;
  const providerIds = value.providerIds;
  if (!Array.isArray(providerIds) || providerIds.length > 100 || providerIds.length === 0) return false;
  for (let i = 0; i < providerIds.length; i++) {
    if (!OauthProviderId.check(providerIds[i])) return false;
  }
  return sizeOf(value) === 2;
}

export type DeleteOauthProvidersIntent = types.DeleteOauthProvidersIntent;
/** Judges and reads a {@link DeleteOauthProvidersIntent} as it is sent; `received` as it is answered. */
export const DeleteOauthProvidersIntent: RecordType<DeleteOauthProvidersIntent> = /* @__PURE__ */ sent(
  checkDeleteOauthProvidersIntent,
  { userId: UserId, providerIds: { kind: "array", of: OauthProviderId, minItems: 1, maxItems: 100 } },
);

export type DeleteOauthProvidersResult = types.DeleteOauthProvidersResult;
/** Judges and reads a {@link DeleteOauthProvidersResult} as it is answered. */
export const DeleteOauthProvidersResult: RecordType<DeleteOauthProvidersResult> = /* @__PURE__ */ answered({
  providerIds: { kind: "array", of: OauthProviderId, minItems: 0, maxItems: 100 },
});

function checkDeleteOauthProvidersRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeleteOauthProvidersIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeleteOauthProvidersRequest = types.DeleteOauthProvidersRequest;
/** Judges and reads a {@link DeleteOauthProvidersRequest} as it is sent. */
export const DeleteOauthProvidersRequest: RecordType<DeleteOauthProvidersRequest> = /* @__PURE__ */ sent(
  checkDeleteOauthProvidersRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DeleteOauthProvidersIntent,
  },
);

export type DeleteOauthProvidersResponse = types.DeleteOauthProvidersResponse;
/** Judges and reads a {@link DeleteOauthProvidersResponse} as it is answered. */
export const DeleteOauthProvidersResponse: RecordType<DeleteOauthProvidersResponse> = /* @__PURE__ */ answered({
  activity: () => DeleteOauthProvidersActivity,
});
