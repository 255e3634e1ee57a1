// Exports a wallet's mnemonic, encrypted to a key of the caller. It opens all accounts of the wallet. Submitted to
// `submit/export_wallet`.

import type { ActivityBase } from "../activity.js";
import type { MnemonicLanguage } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Open } from "../runtime/open.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { ExportBundle, MillisecondTimestamp, OrganizationId, TargetPublicKey, WalletId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_EXPORT_WALLET`. Exports a wallet's mnemonic, encrypted to a key of the caller. It
 * opens all accounts of the wallet.
 */
export interface ExportWalletIntent {
  /** Wallet to export. */
  readonly walletId: WalletId;
  /**
   * P-256 public key to which the service encrypts a secret (HPKE, RFC 9180); 65 bytes, uncompressed, in hex
   * without 0x. Keep the private key: only it opens the bundle.
   */
  readonly targetPublicKey: TargetPublicKey;
  /** Word list in which the mnemonic is written. It has to be the wallet's own, which is the default. */
  readonly language?: MnemonicLanguage | undefined;
}

/** `ExportWalletIntent` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedExportWalletIntent extends Omit<ExportWalletIntent, "language"> {
  /** Word list in which the mnemonic is written. It has to be the wallet's own, which is the default. */
  readonly language?: Open<MnemonicLanguage> | undefined;
}

/** What a completed `ACTIVITY_TYPE_EXPORT_WALLET` answers. */
export interface ExportWalletResult {
  /** The exported wallet. */
  readonly walletId: WalletId;
  /**
   * The mnemonic encrypted to the target key. A JSON string with version, data, dataSignature and
   * enclaveQuorumPublic; data is the hex of a JSON text with encappedPublic, ciphertext and organizationId.
   * Decrypted, it is the words of the mnemonic as text.
   */
  readonly exportBundle: ExportBundle;
}

/**
 * Activity of type `ACTIVITY_TYPE_EXPORT_WALLET`. Exports a wallet's mnemonic, encrypted to a key of the caller.
 * It opens all accounts of the wallet.
 */
export interface ExportWalletActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_EXPORT_WALLET";
  /** What was asked for. */
  readonly intent: { readonly exportWalletIntent: ReceivedExportWalletIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly exportWalletResult?: ExportWalletResult | undefined };
}

/**
 * Body of `submit/export_wallet` for `ACTIVITY_TYPE_EXPORT_WALLET`. Exports a wallet's mnemonic, encrypted to a
 * key of the caller. It opens all accounts of the wallet.
 */
export interface ExportWalletRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_EXPORT_WALLET";
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
  readonly parameters: ExportWalletIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_EXPORT_WALLET`. */
export interface ExportWalletResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: ExportWalletActivity;
}

/** What `exportWallet` takes: its request without what the client fills in. */
export interface ExportWalletInput extends InputOf<ExportWalletRequest, "type", "timestampMs"> {}

/** `exportWallet` as data. */
export const exportWalletOperation: Operation = {
  name: "exportWallet",
  path: "/public/v1/submit/export_wallet",
  kind: "submit",
  type: "ACTIVITY_TYPE_EXPORT_WALLET",
  fill: ["timestampMs"],
};

/**
 * Exports a wallet's mnemonic, encrypted to a key of the caller. It opens all accounts of the wallet.
 *
 * @throws ApiError as `call` says
 */
export function exportWallet(
  connection: Connection,
  input: ExportWalletInput,
  options?: CallOptions,
): Promise<ExportWalletResponse> {
  return call(connection, exportWalletOperation, input, options);
}
