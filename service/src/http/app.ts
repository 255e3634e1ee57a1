// The HTTP server: the API's operations, and beside them health, readiness, metrics and the keys of webhooks.

import { ApiError } from "@countersign/api";
import { fastifyPlugin } from "@countersign/api/fastify";
import type { Handler } from "@countersign/api/server";
import rateLimit from "@fastify/rate-limit";
import { LogController, fastify } from "fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Settings } from "../config/settings.js";
import type { Logger } from "../log.js";
import type { Metrics } from "./metrics.js";

export interface AppParts {
  readonly settings: Settings;
  readonly handler: Handler;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Rejects while the service cannot answer requests. */
  readonly ready: () => Promise<void>;
  /** Public keys by which receivers check webhooks (RFC 7517). */
  readonly webhookKeys: () => object;
}

const requestTimeout = 30_000;

/** Makes the server, which does not listen yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, handler, log, metrics } = parts;
  const app = fastify({
    // Fastify logs through what it is given, whatever the logger's other methods.
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.behindProxy,
    requestTimeout,
    ...(settings.tls && { https: { cert: readFileSync(settings.tls.certificate), key: readFileSync(settings.tls.key) } }),
  }) as unknown as FastifyInstance;

  app.addHook("onResponse", async (request, reply) => {
    const operation = request.routeOptions.url ?? "none";
    metrics.observe(operation, reply.statusCode, reply.elapsedTime / 1000);
    log.info(
      {
        requestId: request.id,
        operation,
        method: request.method,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 100) / 100,
        address: request.ip,
      },
      "request",
    );
  });
  app.addHook("onSend", async (request, reply) => void reply.header("X-Request-Id", request.id));
  app.setNotFoundHandler((request, reply) => answer(reply, new ApiError(5, `no operation at ${pathOf(request)}`), 404));
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
    if (status === 429) return answer(reply, new ApiError(8, tooManyRequests), 429);
    if (status < 500) return answer(reply, new ApiError(3, "the request is malformed"), status);
    log.error({ requestId: request.id, err: error }, "internal error");
    return answer(reply, new ApiError(13, "internal error"), 500);
  });

  app.get("/health", async () => ({ status: "ok" }));
  app.get("/ready", async (_request, reply) => {
    try {
      await parts.ready();
      return { status: "ready" };
    } catch (error) {
      log.warn({ err: error }, "not ready");
      return reply.code(503).send({ status: "not ready" });
    }
  });
  app.get("/metrics", async (_request, reply) =>
    reply.header("Content-Type", metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  app.get("/public/v1/discovery/webhooks/jwks", async () => parts.webhookKeys());

  await app.register(async (api) => {
    if (settings.rateLimit > 0) {
      await api.register(rateLimit, { max: settings.rateLimit, timeWindow: 1000, enableDraftSpec: true });
    }
    await api.register(fastifyPlugin(handler) as never);
  });
  return app;
}

const tooManyRequests = "Too many requests. Please wait and try again in a few seconds";

function pathOf(request: FastifyRequest): string {
  return request.url.split("?", 1)[0]!;
}

/** As bytes: Fastify would add a charset to the type of a text, and there are clients that compare it for equality. */
function answer(reply: FastifyReply, { code, message, details }: ApiError, status: number): FastifyReply {
  return reply
    .code(status)
    .header("Content-Type", "application/json")
    .send(Buffer.from(JSON.stringify({ code, message, details })));
}
