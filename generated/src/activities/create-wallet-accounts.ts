// Derives further accounts from a wallet. All or none are derived. Submitted to `submit/create_wallet_accounts`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { ChainAddress, MillisecondTimestamp, OrganizationId, WalletId } from "../scalars.js";
import type { ReceivedWalletAccountParams, WalletAccountParams } from "../shapes/wallets.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS`. Derives further accounts from a wallet. All or none are
 * derived.
 */
export interface CreateWalletAccountsIntent {
  /** Wallet from which to derive. */
  readonly walletId: WalletId;
  /** Accounts to derive, at least one. A path that the wallet has already is refused. */
  readonly accounts: readonly WalletAccountParams[];
  /**
   * When false, returns the addresses and stores nothing: paths and names may be taken, and the accounts neither
   * sign nor count. Default: true.
   */
  readonly persist?: boolean | undefined;
}

/**
 * `CreateWalletAccountsIntent` as it is answered: a newer server may have written values that are not listed
 * here.
 */
export interface ReceivedCreateWalletAccountsIntent extends Omit<CreateWalletAccountsIntent, "accounts"> {
  /** Accounts to derive, at least one. A path that the wallet has already is refused. */
  readonly accounts: readonly ReceivedWalletAccountParams[];
}

/** What a completed `ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS` answers. */
export interface CreateWalletAccountsResult {
  /** Addresses of the new accounts, in the order of the request. */
  readonly addresses: readonly ChainAddress[];
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS`. Derives further accounts from a wallet. All or none
 * are derived.
 */
export interface CreateWalletAccountsActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS";
  /** What was asked for. */
  readonly intent: { readonly createWalletAccountsIntent: ReceivedCreateWalletAccountsIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createWalletAccountsResult?: CreateWalletAccountsResult | undefined };
}

/**
 * Body of `submit/create_wallet_accounts` for `ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS`. Derives further accounts
 * from a wallet. All or none are derived.
 */
export interface CreateWalletAccountsRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS";
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
  readonly parameters: CreateWalletAccountsIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS`. */
export interface CreateWalletAccountsResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateWalletAccountsActivity;
}

/** What `createWalletAccounts` takes: its request without what the client fills in. */
export interface CreateWalletAccountsInput extends InputOf<CreateWalletAccountsRequest, "type", "timestampMs"> {}

/** `createWalletAccounts` as data. */
export const createWalletAccountsOperation: Operation = {
  name: "createWalletAccounts",
  path: "/public/v1/submit/create_wallet_accounts",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS",
  fill: ["timestampMs"],
};

/**
 * Derives further accounts from a wallet. All or none are derived.
 *
 * @throws ApiError as `call` says
 */
export function createWalletAccounts(
  connection: Connection,
  input: CreateWalletAccountsInput,
  options?: CallOptions,
): Promise<CreateWalletAccountsResponse> {
  return call(connection, createWalletAccountsOperation, input, options);
}
