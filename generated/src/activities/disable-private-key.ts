// Disables a private key for good. It stays in the organization and can be read, but it never signs again. Submitted to
// `submit/disable_private_key`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, PrivateKeyId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DISABLE_PRIVATE_KEY`. Disables a private key for good. It stays in the
 * organization and can be read, but it never signs again.
 */
export interface DisablePrivateKeyIntent {
  /** Key to disable. */
  readonly privateKeyId: PrivateKeyId;
}

/** What a completed `ACTIVITY_TYPE_DISABLE_PRIVATE_KEY` answers. */
export interface DisablePrivateKeyResult {
  /** The disabled key. */
  readonly privateKeyId: PrivateKeyId;
}

/**
 * Activity of type `ACTIVITY_TYPE_DISABLE_PRIVATE_KEY`. Disables a private key for good. It stays in the
 * organization and can be read, but it never signs again.
 */
export interface DisablePrivateKeyActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DISABLE_PRIVATE_KEY";
  /** What was asked for. */
  readonly intent: { readonly disablePrivateKeyIntent: DisablePrivateKeyIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly disablePrivateKeyResult?: DisablePrivateKeyResult | undefined };
}

/**
 * Body of `submit/disable_private_key` for `ACTIVITY_TYPE_DISABLE_PRIVATE_KEY`. Disables a private key for good.
 * It stays in the organization and can be read, but it never signs again.
 */
export interface DisablePrivateKeyRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DISABLE_PRIVATE_KEY";
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
  readonly parameters: DisablePrivateKeyIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DISABLE_PRIVATE_KEY`. */
export interface DisablePrivateKeyResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DisablePrivateKeyActivity;
}

/** What `disablePrivateKey` takes: its request without what the client fills in. */
export interface DisablePrivateKeyInput extends InputOf<DisablePrivateKeyRequest, "type", "timestampMs"> {}

/** `disablePrivateKey` as data. */
export const disablePrivateKeyOperation: Operation = {
  name: "disablePrivateKey",
  path: "/public/v1/submit/disable_private_key",
  kind: "submit",
  type: "ACTIVITY_TYPE_DISABLE_PRIVATE_KEY",
  fill: ["timestampMs"],
};

/**
 * Disables a private key for good. It stays in the organization and can be read, but it never signs again.
 *
 * @throws ApiError as `call` says
 */
export function disablePrivateKey(
  connection: Connection,
  input: DisablePrivateKeyInput,
  options?: CallOptions,
): Promise<DisablePrivateKeyResponse> {
  return call(connection, disablePrivateKeyOperation, input, options);
}
