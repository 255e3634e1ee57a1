// Records spans of the service and sends them by OTLP over HTTP to OTEL_EXPORTER_OTLP_ENDPOINT (http://localhost:4318 by
// default). The service has only the OpenTelemetry API; install the SDK's packages in the folder of this file:
//
//   npm install @opentelemetry/api@1.9 @opentelemetry/sdk-trace@2.12 @opentelemetry/context-async-hooks@2.12 \
//     @opentelemetry/resources@2.12 @opentelemetry/exporter-trace-otlp-http@0.223
//   NODE_OPTIONS="--import /etc/countersign/tracing.mjs" countersign serve

import { context, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { isMainThread } from "node:worker_threads";

// Threads with keys record no spans.
if (isMainThread) {
  const scheduledDelayMillis = Number(process.env.OTEL_BSP_SCHEDULE_DELAY ?? "5000");
  const share = Number(process.env.OTEL_TRACES_SAMPLER_ARG ?? "1");
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": process.env.OTEL_SERVICE_NAME ?? "countersign" }),
    // Records every trace that a caller marks as sampled. Remove ParentBasedSampler if you do not trust callers.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  process.once("beforeExit", () => void provider.shutdown());
}
