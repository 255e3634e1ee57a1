// Takes the auth proxy away, with its user, its key and its settings. Who has signed up by it keeps their
// sub-organization; a proxy that is enabled later has another configuration id. Submitted to
// `submit/disable_auth_proxy`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DISABLE_AUTH_PROXY`. Takes the auth proxy away, with its user, its key and its
 * settings. Who has signed up by it keeps their sub-organization; a proxy that is enabled later has another
 * configuration id.
 */
export interface DisableAuthProxyIntent {}

/** What a completed `ACTIVITY_TYPE_DISABLE_AUTH_PROXY` answers. */
export interface DisableAuthProxyResult {}

/**
 * Activity of type `ACTIVITY_TYPE_DISABLE_AUTH_PROXY`. Takes the auth proxy away, with its user, its key and its
 * settings. Who has signed up by it keeps their sub-organization; a proxy that is enabled later has another
 * configuration id.
 */
export interface DisableAuthProxyActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DISABLE_AUTH_PROXY";
  /** What was asked for. */
  readonly intent: { readonly disableAuthProxyIntent: DisableAuthProxyIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly disableAuthProxyResult?: DisableAuthProxyResult | undefined };
}

/**
 * Body of `submit/disable_auth_proxy` for `ACTIVITY_TYPE_DISABLE_AUTH_PROXY`. Takes the auth proxy away, with
 * its user, its key and its settings. Who has signed up by it keeps their sub-organization; a proxy that is
 * enabled later has another configuration id.
 */
export interface DisableAuthProxyRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DISABLE_AUTH_PROXY";
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
  readonly parameters: DisableAuthProxyIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DISABLE_AUTH_PROXY`. */
export interface DisableAuthProxyResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DisableAuthProxyActivity;
}

/** What `disableAuthProxy` takes: its request without what the client fills in. */
export interface DisableAuthProxyInput extends InputOf<DisableAuthProxyRequest, "type", "timestampMs"> {}

/** `disableAuthProxy` as data. */
export const disableAuthProxyOperation: Operation = {
  name: "disableAuthProxy",
  path: "/public/v1/submit/disable_auth_proxy",
  kind: "submit",
  type: "ACTIVITY_TYPE_DISABLE_AUTH_PROXY",
  fill: ["timestampMs"],
};

/**
 * Takes the auth proxy away, with its user, its key and its settings. Who has signed up by it keeps their
 * sub-organization; a proxy that is enabled later has another configuration id.
 *
 * @throws ApiError as `call` says
 */
export function disableAuthProxy(
  connection: Connection,
  input: DisableAuthProxyInput,
  options?: CallOptions,
): Promise<DisableAuthProxyResponse> {
  return call(connection, disableAuthProxyOperation, input, options);
}
