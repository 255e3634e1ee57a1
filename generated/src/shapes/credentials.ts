// Records of the contract's shapes/credentials.yaml.

import type {
  ApiKeyCurve,
  AuthenticatorAttachment,
  AuthenticatorTransport,
  ClientSignatureScheme,
  CredentialType,
  PublicKeyCredentialType,
} from "../enums.js";
import type { Open } from "../runtime/open.js";
import type {
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
import type { Timestamp } from "./common.js";

/** An API key of a user. */
export interface ApiKey {
  /** The public half of a credential. */
  readonly credential: Credential;
  /** Identifier of an API key. */
  readonly apiKeyId: ApiKeyId;
  /** Name of an API key, for people. */
  readonly apiKeyName: ApiKeyName;
  /** A point in time. */
  readonly createdAt: Timestamp;
  /** A point in time. */
  readonly updatedAt: Timestamp;
  /** Lifetime of the key in seconds, counted from createdAt, as a decimal string. Absent when it never expires. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
}

/** An API key to register, on P-256. */
export interface ApiKeyParams {
  /** Name of an API key, for people. */
  readonly apiKeyName: ApiKeyName;
  /** Public key, compressed, in hex without 0x. The private half stays with the caller. */
  readonly publicKey: PublicKey;
  /** Lifetime of the key in seconds, counted from now, as a decimal string. Omit it for a long-lived key. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
}

/** An API key to register, on a curve of the caller's choice. */
export interface ApiKeyParamsV2 {
  /** Name of an API key, for people. */
  readonly apiKeyName: ApiKeyName;
  /** Public key, compressed, in hex without 0x. The private half stays with the caller. */
  readonly publicKey: PublicKey;
  /** Lifetime of the key in seconds, counted from now, as a decimal string. Omit it for a long-lived key. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
  /** Curve of publicKey. */
  readonly curveType: ApiKeyCurve;
}

/** `ApiKeyParamsV2` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedApiKeyParamsV2 extends Omit<ApiKeyParamsV2, "curveType"> {
  /** Curve of publicKey. */
  readonly curveType: Open<ApiKeyCurve>;
}

/** A new WebAuthn credential, in the form of a browser's PublicKeyCredential. */
export interface Attestation {
  /** WebAuthn credential id, in base64url without padding. */
  readonly id: CredentialId;
  /** Type of a WebAuthn credential. The standard has one. */
  readonly type: PublicKeyCredentialType;
  /** Same as id, the credential id in base64url without padding. */
  readonly rawId: CredentialId;
  /** How an authenticator is attached, as WebAuthn names it. */
  readonly authenticatorAttachment?: AuthenticatorAttachment | null | undefined;
  /** What an authenticator answered to a registration. */
  readonly response: AuthenticatorAttestationResponse;
  /** Results of WebAuthn extensions. Browsers may send others than those listed; they are kept and not used. */
  readonly clientExtensionResults: SimpleClientExtensionResults;
}

/** `Attestation` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedAttestation extends Omit<Attestation, "authenticatorAttachment" | "response"> {
  /** How an authenticator is attached, as WebAuthn names it. */
  readonly authenticatorAttachment?: Open<AuthenticatorAttachment> | null | undefined;
  /** What an authenticator answered to a registration. */
  readonly response: ReceivedAuthenticatorAttestationResponse;
}

/** What registration needs of a new WebAuthn credential. */
export interface AttestationV2 {
  /** WebAuthn credential id, in base64url without padding. */
  readonly credentialId: CredentialId;
  /** WebAuthn client data, the JSON that the browser made, in base64url without padding. */
  readonly clientDataJson: ClientDataJson;
  /** WebAuthn attestation object, CBOR in base64url without padding. */
  readonly attestationObject: AttestationObject;
  /** Ways to reach the authenticator, as reported by the browser. May be empty. */
  readonly transports: readonly AuthenticatorTransport[];
}

/** `AttestationV2` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedAttestationV2 extends Omit<AttestationV2, "transports"> {
  /** Ways to reach the authenticator, as reported by the browser. May be empty. */
  readonly transports: readonly Open<AuthenticatorTransport>[];
}

