// Hands a one-time code in, encrypted together with the public key of the person's device. Sent to `otp_verify_v2`.

import type { CallOptions, Connection } from "@countersign/api/runtime/client";
import type { Operation } from "@countersign/api/runtime/operation";
import type { OtpId, VerificationToken } from "../scalars.js";
import { call } from "@countersign/api/runtime/client";

/**
 * Body of the operation `verifyOtpV2`. Hands a one-time code in, encrypted together with the public key of the
 * person's device.
 */
export interface VerifyOtpV2Request {
  /** Id of the code. */
  readonly otpId: OtpId;
  /** Code and key, as in verifyOtp of the API. */
  readonly encryptedOtpBundle: string;
}

/** Answer to the operation `verifyOtpV2`. */
export interface VerifyOtpV2Response {
  /** The token. */
  readonly verificationToken: VerificationToken;
}

/** `verifyOtpV2` as data. */
export const verifyOtpV2Operation: Operation = {
  name: "verifyOtpV2",
  path: "/auth-proxy/v1/otp_verify_v2",
  kind: "operation",
};

/**
 * Hands a one-time code in, encrypted together with the public key of the person's device.
 *
 * Sent once only, unless `options.retry` says otherwise: sent again, it would take effect again.
 *
 * @throws ApiError as `call` says
 */
export function verifyOtpV2(
  connection: Connection,
  input: VerifyOtpV2Request,
  options?: CallOptions,
): Promise<VerifyOtpV2Response> {
  return call(connection, verifyOtpV2Operation, input, { ...options, retry: options?.retry ?? false });
}
