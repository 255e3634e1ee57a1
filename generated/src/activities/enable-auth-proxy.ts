// Gives the organization an auth proxy, by which pages and apps without a back end of their own sign people up and log
// them in. It gets a user with an API key that never leaves the service and is good for that alone: sending and
// checking one-time codes, logins by them or by OAuth, and new sub-organizations. No page may use it until
// updateAuthProxyConfig names the page's origin. Submitted to `submit/enable_auth_proxy`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_ENABLE_AUTH_PROXY`. Gives the organization an auth proxy, by which pages and apps
 * without a back end of their own sign people up and log them in. It gets a user with an API key that never
 * leaves the service and is good for that alone: sending and checking one-time codes, logins by them or by
 * OAuth, and new sub-organizations. No page may use it until updateAuthProxyConfig names the page's origin.
 */
export interface EnableAuthProxyIntent {}

/** What a completed `ACTIVITY_TYPE_ENABLE_AUTH_PROXY` answers. */
export interface EnableAuthProxyResult {
  /** The user the proxy acts as. */
  readonly userId: UserId;
}

/**
 * Activity of type `ACTIVITY_TYPE_ENABLE_AUTH_PROXY`. Gives the organization an auth proxy, by which pages and
 * apps without a back end of their own sign people up and log them in. It gets a user with an API key that never
 * leaves the service and is good for that alone: sending and checking one-time codes, logins by them or by
 * OAuth, and new sub-organizations. No page may use it until updateAuthProxyConfig names the page's origin.
 */
export interface EnableAuthProxyActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_ENABLE_AUTH_PROXY";
  /** What was asked for. */
  readonly intent: { readonly enableAuthProxyIntent: EnableAuthProxyIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly enableAuthProxyResult?: EnableAuthProxyResult | undefined };
}

/**
 * Body of `submit/enable_auth_proxy` for `ACTIVITY_TYPE_ENABLE_AUTH_PROXY`. Gives the organization an auth
 * proxy, by which pages and apps without a back end of their own sign people up and log them in. It gets a user
 * with an API key that never leaves the service and is good for that alone: sending and checking one-time codes,
 * logins by them or by OAuth, and new sub-organizations. No page may use it until updateAuthProxyConfig names
 * the page's origin.
 */
export interface EnableAuthProxyRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_ENABLE_AUTH_PROXY";
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
  readonly parameters: EnableAuthProxyIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_ENABLE_AUTH_PROXY`. */
export interface EnableAuthProxyResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: EnableAuthProxyActivity;
}

/** What `enableAuthProxy` takes: its request without what the client fills in. */
export interface EnableAuthProxyInput extends InputOf<EnableAuthProxyRequest, "type", "timestampMs"> {}

/** `enableAuthProxy` as data. */
export const enableAuthProxyOperation: Operation = {
  name: "enableAuthProxy",
  path: "/public/v1/submit/enable_auth_proxy",
  kind: "submit",
  type: "ACTIVITY_TYPE_ENABLE_AUTH_PROXY",
  fill: ["timestampMs"],
};

/**
 * Gives the organization an auth proxy, by which pages and apps without a back end of their own sign people up
 * and log them in. It gets a user with an API key that never leaves the service and is good for that alone:
 * sending and checking one-time codes, logins by them or by OAuth, and new sub-organizations. No page may use it
 * until updateAuthProxyConfig names the page's origin.
 *
 * @throws ApiError as `call` says
 */
export function enableAuthProxy(
  connection: Connection,
  input: EnableAuthProxyInput,
  options?: CallOptions,
): Promise<EnableAuthProxyResponse> {
  return call(connection, enableAuthProxyOperation, input, options);
}
