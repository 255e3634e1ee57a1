// Removes the IP allowlist of an organization, or of one of its API keys, with all rules. Submitted to
// `submit/remove_ip_allowlist`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, PublicKey } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST`. Removes the IP allowlist of an organization, or of one of
 * its API keys, with all rules.
 */
export interface RemoveIpAllowlistIntent {
  /** API key whose allowlist is removed. Absent for the organization's own. */
  readonly publicKey?: PublicKey | undefined;
}

/** What a completed `ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST` answers. */
export interface RemoveIpAllowlistResult {}

/**
 * Activity of type `ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST`. Removes the IP allowlist of an organization, or of one
 * of its API keys, with all rules.
 */
export interface RemoveIpAllowlistActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST";
  /** What was asked for. */
  readonly intent: { readonly removeIpAllowlistIntent: RemoveIpAllowlistIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly removeIpAllowlistResult?: RemoveIpAllowlistResult | undefined };
}

/**
 * Body of `submit/remove_ip_allowlist` for `ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST`. Removes the IP allowlist of an
 * organization, or of one of its API keys, with all rules.
 */
export interface RemoveIpAllowlistRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST";
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
  readonly parameters: RemoveIpAllowlistIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST`. */
export interface RemoveIpAllowlistResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: RemoveIpAllowlistActivity;
}

/** What `removeIpAllowlist` takes: its request without what the client fills in. */
export interface RemoveIpAllowlistInput extends InputOf<RemoveIpAllowlistRequest, "type", "timestampMs"> {}

/** `removeIpAllowlist` as data. */
export const removeIpAllowlistOperation: Operation = {
  name: "removeIpAllowlist",
  path: "/public/v1/submit/remove_ip_allowlist",
  kind: "submit",
  type: "ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST",
  fill: ["timestampMs"],
};

/**
 * Removes the IP allowlist of an organization, or of one of its API keys, with all rules.
 *
 * @throws ApiError as `call` says
 */
export function removeIpAllowlist(
  connection: Connection,
  input: RemoveIpAllowlistInput,
  options?: CallOptions,
): Promise<RemoveIpAllowlistResponse> {
  return call(connection, removeIpAllowlistOperation, input, options);
}
