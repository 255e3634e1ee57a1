// The contract's named strings and numbers: objects that judge and read them.

import type { Int32Descriptor, ScalarType, StringDescriptor } from "@countersign/api/runtime/validate";
import type * as types from "../scalars.js";
import { codePoints, scalar } from "@countersign/api/runtime/validate";

function checkApiKeyName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256) || value.length === 0) return false;
  return true;
}

export type ApiKeyName = types.ApiKeyName;
/** Judges and reads a {@link ApiKeyName}. */
export const ApiKeyName: ScalarType<ApiKeyName, StringDescriptor> = /* @__PURE__ */ scalar(checkApiKeyName, {
  kind: "string",
  name: "ApiKeyName",
  minLength: 1,
  maxLength: 256,
  example: "Ada's laptop",
});

function checkAttestationObject(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 65536 && codePoints(value) > 65536)) return false;
  return true;
}

export type AttestationObject = types.AttestationObject;
/** Judges and reads a {@link AttestationObject}. */
export const AttestationObject: ScalarType<AttestationObject, StringDescriptor> = /* @__PURE__ */ scalar(
  checkAttestationObject,
  {
    kind: "string",
    name: "AttestationObject",
    maxLength: 65536,
    format: "base64url",
    example:
      "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViYo3mm9u6vuaVeN4wRgDTidR5oL6ufLTCrE9ISVYbOGUddAAAAAPv8MAcVTk7MjAtuAgVX170AFJBF_-cD4VuhaK5mjYqsX4I6Fnk5pQECAyYgASFYIADUXL0VHEP-VgyMYWdRh7oIK9UN5g_GrzIbwjcvZ2YUIlggXNqRYSyAlj-f_J_LahWv4TOBlxFp8_P90Frrm89NcAc",
  },
);

function checkAuthenticatorName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256) || value.length === 0) return false;
  return true;
}

export type AuthenticatorName = types.AuthenticatorName;
/** Judges and reads a {@link AuthenticatorName}. */
export const AuthenticatorName: ScalarType<AuthenticatorName, StringDescriptor> = /* @__PURE__ */ scalar(
  checkAuthenticatorName,
  { kind: "string", name: "AuthenticatorName", minLength: 1, maxLength: 256, example: "Ada's phone" },
);

function checkChainAddress(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256)) return false;
  return true;
}

export type ChainAddress = types.ChainAddress;
/** Judges and reads a {@link ChainAddress}. */
export const ChainAddress: ScalarType<ChainAddress, StringDescriptor> = /* @__PURE__ */ scalar(checkChainAddress, {
  kind: "string",
  name: "ChainAddress",
  maxLength: 256,
  example: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
});

function checkClientDataJson(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 16384 && codePoints(value) > 16384)) return false;
  return true;
}

export type ClientDataJson = types.ClientDataJson;
/** Judges and reads a {@link ClientDataJson}. */
export const ClientDataJson: ScalarType<ClientDataJson, StringDescriptor> = /* @__PURE__ */ scalar(
  checkClientDataJson,
  {
    kind: "string",
    name: "ClientDataJson",
    maxLength: 16384,
    format: "base64url",
    example:
      "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiWHZSSjBKOWlURzV4WnR0eW80dlEwV19La2M3M0Ewb0NxbG11V3Blc3VLdyIsIm9yaWdpbiI6Imh0dHBzOi8vYXBwLmV4YW1wbGUuY29tIiwiY3Jvc3NPcmlnaW4iOmZhbHNlfQ",
  },
);

function checkCredentialId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 2048 && codePoints(value) > 2048)) return false;
  return true;
}

export type CredentialId = types.CredentialId;
/** Judges and reads a {@link CredentialId}. */
export const CredentialId: ScalarType<CredentialId, StringDescriptor> = /* @__PURE__ */ scalar(checkCredentialId, {
  kind: "string",
  name: "CredentialId",
  maxLength: 2048,
  format: "base64url",
  example: "kEX_5wPhW6FormaNiqxfgjoWeTk",
});

function checkDerivationPath(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256)) return false;
  return true;
}

export type DerivationPath = types.DerivationPath;
/** Judges and reads a {@link DerivationPath}. */
export const DerivationPath: ScalarType<DerivationPath, StringDescriptor> = /* @__PURE__ */ scalar(
  checkDerivationPath,
  { kind: "string", name: "DerivationPath", maxLength: 256, example: "m/44'/60'/0'/0/0" },
);

