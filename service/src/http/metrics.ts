// Metrics of requests.

import { Counter, Histogram, Registry, collectDefaultMetrics } from "prom-client";

export interface Metrics {
  readonly registry: Registry;
  /** @param operation as in the contract; `none` for paths that it does not know */
  observe(operation: string, status: number, seconds: number): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "countersign_requests_total",
    help: "Answered requests.",
    labelNames: ["operation", "status"],
    registers: [registry],
  });
  const durations = new Histogram({
    name: "countersign_request_duration_seconds",
    help: "Time from a request's arrival to its answer.",
    labelNames: ["operation"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    registry,
    observe(operation, status, seconds) {
      requests.inc({ operation, status });
      durations.observe({ operation }, seconds);
    },
  };
}
