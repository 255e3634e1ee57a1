// Sends a one-time code to a contact, whether or not a user has it. Hand it in as plain text. Sent to `otp_init`.

import type { OtpType } from "../enums.js";
import type { CallOptions, Connection } from "@countersign/api/runtime/client";
import type { Open } from "@countersign/api/runtime/open";
import type { Operation } from "@countersign/api/runtime/operation";
import type { OtpContact, OtpId } from "../scalars.js";
import type { ProxyEmailCustomizationParams } from "../shapes/common.js";
import { call } from "@countersign/api/runtime/client";

/**
 * Body of the operation `initOtp`. Sends a one-time code to a contact, whether or not a user has it. Hand it in
 * as plain text.
 */
export interface InitOtpRequest {
  /** Way in which the code is sent. */
  readonly otpType: Open<OtpType>;
  /** Where it is sent: an e-mail address or a phone number, as otpType says. */
  readonly contact: OtpContact;
  /** How an e-mail looks. The rest is set by the organization. */
  readonly emailCustomization?: ProxyEmailCustomizationParams | undefined;
}

/** Answer to the operation `initOtp`. */
export interface InitOtpResponse {
  /** Id of the code. */
  readonly otpId: OtpId;
}

/** `initOtp` as data. */
export const initOtpOperation: Operation = { name: "initOtp", path: "/auth-proxy/v1/otp_init", kind: "operation" };

/**
 * Sends a one-time code to a contact, whether or not a user has it. Hand it in as plain text.
 *
 * Sent once only, unless `options.retry` says otherwise: sent again, it would take effect again.
 *
 * @throws ApiError as `call` says
 */
export function initOtp(
  connection: Connection,
  input: InitOtpRequest,
  options?: CallOptions,
): Promise<InitOtpResponse> {
  return call(connection, initOtpOperation, input, { ...options, retry: options?.retry ?? false });
}
