// Ends freezes: keys sign and are exported again. All or none end. Only the root quorum does this. An addition to the
// API, which existing clients do not know. Submitted to `submit/thaw`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { Id, MillisecondTimestamp, OrganizationId, PrivateKeyId, UserId, WalletId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_THAW`. Ends freezes: keys sign and are exported again. All or none end. Only the
 * root quorum does this. An addition to the API, which existing clients do not know.
 */
export interface ThawIntent {
  /** True for the freeze of the organization. What was frozen in it by itself stays so. */
  readonly wholeOrganization?: boolean | undefined;
  /** Wallets to thaw. */
  readonly walletIds?: readonly WalletId[] | undefined;
  /** Private keys to thaw. */
  readonly privateKeyIds?: readonly PrivateKeyId[] | undefined;
  /** Users to thaw. */
  readonly userIds?: readonly UserId[] | undefined;
}

/** What a completed `ACTIVITY_TYPE_THAW` answers. */
export interface ThawResult {
  /** What is thawed: ids of wallets, private keys and users, or of the organization. */
  readonly targetIds: readonly Id[];
}

/**
 * Activity of type `ACTIVITY_TYPE_THAW`. Ends freezes: keys sign and are exported again. All or none end. Only
 * the root quorum does this. An addition to the API, which existing clients do not know.
 */
export interface ThawActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_THAW";
  /** What was asked for. */
  readonly intent: { readonly thawIntent: ThawIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly thawResult?: ThawResult | undefined };
}

/**
 * Body of `submit/thaw` for `ACTIVITY_TYPE_THAW`. Ends freezes: keys sign and are exported again. All or none
 * end. Only the root quorum does this. An addition to the API, which existing clients do not know.
 */
export interface ThawRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_THAW";
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
  readonly parameters: ThawIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_THAW`. */
export interface ThawResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: ThawActivity;
}

/** What `thaw` takes: its request without what the client fills in. */
export interface ThawInput extends InputOf<ThawRequest, "type", "timestampMs"> {}

/** `thaw` as data. */
export const thawOperation: Operation = {
  name: "thaw",
  path: "/public/v1/submit/thaw",
  kind: "submit",
  type: "ACTIVITY_TYPE_THAW",
  fill: ["timestampMs"],
};

/**
 * Ends freezes: keys sign and are exported again. All or none end. Only the root quorum does this. An addition
 * to the API, which existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function thaw(connection: Connection, input: ThawInput, options?: CallOptions): Promise<ThawResponse> {
  return call(connection, thawOperation, input, options);
}
