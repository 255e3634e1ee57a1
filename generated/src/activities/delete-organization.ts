// Deletes an organization with everything in it. This cannot be undone. Submitted to `submit/delete_organization`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DELETE_ORGANIZATION`. Deletes an organization with everything in it. This cannot
 * be undone.
 */
export interface DeleteOrganizationIntent {
  /** Organization to delete. Must be the one that the request itself names, as a safeguard against mistakes. */
  readonly organizationId: OrganizationId;
}

/** What a completed `ACTIVITY_TYPE_DELETE_ORGANIZATION` answers. */
export interface DeleteOrganizationResult {
  /** The deleted organization. */
  readonly organizationId: OrganizationId;
}

/**
 * Activity of type `ACTIVITY_TYPE_DELETE_ORGANIZATION`. Deletes an organization with everything in it. This
 * cannot be undone.
 */
export interface DeleteOrganizationActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_ORGANIZATION";
  /** What was asked for. */
  readonly intent: { readonly deleteOrganizationIntent: DeleteOrganizationIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deleteOrganizationResult?: DeleteOrganizationResult | undefined };
}

/**
 * Body of `submit/delete_organization` for `ACTIVITY_TYPE_DELETE_ORGANIZATION`. Deletes an organization with
 * everything in it. This cannot be undone.
 */
export interface DeleteOrganizationRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_ORGANIZATION";
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
  readonly parameters: DeleteOrganizationIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_ORGANIZATION`. */
export interface DeleteOrganizationResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeleteOrganizationActivity;
}

/** What `deleteOrganization` takes: its request without what the client fills in. */
export interface DeleteOrganizationInput extends InputOf<DeleteOrganizationRequest, "type", "timestampMs"> {}

/** `deleteOrganization` as data. */
export const deleteOrganizationOperation: Operation = {
  name: "deleteOrganization",
  path: "/public/v1/submit/delete_organization",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_ORGANIZATION",
  fill: ["timestampMs"],
};

/**
 * Deletes an organization with everything in it. This cannot be undone.
 *
 * @throws ApiError as `call` says
 */
export function deleteOrganization(
  connection: Connection,
  input: DeleteOrganizationInput,
  options?: CallOptions,
): Promise<DeleteOrganizationResponse> {
  return call(connection, deleteOrganizationOperation, input, options);
}
