// Imports a private key that was created elsewhere. Start with initImportPrivateKey, which returns the target key.
// Submitted to `submit/import_private_key`.

import type { ActivityBase } from "../activity.js";
import type { AddressFormat, Curve } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Open } from "../runtime/open.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  EncryptedBundle,
  MillisecondTimestamp,
  OrganizationId,
  PrivateKeyId,
  PrivateKeyName,
  UserId,
} from "../scalars.js";
import type { Address } from "../shapes/common.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_IMPORT_PRIVATE_KEY`. Imports a private key that was created elsewhere. Start with
 * initImportPrivateKey, which returns the target key.
 */
export interface ImportPrivateKeyIntent {
  /** User who imports the key. Must be the caller and the user of the import bundle. */
  readonly userId: UserId;
  /** Name of the key. Must be new within the organization. */
  readonly privateKeyName: PrivateKeyName;
  /**
   * The 32 bytes of the key, encrypted to the target key of the import bundle. A JSON string with encappedPublic
   * and ciphertext, both in hex.
   */
  readonly encryptedBundle: EncryptedBundle;
  /** Curve of the key. */
  readonly curve: Curve;
  /** Formats in which to give the key's addresses. Each must suit the curve. May be empty. */
  readonly addressFormats: readonly AddressFormat[];
}

/** `ImportPrivateKeyIntent` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedImportPrivateKeyIntent extends Omit<ImportPrivateKeyIntent, "curve" | "addressFormats"> {
  /** Curve of the key. */
  readonly curve: Open<Curve>;
  /** Formats in which to give the key's addresses. Each must suit the curve. May be empty. */
  readonly addressFormats: readonly Open<AddressFormat>[];
}

/** What a completed `ACTIVITY_TYPE_IMPORT_PRIVATE_KEY` answers. */
export interface ImportPrivateKeyResult {
  /** Id of the imported key. */
  readonly privateKeyId: PrivateKeyId;
  /** The key's addresses, one for each requested format. */
  readonly addresses: readonly Address[];
}

/**
 * Activity of type `ACTIVITY_TYPE_IMPORT_PRIVATE_KEY`. Imports a private key that was created elsewhere. Start
 * with initImportPrivateKey, which returns the target key.
 */
export interface ImportPrivateKeyActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_IMPORT_PRIVATE_KEY";
  /** What was asked for. */
  readonly intent: { readonly importPrivateKeyIntent: ReceivedImportPrivateKeyIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly importPrivateKeyResult?: ImportPrivateKeyResult | undefined };
}

/**
 * Body of `submit/import_private_key` for `ACTIVITY_TYPE_IMPORT_PRIVATE_KEY`. Imports a private key that was
 * created elsewhere. Start with initImportPrivateKey, which returns the target key.
 */
export interface ImportPrivateKeyRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_IMPORT_PRIVATE_KEY";
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
  readonly parameters: ImportPrivateKeyIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_IMPORT_PRIVATE_KEY`. */
export interface ImportPrivateKeyResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: ImportPrivateKeyActivity;
}

/** What `importPrivateKey` takes: its request without what the client fills in. */
export interface ImportPrivateKeyInput extends InputOf<ImportPrivateKeyRequest, "type", "timestampMs"> {}

/** `importPrivateKey` as data. */
export const importPrivateKeyOperation: Operation = {
  name: "importPrivateKey",
  path: "/public/v1/submit/import_private_key",
  kind: "submit",
  type: "ACTIVITY_TYPE_IMPORT_PRIVATE_KEY",
  fill: ["timestampMs"],
};

/**
 * Imports a private key that was created elsewhere. Start with initImportPrivateKey, which returns the target
 * key.
 *
 * @throws ApiError as `call` says
 */
export function importPrivateKey(
  connection: Connection,
  input: ImportPrivateKeyInput,
  options?: CallOptions,
): Promise<ImportPrivateKeyResponse> {
  return call(connection, importPrivateKeyOperation, input, options);
}
