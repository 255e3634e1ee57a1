// Metrics of budgets and of the room that is left.

import { Counter, Gauge } from "prom-client";
import type { Registry } from "prom-client";
import type { Disk } from "./disk.js";
import type { EventBudgetMetrics } from "./event-budget.js";
import type { StorageBudgetMetrics } from "./storage-budget.js";

export function createBudgetMetrics(registry: Registry, disk: Disk): EventBudgetMetrics & StorageBudgetMetrics {
  const gauge = (name: string, help: string, value: () => number | undefined) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        const found = value();
        if (found === undefined) this.remove();
        else this.set(found);
      },
    });
  gauge("countersign_storage_free_bytes", "Room that is left for the database.", () => disk.free);
  gauge(
    "countersign_storage_reserve_bytes",
    "Free space below which only what signs or frees goes on.",
    () => disk.reserve,
  );
  gauge("countersign_storage_nearly_full", "Whether only what signs or frees goes on: 1 or 0.", () =>
    disk.isNearlyFull ? 1 : 0,
  );
  const refusals = new Counter({
    name: "countersign_storage_refusals_total",
    help: "Activities that were refused for want of room: of a budget, or on the disk.",
    labelNames: ["reason"],
    registers: [registry],
  });
  for (const reason of ["budget", "disk"]) refusals.inc({ reason }, 0);
  const dropped = new Counter({
    name: "countersign_webhook_events_dropped_total",
    help: "Webhook events that were not kept, because undelivered ones had reached their limit.",
    registers: [registry],
  });
  return {
    watchFullest(fullest) {
      gauge(
        "countersign_storage_fullest_share",
        "Which part of its limit of stored bytes the fullest organization at the top uses: 0 up to a half, then up to 1.",
        fullest,
      );
    },
    refused: (reason) => refusals.inc({ reason }),
    dropped: (events) => dropped.inc(events),
  };
}
