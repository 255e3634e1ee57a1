// Validators of the types in `imports/@countersign/api/shapes/credentials`. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type {
  ApiKeyParamsV2,
  AttestationV2,
  AuthenticatorParamsV2,
  ClientSignature,
  OauthProviderParams,
  OauthProviderParamsV2,
  OidcClaims,
} from "../../../../../imports/@countersign/api/shapes/credentials.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../../../../runtime/validate.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  parse,
  record,
  standardSchema,
} from "../../../../../runtime/validate.js";
import {
  apiKeyCurveDescriptor,
  authenticatorTransportDescriptor,
  clientSignatureSchemeDescriptor,
} from "../../../../enums.js";
import {
  apiKeyNameDescriptor,
  attestationObjectDescriptor,
  authenticatorNameDescriptor,
  clientDataJsonDescriptor,
  credentialIdDescriptor,
  expirationSecondsDescriptor,
  matchesExpirationSeconds,
  oauthProviderNameDescriptor,
  oidcTokenDescriptor,
  publicKeyDescriptor,
  webauthnChallengeDescriptor,
} from "../../../../scalars.js";

/** What a {@link ClientSignature} holds. */
export const clientSignatureDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ClientSignature", {
  publicKey: publicKeyDescriptor,
  scheme: clientSignatureSchemeDescriptor,
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

const clientSignatureMembers = ["publicKey", "scheme", "message", "signature"];

/** Whether a value is a {@link ClientSignature} fit to be sent. */
export function isClientSignature(value: unknown): value is ClientSignature {
  if (!isObject(value)) return false;
  const publicKey = value.publicKey;
  if (typeof publicKey !== "string" || (publicKey.length > 512 && codePoints(publicKey) > 512)) return false;
  const scheme = value.scheme;
  if (scheme !== "CLIENT_SIGNATURE_SCHEME_API_P256") return false;
  const message = value.message;
  if (typeof message !== "string" || (message.length > 65536 && codePoints(message) > 65536)) return false;
  const signature = value.signature;
  if (typeof signature !== "string" || (signature.length > 256 && codePoints(signature) > 256)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 4 || hasOnly(value, clientSignatureMembers);
}

/** The value as a {@link ClientSignature}, without explicit nulls, or its issues. */
export const parseClientSignature = (value: unknown): ParseResult<ClientSignature> =>
  parse(isClientSignature, clientSignatureDescriptor, value, "strict");
/** Every place where a value is not a {@link ClientSignature} fit to be sent. */
export const explainClientSignature = (value: unknown): readonly Issue[] =>
  explain(clientSignatureDescriptor, value, "strict");
/** {@link parseClientSignature} as a Standard Schema. */
export const ClientSignatureSchema: StandardSchema<ClientSignature> =
  /* @__PURE__ */ standardSchema(parseClientSignature);

/** What a {@link ApiKeyParamsV2} holds. */
export const apiKeyParamsV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("ApiKeyParamsV2", {
  apiKeyName: apiKeyNameDescriptor,
  publicKey: publicKeyDescriptor,
  "expirationSeconds?": expirationSecondsDescriptor,
  curveType: apiKeyCurveDescriptor,
});

const apiKeyParamsV2Members = ["apiKeyName", "publicKey", "expirationSeconds", "curveType"];

/** Whether a value is a {@link ApiKeyParamsV2} fit to be sent. */
export function isApiKeyParamsV2(value: unknown): value is ApiKeyParamsV2 {
  if (!isObject(value)) return false;
  let present = 3;
  const apiKeyName = value.apiKeyName;
  if (
    typeof apiKeyName !== "string" ||
    (apiKeyName.length > 256 && codePoints(apiKeyName) > 256) ||
    apiKeyName.length === 0
  )
    return false;
  const publicKey = value.publicKey;
  if (typeof publicKey !== "string" || (publicKey.length > 512 && codePoints(publicKey) > 512)) return false;
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (expirationSeconds === null) absent.nulls++;
    else if (
      typeof expirationSeconds !== "string" ||
      (expirationSeconds.length > 20 && codePoints(expirationSeconds) > 20) ||
      !matchesExpirationSeconds(expirationSeconds)
    )
      return false;
  }
  const curveType = value.curveType;
  if (
    curveType !== "API_KEY_CURVE_P256" &&
    curveType !== "API_KEY_CURVE_SECP256K1" &&
    curveType !== "API_KEY_CURVE_ED25519"
  )
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, apiKeyParamsV2Members);
}

/** The value as a {@link ApiKeyParamsV2}, without explicit nulls, or its issues. */
export const parseApiKeyParamsV2 = (value: unknown): ParseResult<ApiKeyParamsV2> =>
  parse(isApiKeyParamsV2, apiKeyParamsV2Descriptor, value, "strict");
/** Every place where a value is not a {@link ApiKeyParamsV2} fit to be sent. */
export const explainApiKeyParamsV2 = (value: unknown): readonly Issue[] =>
  explain(apiKeyParamsV2Descriptor, value, "strict");
