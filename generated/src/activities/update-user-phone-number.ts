// Changes or removes a user's phone number. Changing that of a root user takes the root quorum, unless they do it
// themselves. Submitted to `submit/update_user_phone_number`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, PhoneNumber, UserId, VerificationToken } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER`. Changes or removes a user's phone number. Changing
 * that of a root user takes the root quorum, unless they do it themselves.
 */
export interface UpdateUserPhoneNumberIntent {
  /** User to change. */
  readonly userId: UserId;
  /** New phone number. Empty to take it away. */
  readonly userPhoneNumber: PhoneNumber;
  /**
   * Proof from verifyOtp that the phone number is theirs, which is verified then. It was issued in the
   * organization of the user or its parent, and serves once for this. Without it, a new phone number is not
   * verified.
   */
  readonly verificationToken?: VerificationToken | undefined;
}

/** What a completed `ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER` answers. */
export interface UpdateUserPhoneNumberResult {
  /** The changed user. */
  readonly userId: UserId;
}

/**
 * Activity of type `ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER`. Changes or removes a user's phone number. Changing
 * that of a root user takes the root quorum, unless they do it themselves.
 */
export interface UpdateUserPhoneNumberActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER";
  /** What was asked for. */
  readonly intent: { readonly updateUserPhoneNumberIntent: UpdateUserPhoneNumberIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly updateUserPhoneNumberResult?: UpdateUserPhoneNumberResult | undefined };
}

/**
 * Body of `submit/update_user_phone_number` for `ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER`. Changes or removes a
 * user's phone number. Changing that of a root user takes the root quorum, unless they do it themselves.
 */
export interface UpdateUserPhoneNumberRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: UpdateUserPhoneNumberIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER`. */
export interface UpdateUserPhoneNumberResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: UpdateUserPhoneNumberActivity;
}

/** What `updateUserPhoneNumber` takes: its request without what the client fills in. */
export interface UpdateUserPhoneNumberInput extends InputOf<UpdateUserPhoneNumberRequest, "type", "timestampMs"> {}

/** `updateUserPhoneNumber` as data. */
export const updateUserPhoneNumberOperation: Operation = {
  name: "updateUserPhoneNumber",
  path: "/public/v1/submit/update_user_phone_number",
  kind: "submit",
  type: "ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER",
  fill: ["timestampMs"],
};

/**
 * Changes or removes a user's phone number. Changing that of a root user takes the root quorum, unless they do
 * it themselves.
 *
 * @throws ApiError as `call` says
 */
export function updateUserPhoneNumber(
  connection: Connection,
  input: UpdateUserPhoneNumberInput,
  options?: CallOptions,
): Promise<UpdateUserPhoneNumberResponse> {
  return call(connection, updateUserPhoneNumberOperation, input, options);
}
