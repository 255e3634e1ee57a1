// Metrics of the archive.

import { Counter } from "prom-client";
import type { Registry } from "prom-client";

/** Told of what moves. */
export interface ArchiveMetrics {
  moved(activities: number): void;
  /** What was to move has not, and will be tried again. */
  failed(): void;
}

export function createArchiveMetrics(registry: Registry): ArchiveMetrics {
  const moved = new Counter({
    name: "countersign_archived_activities_total",
    help: "Activities this process moved to the archive.",
    registers: [registry],
  });
  const failures = new Counter({
    name: "countersign_archive_failures_total",
    help: "Failed attempts to move activities to the archive.",
    registers: [registry],
  });
  return { moved: (activities) => moved.inc(activities), failed: () => failures.inc() };
}
