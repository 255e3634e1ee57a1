// Exports the private key of one account of a wallet, encrypted to a key of the caller. Submitted to
// `submit/export_wallet_account`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { ChainAddress, ExportBundle, MillisecondTimestamp, OrganizationId, TargetPublicKey } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT`. Exports the private key of one account of a wallet,
 * encrypted to a key of the caller.
 */
export interface ExportWalletAccountIntent {
  /** Address of the account to export. Compared exactly. */
  readonly address: ChainAddress;
  /**
   * P-256 public key to which the service encrypts a secret (HPKE, RFC 9180); 65 bytes, uncompressed, in hex
   * without 0x. Keep the private key: only it opens the bundle.
   */
  readonly targetPublicKey: TargetPublicKey;
}

/** What a completed `ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT` answers. */
export interface ExportWalletAccountResult {
  /** Address of the exported account. */
  readonly address: ChainAddress;
  /**
   * The account's private key encrypted to the target key. A JSON string with version, data, dataSignature and
   * enclaveQuorumPublic; data is the hex of a JSON text with encappedPublic, ciphertext and organizationId.
   * Decrypted, it is the 32 bytes of the key.
   */
  readonly exportBundle: ExportBundle;
}

/**
 * Activity of type `ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT`. Exports the private key of one account of a wallet,
 * encrypted to a key of the caller.
 */
export interface ExportWalletAccountActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT";
  /** What was asked for. */
  readonly intent: { readonly exportWalletAccountIntent: ExportWalletAccountIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly exportWalletAccountResult?: ExportWalletAccountResult | undefined };
}

/**
 * Body of `submit/export_wallet_account` for `ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT`. Exports the private key of
 * one account of a wallet, encrypted to a key of the caller.
 */
export interface ExportWalletAccountRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT";
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
  readonly parameters: ExportWalletAccountIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT`. */
export interface ExportWalletAccountResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: ExportWalletAccountActivity;
}

/** What `exportWalletAccount` takes: its request without what the client fills in. */
export interface ExportWalletAccountInput extends InputOf<ExportWalletAccountRequest, "type", "timestampMs"> {}

/** `exportWalletAccount` as data. */
export const exportWalletAccountOperation: Operation = {
  name: "exportWalletAccount",
  path: "/public/v1/submit/export_wallet_account",
  kind: "submit",
  type: "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT",
  fill: ["timestampMs"],
};

/**
 * Exports the private key of one account of a wallet, encrypted to a key of the caller.
 *
 * @throws ApiError as `call` says
 */
export function exportWalletAccount(
  connection: Connection,
  input: ExportWalletAccountInput,
  options?: CallOptions,
): Promise<ExportWalletAccountResponse> {
  return call(connection, exportWalletAccountOperation, input, options);
}
