// Votes for an activity that waits for consensus. The answer is that activity, with its own status and result: once
// enough users agree, it has been carried out. An approval counts for as long as its user has the credential that
// stamped it; afterwards, the same user can approve again. The same goes for the initiator's request, without which
// nothing is carried out. Submitted to `submit/approve_activity`.

import type { ActivityBase, ActivityResponse } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { Fingerprint, MillisecondTimestamp, OrganizationId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_APPROVE_ACTIVITY`. Votes for an activity that waits for consensus. The answer is
 * that activity, with its own status and result: once enough users agree, it has been carried out. An approval
 * counts for as long as its user has the credential that stamped it; afterwards, the same user can approve
 * again. The same goes for the initiator's request, without which nothing is carried out.
 */
export interface ApproveActivityIntent {
  /** Fingerprint of the activity to approve, as its record states it. An unknown one returns 404. */
  readonly fingerprint: Fingerprint;
}

/**
 * Activity of type `ACTIVITY_TYPE_APPROVE_ACTIVITY`. Votes for an activity that waits for consensus. The answer
 * is that activity, with its own status and result: once enough users agree, it has been carried out. An
 * approval counts for as long as its user has the credential that stamped it; afterwards, the same user can
 * approve again. The same goes for the initiator's request, without which nothing is carried out.
 */
export interface ApproveActivityActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_APPROVE_ACTIVITY";
  /** What was asked for. */
  readonly intent: { readonly approveActivityIntent: ApproveActivityIntent };
  /** What came of it; empty until it is completed. */
  readonly result: {};
}

/**
 * Body of `submit/approve_activity` for `ACTIVITY_TYPE_APPROVE_ACTIVITY`. Votes for an activity that waits for
 * consensus. The answer is that activity, with its own status and result: once enough users agree, it has been
 * carried out. An approval counts for as long as its user has the credential that stamped it; afterwards, the
 * same user can approve again. The same goes for the initiator's request, without which nothing is carried out.
 */
export interface ApproveActivityRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_APPROVE_ACTIVITY";
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
  readonly parameters: ApproveActivityIntent;
}

/** What `approveActivity` takes: its request without what the client fills in. */
export interface ApproveActivityInput extends InputOf<ApproveActivityRequest, "type", "timestampMs"> {}

/** `approveActivity` as data. */
export const approveActivityOperation: Operation = {
  name: "approveActivity",
  path: "/public/v1/submit/approve_activity",
  kind: "submit",
  type: "ACTIVITY_TYPE_APPROVE_ACTIVITY",
  fill: ["timestampMs"],
};

/**
 * Votes for an activity that waits for consensus. The answer is that activity, with its own status and result:
 * once enough users agree, it has been carried out. An approval counts for as long as its user has the
 * credential that stamped it; afterwards, the same user can approve again. The same goes for the initiator's
 * request, without which nothing is carried out.
 *
 * @throws ApiError as `call` says
 */
export function approveActivity(
  connection: Connection,
  input: ApproveActivityInput,
  options?: CallOptions,
): Promise<ActivityResponse> {
  return call(connection, approveActivityOperation, input, options);
}
