// A PostgreSQL server of a test's own, which can be stopped, killed, frozen and replaced by its standby. It needs the
// server's programs; where they are not installed, `missingServer` says so.

import { execFile, execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { present } from "./results.js";

/** How `pg_ctl` stops a server. `immediate` is a crash. */
export type StopMode = "fast" | "immediate";

export interface Cluster {
  readonly port: number;
  /** Of the superuser, in a database of a given name. */
  url(database?: string): string;
  start(): Promise<void>;
  stop(mode: StopMode): Promise<void>;
  restart(mode: StopMode): Promise<void>;
  /** Stops all of its processes where they are (SIGSTOP): connections stay open, and nothing answers. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Runs SQL as the superuser and gives its rows. */
  query<Row extends object = Record<string, unknown>>(text: string, parameters?: unknown[]): Promise<Row[]>;
  /** Makes and starts a standby that follows this server. */
  standby(options?: { readonly synchronous?: boolean }): Promise<Cluster>;
  /** Makes a standby the primary. */
  promote(): Promise<void>;
  /** Ends it and removes its files. */
  close(): Promise<void>;
}

const run = promisify(execFile);

const binaries = findBinaries();
const owner = findOwner();

/** Why no server can be started here; undefined where one can. */
export const missingServer = whyMissing();
if (missingServer !== undefined) console.warn(`tests with a server of their own are left out: ${missingServer}`);

/**
 * Makes and starts a server that trusts all of 127.0.0.1.
 *
 * @param settings of `postgresql.conf`
 */
export async function startCluster(settings: Readonly<Record<string, string>> = {}): Promise<Cluster> {
  const folder = await newFolder();
  const data = path.join(folder, "data");
  await asOwner("initdb", ["--pgdata", data, "--auth", "trust", "--username", "postgres", "--no-sync"]);
  const cluster = clusterIn(folder, await freePort(), settings);
  await cluster.start();
  return cluster;
}

/** Starts a server for a run of tests, with an empty database named `test`. */
export async function startTestServer(): Promise<{ readonly url: string; close(): Promise<void> }> {
  // Each test worker and each process of the service that it starts has a pool of its own.
  const cluster = await startCluster({ max_connections: "400" });
  await cluster.query("create database test");
  return { url: cluster.url("test"), close: () => cluster.close() };
}

function clusterIn(folder: string, port: number, given: Readonly<Record<string, string>>): Cluster {
  const data = path.join(folder, "data");
  const settings = {
    port: String(port),
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    // Processes are killed here, never the machine.
    fsync: "off",
    wal_level: "replica",
    max_wal_senders: "4",
    ...given,
  };
  const options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(" ");
  const control = (...args: string[]) => asOwner("pg_ctl", ["--pgdata", data, "--wait", "--timeout", "60", ...args]);
  const starting = ["--log", path.join(folder, "log"), "--options", options];
  const children: Cluster[] = [];
  let frozen: number[] = [];
  const cluster: Cluster = {
    port,
    url: (database = "postgres") => `postgres://postgres@127.0.0.1:${port}/${database}`,
    start: () => control("start", ...starting),
    stop: (mode) => control("stop", "--mode", mode),
    restart: (mode) => control("restart", "--mode", mode, ...starting),
    async freeze() {
      // The postmaster first: it would start others in the place of those that stop.
      const [postmaster = 0] = await processesOf(data);
      process.kill(postmaster, "SIGSTOP");
      frozen = await processesOf(data);
      for (const id of frozen.slice(1)) process.kill(id, "SIGSTOP");
    },
    async thaw() {
      for (const id of frozen.splice(0).reverse()) process.kill(id, "SIGCONT");
    },
    async query<Row extends object>(text: string, parameters: unknown[] = []) {
      const client = new pg.Client({ connectionString: cluster.url() });
      await client.connect();
      try {
        return (await client.query<Row>(text, parameters)).rows;
      } finally {
        await client.end();
      }
    },
    async standby({ synchronous = false } = {}) {
      const other = await newFolder();
      const copy = ["--pgdata", path.join(other, "data"), "--dbname", cluster.url(), "--write-recovery-conf"];
      await asOwner("pg_basebackup", [...copy, "--checkpoint", "fast", "--wal-method", "stream", "--no-sync"]);
      const standby = clusterIn(other, await freePort(), { ...given, cluster_name: "standby" });
      children.push(standby);
      await standby.start();
      if (synchronous) {
        await cluster.query("alter system set synchronous_standby_names = '*'");
        await cluster.query("select pg_reload_conf()");
        await until(async () => (await states(cluster)).includes("sync"));
      } else {
        await until(async () => (await states(cluster)).length > 0);
      }
      return standby;
    },
    promote: async () => {
      await control("promote");
      // What it took over from the old primary.
      await cluster.query("alter system reset synchronous_standby_names");
      await cluster.query("select pg_reload_conf()");
    },
    async close() {
      for (const child of children) await child.close();
      await cluster.thaw();
      if (existsSync(path.join(data, "postmaster.pid"))) await cluster.stop("immediate");
      await rm(folder, { recursive: true, force: true });
    },
  };
  return cluster;
}

async function states(primary: Cluster): Promise<string[]> {
  const rows = await primary.query<{ sync_state: string }>(
    "select sync_state from pg_stat_replication where state = 'streaming' and application_name <> 'pg_basebackup'",
  );
  return rows.map(({ sync_state }) => sync_state);
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; !(await condition()); attempt++) {
    if (attempt === 600) throw new Error("the standby does not follow its primary");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The postmaster's process id, and those of its children. */
async function processesOf(data: string): Promise<number[]> {
  const { stdout } = await run("head", ["-n", "1", path.join(data, "postmaster.pid")]);
  const postmaster = Number(stdout);
  const { stdout: table } = await run("ps", ["-A", "-o", "pid=,ppid="]);
  const rows = table.trim().split("\n");
  const children = rows.map((row) => row.trim().split(/\s+/).map(Number)).filter(([, parent]) => parent === postmaster);
  return [postmaster, ...children.map(([id = 0]) => id)];
}

/** Runs one of the server's programs as the user that servers run as. */
function asOwner(program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    // A server that is started keeps the descriptors of whoever started it, so that an end of the output never comes.
    const child = spawn(path.join(present(binaries, "binaries"), program), args, {
      cwd: tmpdir(),
      stdio: "ignore",
      ...owner,
    });
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} ${args.join(" ")} has ended with ${code}`));
    });
  });
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "countersign-postgres-"));
  if (owner?.uid !== undefined) await chown(folder, owner.uid, owner.gid);
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function whyMissing(): string | undefined {
  if (binaries === undefined) return "PostgreSQL's server programs are not installed";
  if (owner === undefined) return "PostgreSQL does not run as root, and there is no user postgres";
  return undefined;
}

/** Debian keeps one folder for each version, and only clients on the path. */
function findBinaries(): string | undefined {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...versions.map((version) => path.join(root, version, "bin")),
    ...(process.env["PATH"] ?? "").split(":"),
  ];
  return folders.find((folder) => existsSync(path.join(folder, "initdb")));
}

/** Nothing to change where this process is not root's. */
function findOwner(): { readonly uid: number; readonly gid: number } | Record<string, never> | undefined {
  if (process.getuid?.() !== 0) return {};
  try {
    const id = (option: string) =>
      Number(execFileSync("id", [option, "postgres"], { stdio: ["ignore", "pipe", "ignore"] }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return undefined;
  }
}