/** A WebAuthn authenticator of a user, such as a passkey or security key. */
export interface Authenticator {
  /** Ways to reach the authenticator. Pass them on to the browser when it is to sign. */
  readonly transports: readonly Open<AuthenticatorTransport>[];
  /** Format of the attestation statement that came with registration, as WebAuthn names it. */
  readonly attestationType: string;
  /** Id of the authenticator's model, 16 bytes in base64url without padding. All zeros when unknown. */
  readonly aaguid: string;
  /** WebAuthn credential id, in base64url without padding. */
  readonly credentialId: CredentialId;
  /** Make and model if the aaguid identifies them; otherwise Security key. */
  readonly model: string;
  /** The public half of a credential. */
  readonly credential: Credential;
  /** Identifier of an authenticator. */
  readonly authenticatorId: AuthenticatorId;
  /** Name of an authenticator, for people. */
  readonly authenticatorName: AuthenticatorName;
  /** A point in time. */
  readonly createdAt: Timestamp;
  /** A point in time. */
  readonly updatedAt: Timestamp;
}

/** What an authenticator answered to a registration. */
export interface AuthenticatorAttestationResponse {
  /** WebAuthn client data, the JSON that the browser made, in base64url without padding. */
  readonly clientDataJson: ClientDataJson;
  /** WebAuthn attestation object, CBOR in base64url without padding. */
  readonly attestationObject: AttestationObject;
  /** Ways to reach the authenticator. */
  readonly transports?: readonly AuthenticatorTransport[] | undefined;
  /** How an authenticator is attached, as WebAuthn names it. */
  readonly authenticatorAttachment?: AuthenticatorAttachment | null | undefined;
}

/**
 * `AuthenticatorAttestationResponse` as it is answered: a newer server may have written values that are not
 * listed here.
 */
export interface ReceivedAuthenticatorAttestationResponse extends Omit<
  AuthenticatorAttestationResponse,
  "transports" | "authenticatorAttachment"
> {
  /** Ways to reach the authenticator. */
  readonly transports?: readonly Open<AuthenticatorTransport>[] | undefined;
  /** How an authenticator is attached, as WebAuthn names it. */
  readonly authenticatorAttachment?: Open<AuthenticatorAttachment> | null | undefined;
}

/** An authenticator to register, with the attestation from the browser's credential. */
export interface AuthenticatorParams {
  /** Name of an authenticator, for people. */
  readonly authenticatorName: AuthenticatorName;
  /** User to whom the authenticator will belong. */
  readonly userId: UserId;
  /** A new WebAuthn credential, in the form of a browser's PublicKeyCredential. */
  readonly attestation: Attestation;
  /** Challenge that was given to the authenticator, in base64url without padding. */
  readonly challenge: WebauthnChallenge;
}

/** `AuthenticatorParams` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedAuthenticatorParams extends Omit<AuthenticatorParams, "attestation"> {
  /** A new WebAuthn credential, in the form of a browser's PublicKeyCredential. */
  readonly attestation: ReceivedAttestation;
}

/** An authenticator to register. */
export interface AuthenticatorParamsV2 {
  /** Name of an authenticator, for people. */
  readonly authenticatorName: AuthenticatorName;
  /** What registration needs of a new WebAuthn credential. */
  readonly attestation: AttestationV2;
  /** Challenge that was given to the authenticator, in base64url without padding. */
  readonly challenge: WebauthnChallenge;
}

/** `AuthenticatorParamsV2` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedAuthenticatorParamsV2 extends Omit<AuthenticatorParamsV2, "attestation"> {
  /** What registration needs of a new WebAuthn credential. */
  readonly attestation: ReceivedAttestationV2;
}

