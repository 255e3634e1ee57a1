// Validators of the types in `shapes/stamps`. What is sent is held strictly: bounds count, unknown members are refused.
// What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import type { ApiKeyStamp, AttestedStamp, WebAuthnStamp } from "../../shapes/stamps.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { attestedStampSchemeDescriptor, signatureSchemeDescriptor } from "../enums.js";
import { credentialIdDescriptor, publicKeyDescriptor } from "../scalars.js";

/** What a {@link ApiKeyStamp} holds. */
export const apiKeyStampDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ApiKeyStamp", {
  publicKey: publicKeyDescriptor,
  scheme: signatureSchemeDescriptor,
  signature: {
    kind: "string",
    maxLength: 1024,
    example:
      "3045022100cefd3a2f4ebaf030071e91154e6859265570e328a09e8964ddbe368049d864910220516082d9ff92e8a9b5daa9496e43f3df4b82d3e01295e3a983df6ccd1d643206",
  },
});

const apiKeyStampMembers = ["publicKey", "scheme", "signature"];

/** Whether a value is a {@link ApiKeyStamp} fit to be sent. */
export function isApiKeyStamp(value: unknown): value is ApiKeyStamp {
  if (!isObject(value)) return false;
  const publicKey = value.publicKey;
  if (typeof publicKey !== "string" || (publicKey.length > 512 && codePoints(publicKey) > 512)) return false;
  const scheme = value.scheme;
  if (
    scheme !== "SIGNATURE_SCHEME_TK_API_P256" &&
    scheme !== "SIGNATURE_SCHEME_TK_API_SECP256K1" &&
    scheme !== "SIGNATURE_SCHEME_TK_API_ED25519" &&
    scheme !== "SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191"
  )
    return false;
  const signature = value.signature;
  if (typeof signature !== "string" || (signature.length > 1024 && codePoints(signature) > 1024)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 3 || hasOnly(value, apiKeyStampMembers);
}

/** The value as a {@link ApiKeyStamp}, without explicit nulls, or its issues. */
export const parseApiKeyStamp = (value: unknown): ParseResult<ApiKeyStamp> =>
  parse(isApiKeyStamp, apiKeyStampDescriptor, value, "strict");
/** Every place where a value is not a {@link ApiKeyStamp} fit to be sent. */
export const explainApiKeyStamp = (value: unknown): readonly Issue[] => explain(apiKeyStampDescriptor, value, "strict");
/** {@link parseApiKeyStamp} as a Standard Schema. */
export const ApiKeyStampSchema: StandardSchema<ApiKeyStamp> = /* @__PURE__ */ standardSchema(parseApiKeyStamp);

/** What a {@link AttestedStamp} holds. */
export const attestedStampDescriptor: ObjectDescriptor = /* @__PURE__ */ record("AttestedStamp", {
  publicKeyAttestation: {
    kind: "string",
    maxLength: 14336,
    example: "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJpZCI6IjAzYjAyOTJhIn0.c2lnbmF0dXJl",
  },
  scheme: attestedStampSchemeDescriptor,
  publicKey: {
    kind: "string",
    name: "PublicKey",
    maxLength: 512,
    format: "hex",
    example: "03b108ac8b90958261475ce7932fa054fd29db58c2209cc9068cc9ddfd21f8bc6f",
  },
  signature: {
    kind: "string",
    maxLength: 1024,
    example:
      "3045022100cefd3a2f4ebaf030071e91154e6859265570e328a09e8964ddbe368049d864910220516082d9ff92e8a9b5daa9496e43f3df4b82d3e01295e3a983df6ccd1d643206",
  },
});

const attestedStampMembers = ["publicKeyAttestation", "scheme", "publicKey", "signature"];

/** Whether a value is a {@link AttestedStamp} fit to be sent. */
export function isAttestedStamp(value: unknown): value is AttestedStamp {
  if (!isObject(value)) return false;
  const publicKeyAttestation = value.publicKeyAttestation;
  if (
    typeof publicKeyAttestation !== "string" ||
    (publicKeyAttestation.length > 14336 && codePoints(publicKeyAttestation) > 14336)
  )
    return false;
  const scheme = value.scheme;
  if (scheme !== "STAMP_ATTESTED_SCHEME_P256_VERIFICATION_TOKEN" && scheme !== "STAMP_ATTESTED_SCHEME_P256_OIDC")
    return false;
  const publicKey = value.publicKey;
  if (typeof publicKey !== "string" || (publicKey.length > 512 && codePoints(publicKey) > 512)) return false;
  const signature = value.signature;
  if (typeof signature !== "string" || (signature.length > 1024 && codePoints(signature) > 1024)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 4 || hasOnly(value, attestedStampMembers);
}

/** The value as a {@link AttestedStamp}, without explicit nulls, or its issues. */
export const parseAttestedStamp = (value: unknown): ParseResult<AttestedStamp> =>
  parse(isAttestedStamp, attestedStampDescriptor, value, "strict");
/** Every place where a value is not a {@link AttestedStamp} fit to be sent. */
export const explainAttestedStamp = (value: unknown): readonly Issue[] =>
  explain(attestedStampDescriptor, value, "strict");
/** {@link parseAttestedStamp} as a Standard Schema. */
export const AttestedStampSchema: StandardSchema<AttestedStamp> = /* @__PURE__ */ standardSchema(parseAttestedStamp);

/** What a {@link WebAuthnStamp} holds. */
export const webAuthnStampDescriptor: ObjectDescriptor = /* @__PURE__ */ record("WebAuthnStamp", {
  credentialId: credentialIdDescriptor,
  clientDataJson: {
    kind: "string",
    name: "ClientDataJson",
    maxLength: 16384,
    format: "base64url",
    example:
      "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiTmpZNVpqYzRNMkl4TldKbFl6aGhZell3TXpkaVl6VmhNVEZoT0RVMFptTTJPV1UwWVRWak5XSXdZelk1WlRsa016aGlNRGMxWW1KaE9XVTNaV1JtWlEiLCJvcmlnaW4iOiJodHRwczovL2FwcC5leGFtcGxlLmNvbSIsImNyb3NzT3JpZ2luIjpmYWxzZX0",
  },
  authenticatorData: {
    kind: "string",
    maxLength: 16384,
    example: "o3mm9u6vuaVeN4wRgDTidR5oL6ufLTCrE9ISVYbOGUcdAAAAAA",
  },
  signature: {
    kind: "string",
    maxLength: 4096,
    example: "MEUCIQCrJGN2FlpZ4DXZTtK404LmXO7BsXkt5hVeN3aKPlhA3gIgTlpVBA3qdzkoGqS9ENm06oMV__1CDVyNTLVAIoTWHjQ",
  },
});

const webAuthnStampMembers = ["credentialId", "clientDataJson", "authenticatorData", "signature"];

/** Whether a value is a {@link WebAuthnStamp} fit to be sent. */
export function isWebAuthnStamp(value: unknown): value is WebAuthnStamp {
  if (!isObject(value)) return false;
  const credentialId = value.credentialId;
  if (typeof credentialId !== "string" || (credentialId.length > 2048 && codePoints(credentialId) > 2048)) return false;
  const clientDataJson = value.clientDataJson;
  if (typeof clientDataJson !== "string" || (clientDataJson.length > 16384 && codePoints(clientDataJson) > 16384))
    return false;
  const authenticatorData = value.authenticatorData;
  if (
    typeof authenticatorData !== "string" ||
    (authenticatorData.length > 16384 && codePoints(authenticatorData) > 16384)
  )
    return false;
  const signature = value.signature;
  if (typeof signature !== "string" || (signature.length > 4096 && codePoints(signature) > 4096)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 4 || hasOnly(value, webAuthnStampMembers);
}

/** The value as a {@link WebAuthnStamp}, without explicit nulls, or its issues. */
export const parseWebAuthnStamp = (value: unknown): ParseResult<WebAuthnStamp> =>
  parse(isWebAuthnStamp, webAuthnStampDescriptor, value, "strict");
/** Every place where a value is not a {@link WebAuthnStamp} fit to be sent. */
export const explainWebAuthnStamp = (value: unknown): readonly Issue[] =>
  explain(webAuthnStampDescriptor, value, "strict");
/** {@link parseWebAuthnStamp} as a Standard Schema. */
export const WebAuthnStampSchema: StandardSchema<WebAuthnStamp> = /* @__PURE__ */ standardSchema(parseWebAuthnStamp);
