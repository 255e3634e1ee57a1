// Validators of the types in `shapes/credentials`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import type {
  ApiKey,
  ApiKeyParams,
  ApiKeyParamsV2,
  Attestation,
  AttestationV2,
  Authenticator,
  AuthenticatorAttestationResponse,
  AuthenticatorParams,
  AuthenticatorParamsV2,
  ClientSignature,
  CredPropsAuthenticationExtensionsClientOutputs,
  Credential,
  OauthProvider,
  OauthProviderParams,
  OauthProviderParamsV2,
  OidcClaims,
  SimpleClientExtensionResults,
} from "../../shapes/credentials.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  isPresent,
  openRecord,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
import {
  apiKeyCurveDescriptor,
  authenticatorAttachmentDescriptor,
  authenticatorTransportDescriptor,
  clientSignatureSchemeDescriptor,
  credentialTypeDescriptor,
  publicKeyCredentialTypeDescriptor,
} from "../enums.js";
import {
  apiKeyIdDescriptor,
  apiKeyNameDescriptor,
  attestationObjectDescriptor,
  authenticatorIdDescriptor,
  authenticatorNameDescriptor,
  clientDataJsonDescriptor,
  credentialIdDescriptor,
  expirationSecondsDescriptor,
  matchesExpirationSeconds,
  oauthProviderIdDescriptor,
  oauthProviderNameDescriptor,
  oidcTokenDescriptor,
  publicKeyDescriptor,
  userIdDescriptor,
  webauthnChallengeDescriptor,
} from "../scalars.js";
import { isTimestamp, timestampDescriptor } from "./common.js";

/** What a {@link ApiKey} holds. */
export const apiKeyDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ApiKey", {
  credential: () => credentialDescriptor,
  apiKeyId: apiKeyIdDescriptor,
  apiKeyName: apiKeyNameDescriptor,
  createdAt: () => timestampDescriptor,
  updatedAt: () => timestampDescriptor,
  "expirationSeconds?": expirationSecondsDescriptor,
});

/** Whether a value is a {@link ApiKey} as it may be answered. */
export function isApiKey(value: unknown): value is ApiKey {
  if (!isObject(value) || !isCredential(value.credential) || typeof value.apiKeyId !== "string") return false;
  if (typeof value.apiKeyName !== "string" || !isTimestamp(value.createdAt)) return false;
  if (!isTimestamp(value.updatedAt)) return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  return true;
}

/** The value as a {@link ApiKey}, without explicit nulls, or its issues. */
export const parseApiKey = (value: unknown): ParseResult<ApiKey> =>
  parse(isApiKey, apiKeyDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ApiKey} as it may be answered. */
export const explainApiKey = (value: unknown): readonly Issue[] => explain(apiKeyDescriptor, value, "tolerant");
/** {@link parseApiKey} as a Standard Schema. */
export const ApiKeySchema: StandardSchema<ApiKey> = /* @__PURE__ */ standardSchema(parseApiKey);

/** What a {@link Credential} holds. */
export const credentialDescriptor: ObjectDescriptor = /* @__PURE__ */ record("Credential", {
  publicKey: {
    kind: "string",
    maxLength: 4096,
    example: "03b108ac8b90958261475ce7932fa054fd29db58c2209cc9068cc9ddfd21f8bc6f",
  },
  type: credentialTypeDescriptor,
});

/** Whether a value is a {@link Credential} as it may be answered. */
export function isCredential(value: unknown): value is Credential {
  if (!isObject(value) || typeof value.publicKey !== "string" || typeof value.type !== "string") return false;
  return true;
}

/** The value as a {@link Credential}, without explicit nulls, or its issues. */
export const parseCredential = (value: unknown): ParseResult<Credential> =>
  parse(isCredential, credentialDescriptor, value, "tolerant");
/** Every place where a value is not a {@link Credential} as it may be answered. */
export const explainCredential = (value: unknown): readonly Issue[] => explain(credentialDescriptor, value, "tolerant");
/** {@link parseCredential} as a Standard Schema. */
export const CredentialSchema: StandardSchema<Credential> = /* @__PURE__ */ standardSchema(parseCredential);

/** What a {@link ApiKeyParams} holds. */
export const apiKeyParamsDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ApiKeyParams", {
  apiKeyName: apiKeyNameDescriptor,
  publicKey: publicKeyDescriptor,
  "expirationSeconds?": expirationSecondsDescriptor,
});

