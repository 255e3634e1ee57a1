// Starts the import of secrets and returns a target key for each, to which the caller encrypts it for importSecrets. A
// user has at most 100 target keys at a time; of more, the oldest are given up. Submitted to
// `submit/init_import_secrets`.

import type { ActivityBase } from "../activity.js";
import type { TransportEncryptionSuite } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Open } from "../runtime/open.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { ImportBundle, MillisecondTimestamp, OrganizationId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_INIT_IMPORT_SECRETS`. Starts the import of secrets and returns a target key for
 * each, to which the caller encrypts it for importSecrets. A user has at most 100 target keys at a time; of
 * more, the oldest are given up.
 */
export interface InitImportSecretsIntent {
  /** How secrets are encrypted on their way. */
  readonly encryptionSuite: TransportEncryptionSuite;
  /** How many secrets are to be imported. */
  readonly numSecrets: number;
}

/** `InitImportSecretsIntent` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedInitImportSecretsIntent extends Omit<InitImportSecretsIntent, "encryptionSuite"> {
  /** How secrets are encrypted on their way. */
  readonly encryptionSuite: Open<TransportEncryptionSuite>;
}

/** What a completed `ACTIVITY_TYPE_INIT_IMPORT_SECRETS` answers. */
export interface InitImportSecretsResult {
  /** Signed target keys. Each serves once, within a day. */
  readonly enclaveTargetMessages: readonly ImportBundle[];
}

/**
 * Activity of type `ACTIVITY_TYPE_INIT_IMPORT_SECRETS`. Starts the import of secrets and returns a target key
 * for each, to which the caller encrypts it for importSecrets. A user has at most 100 target keys at a time; of
 * more, the oldest are given up.
 */
export interface InitImportSecretsActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_IMPORT_SECRETS";
  /** What was asked for. */
  readonly intent: { readonly initImportSecretsIntent: ReceivedInitImportSecretsIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly initImportSecretsResult?: InitImportSecretsResult | undefined };
}

/**
 * Body of `submit/init_import_secrets` for `ACTIVITY_TYPE_INIT_IMPORT_SECRETS`. Starts the import of secrets and
 * returns a target key for each, to which the caller encrypts it for importSecrets. A user has at most 100
 * target keys at a time; of more, the oldest are given up.
 */
export interface InitImportSecretsRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_IMPORT_SECRETS";
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
  readonly parameters: InitImportSecretsIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_INIT_IMPORT_SECRETS`. */
export interface InitImportSecretsResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: InitImportSecretsActivity;
}

/** What `initImportSecrets` takes: its request without what the client fills in. */
export interface InitImportSecretsInput extends InputOf<InitImportSecretsRequest, "type", "timestampMs"> {}

/** `initImportSecrets` as data. */
export const initImportSecretsOperation: Operation = {
  name: "initImportSecrets",
  path: "/public/v1/submit/init_import_secrets",
  kind: "submit",
  type: "ACTIVITY_TYPE_INIT_IMPORT_SECRETS",
  fill: ["timestampMs"],
};

/**
 * Starts the import of secrets and returns a target key for each, to which the caller encrypts it for
 * importSecrets. A user has at most 100 target keys at a time; of more, the oldest are given up.
 *
 * @throws ApiError as `call` says
 */
export function initImportSecrets(
  connection: Connection,
  input: InitImportSecretsInput,
  options?: CallOptions,
): Promise<InitImportSecretsResponse> {
  return call(connection, initImportSecretsOperation, input, options);
}
