// Hands a one-time code in as it is, and gets a token for it. Sent to `otp_verify`.

import type { CallOptions, Connection } from "@countersign/api/runtime/client";
import type { Operation } from "@countersign/api/runtime/operation";
import type { OtpCode, OtpId, PublicKey, VerificationToken } from "../scalars.js";
import { call } from "@countersign/api/runtime/client";

/** Body of the operation `verifyOtp`. Hands a one-time code in as it is, and gets a token for it. */
export interface VerifyOtpRequest {
  /** Id of the code. */
  readonly otpId: OtpId;
  /** The code, in upper or lower case. */
  readonly otpCode: OtpCode;
  /** P-256 public key, compressed. Only its holder may use the token. */
  readonly publicKey?: PublicKey | undefined;
}

/** Answer to the operation `verifyOtp`. */
export interface VerifyOtpResponse {
  /** The token. */
  readonly verificationToken: VerificationToken;
}

/** `verifyOtp` as data. */
export const verifyOtpOperation: Operation = {
  name: "verifyOtp",
  path: "/auth-proxy/v1/otp_verify",
  kind: "operation",
};

/**
 * Hands a one-time code in as it is, and gets a token for it.
 *
 * Sent once only, unless `options.retry` says otherwise: sent again, it would take effect again.
 *
 * @throws ApiError as `call` says
 */
export function verifyOtp(
  connection: Connection,
  input: VerifyOtpRequest,
  options?: CallOptions,
): Promise<VerifyOtpResponse> {
  return call(connection, verifyOtpOperation, input, { ...options, retry: options?.retry ?? false });
}
