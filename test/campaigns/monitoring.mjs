// Has each alert rule fire for what it says by `alerts.yml`. Then has a real Prometheus read the metrics of two processes under
// load, asks it whatever the dashboard asks, and loads the rules, of which one has to fire. Needs prometheus and promtool, as Debian has them, and PostgreSQL at
// TEST_POSTGRES_URL.
//
//   npm run campaign -- monitoring

import { apiKeyStamper, createClient } from "@countersign/api";
import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";

const root = fileURLToPath(new URL("../..", import.meta.url));
const program = path.join(root, "service/bin/countersign.js");
const postgresUrl = process.env.TEST_POSTGRES_URL;
if (postgresUrl === undefined)
  throw new Error("set TEST_POSTGRES_URL, or run this by: npm run postgres -- npm run campaign -- monitoring");
const folder = mkdtempSync(path.join(tmpdir(), "countersign-monitoring-"));
const operations = path.join(root, "docs/operations");
const schema = `monitoring_${randomBytes(6).toString("hex")}`;
const [apiPorts, managementPorts, prometheusPort] = [[18_601, 18_602], [18_611, 18_612], 18_620];
const loadSeconds = 20;
// Causes that this campaign does not make: nobody is told of anything, and nothing fails or is limited.
const silent = [
  "countersign_webhook_attempts_total",
  "countersign_message_attempts_total",
  "countersign_rate_limited_requests_total",
  "countersign_database_errors_total",
  "countersign_commit_group_size",
];
const running = [];

await query(`create schema ${schema}`);
writeFileSync(path.join(folder, "master.key"), `${randomBytes(32).toString("hex")}\n`, { mode: 0o600 });
try {
  await campaign();
} finally {
  for (const child of running) child.kill("SIGKILL");
  await query(`drop schema ${schema} cascade`);
  rmSync(folder, { recursive: true });
}

async function campaign() {
  const services = [await startService(0), await startService(1)];
  const checked = execFileSync("promtool", ["check", "rules", path.join(operations, "alerts.yml")], {
    encoding: "utf8",
  });
  console.log(`promtool check rules: ${checked.trim().split("\n").at(-1).trim()}`);
  const tried = execFileSync("promtool", ["test", "rules", path.join(import.meta.dirname, "alerts.yml")], {
    encoding: "utf8",
  });
  console.log(`promtool test rules: ${tried.trim().split("\n").at(-1).trim()}`);
  await startPrometheus();
  await makeLoad();
  const metrics = await (await fetch(`http://127.0.0.1:${managementPorts[0]}/metrics`)).text();
  execFileSync("promtool", ["check", "metrics"], { input: metrics });
  console.log("promtool check metrics: no finding");
  await askDashboard();
  await seeAlert(services[1]);
}

/** Signatures of two curves and requests without a stamp, at both processes. */
async function makeLoad() {
  const { organizationId, apiPublicKey, apiPrivateKey } = JSON.parse(
    readFileSync(path.join(folder, String(apiPorts[0]), "root.json"), "utf8"),
  );
  const stamper = apiKeyStamper({ publicKey: apiPublicKey, privateKey: apiPrivateKey });
  const clients = apiPorts.map((port) => createClient({ baseUrl: `http://127.0.0.1:${port}`, stamper }));
  const accounts = [
    ["CURVE_SECP256K1", "ADDRESS_FORMAT_ETHEREUM", "m/44'/60'/0'/0/0"],
    ["CURVE_ED25519", "ADDRESS_FORMAT_SOLANA", "m/44'/501'/0'/0'"],
  ].map(([curve, addressFormat, at]) => ({ curve, addressFormat, pathFormat: "PATH_FORMAT_BIP32", path: at }));
  const { activity } = await clients[0].createWallet({
    organizationId,
    parameters: { walletName: "Observed", accounts },
  });
  const { addresses } = activity.result.createWalletResult;
  const until = performance.now() + loadSeconds * 1000;
  let serial = 0;
  while (performance.now() < until) {
    const signed = clients.map((client, index) =>
      client.signRawPayload({
        organizationId,
        parameters: {
          signWith: addresses[index],
          payload: (++serial).toString(16).padStart(64, "0"),
          encoding: "PAYLOAD_ENCODING_HEXADECIMAL",
          hashFunction: index === 0 ? "HASH_FUNCTION_NO_OP" : "HASH_FUNCTION_NOT_APPLICABLE",
        },
      }),
    );
    const refused = apiPorts.map((port) =>
      fetch(`http://127.0.0.1:${port}/public/v1/query/whoami`, {
        method: "POST",
        body: JSON.stringify({ organizationId }),
      }),
    );
    await Promise.all([...signed, ...refused]);
    await pause(20);
  }
  console.log(`${serial} signatures asked for in ${loadSeconds} s`);
}

