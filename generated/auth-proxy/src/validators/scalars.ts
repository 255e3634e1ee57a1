// Descriptors and patterns of the contract's named strings and numbers.

import type { Int32Descriptor, StringDescriptor } from "../runtime/validate.js";
import type {
  ApiKeyName,
  AttestationObject,
  AuthenticatorName,
  ChainAddress,
  ClientDataJson,
  CredentialId,
  DerivationPath,
  Email,
  ExpirationSeconds,
  MnemonicLength,
  OauthProviderName,
  OidcToken,
  OrganizationId,
  OrganizationName,
  OtpCode,
  OtpContact,
  OtpId,
  PhoneNumber,
  PublicKey,
  Seconds,
  SessionJwt,
  UserId,
  UserName,
  VerificationToken,
  WalletAccountName,
  WalletId,
  WalletName,
  WebauthnChallenge,
} from "../scalars.js";

/** What a {@link ApiKeyName} holds. */
export const apiKeyNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "ApiKeyName",
  minLength: 1,
  maxLength: 256,
  example: "Ada's laptop",
};

/** What a {@link AttestationObject} holds. */
export const attestationObjectDescriptor: StringDescriptor = {
  kind: "string",
  name: "AttestationObject",
  maxLength: 65536,
  format: "base64url",
  example:
    "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViYo3mm9u6vuaVeN4wRgDTidR5oL6ufLTCrE9ISVYbOGUddAAAAAPv8MAcVTk7MjAtuAgVX170AFJBF_-cD4VuhaK5mjYqsX4I6Fnk5pQECAyYgASFYIADUXL0VHEP-VgyMYWdRh7oIK9UN5g_GrzIbwjcvZ2YUIlggXNqRYSyAlj-f_J_LahWv4TOBlxFp8_P90Frrm89NcAc",
};

/** What a {@link AuthenticatorName} holds. */
export const authenticatorNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "AuthenticatorName",
  minLength: 1,
  maxLength: 256,
  example: "Ada's phone",
};

/** What a {@link ChainAddress} holds. */
export const chainAddressDescriptor: StringDescriptor = {
  kind: "string",
  name: "ChainAddress",
  maxLength: 256,
  example: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
};

/** What a {@link ClientDataJson} holds. */
export const clientDataJsonDescriptor: StringDescriptor = {
  kind: "string",
  name: "ClientDataJson",
  maxLength: 16384,
  format: "base64url",
  example:
    "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiWHZSSjBKOWlURzV4WnR0eW80dlEwV19La2M3M0Ewb0NxbG11V3Blc3VLdyIsIm9yaWdpbiI6Imh0dHBzOi8vYXBwLmV4YW1wbGUuY29tIiwiY3Jvc3NPcmlnaW4iOmZhbHNlfQ",
};

/** What a {@link CredentialId} holds. */
export const credentialIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "CredentialId",
  maxLength: 2048,
  format: "base64url",
  example: "kEX_5wPhW6FormaNiqxfgjoWeTk",
};

/** What a {@link DerivationPath} holds. */
export const derivationPathDescriptor: StringDescriptor = {
  kind: "string",
  name: "DerivationPath",
  maxLength: 256,
  example: "m/44'/60'/0'/0/0",
};

/** What a {@link Email} holds. */
export const emailDescriptor: StringDescriptor = {
  kind: "string",
  name: "Email",
  maxLength: 320,
  format: "email",
  example: "ada@example.com",
};

/** What a {@link ExpirationSeconds} looks like. */
export const expirationSecondsPattern: RegExp = /^[0-9]{1,20}$/u;

/** Whether a text matches `^[0-9]{1,20}$`. */
export function matchesExpirationSeconds(text: string): boolean {
  if (text.length < 1 || text.length > 20) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** What a {@link ExpirationSeconds} holds. */
export const expirationSecondsDescriptor: StringDescriptor = {
  kind: "string",
  name: "ExpirationSeconds",
  maxLength: 20,
  format: "uint64",
  example: "900",
  pattern: expirationSecondsPattern,
};

/** What a {@link MnemonicLength} holds. */
export const mnemonicLengthDescriptor: Int32Descriptor = {
  kind: "int32",
  name: "MnemonicLength",
  minimum: 12,
  maximum: 24,
  multipleOf: 3,
  example: 12,
};

/** What a {@link OauthProviderName} holds. */
export const oauthProviderNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "OauthProviderName",
  minLength: 1,
  maxLength: 256,
  example: "Company account",
};

/** What a {@link OidcToken} holds. */
export const oidcTokenDescriptor: StringDescriptor = {
  kind: "string",
  name: "OidcToken",
  maxLength: 16384,
  example:
    "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6IjIwMjUtMTEifQ.eyJpc3MiOiJodHRwczovL2FjY291bnRzLmV4YW1wbGUuY29tIiwiYXVkIjoiY291bnRlcnNpZ24td2ViIiwic3ViIjoiMTA4MjA0MjY4MDMzMzExMzc0NTE5IiwiZXhwIjoxNzYzNjM0NjAwLCJpYXQiOjE3NjM2MzEwMDAsIm5vbmNlIjoiNzYzNmVmNWEzMDdhMGM5MTVlMTIwMjZkNGM4OWE1NjkyM2RkY2EyMzE5NTgxY2Y1MDg0MDI0NmIyZTcyMjU3ZSJ9.Tp6kUwnZDP-eAKaxojXoTvuf3WKGRQJdkBsDaNkIAKqF11CVozBIFnG2dEvWKkGdCRVg2vuBTOxaT4-A4zLV1A",
};