const apiKeyParamsMembers = ["apiKeyName", "publicKey", "expirationSeconds"];

/** Whether a value is a {@link ApiKeyParams} fit to be sent. */
export function isApiKeyParams(value: unknown): value is ApiKeyParams {
  if (!isObject(value)) return false;
  let present = 2;
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
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, apiKeyParamsMembers);
}

/** The value as a {@link ApiKeyParams}, without explicit nulls, or its issues. */
export const parseApiKeyParams = (value: unknown): ParseResult<ApiKeyParams> =>
  parse(isApiKeyParams, apiKeyParamsDescriptor, value, "strict");
/** Every place where a value is not a {@link ApiKeyParams} fit to be sent. */
export const explainApiKeyParams = (value: unknown): readonly Issue[] =>
  explain(apiKeyParamsDescriptor, value, "strict");
/** {@link parseApiKeyParams} as a Standard Schema. */
export const ApiKeyParamsSchema: StandardSchema<ApiKeyParams> = /* @__PURE__ */ standardSchema(parseApiKeyParams);

/** Whether a value is a {@link ApiKeyParams} as it may be answered. */
export function isReceivedApiKeyParams(value: unknown): value is ApiKeyParams {
  if (!isObject(value) || typeof value.apiKeyName !== "string") return false;
  if (typeof value.publicKey !== "string") return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  return true;
}

/** The value as a {@link ApiKeyParams}, without explicit nulls, or its issues. */
export const parseReceivedApiKeyParams = (value: unknown): ParseResult<ApiKeyParams> =>
  parse(isReceivedApiKeyParams, apiKeyParamsDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ApiKeyParams} as it may be answered. */
export const explainReceivedApiKeyParams = (value: unknown): readonly Issue[] =>
  explain(apiKeyParamsDescriptor, value, "tolerant");
/** {@link parseReceivedApiKeyParams} as a Standard Schema. */
export const ReceivedApiKeyParamsSchema: StandardSchema<ApiKeyParams> =
  /* @__PURE__ */ standardSchema(parseReceivedApiKeyParams);

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

/** Whether a value is a {@link ApiKeyParamsV2} as it may be answered. */
export function isReceivedApiKeyParamsV2(value: unknown): value is ApiKeyParamsV2 {
  if (!isObject(value) || typeof value.apiKeyName !== "string") return false;
  if (typeof value.publicKey !== "string") return false;
  if (typeof value.expirationSeconds !== "string" && isPresent(value.expirationSeconds)) return false;
  if (typeof value.curveType !== "string") return false;
  return true;
}

/** The value as a {@link ApiKeyParamsV2}, without explicit nulls, or its issues. */
export const parseReceivedApiKeyParamsV2 = (value: unknown): ParseResult<ApiKeyParamsV2> =>
  parse(isReceivedApiKeyParamsV2, apiKeyParamsV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link ApiKeyParamsV2} as it may be answered. */
export const explainReceivedApiKeyParamsV2 = (value: unknown): readonly Issue[] =>
  explain(apiKeyParamsV2Descriptor, value, "tolerant");
/** {@link parseReceivedApiKeyParamsV2} as a Standard Schema. */
export const ReceivedApiKeyParamsV2Schema: StandardSchema<ApiKeyParamsV2> =
  /* @__PURE__ */ standardSchema(parseReceivedApiKeyParamsV2);

/** What a {@link Attestation} holds. */
export const attestationDescriptor: ObjectDescriptor = /* @__PURE__ */ record("Attestation", {
  id: credentialIdDescriptor,
  type: publicKeyCredentialTypeDescriptor,
  rawId: credentialIdDescriptor,
  "authenticatorAttachment?": authenticatorAttachmentDescriptor,
  response: () => authenticatorAttestationResponseDescriptor,
  clientExtensionResults: () => simpleClientExtensionResultsDescriptor,
});

const attestationMembers = ["id", "type", "rawId", "authenticatorAttachment", "response", "clientExtensionResults"];

/** Whether a value is a {@link Attestation} fit to be sent. */
export function isAttestation(value: unknown): value is Attestation {
  if (!isObject(value)) return false;
  let present = 5;
  const id = value.id;
  if (typeof id !== "string" || (id.length > 2048 && codePoints(id) > 2048)) return false;
  const type = value.type;
  if (type !== "public-key") return false;
  const rawId = value.rawId;
  if (typeof rawId !== "string" || (rawId.length > 2048 && codePoints(rawId) > 2048)) return false;
  const authenticatorAttachment = value.authenticatorAttachment;
  if (authenticatorAttachment !== undefined) {
    present++;
    if (authenticatorAttachment === null) absent.nulls++;
    else if (authenticatorAttachment !== "cross-platform" && authenticatorAttachment !== "platform") return false;
  }
  if (!isAuthenticatorAttestationResponse(value.response)) return false;
  if (!isSimpleClientExtensionResults(value.clientExtensionResults)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, attestationMembers);
}