/** {@link parseApiKeyParamsV2} as a Standard Schema. */
export const ApiKeyParamsV2Schema: StandardSchema<ApiKeyParamsV2> = /* @__PURE__ */ standardSchema(parseApiKeyParamsV2);

/** What a {@link AuthenticatorParamsV2} holds. */
export const authenticatorParamsV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("AuthenticatorParamsV2", {
  authenticatorName: authenticatorNameDescriptor,
  attestation: () => attestationV2Descriptor,
  challenge: webauthnChallengeDescriptor,
});

const authenticatorParamsV2Members = ["authenticatorName", "attestation", "challenge"];

/** Whether a value is a {@link AuthenticatorParamsV2} fit to be sent. */
export function isAuthenticatorParamsV2(value: unknown): value is AuthenticatorParamsV2 {
  if (!isObject(value)) return false;
  const authenticatorName = value.authenticatorName;
  if (
    typeof authenticatorName !== "string" ||
    (authenticatorName.length > 256 && codePoints(authenticatorName) > 256) ||
    authenticatorName.length === 0
  )
    return false;
  if (!isAttestationV2(value.attestation)) return false;
  const challenge = value.challenge;
  if (typeof challenge !== "string" || (challenge.length > 2048 && codePoints(challenge) > 2048)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 3 || hasOnly(value, authenticatorParamsV2Members);
}

/** The value as a {@link AuthenticatorParamsV2}, without explicit nulls, or its issues. */
export const parseAuthenticatorParamsV2 = (value: unknown): ParseResult<AuthenticatorParamsV2> =>
  parse(isAuthenticatorParamsV2, authenticatorParamsV2Descriptor, value, "strict");
/** Every place where a value is not a {@link AuthenticatorParamsV2} fit to be sent. */
export const explainAuthenticatorParamsV2 = (value: unknown): readonly Issue[] =>
  explain(authenticatorParamsV2Descriptor, value, "strict");
/** {@link parseAuthenticatorParamsV2} as a Standard Schema. */
export const AuthenticatorParamsV2Schema: StandardSchema<AuthenticatorParamsV2> =
  /* @__PURE__ */ standardSchema(parseAuthenticatorParamsV2);

/** What a {@link AttestationV2} holds. */
export const attestationV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("AttestationV2", {
  credentialId: credentialIdDescriptor,
  clientDataJson: clientDataJsonDescriptor,
  attestationObject: attestationObjectDescriptor,
  transports: { kind: "array", of: authenticatorTransportDescriptor, minItems: 0, maxItems: 100 },
});

const attestationV2Members = ["credentialId", "clientDataJson", "attestationObject", "transports"];

/** Whether a value is a {@link AttestationV2} fit to be sent. */
export function isAttestationV2(value: unknown): value is AttestationV2 {
  if (!isObject(value)) return false;
  const credentialId = value.credentialId;
  if (typeof credentialId !== "string" || (credentialId.length > 2048 && codePoints(credentialId) > 2048)) return false;
  const clientDataJson = value.clientDataJson;
  if (typeof clientDataJson !== "string" || (clientDataJson.length > 16384 && codePoints(clientDataJson) > 16384))
    return false;
  const attestationObject = value.attestationObject;
  if (
    typeof attestationObject !== "string" ||
    (attestationObject.length > 65536 && codePoints(attestationObject) > 65536)
  )
    return false;
  const transports = value.transports;
  if (!Array.isArray(transports) || transports.length > 100) return false;
  for (let i = 0; i < transports.length; i++) {
    const item: unknown = transports[i];
    if (
      item !== "AUTHENTICATOR_TRANSPORT_BLE" &&
      item !== "AUTHENTICATOR_TRANSPORT_INTERNAL" &&
      item !== "AUTHENTICATOR_TRANSPORT_NFC" &&
      item !== "AUTHENTICATOR_TRANSPORT_USB" &&
      item !== "AUTHENTICATOR_TRANSPORT_HYBRID"
    )
      return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === 4 || hasOnly(value, attestationV2Members);
}

/** The value as a {@link AttestationV2}, without explicit nulls, or its issues. */
export const parseAttestationV2 = (value: unknown): ParseResult<AttestationV2> =>
  parse(isAttestationV2, attestationV2Descriptor, value, "strict");
/** Every place where a value is not a {@link AttestationV2} fit to be sent. */
export const explainAttestationV2 = (value: unknown): readonly Issue[] =>
  explain(attestationV2Descriptor, value, "strict");
/** {@link parseAttestationV2} as a Standard Schema. */
export const AttestationV2Schema: StandardSchema<AttestationV2> = /* @__PURE__ */ standardSchema(parseAttestationV2);

/** What a {@link OauthProviderParams} holds. */
export const oauthProviderParamsDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OauthProviderParams", {
  providerName: oauthProviderNameDescriptor,
  oidcToken: oidcTokenDescriptor,
});

const oauthProviderParamsMembers = ["providerName", "oidcToken"];

