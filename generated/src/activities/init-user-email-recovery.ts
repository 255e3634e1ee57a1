// Sends a user who has lost their authenticators an e-mail with a credential that can do one thing: add a new
// authenticator with recoverUser. Submitted to `submit/init_user_email_recovery`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type {
  Email,
  ExpirationSeconds,
  MillisecondTimestamp,
  OrganizationId,
  TargetPublicKey,
  UserId,
} from "../scalars.js";
import type { EmailCustomization } from "../shapes/messages.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY`. Sends a user who has lost their authenticators an
 * e-mail with a credential that can do one thing: add a new authenticator with recoverUser.
 */
export interface InitUserEmailRecoveryIntent {
  /** E-mail address of the user to recover. The message goes there. */
  readonly email: Email;
  /** Key of the device to which the credential in the e-mail is encrypted. */
  readonly targetPublicKey: TargetPublicKey;
  /** How long the credential works, in seconds as a decimal string. Default 900. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
  /** Changes to the look and wording of the e-mail. */
  readonly emailCustomization?: EmailCustomization | undefined;
}

/** What a completed `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY` answers. */
export interface InitUserEmailRecoveryResult {
  /** User who has the e-mail address. */
  readonly userId: UserId;
}

/**
 * Activity of type `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY`. Sends a user who has lost their authenticators an
 * e-mail with a credential that can do one thing: add a new authenticator with recoverUser.
 */
export interface InitUserEmailRecoveryActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY";
  /** What was asked for. */
  readonly intent: { readonly initUserEmailRecoveryIntent: InitUserEmailRecoveryIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly initUserEmailRecoveryResult?: InitUserEmailRecoveryResult | undefined };
}

/**
 * Body of `submit/init_user_email_recovery` for `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY`. Sends a user who has
 * lost their authenticators an e-mail with a credential that can do one thing: add a new authenticator with
 * recoverUser.
 */
export interface InitUserEmailRecoveryRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** What is asked for. */
  readonly parameters: InitUserEmailRecoveryIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY`. */
export interface InitUserEmailRecoveryResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: InitUserEmailRecoveryActivity;
}

/** What `initUserEmailRecovery` takes: its request without what the client fills in. */
export interface InitUserEmailRecoveryInput {
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs?: MillisecondTimestamp | undefined;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** What is asked for. */
  readonly parameters: InitUserEmailRecoveryIntent;
}

/** `initUserEmailRecovery` as data. */
export const initUserEmailRecoveryOperation: Operation = {
  name: "initUserEmailRecovery",
  path: "/public/v1/submit/init_user_email_recovery",
  kind: "submit",
  type: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY",
  fill: ["timestampMs"],
};

/**
 * Sends a user who has lost their authenticators an e-mail with a credential that can do one thing: add a new
 * authenticator with recoverUser.
 *
 * @throws ApiError as `call` says
 */
export function initUserEmailRecovery(
  connection: Connection,
  input: InitUserEmailRecoveryInput,
  options?: CallOptions,
): Promise<InitUserEmailRecoveryResponse> {
  return call(connection, initUserEmailRecoveryOperation, input, options);
}
