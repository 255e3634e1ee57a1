// The types in `activities/oauth-login`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/oauth-login.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import {
  ExpirationSeconds,
  MillisecondTimestamp,
  OidcToken,
  OrganizationId,
  PublicKey,
  SessionJwt,
  SessionProfileId,
} from "../scalars.js";

export type OauthLoginActivity = types.OauthLoginActivity;
/** Judges and reads a {@link OauthLoginActivity} as it is answered. */
export const OauthLoginActivity: RecordType<OauthLoginActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OAUTH_LOGIN"], open: false },
  intent: /* @__PURE__ */ record({ oauthLoginIntent: () => OauthLoginIntent }),
  result: /* @__PURE__ */ record({ "oauthLoginResult?": () => OauthLoginResult }),
});

function checkOauthLoginIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!OidcToken.check(value.oidcToken)) return false;
  if (!PublicKey.check(value.publicKey)) return false;
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
  const sessionProfileId = value.sessionProfileId;
  if (sessionProfileId !== undefined) {
    present++;
    if (!SessionProfileId.check(sessionProfileId)) return false;
  }
  return sizeOf(value) === present;
}

export type OauthLoginIntent = types.OauthLoginIntent;
/** Judges and reads a {@link OauthLoginIntent} as it is sent; `received` as it is answered. */
export const OauthLoginIntent: RecordType<OauthLoginIntent> = /* @__PURE__ */ sent(checkOauthLoginIntent, {
  oidcToken: OidcToken,
  publicKey: PublicKey,
  "expirationSeconds?": ExpirationSeconds,
  "invalidateExisting?": { kind: "boolean" },
  "sessionProfileId?": SessionProfileId,
});

export type OauthLoginResult = types.OauthLoginResult;
/** Judges and reads a {@link OauthLoginResult} as it is answered. */
export const OauthLoginResult: RecordType<OauthLoginResult> = /* @__PURE__ */ answered({ session: SessionJwt });

function checkOauthLoginRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_OAUTH_LOGIN") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkOauthLoginIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type OauthLoginRequest = types.OauthLoginRequest;
/** Judges and reads a {@link OauthLoginRequest} as it is sent. */
export const OauthLoginRequest: RecordType<OauthLoginRequest> = /* @__PURE__ */ sent(checkOauthLoginRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OAUTH_LOGIN"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => OauthLoginIntent,
});

export type OauthLoginResponse = types.OauthLoginResponse;
/** Judges and reads a {@link OauthLoginResponse} as it is answered. */
export const OauthLoginResponse: RecordType<OauthLoginResponse> = /* @__PURE__ */ answered({
  activity: () => OauthLoginActivity,
});
