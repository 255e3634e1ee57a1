// Creates several policies in one step. All or none are created. Submitted to `submit/create_policies`.

import type { CreatePolicyIntentV3 } from "./create-policy.js";
import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, PolicyId } from "../scalars.js";
import { call } from "../runtime/client.js";

/** Parameters of `ACTIVITY_TYPE_CREATE_POLICIES`. Creates several policies in one step. All or none are created. */
export interface CreatePoliciesIntent {
  /** Policies to create, each as createPolicy takes it. At least one. */
  readonly policies: readonly CreatePolicyIntentV3[];
}

/** What a completed `ACTIVITY_TYPE_CREATE_POLICIES` answers. */
export interface CreatePoliciesResult {
  /** Ids of the new policies in the order of the request. */
  readonly policyIds: readonly PolicyId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_POLICIES`. Creates several policies in one step. All or none are
 * created.
 */
export interface CreatePoliciesActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_POLICIES";
  /** What was asked for. */
  readonly intent: { readonly createPoliciesIntent: CreatePoliciesIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createPoliciesResult?: CreatePoliciesResult | undefined };
}

/**
 * Body of `submit/create_policies` for `ACTIVITY_TYPE_CREATE_POLICIES`. Creates several policies in one step.
 * All or none are created.
 */
export interface CreatePoliciesRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_POLICIES";
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
  readonly parameters: CreatePoliciesIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_POLICIES`. */
export interface CreatePoliciesResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreatePoliciesActivity;
}

/** What `createPolicies` takes: its request without what the client fills in. */
export interface CreatePoliciesInput extends InputOf<CreatePoliciesRequest, "type", "timestampMs"> {}

/** `createPolicies` as data. */
export const createPoliciesOperation: Operation = {
  name: "createPolicies",
  path: "/public/v1/submit/create_policies",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_POLICIES",
  fill: ["timestampMs"],
};

/**
 * Creates several policies in one step. All or none are created.
 *
 * @throws ApiError as `call` says
 */
export function createPolicies(
  connection: Connection,
  input: CreatePoliciesInput,
  options?: CallOptions,
): Promise<CreatePoliciesResponse> {
  return call(connection, createPoliciesOperation, input, options);
}