/** A signature with which the holder of a key approves how a verification token is used. */
export interface ClientSignature {
  /** The key, which the token names. Compressed, in hex without 0x. */
  readonly publicKey: PublicKey;
  /** How the signature of a client under a message was made. */
  readonly scheme: ClientSignatureScheme;
  /** The signed text, JSON that says what the token is used for. */
  readonly message: string;
  /** ECDSA on P-256 over the SHA-256 of the message, r and s side by side in hex, 128 digits. */
  readonly signature: string;
}

/** Properties of a new credential, as the extension credProps tells them. Browsers may add others. */
export interface CredPropsAuthenticationExtensionsClientOutputs {
  readonly [member: string]: unknown;
  /** True when the credential is discoverable, so that the authenticator finds it without being given its id. */
  readonly rk: boolean;
}

/** The public half of a credential. */
export interface Credential {
  /**
   * Public key. For an API key in hex without 0x, as registered; for an authenticator its COSE key (RFC 9052),
   * which names its algorithm too, in base64url without padding.
   */
  readonly publicKey: string;
  /** What kind of credential a public key belongs to. */
  readonly type: Open<CredentialType>;
  /** Profile of the session, which narrows it down. Absent for others. */
  readonly sessionProfileId?: SessionProfileId | undefined;
}

/** An account at an OAuth provider with which a user can log in. */
export interface OauthProvider {
  /** Identifier of the link between a user and an account at an OAuth provider. */
  readonly providerId: OauthProviderId;
  /** Name of the link to an OAuth provider, for people. */
  readonly providerName: OauthProviderName;
  /** Who issues the tokens, the claim iss of the token that was registered. A URL. */
  readonly issuer: string;
  /** Audience of the tokens, the claim aud: the client id of the app at the provider. */
  readonly audience: string;
  /** The account at the provider, the claim sub. */
  readonly subject: string;
  /** A point in time. */
  readonly createdAt: Timestamp;
  /** A point in time. */
  readonly updatedAt: Timestamp;
}

/** An account at an OAuth provider to link to a user. */
export interface OauthProviderParams {
  /** Name of the link to an OAuth provider, for people. */
  readonly providerName: OauthProviderName;
  /**
   * A valid ID token of the account. Its claims iss, aud and sub are kept and must be the same at every later
   * login.
   */
  readonly oidcToken: OidcToken;
}

/**
 * An account at an OAuth provider to link to a user, by an ID token of it or by its claims: one of oidcToken and
 * oidcClaims. Claims need another entry for the same user with a token of the same issuer and subject.
 */
export interface OauthProviderParamsV2 {
  /** Name of the link to an OAuth provider, for people. */
  readonly providerName: OauthProviderName;
  /**
   * A valid ID token of the account. Its claims iss, aud and sub are kept and must be the same at every later
   * login.
   */
  readonly oidcToken?: OidcToken | undefined;
  /**
   * The account by its claims, such as for the same person in another app of yours. They must be the same at every
   * later login.
   */
  readonly oidcClaims?: OidcClaims | undefined;
}

/** Whose account it is and for which app, as an ID token of it would say. */
export interface OidcClaims {
  /** The issuer, exactly as its tokens have it. A URL. */
  readonly iss: string;
  /** The account at the issuer. */
  readonly sub: string;
  /** Audience of the tokens: the client id of the app at the issuer. */
  readonly aud: string;
}

/** Results of WebAuthn extensions. Browsers may send others than those listed; they are kept and not used. */
export interface SimpleClientExtensionResults {
  readonly [member: string]: unknown;
  /** True when the FIDO AppID stood in for the relying party's id. */
  readonly appid?: boolean | undefined;
  /** True when credentials of the FIDO AppID were excluded. */
  readonly appidExclude?: boolean | undefined;
  /** Properties of a new credential, as the extension credProps tells them. Browsers may add others. */
  readonly credProps?: CredPropsAuthenticationExtensionsClientOutputs | undefined;
}
