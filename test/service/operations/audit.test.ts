// The audit log: every request to the API leaves a line, with a digest and no secret; the file is rotated; and where it is
// required, nothing happens that is not on record.

import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { AuditFile } from "../../../service/src/audit/audit-file.js";
import { LineQueue } from "../../../service/src/audit/line-queue.js";
import { bareUser, rootOf } from "../support/people.js";
import { send, stamp, submit } from "../support/requests.js";
import { newKey, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

type Line = Readonly<Record<string, unknown>>;

const folder = mkdtempSync(path.join(tmpdir(), "countersign-audit-"));
afterAll(() => rmSync(folder, { recursive: true }));

const linesOf = (file: string): Line[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describe("the audit log", () => {
  const file = path.join(folder, "audit.log");
  let service: RunningService;
  beforeAll(async () => {
    service = await startService({ config: { "audit.file": file } });
  });
  afterAll(() => service.close());
  /** Lines of requests, once there are so many more than before. */
  async function linesAfter(act: () => Promise<unknown>, count = 1): Promise<Line[]> {
    const before = linesOf(file).length;
    await act();
    await vi.waitFor(() => expect(linesOf(file).length).toBeGreaterThanOrEqual(before + count), { timeout: 5000 });
    return linesOf(file).slice(before);
  }

  test("is readable by its owner alone, and begins with the start", async () => {
    expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
    await vi.waitFor(() => expect(linesOf(file)).not.toEqual([]), { timeout: 5000 });
    expect(linesOf(file)[0]).toMatchObject({ event: "start", pid: process.pid });
  });

  test("says who has asked for what, when, from where, and what came of it", async () => {
    const root = rootOf(service);
    const request = await stamp(root, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Audited", userIds: [] });
    const before = Date.now();
    let activityId: unknown;
    const [line = {}, ...others] = await linesAfter(async () => {
      const answer = await send(service, request);
      activityId = answer.activity?.id;
    });
    expect(others).toEqual([]);
    expect(line).toEqual({
      time: expect.any(String),
      event: "response",
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: "POST",
      operation: "/public/v1/submit/create_user_tag",
      address: "127.0.0.1",
      organizationId: root.organizationId,
      userId: root.userId,
      key: sha256(root.key.publicKey).slice(0, 16),
      digest: sha256(request.body),
      outcome: "done",
      status: 200,
      activityId,
      stream: expect.stringMatching(/^[0-9a-f-]{36}$/),
      sequence: expect.any(Number),
      previous: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(Date.parse(String(line["time"]))).toBeGreaterThanOrEqual(before);
  });

  test("has reads", async () => {
    const [line] = await linesAfter(() => service.client.whoami({ organizationId: service.root.organizationId }));
    expect(line).toMatchObject({ operation: "/public/v1/query/whoami", userId: service.root.userId, outcome: "done" });
  });

  test("has refusals, and why a caller was not authenticated", async () => {
    const stranger = { ...rootOf(service), key: newKey() };
    const lines = await linesAfter(async () => {
      await fetch(`${service.baseUrl}/public/v1/query/whoami`, { method: "POST", body: "{}" });
      await submit({ ...stranger, service }, "ACTIVITY_TYPE_CREATE_USERS_V3", { users: [bareUser] });
      await fetch(`${service.baseUrl}/public/v1/query/nothing`, { method: "POST", body: "{}" });
      await submit(rootOf(service), "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds: ["none"] });
    }, 4);
    expect(lines).toMatchObject([
      {
        outcome: "unauthenticated",
        status: 401,
        reason: expect.stringMatching(/^none of X-Stamp/),
        digest: sha256("{}"),
      },
      { outcome: "unauthenticated", reason: expect.stringContaining(stranger.key.publicKey) },
      { outcome: "refused", status: 404, operation: "none" },
      { outcome: "refused", userId: service.root.userId },
    ]);
    expect(lines.map((line) => "activityId" in line)).toEqual([false, false, false, false]);
  });

  test("has neither probes nor metrics nor pages", async () => {
    const before = linesOf(file).length;
    const pages = ["/docs", "/docs/", "/docs/none", "/console", "/console/", "/console/assets/none.js"];
    for (const each of ["/health", "/ready", ...pages]) await fetch(service.baseUrl + each);
    expect((await fetch(`${service.managementUrl}/metrics`)).status).toBe(200);
    const [line] = await linesAfter(() => fetch(`${service.baseUrl}/nothing`));
    expect(linesOf(file).length).toBe(before + 1);
    expect(line).toMatchObject({ operation: "none" });
  });

  test("has the pairing of browsers with the console", async () => {
    const pairings = `${service.baseUrl}/console/pairings`;
    const headers = { "Content-Type": "application/json" };
    const code = "0123456789AB";
    const asked = JSON.stringify({ code, publicKey: newKey().publicKey });
    const answered = JSON.stringify({ publicKey: newKey().publicKey, organizationId: service.root.organizationId });
    const lines = await linesAfter(async () => {
      await fetch(pairings, { method: "POST", headers, body: asked });
      await fetch(`${pairings}/${code}`);
      await fetch(`${pairings}/${code}`, { method: "POST", headers, body: answered });
    }, 3);
    const operation = "/console/pairings/:code";
    expect(lines).toMatchObject([
      { method: "POST", operation: "/console/pairings", digest: sha256(asked), outcome: "done", address: "127.0.0.1" },
      { method: "GET", operation, outcome: "done" },
      { method: "POST", operation, digest: sha256(answered), outcome: "refused", status: 404 },
    ]);
    // What nobody has proved is no fact: the caller names an organization, and anybody can.
    for (const line of lines) expect(line).not.toHaveProperty("organizationId");
  });

  test("has no digest of a body in which a card's number could be found by trying", async () => {
    const parameters = {
      number: "4242424242424242",
      cvv: "123",
      expiryMonth: "12",
      expiryYear: "2030",
      cardHolderName: "Ada Okafor",
      cardHolderEmail: "ada@example.com",
    };
    const lines = await linesAfter(() => submit(rootOf(service), "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2", parameters));
    expect(lines).toMatchObject([{ operation: "/public/v1/submit/set_payment_method", userId: service.root.userId }]);
    expect(lines[0]).not.toHaveProperty("digest");
  });

  test("holds no secret, body or stamp", async () => {
    const root = rootOf(service);
    const request = await stamp(root, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "Nowhere", userIds: [] });
    await linesAfter(() => send(service, request));
    const text = readFileSync(file, "utf8");
    for (const secret of [root.key.privateKey, "Nowhere", "4242424242424242", request.stampHeader[1]]) {
      expect(text).not.toContain(secret);
    }
  });
});

describe("an audit log that is required", () => {
  const place = path.join(folder, "required");
  const file = path.join(place, "audit.log");
  let service: RunningService;
  beforeAll(async () => {
    mkdirSync(place);
    service = await startService({ config: { "audit.file": file, "audit.required": true, "audit.maxBytes": "65536" } });
  });
  afterAll(() => service.close());

  test("has a line before a request is carried out, and one when it has ended", async () => {
    const root = rootOf(service);
    const request = await stamp(root, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName: "First", userIds: [] });
    await send(service, request);
    await vi.waitFor(() => expect(linesOf(file)).toHaveLength(3), { timeout: 5000 });
    const digest = sha256(request.body);
    expect(linesOf(file).slice(1)).toMatchObject([
      { event: "request", digest, userId: root.userId },
      { event: "response", digest, outcome: "done" },
    ]);
  });

  test("refuses what it cannot record, without effect, and goes on once it can", async () => {
    const root = rootOf(service);
    const tag = (userTagName: string) => submit(root, "ACTIVITY_TYPE_CREATE_USER_TAG", { userTagName, userIds: [] });
    // A file that is full has to be followed by another, for which there is no folder any more.
    const rename = `${place}.away`;
    while (statSync(file).size < 65_000) await tag(`Filling ${statSync(file).size}`).catch(() => {});
    renameSync(place, rename);
    let answer = await tag("Still room");
    for (let turn = 0; turn < 50 && answer.activity !== undefined; turn++) answer = await tag(`Still room ${turn}`);
    expect(answer).toMatchObject({ status: 503, error: { code: 14 } });
    const refused = await tag("Refused");
    expect(refused).toMatchObject({ status: 503, error: { code: 14, message: expect.stringContaining("audit log") } });
    renameSync(rename, place);
    const { userTags } = await service.client.listUserTags({ organizationId: root.organizationId });
    expect(userTags.map(({ tagName }) => tagName)).not.toContain("Refused");
    expect(await tag("Recorded")).toHaveProperty("activity");
    expect(service.logs.join()).toContain("the audit log cannot be written");
  });
});

describe("a file of audit lines", () => {
  let place: string;
  beforeEach(() => {
    place = mkdtempSync(path.join(folder, "file-"));
  });
  const entry = (json: string) => ({ time: "", event: "", json });
  const open = (told: { onError?: (error: unknown) => void; onLost?: (lines: number) => void } = {}) =>
    new LineQueue({
      destination: new AuditFile({ path: path.join(place, "a"), maxBytes: 1000, keep: 3 }),
      onError: () => {},
      onLost: () => {},
      onTaken: () => {},
      ...told,
    });

  test("is rotated by size, keeps so many, and loses no line between", async () => {
    const file = open();
    for (let number = 0; number < 60; number++) await file.written(entry(String(number).padStart(99)));
    await file.close();
    expect(readdirSync(place).toSorted()).toEqual(["a", "a.1", "a.2", "a.3"]);
    const numbers = ["a.3", "a.2", "a.1", "a"].flatMap((name) =>
      readFileSync(path.join(place, name), "utf8").trimEnd().split("\n").map(Number),
    );
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => index + 20));
    for (const name of readdirSync(place)) expect(statSync(path.join(place, name)).size).toBe(1000);
  });

  test("is gone on with by the next start", async () => {
    await open().close();
    const first = open();
    first.write(entry("1"));
    await first.close();
    const second = open();
    second.write(entry("2"));
    await second.close();
    expect(readFileSync(path.join(place, "a"), "utf8")).toBe("1\n2\n");
  });

  test("counts what is lost while it cannot be written, and keeps the rest in its order", async () => {
    const lost: number[] = [];
    const errors: unknown[] = [];
    const file = open({ onLost: (lines) => lost.push(lines), onError: (error) => errors.push(error) });
    rmSync(place, { recursive: true });
    file.reopen();
    await expect(file.written(entry("waited for"))).rejects.toThrow(/ENOENT/);
    const line = "x".repeat(1023);
    for (let number = 0; number < 4100; number++) file.write(entry(line));
    expect(lost.length).toBe(4);
    mkdirSync(place);
    await vi.waitFor(() => file.written(entry("again")), { timeout: 5000 });
    await file.close();
    expect(errors.length).toBe(1);
    const names = readdirSync(place).toSorted();
    const text = names.map((name) => readFileSync(path.join(place, name), "utf8")).join("");
    expect(text.split("\n").filter((each) => each === line).length).toBe(4096);
    expect(text).not.toContain("waited for");
  });
});
