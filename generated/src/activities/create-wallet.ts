// Creates a wallet, a seed held by the service, and derives its first accounts. Submitted to `submit/create_wallet`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  ChainAddress,
  MillisecondTimestamp,
  MnemonicLength,
  OrganizationId,
  WalletId,
  WalletName,
} from "../scalars.js";
import type { ReceivedWalletAccountParams, WalletAccountParams } from "../shapes/wallets.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_WALLET`. Creates a wallet, a seed held by the service, and derives its
 * first accounts.
 */
export interface CreateWalletIntent {
  /** Name of the new wallet. Must be new within the organization. */
  readonly walletName: WalletName;
  /** Accounts to derive at once. May be empty; createWalletAccounts derives more later. */
  readonly accounts: readonly WalletAccountParams[];
  /** Number of words of the mnemonic, one of 12, 15, 18, 21 and 24. Default 12. */
  readonly mnemonicLength?: MnemonicLength | undefined;
}

/** `CreateWalletIntent` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedCreateWalletIntent extends Omit<CreateWalletIntent, "accounts"> {
  /** Accounts to derive at once. May be empty; createWalletAccounts derives more later. */
  readonly accounts: readonly ReceivedWalletAccountParams[];
}

/** What a completed `ACTIVITY_TYPE_CREATE_WALLET` answers. */
export interface CreateWalletResult {
  /** Id of the new wallet. */
  readonly walletId: WalletId;
  /** Addresses of the accounts, in the order of the request. */
  readonly addresses: readonly ChainAddress[];
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_WALLET`. Creates a wallet, a seed held by the service, and derives its
 * first accounts.
 */
export interface CreateWalletActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_WALLET";
  /** What was asked for. */
  readonly intent: { readonly createWalletIntent: ReceivedCreateWalletIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createWalletResult?: CreateWalletResult | undefined };
}

/**
 * Body of `submit/create_wallet` for `ACTIVITY_TYPE_CREATE_WALLET`. Creates a wallet, a seed held by the
 * service, and derives its first accounts.
 */
export interface CreateWalletRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_WALLET";
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
  readonly parameters: CreateWalletIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_WALLET`. */
export interface CreateWalletResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateWalletActivity;
}

/** What `createWallet` takes: its request without what the client fills in. */
export interface CreateWalletInput extends InputOf<CreateWalletRequest, "type", "timestampMs"> {}

/** `createWallet` as data. */
export const createWalletOperation: Operation = {
  name: "createWallet",
  path: "/public/v1/submit/create_wallet",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_WALLET",
  fill: ["timestampMs"],
};

/**
 * Creates a wallet, a seed held by the service, and derives its first accounts.
 *
 * @throws ApiError as `call` says
 */
export function createWallet(
  connection: Connection,
  input: CreateWalletInput,
  options?: CallOptions,
): Promise<CreateWalletResponse> {
  return call(connection, createWalletOperation, input, options);
}
