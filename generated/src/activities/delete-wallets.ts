// Deletes wallets with all their accounts for good. All or none are deleted. Submitted to `submit/delete_wallets`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, WalletId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DELETE_WALLETS`. Deletes wallets with all their accounts for good. All or none
 * are deleted.
 */
export interface DeleteWalletsIntent {
  /** Wallets to delete. At least one. */
  readonly walletIds: readonly WalletId[];
  /**
   * When true, wallets that were never exported are deleted too, and whatever their accounts control is lost. When
   * false or absent, the request fails if there is such a wallet among them.
   */
  readonly deleteWithoutExport?: boolean | undefined;
}

/** What a completed `ACTIVITY_TYPE_DELETE_WALLETS` answers. */
export interface DeleteWalletsResult {
  /** The deleted wallets. */
  readonly walletIds: readonly WalletId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_DELETE_WALLETS`. Deletes wallets with all their accounts for good. All or none
 * are deleted.
 */
export interface DeleteWalletsActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_WALLETS";
  /** What was asked for. */
  readonly intent: { readonly deleteWalletsIntent: DeleteWalletsIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deleteWalletsResult?: DeleteWalletsResult | undefined };
}

/**
 * Body of `submit/delete_wallets` for `ACTIVITY_TYPE_DELETE_WALLETS`. Deletes wallets with all their accounts
 * for good. All or none are deleted.
 */
export interface DeleteWalletsRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_WALLETS";
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
  readonly parameters: DeleteWalletsIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_WALLETS`. */
export interface DeleteWalletsResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeleteWalletsActivity;
}

/** What `deleteWallets` takes: its request without what the client fills in. */
export interface DeleteWalletsInput extends InputOf<DeleteWalletsRequest, "type", "timestampMs"> {}

/** `deleteWallets` as data. */
export const deleteWalletsOperation: Operation = {
  name: "deleteWallets",
  path: "/public/v1/submit/delete_wallets",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_WALLETS",
  fill: ["timestampMs"],
};

/**
 * Deletes wallets with all their accounts for good. All or none are deleted.
 *
 * @throws ApiError as `call` says
 */
export function deleteWallets(
  connection: Connection,
  input: DeleteWalletsInput,
  options?: CallOptions,
): Promise<DeleteWalletsResponse> {
  return call(connection, deleteWalletsOperation, input, options);
}
