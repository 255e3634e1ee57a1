// Registers a receiver of webhook events: those of the organization and, in a parent, of its sub-organizations. An
// organization can have several, beside the one of its feature FEATURE_NAME_WEBHOOK. Submitted to
// `submit/create_webhook_endpoint`.

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
import type {
  ReceivedWebhookSubscriptionParams,
  WebhookEndpointData,
  WebhookSubscriptionParams,
} from "../shapes/webhook-endpoints.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT`. Registers a receiver of webhook events: those of the
 * organization and, in a parent, of its sub-organizations. An organization can have several, beside the one of
 * its feature FEATURE_NAME_WEBHOOK.
 */
export interface CreateWebhookEndpointIntent {
  /** Where events are sent. */
  readonly url: WebhookUrl;
  /** Name of a receiver of events. */
  readonly name: WebhookEndpointName;
  /** Subscribed events, each type once. Default: ACTIVITY_UPDATES. */
  readonly subscriptions?: readonly WebhookSubscriptionParams[] | undefined;
}

/**
 * `CreateWebhookEndpointIntent` as it is answered: a newer server may have written values that are not listed
 * here.
 */
export interface ReceivedCreateWebhookEndpointIntent extends Omit<CreateWebhookEndpointIntent, "subscriptions"> {
  /** Subscribed events, each type once. Default: ACTIVITY_UPDATES. */
  readonly subscriptions?: readonly ReceivedWebhookSubscriptionParams[] | undefined;
}

/** What a completed `ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT` answers. */
export interface CreateWebhookEndpointResult {
  /** The new receiver. */
  readonly endpointId: WebhookEndpointId;
  /** A receiver of webhook events. */
  readonly webhookEndpoint: WebhookEndpointData;
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT`. Registers a receiver of webhook events: those of the
 * organization and, in a parent, of its sub-organizations. An organization can have several, beside the one of
 * its feature FEATURE_NAME_WEBHOOK.
 */
export interface CreateWebhookEndpointActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT";
  /** What was asked for. */
  readonly intent: { readonly createWebhookEndpointIntent: ReceivedCreateWebhookEndpointIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createWebhookEndpointResult?: CreateWebhookEndpointResult | undefined };
}

/**
 * Body of `submit/create_webhook_endpoint` for `ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT`. Registers a receiver of
 * webhook events: those of the organization and, in a parent, of its sub-organizations. An organization can have
 * several, beside the one of its feature FEATURE_NAME_WEBHOOK.
 */
export interface CreateWebhookEndpointRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT";
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
  readonly parameters: CreateWebhookEndpointIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT`. */
export interface CreateWebhookEndpointResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateWebhookEndpointActivity;
}

/** What `createWebhookEndpoint` takes: its request without what the client fills in. */
export interface CreateWebhookEndpointInput extends InputOf<CreateWebhookEndpointRequest, "type", "timestampMs"> {}

/** `createWebhookEndpoint` as data. */
export const createWebhookEndpointOperation: Operation = {
  name: "createWebhookEndpoint",
  path: "/public/v1/submit/create_webhook_endpoint",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT",
  fill: ["timestampMs"],
};

/**
 * Registers a receiver of webhook events: those of the organization and, in a parent, of its sub-organizations.
 * An organization can have several, beside the one of its feature FEATURE_NAME_WEBHOOK.
 *
 * @throws ApiError as `call` says
 */
export function createWebhookEndpoint(
  connection: Connection,
  input: CreateWebhookEndpointInput,
  options?: CallOptions,
): Promise<CreateWebhookEndpointResponse> {
  return call(connection, createWebhookEndpointOperation, input, options);
}
