// Sends a user who has lost their authenticators an e-mail with a credential that can do one thing: add a new
// authenticator with recoverUser. Submitted to `submit/init_user_email_recovery`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  Email,
  ExpirationSeconds,
  MillisecondTimestamp,
  OrganizationId,
  SenderAddress,
  SenderName,
  TargetPublicKey,
  UserId,
} from "../scalars.js";
import type { EmailAuthCustomizationParams, EmailCustomization } from "../shapes/messages.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY`. Sends a user who has lost their authenticators an
 * e-mail with a credential that can do one thing: add a new authenticator with recoverUser.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`.
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
  /** Address that the e-mail comes from. By default the service's own. */
  readonly sendFromEmailAddress?: SenderAddress | undefined;
  /** Sender name shown with the e-mail's From address. */
  readonly sendFromEmailSenderName?: SenderName | undefined;
  /** Reply-To address. Default: the sender's. */
  readonly replyToEmailAddress?: Email | undefined;
}

/** What a completed `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY` answers. */
export interface InitUserEmailRecoveryResult {
  /** User who has the e-mail address. */
  readonly userId: UserId;
}

/**
 * Activity of type `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY`. Sends a user who has lost their authenticators an
 * e-mail with a credential that can do one thing: add a new authenticator with recoverUser.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`.
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
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`.
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
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: InitUserEmailRecoveryIntent;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`.
 */
export interface InitUserEmailRecoveryResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: InitUserEmailRecoveryActivity;
}

/**
 * Parameters of `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`. Sends a user who has lost their authenticators an
 * e-mail with a credential that can do one thing: add a new authenticator with recoverUser.
 */
export interface InitUserEmailRecoveryIntentV2 {
  /** E-mail address of the user to recover. The message goes there. */
  readonly email: Email;
  /** Key of the device to which the credential in the e-mail is encrypted. */
  readonly targetPublicKey: TargetPublicKey;
  /** How long the credential works, in seconds as a decimal string. Default 900. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
  /** Address that the e-mail comes from. By default the service's own. */
  readonly sendFromEmailAddress?: SenderAddress | undefined;
  /** Sender name shown with the e-mail's From address. */
  readonly sendFromEmailSenderName?: SenderName | undefined;
  /** Reply-To address. Default: the sender's. */
  readonly replyToEmailAddress?: Email | undefined;
  /** Name of the app, and changes to the look and wording of the e-mail. */
  readonly emailCustomization: EmailAuthCustomizationParams;
}

/** Activity of type `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`. Names the app. */
export interface InitUserEmailRecoveryActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2";
  /** What was asked for. */
  readonly intent: { readonly initUserEmailRecoveryIntentV2: InitUserEmailRecoveryIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly initUserEmailRecoveryResult?: InitUserEmailRecoveryResult | undefined };
}

/** Body of `submit/init_user_email_recovery` for `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`. Names the app. */
export interface InitUserEmailRecoveryRequestV2 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2";
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
  readonly parameters: InitUserEmailRecoveryIntentV2;
}

/** Answer to a submitted `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`. */
export interface InitUserEmailRecoveryResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: InitUserEmailRecoveryActivityV2;
}

/**
 * What can be submitted to `submit/init_user_email_recovery`, told apart by `type`. Sends a user who has lost
 * their authenticators an e-mail with a credential that can do one thing: add a new authenticator with
 * recoverUser.
 */
export type InitUserEmailRecoveryBody = InitUserEmailRecoveryRequest | InitUserEmailRecoveryRequestV2;
/** What `submit/init_user_email_recovery` answers, by the version that was submitted. */
export type InitUserEmailRecoveryAnswer = InitUserEmailRecoveryResponse | InitUserEmailRecoveryResponseV2;

/**
 * What `initUserEmailRecoveryV1` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`.
 */
export interface InitUserEmailRecoveryInput extends InputOf<InitUserEmailRecoveryRequest, "type", "timestampMs"> {}

/** `initUserEmailRecoveryV1` as data. */
export const initUserEmailRecoveryV1Operation: Operation = {
  name: "initUserEmailRecoveryV1",
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
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2`.
 */
export function initUserEmailRecoveryV1(
  connection: Connection,
  input: InitUserEmailRecoveryInput,
  options?: CallOptions,
): Promise<InitUserEmailRecoveryResponse> {
  return call(connection, initUserEmailRecoveryV1Operation, input, options);
}

/** What `initUserEmailRecovery` takes: its request without what the client fills in. */
export interface InitUserEmailRecoveryInputV2 extends InputOf<InitUserEmailRecoveryRequestV2, "type", "timestampMs"> {}

/** `initUserEmailRecovery` as data. */
export const initUserEmailRecoveryOperation: Operation = {
  name: "initUserEmailRecovery",
  path: "/public/v1/submit/init_user_email_recovery",
  kind: "submit",
  type: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2",
  fill: ["timestampMs"],
};

/**
 * Names the app.
 *
 * @throws ApiError as `call` says
 */
export function initUserEmailRecovery(
  connection: Connection,
  input: InitUserEmailRecoveryInputV2,
  options?: CallOptions,
): Promise<InitUserEmailRecoveryResponseV2> {
  return call(connection, initUserEmailRecoveryOperation, input, options);
}
