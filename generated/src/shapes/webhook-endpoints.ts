// Records of the contract's shapes/webhook-endpoints.yaml.

import type { DeliveryStatus, WebhookEventType } from "../enums.js";
import type { Open } from "../runtime/open.js";
import type { ActivityId, Id, OrganizationId, WebhookEndpointId, WebhookEndpointName, WebhookUrl } from "../scalars.js";
import type { Timestamp } from "./common.js";

/** An event that is not delivered. */
export interface WebhookDelivery {
  /** Identifier of the event, also in its header X-Turnkey-Event-Id. */
  readonly eventId: Id;
  /** Organization whose event it is. */
  readonly organizationId: OrganizationId;
  /** Where it is delivered. Absent for the URL that is a feature of the organization. */
  readonly endpointId?: WebhookEndpointId | undefined;
  /** What a webhook event tells of. */
  readonly eventType: Open<WebhookEventType>;
  /** The activity that it tells of. */
  readonly activityId: ActivityId;
  /** Delivery status of a webhook event, an e-mail or a text message. */
  readonly status: Open<DeliveryStatus>;
  /** How many attempts there were. */
  readonly attempts: number;
  /** Earliest time of the next attempt. Absent after the last one has failed. */
  readonly nextAttemptAt?: Timestamp | undefined;
  /** How the last attempt ended; a status of HTTP or the system's name of an error. */
  readonly lastError?: string | undefined;
  /** When the event came about. */
  readonly createdAt: Timestamp;
}

/** A receiver of webhook events. */
export interface WebhookEndpointData {
  /** Id of a receiver of events. */
  readonly endpointId: WebhookEndpointId;
  /** Organization that has registered it. */
  readonly organizationId: OrganizationId;
  /** Where events are sent. */
  readonly url: WebhookUrl;
  /** Name of a receiver of events. */
  readonly name: WebhookEndpointName;
  /** Whether events are delivered to it. */
  readonly isActive: boolean;
  /** The events that it receives. */
  readonly subscriptions?: readonly ReceivedWebhookSubscriptionParams[] | undefined;
}

/** A subscription of a receiver to events of one type. */
export interface WebhookSubscriptionParams {
  /** What a webhook event tells of. */
  readonly eventType: WebhookEventType;
  /** Which of the events. There are no filters: absent, empty or {}. */
  readonly filtersJson?: string | undefined;
  /** When false, these events are not delivered. Default: true. */
  readonly isActive?: boolean | undefined;
}

/**
 * `WebhookSubscriptionParams` as it is answered: a newer server may have written values that are not listed
 * here.
 */
export interface ReceivedWebhookSubscriptionParams extends Omit<WebhookSubscriptionParams, "eventType"> {
  /** What a webhook event tells of. */
  readonly eventType: Open<WebhookEventType>;
}