/** Whether a value is a {@link OauthProviderParams} fit to be sent. */
export function isOauthProviderParams(value: unknown): value is OauthProviderParams {
  if (!isObject(value)) return false;
  const providerName = value.providerName;
  if (
    typeof providerName !== "string" ||
    (providerName.length > 256 && codePoints(providerName) > 256) ||
    providerName.length === 0
  )
    return false;
  const oidcToken = value.oidcToken;
  if (typeof oidcToken !== "string" || (oidcToken.length > 16384 && codePoints(oidcToken) > 16384)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, oauthProviderParamsMembers);
}

/** The value as a {@link OauthProviderParams}, without explicit nulls, or its issues. */
export const parseOauthProviderParams = (value: unknown): ParseResult<OauthProviderParams> =>
  parse(isOauthProviderParams, oauthProviderParamsDescriptor, value, "strict");
/** Every place where a value is not a {@link OauthProviderParams} fit to be sent. */
export const explainOauthProviderParams = (value: unknown): readonly Issue[] =>
  explain(oauthProviderParamsDescriptor, value, "strict");
/** {@link parseOauthProviderParams} as a Standard Schema. */
export const OauthProviderParamsSchema: StandardSchema<OauthProviderParams> =
  /* @__PURE__ */ standardSchema(parseOauthProviderParams);

/** What a {@link OauthProviderParamsV2} holds. */
export const oauthProviderParamsV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("OauthProviderParamsV2", {
  providerName: oauthProviderNameDescriptor,
  "oidcToken?": oidcTokenDescriptor,
  "oidcClaims?": () => oidcClaimsDescriptor,
});

const oauthProviderParamsV2Members = ["providerName", "oidcToken", "oidcClaims"];

/** Whether a value is a {@link OauthProviderParamsV2} fit to be sent. */
export function isOauthProviderParamsV2(value: unknown): value is OauthProviderParamsV2 {
  if (!isObject(value)) return false;
  let present = 1;
  const providerName = value.providerName;
  if (
    typeof providerName !== "string" ||
    (providerName.length > 256 && codePoints(providerName) > 256) ||
    providerName.length === 0
  )
    return false;
  const oidcToken = value.oidcToken;
  if (oidcToken !== undefined) {
    present++;
    if (oidcToken === null) absent.nulls++;
    else if (typeof oidcToken !== "string" || (oidcToken.length > 16384 && codePoints(oidcToken) > 16384)) return false;
  }
  const oidcClaims = value.oidcClaims;
  if (oidcClaims !== undefined) {
    present++;
    if (oidcClaims === null) absent.nulls++;
    else if (!isOidcClaims(oidcClaims)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, oauthProviderParamsV2Members);
}

/** The value as a {@link OauthProviderParamsV2}, without explicit nulls, or its issues. */
export const parseOauthProviderParamsV2 = (value: unknown): ParseResult<OauthProviderParamsV2> =>
  parse(isOauthProviderParamsV2, oauthProviderParamsV2Descriptor, value, "strict");
/** Every place where a value is not a {@link OauthProviderParamsV2} fit to be sent. */
export const explainOauthProviderParamsV2 = (value: unknown): readonly Issue[] =>
  explain(oauthProviderParamsV2Descriptor, value, "strict");
/** {@link parseOauthProviderParamsV2} as a Standard Schema. */
export const OauthProviderParamsV2Schema: StandardSchema<OauthProviderParamsV2> =
  /* @__PURE__ */ standardSchema(parseOauthProviderParamsV2);

/** What a {@link OidcClaims} holds. */
export const oidcClaimsDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OidcClaims", {
  iss: { kind: "string", minLength: 1, maxLength: 1024, example: "https://accounts.example.com" },
  sub: { kind: "string", minLength: 1, maxLength: 255, example: "108204268033311374519" },
  aud: { kind: "string", minLength: 1, maxLength: 1024, example: "countersign-web" },
});

const oidcClaimsMembers = ["iss", "sub", "aud"];

/** Whether a value is a {@link OidcClaims} fit to be sent. */
export function isOidcClaims(value: unknown): value is OidcClaims {
  if (!isObject(value)) return false;
  const iss = value.iss;
  if (typeof iss !== "string" || (iss.length > 1024 && codePoints(iss) > 1024) || iss.length === 0) return false;
  const sub = value.sub;
  if (typeof sub !== "string" || (sub.length > 255 && codePoints(sub) > 255) || sub.length === 0) return false;
  const aud = value.aud;
  if (typeof aud !== "string" || (aud.length > 1024 && codePoints(aud) > 1024) || aud.length === 0) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 3 || hasOnly(value, oidcClaimsMembers);
}

/** The value as a {@link OidcClaims}, without explicit nulls, or its issues. */
export const parseOidcClaims = (value: unknown): ParseResult<OidcClaims> =>
  parse(isOidcClaims, oidcClaimsDescriptor, value, "strict");
/** Every place where a value is not a {@link OidcClaims} fit to be sent. */
export const explainOidcClaims = (value: unknown): readonly Issue[] => explain(oidcClaimsDescriptor, value, "strict");
/** {@link parseOidcClaims} as a Standard Schema. */
export const OidcClaimsSchema: StandardSchema<OidcClaims> = /* @__PURE__ */ standardSchema(parseOidcClaims);
