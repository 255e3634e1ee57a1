// Names an account of a wallet, or gives it another name. Submitted to `submit/update_wallet_account_name`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, WalletAccountId, WalletAccountName } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME`. Names an account of a wallet, or gives it another
 * name.
 */
export interface UpdateWalletAccountNameIntent {
  /** Account to name. */
  readonly walletAccountId: WalletAccountId;
  /** New name, unique within the organization. */
  readonly name: WalletAccountName;
}

/** What a completed `ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME` answers. */
export interface UpdateWalletAccountNameResult {
  /** The named account. */
  readonly walletAccountId: WalletAccountId;
}

/**
 * Activity of type `ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME`. Names an account of a wallet, or gives it another
 * name.
 */
export interface UpdateWalletAccountNameActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME";
  /** What was asked for. */
  readonly intent: { readonly updateWalletAccountNameIntent: UpdateWalletAccountNameIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly updateWalletAccountNameResult?: UpdateWalletAccountNameResult | undefined };
}

/**
 * Body of `submit/update_wallet_account_name` for `ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME`. Names an account
 * of a wallet, or gives it another name.
 */
export interface UpdateWalletAccountNameRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME";
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
  readonly parameters: UpdateWalletAccountNameIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME`. */
export interface UpdateWalletAccountNameResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: UpdateWalletAccountNameActivity;
}

/** What `updateWalletAccountName` takes: its request without what the client fills in. */
export interface UpdateWalletAccountNameInput extends InputOf<UpdateWalletAccountNameRequest, "type", "timestampMs"> {}

/** `updateWalletAccountName` as data. */
export const updateWalletAccountNameOperation: Operation = {
  name: "updateWalletAccountName",
  path: "/public/v1/submit/update_wallet_account_name",
  kind: "submit",
  type: "ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME",
  fill: ["timestampMs"],
};

/**
 * Names an account of a wallet, or gives it another name.
 *
 * @throws ApiError as `call` says
 */
export function updateWalletAccountName(
  connection: Connection,
  input: UpdateWalletAccountNameInput,
  options?: CallOptions,
): Promise<UpdateWalletAccountNameResponse> {
  return call(connection, updateWalletAccountNameOperation, input, options);
}
