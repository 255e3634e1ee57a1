// The types in `imports/@countersign/api/shapes/credentials`: objects that judge and read their values. What is sent is
// held strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and
// new values of open enums are accepted.

import type * as types from "../../../../../imports/@countersign/api/shapes/credentials.js";
import type { RecordType } from "@countersign/api/runtime/validate";
import { codePoints, isObject, sent, sizeOf } from "@countersign/api/runtime/validate";
import { ApiKeyCurve, AuthenticatorTransport, ClientSignatureScheme } from "../../../../enums.js";
import {
  ApiKeyName,
  AttestationObject,
  AuthenticatorName,
  ClientDataJson,
  CredentialId,
  ExpirationSeconds,
  OauthProviderName,
  OidcToken,
  PublicKey,
  WebauthnChallenge,
} from "../../../../scalars.js";

function checkClientSignature(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!PublicKey.check(value.publicKey)) return false;
  if (!ClientSignatureScheme.check(value.scheme)) return false;
  const message = value.message;
  if (typeof message !== "string" || (message.length > 65536 && codePoints(message) > 65536)) return false;
  const signature = value.signature;
  if (typeof signature !== "string" || (signature.length > 256 && codePoints(signature) > 256)) return false;
  return sizeOf(value) === 4;
}

export type ClientSignature = types.ClientSignature;
/** Judges and reads a {@link ClientSignature} as it is sent. */
export const ClientSignature: RecordType<ClientSignature> = /* @__PURE__ */ sent(checkClientSignature, {
  publicKey: PublicKey,
  scheme: ClientSignatureScheme,
  message: {
    kind: "string",
    maxLength: 65536,
    example: '{"tokenId":"5d43f405-1509-4874-9b30-35e162c2cff1","type":"USAGE_TYPE_SIGNUP"}',
  },
  signature: {
    kind: "string",
    maxLength: 256,
    example:
      "7ab14ffb1dfa5e7bb1a8ed66b40a5b13c2b3da1ea8b24a6cbf6bf1e08bb9cd8d3ed1a0ba5f21e11e2c3ae0b7a5f1d8be4f1d1d7b4c7ca01f2e5f4b7a8d9c0e1f",
  },
});

function checkApiKeyParamsV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!ApiKeyName.check(value.apiKeyName)) return false;
  if (!PublicKey.check(value.publicKey)) return false;
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (!ExpirationSeconds.check(expirationSeconds)) return false;
  }
  if (!ApiKeyCurve.check(value.curveType)) return false;
  return sizeOf(value) === present;
}

export type ApiKeyParamsV2 = types.ApiKeyParamsV2;
/** Judges and reads a {@link ApiKeyParamsV2} as it is sent. */
export const ApiKeyParamsV2: RecordType<ApiKeyParamsV2> = /* @__PURE__ */ sent(checkApiKeyParamsV2, {
  apiKeyName: ApiKeyName,
  publicKey: PublicKey,
  "expirationSeconds?": ExpirationSeconds,
  curveType: ApiKeyCurve,
});

function checkAuthenticatorParamsV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!AuthenticatorName.check(value.authenticatorName)) return false;
  if (!checkAttestationV2(value.attestation)) return false;
  if (!WebauthnChallenge.check(value.challenge)) return false;
  return sizeOf(value) === 3;
}

export type AuthenticatorParamsV2 = types.AuthenticatorParamsV2;
/** Judges and reads a {@link AuthenticatorParamsV2} as it is sent. */
export const AuthenticatorParamsV2: RecordType<AuthenticatorParamsV2> = /* @__PURE__ */ sent(
  checkAuthenticatorParamsV2,
  { authenticatorName: AuthenticatorName, attestation: () => AttestationV2, challenge: WebauthnChallenge },
);

function checkAttestationV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!CredentialId.check(value.credentialId)) return false;
  if (!ClientDataJson.check(value.clientDataJson)) return false;
  if (!AttestationObject.check(value.attestationObject)) return false;
  const transports = value.transports;
  if (!Array.isArray(transports) || transports.length > 100) return false;
  for (let i = 0; i < transports.length; i++) {
    if (!AuthenticatorTransport.check(transports[i])) return false;
  }
  return sizeOf(value) === 4;
}

export type AttestationV2 = types.AttestationV2;
/** Judges and reads a {@link AttestationV2} as it is sent. */
export const AttestationV2: RecordType<AttestationV2> = /* @__PURE__ */ sent(checkAttestationV2, {
  credentialId: CredentialId,
  clientDataJson: ClientDataJson,
  attestationObject: AttestationObject,
  transports: { kind: "array", of: AuthenticatorTransport, minItems: 0, maxItems: 100 },
});

function checkOauthProviderParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OauthProviderName.check(value.providerName)) return false;
  if (!OidcToken.check(value.oidcToken)) return false;
  return sizeOf(value) === 2;
}

export type OauthProviderParams = types.OauthProviderParams;
/** Judges and reads a {@link OauthProviderParams} as it is sent. */
export const OauthProviderParams: RecordType<OauthProviderParams> = /* @__PURE__ */ sent(checkOauthProviderParams, {
  providerName: OauthProviderName,
  oidcToken: OidcToken,
});

function checkOauthProviderParamsV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!OauthProviderName.check(value.providerName)) return false;
  const oidcToken = value.oidcToken;
  if (oidcToken !== undefined) {
    present++;
    if (!OidcToken.check(oidcToken)) return false;
  }
  const oidcClaims = value.oidcClaims;
  if (oidcClaims !== undefined) {
    present++;
    if (!checkOidcClaims(oidcClaims)) return false;
  }
  return sizeOf(value) === present;
}

export type OauthProviderParamsV2 = types.OauthProviderParamsV2;
/** Judges and reads a {@link OauthProviderParamsV2} as it is sent. */
export const OauthProviderParamsV2: RecordType<OauthProviderParamsV2> = /* @__PURE__ */ sent(
  checkOauthProviderParamsV2,
  { providerName: OauthProviderName, "oidcToken?": OidcToken, "oidcClaims?": () => OidcClaims },
);

function checkOidcClaims(value: unknown): boolean {
  if (!isObject(value)) return false;
  const iss = value.iss;
  if (typeof iss !== "string" || (iss.length > 1024 && codePoints(iss) > 1024) || iss.length === 0) return false;
  const sub = value.sub;
  if (typeof sub !== "string" || (sub.length > 255 && codePoints(sub) > 255) || sub.length === 0) return false;
  const aud = value.aud;
  if (typeof aud !== "string" || (aud.length > 1024 && codePoints(aud) > 1024) || aud.length === 0) return false;
  return sizeOf(value) === 3;
}

export type OidcClaims = types.OidcClaims;
/** Judges and reads a {@link OidcClaims} as it is sent. */
export const OidcClaims: RecordType<OidcClaims> = /* @__PURE__ */ sent(checkOidcClaims, {
  iss: { kind: "string", minLength: 1, maxLength: 1024, example: "https://accounts.example.com" },
  sub: { kind: "string", minLength: 1, maxLength: 255, example: "108204268033311374519" },
  aud: { kind: "string", minLength: 1, maxLength: 1024, example: "countersign-web" },
});
