// The types in `shapes/stamps`: objects that judge and read their values. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/stamps.js";
import { codePoints, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { AttestedStampScheme, SignatureScheme } from "../enums.js";
import { ClientDataJson, CredentialId, PublicKey } from "../scalars.js";

function checkApiKeyStamp(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!PublicKey.check(value.publicKey)) return false;
  if (!SignatureScheme.check(value.scheme)) return false;
  const signature = value.signature;
  if (typeof signature !== "string" || (signature.length > 1024 && codePoints(signature) > 1024)) return false;
  return sizeOf(value) === 3;
}

export type ApiKeyStamp = types.ApiKeyStamp;
/** Judges and reads a {@link ApiKeyStamp} as it is sent. */
export const ApiKeyStamp: RecordType<ApiKeyStamp> = /* @__PURE__ */ sent(checkApiKeyStamp, {
  publicKey: PublicKey,
  scheme: SignatureScheme,
  signature: {
    kind: "string",
    maxLength: 1024,
    example:
      "3045022100cefd3a2f4ebaf030071e91154e6859265570e328a09e8964ddbe368049d864910220516082d9ff92e8a9b5daa9496e43f3df4b82d3e01295e3a983df6ccd1d643206",
  },
});

function checkAttestedStamp(value: unknown): boolean {
  if (!isObject(value)) return false;
  const publicKeyAttestation = value.publicKeyAttestation;
  if (
    typeof publicKeyAttestation !== "string" ||
    (publicKeyAttestation.length > 14336 && codePoints(publicKeyAttestation) > 14336)
  )
    return false;
  if (!AttestedStampScheme.check(value.scheme)) return false;
  if (!PublicKey.check(value.publicKey)) return false;
  const signature = value.signature;
  if (typeof signature !== "string" || (signature.length > 1024 && codePoints(signature) > 1024)) return false;
  return sizeOf(value) === 4;
}

export type AttestedStamp = types.AttestedStamp;
/** Judges and reads a {@link AttestedStamp} as it is sent. */
export const AttestedStamp: RecordType<AttestedStamp> = /* @__PURE__ */ sent(checkAttestedStamp, {
  publicKeyAttestation: {
    kind: "string",
    maxLength: 14336,
    example: "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJpZCI6IjAzYjAyOTJhIn0.c2lnbmF0dXJl",
  },
  scheme: AttestedStampScheme,
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

function checkWebAuthnStamp(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!CredentialId.check(value.credentialId)) return false;
  if (!ClientDataJson.check(value.clientDataJson)) return false;
  const authenticatorData = value.authenticatorData;
  if (
    typeof authenticatorData !== "string" ||
    (authenticatorData.length > 16384 && codePoints(authenticatorData) > 16384)
  )
    return false;
  const signature = value.signature;
  if (typeof signature !== "string" || (signature.length > 4096 && codePoints(signature) > 4096)) return false;
  return sizeOf(value) === 4;
}

export type WebAuthnStamp = types.WebAuthnStamp;
/** Judges and reads a {@link WebAuthnStamp} as it is sent. */
export const WebAuthnStamp: RecordType<WebAuthnStamp> = /* @__PURE__ */ sent(checkWebAuthnStamp, {
  credentialId: CredentialId,
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
