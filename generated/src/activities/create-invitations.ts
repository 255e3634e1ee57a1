// Invites people into the organization. Each of them receives an e-mail with the invitation. Submitted to
// `submit/create_invitations`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { InvitationId, MillisecondTimestamp, OrganizationId } from "../scalars.js";
import type { InvitationParams, ReceivedInvitationParams } from "../shapes/invitations.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_INVITATIONS`. Invites people into the organization. Each of them receives
 * an e-mail with the invitation.
 */
export interface CreateInvitationsIntent {
  /** People to invite, at least one. */
  readonly invitations: readonly InvitationParams[];
}

/** `CreateInvitationsIntent` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedCreateInvitationsIntent extends Omit<CreateInvitationsIntent, "invitations"> {
  /** People to invite, at least one. */
  readonly invitations: readonly ReceivedInvitationParams[];
}

/** What a completed `ACTIVITY_TYPE_CREATE_INVITATIONS` answers. */
export interface CreateInvitationsResult {
  /** Ids of the new invitations in the order of the request. */
  readonly invitationIds: readonly InvitationId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_INVITATIONS`. Invites people into the organization. Each of them
 * receives an e-mail with the invitation.
 */
export interface CreateInvitationsActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_INVITATIONS";
  /** What was asked for. */
  readonly intent: { readonly createInvitationsIntent: ReceivedCreateInvitationsIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createInvitationsResult?: CreateInvitationsResult | undefined };
}

/**
 * Body of `submit/create_invitations` for `ACTIVITY_TYPE_CREATE_INVITATIONS`. Invites people into the
 * organization. Each of them receives an e-mail with the invitation.
 */
export interface CreateInvitationsRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_INVITATIONS";
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
  readonly parameters: CreateInvitationsIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_INVITATIONS`. */
export interface CreateInvitationsResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateInvitationsActivity;
}

/** What `createInvitations` takes: its request without what the client fills in. */
export interface CreateInvitationsInput extends InputOf<CreateInvitationsRequest, "type", "timestampMs"> {}

/** `createInvitations` as data. */
export const createInvitationsOperation: Operation = {
  name: "createInvitations",
  path: "/public/v1/submit/create_invitations",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_INVITATIONS",
  fill: ["timestampMs"],
};

/**
 * Invites people into the organization. Each of them receives an e-mail with the invitation.
 *
 * @throws ApiError as `call` says
 */
export function createInvitations(
  connection: Connection,
  input: CreateInvitationsInput,
  options?: CallOptions,
): Promise<CreateInvitationsResponse> {
  return call(connection, createInvitationsOperation, input, options);
}
