// What an operator's tools ask for, outside the API: health, readiness, metrics.

import type { FastifyInstance } from "fastify";
import type { Logger } from "../log/log.js";
import { answer } from "./answer.js";
import type { Metrics } from "./metrics.js";

export interface OperationsParts {
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Rejects while the service cannot answer requests. */
  readonly ready: () => Promise<void>;
}

/** Paths of these routes. */
export const operationsPaths: ReadonlySet<string> = new Set(["/health", "/ready", "/metrics"]);

/** Adds the routes. They are not counted against the rate limit. */
export function addOperations(app: FastifyInstance, { log, metrics, ready }: OperationsParts): void {
  const options = { config: { rateLimit: false as const } };
  app.get("/health", options, (_request, reply) => answer(reply, 200, { status: "ok" }));
  app.get("/ready", options, async (_request, reply) => {
    try {
      await ready();
    } catch (error) {
      log.warn({ err: error }, "not ready");
      return answer(reply, 503, { status: "not ready" });
    }
    return answer(reply, 200, { status: "ready" });
  });
  app.get("/metrics", options, async (_request, reply) => {
    const text = await metrics.registry.metrics();
    return reply.header("Content-Type", metrics.registry.contentType).send(text);
  });
}