function checkEmail(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 320 && codePoints(value) > 320)) return false;
  return true;
}

export type Email = types.Email;
/** Judges and reads a {@link Email}. */
export const Email: ScalarType<Email, StringDescriptor> = /* @__PURE__ */ scalar(checkEmail, {
  kind: "string",
  name: "Email",
  maxLength: 320,
  format: "email",
  example: "ada@example.com",
});
const expirationSecondsPattern = /^[0-9]{1,20}$/u;

function checkExpirationSeconds(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 20 && codePoints(value) > 20)) return false;
  if (value.length < 1 || value.length > 20) return false;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

export type ExpirationSeconds = types.ExpirationSeconds;
/** Judges and reads a {@link ExpirationSeconds}. */
export const ExpirationSeconds: ScalarType<ExpirationSeconds, StringDescriptor> = /* @__PURE__ */ scalar(
  checkExpirationSeconds,
  {
    kind: "string",
    name: "ExpirationSeconds",
    maxLength: 20,
    format: "uint64",
    example: "900",
    pattern: expirationSecondsPattern,
  },
);

function checkMnemonicLength(value: unknown): boolean {
  if (typeof value !== "number" || (value | 0) !== value || value < 12 || value > 24 || value % 3 !== 0) return false;
  return true;
}

export type MnemonicLength = types.MnemonicLength;
/** Judges and reads a {@link MnemonicLength}. */
export const MnemonicLength: ScalarType<MnemonicLength, Int32Descriptor> = /* @__PURE__ */ scalar(checkMnemonicLength, {
  kind: "int32",
  name: "MnemonicLength",
  minimum: 12,
  maximum: 24,
  multipleOf: 3,
  example: 12,
});

function checkOauthProviderName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256) || value.length === 0) return false;
  return true;
}

export type OauthProviderName = types.OauthProviderName;
/** Judges and reads a {@link OauthProviderName}. */
export const OauthProviderName: ScalarType<OauthProviderName, StringDescriptor> = /* @__PURE__ */ scalar(
  checkOauthProviderName,
  { kind: "string", name: "OauthProviderName", minLength: 1, maxLength: 256, example: "Company account" },
);

function checkOidcToken(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 16384 && codePoints(value) > 16384)) return false;
  return true;
}

export type OidcToken = types.OidcToken;
/** Judges and reads a {@link OidcToken}. */
export const OidcToken: ScalarType<OidcToken, StringDescriptor> = /* @__PURE__ */ scalar(checkOidcToken, {
  kind: "string",
  name: "OidcToken",
  maxLength: 16384,
  example:
    "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6IjIwMjUtMTEifQ.eyJpc3MiOiJodHRwczovL2FjY291bnRzLmV4YW1wbGUuY29tIiwiYXVkIjoiY291bnRlcnNpZ24td2ViIiwic3ViIjoiMTA4MjA0MjY4MDMzMzExMzc0NTE5IiwiZXhwIjoxNzYzNjM0NjAwLCJpYXQiOjE3NjM2MzEwMDAsIm5vbmNlIjoiNzYzNmVmNWEzMDdhMGM5MTVlMTIwMjZkNGM4OWE1NjkyM2RkY2EyMzE5NTgxY2Y1MDg0MDI0NmIyZTcyMjU3ZSJ9.Tp6kUwnZDP-eAKaxojXoTvuf3WKGRQJdkBsDaNkIAKqF11CVozBIFnG2dEvWKkGdCRVg2vuBTOxaT4-A4zLV1A",
});

function checkOrganizationId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type OrganizationId = types.OrganizationId;
/** Judges and reads a {@link OrganizationId}. */
export const OrganizationId: ScalarType<OrganizationId, StringDescriptor> = /* @__PURE__ */ scalar(
  checkOrganizationId,
  {
    kind: "string",
    name: "OrganizationId",
    maxLength: 64,
    format: "uuid",
    example: "1cfc2137-39bc-4966-82e4-5fd53fa064f9",
  },
);

function checkOrganizationName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256) || value.length === 0) return false;
  return true;
}

export type OrganizationName = types.OrganizationName;
/** Judges and reads a {@link OrganizationName}. */
export const OrganizationName: ScalarType<OrganizationName, StringDescriptor> = /* @__PURE__ */ scalar(
  checkOrganizationName,
  { kind: "string", name: "OrganizationName", minLength: 1, maxLength: 256, example: "Harbour Treasury" },
);

