// The audit log on its way to syslog and to an HTTP server: what arrives there, and what becomes of requests and of lines
// while a server is away, slow, and back again.

import { createSocket } from "node:dgram";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttp } from "node:http";
import type { IncomingMessage } from "node:http";
import { createServer } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createServer as createTls } from "node:tls";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { Collector } from "../../../service/src/audit/collector.js";
import type { Destination } from "../../../service/src/audit/destination.js";
import { LineQueue } from "../../../service/src/audit/line-queue.js";
import { createSyslog } from "../../../service/src/audit/syslog.js";
import { ConfigurationError, loadConfig } from "../../../service/src/config/config.js";
import { exposures } from "../../../service/src/config/exposure.js";
import { checkSettings } from "../../../service/src/service.js";
import { makeCertificate, withOpenssl } from "../support/certificate.js";
import { rootOf } from "../support/people.js";
import { submit } from "../support/requests.js";
import { startService } from "../support/service.js";

const folder = mkdtempSync(path.join(tmpdir(), "countersign-destinations-"));
afterAll(() => rmSync(folder, { recursive: true }));

const patient = { timeout: 15_000 };
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
const entry = (event: string) => ({
  time: "2026-11-23T05:21:27.226Z",
  event,
  json: JSON.stringify({ event, who: "Zoë" }),
});

/** A queue that is closed with the test, and what it has told. */
function queueTo(destination: Destination) {
  const told = { taken: 0, lost: 0, errors: [] as string[] };
  const queue = new LineQueue({
    destination,
    onTaken: (lines) => (told.taken += lines),
    onLost: (lines) => (told.lost += lines),
    onError: (error) => told.errors.push(String(error)),
  });
  onTestFinished(() => queue.close());
  return { queue, told };
}

/** Messages of a stream by octet counting (RFC 6587 §3.4.1), whole ones alone. */
function messagesOf(stream: Buffer): string[] {
  const messages: string[] = [];
  for (let rest = stream; rest.length > 0;) {
    const [all = "", length = ""] = /^([1-9]\d*) /.exec(rest.subarray(0, 12).toString("latin1")) ?? [];
    expect(all, "a length begins each message").not.toBe("");
    if (rest.length < all.length + Number(length)) break;
    messages.push(rest.subarray(all.length, all.length + Number(length)).toString());
    rest = rest.subarray(all.length + Number(length));
  }
  return messages;
}

interface Listening {
  readonly server: Server;
  readonly messages: () => string[];
  readonly sockets: Socket[];
  stop(): Promise<void>;
}

/** Keeps what arrives at a server's sockets. */
async function receive(server: Server, where: number | string = 0): Promise<Listening> {
  const received = new Map<Socket, Buffer[]>();
  const take = (socket: Socket) => {
    const chunks: Buffer[] = [];
    received.set(socket, chunks);
    socket.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", () => {});
  };
  server.on("connection", (socket: Socket) => (server instanceof TlsServer ? undefined : take(socket)));
  server.on("secureConnection", take);
  const place = typeof where === "number" ? { port: where, host: "127.0.0.1" } : { path: where };
  await once(server.listen(place), "listening");
  const sockets: Socket[] = [];
  server.on("connection", (socket: Socket) => sockets.push(socket));
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(stop);
  return {
    server,
    sockets,
    messages: () => [...received.values()].flatMap((chunks) => messagesOf(Buffer.concat(chunks))),
    stop,
  };
}
const TlsServer = createTls({}).constructor as new () => Server;

const syslogTo = (url: string, ca?: string) => createSyslog({ url: new URL(url), facility: 13, timeoutMs: 500, ca });

// RFC 5424 §6: PRI VERSION TIMESTAMP HOSTNAME APP-NAME PROCID MSGID STRUCTURED-DATA MSG
const header = /^<110>1 2026-11-23T05:21:27\.226Z [\x21-\x7e]{1,255} countersign (\d+) (\w+) - (\{.*\})$/;

