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
  gauge("countersign_storage_free_bytes", "Free space left for the database.", () => disk.free);
  gauge(
    "countersign_storage_reserve_bytes",
    "Free space below which only requests that sign or free space are accepted.",
    () => disk.reserve,
  );
  gauge(
    "countersign_storage_nearly_full",
    "1 while only requests that sign or free space are accepted, otherwise 0.",
    () => (disk.isNearlyFull ? 1 : 0),
  );
  const refusals = new Counter({
    name: "countersign_storage_refusals_total",
    help: "Activities refused for lack of space: over a limit, or on the disk.",
    labelNames: ["reason"],
    registers: [registry],
  });
  for (const reason of ["budget", "disk"]) refusals.inc({ reason }, 0);
  const dropped = new Counter({
    name: "countersign_webhook_events_dropped_total",
    help: "Webhook events dropped because undelivered ones had reached their limit.",
    registers: [registry],
  });
  return {
    watchFullest(fullest) {
      gauge(
        "countersign_storage_fullest_share",
        "Share of its stored bytes that the fullest top-level organization uses, from 0.5 to 1; 0 below half.",
        fullest,
      );
    },
    refused: (reason) => refusals.inc({ reason }),
    dropped: (events) => dropped.inc(events),
  };
}
