// The types in `activities/oauth2-authenticate`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/oauth2-authenticate.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, codePoints, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, Oauth2CredentialId, OidcToken, OrganizationId } from "../scalars.js";

export type Oauth2AuthenticateActivity = types.Oauth2AuthenticateActivity;
/** Judges and reads a {@link Oauth2AuthenticateActivity} as it is answered. */
export const Oauth2AuthenticateActivity: RecordType<Oauth2AuthenticateActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OAUTH2_AUTHENTICATE"], open: false },
    intent: /* @__PURE__ */ record({ oauth2AuthenticateIntent: () => Oauth2AuthenticateIntent }),
    result: /* @__PURE__ */ record({ "oauth2AuthenticateResult?": () => Oauth2AuthenticateResult }),
  },
);

function checkOauth2AuthenticateIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 5;
  if (!Oauth2CredentialId.check(value.oauth2CredentialId)) return false;
  const authCode = value.authCode;
  if (typeof authCode !== "string" || (authCode.length > 2048 && codePoints(authCode) > 2048) || authCode.length === 0)
    return false;
  const redirectUri = value.redirectUri;
  if (
    typeof redirectUri !== "string" ||
    (redirectUri.length > 2048 && codePoints(redirectUri) > 2048) ||
    redirectUri.length === 0
  )
    return false;
  const codeVerifier = value.codeVerifier;
  if (
    typeof codeVerifier !== "string" ||
    (codeVerifier.length > 128 && codePoints(codeVerifier) > 128) ||
    (codeVerifier.length < 86 && codePoints(codeVerifier) < 43)
  )
    return false;
  const nonce = value.nonce;
  if (typeof nonce !== "string" || (nonce.length > 256 && codePoints(nonce) > 256) || nonce.length === 0) return false;
  const bearerTokenTargetPublicKey = value.bearerTokenTargetPublicKey;
  if (bearerTokenTargetPublicKey !== undefined) {
    present++;
    if (
      typeof bearerTokenTargetPublicKey !== "string" ||
      (bearerTokenTargetPublicKey.length > 130 && codePoints(bearerTokenTargetPublicKey) > 130)
    )
      return false;
  }
  return sizeOf(value) === present;
}

export type Oauth2AuthenticateIntent = types.Oauth2AuthenticateIntent;
/** Judges and reads a {@link Oauth2AuthenticateIntent} as it is sent; `received` as it is answered. */
export const Oauth2AuthenticateIntent: RecordType<Oauth2AuthenticateIntent> = /* @__PURE__ */ sent(
  checkOauth2AuthenticateIntent,
  {
    oauth2CredentialId: Oauth2CredentialId,
    authCode: { kind: "string", minLength: 1, maxLength: 2048 },
    redirectUri: { kind: "string", minLength: 1, maxLength: 2048 },
    codeVerifier: { kind: "string", minLength: 43, maxLength: 128 },
    nonce: { kind: "string", minLength: 1, maxLength: 256 },
    "bearerTokenTargetPublicKey?": { kind: "string", maxLength: 130 },
  },
);

export type Oauth2AuthenticateResult = types.Oauth2AuthenticateResult;
/** Judges and reads a {@link Oauth2AuthenticateResult} as it is answered. */
export const Oauth2AuthenticateResult: RecordType<Oauth2AuthenticateResult> = /* @__PURE__ */ answered({
  oidcToken: OidcToken,
});

function checkOauth2AuthenticateRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_OAUTH2_AUTHENTICATE") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkOauth2AuthenticateIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type Oauth2AuthenticateRequest = types.Oauth2AuthenticateRequest;
/** Judges and reads a {@link Oauth2AuthenticateRequest} as it is sent. */
export const Oauth2AuthenticateRequest: RecordType<Oauth2AuthenticateRequest> = /* @__PURE__ */ sent(
  checkOauth2AuthenticateRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OAUTH2_AUTHENTICATE"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => Oauth2AuthenticateIntent,
  },
);

export type Oauth2AuthenticateResponse = types.Oauth2AuthenticateResponse;
/** Judges and reads a {@link Oauth2AuthenticateResponse} as it is answered. */
export const Oauth2AuthenticateResponse: RecordType<Oauth2AuthenticateResponse> = /* @__PURE__ */ answered({
  activity: () => Oauth2AuthenticateActivity,
});
