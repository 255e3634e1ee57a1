// Metrics of webhook deliveries, and of notifications that go the same way.

import { Counter } from "prom-client";
import type { Registry } from "prom-client";
import type { NotificationKind } from "@countersign/api";
import type { Store } from "../../store/store.js";
import { addUndeliveredGauges } from "../gauge.js";

/** How an attempt ended: delivered, failed with others to come, or failed for good. */
export type DeliveryOutcome = "delivered" | "retried" | "failed";

/** Told of every attempt's end. */
export interface DeliveryMetrics {
  /** @param kind of the channel of a notification; undefined for a webhook event */
  ended(kind: NotificationKind | undefined, outcome: DeliveryOutcome): void;
}

const outcomes = ["delivered", "retried", "failed"] as const satisfies readonly DeliveryOutcome[];

/** As metrics name the kinds of channels. */
export const channelNames = {
  NOTIFICATION_KIND_EMAIL: "email",
  NOTIFICATION_KIND_PUSH: "push",
  NOTIFICATION_KIND_SLACK: "slack",
  NOTIFICATION_KIND_TEAMS: "teams",
  NOTIFICATION_KIND_WEBHOOK: "webhook",
} as const satisfies Readonly<Record<NotificationKind, string>>;

export function createDeliveryMetrics(registry: Registry, store: Store): DeliveryMetrics {
  addUndeliveredGauges(registry, store, {
    table: "outbox",
    name: "countersign_webhook_events",
    help: "Undelivered webhook events and notifications: waiting, or failed permanently.",
    ageName: "countersign_webhook_oldest_event_age_seconds",
  });
  const events = new Counter({
    name: "countersign_webhook_attempts_total",
    help: "Attempts to deliver a webhook event: delivered, to be retried, or failed permanently.",
    labelNames: ["outcome"],
    registers: [registry],
  });
  const notifications = new Counter({
    name: "countersign_notification_attempts_total",
    help: "Attempts to deliver a notification: delivered, to be retried, or failed permanently. E-mails count as messages.",
    labelNames: ["channel", "outcome"],
    registers: [registry],
  });
  // Rates need a first value to start from.
  for (const outcome of outcomes) {
    events.inc({ outcome }, 0);
    for (const channel of Object.values(channelNames))
      if (channel !== "email") notifications.inc({ channel, outcome }, 0);
  }
  return {
    ended: (kind, outcome) =>
      kind === undefined ? events.inc({ outcome }) : notifications.inc({ channel: channelNames[kind], outcome }),
  };
}
