// Stamps with a passkey or security key: the browser asks the person, the authenticator signs.

import { ApiError } from "../runtime/errors.js";
import { base64url, hex, utf8 } from "../runtime/encoding.js";
import type { Stamper } from "../runtime/stamper.js";

/** How to ask for a credential (Web Authentication, `PublicKeyCredentialRequestOptions`). */
export interface WebauthnOptions {
  /** Relying party: the domain that the credential was made for, for instance `example.com`. */
  readonly rpId: string;
  /** Credentials that may be used; without it the browser offers all that it can find for `rpId`. */
  readonly allowCredentials?: readonly PublicKeyCredentialDescriptor[] | undefined;
  /** How long the person has, in milliseconds. Default: 300,000. */
  readonly timeoutMs?: number | undefined;
  /** Whether a PIN or biometric is asked for. Default: `preferred`. */
  readonly userVerification?: UserVerificationRequirement | undefined;
  /** Default: `navigator.credentials`. */
  readonly credentials?: Pick<CredentialsContainer, "get"> | undefined;
}

/**
 * Stamps with a WebAuthn credential: header `X-Stamp-Webauthn`, JSON with base64url values. The challenge is the UTF-8
 * bytes of the lower-case hex SHA-256 of the body, so that one touch covers one body only.
 *
 * @throws by each stamp, whatever `navigator.credentials.get` throws (`NotAllowedError` where the person declines or the
 *   time is over); ApiError with code 1 where it gives nothing
 */
export function webauthnStamper(options: WebauthnOptions): Stamper {
  return {
    async stamp(body, { operation, signal }) {
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
      const publicKey: PublicKeyCredentialRequestOptions = {
        challenge: utf8(hex(digest)),
        rpId: options.rpId,
        timeout: options.timeoutMs ?? 300_000,
        userVerification: options.userVerification ?? "preferred",
        ...(options.allowCredentials && { allowCredentials: [...options.allowCredentials] }),
      };
      const credentials = options.credentials ?? navigator.credentials;
      const credential = await credentials.get({ publicKey, ...(signal && { signal }) });
      if (!credential) throw new ApiError(1, "no credential was chosen", { operation: operation.name });
      const { response } = credential as PublicKeyCredential;
      const { authenticatorData, clientDataJSON, signature } = response as AuthenticatorAssertionResponse;
      const value = {
        authenticatorData: base64url(new Uint8Array(authenticatorData)),
        clientDataJson: base64url(new Uint8Array(clientDataJSON)),
        credentialId: credential.id,
        signature: base64url(new Uint8Array(signature)),
      };
      return { name: "X-Stamp-Webauthn", value: JSON.stringify(value) };
    },
  };
}
