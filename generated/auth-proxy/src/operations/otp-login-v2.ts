// Opens a session for the user who verified the contact in a token. Always requires a signature. Sent to
// `otp_login_v2`.

import type { ClientSignature } from "../imports/@countersign/api/shapes/credentials.js";
import type { CallOptions, Connection } from "@countersign/api/runtime/client";
import type { Operation } from "@countersign/api/runtime/operation";
import type { OrganizationId, PublicKey, SessionJwt, VerificationToken } from "../scalars.js";
import { call } from "@countersign/api/runtime/client";

/**
 * Body of the operation `otpLoginV2`. Opens a session for the user who verified the contact in a token. Always
 * requires a signature.
 */
export interface OtpLoginV2Request {
  /** The token. */
  readonly verificationToken: VerificationToken;
  /** Key of the session; compressed, on P-256. */
  readonly publicKey: PublicKey;
  /** When true, earlier sessions end. Default: false. */
  readonly invalidateExisting?: boolean | undefined;
  /** The sub-organization. By default the one that the contact belongs to. */
  readonly organizationId?: OrganizationId | undefined;
  /** Signature by the key in the token. */
  readonly clientSignature: ClientSignature;
}

/** Answer to the operation `otpLoginV2`. */
export interface OtpLoginV2Response {
  /**
   * What a session is, for the client and its backend; a JWT with exp, public_key, session_type, user_id and
   * organization_id. It opens nothing here, where the key itself stamps. Its ES256 signature, by the deployment's
   * session key, is over the SHA-256 of what a JWT's signature is usually over.
   */
  readonly session: SessionJwt;
}

/** `otpLoginV2` as data. */
export const otpLoginV2Operation: Operation = {
  name: "otpLoginV2",
  path: "/auth-proxy/v1/otp_login_v2",
  kind: "operation",
};

/**
 * Opens a session for the user who verified the contact in a token. Always requires a signature.
 *
 * Sent once only, unless `options.retry` says otherwise: sent again, it would take effect again.
 *
 * @throws ApiError as `call` says
 */
export function otpLoginV2(
  connection: Connection,
  input: OtpLoginV2Request,
  options?: CallOptions,
): Promise<OtpLoginV2Response> {
  return call(connection, otpLoginV2Operation, input, { ...options, retry: options?.retry ?? false });
}
