// How a service stops: what is under way is answered, nothing new is begun, and nobody can keep it from ending.

import { Agent, request } from "node:http";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { spawnService } from "../support/process.js";
import type { ServiceProcess } from "../support/process.js";
import { stampOf } from "../support/stamp.js";

const whoami = "/public/v1/query/whoami";

let data: string;
let service: ServiceProcess;

beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), "countersign-drain-"));
});
afterEach(async () => {
  await service.kill();
  rmSync(data, { recursive: true });
});

interface Connection {
  readonly socket: Socket;
  /** Everything that came. */
  readonly received: () => string;
  /** Resolves when the service has closed it. */
  readonly closed: Promise<void>;
}

function open(): Promise<Connection> {
  const { hostname, port } = new URL(service.baseUrl);
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(Number(port), hostname);
    const closed = new Promise<void>((ended) => socket.on("close", () => ended()));
    socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
    socket.on("connect", () => resolve({ socket, received: () => text, closed }));
    socket.on("error", reject);
  });
}

/** Resolves when nothing listens any more. */
async function refused(): Promise<void> {
  for (;;) {
    try {
      (await open()).socket.destroy();
    } catch (error) {
      if (String(error).includes("ECONNREFUSED")) return;
      throw error;
    }
  }
}

/** A request in two parts: the service knows of it from the first on. */
async function halves(): Promise<readonly [string, string]> {
  const { apiPublicKey: publicKey, apiPrivateKey: privateKey, organizationId } = service.root;
  const body = JSON.stringify({ organizationId });
  const stamp = Object.entries(await stampOf({ publicKey, privateKey }, body)).map((header) => header.join(": "));
  const head = [
    `POST ${whoami} HTTP/1.1`,
    "Host: x",
    ...stamp,
    `Content-Length: ${body.length}`,
    "Expect: 100-continue",
  ];
  return [`${head.join("\r\n")}\r\n\r\n`, body];
}

/** Sends the first half, and waits until the service has read it. */
async function begin(): Promise<{ readonly connection: Connection; readonly rest: string }> {
  const [head, rest] = await halves();
  const connection = await open();
  connection.socket.write(head);
  while (!connection.received().includes("100 Continue")) await new Promise((resolve) => setTimeout(resolve, 5));
  return { connection, rest };
}

test("a request that is under way is answered, new connections are refused, and the service ends with code 0", async () => {
  service = await spawnService(data);
  const { connection, rest } = await begin();
  const ended = service.stop();
  await service.said(/"msg":"stopping"/);
  await refused();
  connection.socket.write(rest);
  await connection.closed;
  expect(connection.received()).toMatch(/HTTP\/1\.1 200 OK/);
  expect(connection.received()).toMatch(/connection: close/i);
  expect(connection.received()).toContain(service.root.userId);
  expect(await ended).toBe(0);
  expect(service.output()).toContain('"msg":"stopped"');
});

test("connections without a request do not keep it", async () => {
  service = await spawnService(data, { COUNTERSIGN_DRAIN_SECONDS: "60" });
  const silent = await open();
  const slow = await open();
  slow.socket.write(`POST ${whoami} HTTP/1.1\r\nHost:`);
  const kept = await open();
  kept.socket.write("GET /health HTTP/1.1\r\nHost: x\r\n\r\n");
  while (!kept.received().includes("200 OK")) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await service.stop()).toBe(0);
  await Promise.all([silent.closed, slow.closed, kept.closed]);
});

test("a request that does not end is cut off after drainSeconds, and the service ends with code 1", async () => {
  service = await spawnService(data, { COUNTERSIGN_DRAIN_SECONDS: "1" });
  const { connection } = await begin();
  expect(await service.stop()).toBe(1);
  await connection.closed;
  expect(service.output()).toContain("drainSeconds elapsed");
});

test("a second signal ends it at once", async () => {
  service = await spawnService(data, { COUNTERSIGN_DRAIN_SECONDS: "3600" });
  const { connection } = await begin();
  service.child.kill("SIGINT");
  await service.said(/"msg":"stopping"/);
  service.child.kill("SIGINT");
  await connection.closed;
  await service.kill();
  expect(service.child.signalCode).toBe("SIGINT");
});

