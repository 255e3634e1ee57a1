// Exports secrets, each encrypted to a key of the caller. Policies decide about each of them, and all or none are
// exported. Submitted to `submit/export_secrets`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { ExportBundle, MillisecondTimestamp, OrganizationId } from "../scalars.js";
import type { ExportSecretParams, ReceivedExportSecretParams } from "../shapes/secrets.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_EXPORT_SECRETS`. Exports secrets, each encrypted to a key of the caller. Policies
 * decide about each of them, and all or none are exported.
 */
export interface ExportSecretsIntent {
  /** Secrets to export, each once. */
  readonly secrets: readonly ExportSecretParams[];
}

/** `ExportSecretsIntent` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedExportSecretsIntent extends Omit<ExportSecretsIntent, "secrets"> {
  /** Secrets to export, each once. */
  readonly secrets: readonly ReceivedExportSecretParams[];
}

/** What a completed `ACTIVITY_TYPE_EXPORT_SECRETS` answers. */
export interface ExportSecretsResult {
  /** The secrets, in the order of the request. */
  readonly secretPayloads: readonly ExportBundle[];
}

/**
 * Activity of type `ACTIVITY_TYPE_EXPORT_SECRETS`. Exports secrets, each encrypted to a key of the caller.
 * Policies decide about each of them, and all or none are exported.
 */
export interface ExportSecretsActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_EXPORT_SECRETS";
  /** What was asked for. */
  readonly intent: { readonly exportSecretsIntent: ReceivedExportSecretsIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly exportSecretsResult?: ExportSecretsResult | undefined };
}

/**
 * Body of `submit/export_secrets` for `ACTIVITY_TYPE_EXPORT_SECRETS`. Exports secrets, each encrypted to a key
 * of the caller. Policies decide about each of them, and all or none are exported.
 */
export interface ExportSecretsRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_EXPORT_SECRETS";
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
  readonly parameters: ExportSecretsIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_EXPORT_SECRETS`. */
export interface ExportSecretsResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: ExportSecretsActivity;
}

/** What `exportSecrets` takes: its request without what the client fills in. */
export interface ExportSecretsInput extends InputOf<ExportSecretsRequest, "type", "timestampMs"> {}

/** `exportSecrets` as data. */
export const exportSecretsOperation: Operation = {
  name: "exportSecrets",
  path: "/public/v1/submit/export_secrets",
  kind: "submit",
  type: "ACTIVITY_TYPE_EXPORT_SECRETS",
  fill: ["timestampMs"],
};

/**
 * Exports secrets, each encrypted to a key of the caller. Policies decide about each of them, and all or none
 * are exported.
 *
 * @throws ApiError as `call` says
 */
export function exportSecrets(
  connection: Connection,
  input: ExportSecretsInput,
  options?: CallOptions,
): Promise<ExportSecretsResponse> {
  return call(connection, exportSecretsOperation, input, options);
}
