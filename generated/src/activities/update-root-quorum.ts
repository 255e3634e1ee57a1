// Sets who the root users of the organization are and how many of them must agree. Decided by the present root quorum;
// policies have no say. A user who joins must have got no credentials or other contacts since the request was made, and
// loses the read-only sessions that were opened as that user. Submitted to `submit/update_root_quorum`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, QuorumThreshold, UserId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_UPDATE_ROOT_QUORUM`. Sets who the root users of the organization are and how many
 * of them must agree. Decided by the present root quorum; policies have no say. A user who joins must have got
 * no credentials or other contacts since the request was made, and loses the read-only sessions that were opened
 * as that user.
 */
export interface UpdateRootQuorumIntent {
  /** Number of root users whose approval is needed to act as root. At most the number of userIds. */
  readonly threshold: QuorumThreshold;
  /** The new root users. Users who are not named stop being root users. */
  readonly userIds: readonly UserId[];
}

/** What a completed `ACTIVITY_TYPE_UPDATE_ROOT_QUORUM` answers. */
export interface UpdateRootQuorumResult {}

/**
 * Activity of type `ACTIVITY_TYPE_UPDATE_ROOT_QUORUM`. Sets who the root users of the organization are and how
 * many of them must agree. Decided by the present root quorum; policies have no say. A user who joins must have
 * got no credentials or other contacts since the request was made, and loses the read-only sessions that were
 * opened as that user.
 */
export interface UpdateRootQuorumActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM";
  /** What was asked for. */
  readonly intent: { readonly updateRootQuorumIntent: UpdateRootQuorumIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly updateRootQuorumResult?: UpdateRootQuorumResult | undefined };
}

/**
 * Body of `submit/update_root_quorum` for `ACTIVITY_TYPE_UPDATE_ROOT_QUORUM`. Sets who the root users of the
 * organization are and how many of them must agree. Decided by the present root quorum; policies have no say. A
 * user who joins must have got no credentials or other contacts since the request was made, and loses the
 * read-only sessions that were opened as that user.
 */
export interface UpdateRootQuorumRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM";
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
  readonly parameters: UpdateRootQuorumIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_UPDATE_ROOT_QUORUM`. */
export interface UpdateRootQuorumResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: UpdateRootQuorumActivity;
}

/** What `updateRootQuorum` takes: its request without what the client fills in. */
export interface UpdateRootQuorumInput extends InputOf<UpdateRootQuorumRequest, "type", "timestampMs"> {}

/** `updateRootQuorum` as data. */
export const updateRootQuorumOperation: Operation = {
  name: "updateRootQuorum",
  path: "/public/v1/submit/update_root_quorum",
  kind: "submit",
  type: "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM",
  fill: ["timestampMs"],
};

/**
 * Sets who the root users of the organization are and how many of them must agree. Decided by the present root
 * quorum; policies have no say. A user who joins must have got no credentials or other contacts since the
 * request was made, and loses the read-only sessions that were opened as that user.
 *
 * @throws ApiError as `call` says
 */
export function updateRootQuorum(
  connection: Connection,
  input: UpdateRootQuorumInput,
  options?: CallOptions,
): Promise<UpdateRootQuorumResponse> {
  return call(connection, updateRootQuorumOperation, input, options);
}
