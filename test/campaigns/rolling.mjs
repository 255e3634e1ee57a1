// Restarts processes of the service one after the other, under load, behind HAProxy and on PostgreSQL, and counts requests
// that fail. Needs haproxy, and PostgreSQL at TEST_POSTGRES_URL.
//
//   npm run campaign -- rolling --processes 3 --rounds 2 --clients 16

import { apiKeyStamper, createClient } from "@countersign/api";
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import pg from "pg";

const { values } = parseArgs({
  options: {
    processes: { type: "string", default: "3" },
    rounds: { type: "string", default: "1" },
    clients: { type: "string", default: "16" },
  },
});
const root = fileURLToPath(new URL("../..", import.meta.url));
const program = path.join(root, "service/bin/countersign.js");
const postgresUrl = process.env.TEST_POSTGRES_URL;
if (postgresUrl === undefined)
  throw new Error("set TEST_POSTGRES_URL, or run this by: npm run postgres -- npm run campaign -- rolling");
const folder = mkdtempSync(path.join(tmpdir(), "countersign-rolling-"));
const keyFile = path.join(folder, "master.key");
const firstPort = 18_500;
const schema = `rolling_${randomBytes(6).toString("hex")}`;
const running = [];

await query(`create schema ${schema}`);
writeFileSync(keyFile, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600 });
try {
  await campaign();
} finally {
  for (const child of running) child.kill("SIGKILL");
  await query(`drop schema ${schema} cascade`);
  rmSync(folder, { recursive: true });
}

async function campaign() {
  const places = Array.from({ length: Number(values.processes) }, (_, index) => firstPort + 1 + index);
  const services = [];
  for (const port of places) services.push(await startService(port));
  await startProxy(places);
  const { organizationId, apiPublicKey, apiPrivateKey } = JSON.parse(
    readFileSync(path.join(folder, String(places[0]), "root.json"), "utf8"),
  );
  const stamper = apiKeyStamper({ publicKey: apiPublicKey, privateKey: apiPrivateKey });
  const client = createClient({ baseUrl: `http://127.0.0.1:${firstPort}`, stamper });
  const account = { curve: "CURVE_SECP256K1", pathFormat: "PATH_FORMAT_BIP32", path: "m/44'/60'/0'/0/0" };
  const { activity } = await client.createWallet({
    organizationId,
    parameters: { walletName: "Rolling", accounts: [{ ...account, addressFormat: "ADDRESS_FORMAT_ETHEREUM" }] },
  });
  const [signWith] = activity.result.createWalletResult.addresses;

  const agent = new Agent({ keepAlive: true });
  const outcomes = new Map();
  const times = [];
  let serial = 0;
  let isOver = false;
  const clients = Array.from({ length: Number(values.clients) }, async () => {
    while (!isOver) {
      const body = JSON.stringify({
        type: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2",
        timestampMs: String(Date.now()),
        organizationId,
        parameters: {
          signWith,
          payload: (++serial).toString(16).padStart(64, "0"),
          encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
          hashFunction: "HASH_FUNCTION_NO_OP",
        },
      });
      const { name, value } = await stamper.stamp(Buffer.from(body));
      const since = performance.now();
      const outcome = await post(agent, body, { [name]: value });
      times.push(performance.now() - since);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  });
  await pause(2000);
  let restarts = 0;
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [index, port] of places.entries()) {
      const before = serial;
      services[index].kill("SIGTERM");
      const [code] = await once(services[index], "exit");
      services[index] = await startService(port);
      // HAProxy takes it in after two successful checks.
      await pause(1500);
      restarts++;
      console.log(
        `restart ${restarts} of process ${index + 1}: exit code ${code}, ${serial - before} requests meanwhile`,
      );
    }
  }
  await pause(1000);
  isOver = true;
  await Promise.all(clients);
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.floor(times.length * share)]?.toFixed(1);
  const failed = [...outcomes].filter(([outcome]) => outcome !== "200");
  console.log(
    `${places.length} processes, ${restarts} restarts, ${times.length} requests, ` +
      `${failed.reduce((sum, [, count]) => sum + count, 0)} failed ${JSON.stringify(Object.fromEntries(failed))}; ` +
      `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${times.at(-1)?.toFixed(1)} ms`,
  );
  const { rows } = await query(`select count(*) from ${schema}.activities where type like '%SIGN_RAW_PAYLOAD%'`);
  console.log(`${outcomes.get("200") ?? 0} acknowledged, ${rows[0].count} in the database`);
  if (failed.length > 0) process.exitCode = 1;
}

async function startService(port) {
  const url = new URL(postgresUrl);
  url.searchParams.set("options", `-c search_path=${schema}`);
  const child = spawn(process.execPath, ["--max-semi-space-size=16", program, "serve"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      PATH: process.env.PATH,
      COUNTERSIGN_DATABASE_URL: url.href,
      COUNTERSIGN_DATA_DIR: path.join(folder, String(port)),
      COUNTERSIGN_MASTER_KEY_FILE: keyFile,
      COUNTERSIGN_PORT: String(port),
      COUNTERSIGN_BEHIND_PROXY: "true",
      COUNTERSIGN_RATE_LIMIT: "0",
      COUNTERSIGN_LAME_DUCK_SECONDS: "3",
    },
  });
  running.push(child);
  let said = "";
  child.stderr.on("data", (chunk) => (said += chunk));
  while (!said.includes("Countersign is ready")) {
    if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}: ${said}`);
    await pause(20);
  }
  return child;
}

/** HAProxy with the configuration of the documentation, and a server for each process. */
async function startProxy(places) {
  const text = readFileSync(path.join(root, "docs/operations/haproxy.cfg"), "utf8");
  const servers = places.map((port, index) => `  server countersign-${index + 1} 127.0.0.1:${port}`);
  const file = path.join(folder, "haproxy.cfg");
  writeFileSync(file, text.replace(/( {2}server countersign-.*\n)+/, `${servers.join("\n")}\n`));
  const child = spawn("haproxy", ["-f", file], {
    stdio: "inherit",
    env: { ...process.env, LISTEN: `127.0.0.1:${firstPort}` },
  });
  running.push(child);
  while (child.exitCode === null) {
    await pause(100);
    const response = await fetch(`http://127.0.0.1:${firstPort}/ready`).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`haproxy ended with ${child.exitCode}`);
}

function post(agent, body, headers) {
  return new Promise((resolve) => {
    const options = { host: "127.0.0.1", port: firstPort, path: "/public/v1/submit/sign_raw_payload", method: "POST" };
    const sent = request({ ...options, agent, headers }, (response) => {
      response.resume();
      response.on("end", () => resolve(String(response.statusCode)));
    });
    sent.on("error", (error) => resolve(error.code ?? "error"));
    sent.end(body);
  });
}

async function query(text) {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
