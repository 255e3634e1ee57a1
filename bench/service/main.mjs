// The service under load, beside the limit (the bare cryptography in a loop) and a bare server that does nothing else.

import { apiKeyStamper, createClient } from "@countersign/api";
import { execFileSync } from "node:child_process";
import { ECDH } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { rootVersion } from "../lib/machine.mjs";
import { readOptions } from "../lib/options.mjs";
import { ROOT } from "../lib/places.mjs";
import { writeResults } from "../lib/results.mjs";
import { printTable, times } from "../lib/table.mjs";
import { atMost, printTargets } from "../lib/targets.mjs";
import { signBesideReaders } from "./beside-readers.mjs";
import { load } from "./load.mjs";
import { processorTime, residentMemory, startBareServer, startService, stop } from "./processes.mjs";
import { request, stampKey } from "./requests.mjs";

const { quick } = readOptions();
const ROUNDS = quick ? 2 : 5;
// Requests per round and concurrency.
const LOADS = quick ? { 1: 500, 16: 3_000, 64: 5_000 } : { 1: 2_000, 16: 12_000, 64: 20_000 };
const LIMIT_PAIRS = quick ? 3_000 : 10_000;
const ACTIVITIES_FOR_MEMORY = quick ? 10_000 : 100_000;
const WALLETS = quick ? 2_000 : 10_000;

const data = await mkdtemp(path.join(os.tmpdir(), "countersign-bench-"));
const service = await startService(data, { limits: { wallets: WALLETS + 200 } });
try {
  await bench();
} finally {
  await stop(service);
  await rm(data, { recursive: true });
}

async function bench() {
  const root = JSON.parse(await readFile(path.join(data, "root.json"), "utf8"));
  const key = stampKey(root, ECDH.convertKey(root.apiPublicKey, "prime256v1", "hex", "hex", "uncompressed"));
  const { organizationId } = root;
  const client = createClient({
    baseUrl: `http://127.0.0.1:${service.port}`,
    stamper: apiKeyStamper({ publicKey: root.apiPublicKey, privateKey: root.apiPrivateKey }),
  });
  const account = {
    curve: "CURVE_SECP256K1",
    pathFormat: "PATH_FORMAT_BIP32",
    path: "m/44'/60'/0'/0/0",
    addressFormat: "ADDRESS_FORMAT_ETHEREUM",
  };
  const { activity } = await client.createWallet({
    organizationId,
    parameters: { walletName: "bench", accounts: [account] },
  });
  const signWith = activity.result.createWalletResult.addresses[0];

  let serial = 0;
  const submit = (operation, type, parameters) =>
    request(key, `/public/v1/submit/${operation}`, {
      type,
      timestampMs: String(Date.now()),
      organizationId,
      parameters,
    });
  const signing = () =>
    submit("sign_raw_payload", "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", {
      signWith,
      payload: `Release order ${++serial}`,
      encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
      hashFunction: "HASH_FUNCTION_SHA256",
    });
  const some = (count, make) => Array.from({ length: count }, make);

  const bare = await startBareServer(key.jwk);
  const contenders = { bare, countersign: service };
  let recorded = 0;
  const found = { limit: [], signing: [] };
  await load(bare.port, some(1_000, signing), 16);
  await load(service.port, some(1_000, signing), 16);
  recorded += 1_000;
  for (let round = 0; round < ROUNDS; round++) {
    const script = path.join(ROOT, "bench/service/limit.mjs");
    found.limit.push(Number(execFileSync(process.execPath, [script, String(LIMIT_PAIRS)], { encoding: "utf8" })));
    for (const [concurrency, count] of Object.entries(LOADS)) {
      const names = Object.keys(contenders);
      if (round % 2) names.reverse();
      const pair = { concurrency: Number(concurrency) };
      for (const name of names) pair[name] = await measure(contenders[name], some(count, signing), Number(concurrency));
      recorded += count;
      found.signing.push(pair);
    }
  }
  await stop(bare);

  const others = {};
  const reads = some(quick ? 1_000 : 10_000, () => request(key, "/public/v1/query/list_users", { organizationId }));
  others.listUsers = await measure(service, reads, 16);
  const wallets = some(quick ? 20 : 90, (_, index) =>
    submit("create_wallet", "ACTIVITY_TYPE_CREATE_WALLET", { walletName: `bench ${index}`, accounts: [account] }),
  );
  others.createWallet = await measure(service, wallets, 16);
  while (recorded < ACTIVITIES_FOR_MEMORY) {
    await load(service.port, some(10_000, signing), 16);
    recorded += 10_000;
  }
  const memory = { activities: recorded, residentMB: await residentMemory(service) };
  const empty = some(WALLETS, (_, index) =>
    submit("create_wallet", "ACTIVITY_TYPE_CREATE_WALLET", { walletName: `empty ${index}`, accounts: [] }),
  );
  await load(service.port, empty, 16);
  const query = (operation, filter = {}) =>
    request(key, `/public/v1/query/${operation}`, { organizationId, ...filter });
  const besideReaders = await signBesideReaders({
    port: service.port,
    queries: {
      "list_activities by a type of which there are none": query("list_activities", {
        filterByType: ["ACTIVITY_TYPE_SIGN_TRANSACTION_V2"],
      }),
      [`list_wallets, ${WALLETS}`]: query("list_wallets"),
    },
    signings: (count) => some(count, signing),
    rounds: quick ? 2 : 6,
    milliseconds: quick ? 2_000 : 4_000,
  });
  await report(found, others, memory, besideReaders);
}

