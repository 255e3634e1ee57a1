// Records of the contract's shapes/stamps.yaml.

import type { AttestedStampScheme, SignatureScheme } from "../enums.js";
import type { ClientDataJson, CredentialId, PublicKey } from "../scalars.js";

/** Stamp of an API key, sent in X-Stamp as the base64url of its JSON. */
export interface ApiKeyStamp {
  /** Public key of the API key, as it was registered, in hex without 0x. */
  readonly publicKey: PublicKey;
  /** How the signature of a stamp was made. */
  readonly scheme: SignatureScheme;
  /**
   * Signature over the exact bytes of the body, in hex without 0x; DER for ECDSA, where either value of s is
   * accepted, 64 bytes for Ed25519.
   */
  readonly signature: string;
}

/** Stamp by a key with a token that says whose it is, sent in X-Stamp-Attested as the base64url of its JSON. */
export interface AttestedStamp {
  /**
   * The token, as the scheme says. A verification token names the public key; the nonce or tknonce of an ID token
   * is the lower-case hex SHA-256 of the text of publicKey.
   */
  readonly publicKeyAttestation: string;
  /** The kind of token that identifies the user of an attested stamp. */
  readonly scheme: AttestedStampScheme;
  /** P-256 public key to which the token is bound, compressed, in hex without 0x. */
  readonly publicKey: PublicKey;
  /**
   * Signature over the exact bytes of the body, ECDSA over SHA-256, in DER, in hex without 0x. Either value of s
   * is accepted.
   */
  readonly signature: string;
}

/** Stamp of an authenticator, sent in X-Stamp-Webauthn as plain JSON. */
export interface WebAuthnStamp {
  /** WebAuthn credential id, in base64url without padding. */
  readonly credentialId: CredentialId;
  /**
   * WebAuthn client data of the signature, in base64url without padding. Its challenge is the base64url of the
   * lower-case hex SHA-256 of the body.
   */
  readonly clientDataJson: ClientDataJson;
  /** WebAuthn authenticator data, in base64url without padding. */
  readonly authenticatorData: string;
  /** Signature over the authenticator data and the SHA-256 of the client data, in base64url without padding. */
  readonly signature: string;
}
