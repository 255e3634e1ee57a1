// The trace that a request belongs to, and its span where spans are recorded.

import type { FastifyInstance, FastifyRequest } from "fastify";
import { beginRequest } from "../tracing/spans.js";
import type { RequestSpan } from "../tracing/spans.js";
import { readTraceparent, traceIdOf } from "../tracing/trace-context.js";
import { operationOf } from "./operation-of.js";

declare module "fastify" {
  interface FastifyRequest {
    span: RequestSpan | null;
  }
}

/** @param isTraced of which paths requests have spans */
export function addRequestSpans(app: FastifyInstance, isTraced: (operation: string) => boolean): void {
  app.decorateRequest("span", null);
  app.addHook("onRequest", (request, _reply, done) => {
    const { method, headers } = request;
    const operation = operationOf(request);
    if (!isTraced(operation)) return done();
    const attributes = { "http.request.method": method, "http.route": operation, "countersign.request.id": request.id };
    const span = beginRequest(`${method} ${operation}`, attributes, headers.traceparent);
    if (!span) return done();
    request.span = span;
    span.run(done);
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { span, facts } = request;
    span?.end(reply.statusCode, {
      ...(facts?.organizationId !== undefined && { "countersign.organization.id": facts.organizationId }),
      ...(facts?.userId !== undefined && { "countersign.user.id": facts.userId }),
      ...(facts?.activityId !== undefined && { "countersign.activity.id": facts.activityId }),
    });
    done();
  });
}

/** `traceparent` of a request's span, or as its caller has sent it. */
export function traceparentOf(source: unknown): string | undefined {
  const { span, headers } = source as FastifyRequest;
  return span?.traceparent ?? readTraceparent(headers.traceparent);
}

/** The id of the trace that a request belongs to. */
export function requestTraceId(source: unknown): string | undefined {
  return traceIdOf(traceparentOf(source));
}
