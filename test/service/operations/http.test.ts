// What the server does around the API's operations: types, limits, ids, web pages, probes, metrics, impatience.
import { ErrorCode } from "@countersign/api";

import Sqlite from "better-sqlite3";
import { createHash } from "node:crypto";
import { connect } from "node:net";
import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { unauthenticated } from "../support/refusal.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { stampOf } from "../support/stamp.js";

const whoami = "/public/v1/query/whoami";

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** `node:http`, because `fetch` adds and hides headers. */
function ask(baseUrl: string, { path, method = "POST", headers = {}, body = "" }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(baseUrl + path, { method, headers, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (text += part));
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

const rootKey = ({ root }: RunningService) => ({ publicKey: root.apiPublicKey, privateKey: root.apiPrivateKey });

async function stamped(service: RunningService, path: string, value: unknown): Promise<Asked> {
  const body = JSON.stringify(value);
  return { path, body, headers: await stampOf(rootKey(service), body) };
}

function logOf({ logs }: RunningService, requestId: unknown): Record<string, unknown>[] {
  return logs
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line["requestId"] === requestId);
}

describe("the server", () => {
  let service: RunningService;
  const send = (asked: Asked) => ask(service.baseUrl, asked);

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  test("the service is healthy and ready", async () => {
    expect(await send({ path: "/health", method: "GET" })).toMatchObject({ status: 200, text: '{"status":"ok"}' });
    expect(await send({ path: "/ready", method: "GET" })).toMatchObject({ status: 200, text: '{"status":"ready"}' });
  });

  test("Prometheus reads requests by operation and status, and events that wait", async () => {
    await service.client.whoami({ organizationId: service.root.organizationId });
    await send({ path: whoami, body: "{}" });
    await send({ path: "/public/v1/query/nothing" });
    const { headers, text } = await ask(service.managementUrl, { path: "/metrics", method: "GET" });
    expect(headers["content-type"]).toContain("text/plain; version=0.0.4");
    expect(text).toMatch(/^countersign_requests_total\{operation="\/public\/v1\/query\/whoami",status="200"\} [1-9]/m);
    expect(text).toMatch(/^countersign_requests_total\{operation="\/public\/v1\/query\/whoami",status="401"\} [1-9]/m);
    expect(text).toMatch(/^countersign_requests_total\{operation="none",status="404"\} [1-9]/m);
    expect(text).toMatch(
      /^countersign_request_duration_seconds_count\{operation="\/public\/v1\/query\/whoami"\} [1-9]/m,
    );
    expect(text).toMatch(/^countersign_webhook_events\{status="waiting"\} 0$/m);
    expect(text).toMatch(/^countersign_webhook_attempts_total\{outcome="delivered"\} 0$/m);
    expect(text).toContain("process_resident_memory_bytes");
  });

  test("receivers of webhooks find the public key", async () => {
    const { status, headers, text } = await send({ path: "/public/v1/discovery/webhooks/jwks", method: "GET" });
    expect([status, headers["content-type"]]).toEqual([200, "application/json"]);
    expect(headers["cache-control"]).toBe("public, max-age=300");
    expect(JSON.parse(text)).toEqual({
      keys: [
        {
          kty: "OKP",
          crv: "Ed25519",
          x: expect.any(String),
          kid: expect.any(String),
          use: "sig",
          alg: "EdDSA",
          turnkey_signature_algorithm: "ed25519",
          turnkey_signature_version: "v1",
        },
      ],
    });
  });

  test.each([
    undefined,
    "text/plain",
    "application/json; charset=utf-8",
    "application/x-www-form-urlencoded",
    "nonsense;;",
  ])("a body is read as JSON with the Content-Type %s", async (type) => {
    const asked = await stamped(service, whoami, { organizationId: service.root.organizationId });
    const answer = await send({ ...asked, headers: { ...asked.headers, ...(type && { "Content-Type": type }) } });
    expect(JSON.parse(answer.text)).toMatchObject({ userId: service.root.userId });
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/json"]);
  });

  test.each<[status: number, code: number, asked: Asked, details?: readonly object[]]>([
    [401, 16, { path: whoami, body: "{}" }, unauthenticated.withoutStamp.details],
    [404, 5, { path: "/public/v1/query/nothing", body: "{", headers: { "Content-Type": "nonsense;;" } }],
    [404, 5, { path: "/", method: "GET" }],
    [404, 5, { path: "/public/%zz", method: "GET" }],
    [405, 12, { path: whoami, method: "GET" }],
    [405, 12, { path: whoami, method: "DELETE" }],
    [413, 3, { path: whoami, body: Buffer.alloc(1_048_577, " ") }],
    [431, 3, { path: whoami, headers: { "X-Stamp": "A".repeat(20_000) } }],
  ])("an answer with status %i has code %i, and is JSON by its one type", async (status, code, asked, details) => {
    const answer = await send(asked);
    expect([answer.status, answer.headers["content-type"]]).toEqual([status, "application/json"]);
    expect(JSON.parse(answer.text)).toEqual({ code, message: expect.any(String), details: details ?? [] });
  });

  test("an answer's X-Request-Id leads to its lines in the log, which say why a caller was refused", async () => {
    const { headers } = await send({ path: whoami, body: "{}", headers: { "X-Request-Id": "mine" } });
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(logOf(service, headers["x-request-id"])).toMatchObject([
      { msg: "refused", reason: "none of X-Stamp, X-Stamp-Webauthn, X-Stamp-Attested, X-Session", operation: whoami },
      { msg: "request", status: 401, method: "POST", operation: whoami, address: "127.0.0.1" },
    ]);
  });

  test.each([
    ["/public/v1/query/whoami", "/public/v1/query/whoami"],
    ["/public/v1/query/%77hoami", "/public/v1/query/whoami"],
    ["/public/v1/query/nothing", "none"],
  ])("a GET of %s is logged as one of %s", async (path, operation) => {
    const { headers } = await send({ path, method: "GET" });
    expect(logOf(service, headers["x-request-id"]).at(-1)).toMatchObject({ msg: "request", method: "GET", operation });
  });

  test("the line of a request names who has asked and the activity that it led to, and no secret", async () => {
    const { organizationId, userId, apiPublicKey, apiPrivateKey } = service.root;
    const key = createHash("sha256").update(apiPublicKey).digest("hex").slice(0, 16);
    const asked = await stamped(service, "/public/v1/submit/create_user_tag", {
      type: "ACTIVITY_TYPE_CREATE_USER_TAG",
      timestampMs: String(Date.now()),
      organizationId,
      parameters: { userTagName: "Logged", userIds: [] },
    });
    const traceparent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
    const { headers, text } = await send({ ...asked, headers: { ...asked.headers, traceparent } });
    const { activity } = JSON.parse(text) as { readonly activity: { readonly id: string } };
    const lines = logOf(service, headers["x-request-id"]);
    expect(lines).toMatchObject([
      { organizationId, userId, key, activityId: activity.id, traceId: "4bf92f3577b34da6a3ce929d0e0e4736" },
    ]);
    const logged = JSON.stringify(lines);
    for (const secret of [apiPrivateKey, String(Object.values(asked.headers ?? {})[0]), "Logged"]) {
      expect(logged).not.toContain(secret);
    }
  });

  test.each([
    "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
    "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
    "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
    "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
    "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more",
    "x".repeat(1000),
  ])("a traceparent that is none is not logged: %s", async (traceparent) => {
    const { headers } = await send({ path: whoami, body: "{}", headers: { traceparent } });
    expect(logOf(service, headers["x-request-id"]).at(-1)).not.toHaveProperty("traceId");
  });

  test("pages of any origin may call the API with a stamp, without cookies", async () => {
    const preflight = await send({
      path: whoami,
      method: "OPTIONS",
      headers: {
        Origin: "https://app.example.com",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type,x-stamp",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({ "access-control-allow-origin": "*" });
    expect(preflight.headers["access-control-allow-methods"]).toContain("POST");
    for (const header of [
      "Content-Type",
      "X-Stamp",
      "X-Stamp-Webauthn",
      "X-Stamp-Attested",
      "X-Session",
      "Last-Event-ID",
      "X-Client-Version",
    ]) {
      expect(preflight.headers["access-control-allow-headers"]?.split(", ")).toContain(header);
    }
    const asked = await stamped(service, whoami, { organizationId: service.root.organizationId });
    for (const answer of [await send(asked), await send({ path: whoami, body: "{}" })]) {
      expect(answer.headers["access-control-allow-origin"]).toBe("*");
      expect(answer.headers).not.toHaveProperty("access-control-allow-credentials");
    }
  });

  test("pages of other origins may not read health and metrics", async () => {
    const asked = { method: "GET", headers: { Origin: "https://app.example.com" } };
    const answers = [
      ...(await Promise.all(["/health", "/ready"].map((path) => send({ path, ...asked })))),
      await ask(service.managementUrl, { path: "/metrics", ...asked }),
    ];
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers).not.toHaveProperty("access-control-allow-origin");
    }
  });

  test.each([
    ["a value", '{"organizationId":"a\\u0000b"}', "/organizationId: expected text"],
    ["a value deep inside", '{"organizationId":"x","a/b":[{"~":["","\\udc00"]}]}', "/a~1b/0/~0/1: expected text"],
    ["a half that is the wrong way round", '{"organizationId":"\\udc00\\ud800"}', "/organizationId: expected text"],
    ["the name of a member", '{"organizationId":"x","b":{"\\ud800":1}}', "/b: expected member names"],
  ])("a text that no database keeps is refused in %s", async (_where, body, message) => {
    const headers = await stampOf(rootKey(service), body);
    const answer = await send({ path: whoami, body, headers });
    expect(JSON.parse(answer.text)).toEqual({
      code: ErrorCode.INVALID_ARGUMENT,
      message: `${message} without U+0000 and lone surrogates`,
      details: [],
    });
    expect(answer.status).toBe(400);
  });

  test("a pair of surrogates, written as escapes, is the character that it stands for", async () => {
    const { organizationId } = service.root;
    const parameters = { userTagName: "\u{1f511}", userIds: [] };
    const activity = {
      type: "ACTIVITY_TYPE_CREATE_USER_TAG",
      timestampMs: String(Date.now()),
      organizationId,
      parameters,
    };
    const body = JSON.stringify(activity).replace("\u{1f511}", "\\ud83d\\udd11");
    const headers = await stampOf(rootKey(service), body);
    const answer = await send({ path: "/public/v1/submit/create_user_tag", body, headers });
    expect(answer.status).toBe(200);
    const { userTags } = await service.client.listUserTags({ organizationId });
    expect(userTags.map(({ tagName }) => tagName)).toContain("\u{1f511}");
  });
});

describe("a rate limit", () => {
  test("counts requests of an address, tells how many are left, and spares probes", async () => {
    const service = await startService({ config: { rateLimit: "3" } });
    try {
      const send = (path: string, method = "POST") => ask(service.baseUrl, { path, method });
      // A window of a second may end at any moment, so it is tried until there are too many within one.
      const untilRefused = async (path: string, method?: string) => {
        for (;;) {
          const answers = await Promise.all(Array.from({ length: 8 }, () => send(path, method)));
          const refused = answers.find(({ status }) => status === 429);
          if (refused) return refused;
        }
      };
      const first = await send(whoami);
      expect(first.headers).toMatchObject({ "ratelimit-limit": "3", "ratelimit-remaining": "2" });
      const { headers, text } = await untilRefused(whoami);
      expect(headers).toMatchObject({
        "content-type": "application/json",
        "ratelimit-limit": "3",
        "ratelimit-remaining": "0",
        "retry-after": "1",
        "access-control-allow-origin": "*",
      });
      expect(JSON.parse(text)).toEqual({
        code: ErrorCode.RESOURCE_EXHAUSTED,
        message: "Too many requests. Please wait and try again in a few seconds",
        details: [],
      });
      await untilRefused("/nothing", "GET");
      for (const path of ["/health", "/ready"]) {
        const probes = await Promise.all(Array.from({ length: 8 }, () => send(path, "GET")));
        expect(probes.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
      }
    } finally {
      await service.close();
    }
  });

  test("believes the address that a proxy adds, not those that the client claims", async () => {
    const service = await startService({ config: { rateLimit: "1000", behindProxy: "true" } });
    try {
      const { headers } = await ask(service.baseUrl, {
        path: whoami,
        body: "{}",
        headers: { "X-Forwarded-For": "198.51.100.1, 203.0.113.9" },
      });
      expect(logOf(service, headers["x-request-id"]).at(-1)).toMatchObject({ address: "203.0.113.9" });
    } finally {
      await service.close();
    }
  });

  test("counts a network of 64 bits of IPv6 as one address, and IPv4 as it is, however it is written", async () => {
    const service = await startService({ config: { rateLimit: "4", behindProxy: "true" } });
    try {
      const leftTo = async (address: string) => {
        const { headers } = await ask(service.baseUrl, { path: whoami, headers: { "X-Forwarded-For": address } });
        return Number(headers["ratelimit-remaining"]);
      };
      // A window of a second may end at any moment, so it is tried until all are within one.
      const untilCounted = async (addresses: readonly string[]) => {
        let left: number[] = [];
        for (let attempt = 0; attempt < 5 && left.at(-1) !== 4 - addresses.length; attempt++) {
          await new Promise((resolve) => setTimeout(resolve, attempt * 1000));
          left = [];
          for (const address of addresses) left.push(await leftTo(address));
        }
        return left;
      };
      const one = ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2:3:4:5:6"];
      expect(await untilCounted(one)).toEqual([3, 2, 1]);
      expect(await leftTo("2001:db8:1:3::1")).toBe(3);
      expect(await untilCounted(["203.0.113.9", "::ffff:203.0.113.9", "203.0.113.9:4711"])).toEqual([3, 2, 1]);
      expect(await leftTo("203.0.113.8")).toBe(3);
    } finally {
      await service.close();
    }
  });

  test("takes nobody's word for an address where there is no proxy", async () => {
    const service = await startService();
    try {
      const { headers } = await ask(service.baseUrl, {
        path: whoami,
        body: "{}",
        headers: { "X-Forwarded-For": "203.0.113.9" },
      });
      expect(logOf(service, headers["x-request-id"]).at(-1)).toMatchObject({ address: "127.0.0.1" });
    } finally {
      await service.close();
    }
  });
});

describe("a slow client", () => {
  test.each([
    ["sends nothing", ""],
    ["does not end its headers", `POST ${whoami} HTTP/1.1\r\nHost: x\r\nX-Stamp: `],
    ["does not end its body", `POST ${whoami} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{`],
  ])("that %s is told so and cut off", async (_how, bytes) => {
    const service = await startService({ config: { requestSeconds: "1" } });
    try {
      const { hostname, port } = new URL(service.baseUrl);
      const text = await new Promise<string>((resolve, reject) => {
        let received = "";
        const socket = connect(Number(port), hostname, () => socket.write(bytes));
        socket.on("data", (chunk: Buffer) => (received += chunk.toString()));
        socket.on("error", reject);
        socket.on("close", () => resolve(received));
      });
      expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nContent-Type: application\/json\r\n/);
      expect(text).toContain('"message":"the request did not arrive completely in time"');
      const { status } = await ask(service.baseUrl, { path: "/health", method: "GET" });
      expect(status).toBe(200);
      expect(service.logs.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
    } finally {
      await service.close();
    }
  });
});

describe("a table that is gone", () => {
  test("makes the service not ready, and leaves health and metrics alone, until it is back", async () => {
    const service = await startService();
    const get = (path: string) => ask(service.baseUrl, { path, method: "GET" });
    try {
      for (const table of ["deployment", "outbox"])
        await execute(service, `alter table ${table} rename to old_${table}`);
      expect(await get("/ready")).toMatchObject({ status: 503, text: '{"status":"not ready"}' });
      expect(await get("/health")).toMatchObject({ status: 200 });
      const metrics = await ask(service.managementUrl, { path: "/metrics", method: "GET" });
      expect(metrics.status).toBe(200);
      expect(metrics.text).toMatch(/^countersign_requests_total\{operation="\/ready",status="503"\} 1$/m);
      expect(metrics.text).not.toMatch(/^countersign_webhook_events\{/m);
      expect(service.logs.some((line) => line.includes('"msg":"not ready"'))).toBe(true);
      for (const table of ["deployment", "outbox"])
        await execute(service, `alter table old_${table} rename to ${table}`);
      // What was seen is answered for a second.
      await vi.waitFor(async () => expect(await get("/ready")).toMatchObject({ status: 200 }), 5000);
    } finally {
      await service.close();
    }
  });

  test("is an internal error to the caller, and has its reason in the log, with the request's id", async () => {
    const service = await startService();
    try {
      await execute(service, "alter table wallets rename to old_wallets");
      const asked = await stamped(service, "/public/v1/query/list_wallets", {
        organizationId: service.root.organizationId,
      });
      const { status, headers, text } = await ask(service.baseUrl, asked);
      expect([status, text]).toEqual([500, '{"code":13,"message":"internal error","details":[]}']);
      const [line] = logOf(service, headers["x-request-id"]).filter(({ level }) => level === 50);
      expect(line).toMatchObject({ msg: "internal error", operation: "listWallets" });
      expect(JSON.stringify(line)).toMatch(/wallets/);
    } finally {
      await service.close();
    }
  });
});

async function execute({ database }: RunningService, statement: string): Promise<void> {
  if (database.startsWith("postgres")) {
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    await client.query(statement);
    await client.end();
  } else {
    const file = new Sqlite(database);
    file.exec(statement);
    file.close();
  }
}
