// Changes or removes a user's e-mail address. Changing that of a root user takes the root quorum, unless they do it
// themselves. Submitted to `submit/update_user_email`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { Email, MillisecondTimestamp, OrganizationId, UserId, VerificationToken } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_UPDATE_USER_EMAIL`. Changes or removes a user's e-mail address. Changing that of
 * a root user takes the root quorum, unless they do it themselves.
 */
export interface UpdateUserEmailIntent {
  /** User to change. */
  readonly userId: UserId;
  /** New e-mail address. Empty to take it away. */
  readonly userEmail: Email;
  /**
   * Proof from verifyOtp that the e-mail address is theirs, which is verified then. It was issued in the
   * organization of the user or its parent, and serves once for this. Without it, a new e-mail address is not
   * verified.
   */
  readonly verificationToken?: VerificationToken | undefined;
}

/** What a completed `ACTIVITY_TYPE_UPDATE_USER_EMAIL` answers. */
export interface UpdateUserEmailResult {
  /** The changed user. */
  readonly userId: UserId;
}

/**
 * Activity of type `ACTIVITY_TYPE_UPDATE_USER_EMAIL`. Changes or removes a user's e-mail address. Changing that
 * of a root user takes the root quorum, unless they do it themselves.
 */
export interface UpdateUserEmailActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_USER_EMAIL";
  /** What was asked for. */
  readonly intent: { readonly updateUserEmailIntent: UpdateUserEmailIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly updateUserEmailResult?: UpdateUserEmailResult | undefined };
}

/**
 * Body of `submit/update_user_email` for `ACTIVITY_TYPE_UPDATE_USER_EMAIL`. Changes or removes a user's e-mail
 * address. Changing that of a root user takes the root quorum, unless they do it themselves.
 */
export interface UpdateUserEmailRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_USER_EMAIL";
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
  readonly parameters: UpdateUserEmailIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_UPDATE_USER_EMAIL`. */
export interface UpdateUserEmailResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: UpdateUserEmailActivity;
}

/** What `updateUserEmail` takes: its request without what the client fills in. */
export interface UpdateUserEmailInput extends InputOf<UpdateUserEmailRequest, "type", "timestampMs"> {}

/** `updateUserEmail` as data. */
export const updateUserEmailOperation: Operation = {
  name: "updateUserEmail",
  path: "/public/v1/submit/update_user_email",
  kind: "submit",
  type: "ACTIVITY_TYPE_UPDATE_USER_EMAIL",
  fill: ["timestampMs"],
};

/**
 * Changes or removes a user's e-mail address. Changing that of a root user takes the root quorum, unless they do
 * it themselves.
 *
 * @throws ApiError as `call` says
 */
export function updateUserEmail(
  connection: Connection,
  input: UpdateUserEmailInput,
  options?: CallOptions,
): Promise<UpdateUserEmailResponse> {
  return call(connection, updateUserEmailOperation, input, options);
}
