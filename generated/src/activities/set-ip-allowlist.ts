// Sets the addresses from which requests by the users of an organization are accepted, or by one of its API keys. What
// was set before is replaced as a whole. Only organizations without a parent have an allowlist; requests by users of
// sub-organizations and by the auth proxy are exempt. A request is refused that would shut out whoever makes it.
// Submitted to `submit/set_ip_allowlist`.

import type { ActivityBase } from "../activity.js";
import type { IpAllowlistErrorOutcome } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, PublicKey } from "../scalars.js";
import type { IpAllowlistIntentRule } from "../shapes/ip-allowlists.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_SET_IP_ALLOWLIST`. Sets the addresses from which requests by the users of an
 * organization are accepted, or by one of its API keys. What was set before is replaced as a whole. Only
 * organizations without a parent have an allowlist; requests by users of sub-organizations and by the auth proxy
 * are exempt. A request is refused that would shut out whoever makes it.
 */
export interface SetIpAllowlistIntent {
  /**
   * API key whose allowlist is set. Absent for the organization's own. Rules of a key take the place of the
   * organization's for that key, if there are any, and only while the organization's allowlist is enabled.
   */
  readonly publicKey?: PublicKey | undefined;
  /** Whether it is in force. The organization's blocks all when it has no rules. Default: false. */
  readonly enabled?: boolean | undefined;
  /** Networks that are accepted, at most 10 of IPv4 and 10 of IPv6; repeated ones count once. Default: none. */
  readonly rules?: readonly IpAllowlistIntentRule[] | undefined;
  /** What becomes of a request whose address cannot be compared with the rules. Default: DENY. */
  readonly onEvaluationError?: IpAllowlistErrorOutcome | undefined;
}

/** What a completed `ACTIVITY_TYPE_SET_IP_ALLOWLIST` answers. */
export interface SetIpAllowlistResult {}

/**
 * Activity of type `ACTIVITY_TYPE_SET_IP_ALLOWLIST`. Sets the addresses from which requests by the users of an
 * organization are accepted, or by one of its API keys. What was set before is replaced as a whole. Only
 * organizations without a parent have an allowlist; requests by users of sub-organizations and by the auth proxy
 * are exempt. A request is refused that would shut out whoever makes it.
 */
export interface SetIpAllowlistActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SET_IP_ALLOWLIST";
  /** What was asked for. */
  readonly intent: { readonly setIpAllowlistIntent: SetIpAllowlistIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly setIpAllowlistResult?: SetIpAllowlistResult | undefined };
}

/**
 * Body of `submit/set_ip_allowlist` for `ACTIVITY_TYPE_SET_IP_ALLOWLIST`. Sets the addresses from which requests
 * by the users of an organization are accepted, or by one of its API keys. What was set before is replaced as a
 * whole. Only organizations without a parent have an allowlist; requests by users of sub-organizations and by
 * the auth proxy are exempt. A request is refused that would shut out whoever makes it.
 */
export interface SetIpAllowlistRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SET_IP_ALLOWLIST";
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
  readonly parameters: SetIpAllowlistIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_SET_IP_ALLOWLIST`. */
export interface SetIpAllowlistResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: SetIpAllowlistActivity;
}

/** What `setIpAllowlist` takes: its request without what the client fills in. */
export interface SetIpAllowlistInput extends InputOf<SetIpAllowlistRequest, "type", "timestampMs"> {}

/** `setIpAllowlist` as data. */
export const setIpAllowlistOperation: Operation = {
  name: "setIpAllowlist",
  path: "/public/v1/submit/set_ip_allowlist",
  kind: "submit",
  type: "ACTIVITY_TYPE_SET_IP_ALLOWLIST",
  fill: ["timestampMs"],
};

/**
 * Sets the addresses from which requests by the users of an organization are accepted, or by one of its API
 * keys. What was set before is replaced as a whole. Only organizations without a parent have an allowlist;
 * requests by users of sub-organizations and by the auth proxy are exempt. A request is refused that would shut
 * out whoever makes it.
 *
 * @throws ApiError as `call` says
 */
export function setIpAllowlist(
  connection: Connection,
  input: SetIpAllowlistInput,
  options?: CallOptions,
): Promise<SetIpAllowlistResponse> {
  return call(connection, setIpAllowlistOperation, input, options);
}
