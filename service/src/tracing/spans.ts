// Spans of the service's work, by the API of OpenTelemetry alone. Where no SDK is registered, nothing is made or kept.

import { ProxyTracerProvider, ROOT_CONTEXT, SpanKind, SpanStatusCode, context, trace } from "@opentelemetry/api";
import type { Attributes, Context, Span, Tracer } from "@opentelemetry/api";
import { installedVersion } from "../installation/version.js";
import { readTraceparent, traceIdOf } from "./trace-context.js";

/** Work that has a span of its own, where spans are recorded. */
export interface Recorded {
  /** `traceparent` of the span; undefined where there is none. */
  readonly traceparent?: string;
  /** Adds what becomes known. Never a secret, and no text that callers have chosen. */
  note(attributes: Attributes): void;
  /** Marks the work as failed. */
  failed(reason: string): void;
}

const unrecorded: Recorded = { note() {}, failed() {} };
const noProvider = new ProxyTracerProvider().getDelegate();
const version = installedVersion();

/** Undefined where no SDK is registered. */
function tracerOf(): Tracer | undefined {
  const provider = trace.getTracerProvider();
  // A provider of another copy of the API is not an instance of this one's, and has been registered.
  if (provider instanceof ProxyTracerProvider && provider.getDelegate() === noProvider) return undefined;
  return provider.getTracer("countersign", version);
}

/** Does work in a span below the present one. Where there is none, it has none either. */
export function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: (recorded: Recorded) => Promise<Result>,
): Promise<Result> {
  const tracer = tracerOf();
  if (!tracer || !trace.getActiveSpan()) return work(unrecorded);
  return carryOut(tracer.startSpan(name, { attributes }), context.active(), work);
}

/**
 * Does work that goes on with a trace later: in a span of it, or of a new one.
 *
 * @param traceparent of the span from which it comes
 */
export function inSpanAfter<Result>(
  traceparent: string | null,
  name: string,
  attributes: Attributes,
  work: (recorded: Recorded) => Promise<Result>,
): Promise<Result> {
  const tracer = tracerOf();
  if (!tracer) return work(unrecorded);
  const parent = contextOf(traceparent ?? undefined);
  return carryOut(tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent), parent, work);
}

/** Does what is nobody's part, though somebody's request has set it off. */
export function outsideSpans<Result>(work: () => Result): Result {
  return tracerOf() ? context.with(ROOT_CONTEXT, work) : work();
}

/** The span of a request that has arrived. */
export interface RequestSpan {
  readonly traceparent: string;
  /** Calls what is to happen in it. */
  run(work: () => void): void;
  /** Ends it. */
  end(status: number, attributes: Attributes): void;
}

/**
 * Begins the span of a request.
 *
 * @param header the caller's `traceparent`
 * @returns undefined where no spans are recorded
 */
export function beginRequest(
  name: string,
  attributes: Attributes,
  header: string | string[] | undefined,
): RequestSpan | undefined {
  const tracer = tracerOf();
  if (!tracer) return undefined;
  const parent = contextOf(readTraceparent(header));
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
  return {
    traceparent: traceparentOf(span),
    run: (work) => context.with(trace.setSpan(parent, span), work),
    end(status, more) {
      span.setAttributes({ "http.response.status_code": status, ...more });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

async function carryOut<Result>(
  span: Span,
  parent: Context,
  work: (recorded: Recorded) => Promise<Result>,
): Promise<Result> {
  const failed = (message: string) => void span.setStatus({ code: SpanStatusCode.ERROR, message });
  const recorded = {
    traceparent: traceparentOf(span),
    note: (more: Attributes) => void span.setAttributes(more),
    failed,
  };
  try {
    return await context.with(trace.setSpan(parent, span), () => work(recorded));
  } catch (error) {
    // Messages may hold what callers have sent.
    failed(error instanceof Error ? error.name : "error");
    throw error;
  } finally {
    span.end();
  }
}

function contextOf(traceparent: string | undefined): Context {
  const traceId = traceIdOf(traceparent);
  if (traceparent === undefined || traceId === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(traceparent.slice(53), 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId: traceparent.slice(36, 52), traceFlags, isRemote: true });
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
}
