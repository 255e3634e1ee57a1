// What an operator's tools ask for, outside the API: health, readiness, metrics.

import type { FastifyInstance } from "fastify";
import type { Logger } from "../log/log.js";
import { answer } from "./answer.js";
import type { Metrics } from "./metrics.js";
import type { Traffic } from "./traffic.js";

export interface OperationsParts {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly traffic: Traffic;
  /** Rejects while the service cannot answer requests. */
  readonly ready: () => Promise<void>;
  /** Whether only what signs or frees goes on, for want of space. */
  readonly isNearlyFull: () => boolean;
}

/** Paths of the probes. */
export const operationsPaths: ReadonlySet<string> = new Set(["/health", "/ready"]);

// Probes must not fail because of clients.
const options = { config: { rateLimit: false as const } };

/** Adds `/health` and `/ready`. */
export function addProbes(app: FastifyInstance, { log, traffic, ready, isNearlyFull }: OperationsParts): void {
  app.get("/health", options, (_request, reply) => answer(reply, 200, { status: "ok" }));
  app.get("/ready", options, async (_request, reply) => {
    // Load balancers are to look elsewhere, while whoever still asks is answered.
    if (traffic.draining) return answer(reply, 503, { status: "draining" });
    try {
      await ready();
    } catch (error) {
      log.warn({ err: error }, "not ready");
      return answer(reply, 503, { status: "not ready" });
    }
    return answer(reply, 200, { status: "ready", ...(isNearlyFull() && { storage: "nearly full" }) });
  });
}

/** Adds `/metrics`. */
export function addMetrics(app: FastifyInstance, { metrics }: OperationsParts): void {
  app.get("/metrics", options, async (_request, reply) => {
    const text = await metrics.registry.metrics();
    return reply.header("Content-Type", metrics.registry.contentType).send(text);
  });
}
