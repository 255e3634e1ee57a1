// The service as a process: one that is killed in the middle of a sending, and two that share the work.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { openCustody } from "../../../service/src/custody/open.js";
import { openBeside } from "../support/authority.js";
import { spawnService } from "../support/process.js";
import type { ServiceProcess } from "../support/process.js";
import { entryOf, firstOf } from "../support/results.js";
import { borrowSchema } from "../support/schemas.js";
import { database } from "../support/service.js";
import { commitMessage, emailCode } from "./deployment.js";
import type { Sent } from "./deployment.js";
import { startMailServer } from "./mail-server.js";
import type { MailServer, MailServerOptions } from "./mail-server.js";

const closing: (() => Promise<unknown>)[] = [];
const running = new Set<ServiceProcess>();

afterEach(async () => {
  for (const each of running) await each.kill();
  running.clear();
  for (const close of closing.splice(0).reverse()) await close();
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "countersign-processes-"));
  closing.push(() => rm(folder, { recursive: true }));
  return folder;
}

async function newSchema(): Promise<string> {
  const schema = await borrowSchema();
  closing.push(() => schema.giveBack());
  return schema.url;
}

async function mailServer(options?: MailServerOptions): Promise<MailServer> {
  const server = await startMailServer(options);
  closing.push(() => server.close());
  return server;
}

async function spawned(data: string, environment: Record<string, string>): Promise<ServiceProcess> {
  const service = await spawnService(data, { COUNTERSIGN_MAIL_FROM: "no-reply@example.com", ...environment });
  running.add(service);
  return service;
}

async function end(service: ServiceProcess): Promise<void> {
  await service.kill();
  running.delete(service);
}

/** Commits messages to a deployment's database, as a process beside the service. */
async function commit(location: string, masterKeyFile: string, organizationId: string, count: number): Promise<Sent[]> {
  const custody = await openCustody({ masterKey: { kind: "file", path: masterKeyFile } });
  const store = await openBeside({ database: location, masterKeyFile });
  try {
    return await Promise.all(
      Array.from({ length: count }, () => commitMessage(store, custody, organizationId, emailCode)),
    );
  } finally {
    await store.close();
    await custody.close();
  }
}

test("a process that is killed before a sending is answered for sends it again, with the same Message-ID", async () => {
  const data = await newFolder();
  const server = await mailServer({
    answer: () => (server.mails.length === 1 ? new Promise<void>(() => {}) : undefined),
  });
  const environment = { COUNTERSIGN_SMTP_URL: server.url, COUNTERSIGN_LOG_LEVEL: "trace" };
  const commitOne = (organizationId: string) =>
    commit(join(data, "countersign.db"), join(data, "master.key"), organizationId, 1);
  const first = await spawned(data, environment);
  const { organizationId } = first.root;
  const sent = firstOf(await commitOne(organizationId));
  await server.until(({ length }) => length === 1);
  await end(first);
  const second = await spawned(data, environment);
  await second.said(/"message sent"/);
  expect(server.mails).toHaveLength(2);
  for (const { parsed, raw } of server.mails) {
    expect(parsed.messageId).toBe(`<${sent.id}@example.com>`);
    expect(raw).toBe(firstOf(server.mails).raw);
    expect(parsed.text).toContain(sent.secret);
  }
  expect(second.output()).toMatch(new RegExp(`"messageId":"${sent.id}".*it may be sent twice`));
  expect(first.output() + second.output()).not.toMatch(new RegExp(`\\b${sent.secret}\\b`));
  // It is gone: what comes next is the next message.
  const next = firstOf(await commitOne(organizationId));
  await server.until(({ length }) => length === 3);
  expect(entryOf(server.mails, 2).parsed.messageId).toBe(`<${next.id}@example.com>`);
  await end(second);
});

describe.skipIf(database !== "postgres")("on postgres", () => {
  test("two processes send each message once", async () => {
    const [data, other, url] = [await newFolder(), await newFolder(), await newSchema()];
    const server = await mailServer();
    const shared = { COUNTERSIGN_DATABASE_URL: url, COUNTERSIGN_SMTP_URL: server.url };
    const masterKeyFile = join(data, "master.key");
    const first = await spawned(data, shared);
    const second = await spawned(other, { ...shared, COUNTERSIGN_MASTER_KEY_FILE: masterKeyFile });
    const sent = await commit(url, masterKeyFile, first.root.organizationId, 60);
    await server.until(({ length }) => length >= 60);
    const outputs = await Promise.all([first, second].map(async (service) => (await service.stop(), service.output())));
    running.clear();
    expect(server.mails.map(({ parsed }) => parsed.messageId).toSorted()).toEqual(
      sent.map(({ id }) => `<${id}@example.com>`).toSorted(),
    );
    const counts = outputs.map((output) => output.split('"message sent"').length - 1);
    expect(firstOf(counts) + entryOf(counts, 1)).toBe(60);
    expect(outputs.join("")).not.toContain("twice");
  });
});
