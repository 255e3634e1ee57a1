// Accepts an invitation into an organization. The invited person becomes a user with the given authenticator. Submitted
// to `submit/accept_invitation`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { InvitationId, MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import type {
  AuthenticatorParams,
  AuthenticatorParamsV2,
  ReceivedAuthenticatorParams,
  ReceivedAuthenticatorParamsV2,
} from "../shapes/credentials.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_ACCEPT_INVITATION`. Accepts an invitation into an organization. The invited
 * person becomes a user with the given authenticator.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`.
 */
export interface AcceptInvitationIntent {
  /** Invitation to accept. */
  readonly invitationId: InvitationId;
  /** User who accepts. The id comes with the invitation. */
  readonly userId: UserId;
  /** First authenticator of the user. */
  readonly authenticator: AuthenticatorParams;
}

/**
 * `AcceptInvitationIntent` as it is answered: a newer server may have written values that are not listed here.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`.
 */
export interface ReceivedAcceptInvitationIntent extends Omit<AcceptInvitationIntent, "authenticator"> {
  /** First authenticator of the user. */
  readonly authenticator: ReceivedAuthenticatorParams;
}

/** What a completed `ACTIVITY_TYPE_ACCEPT_INVITATION` answers. */
export interface AcceptInvitationResult {
  /** The accepted invitation. */
  readonly invitationId: InvitationId;
  /** The user who now belongs to the organization. */
  readonly userId: UserId;
}

/**
 * Activity of type `ACTIVITY_TYPE_ACCEPT_INVITATION`. Takes the WebAuthn credential as browsers return it.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`.
 */
export interface AcceptInvitationActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_ACCEPT_INVITATION";
  /** What was asked for. */
  readonly intent: { readonly acceptInvitationIntent: ReceivedAcceptInvitationIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly acceptInvitationResult?: AcceptInvitationResult | undefined };
}

/**
 * Body of `submit/accept_invitation` for `ACTIVITY_TYPE_ACCEPT_INVITATION`. Takes the WebAuthn credential as
 * browsers return it.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`.
 */
export interface AcceptInvitationRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_ACCEPT_INVITATION";
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
  readonly parameters: AcceptInvitationIntent;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_ACCEPT_INVITATION`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`.
 */
export interface AcceptInvitationResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: AcceptInvitationActivity;
}

/**
 * Parameters of `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`. Accepts an invitation into an organization. The invited
 * person becomes a user with the given authenticator.
 */
export interface AcceptInvitationIntentV2 {
  /** Invitation to accept. */
  readonly invitationId: InvitationId;
  /** User who accepts. The id comes with the invitation. */
  readonly userId: UserId;
  /** First authenticator of the user. */
  readonly authenticator: AuthenticatorParamsV2;
}

/** `AcceptInvitationIntentV2` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedAcceptInvitationIntentV2 extends Omit<AcceptInvitationIntentV2, "authenticator"> {
  /** First authenticator of the user. */
  readonly authenticator: ReceivedAuthenticatorParamsV2;
}

/** Activity of type `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`. Takes the attestation in its short form. */
export interface AcceptInvitationActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_ACCEPT_INVITATION_V2";
  /** What was asked for. */
  readonly intent: { readonly acceptInvitationIntentV2: ReceivedAcceptInvitationIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly acceptInvitationResult?: AcceptInvitationResult | undefined };
}

/**
 * Body of `submit/accept_invitation` for `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`. Takes the attestation in its
 * short form.
 */
export interface AcceptInvitationRequestV2 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_ACCEPT_INVITATION_V2";
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
  readonly parameters: AcceptInvitationIntentV2;
}

/** Answer to a submitted `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`. */
export interface AcceptInvitationResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: AcceptInvitationActivityV2;
}

/**
 * What can be submitted to `submit/accept_invitation`, told apart by `type`. Accepts an invitation into an
 * organization. The invited person becomes a user with the given authenticator.
 */
export type AcceptInvitationBody = AcceptInvitationRequest | AcceptInvitationRequestV2;
/** What `submit/accept_invitation` answers, by the version that was submitted. */
export type AcceptInvitationAnswer = AcceptInvitationResponse | AcceptInvitationResponseV2;

/**
 * What `acceptInvitationV1` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`.
 */
export interface AcceptInvitationInput extends InputOf<AcceptInvitationRequest, "type", "timestampMs"> {}

/** `acceptInvitationV1` as data. */
export const acceptInvitationV1Operation: Operation = {
  name: "acceptInvitationV1",
  path: "/public/v1/submit/accept_invitation",
  kind: "submit",
  type: "ACTIVITY_TYPE_ACCEPT_INVITATION",
  fill: ["timestampMs"],
};

/**
 * Takes the WebAuthn credential as browsers return it.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_ACCEPT_INVITATION_V2`.
 */
export function acceptInvitationV1(
  connection: Connection,
  input: AcceptInvitationInput,
  options?: CallOptions,
): Promise<AcceptInvitationResponse> {
  return call(connection, acceptInvitationV1Operation, input, options);
}

/** What `acceptInvitation` takes: its request without what the client fills in. */
export interface AcceptInvitationInputV2 extends InputOf<AcceptInvitationRequestV2, "type", "timestampMs"> {}

/** `acceptInvitation` as data. */
export const acceptInvitationOperation: Operation = {
  name: "acceptInvitation",
  path: "/public/v1/submit/accept_invitation",
  kind: "submit",
  type: "ACTIVITY_TYPE_ACCEPT_INVITATION_V2",
  fill: ["timestampMs"],
};

/**
 * Takes the attestation in its short form.
 *
 * @throws ApiError as `call` says
 */
export function acceptInvitation(
  connection: Connection,
  input: AcceptInvitationInputV2,
  options?: CallOptions,
): Promise<AcceptInvitationResponseV2> {
  return call(connection, acceptInvitationOperation, input, options);
}
