// Metrics of organizations that are refused.

import { Counter, Gauge } from "prom-client";
import type { Registry } from "prom-client";

export interface OrganizationMetrics {
  /** An organization turned out not to be as the service has left it. */
  refused(): void;
  /** How many are refused now. */
  watchRefused(count: () => number): void;
}

export function createOrganizationMetrics(registry: Registry): OrganizationMetrics {
  const refusals = new Counter({
    name: "countersign_authority_refusals_total",
    help: "Organizations that turned out to have rows that the service has not written as they are.",
    registers: [registry],
  });
  return {
    refused: () => refusals.inc(),
    watchRefused(count) {
      new Gauge({
        name: "countersign_authority_refused",
        help: "Organizations that this process refuses to act in now.",
        registers: [registry],
        collect() {
          this.set(count());
        },
      });
    },
  };
}
