// Metrics of messages.

import { Counter } from "prom-client";
import type { Registry } from "prom-client";
import type { Store } from "../../store/store.js";
import { addUndeliveredGauges } from "../gauge.js";

export type MessageAttempt = "sent" | "retried" | "failed";

/** Told of every attempt's end. */
export interface MessageMetrics {
  ended(channel: "email" | "sms", attempt: MessageAttempt): void;
}

export function createMessageMetrics(registry: Registry, store: Store): MessageMetrics {
  const attempts = new Counter({
    name: "countersign_message_attempts_total",
    help: "Attempts to send an e-mail or text message: sent, to be retried, or failed permanently.",
    labelNames: ["channel", "outcome"],
    registers: [registry],
  });
  // Rates need a first value to start from.
  for (const channel of ["email", "sms"]) {
    for (const outcome of ["sent", "retried", "failed"]) attempts.inc({ channel, outcome }, 0);
  }
  addUndeliveredGauges(registry, store, {
    table: "messages",
    name: "countersign_messages",
    help: "Unsent e-mails and text messages: waiting, or failed permanently.",
    ageName: "countersign_oldest_message_age_seconds",
  });
  return { ended: (channel, outcome) => attempts.inc({ channel, outcome }) };
}