/** The value as a {@link Attestation}, without explicit nulls, or its issues. */
export const parseAttestation = (value: unknown): ParseResult<Attestation> =>
  parse(isAttestation, attestationDescriptor, value, "strict");
/** Every place where a value is not a {@link Attestation} fit to be sent. */
export const explainAttestation = (value: unknown): readonly Issue[] => explain(attestationDescriptor, value, "strict");
/** {@link parseAttestation} as a Standard Schema. */
export const AttestationSchema: StandardSchema<Attestation> = /* @__PURE__ */ standardSchema(parseAttestation);

/** Whether a value is a {@link Attestation} as it may be answered. */
export function isReceivedAttestation(value: unknown): value is Attestation {
  if (!isObject(value) || typeof value.id !== "string") return false;
  const type = value.type;
  if (type !== "public-key" || typeof value.rawId !== "string") return false;
  if (typeof value.authenticatorAttachment !== "string" && isPresent(value.authenticatorAttachment)) return false;
  if (!isReceivedAuthenticatorAttestationResponse(value.response)) return false;
  return isReceivedSimpleClientExtensionResults(value.clientExtensionResults);
}

/** The value as a {@link Attestation}, without explicit nulls, or its issues. */
export const parseReceivedAttestation = (value: unknown): ParseResult<Attestation> =>
  parse(isReceivedAttestation, attestationDescriptor, value, "tolerant");
/** Every place where a value is not a {@link Attestation} as it may be answered. */
export const explainReceivedAttestation = (value: unknown): readonly Issue[] =>
  explain(attestationDescriptor, value, "tolerant");
/** {@link parseReceivedAttestation} as a Standard Schema. */
export const ReceivedAttestationSchema: StandardSchema<Attestation> =
  /* @__PURE__ */ standardSchema(parseReceivedAttestation);

/** What a {@link AuthenticatorAttestationResponse} holds. */
export const authenticatorAttestationResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "AuthenticatorAttestationResponse",
  {
    clientDataJson: clientDataJsonDescriptor,
    attestationObject: attestationObjectDescriptor,
    "transports?": { kind: "array", of: authenticatorTransportDescriptor, minItems: 0, maxItems: 100 },
    "authenticatorAttachment?": authenticatorAttachmentDescriptor,
  },
);

const authenticatorAttestationResponseMembers = [
  "clientDataJson",
  "attestationObject",
  "transports",
  "authenticatorAttachment",
];

/** Whether a value is a {@link AuthenticatorAttestationResponse} fit to be sent. */
export function isAuthenticatorAttestationResponse(value: unknown): value is AuthenticatorAttestationResponse {
  if (!isObject(value)) return false;
  let present = 2;
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
  if (transports !== undefined) {
    present++;
    if (transports === null) absent.nulls++;
    else {
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
    }
  }
  const authenticatorAttachment = value.authenticatorAttachment;
  if (authenticatorAttachment !== undefined) {
    present++;
    if (authenticatorAttachment === null) absent.nulls++;
    else if (authenticatorAttachment !== "cross-platform" && authenticatorAttachment !== "platform") return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, authenticatorAttestationResponseMembers);
}

/** The value as a {@link AuthenticatorAttestationResponse}, without explicit nulls, or its issues. */
export const parseAuthenticatorAttestationResponse = (value: unknown): ParseResult<AuthenticatorAttestationResponse> =>
  parse(isAuthenticatorAttestationResponse, authenticatorAttestationResponseDescriptor, value, "strict");
/** Every place where a value is not a {@link AuthenticatorAttestationResponse} fit to be sent. */
export const explainAuthenticatorAttestationResponse = (value: unknown): readonly Issue[] =>
  explain(authenticatorAttestationResponseDescriptor, value, "strict");
/** {@link parseAuthenticatorAttestationResponse} as a Standard Schema. */
export const AuthenticatorAttestationResponseSchema: StandardSchema<AuthenticatorAttestationResponse> =
  /* @__PURE__ */ standardSchema(parseAuthenticatorAttestationResponse);