function checkOtpCode(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 32 && codePoints(value) > 32)) return false;
  return true;
}

export type OtpCode = types.OtpCode;
/** Judges and reads a {@link OtpCode}. */
export const OtpCode: ScalarType<OtpCode, StringDescriptor> = /* @__PURE__ */ scalar(checkOtpCode, {
  kind: "string",
  name: "OtpCode",
  maxLength: 32,
  example: "402817",
});

function checkOtpContact(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 320 && codePoints(value) > 320)) return false;
  return true;
}

export type OtpContact = types.OtpContact;
/** Judges and reads a {@link OtpContact}. */
export const OtpContact: ScalarType<OtpContact, StringDescriptor> = /* @__PURE__ */ scalar(checkOtpContact, {
  kind: "string",
  name: "OtpContact",
  maxLength: 320,
  example: "ada@example.com",
});

function checkOtpId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type OtpId = types.OtpId;
/** Judges and reads a {@link OtpId}. */
export const OtpId: ScalarType<OtpId, StringDescriptor> = /* @__PURE__ */ scalar(checkOtpId, {
  kind: "string",
  name: "OtpId",
  maxLength: 64,
  format: "uuid",
  example: "03b0292a-f858-4368-aec9-a26eb442633b",
});

function checkPhoneNumber(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 32 && codePoints(value) > 32)) return false;
  return true;
}

export type PhoneNumber = types.PhoneNumber;
/** Judges and reads a {@link PhoneNumber}. */
export const PhoneNumber: ScalarType<PhoneNumber, StringDescriptor> = /* @__PURE__ */ scalar(checkPhoneNumber, {
  kind: "string",
  name: "PhoneNumber",
  maxLength: 32,
  example: "+12025550143",
});

function checkPublicKey(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 512 && codePoints(value) > 512)) return false;
  return true;
}

export type PublicKey = types.PublicKey;
/** Judges and reads a {@link PublicKey}. */
export const PublicKey: ScalarType<PublicKey, StringDescriptor> = /* @__PURE__ */ scalar(checkPublicKey, {
  kind: "string",
  name: "PublicKey",
  maxLength: 512,
  format: "hex",
  example: "03b108ac8b90958261475ce7932fa054fd29db58c2209cc9068cc9ddfd21f8bc6f",
});

function checkSeconds(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 12 && codePoints(value) > 12)) return false;
  return true;
}

export type Seconds = types.Seconds;
/** Judges and reads a {@link Seconds}. */
export const Seconds: ScalarType<Seconds, StringDescriptor> = /* @__PURE__ */ scalar(checkSeconds, {
  kind: "string",
  name: "Seconds",
  maxLength: 12,
  format: "decimal",
  example: "900",
});

function checkSessionJwt(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 4096 && codePoints(value) > 4096)) return false;
  return true;
}

export type SessionJwt = types.SessionJwt;
/** Judges and reads a {@link SessionJwt}. */
export const SessionJwt: ScalarType<SessionJwt, StringDescriptor> = /* @__PURE__ */ scalar(checkSessionJwt, {
  kind: "string",
  name: "SessionJwt",
  maxLength: 4096,
  example:
    "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJleHAiOjE3NjM2MzE5MDAsInB1YmxpY19rZXkiOiIwM2IxMDhhYzhiOTA5NTgyNjE0NzVjZTc5MzJmYTA1NGZkMjlkYjU4YzIyMDljYzkwNjhjYzlkZGZkMjFmOGJjNmYiLCJzZXNzaW9uX3R5cGUiOiJTRVNTSU9OX1RZUEVfUkVBRF9XUklURSIsInVzZXJfaWQiOiI3ZTRjMWY2ZS02ZDFjLTRkOGEtOWE1My0wZjZmOWUxZjJhMTAiLCJvcmdhbml6YXRpb25faWQiOiIxY2ZjMjEzNy0zOWJjLTQ5NjYtODJlNC01ZmQ1M2ZhMDY0ZjkifQ.EGfvW-BwEdgWDgLZmzW1wjCLoYAOe-xOO_8hk2w7J0_2BjsNc972VE4deN4T-ZRHdWnAcO9pDmWr6UTapGHZWA",
});

