// Imports a wallet that was created elsewhere. Start with initImportWallet, which returns the target key. Submitted to
// `submit/import_wallet`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  ChainAddress,
  EncryptedBundle,
  MillisecondTimestamp,
  OrganizationId,
  UserId,
  WalletId,
  WalletName,
} from "../scalars.js";
import type { ReceivedWalletAccountParams, WalletAccountParams } from "../shapes/wallets.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_IMPORT_WALLET`. Imports a wallet that was created elsewhere. Start with
 * initImportWallet, which returns the target key.
 */
export interface ImportWalletIntent {
  /** User who imports the wallet. Must be the caller and the user of the import bundle. */
  readonly userId: UserId;
  /** Name of the wallet. Must be new within the organization. */
  readonly walletName: WalletName;
  /**
   * The mnemonic as text, with single spaces between its words, encrypted to the target key of the import bundle.
   * A JSON string with encappedPublic and ciphertext, both in hex.
   */
  readonly encryptedBundle: EncryptedBundle;
  /** Accounts to derive at once. May be empty; createWalletAccounts derives more later. */
  readonly accounts: readonly WalletAccountParams[];
}

/** `ImportWalletIntent` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedImportWalletIntent extends Omit<ImportWalletIntent, "accounts"> {
  /** Accounts to derive at once. May be empty; createWalletAccounts derives more later. */
  readonly accounts: readonly ReceivedWalletAccountParams[];
}

/** What a completed `ACTIVITY_TYPE_IMPORT_WALLET` answers. */
export interface ImportWalletResult {
  /** Id of the imported wallet. */
  readonly walletId: WalletId;
  /** Addresses of the accounts, in the order of the request. */
  readonly addresses: readonly ChainAddress[];
}

/**
 * Activity of type `ACTIVITY_TYPE_IMPORT_WALLET`. Imports a wallet that was created elsewhere. Start with
 * initImportWallet, which returns the target key.
 */
export interface ImportWalletActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_IMPORT_WALLET";
  /** What was asked for. */
  readonly intent: { readonly importWalletIntent: ReceivedImportWalletIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly importWalletResult?: ImportWalletResult | undefined };
}

/**
 * Body of `submit/import_wallet` for `ACTIVITY_TYPE_IMPORT_WALLET`. Imports a wallet that was created elsewhere.
 * Start with initImportWallet, which returns the target key.
 */
export interface ImportWalletRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_IMPORT_WALLET";
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
  readonly parameters: ImportWalletIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_IMPORT_WALLET`. */
export interface ImportWalletResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: ImportWalletActivity;
}

/** What `importWallet` takes: its request without what the client fills in. */
export interface ImportWalletInput extends InputOf<ImportWalletRequest, "type", "timestampMs"> {}

/** `importWallet` as data. */
export const importWalletOperation: Operation = {
  name: "importWallet",
  path: "/public/v1/submit/import_wallet",
  kind: "submit",
  type: "ACTIVITY_TYPE_IMPORT_WALLET",
  fill: ["timestampMs"],
};

/**
 * Imports a wallet that was created elsewhere. Start with initImportWallet, which returns the target key.
 *
 * @throws ApiError as `call` says
 */
export function importWallet(
  connection: Connection,
  input: ImportWalletInput,
  options?: CallOptions,
): Promise<ImportWalletResponse> {
  return call(connection, importWalletOperation, input, options);
}
