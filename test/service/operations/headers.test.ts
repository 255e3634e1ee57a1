// Headers that every answer at the API's address has, from a query's to that of what is no request at all.

import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ConfigurationError } from "../../../service/src/config/configuration-error.js";
import { loadConfig } from "../../../service/src/config/config.js";
import { answerMeanwhile } from "../../../service/src/http/meanwhile.js";
import { openLog } from "../../../service/src/log/log.js";
import { checkSettings } from "../../../service/src/service.js";
import { makeCertificate } from "../support/certificate.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

/** What a client sends, and the status that it gets. */
const asked: readonly (readonly [name: string, head: string, status: number])[] = [
  ["a probe", "GET /health HTTP/1.1", 200],
  ["a query without a stamp", "POST /public/v1/query/whoami HTTP/1.1", 401],
  ["a submit without a stamp", "POST /public/v1/submit/export_wallet HTTP/1.1", 401],
  ["another method", "GET /public/v1/query/whoami HTTP/1.1", 405],
  ["the deployment's keys", "GET /public/v1/discovery/keys HTTP/1.1", 200],
  ["the keys of webhooks", "GET /public/v1/discovery/webhooks/jwks HTTP/1.1", 200],
  ["a preflight", "OPTIONS /public/v1/query/whoami HTTP/1.1", 204],
  ["an auth proxy", "POST /auth-proxy/v1/wallet_kit_config HTTP/1.1", 401],
  ["a path of nothing", "GET /nothing HTTP/1.1", 404],
  ["an operation that is left out", "POST /public/v1/submit/eth_send_transaction HTTP/1.1", 501],
  ["the console", "GET /console/ HTTP/1.1", 200],
  ["the documentation", "GET /docs/ HTTP/1.1", 200],
  ["no HTTP", "nonsense", 400],
];

/** In place of the documentation, which a clone has not built before its first start. */
const docs = mkdtempSync(path.join(tmpdir(), "countersign-docs-"));
writeFileSync(path.join(docs, "index.html"), "<!doctype html><title>Docs</title>");
afterAll(() => rmSync(docs, { recursive: true }));

/** The head of the answer, in lower case. */
async function headOf(baseUrl: string, head: string): Promise<string> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  socket.write(`${head}\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  await once(socket, "close");
  return answer.slice(0, answer.indexOf("\r\n\r\n")).toLowerCase();
}

describe("behind a proxy that does TLS, for a host that is to be reached by HTTPS alone", () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startService({ docs, config: { behindProxy: true, hstsSeconds: "31536000" } });
  });
  afterAll(() => service.close());

  test.each(asked)(
    "the answer to %s says so, and is not kept or taken for another type",
    async (name, head, status) => {
      const answer = await headOf(service.baseUrl, head);
      expect(answer).toContain(`http/1.1 ${status}`);
      expect(answer.split("strict-transport-security: max-age=31536000").length).toBe(2);
      expect(answer.split("x-content-type-options: nosniff").length).toBe(2);
      const [, kept = ""] = /^cache-control: (.*)$/m.exec(answer) ?? [];
      const others: Record<string, RegExp> = {
        "the keys of webhooks": /^public, max-age=/,
        "the documentation": /no-cache/,
      };
      expect(kept).toMatch(others[name] ?? /^no-store$/);
    },
  );

  test("the management listener, which is plain HTTP, does not", async () => {
    expect(await headOf(service.managementUrl, "GET /metrics HTTP/1.1")).not.toContain("strict-transport-security");
  });
});

test.each(asked)("unless it is set, browsers are not told so by the answer to %s", async (_, head) => {
  const service = await shared();
  expect(await headOf(service.baseUrl, head)).not.toContain("strict-transport-security");
});

let plain: Promise<RunningService> | undefined;
const shared = () => (plain ??= startService({ docs }));
afterAll(async () => (await plain)?.close());

describe("over TLS of the service's own", () => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  function inFolder() {
    const folder = mkdtempSync(path.join(tmpdir(), "countersign-headers-"));
    closing.push(() => rmSync(folder, { recursive: true }));
    const { certificate, key } = makeCertificate(folder, "server");
    return { certificate, key, ca: readFileSync(certificate) };
  }
  async function freePort(): Promise<string> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return String(port);
  }
  const headerOf = (url: string, ca: Buffer) =>
    new Promise<unknown>((resolve, reject) => {
      const sent = request(url, { ca, agent: false }, (response) => {
        response.resume();
        resolve(response.headers["strict-transport-security"]);
      });
      sent.on("error", reject).end();
    });

  test("it is said as well", async () => {
    const { certificate, key, ca } = inFolder();
    const config = { "tls.certificate": certificate, "tls.key": key, hstsSeconds: "60" };
    const service = await startService({ config });
    closing.push(() => service.close());
    expect(await headerOf(`${service.baseUrl}/health`, ca)).toBe("max-age=60");
  });

  test("and while the service waits for its keys", async () => {
    const { certificate, key, ca } = inFolder();
    const port = await freePort();
    const options = { "tls.certificate": certificate, "tls.key": key, hstsSeconds: "60", port };
    const settings = loadConfig({ options });
    const { tls } = checkSettings(settings, {});
    const log = openLog("silent", () => {});
    closing.push(await answerMeanwhile({ settings, tls, log, waitingFor: "transit" }));
    expect(await headerOf(`https://127.0.0.1:${port}/ready`, ca)).toBe("max-age=60");
  });
});

test("without TLS, where browsers would not heed it, it is refused", () => {
  const check = (options: Record<string, string | boolean>) => checkSettings(loadConfig({ options }), {});
  expect(() => check({ hstsSeconds: "60" })).toThrow(ConfigurationError);
  expect(() => check({ hstsSeconds: "60" })).toThrow(/^hstsSeconds: set tls\.certificate and tls\.key, or behindProxy/);
  expect(() => check({ hstsSeconds: "60", behindProxy: true })).not.toThrow();
  expect(() => check({ hstsSeconds: "0" })).not.toThrow();
});
