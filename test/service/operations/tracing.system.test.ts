// Spans by the documented example: one trace, from a client's traceparent to the webhook that arrives, sent to a receiver
// of OTLP.

import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { beginRequest, inSpan, inSpanAfter, outsideSpans } from "../../../service/src/tracing/spans.js";
import { startReceiver } from "../support/receiver.js";
import type { Receiver } from "../support/receiver.js";
import { stamp } from "../support/requests.js";
import { spawnService } from "../support/process.js";
import type { ServiceProcess } from "../support/process.js";
import { present } from "../support/results.js";

interface OtlpValue {
  readonly stringValue?: string;
  readonly intValue?: number;
}
interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly status?: { readonly code?: number; readonly message?: string };
  readonly attributes?: readonly { readonly key: string; readonly value: OtlpValue }[];
}
interface OtlpRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { readonly key: string; readonly value: OtlpValue }[] };
    readonly scopeSpans: readonly { readonly scope: { readonly name: string }; readonly spans: readonly OtlpSpan[] }[];
  }[];
}

const folder = mkdtempSync(path.join(tmpdir(), "countersign-tracing-"));
const example = path.join(import.meta.dirname, "../../../docs/operations/tracing.mjs");
const patient = { timeout: 20_000 };
const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

test("without an SDK, work is done as if there were no spans", () => {
  const result = Promise.resolve(1);
  expect(inSpan("custody", {}, () => result)).toBe(result);
  expect(inSpanAfter(traceparent, "webhook delivery", {}, () => result)).toBe(result);
  expect(beginRequest("GET /", {}, traceparent)).toBeUndefined();
  expect(outsideSpans(() => 1)).toBe(1);
});

describe("with the documented example, one trace", () => {
  const requests: OtlpRequest[] = [];
  const texts: string[] = [];
  const collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      texts.push(text);
      if (request.url === "/v1/traces") requests.push(JSON.parse(text) as OtlpRequest);
      response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    });
  });
  let receiver: Receiver;
  let service: ServiceProcess;
  let activityId: string;
  let refused = 0;
  beforeAll(async () => {
    receiver = await startReceiver(() => (refused++ === 0 ? 503 : 200));
    await once(collector.listen(0, "127.0.0.1"), "listening");
    service = await spawnService(path.join(folder, "data"), {
      NODE_OPTIONS: `--import ${example}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      OTEL_BSP_SCHEDULE_DELAY: "50",
      COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS: "true",
    });
    await submit("ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", { name: "FEATURE_NAME_WEBHOOK", value: receiver.url });
    const keys = { privateKeyName: "Traced", curve: "CURVE_SECP256K1", privateKeyTags: [], addressFormats: [] };
    activityId = await submit("ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2", { privateKeys: [keys] }, { traceparent });
    await receiver.until(({ length }) => length >= 2);
    await vi.waitUntil(() => named("webhook delivery").length === 2 && named(operation).length === 1, patient);
  });
  afterAll(async () => {
    await service.stop();
    await receiver.close();
    collector.close();
    rmSync(folder, { recursive: true });
  });

  const operation = "POST /public/v1/submit/create_private_keys";
  async function submit(type: Parameters<typeof stamp>[1], parameters: object, more: Record<string, string> = {}) {
    const { organizationId, apiPublicKey: publicKey, apiPrivateKey: privateKey } = service.root;
    const request = await stamp({ organizationId, key: { publicKey, privateKey } }, type, parameters);
    const headers = { [request.stampHeader[0]]: request.stampHeader[1], ...more };
    const response = await fetch(service.baseUrl + request.path, { method: "POST", headers, body: request.body });
    if (response.status !== 200) throw new Error(await response.text());
    return ((await response.json()) as { readonly activity: { readonly id: string } }).activity.id;
  }
  const spans = () =>
    requests
      .flatMap(({ resourceSpans }) => resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
      .filter((span) => span.traceId === traceId);
  const named = (name: string) => spans().filter((span) => span.name === name);
  const attributesOf = ({ attributes = [] }: OtlpSpan) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

  test("has the request as the child of the client's span, and who has asked", () => {
    const request = present(named(operation)[0]);
    expect(request).toMatchObject({ parentSpanId: "00f067aa0ba902b7", kind: 2 });
    expect(attributesOf(request)).toMatchObject({
      "http.request.method": "POST",
      "http.response.status_code": 200,
      "countersign.organization.id": service.root.organizationId,
      "countersign.user.id": service.root.userId,
      "countersign.activity.id": activityId,
    });
  });

  test("has what the request consists of below it", () => {
    const parentSpanId = present(named(operation)[0]).spanId;
    const below = spans().filter((span) => span.parentSpanId === parentSpanId && span.name !== "webhook delivery");
    expect(below.map(({ name }) => name).toSorted()).toEqual([
      "authentication",
      "custody",
      "database transaction",
      "policy decision",
    ]);
    expect(attributesOf(present(named("policy decision")[0]))).toEqual({ "countersign.policy.outcome": "allow" });
    expect(attributesOf(present(below.find(({ name }) => name === "custody")))).toEqual({
      "countersign.custody.operation": "createPrivateKey",
    });
  });

  test("has each attempt at the webhook, whose receiver gets the id of that very span", () => {
    const parentSpanId = present(named(operation)[0]).spanId;
    const attempts = named("webhook delivery");
    expect(attempts).toEqual([
      expect.objectContaining({ parentSpanId, kind: 3, status: { code: 2, message: "unreachable" } }),
      expect.objectContaining({ parentSpanId, kind: 3, status: { code: 0 } }),
    ]);
    expect(receiver.deliveries.map(({ headers }) => headers["traceparent"])).toEqual(
      attempts.map(({ spanId }) => `00-${traceId}-${spanId}-01`),
    );
    expect(attributesOf(present(attempts[1]))).toMatchObject({ "countersign.activity.id": activityId });
  });

  test("has nothing else but the signatures of the webhooks, such as what is done for all requests", () => {
    const signatures = spans().filter(({ parentSpanId }) =>
      named("webhook delivery").some(({ spanId }) => spanId === parentSpanId),
    );
    expect(signatures.map(attributesOf)).toEqual([
      { "countersign.custody.operation": "sign" },
      { "countersign.custody.operation": "sign" },
    ]);
    expect(spans()).toHaveLength(9);
  });

  test("has no secret in it, nor what was sent", () => {
    const all = texts.join();
    for (const text of [service.root.apiPrivateKey, service.root.apiPublicKey, "Traced"])
      expect(all).not.toContain(text);
  });

  test("is in the log under the same id, and a request without a traceparent has one of its own", async () => {
    await submit("ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Own", userIds: [] });
    const [, line = ""] = await service.said(/(\{[^\n]*create_user_tag[^\n]*\})\n/);
    expect(JSON.parse(line)).toMatchObject({ traceId: expect.stringMatching(/^[\da-f]{32}$/) });
    const [, other = ""] = await service.said(/(\{[^\n]*create_private_keys[^\n]*\})\n/);
    expect(JSON.parse(other)).toMatchObject({ traceId });
  });
});
