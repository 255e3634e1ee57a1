// Starts of the service as a process, from the first one in an empty folder to those that must not succeed.

import Sqlite from "better-sqlite3";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { randomBytes, randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { apiKeyStamper, createClient } from "@countersign/api";
import { runProgram, runShell, spawnService } from "../support/process.js";
import { countersign } from "../cli/running.js";
import type { Ended } from "../cli/running.js";
import type { ServiceProcess } from "../support/process.js";
import { createSchema } from "../support/schemas.js";
import { database } from "../support/service.js";
import { readRoot } from "../support/whole.js";
import { serve } from "./serving.js";

let folder: string;
let data: string;
const running: ServiceProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "countersign-start-"));
  data = path.join(folder, "data");
});
afterEach(async () => {
  for (const service of running.splice(0)) await service.kill();
  rmSync(folder, { recursive: true });
});

async function start(environment: Readonly<Record<string, string>> = {}): Promise<ServiceProcess> {
  const service = await spawnService(data, environment);
  running.push(service);
  return service;
}

/** A start that is refused before there is anything to stop, in this process: it costs a third there. */
async function refused(options: readonly string[] = [], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  // Whoever starts a service writes for themselves alone from then on.
  const mask = process.umask();
  try {
    return await countersign(["serve", "--data", data, "--port", "0", ...options], { cwd: folder, env });
  } finally {
    process.umask(mask);
  }
}

/** Whoever has root.json gets in. */
async function getsIn(baseUrl: string, root = readRoot(data)): Promise<void> {
  expect(await whoami({ baseUrl, root })).toMatchObject({ userId: root.userId });
}

async function whoami({ baseUrl, root }: Pick<ServiceProcess, "baseUrl" | "root">) {
  const stamper = apiKeyStamper({ publicKey: root.apiPublicKey, privateKey: root.apiPrivateKey });
  return createClient({ baseUrl, stamper }).whoami({ organizationId: root.organizationId });
}

const modeOf = (name: string) => (statSync(name).mode & 0o777).toString(8);
const master = () => path.join(data, "master.key");
const rootFile = () => path.join(data, "root.json");

describe("the first start", () => {
  test("makes a folder, a master key and root credentials that only their owner can read, and quotes its path", async () => {
    data = path.join(folder, "it's data");
    const service = await start();
    expect(modeOf(data)).toBe("700");
    for (const name of readdirSync(data)) expect([name, modeOf(path.join(data, name))]).toEqual([name, "600"]);
    expect(readdirSync(data)).toEqual(expect.arrayContaining(["countersign.db", "master.key", "root.json"]));
    expect(readFileSync(master(), "utf8")).toMatch(/^[0-9a-f]{64}\n$/);
    expect(Object.keys(service.root)).toEqual(["organizationId", "userId", "apiPublicKey", "apiPrivateKey", "baseUrl"]);
    expect(await whoami(service)).toMatchObject({
      organizationId: service.root.organizationId,
      userId: service.root.userId,
    });
    // Where it really listens, also on a port that the system has chosen.
    expect(service.root.baseUrl).toBe(service.baseUrl);
    expect(new URL(service.baseUrl).port).not.toBe("0");
    const [, command = ""] = await service.said(/^ {2}(.* whoami .*)$/m);
    expect(await runShell(command, process.cwd())).toMatchObject({
      code: 0,
      out: expect.stringContaining(service.root.userId) as string,
    });
  });

  test("says what it has made, and names commands that work as they are printed", async () => {
    const service = await spawnService("data", {}, folder);
    running.push(service);
    await service.said(/wallets create/);
    expect(service.output()).toContain("key-encryption key   data/master.key");
    expect(service.output()).toContain(
      `root credentials     data/root.json   organization ${service.root.organizationId}`,
    );
    expect(service.output()).not.toContain(service.root.apiPrivateKey);
    const commands = [...service.output().matchAll(/^ {2}((?:npx|node) .*)$/gm)].map(([, command = ""]) => command);
    expect(commands).toHaveLength(2);
    const ended = [];
    for (const command of commands) ended.push(await runShell(command, folder));
    expect(ended.map(({ code, err }) => ({ code, err }))).toEqual([
      { code: 0, err: "" },
      { code: 0, err: "" },
    ]);
    expect(ended[0]?.out).toContain(service.root.userId);
    expect(ended[1]?.out).toMatch(/0x[0-9a-fA-F]{40}/);
  });

  test("goes on where one was cut short when there was a master key only", async () => {
    mkdirSync(data, { mode: 0o700 });
    const key = `${randomBytes(32).toString("hex")}\n`;
    writeFileSync(master(), key, { mode: 0o600 });
    await serve(data, (baseUrl) => getsIn(baseUrl));
    expect(readFileSync(master(), "utf8")).toBe(key);
  });

  test("goes on where one was cut short before the organization of root.json was committed", async () => {
    await serve(data, async () => {});
    const root = readRoot(data);
    for (const name of readdirSync(data)) if (name.startsWith("countersign.db")) rmSync(path.join(data, name));
    await serve(data, async (baseUrl) => {
      expect(readRoot(data)).toEqual({ ...root, baseUrl });
      await getsIn(baseUrl);
    });
  });
});

