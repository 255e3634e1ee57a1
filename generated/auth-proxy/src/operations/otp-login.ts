// Opens a session for the user who verified the contact in a token. Sent to `otp_login`.

import type { ClientSignature } from "../imports/@countersign/api/shapes/credentials.js";
import type { CallOptions, Connection } from "@countersign/api/runtime/client";
import type { Operation } from "@countersign/api/runtime/operation";
import type { OrganizationId, PublicKey, SessionJwt, VerificationToken } from "../scalars.js";
import { call } from "@countersign/api/runtime/client";

/** Body of the operation `otpLogin`. Opens a session for the user who verified the contact in a token. */
export interface OtpLoginRequest {
  /** The token. */
  readonly verificationToken: VerificationToken;
  /** Key of the session; compressed, on P-256. */
  readonly publicKey: PublicKey;
  /** When true, earlier sessions end. Default: false. */
  readonly invalidateExisting?: boolean | undefined;
  /** The sub-organization. By default the one that the contact belongs to. */
  readonly organizationId?: OrganizationId | undefined;
  /** Signature by the key in the token, if it has one. */
  readonly clientSignature?: ClientSignature | undefined;
}

/** Answer to the operation `otpLogin`. */
export interface OtpLoginResponse {
  /**
   * What a session is, for the client and its backend; a JWT with exp, public_key, session_type, user_id and
   * organization_id. It opens nothing here, where the key itself stamps. Its ES256 signature, by the deployment's
   * session key, is over the SHA-256 of what a JWT's signature is usually over.
   */
  readonly session: SessionJwt;
}

/** `otpLogin` as data. */
export const otpLoginOperation: Operation = { name: "otpLogin", path: "/auth-proxy/v1/otp_login", kind: "operation" };

/**
 * Opens a session for the user who verified the contact in a token.
 *
 * Sent once only, unless `options.retry` says otherwise: sent again, it would take effect again.
 *
 * @throws ApiError as `call` says
 */
export function otpLogin(
  connection: Connection,
  input: OtpLoginRequest,
  options?: CallOptions,
): Promise<OtpLoginResponse> {
  return call(connection, otpLoginOperation, input, { ...options, retry: options?.retry ?? false });
}
