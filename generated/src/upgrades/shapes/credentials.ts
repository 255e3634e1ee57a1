// Steps between records of the contract's shapes/credentials.yaml.

import type {
  ApiKeyParams,
  ApiKeyParamsV2,
  Attestation,
  AttestationV2,
  AuthenticatorParams,
  AuthenticatorParamsV2,
  OauthProviderParams,
  OauthProviderParamsV2,
} from "../../shapes/credentials.js";

/** What `ApiKeyParams` means as `ApiKeyParamsV2`. Changes: `curveType` is new and becomes `"API_KEY_CURVE_P256"`. */
export function upgradeApiKeyParamsToApiKeyParamsV2(older: ApiKeyParams): ApiKeyParamsV2 {
  return {
    apiKeyName: older.apiKeyName,
    publicKey: older.publicKey,
    ...(older.expirationSeconds != null && { expirationSeconds: older.expirationSeconds }),
    curveType: "API_KEY_CURVE_P256",
  };
}

/**
 * What `Attestation` means as `AttestationV2`. Changes: `id` is gone; `type` is gone; `authenticatorAttachment`
 * is gone; `clientExtensionResults` is gone; `credentialId` is made from `rawId`; `clientDataJson` is made from
 * `response`; `attestationObject` is made from `response`; `transports` is made from `response`.
 */
export function upgradeAttestationToAttestationV2(older: Attestation): AttestationV2 {
  return {
    credentialId: older.rawId,
    clientDataJson: older.response.clientDataJson,
    attestationObject: older.response.attestationObject,
    transports: older.response?.transports ?? [],
  };
}

/**
 * What `AuthenticatorParams` means as `AuthenticatorParamsV2`. Changes: `userId` is gone; `attestation` is
 * `AttestationV2`, was `Attestation`.
 */
export function upgradeAuthenticatorParamsToAuthenticatorParamsV2(older: AuthenticatorParams): AuthenticatorParamsV2 {
  return {
    authenticatorName: older.authenticatorName,
    attestation: upgradeAttestationToAttestationV2(older.attestation),
    challenge: older.challenge,
  };
}

/**
 * What `OauthProviderParams` means as `OauthProviderParamsV2`. Changes: `oidcToken` is made from `oidcToken`;
 * `oidcClaims` is new.
 */
export function upgradeOauthProviderParamsToOauthProviderParamsV2(older: OauthProviderParams): OauthProviderParamsV2 {
  return { providerName: older.providerName, oidcToken: older.oidcToken };
}
