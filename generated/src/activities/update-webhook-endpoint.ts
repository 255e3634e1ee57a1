// Changes a receiver of webhook events. What is omitted stays as it is. One that is switched off loses the events that
// wait for it, and is not told what happens in the meantime. Submitted to `submit/update_webhook_endpoint`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  MillisecondTimestamp,
  OrganizationId,
  WebhookEndpointId,
  WebhookEndpointName,
  WebhookUrl,
} from "../scalars.js";
import type { WebhookEndpointData } from "../shapes/webhook-endpoints.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT`. Changes a receiver of webhook events. What is omitted
 * stays as it is. One that is switched off loses the events that wait for it, and is not told what happens in
 * the meantime.
 */
export interface UpdateWebhookEndpointIntent {
  /** Receiver to change. */
  readonly endpointId: WebhookEndpointId;
  /** Where events are sent. */
  readonly url?: WebhookUrl | undefined;
  /** Name of a receiver of events. */
  readonly name?: WebhookEndpointName | undefined;
  /** Whether events are to be delivered to it. */
  readonly isActive?: boolean | undefined;
}

/** What a completed `ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT` answers. */
export interface UpdateWebhookEndpointResult {
  /** The changed receiver. */
  readonly endpointId: WebhookEndpointId;
  /** A receiver of webhook events. */
  readonly webhookEndpoint: WebhookEndpointData;
}

/**
 * Activity of type `ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT`. Changes a receiver of webhook events. What is
 * omitted stays as it is. One that is switched off loses the events that wait for it, and is not told what
 * happens in the meantime.
 */
export interface UpdateWebhookEndpointActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT";
  /** What was asked for. */
  readonly intent: { readonly updateWebhookEndpointIntent: UpdateWebhookEndpointIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly updateWebhookEndpointResult?: UpdateWebhookEndpointResult | undefined };
}

/**
 * Body of `submit/update_webhook_endpoint` for `ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT`. Changes a receiver of
 * webhook events. What is omitted stays as it is. One that is switched off loses the events that wait for it,
 * and is not told what happens in the meantime.
 */
export interface UpdateWebhookEndpointRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT";
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
  readonly parameters: UpdateWebhookEndpointIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT`. */
export interface UpdateWebhookEndpointResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: UpdateWebhookEndpointActivity;
}

/** What `updateWebhookEndpoint` takes: its request without what the client fills in. */
export interface UpdateWebhookEndpointInput extends InputOf<UpdateWebhookEndpointRequest, "type", "timestampMs"> {}

/** `updateWebhookEndpoint` as data. */
export const updateWebhookEndpointOperation: Operation = {
  name: "updateWebhookEndpoint",
  path: "/public/v1/submit/update_webhook_endpoint",
  kind: "submit",
  type: "ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT",
  fill: ["timestampMs"],
};

/**
 * Changes a receiver of webhook events. What is omitted stays as it is. One that is switched off loses the
 * events that wait for it, and is not told what happens in the meantime.
 *
 * @throws ApiError as `call` says
 */
export function updateWebhookEndpoint(
  connection: Connection,
  input: UpdateWebhookEndpointInput,
  options?: CallOptions,
): Promise<UpdateWebhookEndpointResponse> {
  return call(connection, updateWebhookEndpointOperation, input, options);
}
