// Starts the import of a private key and returns the target key to which the caller encrypts it for importPrivateKey.
// Submitted to `submit/init_import_private_key`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { ImportBundle, MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY`. Starts the import of a private key and returns the
 * target key to which the caller encrypts it for importPrivateKey.
 */
export interface InitImportPrivateKeyIntent {
  /** User who will import the key. Must be the caller. */
  readonly userId: UserId;
}

/** What a completed `ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY` answers. */
export interface InitImportPrivateKeyResult {
  /**
   * Signed target key. A JSON string with version, data, dataSignature and enclaveQuorumPublic; data is the hex of
   * a JSON text with targetPublic, organizationId and userId. The target key serves once.
   */
  readonly importBundle: ImportBundle;
}

/**
 * Activity of type `ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY`. Starts the import of a private key and returns the
 * target key to which the caller encrypts it for importPrivateKey.
 */
export interface InitImportPrivateKeyActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY";
  /** What was asked for. */
  readonly intent: { readonly initImportPrivateKeyIntent: InitImportPrivateKeyIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly initImportPrivateKeyResult?: InitImportPrivateKeyResult | undefined };
}

/**
 * Body of `submit/init_import_private_key` for `ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY`. Starts the import of a
 * private key and returns the target key to which the caller encrypts it for importPrivateKey.
 */
export interface InitImportPrivateKeyRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY";
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
  readonly parameters: InitImportPrivateKeyIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY`. */
export interface InitImportPrivateKeyResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: InitImportPrivateKeyActivity;
}

/** What `initImportPrivateKey` takes: its request without what the client fills in. */
export interface InitImportPrivateKeyInput extends InputOf<InitImportPrivateKeyRequest, "type", "timestampMs"> {}

/** `initImportPrivateKey` as data. */
export const initImportPrivateKeyOperation: Operation = {
  name: "initImportPrivateKey",
  path: "/public/v1/submit/init_import_private_key",
  kind: "submit",
  type: "ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY",
  fill: ["timestampMs"],
};

/**
 * Starts the import of a private key and returns the target key to which the caller encrypts it for
 * importPrivateKey.
 *
 * @throws ApiError as `call` says
 */
export function initImportPrivateKey(
  connection: Connection,
  input: InitImportPrivateKeyInput,
  options?: CallOptions,
): Promise<InitImportPrivateKeyResponse> {
  return call(connection, initImportPrivateKeyOperation, input, options);
}
