// Removes authenticators from a user. Requests stamped with them are refused from then on. Submitted to
// `submit/delete_authenticators`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { AuthenticatorId, MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DELETE_AUTHENTICATORS`. Removes authenticators from a user. Requests stamped with
 * them are refused from then on.
 */
export interface DeleteAuthenticatorsIntent {
  /** User who has the authenticators. */
  readonly userId: UserId;
  /** Authenticators to remove. At least one. */
  readonly authenticatorIds: readonly AuthenticatorId[];
}

/** What a completed `ACTIVITY_TYPE_DELETE_AUTHENTICATORS` answers. */
export interface DeleteAuthenticatorsResult {
  /** The removed authenticators. */
  readonly authenticatorIds: readonly AuthenticatorId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_DELETE_AUTHENTICATORS`. Removes authenticators from a user. Requests stamped
 * with them are refused from then on.
 */
export interface DeleteAuthenticatorsActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_AUTHENTICATORS";
  /** What was asked for. */
  readonly intent: { readonly deleteAuthenticatorsIntent: DeleteAuthenticatorsIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deleteAuthenticatorsResult?: DeleteAuthenticatorsResult | undefined };
}

/**
 * Body of `submit/delete_authenticators` for `ACTIVITY_TYPE_DELETE_AUTHENTICATORS`. Removes authenticators from
 * a user. Requests stamped with them are refused from then on.
 */
export interface DeleteAuthenticatorsRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_AUTHENTICATORS";
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
  readonly parameters: DeleteAuthenticatorsIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_AUTHENTICATORS`. */
export interface DeleteAuthenticatorsResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeleteAuthenticatorsActivity;
}

/** What `deleteAuthenticators` takes: its request without what the client fills in. */
export interface DeleteAuthenticatorsInput extends InputOf<DeleteAuthenticatorsRequest, "type", "timestampMs"> {}

/** `deleteAuthenticators` as data. */
export const deleteAuthenticatorsOperation: Operation = {
  name: "deleteAuthenticators",
  path: "/public/v1/submit/delete_authenticators",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_AUTHENTICATORS",
  fill: ["timestampMs"],
};

/**
 * Removes authenticators from a user. Requests stamped with them are refused from then on.
 *
 * @throws ApiError as `call` says
 */
export function deleteAuthenticators(
  connection: Connection,
  input: DeleteAuthenticatorsInput,
  options?: CallOptions,
): Promise<DeleteAuthenticatorsResponse> {
  return call(connection, deleteAuthenticatorsOperation, input, options);
}
