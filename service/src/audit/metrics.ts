// Metrics of the audit log.

import { Counter } from "prom-client";
import type { Registry } from "prom-client";
import type { DestinationKind } from "./destination.js";

export interface AuditMetrics {
  recorded(destination: DestinationKind, lines: number): void;
  lost(destination: DestinationKind, lines: number): void;
}

const outcomes = ["recorded", "lost"] as const;

/** @param destinations those that there are: rates need a first value to start from */
export function createAuditMetrics(registry: Registry, destinations: readonly DestinationKind[]): AuditMetrics {
  const lines = new Counter({
    name: "countersign_audit_records_total",
    help: "Audit log lines: recorded, or lost because the destination did not accept them in time.",
    labelNames: ["destination", "outcome"],
    registers: [registry],
  });
  for (const destination of destinations) {
    for (const outcome of outcomes) lines.inc({ destination, outcome }, 0);
  }
  return {
    recorded: (destination, count) => lines.inc({ destination, outcome: "recorded" }, count),
    lost: (destination, count) => lines.inc({ destination, outcome: "lost" }, count),
  };
}
