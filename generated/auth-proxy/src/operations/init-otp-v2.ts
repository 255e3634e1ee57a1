// Sends a one-time code to a contact, whether or not a user has it. Hand it in encrypted. Sent to `otp_init_v2`.

import type { OtpType } from "../enums.js";
import type { CallOptions, Connection } from "@countersign/api/runtime/client";
import type { Open } from "@countersign/api/runtime/open";
import type { Operation } from "@countersign/api/runtime/operation";
import type { OtpContact, OtpId } from "../scalars.js";
import type { ProxyEmailCustomizationParams } from "../shapes/common.js";
import { call } from "@countersign/api/runtime/client";

/**
 * Body of the operation `initOtpV2`. Sends a one-time code to a contact, whether or not a user has it. Hand it
 * in encrypted.
 */
export interface InitOtpV2Request {
  /** Way in which the code is sent. */
  readonly otpType: Open<OtpType>;
  /** Where it is sent: an e-mail address or a phone number, as otpType says. */
  readonly contact: OtpContact;
  /** How an e-mail looks. The rest is set by the organization. */
  readonly emailCustomization?: ProxyEmailCustomizationParams | undefined;
}

/** Answer to the operation `initOtpV2`. */
export interface InitOtpV2Response {
  /** Id of the code. */
  readonly otpId: OtpId;
  /** Key to which the code is encrypted, as in the result of initOtp of the API. */
  readonly otpEncryptionTargetBundle: string;
}

/** `initOtpV2` as data. */
export const initOtpV2Operation: Operation = {
  name: "initOtpV2",
  path: "/auth-proxy/v1/otp_init_v2",
  kind: "operation",
};

/**
 * Sends a one-time code to a contact, whether or not a user has it. Hand it in encrypted.
 *
 * Sent once only, unless `options.retry` says otherwise: sent again, it would take effect again.
 *
 * @throws ApiError as `call` says
 */
export function initOtpV2(
  connection: Connection,
  input: InitOtpV2Request,
  options?: CallOptions,
): Promise<InitOtpV2Response> {
  return call(connection, initOtpV2Operation, input, { ...options, retry: options?.retry ?? false });
}
