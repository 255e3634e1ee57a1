// The types in `shapes/credentials`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/credentials.js";
import { answered, codePoints, isObject, openSent, sent, sizeOf } from "../../runtime/validate.js";
import {
  ApiKeyCurve,
  AuthenticatorAttachment,
  AuthenticatorTransport,
  ClientSignatureScheme,
  CredentialType,
  PublicKeyCredentialType,
} from "../enums.js";
import {
  ApiKeyId,
  ApiKeyName,
  AttestationObject,
  AuthenticatorId,
  AuthenticatorName,
  ClientDataJson,
  CredentialId,
  ExpirationSeconds,
  OauthProviderId,
  OauthProviderName,
  OidcToken,
  PublicKey,
  SessionProfileId,
  UserId,
  WebauthnChallenge,
} from "../scalars.js";
import { Timestamp } from "./common.js";

export type ApiKey = types.ApiKey;
/** Judges and reads a {@link ApiKey} as it is answered. */
export const ApiKey: RecordType<ApiKey> = /* @__PURE__ */ answered({
  credential: () => Credential,
  apiKeyId: ApiKeyId,
  apiKeyName: ApiKeyName,
  createdAt: () => Timestamp,
  updatedAt: () => Timestamp,
  "expirationSeconds?": ExpirationSeconds,
});

export type Credential = types.Credential;
/** Judges and reads a {@link Credential} as it is answered. */
export const Credential: RecordType<Credential> = /* @__PURE__ */ answered({
  publicKey: {
    kind: "string",
    maxLength: 4096,
    example: "03b108ac8b90958261475ce7932fa054fd29db58c2209cc9068cc9ddfd21f8bc6f",
  },
  type: CredentialType,
  "sessionProfileId?": SessionProfileId,
});

function checkApiKeyParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!ApiKeyName.check(value.apiKeyName)) return false;
  if (!PublicKey.check(value.publicKey)) return false;
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (!ExpirationSeconds.check(expirationSeconds)) return false;
  }
  return sizeOf(value) === present;
}