async function measure(process, requests, concurrency) {
  const before = await processorTime(process);
  const answered = await load(process.port, requests, concurrency);
  return { ...answered, cpu: ((await processorTime(process)) - before) / requests.length };
}

async function report(found, others, memory, besideReaders) {
  const limit = median(found.limit);
  const summaries = Object.keys(LOADS).map((concurrency) => {
    const pairs = found.signing.filter((pair) => pair.concurrency === Number(concurrency));
    const of = (name, value) => median(pairs.map((pair) => pair[name][value]));
    return {
      concurrency: Number(concurrency),
      perSecond: of("countersign", "perSecond"),
      barePerSecond: of("bare", "perSecond"),
      throughput: median(pairs.map(({ countersign, bare }) => countersign.perSecond / bare.perSecond)),
      cpu: of("countersign", "cpu"),
      bareCpu: of("bare", "cpu"),
      cpuOverLimit: median(pairs.map(({ countersign }, round) => countersign.cpu / found.limit[round])),
      p50: of("countersign", "p50"),
      p99: of("countersign", "p99"),
      bareP99: of("bare", "p99"),
    };
  });
  printTable(
    `sign_raw_payload, durable; the limit is ${limit.toFixed(0)} µs of processor time`,
    [
      "connections",
      "per second",
      "bare server",
      "ratio",
      "CPU µs",
      "bare",
      "of the limit",
      "p50 ms",
      "p99 ms",
      "bare p99",
    ],
    summaries.map((row) => [
      row.concurrency,
      row.perSecond.toFixed(0),
      row.barePerSecond.toFixed(0),
      times(row.throughput),
      row.cpu.toFixed(0),
      row.bareCpu.toFixed(0),
      times(row.cpuOverLimit),
      row.p50.toFixed(2),
      row.p99.toFixed(2),
      row.bareP99.toFixed(2),
    ]),
  );
  printTable(
    "other operations, 16 connections",
    ["operation", "per second", "CPU µs", "p50 ms", "p99 ms"],
    Object.entries(others).map(([name, { perSecond, cpu, p50, p99 }]) => [
      name,
      perSecond.toFixed(0),
      cpu.toFixed(0),
      p50.toFixed(2),
      p99.toFixed(2),
    ]),
  );
  console.log(`\nresident memory after ${memory.activities} activities: ${memory.residentMB.toFixed(0)} MB`);
  const besides = [...new Set(besideReaders.map(({ name }) => name))].map((name) => {
    const pairs = besideReaders.filter((pair) => pair.name === name);
    return {
      name,
      kept: median(pairs.map(({ alone, beside }) => beside.perSecond / alone.perSecond)),
      perSecond: median(pairs.map(({ beside }) => beside.perSecond)),
      p99: median(pairs.map(({ beside }) => beside.p99)),
      answers: median(pairs.map(({ answers }) => answers)),
    };
  });
  printTable(
    "sign_raw_payload, 16 connections, beside four that read",
    ["readers ask for", "kept of its own", "per second", "p99 ms", "answers to readers per second"],
    besides.map((row) => [
      row.name,
      times(row.kept),
      row.perSecond.toFixed(0),
      row.p99.toFixed(2),
      row.answers.toFixed(1),
    ]),
  );
  const busiest = summaries.at(-1);
  const targets = [
    atMost("processor time per signed request, of the limit, 64 connections", {
      limit: 2,
      measured: busiest.cpuOverLimit,
    }),
    atMost("throughput of the bare server, over ours, 64 connections", {
      limit: 1 / 0.6,
      measured: 1 / busiest.throughput,
    }),
    ...besides.map(({ name, kept }) =>
      atMost(`signing alone, over signing beside four readers: ${name}`, { limit: 1 / 0.7, measured: 1 / kept }),
    ),
  ];
  printTargets(targets);
  const versions = { "better-sqlite3": await rootVersion("better-sqlite3"), secp256k1: await rootVersion("secp256k1") };
  await writeResults(
    "service",
    { quick, versions },
    { limit: { cpu: limit, all: found.limit }, signing: summaries, others, besideReaders: besides, memory, targets },
  );
}

function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