/** What a {@link OrganizationId} holds. */
export const organizationIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "OrganizationId",
  maxLength: 64,
  format: "uuid",
  example: "1cfc2137-39bc-4966-82e4-5fd53fa064f9",
};

/** What a {@link OrganizationName} holds. */
export const organizationNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "OrganizationName",
  minLength: 1,
  maxLength: 256,
  example: "Harbour Treasury",
};

/** What a {@link OtpCode} holds. */
export const otpCodeDescriptor: StringDescriptor = {
  kind: "string",
  name: "OtpCode",
  maxLength: 32,
  example: "402817",
};

/** What a {@link OtpContact} holds. */
export const otpContactDescriptor: StringDescriptor = {
  kind: "string",
  name: "OtpContact",
  maxLength: 320,
  example: "ada@example.com",
};

/** What a {@link OtpId} holds. */
export const otpIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "OtpId",
  maxLength: 64,
  format: "uuid",
  example: "03b0292a-f858-4368-aec9-a26eb442633b",
};

/** What a {@link PhoneNumber} holds. */
export const phoneNumberDescriptor: StringDescriptor = {
  kind: "string",
  name: "PhoneNumber",
  maxLength: 32,
  example: "+12025550143",
};

/** What a {@link PublicKey} holds. */
export const publicKeyDescriptor: StringDescriptor = {
  kind: "string",
  name: "PublicKey",
  maxLength: 512,
  format: "hex",
  example: "03b108ac8b90958261475ce7932fa054fd29db58c2209cc9068cc9ddfd21f8bc6f",
};

/** What a {@link Seconds} holds. */
export const secondsDescriptor: StringDescriptor = {
  kind: "string",
  name: "Seconds",
  maxLength: 12,
  format: "decimal",
  example: "900",
};

/** What a {@link SessionJwt} holds. */
export const sessionJwtDescriptor: StringDescriptor = {
  kind: "string",
  name: "SessionJwt",
  maxLength: 4096,
  example:
    "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJleHAiOjE3NjM2MzE5MDAsInB1YmxpY19rZXkiOiIwM2IxMDhhYzhiOTA5NTgyNjE0NzVjZTc5MzJmYTA1NGZkMjlkYjU4YzIyMDljYzkwNjhjYzlkZGZkMjFmOGJjNmYiLCJzZXNzaW9uX3R5cGUiOiJTRVNTSU9OX1RZUEVfUkVBRF9XUklURSIsInVzZXJfaWQiOiI3ZTRjMWY2ZS02ZDFjLTRkOGEtOWE1My0wZjZmOWUxZjJhMTAiLCJvcmdhbml6YXRpb25faWQiOiIxY2ZjMjEzNy0zOWJjLTQ5NjYtODJlNC01ZmQ1M2ZhMDY0ZjkifQ.EGfvW-BwEdgWDgLZmzW1wjCLoYAOe-xOO_8hk2w7J0_2BjsNc972VE4deN4T-ZRHdWnAcO9pDmWr6UTapGHZWA",
};

/** What a {@link UserId} holds. */
export const userIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "UserId",
  maxLength: 64,
  format: "uuid",
  example: "7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10",
};

/** What a {@link UserName} holds. */
export const userNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "UserName",
  minLength: 1,
  maxLength: 256,
  example: "Ada Winters",
};

/** What a {@link VerificationToken} holds. */
export const verificationTokenDescriptor: StringDescriptor = {
  kind: "string",
  name: "VerificationToken",
  maxLength: 4096,
  example:
    "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJjb250YWN0IjoiY2Fyb2xAZXhhbXBsZS5jb20iLCJleHAiOiIxNzYzNjM1NTAwMDAwIiwiaWQiOiI1ZDQzZjQwNS0xNTA5LTQ4NzQtOWIzMC0zNWUxNjJjMmNmZjEiLCJvcmdhbml6YXRpb25faWQiOiIxY2ZjMjEzNy0zOWJjLTQ5NjYtODJlNC01ZmQ1M2ZhMDY0ZjkiLCJwdWJsaWNfa2V5IjoiMDNiMTA4YWM4YjkwOTU4MjYxNDc1Y2U3OTMyZmEwNTRmZDI5ZGI1OGMyMjA5Y2M5MDY4Y2M5ZGRmZDIxZjhiYzZmIiwidmVyaWZpY2F0aW9uX3R5cGUiOiJPVFBfVFlQRV9FTUFJTCJ9.CzBVep_E6Q4zWH2ix-wRNluApcrvFDleg6jN8hc8YYar0PUaP2SJrtP4HUJnjLHW-yBFao-02f4jSG2St9wBJg",
};

/** What a {@link WalletAccountName} holds. */
export const walletAccountNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "WalletAccountName",
  minLength: 1,
  maxLength: 256,
  example: "Payroll",
};

/** What a {@link WalletId} holds. */
export const walletIdDescriptor: StringDescriptor = {
  kind: "string",
  name: "WalletId",
  maxLength: 64,
  format: "uuid",
  example: "b8902d55-24d8-4327-a788-c05716165733",
};

/** What a {@link WalletName} holds. */
export const walletNameDescriptor: StringDescriptor = {
  kind: "string",
  name: "WalletName",
  minLength: 1,
  maxLength: 256,
  example: "Operations",
};

/** What a {@link WebauthnChallenge} holds. */
export const webauthnChallengeDescriptor: StringDescriptor = {
  kind: "string",
  name: "WebauthnChallenge",
  maxLength: 2048,
  format: "base64url",
  example: "XvRJ0J9iTG5xZttyo4vQ0W_Kkc73A0oCqlmuWpesuKw",
};
