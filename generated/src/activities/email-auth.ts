// Sends a user an e-mail that lets them log in. It carries the private half of a new expiring API key, encrypted to a
// key that the user's device holds; the answer carries ids only. Submitted to `submit/email_auth`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  ApiKeyId,
  ApiKeyName,
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
 * Parameters of `ACTIVITY_TYPE_EMAIL_AUTH`. Sends a user an e-mail that lets them log in. It carries the private
 * half of a new expiring API key, encrypted to a key that the user's device holds; the answer carries ids only.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
 */
export interface EmailAuthIntent {
  /** E-mail address of the user to log in. The message goes there. */
  readonly email: Email;
  /** Key of the device to which the credential in the e-mail is encrypted. */
  readonly targetPublicKey: TargetPublicKey;
  /** Name of the new API key. The service generates one by default. */
  readonly apiKeyName?: ApiKeyName | undefined;
  /** How long the new API key works, in seconds as a decimal string. Default 900. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
  /** Changes to the look and wording of the e-mail. */
  readonly emailCustomization?: EmailCustomization | undefined;
  /** When true, keys from the user's earlier e-mail logins stop working. Default: false. */
  readonly invalidateExisting?: boolean | undefined;
  /** Address that the e-mail comes from. By default the service's own. */
  readonly sendFromEmailAddress?: SenderAddress | undefined;
  /** Sender name shown with the e-mail's From address. */
  readonly sendFromEmailSenderName?: SenderName | undefined;
  /** Reply-To address. Default: the sender's. */
  readonly replyToEmailAddress?: Email | undefined;
}

/** What a completed `ACTIVITY_TYPE_EMAIL_AUTH` answers. */
export interface EmailAuthResult {
  /** User who has the e-mail address. */
  readonly userId: UserId;
  /** Id of the new API key. */
  readonly apiKeyId: ApiKeyId;
}

/**
 * Activity of type `ACTIVITY_TYPE_EMAIL_AUTH`. Sends a user an e-mail that lets them log in. It carries the
 * private half of a new expiring API key, encrypted to a key that the user's device holds; the answer carries
 * ids only.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
 */
export interface EmailAuthActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_EMAIL_AUTH";
  /** What was asked for. */
  readonly intent: { readonly emailAuthIntent: EmailAuthIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly emailAuthResult?: EmailAuthResult | undefined };
}

/**
 * Body of `submit/email_auth` for `ACTIVITY_TYPE_EMAIL_AUTH`. Sends a user an e-mail that lets them log in. It
 * carries the private half of a new expiring API key, encrypted to a key that the user's device holds; the
 * answer carries ids only.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
 */
export interface EmailAuthRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_EMAIL_AUTH";
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
  readonly parameters: EmailAuthIntent;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_EMAIL_AUTH`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
 */
export interface EmailAuthResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: EmailAuthActivity;
}

/**
 * Parameters of `ACTIVITY_TYPE_EMAIL_AUTH_V2`. Sends a user an e-mail that lets them log in. It carries the
 * private half of a new expiring API key, encrypted to a key that the user's device holds; the answer carries
 * ids only.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
 */
export interface EmailAuthIntentV2 {
  /** E-mail address of the user to log in. The message goes there. */
  readonly email: Email;
  /** Key of the device to which the credential in the e-mail is encrypted. */
  readonly targetPublicKey: TargetPublicKey;
  /** Name of the new API key. The service generates one by default. */
  readonly apiKeyName?: ApiKeyName | undefined;
  /** How long the new API key works, in seconds as a decimal string. Default 900. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
  /** Changes to the look and wording of the e-mail. */
  readonly emailCustomization?: EmailCustomization | undefined;
  /** When true, keys from the user's earlier e-mail logins stop working. Default: false. */
  readonly invalidateExisting?: boolean | undefined;
  /** Address that the e-mail comes from. By default the service's own. */
  readonly sendFromEmailAddress?: SenderAddress | undefined;
  /** Sender name shown with the e-mail's From address. */
  readonly sendFromEmailSenderName?: SenderName | undefined;
  /** Reply-To address. Default: the sender's. */
  readonly replyToEmailAddress?: Email | undefined;
}

/**
 * Activity of type `ACTIVITY_TYPE_EMAIL_AUTH_V2`. Has the same parameters as version 1.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
 */
export interface EmailAuthActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_EMAIL_AUTH_V2";
  /** What was asked for. */
  readonly intent: { readonly emailAuthIntentV2: EmailAuthIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly emailAuthResult?: EmailAuthResult | undefined };
}

/**
 * Body of `submit/email_auth` for `ACTIVITY_TYPE_EMAIL_AUTH_V2`. Has the same parameters as version 1.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
 */
export interface EmailAuthRequestV2 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_EMAIL_AUTH_V2";
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
  readonly parameters: EmailAuthIntentV2;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_EMAIL_AUTH_V2`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
 */
export interface EmailAuthResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: EmailAuthActivityV2;
}

