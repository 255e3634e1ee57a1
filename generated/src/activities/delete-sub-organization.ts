// Deletes the sub-organization that the request names as its organization, with everything in it. This cannot be
// undone. Its private keys and wallets must have been exported first, unless deleteWithoutExport is set. Submitted to
// `submit/delete_sub_organization`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION`. Deletes the sub-organization that the request names as
 * its organization, with everything in it. This cannot be undone. Its private keys and wallets must have been
 * exported first, unless deleteWithoutExport is set.
 */
export interface DeleteSubOrganizationIntent {
  /** When true, keys that were never exported are deleted too and lost for good. Default: false. */
  readonly deleteWithoutExport?: boolean | undefined;
}

/** What a completed `ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION` answers. */
export interface DeleteSubOrganizationResult {
  /** The deleted sub-organization. */
  readonly subOrganizationUuid: OrganizationId;
}

/**
 * Activity of type `ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION`. Deletes the sub-organization that the request names
 * as its organization, with everything in it. This cannot be undone. Its private keys and wallets must have been
 * exported first, unless deleteWithoutExport is set.
 */
export interface DeleteSubOrganizationActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION";
  /** What was asked for. */
  readonly intent: { readonly deleteSubOrganizationIntent: DeleteSubOrganizationIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deleteSubOrganizationResult?: DeleteSubOrganizationResult | undefined };
}

/**
 * Body of `submit/delete_sub_organization` for `ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION`. Deletes the
 * sub-organization that the request names as its organization, with everything in it. This cannot be undone. Its
 * private keys and wallets must have been exported first, unless deleteWithoutExport is set.
 */
export interface DeleteSubOrganizationRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION";
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
  readonly parameters: DeleteSubOrganizationIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION`. */
export interface DeleteSubOrganizationResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeleteSubOrganizationActivity;
}

/** What `deleteSubOrganization` takes: its request without what the client fills in. */
export interface DeleteSubOrganizationInput extends InputOf<DeleteSubOrganizationRequest, "type", "timestampMs"> {}

/** `deleteSubOrganization` as data. */
export const deleteSubOrganizationOperation: Operation = {
  name: "deleteSubOrganization",
  path: "/public/v1/submit/delete_sub_organization",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION",
  fill: ["timestampMs"],
};

/**
 * Deletes the sub-organization that the request names as its organization, with everything in it. This cannot be
 * undone. Its private keys and wallets must have been exported first, unless deleteWithoutExport is set.
 *
 * @throws ApiError as `call` says
 */
export function deleteSubOrganization(
  connection: Connection,
  input: DeleteSubOrganizationInput,
  options?: CallOptions,
): Promise<DeleteSubOrganizationResponse> {
  return call(connection, deleteSubOrganizationOperation, input, options);
}
