// Unlinks a user from accounts at OAuth providers. Logging in with their tokens is refused from then on. Submitted to
// `submit/delete_oauth_providers`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OauthProviderId, OrganizationId, UserId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS`. Unlinks a user from accounts at OAuth providers. Logging
 * in with their tokens is refused from then on.
 */
export interface DeleteOauthProvidersIntent {
  /** User to unlink. */
  readonly userId: UserId;
  /** Links to remove. At least one. */
  readonly providerIds: readonly OauthProviderId[];
}

/** What a completed `ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS` answers. */
export interface DeleteOauthProvidersResult {
  /** The removed links. */
  readonly providerIds: readonly OauthProviderId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS`. Unlinks a user from accounts at OAuth providers.
 * Logging in with their tokens is refused from then on.
 */
export interface DeleteOauthProvidersActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS";
  /** What was asked for. */
  readonly intent: { readonly deleteOauthProvidersIntent: DeleteOauthProvidersIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deleteOauthProvidersResult?: DeleteOauthProvidersResult | undefined };
}

/**
 * Body of `submit/delete_oauth_providers` for `ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS`. Unlinks a user from
 * accounts at OAuth providers. Logging in with their tokens is refused from then on.
 */
export interface DeleteOauthProvidersRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS";
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
  readonly parameters: DeleteOauthProvidersIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS`. */
export interface DeleteOauthProvidersResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeleteOauthProvidersActivity;
}

/** What `deleteOauthProviders` takes: its request without what the client fills in. */
export interface DeleteOauthProvidersInput extends InputOf<DeleteOauthProvidersRequest, "type", "timestampMs"> {}

/** `deleteOauthProviders` as data. */
export const deleteOauthProvidersOperation: Operation = {
  name: "deleteOauthProviders",
  path: "/public/v1/submit/delete_oauth_providers",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS",
  fill: ["timestampMs"],
};

/**
 * Unlinks a user from accounts at OAuth providers. Logging in with their tokens is refused from then on.
 *
 * @throws ApiError as `call` says
 */
export function deleteOauthProviders(
  connection: Connection,
  input: DeleteOauthProvidersInput,
  options?: CallOptions,
): Promise<DeleteOauthProvidersResponse> {
  return call(connection, deleteOauthProvidersOperation, input, options);
}
