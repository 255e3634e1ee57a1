// The same signatures on PostgreSQL: what one costs the service beside SQLite, and what a second process adds. The server
// runs on the same machine, and its processor time is not the service's.

import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { load } from "./load.mjs";
import { processorTime, startService, stop } from "./processes.mjs";
import { rootCaller } from "./root-caller.mjs";

const CONNECTIONS = 64;
const SERVER = process.env.TEST_POSTGRES_URL;

/**
 * @param {{ rounds: number, count: number }} size
 * @returns {Promise<{ overSqlite: number[], twoOverOne: number[] } | undefined>} for each round the service's processor
 *   time per signature over that on SQLite, and the signatures per second of two processes over those of one; undefined
 *   without a server
 */
export async function comparePostgres({ rounds, count }) {
  const schema = `bench_${randomBytes(6).toString("hex")}`;
  if (SERVER === undefined || !(await execute(`create schema ${schema}`))) return undefined;
  const folder = await mkdtemp(path.join(os.tmpdir(), "countersign-bench-"));
  const running = [];
  const start = async (name, settings) => {
    const data = path.join(folder, name);
    await mkdir(data);
    const service = await startService(data, settings);
    running.push(service);
    return { data, ...service };
  };
  try {
    const url = new URL(SERVER);
    url.searchParams.set("options", `-c search_path=${schema}`);
    const sqlite = await start("sqlite");
    const first = await start("first", { databaseUrl: url.href });
    const masterKeyFile = path.join(first.data, "master.key");
    const second = await start("second", { databaseUrl: url.href, masterKeyFile });
    const [onSqlite, onPostgres] = [await signer(sqlite), await signer(first)];
    const signing = async (service, requests) => {
      const before = await processorTime(service);
      await load(service.port, requests, CONNECTIONS);
      return ((await processorTime(service)) - before) / requests.length;
    };
    const perSecond = async (...services) => {
      const share = count / services.length;
      const requests = services.map(() => onPostgres(share));
      const began = performance.now();
      await Promise.all(services.map(({ port }, index) => load(port, requests[index], CONNECTIONS / services.length)));
      return count / (performance.now() - began);
    };
    await signing(sqlite, onSqlite(1_000));
    for (const service of [first, second]) await signing(service, onPostgres(1_000));
    const found = { overSqlite: [], twoOverOne: [] };
    for (let round = 0; round < rounds; round++) {
      const reference = await signing(sqlite, onSqlite(count));
      found.overSqlite.push((await signing(first, onPostgres(count))) / reference);
      const one = await perSecond(first);
      found.twoOverOne.push((await perSecond(first, second)) / one);
    }
    return found;
  } finally {
    await Promise.all(running.map(stop));
    await execute(`drop schema ${schema} cascade`);
    await rm(folder, { recursive: true });
  }
}

/** @returns a maker of signing requests of a new wallet */
async function signer({ data, port }) {
  const { signing } = await rootCaller(data, port);
  let serial = 0;
  return (count) => Array.from({ length: count }, () => signing(++serial));
}

/** @returns false without a server */
async function execute(statement) {
  const client = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
  } catch {
    return false;
  }
  try {
    await client.query(statement);
    return true;
  } finally {
    await client.end();
  }
}
