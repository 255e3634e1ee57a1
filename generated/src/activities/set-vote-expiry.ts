// Says for how long activities wait for votes. What has waited longer fails, and gives back what was held for it; that
// holds for activities that wait already, too. Only the root quorum does this. An addition to the API, which existing
// clients do not know. Submitted to `submit/set_vote_expiry`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { ExpirationSeconds, MillisecondTimestamp, OrganizationId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_SET_VOTE_EXPIRY`. Says for how long activities wait for votes. What has waited
 * longer fails, and gives back what was held for it; that holds for activities that wait already, too. Only the
 * root quorum does this. An addition to the API, which existing clients do not know.
 */
export interface SetVoteExpiryIntent {
  /** For how long activities wait, from their submission: 60 to 31536000. Omit it for any time. */
  readonly seconds?: ExpirationSeconds | undefined;
}

/** What a completed `ACTIVITY_TYPE_SET_VOTE_EXPIRY` answers. */
export interface SetVoteExpiryResult {}

/**
 * Activity of type `ACTIVITY_TYPE_SET_VOTE_EXPIRY`. Says for how long activities wait for votes. What has waited
 * longer fails, and gives back what was held for it; that holds for activities that wait already, too. Only the
 * root quorum does this. An addition to the API, which existing clients do not know.
 */
export interface SetVoteExpiryActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SET_VOTE_EXPIRY";
  /** What was asked for. */
  readonly intent: { readonly setVoteExpiryIntent: SetVoteExpiryIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly setVoteExpiryResult?: SetVoteExpiryResult | undefined };
}

/**
 * Body of `submit/set_vote_expiry` for `ACTIVITY_TYPE_SET_VOTE_EXPIRY`. Says for how long activities wait for
 * votes. What has waited longer fails, and gives back what was held for it; that holds for activities that wait
 * already, too. Only the root quorum does this. An addition to the API, which existing clients do not know.
 */
export interface SetVoteExpiryRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SET_VOTE_EXPIRY";
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
  readonly parameters: SetVoteExpiryIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_SET_VOTE_EXPIRY`. */
export interface SetVoteExpiryResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: SetVoteExpiryActivity;
}

/** What `setVoteExpiry` takes: its request without what the client fills in. */
export interface SetVoteExpiryInput extends InputOf<SetVoteExpiryRequest, "type", "timestampMs"> {}

/** `setVoteExpiry` as data. */
export const setVoteExpiryOperation: Operation = {
  name: "setVoteExpiry",
  path: "/public/v1/submit/set_vote_expiry",
  kind: "submit",
  type: "ACTIVITY_TYPE_SET_VOTE_EXPIRY",
  fill: ["timestampMs"],
};

/**
 * Says for how long activities wait for votes. What has waited longer fails, and gives back what was held for
 * it; that holds for activities that wait already, too. Only the root quorum does this. An addition to the API,
 * which existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function setVoteExpiry(
  connection: Connection,
  input: SetVoteExpiryInput,
  options?: CallOptions,
): Promise<SetVoteExpiryResponse> {
  return call(connection, setVoteExpiryOperation, input, options);
}
