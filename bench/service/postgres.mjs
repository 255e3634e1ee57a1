// The same signatures on PostgreSQL: what one costs the service beside SQLite, of one organization and of a hundred that send
// little each, and what a second process adds. The server runs on the same machine, and its processor time is not the service's.

import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { load } from "./load.mjs";
import { processorTime, startService, stop } from "./processes.mjs";
import { newApiKey, request, stampKey } from "./requests.mjs";
import { rawPayload, rootCaller, SIGNING_TYPE } from "./root-caller.mjs";
import { signUpParameters } from "./sign-up.mjs";

const CONNECTIONS = 64;
const ORGANIZATIONS = 100;
const SERVER = process.env.TEST_POSTGRES_URL;

/**
 * @param {{ rounds: number, count: number }} size
 * @returns {Promise<{ overSqlite: number[], ofManyOverSqlite: number[], twoOverOne: number[] } | undefined>} for each round
 *   the service's processor time per signature over that on SQLite, of one organization and of many, and the signatures per
 *   second of two processes over those of one; undefined without a server
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
    const [callerOnSqlite, callerOnPostgres] = [await callerOf(sqlite), await callerOf(first)];
    const [onSqlite, onPostgres] = [signer(callerOnSqlite), signer(callerOnPostgres)];
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
    const [manyOnSqlite, manyOnPostgres] = [await manySigners(callerOnSqlite), await manySigners(callerOnPostgres)];
    await signing(sqlite, manyOnSqlite(1_000));
    await signing(first, manyOnPostgres(1_000));
    const found = { overSqlite: [], ofManyOverSqlite: [], twoOverOne: [] };
    for (let round = 0; round < rounds; round++) {
      const reference = await signing(sqlite, onSqlite(count));
      found.overSqlite.push((await signing(first, onPostgres(count))) / reference);
      const ofMany = await signing(sqlite, manyOnSqlite(count));
      found.ofManyOverSqlite.push((await signing(first, manyOnPostgres(count))) / ofMany);
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

const callerOf = ({ data, port }) => rootCaller(data, port);

/** @returns a maker of signing requests of a new wallet */
function signer({ signing }) {
  let serial = 0;
  return (count) => Array.from({ length: count }, () => signing(++serial));
}

/** @returns a maker of signing requests of organizations that take turns, each with a user and a wallet of its own */
async function manySigners({ client, organizationId }) {
  const signers = [];
  for (let number = 0; number < ORGANIZATIONS; number++) {
    const made = newApiKey();
    const parameters = signUpParameters(`small ${number}`, made.apiPublicKey);
    const { activity } = await client.createSubOrganization({ organizationId, parameters });
    const { subOrganizationId, wallet } = Object.values(activity.result)[0];
    signers.push({
      key: stampKey(made, made.uncompressed),
      organizationId: subOrganizationId,
      signWith: wallet.addresses[0],
    });
  }
  let serial = 0;
  const next = () => {
    const number = ++serial;
    const { key, signWith, ...owner } = signers[number % ORGANIZATIONS];
    const parameters = { ...rawPayload(number), signWith };
    const timestampMs = String(Date.now());
    return request(key, "/public/v1/submit/sign_raw_payload", {
      type: SIGNING_TYPE,
      timestampMs,
      ...owner,
      parameters,
    });
  };
  return (count) => Array.from({ length: count }, next);
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
