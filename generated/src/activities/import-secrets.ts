// Imports secrets that are encrypted to target keys from initImportSecrets. All or none are imported. Submitted to
// `submit/import_secrets`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, SecretId } from "../scalars.js";
import type { ImportSecretParams, ReceivedImportSecretParams } from "../shapes/secrets.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_IMPORT_SECRETS`. Imports secrets that are encrypted to target keys from
 * initImportSecrets. All or none are imported.
 */
export interface ImportSecretsIntent {
  /** Secrets to import. */
  readonly secrets: readonly ImportSecretParams[];
}

/** `ImportSecretsIntent` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedImportSecretsIntent extends Omit<ImportSecretsIntent, "secrets"> {
  /** Secrets to import. */
  readonly secrets: readonly ReceivedImportSecretParams[];
}

/** What a completed `ACTIVITY_TYPE_IMPORT_SECRETS` answers. */
export interface ImportSecretsResult {
  /** The new secrets, in the order of the request. */
  readonly secretIds: readonly SecretId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_IMPORT_SECRETS`. Imports secrets that are encrypted to target keys from
 * initImportSecrets. All or none are imported.
 */
export interface ImportSecretsActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_IMPORT_SECRETS";
  /** What was asked for. */
  readonly intent: { readonly importSecretsIntent: ReceivedImportSecretsIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly importSecretsResult?: ImportSecretsResult | undefined };
}

/**
 * Body of `submit/import_secrets` for `ACTIVITY_TYPE_IMPORT_SECRETS`. Imports secrets that are encrypted to
 * target keys from initImportSecrets. All or none are imported.
 */
export interface ImportSecretsRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_IMPORT_SECRETS";
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
  readonly parameters: ImportSecretsIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_IMPORT_SECRETS`. */
export interface ImportSecretsResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: ImportSecretsActivity;
}

/** What `importSecrets` takes: its request without what the client fills in. */
export interface ImportSecretsInput extends InputOf<ImportSecretsRequest, "type", "timestampMs"> {}

/** `importSecrets` as data. */
export const importSecretsOperation: Operation = {
  name: "importSecrets",
  path: "/public/v1/submit/import_secrets",
  kind: "submit",
  type: "ACTIVITY_TYPE_IMPORT_SECRETS",
  fill: ["timestampMs"],
};

/**
 * Imports secrets that are encrypted to target keys from initImportSecrets. All or none are imported.
 *
 * @throws ApiError as `call` says
 */
export function importSecrets(
  connection: Connection,
  input: ImportSecretsInput,
  options?: CallOptions,
): Promise<ImportSecretsResponse> {
  return call(connection, importSecretsOperation, input, options);
}
