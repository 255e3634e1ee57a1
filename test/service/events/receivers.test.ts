// Receivers that misbehave: each keeps to itself, and is given up in bounded time with bounded memory.

import type { Socket } from "node:net";
import { ApiError } from "@countersign/api";
import { Registry } from "prom-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDeliveryMetrics } from "../../../service/src/delivery/webhooks/metrics.js";
import { shareCustody } from "../support/shared-custody.js";
import { openDeployment } from "./deployment.js";
import type { Deployment } from "./deployment.js";
import { serveHttp, serveSocket } from "./sockets.js";
import type { Listening } from "./sockets.js";

shareCustody();

const closing: (() => Promise<unknown>)[] = [];
let deployment: Deployment;
beforeEach(async () => {
  deployment = await openDeployment();
  closing.push(() => deployment.close());
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function opened(listening: Listening): Listening {
  closing.push(() => listening.close());
  return listening;
}

const waitFor = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 10 });

/** Delivers one event to a URL, with one attempt, and gives what is left of it then: nothing, or why it failed. */
async function outcomeAt(url: string, settings: { readonly timeoutMs?: number } = {}): Promise<string | undefined> {
  const id = await deployment.organization(url);
  await deployment.emit(id, "event");
  deployment.deliver({ maxAttempts: 1, ...settings });
  await waitFor(async () =>
    expect((await deployment.events(id)).filter(({ status }) => status === "waiting")).toEqual([]),
  );
  return (await deployment.events(id))[0]?.last_error ?? undefined;
}

const statusLine = "HTTP/1.1 200 OK\r\n";

interface Case {
  readonly name: string;
  readonly answer: (socket: Socket) => void;
  readonly outcome: string | undefined;
  /** Default: 300. */
  readonly timeoutMs?: number;
}

const cases: readonly Case[] = [
  {
    name: "a receiver that never answers is tried again",
    answer: () => {},
    outcome: "no answer within 300 ms after 1 attempt",
  },
  {
    name: "a receiver that never ends its headers is tried again",
    answer: (socket) => socket.write(`${statusLine}X-Slow: `),
    outcome: "no answer within 300 ms after 1 attempt",
  },
  {
    name: "a receiver that never ends its interim answers is tried again",
    answer(socket) {
      const timer = setInterval(() => socket.write("HTTP/1.1 103 Early Hints\r\n\r\n"), 5);
      socket.on("close", () => clearInterval(timer));
    },
    outcome: "no answer within 300 ms after 1 attempt",
  },
  {
    name: "a receiver that has said 200 and never ends its body has taken the event",
    answer(socket) {
      socket.write(`${statusLine}Content-Length: 60000\r\n\r\n`);
      const timer = setInterval(() => socket.write("a"), 5);
      socket.on("close", () => clearInterval(timer));
    },
    outcome: undefined,
  },
  {
    name: "a receiver that has said 200 and sends a body without end is cut off, and has taken the event",
    timeoutMs: 600_000,
    answer(socket) {
      socket.write(`${statusLine}\r\n`);
      const send = () => {
        while (!socket.destroyed && socket.write("a".repeat(65_536)));
      };
      socket.on("drain", send);
      send();
    },
    outcome: undefined,
  },
  {
    name: "a receiver that has said 200 and breaks off has taken the event",
    answer: (socket) => socket.end(`${statusLine}Content-Length: 10\r\n\r\nhalf`),
    outcome: undefined,
  },
  {
    name: "a receiver that hangs up is tried again",
    answer: (socket) => socket.destroy(),
    outcome: "ECONNRESET after 1 attempt",
  },
  {
    name: "a receiver that speaks another protocol is tried again",
    answer: (socket) => socket.end("SSH-2.0-OpenSSH_9.9\r\n"),
    outcome: "HPE_INVALID_CONSTANT after 1 attempt",
  },
  {
    name: "a receiver that sends more headers than fit is tried again",
    answer: (socket) => socket.write(`${statusLine}X-Long: ${"a".repeat(100_000)}\r\n\r\n`),
    outcome: "HPE_HEADER_OVERFLOW after 1 attempt",
  },
  {
    name: "a receiver that wants another protocol has ended the event",
    answer: (socket) => socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: a\r\n\r\n"),
    outcome: "HTTP 101",
  },
  {
    name: "a receiver that answers with a status that does not exist has ended the event",
    answer: (socket) => socket.end("HTTP/1.1 999 What\r\nContent-Length: 0\r\n\r\n"),
    outcome: "HTTP 999",
  },
];

