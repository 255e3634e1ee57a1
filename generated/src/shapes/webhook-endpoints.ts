// Records of the contract's shapes/webhook-endpoints.yaml.

import type { OrganizationId, WebhookEndpointId, WebhookEndpointName, WebhookUrl } from "../scalars.js";

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
  readonly subscriptions?: readonly WebhookSubscriptionParams[] | undefined;
}

/** Events of one type that a receiver is told. */
export interface WebhookSubscriptionParams {
  /** Type of the events. ACTIVITY_UPDATES is the only one. */
  readonly eventType: string;
  /** Which of the events. There are no filters: absent, empty or {}. */
  readonly filtersJson?: string | undefined;
  /** When false, these events are not delivered. Default: true. */
  readonly isActive?: boolean | undefined;
}
