// Metrics of requests.

import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { authProxyPrefix } from "../auth-proxy/proxy.js";
import { refusalKinds } from "../auth/refusal.js";
import type { RefusalKind } from "../auth/refusal.js";
import { installedVersion } from "../installation/version.js";
import { processMetrics } from "./process-metrics.js";

export interface Metrics {
  readonly registry: Registry;
  /** @param operation as in the contract; `none` for paths that it does not know */
  observe(operation: string, status: number, seconds: number): void;
  /** A request was not authenticated. */
  refused(kind: RefusalKind): void;
  /** The server presents a certificate that expires then. */
  servesCertificate(expires: Date): void;
}

const [tooManyRequests, internalError] = [429, 500];

export function createMetrics(): Metrics {
  const registry = new Registry();
  for (const metric of processMetrics()) registry.registerMetric(metric);
  new Gauge({
    name: "countersign_build_info",
    help: "Always 1; labels give the versions of the service and Node.js.",
    labelNames: ["version", "node"],
    registers: [registry],
  }).set({ version: installedVersion(), node: process.version }, 1);
  const requests = new Counter({
    name: "countersign_requests_total",
    help: "Requests answered.",
    labelNames: ["operation", "status"],
    registers: [registry],
  });
  const durations = new Histogram({
    name: "countersign_request_duration_seconds",
    help: "Time from receiving a request to answering it.",
    labelNames: ["operation"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const refusals = new Counter({
    name: "countersign_stamps_refused_total",
    help: "Requests rejected for their stamp or session, by reason.",
    labelNames: ["reason"],
    registers: [registry],
  });
  const limited = new Counter({
    name: "countersign_rate_limited_requests_total",
    help: "Requests answered with 429, by limit: per address, or of an auth proxy.",
    labelNames: ["limit"],
    registers: [registry],
  });
  const internalErrors = new Counter({
    name: "countersign_internal_errors_total",
    help: "Requests answered with 500. Unlike the requests by status, it counts from the start, so that the first one shows.",
    registers: [registry],
  });
  const certificate = new Gauge({
    name: "countersign_tls_certificate_expiry_timestamp_seconds",
    help: "Expiry of the served certificate, in seconds since 1970.",
    registers: [registry],
  });
  // Without TLS there is none; 0 would have expired.
  certificate.remove();
  // Rates need a first value to start from.
  for (const reason of refusalKinds) refusals.inc({ reason }, 0);
  for (const limit of ["address", "auth_proxy"]) limited.inc({ limit }, 0);
  return {
    registry,
    refused: (reason) => refusals.inc({ reason }),
    servesCertificate: (expires) => certificate.set(expires.getTime() / 1000),
    observe(operation, status, seconds) {
      requests.inc({ operation, status });
      durations.observe({ operation }, seconds);
      if (status === internalError) internalErrors.inc();
      if (status === tooManyRequests) {
        limited.inc({ limit: operation.startsWith(authProxyPrefix) ? "auth_proxy" : "address" });
      }
    },
  };
}
