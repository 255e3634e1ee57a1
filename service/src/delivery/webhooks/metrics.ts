// Metrics of webhook deliveries.

import { Counter } from "prom-client";
import type { Registry } from "prom-client";
import type { Store } from "../../store/store.js";
import { addUndeliveredGauges } from "../gauge.js";

/** Told of every attempt's end. */
export interface DeliveryMetrics {
  delivered(): void;
  /** The attempt has failed; there will be others. */
  attemptFailed(): void;
  /** The event has failed for good. */
  failed(): void;
}

export function createDeliveryMetrics(registry: Registry, store: Store): DeliveryMetrics {
  addUndeliveredGauges(registry, store, {
    table: "outbox",
    name: "countersign_webhook_events",
    help: "Undelivered webhook events: waiting, or failed permanently.",
    ageName: "countersign_webhook_oldest_event_age_seconds",
  });
  const attempts = new Counter({
    name: "countersign_webhook_attempts_total",
    help: "Attempts to deliver a webhook event: delivered, to be retried, or failed permanently.",
    labelNames: ["outcome"],
    registers: [registry],
  });
  // Rates need a first value to start from.
  for (const outcome of ["delivered", "retried", "failed"]) attempts.inc({ outcome }, 0);
  return {
    delivered: () => attempts.inc({ outcome: "delivered" }),
    attemptFailed: () => attempts.inc({ outcome: "retried" }),
    failed: () => attempts.inc({ outcome: "failed" }),
  };
}
