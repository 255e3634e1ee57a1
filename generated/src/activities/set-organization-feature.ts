// Switches a feature of the organization on or changes its value, such as the URL of the webhook. The root quorum
// decides; policies have no say. Submitted to `submit/set_organization_feature`.

import type { ActivityBase } from "../activity.js";
import type { FeatureName } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Open } from "../runtime/open.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { FeatureValue, MillisecondTimestamp, OrganizationId } from "../scalars.js";
import type { Feature } from "../shapes/organizations.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE`. Switches a feature of the organization on or changes
 * its value, such as the URL of the webhook. The root quorum decides; policies have no say.
 */
export interface SetOrganizationFeatureIntent {
  /** Feature to set. */
  readonly name: FeatureName;
  /**
   * What the feature is set to. For FEATURE_NAME_WEBHOOK the URL that receives deliveries, for
   * FEATURE_NAME_WEBAUTHN_ORIGINS the web origins separated by commas, for a plain switch an empty string.
   */
  readonly value: FeatureValue;
}

/**
 * `SetOrganizationFeatureIntent` as it is answered: a newer server may have written values that are not listed
 * here.
 */
export interface ReceivedSetOrganizationFeatureIntent extends Omit<SetOrganizationFeatureIntent, "name"> {
  /** Feature to set. */
  readonly name: Open<FeatureName>;
}

/** What a completed `ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE` answers. */
export interface SetOrganizationFeatureResult {
  /** All features that the organization has afterwards. */
  readonly features: readonly Feature[];
}

/**
 * Activity of type `ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE`. Switches a feature of the organization on or
 * changes its value, such as the URL of the webhook. The root quorum decides; policies have no say.
 */
export interface SetOrganizationFeatureActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE";
  /** What was asked for. */
  readonly intent: { readonly setOrganizationFeatureIntent: ReceivedSetOrganizationFeatureIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly setOrganizationFeatureResult?: SetOrganizationFeatureResult | undefined };
}

/**
 * Body of `submit/set_organization_feature` for `ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE`. Switches a feature of
 * the organization on or changes its value, such as the URL of the webhook. The root quorum decides; policies
 * have no say.
 */
export interface SetOrganizationFeatureRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE";
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
  readonly parameters: SetOrganizationFeatureIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE`. */
export interface SetOrganizationFeatureResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: SetOrganizationFeatureActivity;
}

/** What `setOrganizationFeature` takes: its request without what the client fills in. */
export interface SetOrganizationFeatureInput extends InputOf<SetOrganizationFeatureRequest, "type", "timestampMs"> {}

/** `setOrganizationFeature` as data. */
export const setOrganizationFeatureOperation: Operation = {
  name: "setOrganizationFeature",
  path: "/public/v1/submit/set_organization_feature",
  kind: "submit",
  type: "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE",
  fill: ["timestampMs"],
};

/**
 * Switches a feature of the organization on or changes its value, such as the URL of the webhook. The root
 * quorum decides; policies have no say.
 *
 * @throws ApiError as `call` says
 */
export function setOrganizationFeature(
  connection: Connection,
  input: SetOrganizationFeatureInput,
  options?: CallOptions,
): Promise<SetOrganizationFeatureResponse> {
  return call(connection, setOrganizationFeatureOperation, input, options);
}
