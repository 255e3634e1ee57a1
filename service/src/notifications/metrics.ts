// Metrics of what users are told, by the kind of their channels. They name no organization.

import { Counter, Gauge } from "prom-client";
import type { Registry } from "prom-client";
import type { NotificationKind } from "@countersign/api";
import { inTurn } from "../delivery/gauge.js";
import { channelNames } from "../delivery/webhooks/metrics.js";
import type { Store } from "../store/store.js";
import { countVoteCalls } from "../store/vote-calls.js";

/** Handed over to be delivered, put off because an hour's number was told, or not written for another reason. */
export type NotificationOutcome = "written" | "postponed" | "failed";

export interface NotificationMetrics {
  ended(kind: NotificationKind, outcome: NotificationOutcome): void;
}

const kinds = Object.entries(channelNames) as [NotificationKind, string][];

export function createNotificationMetrics(registry: Registry, store: Store): NotificationMetrics {
  const notifications = new Counter({
    name: "countersign_notifications_total",
    help: "Notifications about requests that wait for votes: written, postponed because of a limit, or failed.",
    labelNames: ["channel", "outcome"],
    registers: [registry],
  });
  for (const [, channel] of kinds) {
    // Rates need a first value to start from.
    for (const outcome of ["written", "postponed", "failed"]) notifications.inc({ channel, outcome }, 0);
  }
  const count = inTurn(() => countVoteCalls(store));
  new Gauge({
    name: "countersign_waiting_notifications",
    help: "Requests that users have not been told of yet, once for each of their channels.",
    labelNames: ["channel"],
    registers: [registry],
    async collect() {
      this.reset();
      const calls = await count();
      for (const [kind, channel] of calls ? kinds : []) this.set({ channel }, calls?.get(kind) ?? 0);
    },
  });
  return { ended: (kind, outcome) => notifications.inc({ channel: channelNames[kind], outcome }) };
}
