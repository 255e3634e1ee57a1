// Deletes a velocity control, and what it has counted. Policies that read it are in error from then on. Submitted to
// `submit/delete_velocity_control`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, VelocityControlId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL`. Deletes a velocity control, and what it has counted.
 * Policies that read it are in error from then on.
 */
export interface DeleteVelocityControlIntent {
  /** Control to delete. */
  readonly velocityControlId: VelocityControlId;
}

/** What a completed `ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL` answers. */
export interface DeleteVelocityControlResult {
  /** The deleted control. */
  readonly velocityControlId: VelocityControlId;
}

/**
 * Activity of type `ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL`. Deletes a velocity control, and what it has counted.
 * Policies that read it are in error from then on.
 */
export interface DeleteVelocityControlActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL";
  /** What was asked for. */
  readonly intent: { readonly deleteVelocityControlIntent: DeleteVelocityControlIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deleteVelocityControlResult?: DeleteVelocityControlResult | undefined };
}

/**
 * Body of `submit/delete_velocity_control` for `ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL`. Deletes a velocity
 * control, and what it has counted. Policies that read it are in error from then on.
 */
export interface DeleteVelocityControlRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL";
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
  readonly parameters: DeleteVelocityControlIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL`. */
export interface DeleteVelocityControlResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeleteVelocityControlActivity;
}

/** What `deleteVelocityControl` takes: its request without what the client fills in. */
export interface DeleteVelocityControlInput extends InputOf<DeleteVelocityControlRequest, "type", "timestampMs"> {}

/** `deleteVelocityControl` as data. */
export const deleteVelocityControlOperation: Operation = {
  name: "deleteVelocityControl",
  path: "/public/v1/submit/delete_velocity_control",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL",
  fill: ["timestampMs"],
};

/**
 * Deletes a velocity control, and what it has counted. Policies that read it are in error from then on.
 *
 * @throws ApiError as `call` says
 */
export function deleteVelocityControl(
  connection: Connection,
  input: DeleteVelocityControlInput,
  options?: CallOptions,
): Promise<DeleteVelocityControlResponse> {
  return call(connection, deleteVelocityControlOperation, input, options);
}
