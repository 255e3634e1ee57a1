// Creates a velocity control, which counts from then on what is transferred or done. Policies read whether it is kept
// as controls.<identifier>; by itself it refuses nothing. Submitted to `submit/create_velocity_control`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, VelocityControlId } from "../scalars.js";
import type { VelocityControlAggregation, VelocityControlDataSource } from "../shapes/velocity-controls.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL`. Creates a velocity control, which counts from then on
 * what is transferred or done. Policies read whether it is kept as controls.<identifier>; by itself it refuses
 * nothing.
 */
export interface CreateVelocityControlIntent {
  /** For people. */
  readonly name: string;
  /** What is counted: exactly one of both. */
  readonly dataSource: VelocityControlDataSource;
  /** What is compared with what. */
  readonly aggregation: VelocityControlAggregation;
  /** Its name in policies, unlike any other in its organization. */
  readonly identifier: string;
}

/** What a completed `ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL` answers. */
export interface CreateVelocityControlResult {
  /** The new control. */
  readonly velocityControlId: VelocityControlId;
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL`. Creates a velocity control, which counts from then
 * on what is transferred or done. Policies read whether it is kept as controls.<identifier>; by itself it
 * refuses nothing.
 */
export interface CreateVelocityControlActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL";
  /** What was asked for. */
  readonly intent: { readonly createVelocityControlIntent: CreateVelocityControlIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createVelocityControlResult?: CreateVelocityControlResult | undefined };
}

/**
 * Body of `submit/create_velocity_control` for `ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL`. Creates a velocity
 * control, which counts from then on what is transferred or done. Policies read whether it is kept as
 * controls.<identifier>; by itself it refuses nothing.
 */
export interface CreateVelocityControlRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL";
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
  readonly parameters: CreateVelocityControlIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL`. */
export interface CreateVelocityControlResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateVelocityControlActivity;
}

/** What `createVelocityControl` takes: its request without what the client fills in. */
export interface CreateVelocityControlInput extends InputOf<CreateVelocityControlRequest, "type", "timestampMs"> {}

/** `createVelocityControl` as data. */
export const createVelocityControlOperation: Operation = {
  name: "createVelocityControl",
  path: "/public/v1/submit/create_velocity_control",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL",
  fill: ["timestampMs"],
};

/**
 * Creates a velocity control, which counts from then on what is transferred or done. Policies read whether it is
 * kept as controls.<identifier>; by itself it refuses nothing.
 *
 * @throws ApiError as `call` says
 */
export function createVelocityControl(
  connection: Connection,
  input: CreateVelocityControlInput,
  options?: CallOptions,
): Promise<CreateVelocityControlResponse> {
  return call(connection, createVelocityControlOperation, input, options);
}
