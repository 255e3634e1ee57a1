// Where openapi.json is meant to differ from the surface that existing clients know, with the reason. The test compares
// this table with what it finds in both directions: an entry that no longer applies has to go.

import type { Difference } from "./compare.js";

export interface Exception extends Difference {
  readonly why: string;
}

const describedName = "The description of the service uses this name; names of types never travel.";
const plainEnum = "Clients type it as a string; the contract lists the values that are documented.";

export const exceptions: readonly Exception[] = [
  {
    at: "Activity.heldUntil",
    surface: "nothing",
    ours: "Timestamp",
    why: "Whoever may stop a change that waits for a delay has to see until when; clients that do not know it leave it alone.",
  },
  { at: "shape ApiOnlyApiKeyParams", surface: "ApiOnlyApiKeyParams", ours: "ApiKeyParams", why: describedName },
  {
    at: "shape PublicKeyCredentialWithAttestation",
    surface: "PublicKeyCredentialWithAttestation",
    ours: "Attestation",
    why: describedName,
  },
  {
    at: "shape Attestation",
    surface: "Attestation",
    ours: "AttestationV2",
    why: "The name belongs to the browser's record; the suffix says that this one came with AuthenticatorParamsV2.",
  },
  {
    at: "shape EmailCustomizationParams",
    surface: "EmailCustomizationParams",
    ours: "EmailCustomization",
    why: describedName,
  },
  {
    at: "shape SmsCustomizationParams",
    surface: "SmsCustomizationParams",
    ours: "SmsCustomization",
    why: describedName,
  },
  {
    at: "shape ResultAddress",
    surface: "ResultAddress",
    ours: "Address",
    why: "Both shapes have the same members, so one record serves.",
  },
  {
    at: "shape WebAuthnStamp",
    surface: "WebAuthnStamp",
    ours: "nothing",
    why: "It travels in a header. OpenAPI describes it as a security scheme; types and validators have the shape.",
  },
  {
    at: "CreateSessionProfileRequest.generateAppProofs",
    surface: "nothing",
    ours: "boolean",
    why: "Clients such as @turnkey/core send it with every activity.",
  },
  {
    at: "InitImportSecretsRequest.generateAppProofs",
    surface: "nothing",
    ours: "boolean",
    why: "Clients such as @turnkey/core send it with every activity.",
  },
  {
    at: "ImportSecretsRequest.generateAppProofs",
    surface: "nothing",
    ours: "boolean",
    why: "Clients such as @turnkey/core send it with every activity.",
  },
  {
    at: "ExportSecretsRequest.generateAppProofs",
    surface: "nothing",
    ours: "boolean",
    why: "Clients such as @turnkey/core send it with every activity.",
  },
  {
    at: "DeleteSecretsRequest.generateAppProofs",
    surface: "nothing",
    ours: "boolean",
    why: "Clients such as @turnkey/core send it with every activity.",
  },
  { at: "InitOtpAuthIntent.otpType", surface: "string", ours: "OtpType", why: plainEnum },
  { at: "InitOtpAuthIntentV2.otpType", surface: "string", ours: "OtpType", why: plainEnum },
  { at: "InitOtpAuthIntentV3.otpType", surface: "string", ours: "OtpType", why: plainEnum },
  { at: "IpAllowlist.onEvaluationError", surface: "string", ours: "IpAllowlistErrorOutcome", why: plainEnum },
  { at: "SetIpAllowlistIntent.onEvaluationError", surface: "string", ours: "IpAllowlistErrorOutcome", why: plainEnum },
  { at: "WebhookSubscriptionParams.eventType", surface: "string", ours: "WebhookEventType", why: plainEnum },
  { at: "InitOtpIntent.otpType", surface: "string", ours: "OtpType", why: plainEnum },
  { at: "InitOtpIntentV2.otpType", surface: "string", ours: "OtpType", why: plainEnum },
  { at: "InitOtpIntentV3.otpType", surface: "string", ours: "OtpType", why: plainEnum },
  { at: "GetSubOrgIdsRequest.filterType", surface: "string", ours: "SubOrganizationFilterType", why: plainEnum },
  {
    at: "GetVerifiedSubOrgIdsRequest.filterType",
    surface: "string",
    ours: "VerifiedSubOrganizationFilterType",
    why: plainEnum,
  },
  { at: "GetAttestationDocumentRequest.enclaveType", surface: "string", ours: "EnclaveType", why: plainEnum },
  { at: "UpdateAuthProxyConfigIntent.allowedAuthMethods", surface: "string", ours: "AuthProxyMethod", why: plainEnum },
  {
    at: "WalletKitSettingsParams.oauthClientIds",
    surface: "map<string,string>",
    ours: "object",
    why: "OpenAPI writes a map of texts as an object with additionalProperties.",
  },
  {
    at: "Vote.scheme",
    surface: "string",
    ours: "SignatureScheme",
    why: "It is one of the schemes of a stamp; the enum is open, so answers may hold others.",
  },
  {
    at: "Activity.failure",
    surface: "Status",
    ours: "Status|null",
    why: "Existing deployments answer null where nothing has failed, which clients' types leave out.",
  },
  ...["MfaPolicy", "CreateMfaPolicyIntent", "UpdateMfaPolicyIntent"].map((shape) => ({
    at: `${shape}.order`,
    surface: "integer <int64>",
    ours: "integer <int32>",
    why: "It is a JSON number, which holds no 64 bits, and a user has ten policies.",
  })),
  ...["CreateMfaPolicyRequest", "UpdateMfaPolicyRequest", "DeleteMfaPolicyRequest"].map((shape) => ({
    at: `${shape}.generateAppProofs`,
    surface: "nothing",
    ours: "boolean",
    why: "One client sends it with every request.",
  })),
  {
    at: "GetActivitiesResponse.archived",
    surface: "nothing",
    ours: "ActivityArchive",
    why: "Whoever reads the list to its end has to see that older activities are elsewhere.",
  },
  {
    at: "Any.@type",
    surface: "nothing",
    ours: "string",
    why: "Every detail of an error says by it what it is; clients' types leave the record empty.",
  },
];