export type ApiKeyParams = types.ApiKeyParams;
/** Judges and reads a {@link ApiKeyParams} as it is sent; `received` as it is answered. */
export const ApiKeyParams: RecordType<ApiKeyParams> = /* @__PURE__ */ sent(checkApiKeyParams, {
  apiKeyName: ApiKeyName,
  publicKey: PublicKey,
  "expirationSeconds?": ExpirationSeconds,
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
/** Judges and reads a {@link ApiKeyParamsV2} as it is sent; `received` as it is answered. */
export const ApiKeyParamsV2: RecordType<ApiKeyParamsV2, ApiKeyParamsV2, types.ReceivedApiKeyParamsV2> =
  /* @__PURE__ */ sent(checkApiKeyParamsV2, {
    apiKeyName: ApiKeyName,
    publicKey: PublicKey,
    "expirationSeconds?": ExpirationSeconds,
    curveType: ApiKeyCurve,
  });

function checkAttestation(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 5;
  if (!CredentialId.check(value.id)) return false;
  if (!PublicKeyCredentialType.check(value.type)) return false;
  if (!CredentialId.check(value.rawId)) return false;
  const authenticatorAttachment = value.authenticatorAttachment;
  if (authenticatorAttachment !== undefined) {
    present++;
    if (!AuthenticatorAttachment.check(authenticatorAttachment)) return false;
  }
  if (!checkAuthenticatorAttestationResponse(value.response)) return false;
  if (!checkSimpleClientExtensionResults(value.clientExtensionResults)) return false;
  return sizeOf(value) === present;
}

export type Attestation = types.Attestation;
/** Judges and reads a {@link Attestation} as it is sent; `received` as it is answered. */
export const Attestation: RecordType<Attestation, Attestation, types.ReceivedAttestation> = /* @__PURE__ */ sent(
  checkAttestation,
  {
    id: CredentialId,
    type: PublicKeyCredentialType,
    rawId: CredentialId,
    "authenticatorAttachment?": AuthenticatorAttachment,
    response: () => AuthenticatorAttestationResponse,
    clientExtensionResults: () => SimpleClientExtensionResults,
  },
);

function checkAuthenticatorAttestationResponse(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!ClientDataJson.check(value.clientDataJson)) return false;
  if (!AttestationObject.check(value.attestationObject)) return false;
  const transports = value.transports;
  if (transports !== undefined) {
    present++;
    if (!Array.isArray(transports) || transports.length > 100) return false;
    for (let i = 0; i < transports.length; i++) {
      if (!AuthenticatorTransport.check(transports[i])) return false;
    }
  }
  const authenticatorAttachment = value.authenticatorAttachment;
  if (authenticatorAttachment !== undefined) {
    present++;
    if (!AuthenticatorAttachment.check(authenticatorAttachment)) return false;
  }
  return sizeOf(value) === present;
}

export type AuthenticatorAttestationResponse = types.AuthenticatorAttestationResponse;
/** Judges and reads a {@link AuthenticatorAttestationResponse} as it is sent; `received` as it is answered. */
export const AuthenticatorAttestationResponse: RecordType<
  AuthenticatorAttestationResponse,
  AuthenticatorAttestationResponse,
  types.ReceivedAuthenticatorAttestationResponse
> = /* @__PURE__ */ sent(checkAuthenticatorAttestationResponse, {
  clientDataJson: ClientDataJson,
  attestationObject: AttestationObject,
  "transports?": { kind: "array", of: AuthenticatorTransport, minItems: 0, maxItems: 100 },
  "authenticatorAttachment?": AuthenticatorAttachment,
});

function checkSimpleClientExtensionResults(value: unknown): boolean {
  if (!isObject(value)) return false;
  const appid = value.appid;
  if (appid !== undefined) {
    if (typeof appid !== "boolean") return false;
  }
  const appidExclude = value.appidExclude;
  if (appidExclude !== undefined) {
    if (typeof appidExclude !== "boolean") return false;
  }
  const credProps = value.credProps;
  if (credProps !== undefined) {
    if (!checkCredPropsAuthenticationExtensionsClientOutputs(credProps)) return false;
  }
  return true;
}

export type SimpleClientExtensionResults = types.SimpleClientExtensionResults;
/** Judges and reads a {@link SimpleClientExtensionResults} as it is sent; `received` as it is answered. */
export const SimpleClientExtensionResults: RecordType<SimpleClientExtensionResults> = /* @__PURE__ */ openSent(
  checkSimpleClientExtensionResults,
  {
    "appid?": { kind: "boolean" },
    "appidExclude?": { kind: "boolean" },
    "credProps?": () => CredPropsAuthenticationExtensionsClientOutputs,
  },
);

function checkCredPropsAuthenticationExtensionsClientOutputs(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (typeof value.rk !== "boolean") return false;
  return true;
}

export type CredPropsAuthenticationExtensionsClientOutputs = types.CredPropsAuthenticationExtensionsClientOutputs;
/**
 * Judges and reads a {@link CredPropsAuthenticationExtensionsClientOutputs} as it is sent; `received` as it is
 * answered.
 */
export const CredPropsAuthenticationExtensionsClientOutputs: RecordType<CredPropsAuthenticationExtensionsClientOutputs> =
  /* @__PURE__ */ openSent(checkCredPropsAuthenticationExtensionsClientOutputs, { rk: { kind: "boolean" } });

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
/** Judges and reads a {@link AttestationV2} as it is sent; `received` as it is answered. */
export const AttestationV2: RecordType<AttestationV2, AttestationV2, types.ReceivedAttestationV2> =
  /* @__PURE__ */ sent(checkAttestationV2, {
    credentialId: CredentialId,
    clientDataJson: ClientDataJson,
    attestationObject: AttestationObject,
    transports: { kind: "array", of: AuthenticatorTransport, minItems: 0, maxItems: 100 },
  });

export type Authenticator = types.Authenticator;
/** Judges and reads a {@link Authenticator} as it is answered. */
export const Authenticator: RecordType<Authenticator> = /* @__PURE__ */ answered({
  transports: { kind: "array", of: AuthenticatorTransport, minItems: 0, maxItems: 100 },
  attestationType: { kind: "string", maxLength: 64, example: "none" },
  aaguid: { kind: "string", maxLength: 64, example: "-_wwBxVOTsyMC24CBVfXvQ" },
  credentialId: CredentialId,
  model: { kind: "string", maxLength: 256, example: "Security key with NFC" },
  credential: () => Credential,
  authenticatorId: AuthenticatorId,
  authenticatorName: AuthenticatorName,
  createdAt: () => Timestamp,
  updatedAt: () => Timestamp,
});

function checkAuthenticatorParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!AuthenticatorName.check(value.authenticatorName)) return false;
  if (!UserId.check(value.userId)) return false;
  if (!checkAttestation(value.attestation)) return false;
  if (!WebauthnChallenge.check(value.challenge)) return false;
  return sizeOf(value) === 4;
}

