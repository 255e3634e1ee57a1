// Metrics of the process itself: processor time, memory, event loop, garbage collection.

import { Registry, collectDefaultMetrics } from "prom-client";
import type { Metric } from "prom-client";

/** Their names break Prometheus' conventions: they count what is there now, and end like counters. */
const misnamed = ["nodejs_active_handles_total", "nodejs_active_requests_total", "nodejs_active_resources_total"];

let collected: readonly Metric[] | undefined;

/**
 * The same for all services of a process. What observes the event loop and garbage collection cannot be ended: made for
 * each service, it would go on after the service, and keep all in memory that its metrics refer to.
 */
export function processMetrics(): readonly Metric[] {
  if (!collected) {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    for (const name of misnamed) registry.removeSingleMetric(name);
    // Typed as what each looks like when it is read.
    collected = registry.getMetricsAsArray() as unknown as readonly Metric[];
  }
  return collected;
}
