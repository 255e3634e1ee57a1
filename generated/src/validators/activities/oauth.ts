// The types in `activities/oauth`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../activities/oauth.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import {
  ApiKeyId,
  ApiKeyName,
  CredentialBundle,
  ExpirationSeconds,
  MillisecondTimestamp,
  OidcToken,
  OrganizationId,
  TargetPublicKey,
  UserId,
} from "../scalars.js";

export type OauthActivity = types.OauthActivity;
/** Judges and reads a {@link OauthActivity} as it is answered. */
export const OauthActivity: RecordType<OauthActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OAUTH"], open: false },
  intent: /* @__PURE__ */ record({ oauthIntent: () => OauthIntent }),
  result: /* @__PURE__ */ record({ "oauthResult?": () => OauthResult }),
});

function checkOauthIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!OidcToken.check(value.oidcToken)) return false;
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
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    present++;
    if (typeof invalidateExisting !== "boolean") return false;
  }
  return sizeOf(value) === present;
}

export type OauthIntent = types.OauthIntent;
/** Judges and reads a {@link OauthIntent} as it is sent; `received` as it is answered. */
export const OauthIntent: RecordType<OauthIntent> = /* @__PURE__ */ sent(checkOauthIntent, {
  oidcToken: OidcToken,
  targetPublicKey: TargetPublicKey,
  "apiKeyName?": ApiKeyName,
  "expirationSeconds?": ExpirationSeconds,
  "invalidateExisting?": { kind: "boolean" },
});

export type OauthResult = types.OauthResult;
/** Judges and reads a {@link OauthResult} as it is answered. */
export const OauthResult: RecordType<OauthResult> = /* @__PURE__ */ answered({
  userId: UserId,
  apiKeyId: ApiKeyId,
  credentialBundle: CredentialBundle,
});

function checkOauthRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_OAUTH") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkOauthIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type OauthRequest = types.OauthRequest;
/** Judges and reads a {@link OauthRequest} as it is sent. */
export const OauthRequest: RecordType<OauthRequest> = /* @__PURE__ */ sent(checkOauthRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OAUTH"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => OauthIntent,
});

export type OauthResponse = types.OauthResponse;
/** Judges and reads a {@link OauthResponse} as it is answered. */
export const OauthResponse: RecordType<OauthResponse> = /* @__PURE__ */ answered({ activity: () => OauthActivity });