export type AuthenticatorParams = types.AuthenticatorParams;
/** Judges and reads a {@link AuthenticatorParams} as it is sent; `received` as it is answered. */
export const AuthenticatorParams: RecordType<
  AuthenticatorParams,
  AuthenticatorParams,
  types.ReceivedAuthenticatorParams
> = /* @__PURE__ */ sent(checkAuthenticatorParams, {
  authenticatorName: AuthenticatorName,
  userId: UserId,
  attestation: () => Attestation,
  challenge: WebauthnChallenge,
});

function checkAuthenticatorParamsV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!AuthenticatorName.check(value.authenticatorName)) return false;
  if (!checkAttestationV2(value.attestation)) return false;
  if (!WebauthnChallenge.check(value.challenge)) return false;
  return sizeOf(value) === 3;
}

export type AuthenticatorParamsV2 = types.AuthenticatorParamsV2;
/** Judges and reads a {@link AuthenticatorParamsV2} as it is sent; `received` as it is answered. */
export const AuthenticatorParamsV2: RecordType<
  AuthenticatorParamsV2,
  AuthenticatorParamsV2,
  types.ReceivedAuthenticatorParamsV2
> = /* @__PURE__ */ sent(checkAuthenticatorParamsV2, {
  authenticatorName: AuthenticatorName,
  attestation: () => AttestationV2,
  challenge: WebauthnChallenge,
});

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
/** Judges and reads a {@link ClientSignature} as it is sent; `received` as it is answered. */
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

export type OauthProvider = types.OauthProvider;
/** Judges and reads a {@link OauthProvider} as it is answered. */
export const OauthProvider: RecordType<OauthProvider> = /* @__PURE__ */ answered({
  providerId: OauthProviderId,
  providerName: OauthProviderName,
  issuer: { kind: "string", maxLength: 2048, example: "https://accounts.example.com" },
  audience: { kind: "string", maxLength: 2048, example: "countersign-web" },
  subject: { kind: "string", maxLength: 1024, example: "108204268033311374519" },
  createdAt: () => Timestamp,
  updatedAt: () => Timestamp,
});

function checkOauthProviderParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OauthProviderName.check(value.providerName)) return false;
  if (!OidcToken.check(value.oidcToken)) return false;
  return sizeOf(value) === 2;
}

export type OauthProviderParams = types.OauthProviderParams;
/** Judges and reads a {@link OauthProviderParams} as it is sent; `received` as it is answered. */
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
/** Judges and reads a {@link OauthProviderParamsV2} as it is sent; `received` as it is answered. */
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
/** Judges and reads a {@link OidcClaims} as it is sent; `received` as it is answered. */
export const OidcClaims: RecordType<OidcClaims> = /* @__PURE__ */ sent(checkOidcClaims, {
  iss: { kind: "string", minLength: 1, maxLength: 1024, example: "https://accounts.example.com" },
  sub: { kind: "string", minLength: 1, maxLength: 255, example: "108204268033311374519" },
  aud: { kind: "string", minLength: 1, maxLength: 1024, example: "countersign-web" },
});