/** Whether a value is a {@link AuthenticatorAttestationResponse} as it may be answered. */
export function isReceivedAuthenticatorAttestationResponse(value: unknown): value is AuthenticatorAttestationResponse {
  if (!isObject(value) || typeof value.clientDataJson !== "string") return false;
  if (typeof value.attestationObject !== "string") return false;
  const transports = value.transports;
  if (isPresent(transports)) {
    if (!Array.isArray(transports)) return false;
    for (let i = 0; i < transports.length; i++) {
      if (typeof transports[i] !== "string") return false;
    }
  }
  if (typeof value.authenticatorAttachment !== "string" && isPresent(value.authenticatorAttachment)) return false;
  return true;
}

/** The value as a {@link AuthenticatorAttestationResponse}, without explicit nulls, or its issues. */
export const parseReceivedAuthenticatorAttestationResponse = (
  value: unknown,
): ParseResult<AuthenticatorAttestationResponse> =>
  parse(isReceivedAuthenticatorAttestationResponse, authenticatorAttestationResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link AuthenticatorAttestationResponse} as it may be answered. */
export const explainReceivedAuthenticatorAttestationResponse = (value: unknown): readonly Issue[] =>
  explain(authenticatorAttestationResponseDescriptor, value, "tolerant");
/** {@link parseReceivedAuthenticatorAttestationResponse} as a Standard Schema. */
export const ReceivedAuthenticatorAttestationResponseSchema: StandardSchema<AuthenticatorAttestationResponse> =
  /* @__PURE__ */ standardSchema(parseReceivedAuthenticatorAttestationResponse);

/** What a {@link SimpleClientExtensionResults} holds. */
export const simpleClientExtensionResultsDescriptor: ObjectDescriptor = /* @__PURE__ */ openRecord(
  "SimpleClientExtensionResults",
  {
    "appid?": { kind: "boolean" },
    "appidExclude?": { kind: "boolean" },
    "credProps?": () => credPropsAuthenticationExtensionsClientOutputsDescriptor,
  },
);

/** Whether a value is a {@link SimpleClientExtensionResults} fit to be sent. */
export function isSimpleClientExtensionResults(value: unknown): value is SimpleClientExtensionResults {
  if (!isObject(value)) return false;
  const appid = value.appid;
  if (appid !== undefined) {
    if (appid === null) absent.nulls++;
    else if (typeof appid !== "boolean") return false;
  }
  const appidExclude = value.appidExclude;
  if (appidExclude !== undefined) {
    if (appidExclude === null) absent.nulls++;
    else if (typeof appidExclude !== "boolean") return false;
  }
  const credProps = value.credProps;
  if (credProps !== undefined) {
    if (credProps === null) absent.nulls++;
    else if (!isCredPropsAuthenticationExtensionsClientOutputs(credProps)) return false;
  }
  return true;
}

/** The value as a {@link SimpleClientExtensionResults}, without explicit nulls, or its issues. */
export const parseSimpleClientExtensionResults = (value: unknown): ParseResult<SimpleClientExtensionResults> =>
  parse(isSimpleClientExtensionResults, simpleClientExtensionResultsDescriptor, value, "strict");
/** Every place where a value is not a {@link SimpleClientExtensionResults} fit to be sent. */
export const explainSimpleClientExtensionResults = (value: unknown): readonly Issue[] =>
  explain(simpleClientExtensionResultsDescriptor, value, "strict");
/** {@link parseSimpleClientExtensionResults} as a Standard Schema. */
export const SimpleClientExtensionResultsSchema: StandardSchema<SimpleClientExtensionResults> =
  /* @__PURE__ */ standardSchema(parseSimpleClientExtensionResults);

/** Whether a value is a {@link SimpleClientExtensionResults} as it may be answered. */
export function isReceivedSimpleClientExtensionResults(value: unknown): value is SimpleClientExtensionResults {
  if (!isObject(value)) return false;
  if (typeof value.appid !== "boolean" && isPresent(value.appid)) return false;
  if (typeof value.appidExclude !== "boolean" && isPresent(value.appidExclude)) return false;
  if (isPresent(value.credProps) && !isReceivedCredPropsAuthenticationExtensionsClientOutputs(value.credProps))
    return false;
  return true;
}

/** The value as a {@link SimpleClientExtensionResults}, without explicit nulls, or its issues. */
export const parseReceivedSimpleClientExtensionResults = (value: unknown): ParseResult<SimpleClientExtensionResults> =>
  parse(isReceivedSimpleClientExtensionResults, simpleClientExtensionResultsDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SimpleClientExtensionResults} as it may be answered. */
