// Metrics of custody, as the main thread sees it.

import type { Curve } from "@countersign/api";
import { Counter, Gauge, Histogram } from "prom-client";
import type { Registry } from "prom-client";
import { curveNames } from "./curve.js";

/** Told of what custody is asked for. */
export interface CustodyMetrics {
  /** A request of a kind was answered, be it by an error, so many seconds after it was made. */
  answered(operation: string, seconds: number): void;
  /** So many signatures by keys of organizations were made, or failed. */
  signed(curve: Curve, outcome: "signed" | "failed", count: number): void;
  /** @param waiting how many requests are not answered yet */
  watch(waiting: () => number): void;
}

export function createCustodyMetrics(registry: Registry): CustodyMetrics {
  const durations = new Histogram({
    name: "countersign_custody_request_duration_seconds",
    help: "Time until a custody worker answers a request, including time in its queue.",
    labelNames: ["operation"],
    buckets: [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 1],
    registers: [registry],
  });
  const signatures = new Counter({
    name: "countersign_signatures_total",
    help: "Signatures by private keys and wallets: signed or failed.",
    labelNames: ["curve", "outcome"],
    registers: [registry],
  });
  // Rates need a first value to start from.
  for (const curve of curveNames) {
    for (const outcome of ["signed", "failed"]) signatures.inc({ curve, outcome }, 0);
  }
  return {
    answered: (operation, seconds) => durations.observe({ operation }, seconds),
    signed: (curve, outcome, count) => signatures.inc({ curve, outcome }, count),
    watch(waiting) {
      new Gauge({
        name: "countersign_custody_waiting_requests",
        help: "Custody requests queued or running.",
        registers: [registry],
        collect() {
          this.set(waiting());
        },
      });
    },
  };
}
