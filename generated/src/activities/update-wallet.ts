// Renames a wallet. Submitted to `submit/update_wallet`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, WalletId, WalletName } from "../scalars.js";
import { call } from "../runtime/client.js";

/** Parameters of `ACTIVITY_TYPE_UPDATE_WALLET`. Renames a wallet. */
export interface UpdateWalletIntent {
  /** Wallet to change. */
  readonly walletId: WalletId;
  /** New name, unique within the organization. Omit it to keep the old one. */
  readonly walletName?: WalletName | undefined;
}

/** What a completed `ACTIVITY_TYPE_UPDATE_WALLET` answers. */
export interface UpdateWalletResult {
  /** The changed wallet. */
  readonly walletId: WalletId;
}

/** Activity of type `ACTIVITY_TYPE_UPDATE_WALLET`. Renames a wallet. */
export interface UpdateWalletActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_WALLET";
  /** What was asked for. */
  readonly intent: { readonly updateWalletIntent: UpdateWalletIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly updateWalletResult?: UpdateWalletResult | undefined };
}

/** Body of `submit/update_wallet` for `ACTIVITY_TYPE_UPDATE_WALLET`. Renames a wallet. */
export interface UpdateWalletRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_WALLET";
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
  readonly parameters: UpdateWalletIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_UPDATE_WALLET`. */
export interface UpdateWalletResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: UpdateWalletActivity;
}

/** What `updateWallet` takes: its request without what the client fills in. */
export interface UpdateWalletInput extends InputOf<UpdateWalletRequest, "type", "timestampMs"> {}

/** `updateWallet` as data. */
export const updateWalletOperation: Operation = {
  name: "updateWallet",
  path: "/public/v1/submit/update_wallet",
  kind: "submit",
  type: "ACTIVITY_TYPE_UPDATE_WALLET",
  fill: ["timestampMs"],
};

/**
 * Renames a wallet.
 *
 * @throws ApiError as `call` says
 */
export function updateWallet(
  connection: Connection,
  input: UpdateWalletInput,
  options?: CallOptions,
): Promise<UpdateWalletResponse> {
  return call(connection, updateWalletOperation, input, options);
}