export const explainReceivedSimpleClientExtensionResults = (value: unknown): readonly Issue[] =>
  explain(simpleClientExtensionResultsDescriptor, value, "tolerant");
/** {@link parseReceivedSimpleClientExtensionResults} as a Standard Schema. */
export const ReceivedSimpleClientExtensionResultsSchema: StandardSchema<SimpleClientExtensionResults> =
  /* @__PURE__ */ standardSchema(parseReceivedSimpleClientExtensionResults);

/** What a {@link CredPropsAuthenticationExtensionsClientOutputs} holds. */
export const credPropsAuthenticationExtensionsClientOutputsDescriptor: ObjectDescriptor = /* @__PURE__ */ openRecord(
  "CredPropsAuthenticationExtensionsClientOutputs",
  { rk: { kind: "boolean" } },
);

/** Whether a value is a {@link CredPropsAuthenticationExtensionsClientOutputs} fit to be sent. */
export function isCredPropsAuthenticationExtensionsClientOutputs(
  value: unknown,
): value is CredPropsAuthenticationExtensionsClientOutputs {
  if (!isObject(value) || typeof value.rk !== "boolean") return false;
  return true;
}

/** The value as a {@link CredPropsAuthenticationExtensionsClientOutputs}, without explicit nulls, or its issues. */
export const parseCredPropsAuthenticationExtensionsClientOutputs = (
  value: unknown,
): ParseResult<CredPropsAuthenticationExtensionsClientOutputs> =>
  parse(
    isCredPropsAuthenticationExtensionsClientOutputs,
    credPropsAuthenticationExtensionsClientOutputsDescriptor,
    value,
    "strict",
  );
/** Every place where a value is not a {@link CredPropsAuthenticationExtensionsClientOutputs} fit to be sent. */
export const explainCredPropsAuthenticationExtensionsClientOutputs = (value: unknown): readonly Issue[] =>
  explain(credPropsAuthenticationExtensionsClientOutputsDescriptor, value, "strict");
/** {@link parseCredPropsAuthenticationExtensionsClientOutputs} as a Standard Schema. */
export const CredPropsAuthenticationExtensionsClientOutputsSchema: StandardSchema<CredPropsAuthenticationExtensionsClientOutputs> =
  /* @__PURE__ */ standardSchema(parseCredPropsAuthenticationExtensionsClientOutputs);

/** Whether a value is a {@link CredPropsAuthenticationExtensionsClientOutputs} as it may be answered. */
export function isReceivedCredPropsAuthenticationExtensionsClientOutputs(
  value: unknown,
): value is CredPropsAuthenticationExtensionsClientOutputs {
  if (!isObject(value) || typeof value.rk !== "boolean") return false;
  return true;
}

/** The value as a {@link CredPropsAuthenticationExtensionsClientOutputs}, without explicit nulls, or its issues. */
export const parseReceivedCredPropsAuthenticationExtensionsClientOutputs = (
  value: unknown,
): ParseResult<CredPropsAuthenticationExtensionsClientOutputs> =>
  parse(
    isReceivedCredPropsAuthenticationExtensionsClientOutputs,
    credPropsAuthenticationExtensionsClientOutputsDescriptor,
    value,
    "tolerant",
  );
/** Every place where a value is not a {@link CredPropsAuthenticationExtensionsClientOutputs} as it may be answered. */
export const explainReceivedCredPropsAuthenticationExtensionsClientOutputs = (value: unknown): readonly Issue[] =>
  explain(credPropsAuthenticationExtensionsClientOutputsDescriptor, value, "tolerant");
/** {@link parseReceivedCredPropsAuthenticationExtensionsClientOutputs} as a Standard Schema. */
export const ReceivedCredPropsAuthenticationExtensionsClientOutputsSchema: StandardSchema<CredPropsAuthenticationExtensionsClientOutputs> =
  /* @__PURE__ */ standardSchema(parseReceivedCredPropsAuthenticationExtensionsClientOutputs);

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

