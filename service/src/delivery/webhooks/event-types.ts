// The types of webhook events, one row each.

import { WebhookEventType } from "@countersign/api";

interface EventTypeFacts {
  /** Whether the URL that is a feature of the organization gets these events, as endpoints do that subscribe to them. */
  readonly isSentToFeature: boolean;
  /** Whether endpoints get these events that name no types. */
  readonly isDefault: boolean;
}

export const eventTypes: Readonly<Record<WebhookEventType, EventTypeFacts>> = {
  ACTIVITY_UPDATES: { isSentToFeature: true, isDefault: true },
};

export const defaultEventTypes = Object.values(WebhookEventType).filter((type) => eventTypes[type].isDefault);