function checkUserId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type UserId = types.UserId;
/** Judges and reads a {@link UserId}. */
export const UserId: ScalarType<UserId, StringDescriptor> = /* @__PURE__ */ scalar(checkUserId, {
  kind: "string",
  name: "UserId",
  maxLength: 64,
  format: "uuid",
  example: "7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10",
});

function checkUserName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256) || value.length === 0) return false;
  return true;
}

export type UserName = types.UserName;
/** Judges and reads a {@link UserName}. */
export const UserName: ScalarType<UserName, StringDescriptor> = /* @__PURE__ */ scalar(checkUserName, {
  kind: "string",
  name: "UserName",
  minLength: 1,
  maxLength: 256,
  example: "Ada Winters",
});

function checkVerificationToken(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 4096 && codePoints(value) > 4096)) return false;
  return true;
}

export type VerificationToken = types.VerificationToken;
/** Judges and reads a {@link VerificationToken}. */
export const VerificationToken: ScalarType<VerificationToken, StringDescriptor> = /* @__PURE__ */ scalar(
  checkVerificationToken,
  {
    kind: "string",
    name: "VerificationToken",
    maxLength: 4096,
    example:
      "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJjb250YWN0IjoiY2Fyb2xAZXhhbXBsZS5jb20iLCJleHAiOiIxNzYzNjM1NTAwMDAwIiwiaWQiOiI1ZDQzZjQwNS0xNTA5LTQ4NzQtOWIzMC0zNWUxNjJjMmNmZjEiLCJvcmdhbml6YXRpb25faWQiOiIxY2ZjMjEzNy0zOWJjLTQ5NjYtODJlNC01ZmQ1M2ZhMDY0ZjkiLCJwdWJsaWNfa2V5IjoiMDNiMTA4YWM4YjkwOTU4MjYxNDc1Y2U3OTMyZmEwNTRmZDI5ZGI1OGMyMjA5Y2M5MDY4Y2M5ZGRmZDIxZjhiYzZmIiwidmVyaWZpY2F0aW9uX3R5cGUiOiJPVFBfVFlQRV9FTUFJTCJ9.CzBVep_E6Q4zWH2ix-wRNluApcrvFDleg6jN8hc8YYar0PUaP2SJrtP4HUJnjLHW-yBFao-02f4jSG2St9wBJg",
  },
);

function checkWalletAccountName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256) || value.length === 0) return false;
  return true;
}

export type WalletAccountName = types.WalletAccountName;
/** Judges and reads a {@link WalletAccountName}. */
export const WalletAccountName: ScalarType<WalletAccountName, StringDescriptor> = /* @__PURE__ */ scalar(
  checkWalletAccountName,
  { kind: "string", name: "WalletAccountName", minLength: 1, maxLength: 256, example: "Payroll" },
);

function checkWalletId(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 64 && codePoints(value) > 64)) return false;
  return true;
}

export type WalletId = types.WalletId;
/** Judges and reads a {@link WalletId}. */
export const WalletId: ScalarType<WalletId, StringDescriptor> = /* @__PURE__ */ scalar(checkWalletId, {
  kind: "string",
  name: "WalletId",
  maxLength: 64,
  format: "uuid",
  example: "b8902d55-24d8-4327-a788-c05716165733",
});

function checkWalletName(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 256 && codePoints(value) > 256) || value.length === 0) return false;
  return true;
}

export type WalletName = types.WalletName;
/** Judges and reads a {@link WalletName}. */
export const WalletName: ScalarType<WalletName, StringDescriptor> = /* @__PURE__ */ scalar(checkWalletName, {
  kind: "string",
  name: "WalletName",
  minLength: 1,
  maxLength: 256,
  example: "Operations",
});

function checkWebauthnChallenge(value: unknown): boolean {
  if (typeof value !== "string" || (value.length > 2048 && codePoints(value) > 2048)) return false;
  return true;
}

export type WebauthnChallenge = types.WebauthnChallenge;
/** Judges and reads a {@link WebauthnChallenge}. */
export const WebauthnChallenge: ScalarType<WebauthnChallenge, StringDescriptor> = /* @__PURE__ */ scalar(
  checkWebauthnChallenge,
  {
    kind: "string",
    name: "WebauthnChallenge",
    maxLength: 2048,
    format: "base64url",
    example: "XvRJ0J9iTG5xZttyo4vQ0W_Kkc73A0oCqlmuWpesuKw",
  },
);
