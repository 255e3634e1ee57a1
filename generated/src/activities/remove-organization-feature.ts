// Turns a feature of the organization off and deletes its value. The root quorum decides; policies have no say.
// Submitted to `submit/remove_organization_feature`.

import type { ActivityBase } from "../activity.js";
import type { FeatureName } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Open } from "../runtime/open.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId } from "../scalars.js";
import type { Feature } from "../shapes/organizations.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE`. Turns a feature of the organization off and deletes
 * its value. The root quorum decides; policies have no say.
 */
export interface RemoveOrganizationFeatureIntent {
  /** Feature to switch off. */
  readonly name: FeatureName;
}

/**
 * `RemoveOrganizationFeatureIntent` as it is answered: a newer server may have written values that are not
 * listed here.
 */
export interface ReceivedRemoveOrganizationFeatureIntent extends Omit<RemoveOrganizationFeatureIntent, "name"> {
  /** Feature to switch off. */
  readonly name: Open<FeatureName>;
}

/** What a completed `ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE` answers. */
export interface RemoveOrganizationFeatureResult {
  /** All features that the organization still has. */
  readonly features: readonly Feature[];
}

/**
 * Activity of type `ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE`. Turns a feature of the organization off and
 * deletes its value. The root quorum decides; policies have no say.
 */
export interface RemoveOrganizationFeatureActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE";
  /** What was asked for. */
  readonly intent: { readonly removeOrganizationFeatureIntent: ReceivedRemoveOrganizationFeatureIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly removeOrganizationFeatureResult?: RemoveOrganizationFeatureResult | undefined };
}

/**
 * Body of `submit/remove_organization_feature` for `ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE`. Turns a feature
 * of the organization off and deletes its value. The root quorum decides; policies have no say.
 */
export interface RemoveOrganizationFeatureRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE";
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
  readonly parameters: RemoveOrganizationFeatureIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE`. */
export interface RemoveOrganizationFeatureResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: RemoveOrganizationFeatureActivity;
}

/** What `removeOrganizationFeature` takes: its request without what the client fills in. */
export interface RemoveOrganizationFeatureInput extends InputOf<
  RemoveOrganizationFeatureRequest,
  "type",
  "timestampMs"
> {}

/** `removeOrganizationFeature` as data. */
export const removeOrganizationFeatureOperation: Operation = {
  name: "removeOrganizationFeature",
  path: "/public/v1/submit/remove_organization_feature",
  kind: "submit",
  type: "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE",
  fill: ["timestampMs"],
};

/**
 * Turns a feature of the organization off and deletes its value. The root quorum decides; policies have no say.
 *
 * @throws ApiError as `call` says
 */
export function removeOrganizationFeature(
  connection: Connection,
  input: RemoveOrganizationFeatureInput,
  options?: CallOptions,
): Promise<RemoveOrganizationFeatureResponse> {
  return call(connection, removeOrganizationFeatureOperation, input, options);
}
