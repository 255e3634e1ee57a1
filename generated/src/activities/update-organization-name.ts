// Gives the organization another name. Decided by its root quorum; policies have no say. Submitted to
// `submit/update_organization_name`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, OrganizationName } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME`. Gives the organization another name. Decided by its
 * root quorum; policies have no say.
 */
export interface UpdateOrganizationNameIntent {
  /** New name. Others may have it too. */
  readonly organizationName: OrganizationName;
}

/** What a completed `ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME` answers. */
export interface UpdateOrganizationNameResult {
  /** The renamed organization. */
  readonly organizationId: OrganizationId;
  /** Its name now. */
  readonly organizationName: OrganizationName;
}

/**
 * Activity of type `ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME`. Gives the organization another name. Decided by its
 * root quorum; policies have no say.
 */
export interface UpdateOrganizationNameActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME";
  /** What was asked for. */
  readonly intent: { readonly updateOrganizationNameIntent: UpdateOrganizationNameIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly updateOrganizationNameResult?: UpdateOrganizationNameResult | undefined };
}

/**
 * Body of `submit/update_organization_name` for `ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME`. Gives the organization
 * another name. Decided by its root quorum; policies have no say.
 */
export interface UpdateOrganizationNameRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME";
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
  readonly parameters: UpdateOrganizationNameIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME`. */
export interface UpdateOrganizationNameResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: UpdateOrganizationNameActivity;
}

/** What `updateOrganizationName` takes: its request without what the client fills in. */
export interface UpdateOrganizationNameInput extends InputOf<UpdateOrganizationNameRequest, "type", "timestampMs"> {}

/** `updateOrganizationName` as data. */
export const updateOrganizationNameOperation: Operation = {
  name: "updateOrganizationName",
  path: "/public/v1/submit/update_organization_name",
  kind: "submit",
  type: "ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME",
  fill: ["timestampMs"],
};

/**
 * Gives the organization another name. Decided by its root quorum; policies have no say.
 *
 * @throws ApiError as `call` says
 */
export function updateOrganizationName(
  connection: Connection,
  input: UpdateOrganizationNameInput,
  options?: CallOptions,
): Promise<UpdateOrganizationNameResponse> {
  return call(connection, updateOrganizationNameOperation, input, options);
}
