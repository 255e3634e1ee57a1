// Adds a new authenticator to a user who has lost the others. The request is stamped with the credential that
// initUserEmailRecovery sent. Submitted to `submit/recover_user`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { AuthenticatorId, MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import type { AuthenticatorParamsV2, ReceivedAuthenticatorParamsV2 } from "../shapes/credentials.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_RECOVER_USER`. Adds a new authenticator to a user who has lost the others. The
 * request is stamped with the credential that initUserEmailRecovery sent.
 */
export interface RecoverUserIntent {
  /** The new authenticator. */
  readonly authenticator: AuthenticatorParamsV2;
  /** User who is recovered. */
  readonly userId: UserId;
}

/** `RecoverUserIntent` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedRecoverUserIntent extends Omit<RecoverUserIntent, "authenticator"> {
  /** The new authenticator. */
  readonly authenticator: ReceivedAuthenticatorParamsV2;
}

/** What a completed `ACTIVITY_TYPE_RECOVER_USER` answers. */
export interface RecoverUserResult {
  /** Ids of the new authenticators. A list in spite of its name; it holds one id. */
  readonly authenticatorId: readonly AuthenticatorId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_RECOVER_USER`. Adds a new authenticator to a user who has lost the others. The
 * request is stamped with the credential that initUserEmailRecovery sent.
 */
export interface RecoverUserActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_RECOVER_USER";
  /** What was asked for. */
  readonly intent: { readonly recoverUserIntent: ReceivedRecoverUserIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly recoverUserResult?: RecoverUserResult | undefined };
}

/**
 * Body of `submit/recover_user` for `ACTIVITY_TYPE_RECOVER_USER`. Adds a new authenticator to a user who has
 * lost the others. The request is stamped with the credential that initUserEmailRecovery sent.
 */
export interface RecoverUserRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_RECOVER_USER";
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
  readonly parameters: RecoverUserIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_RECOVER_USER`. */
export interface RecoverUserResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: RecoverUserActivity;
}

/** What `recoverUser` takes: its request without what the client fills in. */
export interface RecoverUserInput extends InputOf<RecoverUserRequest, "type", "timestampMs"> {}

/** `recoverUser` as data. */
export const recoverUserOperation: Operation = {
  name: "recoverUser",
  path: "/public/v1/submit/recover_user",
  kind: "submit",
  type: "ACTIVITY_TYPE_RECOVER_USER",
  fill: ["timestampMs"],
};

/**
 * Adds a new authenticator to a user who has lost the others. The request is stamped with the credential that
 * initUserEmailRecovery sent.
 *
 * @throws ApiError as `call` says
 */
export function recoverUser(
  connection: Connection,
  input: RecoverUserInput,
  options?: CallOptions,
): Promise<RecoverUserResponse> {
  return call(connection, recoverUserOperation, input, options);
}
