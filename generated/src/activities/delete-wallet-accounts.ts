// Deletes accounts of wallets. They can no longer sign. Their wallets stay and derive the same keys at the same paths
// again. All or none are deleted. Submitted to `submit/delete_wallet_accounts`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, WalletAccountId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS`. Deletes accounts of wallets. They can no longer sign.
 * Their wallets stay and derive the same keys at the same paths again. All or none are deleted.
 */
export interface DeleteWalletAccountsIntent {
  /** Accounts to delete. At least one. */
  readonly walletAccountIds: readonly WalletAccountId[];
  /**
   * When true, accounts that were never exported, alone or with their wallet, are deleted too. When false or
   * absent, the request fails if there is such an account among them.
   */
  readonly deleteWithoutExport?: boolean | undefined;
}

/** What a completed `ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS` answers. */
export interface DeleteWalletAccountsResult {
  /** The deleted accounts. */
  readonly walletAccountIds: readonly WalletAccountId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS`. Deletes accounts of wallets. They can no longer sign.
 * Their wallets stay and derive the same keys at the same paths again. All or none are deleted.
 */
export interface DeleteWalletAccountsActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS";
  /** What was asked for. */
  readonly intent: { readonly deleteWalletAccountsIntent: DeleteWalletAccountsIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deleteWalletAccountsResult?: DeleteWalletAccountsResult | undefined };
}

/**
 * Body of `submit/delete_wallet_accounts` for `ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS`. Deletes accounts of
 * wallets. They can no longer sign. Their wallets stay and derive the same keys at the same paths again. All or
 * none are deleted.
 */
export interface DeleteWalletAccountsRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS";
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
  readonly parameters: DeleteWalletAccountsIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS`. */
export interface DeleteWalletAccountsResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeleteWalletAccountsActivity;
}

/** What `deleteWalletAccounts` takes: its request without what the client fills in. */
export interface DeleteWalletAccountsInput extends InputOf<DeleteWalletAccountsRequest, "type", "timestampMs"> {}

/** `deleteWalletAccounts` as data. */
export const deleteWalletAccountsOperation: Operation = {
  name: "deleteWalletAccounts",
  path: "/public/v1/submit/delete_wallet_accounts",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS",
  fill: ["timestampMs"],
};

/**
 * Deletes accounts of wallets. They can no longer sign. Their wallets stay and derive the same keys at the same
 * paths again. All or none are deleted.
 *
 * @throws ApiError as `call` says
 */
export function deleteWalletAccounts(
  connection: Connection,
  input: DeleteWalletAccountsInput,
  options?: CallOptions,
): Promise<DeleteWalletAccountsResponse> {
  return call(connection, deleteWalletAccountsOperation, input, options);
}
