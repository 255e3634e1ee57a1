// Starts the import of a wallet and returns the target key to which the caller encrypts the mnemonic for importWallet.
// Submitted to `submit/init_import_wallet`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { ImportBundle, MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_INIT_IMPORT_WALLET`. Starts the import of a wallet and returns the target key to
 * which the caller encrypts the mnemonic for importWallet.
 */
export interface InitImportWalletIntent {
  /** User who will import the wallet. Must be the caller. */
  readonly userId: UserId;
}

/** What a completed `ACTIVITY_TYPE_INIT_IMPORT_WALLET` answers. */
export interface InitImportWalletResult {
  /**
   * Signed target key. A JSON string with version, data, dataSignature and enclaveQuorumPublic; data is the hex of
   * a JSON text with targetPublic, organizationId and userId. The target key serves once.
   */
  readonly importBundle: ImportBundle;
}

/**
 * Activity of type `ACTIVITY_TYPE_INIT_IMPORT_WALLET`. Starts the import of a wallet and returns the target key
 * to which the caller encrypts the mnemonic for importWallet.
 */
export interface InitImportWalletActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_IMPORT_WALLET";
  /** What was asked for. */
  readonly intent: { readonly initImportWalletIntent: InitImportWalletIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly initImportWalletResult?: InitImportWalletResult | undefined };
}

/**
 * Body of `submit/init_import_wallet` for `ACTIVITY_TYPE_INIT_IMPORT_WALLET`. Starts the import of a wallet and
 * returns the target key to which the caller encrypts the mnemonic for importWallet.
 */
export interface InitImportWalletRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_IMPORT_WALLET";
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
  readonly parameters: InitImportWalletIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_INIT_IMPORT_WALLET`. */
export interface InitImportWalletResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: InitImportWalletActivity;
}

/** What `initImportWallet` takes: its request without what the client fills in. */
export interface InitImportWalletInput extends InputOf<InitImportWalletRequest, "type", "timestampMs"> {}

/** `initImportWallet` as data. */
export const initImportWalletOperation: Operation = {
  name: "initImportWallet",
  path: "/public/v1/submit/init_import_wallet",
  kind: "submit",
  type: "ACTIVITY_TYPE_INIT_IMPORT_WALLET",
  fill: ["timestampMs"],
};

/**
 * Starts the import of a wallet and returns the target key to which the caller encrypts the mnemonic for
 * importWallet.
 *
 * @throws ApiError as `call` says
 */
export function initImportWallet(
  connection: Connection,
  input: InitImportWalletInput,
  options?: CallOptions,
): Promise<InitImportWalletResponse> {
  return call(connection, initImportWalletOperation, input, options);
}
