// Stops signing, export and deletion of keys at once: of the organization, of wallets and private keys, or of what
// users ask for and approve. Any one root user does this, whatever the quorum and policies say; policies can let
// others. Only the root quorum thaws. An addition to the API, which existing clients do not know. Submitted to
// `submit/freeze`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { Id, MillisecondTimestamp, OrganizationId, PrivateKeyId, UserId, WalletId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_FREEZE`. Stops signing, export and deletion of keys at once: of the organization,
 * of wallets and private keys, or of what users ask for and approve. Any one root user does this, whatever the
 * quorum and policies say; policies can let others. Only the root quorum thaws. An addition to the API, which
 * existing clients do not know.
 */
export interface FreezeIntent {
  /** True for all keys of the organization. Nothing else is named with it. */
  readonly wholeOrganization?: boolean | undefined;
  /** Wallets to freeze. */
  readonly walletIds?: readonly WalletId[] | undefined;
  /** Private keys to freeze. */
  readonly privateKeyIds?: readonly PrivateKeyId[] | undefined;
  /** Users to freeze. What they ask for, or have approved, signs and exports nothing. */
  readonly userIds?: readonly UserId[] | undefined;
  /** Why, for people. */
  readonly reason?: string | undefined;
}

/** What a completed `ACTIVITY_TYPE_FREEZE` answers. */
export interface FreezeResult {
  /** What is frozen now: ids of wallets, private keys and users, or of the organization. */
  readonly targetIds: readonly Id[];
}

/**
 * Activity of type `ACTIVITY_TYPE_FREEZE`. Stops signing, export and deletion of keys at once: of the
 * organization, of wallets and private keys, or of what users ask for and approve. Any one root user does this,
 * whatever the quorum and policies say; policies can let others. Only the root quorum thaws. An addition to the
 * API, which existing clients do not know.
 */
export interface FreezeActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_FREEZE";
  /** What was asked for. */
  readonly intent: { readonly freezeIntent: FreezeIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly freezeResult?: FreezeResult | undefined };
}

/**
 * Body of `submit/freeze` for `ACTIVITY_TYPE_FREEZE`. Stops signing, export and deletion of keys at once: of the
 * organization, of wallets and private keys, or of what users ask for and approve. Any one root user does this,
 * whatever the quorum and policies say; policies can let others. Only the root quorum thaws. An addition to the
 * API, which existing clients do not know.
 */
export interface FreezeRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_FREEZE";
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
  readonly parameters: FreezeIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_FREEZE`. */
export interface FreezeResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: FreezeActivity;
}

/** What `freeze` takes: its request without what the client fills in. */
export interface FreezeInput extends InputOf<FreezeRequest, "type", "timestampMs"> {}

/** `freeze` as data. */
export const freezeOperation: Operation = {
  name: "freeze",
  path: "/public/v1/submit/freeze",
  kind: "submit",
  type: "ACTIVITY_TYPE_FREEZE",
  fill: ["timestampMs"],
};

/**
 * Stops signing, export and deletion of keys at once: of the organization, of wallets and private keys, or of
 * what users ask for and approve. Any one root user does this, whatever the quorum and policies say; policies
 * can let others. Only the root quorum thaws. An addition to the API, which existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function freeze(connection: Connection, input: FreezeInput, options?: CallOptions): Promise<FreezeResponse> {
  return call(connection, freezeOperation, input, options);
}
