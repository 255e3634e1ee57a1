// Withdraws an invitation that has not been accepted yet. Submitted to `submit/delete_invitation`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { InvitationId, MillisecondTimestamp, OrganizationId } from "../scalars.js";
import { call } from "../runtime/client.js";

/** Parameters of `ACTIVITY_TYPE_DELETE_INVITATION`. Withdraws an invitation that has not been accepted yet. */
export interface DeleteInvitationIntent {
  /** Invitation to withdraw. */
  readonly invitationId: InvitationId;
}

/** What a completed `ACTIVITY_TYPE_DELETE_INVITATION` answers. */
export interface DeleteInvitationResult {
  /** The withdrawn invitation. */
  readonly invitationId: InvitationId;
}

/** Activity of type `ACTIVITY_TYPE_DELETE_INVITATION`. Withdraws an invitation that has not been accepted yet. */
export interface DeleteInvitationActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_INVITATION";
  /** What was asked for. */
  readonly intent: { readonly deleteInvitationIntent: DeleteInvitationIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deleteInvitationResult?: DeleteInvitationResult | undefined };
}

/**
 * Body of `submit/delete_invitation` for `ACTIVITY_TYPE_DELETE_INVITATION`. Withdraws an invitation that has not
 * been accepted yet.
 */
export interface DeleteInvitationRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_INVITATION";
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
  readonly parameters: DeleteInvitationIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_INVITATION`. */
export interface DeleteInvitationResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeleteInvitationActivity;
}

/** What `deleteInvitation` takes: its request without what the client fills in. */
export interface DeleteInvitationInput extends InputOf<DeleteInvitationRequest, "type", "timestampMs"> {}

/** `deleteInvitation` as data. */
export const deleteInvitationOperation: Operation = {
  name: "deleteInvitation",
  path: "/public/v1/submit/delete_invitation",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_INVITATION",
  fill: ["timestampMs"],
};

/**
 * Withdraws an invitation that has not been accepted yet.
 *
 * @throws ApiError as `call` says
 */
export function deleteInvitation(
  connection: Connection,
  input: DeleteInvitationInput,
  options?: CallOptions,
): Promise<DeleteInvitationResponse> {
  return call(connection, deleteInvitationOperation, input, options);
}