describe("lines reach a syslog server, as RFC 5424 has them", () => {
  const partsOf = (message = "") => header.exec(message)?.slice(1);
  const parts = [String(process.pid), "start", entry("start").json];

  test("over TCP", async () => {
    const { server, messages } = await receive(createServer());
    const { queue, told } = queueTo(syslogTo(`tcp://127.0.0.1:${portOf(server)}`));
    await queue.written(entry("start"));
    queue.write(entry("stop"));
    await vi.waitFor(() => expect(messages()).toHaveLength(2), patient);
    expect(partsOf(messages()[0])).toEqual(parts);
    expect(told).toEqual({ taken: 2, lost: 0, errors: [] });
  });

  test("over a socket of this machine", async () => {
    const socket = path.join(folder, "syslog.sock");
    const { messages } = await receive(createServer(), socket);
    await queueTo(syslogTo(`unix://${socket}`)).queue.written(entry("start"));
    await vi.waitFor(() => expect(partsOf(messages()[0])).toEqual(parts), patient);
  });

  test.runIf(withOpenssl)("over TLS, of a server whose certificate is right", async () => {
    const files = makeCertificate(folder, "syslog");
    const cert = readFileSync(files.certificate, "utf8");
    const { server, messages } = await receive(createTls({ cert, key: readFileSync(files.key) }));
    const url = `tls://127.0.0.1:${portOf(server)}`;
    await queueTo(syslogTo(url, cert)).queue.written(entry("start"));
    await vi.waitFor(() => expect(partsOf(messages()[0])).toEqual(parts), patient);
    await expect(queueTo(syslogTo(url)).queue.written(entry("start"))).rejects.toThrow(/self-signed certificate/);
  });

  test("over UDP, one to a datagram", async () => {
    const server = createSocket("udp4");
    const messages: string[] = [];
    server.on("message", (message) => messages.push(message.toString()));
    server.bind(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const { queue } = queueTo(syslogTo(`udp://localhost:${portOf(server)}`));
    await queue.written(entry("start"));
    queue.write(entry("stop"));
    await vi.waitFor(() => expect(messages).toHaveLength(2), patient);
    expect(partsOf(messages[0])).toEqual(parts);
  });
});

describe("a syslog server", () => {
  test("that was away gets everything that it has missed, in its order", async () => {
    const first = await receive(createServer());
    const port = portOf(first.server);
    const { queue, told } = queueTo(syslogTo(`tcp://127.0.0.1:${port}`));
    await queue.written(entry("before"));
    await first.stop();
    // The first may still go into the connection that is being closed.
    await vi.waitFor(() => expect(queue.written(entry("away"))).rejects.toThrow(/ECONNREFUSED/), patient);
    for (let number = 0; number < 100; number++) queue.write(entry(`missed${number}`));
    const second = await receive(createServer(), port);
    await vi.waitFor(() => expect(second.messages()).toHaveLength(100), patient);
    const events = second.messages().map((message) => header.exec(message)?.[2]);
    expect(events).toEqual(Array.from({ length: 100 }, (_, number) => `missed${number}`));
    expect(told.lost).toBe(0);
    // The first of several failures in a row.
    expect(told.errors).toHaveLength(1);
  });

  test("that reads nothing costs bounded memory and time, and what is lost is counted", async () => {
    const listening = createServer({ pauseOnConnect: true });
    await once(listening.listen(0, "127.0.0.1"), "listening");
    const sockets: Socket[] = [];
    listening.on("connection", (socket) => sockets.push(socket.on("error", () => {})));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      listening.close();
    });
    const { queue, told } = queueTo(syslogTo(`tcp://127.0.0.1:${portOf(listening)}`));
    const big = { ...entry("big"), json: "x".repeat(60_000) };
    let written = 0;
    // More than a queue and the system's buffers hold.
    while (told.lost === 0) {
      for (let line = 0; line < 20; line++, written++) queue.write(big);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await expect(queue.written(big)).rejects.toThrow(/too many lines|did not accept lines/);
    await vi.waitFor(() => expect(told.errors.join()).toMatch(/no answer within 500 ms/), patient);
    await queue.close();
    expect(told.taken + told.lost).toBe(written);
  });
});

interface Received {
  readonly authorization: string | undefined;
  readonly type: string | undefined;
  readonly lines: readonly unknown[];
}

