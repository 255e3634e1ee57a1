// What is on its way out of the service: webhook events and messages that are not delivered.

import { DeliveryStatus, MessageChannel } from "@countersign/api";
import type { UnsentMessage, WebhookDelivery } from "@countersign/api";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { pageMessages } from "../store/messages.js";
import type { MessageEntry } from "../store/messages.js";
import { pageEvents } from "../store/outbox.js";
import type { OutboxEntry } from "../store/outbox.js";
import type { Store } from "../store/store.js";
import { toTimestamp } from "../store/timestamp.js";
import { pageOf } from "./page.js";

export function deliveryQueries(store: Store): Pick<Service<Call>, "listWebhookDeliveries" | "listMessages"> {
  return {
    async listWebhookDeliveries({ caller }, { paginationOptions }) {
      const events = await pageEvents(store.in(caller.organization), pageOf(paginationOptions));
      return { deliveries: events.map(toDelivery) };
    },

    async listMessages({ caller }, { paginationOptions }) {
      const messages = await pageMessages(store.in(caller.organization), pageOf(paginationOptions));
      return { messages: messages.map(toMessage) };
    },
  };
}

function toDelivery(event: OutboxEntry): WebhookDelivery {
  return {
    eventId: event.id,
    organizationId: event.organization_id,
    ...(event.endpoint_id !== null && { endpointId: event.endpoint_id }),
    eventType: event.event_type,
    activityId: event.activity_id,
    ...progressOf(event),
    ...(event.last_error !== null && { lastError: event.last_error }),
  };
}

/** Without the error, which may name the operator's mail server. */
function toMessage(message: MessageEntry): UnsentMessage {
  return {
    messageId: message.id,
    organizationId: message.organization_id,
    channel: channels[message.channel],
    recipient: message.recipient,
    ...progressOf(message),
  };
}

const channels = { email: MessageChannel.EMAIL, sms: MessageChannel.SMS } as const;
const statuses = { waiting: DeliveryStatus.WAITING, failed: DeliveryStatus.FAILED } as const;

function progressOf({ status, attempts, due_at, created_at }: OutboxEntry | MessageEntry) {
  return {
    status: statuses[status],
    attempts,
    ...(status === "waiting" && { nextAttemptAt: toTimestamp(due_at) }),
    createdAt: toTimestamp(created_at),
  };
}
