// Prometheus' view of the transparency log.

import { Counter, Gauge } from "prom-client";
import type { Registry } from "prom-client";

export interface LogMetrics {
  /** Told of each checkpoint that this process has committed, or found. */
  committed(size: number): void;
  /** Records could not be given their places; that is tried again. */
  failed(): void;
  /** Whether the log in the database contradicts what this process knows of it. */
  contradicted(isSo: boolean): void;
  /** Told of each checkpoint that enough witnesses have cosigned. */
  cosigned(size: number): void;
  /** A witness has not cosigned. */
  witnessFailed(name: string): void;
}

export function createLogMetrics(registry: Registry): LogMetrics {
  const registers = [registry];
  const size = new Gauge({
    name: "countersign_log_entries",
    help: "Entries of the transparency log, as far as this process knows.",
    registers,
  });
  const failures = new Counter({
    name: "countersign_log_failures_total",
    help: "Attempts to give records their places in the transparency log that have failed.",
    registers,
  });
  const contradicted = new Gauge({
    name: "countersign_log_contradicted",
    help: "1 where the database has another transparency log than the one that this process has seen; it signs no more of it.",
    registers,
  });
  const cosigned = new Gauge({
    name: "countersign_log_cosigned_entries",
    help: "Entries that the latest checkpoint has which enough witnesses have cosigned, as far as this process knows.",
    registers,
  });
  const witnessFailures = new Counter({
    name: "countersign_log_witness_failures_total",
    help: "Requests to a witness that have not led to a cosignature.",
    labelNames: ["witness"],
    registers,
  });
  return {
    cosigned: (entries) => cosigned.set(entries),
    witnessFailed: (witness) => witnessFailures.inc({ witness }),
    committed: (entries) => size.set(entries),
    failed: () => failures.inc(),
    contradicted: (isSo) => contradicted.set(isSo ? 1 : 0),
  };
}
