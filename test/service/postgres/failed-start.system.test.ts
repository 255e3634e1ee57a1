// A start that does not succeed ends its process, with a message for the operator, whatever was open by then and whatever
// the database does.

import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { share, turn } from "../../share.js";
import { serve } from "../operations/serving.js";
import { missingServer, startCluster } from "../support/cluster.js";
import { program } from "../support/process.js";
import { borrowSchema, createSchema } from "../support/schemas.js";
import { database } from "../support/service.js";
import { startTcpProxy } from "../support/tcp-proxy.js";
import type { TcpProxy } from "../support/tcp-proxy.js";

// Most of these starts wait for a server that says nothing: side by side, they wait once.
const closing: (() => Promise<unknown> | void)[] = [];
afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A data folder that is not there yet. */
function newData(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "countersign-failed-"));
  closing.push(() => rmSync(folder, { recursive: true }));
  return path.join(folder, "data");
}

// Long enough for every wait of a start, and for a machine with other work to do.
const longestStart = 40_000;
// Between the message and the end.
const longestEnd = 4000;

/** Starts the service, and fails where the process does not end, or goes on after it has said why it can't start. */
async function start(databaseUrl: string | undefined, data = newData(), ...options: string[]) {
  const environment = databaseUrl === undefined ? {} : { COUNTERSIGN_DATABASE_URL: databaseUrl };
  const args = [...program, "serve", "--data", data, "--port", "0", ...options];
  const child = spawn(process.execPath, args, { env: { ...process.env, ...environment } });
  const kill = setTimeout(() => child.kill("SIGKILL"), longestStart);
  let err = "";
  let saidAt = Infinity;
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk.toString();
    if (err.includes("countersign: ")) saidAt = Math.min(saidAt, performance.now());
  });
  child.stdout.resume();
  const [code, signal] = (await once(child, "close")) as [number | null, string | null];
  clearTimeout(kill);
  expect(signal, "the process was killed because it did not end").toBeNull();
  expect(performance.now() - saidAt, "milliseconds from the message to the end").toBeLessThan(longestEnd);
  return { code, err };
}

async function newSchema(): Promise<string> {
  const { url, drop } = await createSchema();
  closing.push(drop);
  return url;
}

/** One in which a start finds nothing to bring up to date. */
async function newestSchema(): Promise<string> {
  const { url, giveBack } = await borrowSchema();
  closing.push(giveBack);
  return url;
}

/** The same database behind a proxy. */
async function proxied(url: string): Promise<{ readonly url: string; readonly proxy: TcpProxy }> {
  const other = new URL(url);
  const proxy = await startTcpProxy(Number(other.port || 5432));
  closing.push(() => proxy.close());
  other.hostname = "127.0.0.1";
  other.port = String(proxy.port);
  return { url: other.href, proxy };
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function usedPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return String((server.address() as AddressInfo).port);
}

/** @returns its data folder */
async function firstStart(url: string | undefined): Promise<string> {
  const data = newData();
  await serve(data, async () => {}, url === undefined ? {} : { COUNTERSIGN_DATABASE_URL: url });
  return data;
}

describe.skipIf(database !== "postgres").concurrent("a start on PostgreSQL that fails ends", () => {
  test("where the database was written by a newer version", async () => {
    const url = await newSchema();
    const data = await firstStart(url);
    await query(url, "insert into kysely_migration values ('9999-newer', '2999-01-01')");
    const { code, err } = await start(url, data);
    expect(code).toBe(1);
    expect(err).toContain("9999-newer");
  });

  test("where the server accepts connections and says nothing", async () => {
    const { url, proxy } = await proxied(await newestSchema());
    proxy.swallow(true);
    const { code, err } = await start(url);
    expect(code).toBe(1);
    expect(err).toContain("cannot be opened");
  });

  // Words of the statements that come one after the other; another half of them for each commit.
  const cuts = [
    ["is lost", "kysely_migration", "lost", newSchema],
    ["falls silent", "kysely_migration", "swallowed", newSchema],
    ["is lost", "one_time_codes", "lost", newSchema],
    ["is lost", "commit", "lost", newSchema],
    ["is lost", `insert into "processes"`, "lost", newestSchema],
    ["falls silent", "root_organization_id", "swallowed", newestSchema],
    ["falls silent", "bundle_public_key", "swallowed", newestSchema],
    ["is lost", "webhook_key", "lost", newestSchema],
  ] as const;
  test.each(share(cuts, turn(2)))("where the server %s at %s", async (_, words, fate, schema) => {
    const { url, proxy } = await proxied(await schema());
    let isReached = false;
    proxy.onSent((data) => {
      isReached ||= data.includes(words);
      return isReached ? fate : "pass";
    });
    const { code, err } = await start(url);
    expect(code).toBe(1);
    expect(err).toContain("database");
    expect(err).not.toContain("master key");
  });

  test("where the database is not there", async () => {
    const url = new URL(await newSchema());
    url.pathname = `/none_${randomBytes(4).toString("hex")}`;
    const { code, err } = await start(url.href);
    expect(code).toBe(1);
    expect(err).toContain("does not exist");
  });

  test("where the port is in use", async () => {
    const port = await usedPort();
    const { code, err } = await start(await newestSchema(), newData(), "--port", port);
    expect(code).toBe(1);
    expect(err).toContain(`port ${port} of 127.0.0.1 is in use`);
  });

  test("where the master key is another deployment's", async () => {
    const url = await newestSchema();
    const data = await firstStart(url);
    rmSync(path.join(data, "master.key"));
    const missing = await start(url, data);
    expect(missing.code).toBe(2);
    expect(missing.err).toContain("master key");
  });
});

describe.skipIf(missingServer !== undefined)("a start on a server of one's own that fails ends", () => {
  test("where the user may not make tables, or the server is a standby", async () => {
    const cluster = await startCluster();
    closing.push(() => cluster.close());
    await cluster.query("create role weak login");
    const weak = await start(cluster.url().replace("postgres@", "weak@"));
    expect(weak.code).toBe(1);
    expect(weak.err).toContain("permission denied");
    const standby = await cluster.standby();
    const refused = await start(standby.url());
    expect(refused.code).toBe(1);
    expect(refused.err).toContain("is a standby");
  });
});

describe("a start on SQLite that fails ends", () => {
  test("where the port is in use", async () => {
    const port = await usedPort();
    expect(await start(undefined, newData(), "--port", port)).toMatchObject({
      code: 1,
      err: expect.stringContaining("in use") as string,
    });
  });

  test("where the master key is missing", async () => {
    const data = await firstStart(undefined);
    rmSync(path.join(data, "master.key"));
    expect(await start(undefined, data)).toMatchObject({
      code: 2,
      err: expect.stringContaining("master key") as string,
    });
  });
});