/** Sends the same request by an agent that keeps connections, and gives the status and whether the connection is closed. */
async function ask(agent: Agent, stamped: readonly [string, Record<string, string>]): Promise<[number, boolean]> {
  const [body, headers] = stamped;
  return new Promise((resolve, reject) => {
    const sent = request(service.baseUrl + whoami, { method: "POST", agent, headers }, (response) => {
      response.resume();
      response.on("end", () => resolve([response.statusCode ?? 0, response.headers.connection === "close"]));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

test("after SIGTERM requests are served for lameDuckSeconds, while it is not ready and closes connections", async () => {
  service = await spawnService(data, { COUNTERSIGN_LAME_DUCK_SECONDS: "2", COUNTERSIGN_MANAGEMENT_PORT: "0" });
  const management = service.managementUrl;
  const { apiPublicKey: publicKey, apiPrivateKey: privateKey, organizationId } = service.root;
  const body = JSON.stringify({ organizationId });
  const stamped = [body, (await stampOf({ publicKey, privateKey }, body)) as Record<string, string>] as const;
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const seen: (readonly [status: number, closes: boolean, draining: boolean])[] = [];
  const failures: unknown[] = [];
  let draining = false;
  let lookedAway = false;
  const clients = Array.from({ length: 8 }, async () => {
    while (!lookedAway) {
      const wasDraining = draining;
      await ask(agent, stamped).then(
        (answer) => seen.push([...answer, wasDraining]),
        (error: unknown) => failures.push(error),
      );
    }
  });
  const stopped = service.stop();
  await service.said(/no longer ready/);
  draining = true;
  for (const url of [service.baseUrl, management]) {
    const ready = await fetch(`${url}/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: "draining" }]);
    expect((await fetch(`${url}/health`)).status).toBe(200);
  }
  setTimeout(() => (lookedAway = true), 1000);
  await Promise.all(clients);
  expect(await stopped).toBe(0);
  expect(failures).toEqual([]);
  expect(new Set(seen.map(([status]) => status))).toEqual(new Set([200]));
  const late = seen.filter(([, , wasDraining]) => wasDraining);
  expect(late.length).toBeGreaterThan(20);
  expect(late.every(([, closes]) => closes)).toBe(true);
});

test("SIGINT does not wait for load balancers", async () => {
  service = await spawnService(data, { COUNTERSIGN_LAME_DUCK_SECONDS: "3600" });
  const since = performance.now();
  service.child.kill("SIGINT");
  await service.said(/"msg":"stopped"/);
  expect(performance.now() - since).toBeLessThan(10_000);
});

test("the first request of a connection that was made just before the stop is answered", async () => {
  let answers: readonly (string | undefined)[] = [];
  // A client that itself comes late, as on a busy machine, tells nothing.
  for (let lateness = Infinity, attempt = 0; lateness > 200 && attempt < 10; attempt++) {
    service = await spawnService(data);
    const connections = await Promise.all(Array.from({ length: 20 }, open));
    const ended = service.stop();
    await service.said(/"msg":"stopping"/);
    const stopped = performance.now();
    // By then nothing listens any more.
    await pause(50);
    for (const { socket } of connections) socket.write("GET /health HTTP/1.1\r\nHost: x\r\n\r\n");
    lateness = performance.now() - stopped;
    await Promise.all(connections.map(({ closed }) => closed));
    expect(await ended).toBe(0);
    answers = connections.map(({ received }) => received().split("\r\n", 1)[0]);
  }
  expect(answers).toEqual(Array.from({ length: 20 }, () => "HTTP/1.1 200 OK"));
});

test("there are metrics on the management listener alone, and none without it; the API's address has the probes", async () => {
  service = await spawnService(data);
  expect(service.managementUrl).toBe("");
  const answer = await fetch(`${service.baseUrl}/metrics`);
  expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining("countersign_")]);
  await service.stop();

  service = await spawnService(data, { COUNTERSIGN_MANAGEMENT_PORT: "0" });
  const management = service.managementUrl;
  expect(management).toMatch(/^http:\/\/127\.0\.0\.1:/);
  const statusesOf = (url: string) =>
    Promise.all(["/health", "/ready", "/metrics", whoami].map(async (path) => (await fetch(url + path)).status));
  expect(await statusesOf(management)).toEqual([200, 200, 200, 404]);
  expect(await statusesOf(service.baseUrl)).toEqual([200, 200, 404, 405]);
  const text = await (await fetch(`${management}/metrics`)).text();
  expect(text).toMatch(/^countersign_requests_total\{operation="\/ready",status="200"\} 1$/m);
});
