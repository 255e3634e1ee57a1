// Exports a private key, encrypted to a key of the caller. Submitted to `submit/export_private_key`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { ExportBundle, MillisecondTimestamp, OrganizationId, PrivateKeyId, TargetPublicKey } from "../scalars.js";
import { call } from "../runtime/client.js";

/** Parameters of `ACTIVITY_TYPE_EXPORT_PRIVATE_KEY`. Exports a private key, encrypted to a key of the caller. */
export interface ExportPrivateKeyIntent {
  /** Key to export. */
  readonly privateKeyId: PrivateKeyId;
  /**
   * P-256 public key to which the service encrypts a secret (HPKE, RFC 9180); 65 bytes, uncompressed, in hex
   * without 0x. Keep the private key: only it opens the bundle.
   */
  readonly targetPublicKey: TargetPublicKey;
}

/** What a completed `ACTIVITY_TYPE_EXPORT_PRIVATE_KEY` answers. */
export interface ExportPrivateKeyResult {
  /** The exported key. */
  readonly privateKeyId: PrivateKeyId;
  /**
   * The key encrypted to the target key. A JSON string with version, data, dataSignature and enclaveQuorumPublic;
   * data is the hex of a JSON text with encappedPublic, ciphertext and organizationId. Decrypted, it is the 32
   * bytes of the key.
   */
  readonly exportBundle: ExportBundle;
}

/** Activity of type `ACTIVITY_TYPE_EXPORT_PRIVATE_KEY`. Exports a private key, encrypted to a key of the caller. */
export interface ExportPrivateKeyActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY";
  /** What was asked for. */
  readonly intent: { readonly exportPrivateKeyIntent: ExportPrivateKeyIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly exportPrivateKeyResult?: ExportPrivateKeyResult | undefined };
}

/**
 * Body of `submit/export_private_key` for `ACTIVITY_TYPE_EXPORT_PRIVATE_KEY`. Exports a private key, encrypted
 * to a key of the caller.
 */
export interface ExportPrivateKeyRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY";
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
  readonly parameters: ExportPrivateKeyIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_EXPORT_PRIVATE_KEY`. */
export interface ExportPrivateKeyResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: ExportPrivateKeyActivity;
}

/** What `exportPrivateKey` takes: its request without what the client fills in. */
export interface ExportPrivateKeyInput extends InputOf<ExportPrivateKeyRequest, "type", "timestampMs"> {}

/** `exportPrivateKey` as data. */
export const exportPrivateKeyOperation: Operation = {
  name: "exportPrivateKey",
  path: "/public/v1/submit/export_private_key",
  kind: "submit",
  type: "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY",
  fill: ["timestampMs"],
};

/**
 * Exports a private key, encrypted to a key of the caller.
 *
 * @throws ApiError as `call` says
 */
export function exportPrivateKey(
  connection: Connection,
  input: ExportPrivateKeyInput,
  options?: CallOptions,
): Promise<ExportPrivateKeyResponse> {
  return call(connection, exportPrivateKeyOperation, input, options);
}
