// Takes a receiver of webhook events away, and the events that wait for it. Submitted to
// `submit/delete_webhook_endpoint`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, WebhookEndpointId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT`. Takes a receiver of webhook events away, and the events
 * that wait for it.
 */
export interface DeleteWebhookEndpointIntent {
  /** Receiver to delete. */
  readonly endpointId: WebhookEndpointId;
}

/** What a completed `ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT` answers. */
export interface DeleteWebhookEndpointResult {
  /** The deleted receiver. */
  readonly endpointId: WebhookEndpointId;
}

/**
 * Activity of type `ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT`. Takes a receiver of webhook events away, and the
 * events that wait for it.
 */
export interface DeleteWebhookEndpointActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT";
  /** What was asked for. */
  readonly intent: { readonly deleteWebhookEndpointIntent: DeleteWebhookEndpointIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deleteWebhookEndpointResult?: DeleteWebhookEndpointResult | undefined };
}

/**
 * Body of `submit/delete_webhook_endpoint` for `ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT`. Takes a receiver of
 * webhook events away, and the events that wait for it.
 */
export interface DeleteWebhookEndpointRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT";
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
  readonly parameters: DeleteWebhookEndpointIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT`. */
export interface DeleteWebhookEndpointResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeleteWebhookEndpointActivity;
}

/** What `deleteWebhookEndpoint` takes: its request without what the client fills in. */
export interface DeleteWebhookEndpointInput extends InputOf<DeleteWebhookEndpointRequest, "type", "timestampMs"> {}

/** `deleteWebhookEndpoint` as data. */
export const deleteWebhookEndpointOperation: Operation = {
  name: "deleteWebhookEndpoint",
  path: "/public/v1/submit/delete_webhook_endpoint",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT",
  fill: ["timestampMs"],
};

/**
 * Takes a receiver of webhook events away, and the events that wait for it.
 *
 * @throws ApiError as `call` says
 */
export function deleteWebhookEndpoint(
  connection: Connection,
  input: DeleteWebhookEndpointInput,
  options?: CallOptions,
): Promise<DeleteWebhookEndpointResponse> {
  return call(connection, deleteWebhookEndpointOperation, input, options);
}