describe("the second start", () => {
  let stopped: string;
  /** How the first one has. */
  let ended: number | null;
  beforeAll(async () => {
    stopped = mkdtempSync(path.join(tmpdir(), "countersign-stopped-"));
    ended = await (await spawnService(stopped)).stop();
  });
  afterAll(() => rmSync(stopped, { recursive: true }));
  /** Lays the folder that a first start has left, as its owner would bring it back from a backup. */
  const layStopped = () => cpSync(stopped, data, { recursive: true });

  test("makes nothing, says so of nothing, and knows the same key", async () => {
    expect(ended).toBe(0);
    layStopped();
    const first = readRoot(data);
    const kept = [master(), rootFile()].map((name) => readFileSync(name, "utf8").replace(/"baseUrl".*/, ""));
    const second = await start();
    await second.said(/wallets create/);
    expect(second.output()).not.toContain("has made");
    expect(second.output()).not.toContain("key-encryption key");
    expect([master(), rootFile()].map((name) => readFileSync(name, "utf8").replace(/"baseUrl".*/, ""))).toEqual(kept);
    expect(second.root.baseUrl).toBe(second.baseUrl);
    expect(await whoami(second)).toMatchObject({ userId: first.userId });
  });

  test("does without root.json, and does not make another", async () => {
    layStopped();
    const root = readRoot(data);
    renameSync(rootFile(), path.join(folder, "kept.json"));
    await serve(data, (baseUrl) => getsIn(baseUrl, root));
    expect(readdirSync(data)).not.toContain("root.json");
  });

  test("is refused without the master key, and makes no other", async () => {
    layStopped();
    rmSync(master());
    const { code, err } = await refused();
    expect(err).toContain(`countersign: the master key file ${master()} is missing`);
    expect(err).toContain("restore it, or set COUNTERSIGN_MASTER_KEY_FILE or COUNTERSIGN_MASTER_KEY");
    expect(code).toBe(2);
    expect(readdirSync(data)).not.toContain("master.key");
  });

  test("is refused with another deployment's master key", async () => {
    layStopped();
    writeFileSync(master(), randomBytes(32).toString("hex"));
    const { code, err } = await refused();
    expect(err).toMatch(/the master key does not belong to this deployment: .* which this service does not have/);
    expect(code).toBe(2);
  });

  test("is refused with a master key that others can read", async () => {
    layStopped();
    chmodSync(master(), 0o644);
    const { code, err } = await refused();
    expect(err).toContain(`${master()} has mode 0644, which lets others read it; run: chmod 600 ${master()}`);
    expect(code).toBe(2);
  });

  test("is refused with a database of a newer version, and the process ends", async () => {
    layStopped();
    const database = new Sqlite(path.join(data, "countersign.db"));
    database.exec("insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')");
    database.close();
    const { code, err } = await runProgram(["serve", "--data", data, "--port", "0"]);
    expect(code).toBe(1);
    expect(err).toMatch(/countersign\.db cannot be opened: it was written by a newer version: it has 9999-later/);
  });

  test("does not take root.json of another deployment for its own", async () => {
    layStopped();
    const others = { ...readRoot(data), organizationId: randomUUID() };
    writeFileSync(rootFile(), JSON.stringify(others), { mode: 0o600 });
    const service = await start();
    await service.said(/root\.json belongs to another deployment/);
    expect(service.output()).not.toContain("whoami");
    expect(readRoot(data)).toEqual(others);
  });

  test("warns of root credentials and a data folder that are open to others", async () => {
    layStopped();
    chmodSync(rootFile(), 0o640);
    chmodSync(data, 0o777);
    const service = await start();
    expect(service.output()).toContain(`the root credentials in ${rootFile()} can be read by other users`);
    expect(service.output()).toContain(`can put files into the data folder ${data} (mode 0777)`);
  });

  test("is refused while another service has the folder, leaves that one alone, and finds it free when that was killed", async () => {
    layStopped();
    const first = await start();
    const { code, err } = await refused();
    expect(err).toBe(
      `countersign: another process uses the data folder ${data}; stop it, or choose another folder with --data\n`,
    );
    expect(code).toBe(1);
    expect(await whoami(first)).toMatchObject({ userId: first.root.userId });
    await first.kill();
    expect(await whoami(await start())).toMatchObject({ userId: first.root.userId });
  });
});