test.each(cases.map((each) => [each.name, each] as const))("%s", async (_, { answer, outcome, timeoutMs = 300 }) => {
  const server = opened(await serveSocket((socket) => void socket.once("data", () => answer(socket))));
  expect(await outcomeAt(server.url, { timeoutMs })).toBe(outcome);
});

test("a receiver that is not there is tried again", async () => {
  const { url, close } = await serveSocket(() => {});
  await close();
  expect(await outcomeAt(url)).toBe("ECONNREFUSED after 1 attempt");
});

test("what is kept and logged of a failure tells nothing of the URL's path and query", async () => {
  const { port, close } = await serveSocket(() => {});
  await close();
  const id = await deployment.organization(`http://127.0.0.1:${port}/hook-secret?token=query-secret`);
  await deployment.emit(id, "body-secret");
  deployment.deliver({ maxAttempts: 2 });
  await waitFor(async () => expect(await deployment.events()).toMatchObject([{ status: "failed" }]));
  expect(deployment.logs.join("")).toContain("webhook event failed");
  expect(`${JSON.stringify(await deployment.events())}${deployment.logs.join("")}`).not.toMatch(/secret/);
});

test("while custody cannot sign, events wait and no attempt is counted", async () => {
  const server = opened(await serveHttp((_, response) => response.end()));
  const id = await deployment.organization(server.url);
  await deployment.emit(id, "event");
  const key = deployment.signer.current();
  let refusals = 0;
  const sign = (message: Uint8Array) =>
    ++refusals > 3 ? key.sign(message) : Promise.reject(new ApiError(14, "custody is not there"));
  deployment.deliver({ maxAttempts: 1 }, { signer: { ...deployment.signer, current: () => ({ ...key, sign }) } });
  await waitFor(async () => expect(await deployment.events()).toEqual([]));
  expect(refusals).toBe(4);
});

test("every attempt's end is counted", async () => {
  const statuses = [500, 503, 200, 404];
  const server = opened(await serveHttp((_, response) => response.writeHead(statuses.shift() ?? 200).end()));
  const id = await deployment.organization(server.url);
  await deployment.emit(id, "one", "two", "three");
  const registry = new Registry();
  deployment.deliver({}, { metrics: createDeliveryMetrics(registry, deployment.store) });
  await waitFor(async () => expect(await deployment.events()).toMatchObject([{ status: "failed" }]));
  await waitFor(async () =>
    expect((await registry.metrics()).match(/^countersign_webhook_attempts.*$/gm)).toEqual([
      'countersign_webhook_attempts_total{outcome="delivered"} 2',
      'countersign_webhook_attempts_total{outcome="retried"} 2',
      'countersign_webhook_attempts_total{outcome="failed"} 1',
    ]),
  );
});

test("one connection serves many events", async () => {
  const server = opened(await serveHttp((_, response) => response.end("taken")));
  const id = await deployment.organization(server.url);
  await deployment.emit(id, ...Array.from({ length: 20 }, (_, index) => `event ${index}`));
  deployment.deliver();
  await waitFor(async () => expect(await deployment.events()).toEqual([]));
  expect(server.connections()).toBe(1);
});

test("a kept connection that the receiver has closed costs no attempt", async () => {
  let requests = 0;
  const server = opened(
    await serveHttp((_, response, request) => {
      // Answers a first request on each connection, and hangs up at the second.
      if (++requests % 2 === 1) response.end();
      else request.socket.destroy();
    }),
  );
  const id = await deployment.organization(server.url);
  await deployment.emit(id, "one", "two");
  deployment.deliver({ maxAttempts: 1 });
  await waitFor(async () => expect(await deployment.events()).toEqual([]));
  expect(server.connections()).toBe(2);
});