/** Every expression of the dashboard, as Grafana would ask for it, and the values of its variable. */
async function askDashboard() {
  const dashboard = JSON.parse(readFileSync(path.join(operations, "dashboard.json"), "utf8"));
  let [asked, empty] = [0, 0];
  for (const { title, targets = [] } of dashboard.panels) {
    for (const { expr } of targets) {
      const expression = expr.replaceAll("$instance", ".*").replaceAll("$__rate_interval", "10s");
      const series = await ask(expression);
      const values = series.filter(({ value: [, value] }) => value !== "NaN");
      asked++;
      if (values.length > 0) continue;
      empty++;
      if (!silent.some((name) => expr.includes(name))) throw new Error(`${title}: ${expression} has no value`);
    }
  }
  const [, metric, label] = /label_values\((\w+), (\w+)\)/.exec(dashboard.templating.list[1].query);
  const instances = new Set((await ask(metric)).map((series) => series.metric[label]));
  if (instances.size !== 2) throw new Error(`two processes are ${[...instances].join(" and ")}`);
  console.log(`dashboard: ${asked} queries answered, ${empty} of them empty, whose cause was not made`);
}

/** Ends a process, of which its alert tells. */
async function seeAlert(service) {
  const { groups } = await api("rules");
  const rules = groups.flatMap((group) => group.rules);
  const unhealthy = rules.filter(({ health }) => health !== "ok").map(({ name }) => name);
  if (unhealthy.length > 0) throw new Error(`rules that cannot be evaluated: ${unhealthy.join(", ")}`);
  console.log(`alerts: ${rules.length} rules loaded and evaluated`);
  service.kill("SIGKILL");
  for (;;) {
    const { alerts } = await api("alerts");
    const down = alerts.find(({ labels }) => labels.alertname === "CountersignDown");
    if (down?.state === "firing") {
      console.log(`alerts: ${down.annotations.summary}`);
      return;
    }
    await pause(1000);
  }
}

async function ask(expression) {
  return (await api(`query?query=${encodeURIComponent(expression)}`)).result;
}

async function api(path) {
  const answer = await (await fetch(`http://127.0.0.1:${prometheusPort}/api/v1/${path}`)).json();
  if (answer.status !== "success") throw new Error(`${path}: ${answer.error}`);
  return answer.data;
}

async function startPrometheus() {
  const targets = managementPorts.map((port) => `"127.0.0.1:${port}"`).join(", ");
  const config = path.join(folder, "prometheus.yml");
  writeFileSync(
    config,
    [
      "global: { scrape_interval: 1s, evaluation_interval: 1s }",
      `rule_files: [${JSON.stringify(path.join(operations, "alerts.yml"))}]`,
      "scrape_configs:",
      `  - { job_name: countersign, static_configs: [{ targets: [${targets}] }] }`,
      "",
    ].join("\n"),
  );
  const child = spawn(
    "prometheus",
    [
      `--config.file=${config}`,
      `--storage.tsdb.path=${path.join(folder, "tsdb")}`,
      `--web.listen-address=127.0.0.1:${prometheusPort}`,
    ],
    { stdio: "ignore" },
  );
  running.push(child);
  child.on("error", (error) => {
    throw error;
  });
  while (!(await fetch(`http://127.0.0.1:${prometheusPort}/-/ready`).catch(() => undefined))?.ok) await pause(100);
}

async function startService(index) {
  const url = new URL(postgresUrl);
  url.searchParams.set("options", `-c search_path=${schema}`);
  const child = spawn(process.execPath, [program, "serve"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      PATH: process.env.PATH,
      COUNTERSIGN_DATABASE_URL: url.href,
      COUNTERSIGN_DATA_DIR: path.join(folder, String(apiPorts[index])),
      COUNTERSIGN_MASTER_KEY_FILE: path.join(folder, "master.key"),
      COUNTERSIGN_PORT: String(apiPorts[index]),
      COUNTERSIGN_MANAGEMENT_PORT: String(managementPorts[index]),
      COUNTERSIGN_RATE_LIMIT: "0",
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

async function query(statement) {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
