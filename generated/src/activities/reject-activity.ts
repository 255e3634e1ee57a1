// Votes against an activity that waits for consensus. The answer is that activity, with its own status; a rejected one
// is never carried out. Submitted to `submit/reject_activity`.

import type { ActivityBase, ActivityResponse } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { Fingerprint, MillisecondTimestamp, OrganizationId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_REJECT_ACTIVITY`. Votes against an activity that waits for consensus. The answer
 * is that activity, with its own status; a rejected one is never carried out.
 */
export interface RejectActivityIntent {
  /** Fingerprint of the activity to reject, as its record states it. An unknown one returns 404. */
  readonly fingerprint: Fingerprint;
}

/**
 * Activity of type `ACTIVITY_TYPE_REJECT_ACTIVITY`. Votes against an activity that waits for consensus. The
 * answer is that activity, with its own status; a rejected one is never carried out.
 */
export interface RejectActivityActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_REJECT_ACTIVITY";
  /** What was asked for. */
  readonly intent: { readonly rejectActivityIntent: RejectActivityIntent };
  /** What came of it; empty until it is completed. */
  readonly result: {};
}

/**
 * Body of `submit/reject_activity` for `ACTIVITY_TYPE_REJECT_ACTIVITY`. Votes against an activity that waits for
 * consensus. The answer is that activity, with its own status; a rejected one is never carried out.
 */
export interface RejectActivityRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_REJECT_ACTIVITY";
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
  readonly parameters: RejectActivityIntent;
}

/** What `rejectActivity` takes: its request without what the client fills in. */
export interface RejectActivityInput extends InputOf<RejectActivityRequest, "type", "timestampMs"> {}

/** `rejectActivity` as data. */
export const rejectActivityOperation: Operation = {
  name: "rejectActivity",
  path: "/public/v1/submit/reject_activity",
  kind: "submit",
  type: "ACTIVITY_TYPE_REJECT_ACTIVITY",
  fill: ["timestampMs"],
};

/**
 * Votes against an activity that waits for consensus. The answer is that activity, with its own status; a
 * rejected one is never carried out.
 *
 * @throws ApiError as `call` says
 */
export function rejectActivity(
  connection: Connection,
  input: RejectActivityInput,
  options?: CallOptions,
): Promise<ActivityResponse> {
  return call(connection, rejectActivityOperation, input, options);
}