/** An HTTP server that keeps what is posted to it, and answers what it is told to. */
async function collect(port = 0) {
  const posts: Received[] = [];
  const state: { status: number | undefined; posts: Received[]; asked: number } = { status: 204, posts, asked: 0 };
  const bodyOf = async (request: IncomingMessage) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString();
  };
  const server = createHttp((request, response) => {
    state.asked++;
    void bodyOf(request).then((body) => {
      const { status } = state;
      if (status === undefined) return;
      response.writeHead(status).end();
      if (status >= 300) return;
      expect(body.endsWith("\n")).toBe(true);
      const lines = body
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as unknown);
      posts.push({ authorization: request.headers.authorization, type: request.headers["content-type"], lines });
    });
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  const stop = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${portOf(server)}/ingest`, state, stop, port: portOf(server) };
}

describe("an HTTP server", () => {
  const collectorAt = (url: string, tokenFile?: string) =>
    new Collector({ url: new URL(url), tokenFile, timeoutMs: 500, ca: undefined });

  test("gets JSON lines, many at a time, with the token that the file holds at that moment", async () => {
    const { url, state } = await collect();
    const tokenFile = path.join(folder, "token");
    writeFileSync(tokenFile, "first-token\n", { mode: 0o600 });
    const { queue, told } = queueTo(collectorAt(url, tokenFile));
    for (let number = 0; number < 50; number++) queue.write(entry(`e${number}`));
    await vi.waitFor(() => expect(told.taken).toBe(50), patient);
    expect(state.posts).toHaveLength(1);
    expect(state.posts[0]).toMatchObject({ authorization: "Bearer first-token", type: "application/x-ndjson" });
    expect(state.posts[0]?.lines[49]).toEqual({ event: "e49", who: "Zoë" });
    writeFileSync(tokenFile, "second-token");
    await queue.written(entry("later"));
    expect(state.posts[1]).toMatchObject({ authorization: "Bearer second-token" });
    writeFileSync(tokenFile, "no token\r\nX-Other: header");
    await expect(queue.written(entry("none"))).rejects.toThrow(/has more than one word/);
    writeFileSync(tokenFile, '"token"');
    await expect(queue.written(entry("none"))).rejects.toThrow(/does not contain a bearer token/);
    writeFileSync(tokenFile, "third-token");
    chmodSync(tokenFile, 0o604);
    await expect(queue.written(entry("none"))).rejects.toThrow(/any user can read/);
    expect(state.posts).toHaveLength(2);
  });

  test.each([500, 302])("that answers %s gets the lines again later", async (status) => {
    const { url, state } = await collect();
    state.status = status;
    const { queue, told } = queueTo(collectorAt(url));
    await expect(queue.written(entry("refused"))).rejects.toThrow(`answered ${status}`);
    queue.write(entry("kept"));
    const asked = state.asked;
    await vi.waitFor(() => expect(state.asked).toBeGreaterThan(asked), patient);
    state.status = 200;
    await vi.waitFor(() => expect(told.taken).toBe(1), patient);
    expect(state.posts.map(({ lines }) => lines)).toEqual([[{ event: "kept", who: "Zoë" }]]);
  });

  test("that has much to catch up with gets what somebody waits for first", async () => {
    const { url, state } = await collect();
    state.status = 503;
    const { queue, told } = queueTo(collectorAt(url));
    const big = { ...entry("big"), json: JSON.stringify({ event: "big", padding: "x".repeat(50_000) }) };
    for (let line = 0; line < 60; line++) queue.write(big);
    await vi.waitFor(() => expect(told.errors).toHaveLength(1), patient);
    state.status = 200;
    await queue.written(entry("urgent"));
    await vi.waitFor(() => expect(told.taken).toBe(61), patient);
    const at = state.posts.findIndex(({ lines }) =>
      lines.some((line) => (line as { event: string }).event === "urgent"),
    );
    expect(at).toBeLessThan(3);
  });
});

describe("with audit.required", () => {
  const tagger = (service: Awaited<ReturnType<typeof startService>>) => (userTagName: string) =>
    submit(rootOf(service), "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName, userIds: [] });

  test.each(["syslog", "http"])("no request is carried out that %s does not take", async (kind) => {
    const [syslog, http] = [await receive(createServer()), await collect()];
    const port = kind === "http" ? http.port : portOf(syslog.server);
    const url = kind === "http" ? http.url : `tcp://127.0.0.1:${port}`;
    const config = { [`audit.${kind}Url`]: url, "audit.required": true, "audit.timeoutMs": "300" };
    const service = await startService({ config });
    onTestFinished(() => service.close());
    const tag = tagger(service);
    expect(await tag("Recorded")).toHaveProperty("activity");
    await (kind === "http" ? http : syslog).stop();
    let answer = await tag("Perhaps");
    // What went into a connection that the server was closing counts as taken.
    while (answer.activity !== undefined) answer = await tag(`Perhaps ${Math.random()}`);
    expect(answer).toMatchObject({ status: 503, error: { code: 14 } });
    expect(await tag("Refused")).toMatchObject({
      status: 503,
      error: { code: 14, message: expect.stringContaining("audit log") },
    });
    const back = kind === "http" ? undefined : await receive(createServer(), port);
    const collector = kind === "http" ? await collect(port) : undefined;
    await vi.waitFor(async () => expect(await tag("Again")).toHaveProperty("activity"), patient);
    // Reads are on record, too; what was refused for it has left its line by now.
    const { userTags } = await service.client.listUserTags({ organizationId: service.root.organizationId });
    expect(userTags.map(({ tagName }) => tagName)).not.toContain("Refused");
    const lines = () => JSON.stringify([back?.messages(), collector?.state.posts]);
    await vi.waitFor(() => expect(lines()).toContain("failed"), patient);
  });

  test("a server that never answers has requests refused in time", async () => {
    const { url, state } = await collect();
    const config = { "audit.httpUrl": url, "audit.required": true, "audit.timeoutMs": "300" };
    const service = await startService({ config });
    onTestFinished(() => service.close());
    state.status = undefined;
    const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => tagger(service)(`Hanging ${number}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  });

  test("one of several that takes it is enough, and the others have it later", async () => {
    const { url, stop, port } = await collect();
    await stop();
    const file = path.join(folder, "beside.log");
    const config = { "audit.httpUrl": url, "audit.file": file, "audit.required": true };
    const service = await startService({ config });
    onTestFinished(() => service.close());
    const { activity } = await tagger(service)("Beside");
    expect(activity).toBeDefined();
    const { state } = await collect(port);
    const received = () => state.posts.flatMap(({ lines }) => lines as { event: string; operation?: string }[]);
    const events = () => received().map(({ event }) => event);
    await vi.waitFor(() => expect(events().toSorted()).toEqual(["request", "response", "start"]), patient);
    expect(service.logs.join()).toContain('"destination":"http"');
    const metrics = async () => (await fetch(`${service.managementUrl}/metrics`)).text();
    // The file's last line may be on its way while the other server has it.
    const inFile = 'countersign_audit_records_total{destination="file",outcome="recorded"} 3';
    await vi.waitFor(async () => expect(await metrics()).toContain(inFile), patient);
    expect(await metrics()).toContain('countersign_audit_records_total{destination="http",outcome="lost"} 0');
  });
});

describe("settings of the audit log", () => {
  const check = (options: Readonly<Record<string, string | boolean>>) =>
    loadConfig({ options: { data: folder, ...options } });
  test.each<[Readonly<Record<string, string | boolean>>, string]>([
    [{ "audit.required": true }, "also set audit.file, audit.syslogUrl or audit.httpUrl"],
    [
      { "audit.httpUrl": "https://x", "audit.httpTokenFile": "/nowhere" },
      "audit.httpTokenFile: /nowhere cannot be opened",
    ],
    [{ "audit.syslogUrl": "tls://x", "audit.caFile": "/nowhere" }, "audit.caFile: /nowhere cannot be opened"],
  ])("%o are refused: %s", (options, message) => {
    expect(() => checkSettings(check(options), {})).toThrow(ConfigurationError);
    expect(() => checkSettings(check(options), {})).toThrow(message);
  });

  test("a token that every user can read is refused at the start", () => {
    const tokenFile = path.join(folder, "open-token");
    writeFileSync(tokenFile, "token");
    chmodSync(tokenFile, 0o604);
    const options = { "audit.httpUrl": "https://x", "audit.httpTokenFile": tokenFile };
    expect(() => checkSettings(check(options), {})).toThrow(`run: chmod o-rwx ${tokenFile}`);
  });

  test.each(["syslog.example.com", "http://syslog.example.com", "tcp://", "unix://relative"])(
    "%s is no syslog server",
    (url) => {
      expect(() => check({ "audit.syslogUrl": url })).toThrow(/unix:\/\/\/run\/syslog\.sock/);
    },
  );

  test.each<[Readonly<Record<string, string | boolean>>, string]>([
    [{ "audit.syslogUrl": "udp://10.0.0.7" }, "audit.syslogUrl is not encrypted"],
    [{ "audit.syslogUrl": "tcp://10.0.0.7:601" }, "audit.syslogUrl is not encrypted"],
    [{ "audit.httpUrl": "http://10.0.0.7/?token=hunter2" }, "audit.httpUrl is plain HTTP"],
    [{ "audit.syslogUrl": "udp://127.0.0.1", "audit.required": true }, "lost datagrams go unnoticed"],
  ])("%o are warned of: %s", (options, warning) => {
    expect(exposures(check(options))).toEqual([expect.stringContaining(warning)]);
    expect(exposures(check(options)).join()).not.toContain("hunter2");
  });

  test.each(["tls://10.0.0.7", "tcp://127.0.0.1:601", "unix:///run/syslog.sock"])("%s needs no warning", (url) => {
    expect(exposures(check({ "audit.syslogUrl": url, "audit.httpUrl": "https://10.0.0.7" }))).toEqual([]);
  });
});