describe("a start", () => {
  test("names the port that is in use, and still says what it has made", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const { code, err } = await refused(["--port", String(port)]);
    other.close();
    expect(err).toContain(
      `port ${port} of 127.0.0.1 is in use; stop the process that listens there, or choose another port with --port`,
    );
    expect(err).toContain("master.key");
    expect(code).toBe(1);
  });

  test.each([
    ["--port", "no", "--port: expected a whole number from 0 to 65535"],
    ["--config", "/nowhere.yaml", "the configuration file /nowhere.yaml cannot be read"],
    ["--data", "/dev/null", "the data folder /dev/null cannot be created: a file has that name"],
  ])("with %s %s ends with code 2 and says why", async (option, value, message) => {
    const { code, err, out } = await refused([option, value]);
    expect(err).toMatch(/^countersign: /);
    expect(err).toContain(message);
    expect(err).not.toMatch(/\n\s+at /);
    expect([code, out]).toEqual([2, ""]);
  });

  test("says which address it cannot listen on", async () => {
    const { code, err } = await refused(["--host", "203.0.113.7"]);
    expect(err).toContain("203.0.113.7 is not an address of this machine; choose another with --host");
    expect(code).toBe(1);
  });

  test("warns when it listens beyond this machine without TLS, but not behind a proxy", async () => {
    const warning = "listening on 0.0.0.0 without TLS";
    const service = await start({ COUNTERSIGN_HOST: "0.0.0.0" });
    expect(service.output()).toContain(warning);
    expect(service.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:/);
    await service.stop();
    const proxied = await start({ COUNTERSIGN_HOST: "0.0.0.0", COUNTERSIGN_BEHIND_PROXY: "true" });
    expect(proxied.output()).not.toContain(warning);
  });

  test("takes the master key from the environment, and then makes no file", async () => {
    const key = randomBytes(32).toString("hex");
    const service = await start({ COUNTERSIGN_MASTER_KEY: key });
    expect(await whoami(service)).toMatchObject({ userId: service.root.userId });
    expect(readdirSync(data)).not.toContain("master.key");
    await service.stop();
    const again = await start({ COUNTERSIGN_MASTER_KEY: key });
    expect(await whoami(again)).toMatchObject({ userId: service.root.userId });
    expect(again.output()).not.toContain(key);
  });

  test("takes the master key from another file, which it makes at first", async () => {
    const file = path.join(folder, "elsewhere.key");
    const environment = { COUNTERSIGN_MASTER_KEY_FILE: file };
    await serve(data, async () => {}, environment);
    expect(modeOf(file)).toBe("600");
    expect(readdirSync(data)).not.toContain("master.key");
    await serve(data, (baseUrl) => getsIn(baseUrl), environment);
  });

  test("is refused with two master keys", async () => {
    const environment = { COUNTERSIGN_MASTER_KEY: "ab".repeat(32), COUNTERSIGN_MASTER_KEY_FILE: "x" };
    const { code, err } = await runProgram(["serve", "--data", data, "--port", "0"], environment);
    expect(err).toContain(
      "COUNTERSIGN_MASTER_KEY is set, and masterKeyFile (COUNTERSIGN_MASTER_KEY_FILE) names a file",
    );
    expect(code).toBe(2);
  });

  test("does not repeat a master key that is none", async () => {
    const { code, err } = await runProgram(["serve", "--data", data, "--port", "0"], {
      COUNTERSIGN_MASTER_KEY: "hunter2",
    });
    expect(err).toContain("environment variable COUNTERSIGN_MASTER_KEY has 7 characters; a key is 64 hex digits");
    expect(err).not.toContain("hunter2");
    expect(code).toBe(2);
  });

  test("names a database that it cannot reach, without its password", async () => {
    const environment = { COUNTERSIGN_DATABASE_URL: "postgres://countersign:hunter2@127.0.0.1:1/keys" };
    const { code, err } = await refused([], environment);
    expect(err).toContain("the database postgres://127.0.0.1:1/keys cannot be opened: connect ECONNREFUSED");
    expect(err).not.toContain("hunter2");
    expect(code).toBe(1);
  });

  test.runIf(database === "postgres")("on PostgreSQL finds what an earlier one has made there", async () => {
    const schema = await createSchema();
    try {
      const environment = { COUNTERSIGN_DATABASE_URL: schema.url };
      await serve(data, async () => {}, environment);
      expect(readdirSync(data).sort()).toEqual(["authority.pins", "master.key", "root.json"]);
      const { userId } = readRoot(data);
      await serve(data, (baseUrl) => getsIn(baseUrl), environment);
      expect(readRoot(data).userId).toBe(userId);
    } finally {
      await schema.drop();
    }
  });
});