/** Whether a value is a {@link AttestationV2} as it may be answered. */
export function isReceivedAttestationV2(value: unknown): value is AttestationV2 {
  if (!isObject(value) || typeof value.credentialId !== "string") return false;
  if (typeof value.clientDataJson !== "string" || typeof value.attestationObject !== "string") return false;
  const transports = value.transports;
  if (!Array.isArray(transports)) return false;
  for (let i = 0; i < transports.length; i++) {
    if (typeof transports[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link AttestationV2}, without explicit nulls, or its issues. */
export const parseReceivedAttestationV2 = (value: unknown): ParseResult<AttestationV2> =>
  parse(isReceivedAttestationV2, attestationV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link AttestationV2} as it may be answered. */
export const explainReceivedAttestationV2 = (value: unknown): readonly Issue[] =>
  explain(attestationV2Descriptor, value, "tolerant");
/** {@link parseReceivedAttestationV2} as a Standard Schema. */
export const ReceivedAttestationV2Schema: StandardSchema<AttestationV2> =
  /* @__PURE__ */ standardSchema(parseReceivedAttestationV2);

/** What a {@link Authenticator} holds. */
export const authenticatorDescriptor: ObjectDescriptor = /* @__PURE__ */ record("Authenticator", {
  transports: { kind: "array", of: authenticatorTransportDescriptor, minItems: 0, maxItems: 100 },
  attestationType: { kind: "string", maxLength: 64, example: "none" },
  aaguid: { kind: "string", maxLength: 64, example: "-_wwBxVOTsyMC24CBVfXvQ" },
  credentialId: credentialIdDescriptor,
  model: { kind: "string", maxLength: 256, example: "Security key with NFC" },
  credential: () => credentialDescriptor,
  authenticatorId: authenticatorIdDescriptor,
  authenticatorName: authenticatorNameDescriptor,
  createdAt: () => timestampDescriptor,
  updatedAt: () => timestampDescriptor,
});

/** Whether a value is a {@link Authenticator} as it may be answered. */
export function isAuthenticator(value: unknown): value is Authenticator {
  if (!isObject(value)) return false;
  const transports = value.transports;
  if (!Array.isArray(transports)) return false;
  for (let i = 0; i < transports.length; i++) {
    if (typeof transports[i] !== "string") return false;
  }
  if (typeof value.attestationType !== "string" || typeof value.aaguid !== "string") return false;
  if (typeof value.credentialId !== "string" || typeof value.model !== "string") return false;
  if (!isCredential(value.credential) || typeof value.authenticatorId !== "string") return false;
  if (typeof value.authenticatorName !== "string" || !isTimestamp(value.createdAt)) return false;
  return isTimestamp(value.updatedAt);
}

/** The value as a {@link Authenticator}, without explicit nulls, or its issues. */
export const parseAuthenticator = (value: unknown): ParseResult<Authenticator> =>
  parse(isAuthenticator, authenticatorDescriptor, value, "tolerant");
/** Every place where a value is not a {@link Authenticator} as it may be answered. */
export const explainAuthenticator = (value: unknown): readonly Issue[] =>
  explain(authenticatorDescriptor, value, "tolerant");
/** {@link parseAuthenticator} as a Standard Schema. */
export const AuthenticatorSchema: StandardSchema<Authenticator> = /* @__PURE__ */ standardSchema(parseAuthenticator);

/** What a {@link AuthenticatorParams} holds. */
export const authenticatorParamsDescriptor: ObjectDescriptor = /* @__PURE__ */ record("AuthenticatorParams", {
  authenticatorName: authenticatorNameDescriptor,
  userId: userIdDescriptor,
  attestation: () => attestationDescriptor,
  challenge: webauthnChallengeDescriptor,
});

const authenticatorParamsMembers = ["authenticatorName", "userId", "attestation", "challenge"];

/** Whether a value is a {@link AuthenticatorParams} fit to be sent. */
export function isAuthenticatorParams(value: unknown): value is AuthenticatorParams {
  if (!isObject(value)) return false;
  const authenticatorName = value.authenticatorName;
  if (
    typeof authenticatorName !== "string" ||
    (authenticatorName.length > 256 && codePoints(authenticatorName) > 256) ||
    authenticatorName.length === 0
  )
    return false;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  if (!isAttestation(value.attestation)) return false;
  const challenge = value.challenge;
  if (typeof challenge !== "string" || (challenge.length > 2048 && codePoints(challenge) > 2048)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 4 || hasOnly(value, authenticatorParamsMembers);
}

/** The value as a {@link AuthenticatorParams}, without explicit nulls, or its issues. */
export const parseAuthenticatorParams = (value: unknown): ParseResult<AuthenticatorParams> =>
  parse(isAuthenticatorParams, authenticatorParamsDescriptor, value, "strict");
/** Every place where a value is not a {@link AuthenticatorParams} fit to be sent. */
export const explainAuthenticatorParams = (value: unknown): readonly Issue[] =>
  explain(authenticatorParamsDescriptor, value, "strict");
/** {@link parseAuthenticatorParams} as a Standard Schema. */
export const AuthenticatorParamsSchema: StandardSchema<AuthenticatorParams> =
  /* @__PURE__ */ standardSchema(parseAuthenticatorParams);

/** Whether a value is a {@link AuthenticatorParams} as it may be answered. */
export function isReceivedAuthenticatorParams(value: unknown): value is AuthenticatorParams {
  if (!isObject(value) || typeof value.authenticatorName !== "string") return false;
  if (typeof value.userId !== "string" || !isReceivedAttestation(value.attestation)) return false;
  if (typeof value.challenge !== "string") return false;
  return true;
}

/** The value as a {@link AuthenticatorParams}, without explicit nulls, or its issues. */
export const parseReceivedAuthenticatorParams = (value: unknown): ParseResult<AuthenticatorParams> =>
  parse(isReceivedAuthenticatorParams, authenticatorParamsDescriptor, value, "tolerant");
/** Every place where a value is not a {@link AuthenticatorParams} as it may be answered. */
export const explainReceivedAuthenticatorParams = (value: unknown): readonly Issue[] =>
  explain(authenticatorParamsDescriptor, value, "tolerant");
/** {@link parseReceivedAuthenticatorParams} as a Standard Schema. */
export const ReceivedAuthenticatorParamsSchema: StandardSchema<AuthenticatorParams> = /* @__PURE__ */ standardSchema(
  parseReceivedAuthenticatorParams,
);

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

/** Whether a value is a {@link AuthenticatorParamsV2} as it may be answered. */
export function isReceivedAuthenticatorParamsV2(value: unknown): value is AuthenticatorParamsV2 {
  if (!isObject(value) || typeof value.authenticatorName !== "string") return false;
  if (!isReceivedAttestationV2(value.attestation) || typeof value.challenge !== "string") return false;
  return true;
}

/** The value as a {@link AuthenticatorParamsV2}, without explicit nulls, or its issues. */
export const parseReceivedAuthenticatorParamsV2 = (value: unknown): ParseResult<AuthenticatorParamsV2> =>
  parse(isReceivedAuthenticatorParamsV2, authenticatorParamsV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link AuthenticatorParamsV2} as it may be answered. */
export const explainReceivedAuthenticatorParamsV2 = (value: unknown): readonly Issue[] =>
  explain(authenticatorParamsV2Descriptor, value, "tolerant");
/** {@link parseReceivedAuthenticatorParamsV2} as a Standard Schema. */
export const ReceivedAuthenticatorParamsV2Schema: StandardSchema<AuthenticatorParamsV2> =
  /* @__PURE__ */ standardSchema(parseReceivedAuthenticatorParamsV2);

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

/** Whether a value is a {@link ClientSignature} as it may be answered. */
export function isReceivedClientSignature(value: unknown): value is ClientSignature {
  if (!isObject(value) || typeof value.publicKey !== "string") return false;
  const scheme = value.scheme;
  if (scheme !== "CLIENT_SIGNATURE_SCHEME_API_P256" || typeof value.message !== "string") return false;
  if (typeof value.signature !== "string") return false;
  return true;
}

/** The value as a {@link ClientSignature}, without explicit nulls, or its issues. */
export const parseReceivedClientSignature = (value: unknown): ParseResult<ClientSignature> =>
  parse(isReceivedClientSignature, clientSignatureDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ClientSignature} as it may be answered. */
export const explainReceivedClientSignature = (value: unknown): readonly Issue[] =>
  explain(clientSignatureDescriptor, value, "tolerant");
/** {@link parseReceivedClientSignature} as a Standard Schema. */
export const ReceivedClientSignatureSchema: StandardSchema<ClientSignature> =
  /* @__PURE__ */ standardSchema(parseReceivedClientSignature);

/** What a {@link OauthProvider} holds. */
export const oauthProviderDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OauthProvider", {
  providerId: oauthProviderIdDescriptor,
  providerName: oauthProviderNameDescriptor,
  issuer: { kind: "string", maxLength: 2048, example: "https://accounts.example.com" },
  audience: { kind: "string", maxLength: 2048, example: "countersign-web" },
  subject: { kind: "string", maxLength: 1024, example: "108204268033311374519" },
  createdAt: () => timestampDescriptor,
  updatedAt: () => timestampDescriptor,
});

/** Whether a value is a {@link OauthProvider} as it may be answered. */
export function isOauthProvider(value: unknown): value is OauthProvider {
  if (!isObject(value) || typeof value.providerId !== "string") return false;
  if (typeof value.providerName !== "string" || typeof value.issuer !== "string") return false;
  if (typeof value.audience !== "string" || typeof value.subject !== "string") return false;
  if (!isTimestamp(value.createdAt) || !isTimestamp(value.updatedAt)) return false;
  return true;
}

/** The value as a {@link OauthProvider}, without explicit nulls, or its issues. */
export const parseOauthProvider = (value: unknown): ParseResult<OauthProvider> =>
  parse(isOauthProvider, oauthProviderDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OauthProvider} as it may be answered. */
export const explainOauthProvider = (value: unknown): readonly Issue[] =>
  explain(oauthProviderDescriptor, value, "tolerant");
/** {@link parseOauthProvider} as a Standard Schema. */
export const OauthProviderSchema: StandardSchema<OauthProvider> = /* @__PURE__ */ standardSchema(parseOauthProvider);

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

/** Whether a value is a {@link OauthProviderParams} as it may be answered. */
export function isReceivedOauthProviderParams(value: unknown): value is OauthProviderParams {
  if (!isObject(value) || typeof value.providerName !== "string") return false;
  if (typeof value.oidcToken !== "string") return false;
  return true;
}

/** The value as a {@link OauthProviderParams}, without explicit nulls, or its issues. */
export const parseReceivedOauthProviderParams = (value: unknown): ParseResult<OauthProviderParams> =>
  parse(isReceivedOauthProviderParams, oauthProviderParamsDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OauthProviderParams} as it may be answered. */
export const explainReceivedOauthProviderParams = (value: unknown): readonly Issue[] =>
  explain(oauthProviderParamsDescriptor, value, "tolerant");
/** {@link parseReceivedOauthProviderParams} as a Standard Schema. */
export const ReceivedOauthProviderParamsSchema: StandardSchema<OauthProviderParams> = /* @__PURE__ */ standardSchema(
  parseReceivedOauthProviderParams,
);

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

/** Whether a value is a {@link OauthProviderParamsV2} as it may be answered. */
export function isReceivedOauthProviderParamsV2(value: unknown): value is OauthProviderParamsV2 {
  if (!isObject(value) || typeof value.providerName !== "string") return false;
  if (typeof value.oidcToken !== "string" && isPresent(value.oidcToken)) return false;
  if (isPresent(value.oidcClaims) && !isReceivedOidcClaims(value.oidcClaims)) return false;
  return true;
}

/** The value as a {@link OauthProviderParamsV2}, without explicit nulls, or its issues. */
export const parseReceivedOauthProviderParamsV2 = (value: unknown): ParseResult<OauthProviderParamsV2> =>
  parse(isReceivedOauthProviderParamsV2, oauthProviderParamsV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link OauthProviderParamsV2} as it may be answered. */
export const explainReceivedOauthProviderParamsV2 = (value: unknown): readonly Issue[] =>
  explain(oauthProviderParamsV2Descriptor, value, "tolerant");
/** {@link parseReceivedOauthProviderParamsV2} as a Standard Schema. */
export const ReceivedOauthProviderParamsV2Schema: StandardSchema<OauthProviderParamsV2> =
  /* @__PURE__ */ standardSchema(parseReceivedOauthProviderParamsV2);

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

/** Whether a value is a {@link OidcClaims} as it may be answered. */
export function isReceivedOidcClaims(value: unknown): value is OidcClaims {
  if (!isObject(value) || typeof value.iss !== "string" || typeof value.sub !== "string") return false;
  if (typeof value.aud !== "string") return false;
  return true;
}

/** The value as a {@link OidcClaims}, without explicit nulls, or its issues. */
export const parseReceivedOidcClaims = (value: unknown): ParseResult<OidcClaims> =>
  parse(isReceivedOidcClaims, oidcClaimsDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OidcClaims} as it may be answered. */
export const explainReceivedOidcClaims = (value: unknown): readonly Issue[] =>
  explain(oidcClaimsDescriptor, value, "tolerant");
/** {@link parseReceivedOidcClaims} as a Standard Schema. */
export const ReceivedOidcClaimsSchema: StandardSchema<OidcClaims> =
  /* @__PURE__ */ standardSchema(parseReceivedOidcClaims);