/**
 * Parameters of `ACTIVITY_TYPE_EMAIL_AUTH_V3`. Sends a user an e-mail that lets them log in. It carries the
 * private half of a new expiring API key, encrypted to a key that the user's device holds; the answer carries
 * ids only.
 */
export interface EmailAuthIntentV3 {
  /** E-mail address of the user to log in. The message goes there. */
  readonly email: Email;
  /** Key of the device to which the credential in the e-mail is encrypted. */
  readonly targetPublicKey: TargetPublicKey;
  /** Name of the new API key. The service generates one by default. */
  readonly apiKeyName?: ApiKeyName | undefined;
  /** How long the new API key works, in seconds as a decimal string. Default 900. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
  /** When true, keys from the user's earlier e-mail logins stop working. Default: false. */
  readonly invalidateExisting?: boolean | undefined;
  /** Address that the e-mail comes from. By default the service's own. */
  readonly sendFromEmailAddress?: SenderAddress | undefined;
  /** Sender name shown with the e-mail's From address. */
  readonly sendFromEmailSenderName?: SenderName | undefined;
  /** Reply-To address. Default: the sender's. */
  readonly replyToEmailAddress?: Email | undefined;
  /** Name of the app, and changes to the look and wording of the e-mail. */
  readonly emailCustomization: EmailAuthCustomizationParams;
}

/** Activity of type `ACTIVITY_TYPE_EMAIL_AUTH_V3`. Names the app. */
export interface EmailAuthActivityV3 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_EMAIL_AUTH_V3";
  /** What was asked for. */
  readonly intent: { readonly emailAuthIntentV3: EmailAuthIntentV3 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly emailAuthResult?: EmailAuthResult | undefined };
}

/** Body of `submit/email_auth` for `ACTIVITY_TYPE_EMAIL_AUTH_V3`. Names the app. */
export interface EmailAuthRequestV3 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_EMAIL_AUTH_V3";
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
  readonly parameters: EmailAuthIntentV3;
}

/** Answer to a submitted `ACTIVITY_TYPE_EMAIL_AUTH_V3`. */
export interface EmailAuthResponseV3 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: EmailAuthActivityV3;
}

/**
 * What can be submitted to `submit/email_auth`, told apart by `type`. Sends a user an e-mail that lets them log
 * in. It carries the private half of a new expiring API key, encrypted to a key that the user's device holds;
 * the answer carries ids only.
 */
export type EmailAuthBody = EmailAuthRequest | EmailAuthRequestV2 | EmailAuthRequestV3;
/** What `submit/email_auth` answers, by the version that was submitted. */
export type EmailAuthAnswer = EmailAuthResponse | EmailAuthResponseV2 | EmailAuthResponseV3;

/**
 * What `emailAuthV1` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
 */
export interface EmailAuthInput extends InputOf<EmailAuthRequest, "type", "timestampMs"> {}

/** `emailAuthV1` as data. */
export const emailAuthV1Operation: Operation = {
  name: "emailAuthV1",
  path: "/public/v1/submit/email_auth",
  kind: "submit",
  type: "ACTIVITY_TYPE_EMAIL_AUTH",
  fill: ["timestampMs"],
};

/**
 * Sends a user an e-mail that lets them log in. It carries the private half of a new expiring API key, encrypted
 * to a key that the user's device holds; the answer carries ids only.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
 */
export function emailAuthV1(
  connection: Connection,
  input: EmailAuthInput,
  options?: CallOptions,
): Promise<EmailAuthResponse> {
  return call(connection, emailAuthV1Operation, input, options);
}

/**
 * What `emailAuthV2` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
 */
export interface EmailAuthInputV2 extends InputOf<EmailAuthRequestV2, "type", "timestampMs"> {}

/** `emailAuthV2` as data. */
export const emailAuthV2Operation: Operation = {
  name: "emailAuthV2",
  path: "/public/v1/submit/email_auth",
  kind: "submit",
  type: "ACTIVITY_TYPE_EMAIL_AUTH_V2",
  fill: ["timestampMs"],
};

/**
 * Has the same parameters as version 1.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_EMAIL_AUTH_V3`.
 */
export function emailAuthV2(
  connection: Connection,
  input: EmailAuthInputV2,
  options?: CallOptions,
): Promise<EmailAuthResponseV2> {
  return call(connection, emailAuthV2Operation, input, options);
}

/** What `emailAuth` takes: its request without what the client fills in. */
export interface EmailAuthInputV3 extends InputOf<EmailAuthRequestV3, "type", "timestampMs"> {}

/** `emailAuth` as data. */
export const emailAuthOperation: Operation = {
  name: "emailAuth",
  path: "/public/v1/submit/email_auth",
  kind: "submit",
  type: "ACTIVITY_TYPE_EMAIL_AUTH_V3",
  fill: ["timestampMs"],
};

/**
 * Names the app.
 *
 * @throws ApiError as `call` says
 */
export function emailAuth(
  connection: Connection,
  input: EmailAuthInputV3,
  options?: CallOptions,
): Promise<EmailAuthResponseV3> {
  return call(connection, emailAuthOperation, input, options);
}
