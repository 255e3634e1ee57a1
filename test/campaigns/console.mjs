// `npm run campaign -- console`: bytes, requests and time until the inbox of the console shows its first card, in Chromium, with
// so many requests that wait and so many past activities. Each figure is the median of a few loads.
//
//   --waiting 1000     requests that wait for the person's vote
//   --past 100000      activities that are over
//   --loads 5

import { apiKeyStamper, createClient } from "@countersign/api";
import Database from "better-sqlite3";
import { execFileSync, spawn } from "node:child_process";
import { createECDH, createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Transaction } from "ethers";
import { chromium } from "playwright-core";

const root = fileURLToPath(new URL("../..", import.meta.url));
const command = path.join(root, "service/bin/countersign.js");
const { values } = parseArgs({
  options: {
    waiting: { type: "string", default: "1000" },
    past: { type: "string", default: "100000" },
    loads: { type: "string", default: "5" },
  },
});
const [waiting, past, loads] = [values.waiting, values.past, values.loads].map(Number);
const data = mkdtempSync(path.join(tmpdir(), "console-"));
const port = await freePort();
const baseUrl = `http://localhost:${port}`;

let service = await start();
let browser;
try {
  const { client, organizationId, address, credentials } = await found();
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  const page = await browser.newPage();
  await letIn(page, credentials);
  await report(page, "nothing waits, no past", "Nothing needs your vote.");
  await ask(client, organizationId, address, waiting);
  await report(page, `${waiting} wait, no past`, "a.card");
  await stop();
  insertPast(organizationId, past);
  service = await start();
  await report(page, `${waiting} wait, ${past} past`, "a.card");
} finally {
  await browser?.close();
  await stop();
  rmSync(data, { recursive: true });
}

async function start() {
  const options = ["serve", "--data", data, "--port", String(port)];
  const started = spawn(process.execPath, [command, ...options], {
    cwd: data,
    stdio: "ignore",
    env: { ...process.env, COUNTERSIGN_RATE_LIMIT: "0" },
  });
  for (let tries = 0; tries < 200; tries++) {
    if ((await fetch(`${baseUrl}/console/`).catch(() => undefined))?.ok) return started;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the service does not start");
}

async function stop() {
  if (service.exitCode !== null) return;
  const ended = new Promise((resolve) => service.once("exit", resolve));
  service.kill("SIGTERM");
  await ended;
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Two root users who both have to agree, and a wallet. */
async function found() {
  const first = JSON.parse(readFileSync(path.join(data, "root.json"), "utf8"));
  const { organizationId, userId, apiPublicKey, apiPrivateKey } = first;
  const stamper = apiKeyStamper({ publicKey: apiPublicKey, privateKey: apiPrivateKey });
  const client = createClient({ baseUrl, stamper });
  const key = createECDH("prime256v1");
  key.generateKeys();
  const publicKey = key.getPublicKey("hex", "compressed");
  const users = [
    {
      userName: "Grace",
      apiKeys: [{ apiKeyName: "Terminal", publicKey, curveType: "API_KEY_CURVE_P256" }],
      authenticators: [],
      oauthProviders: [],
      userTags: [],
    },
  ];
  const added = await client.createUsers({ organizationId, parameters: { users } });
  const [grace] = Object.values(added.activity.result)[0].userIds;
  const account = {
    curve: "CURVE_SECP256K1",
    pathFormat: "PATH_FORMAT_BIP32",
    path: "m/44'/60'/0'/0/0",
    addressFormat: "ADDRESS_FORMAT_ETHEREUM",
  };
  const wallet = await client.createWallet({
    organizationId,
    parameters: { walletName: "Treasury", accounts: [account] },
  });
  const [address] = Object.values(wallet.activity.result)[0].addresses;
  await client.updateRootQuorum({ organizationId, parameters: { threshold: 2, userIds: [userId, grace] } });
  const credentials = path.join(data, "grace.json");
  const identity = { organizationId, userId: grace, apiPublicKey: publicKey, baseUrl };
  writeFileSync(
    credentials,
    JSON.stringify({ ...identity, apiPrivateKey: key.getPrivateKey("hex").padStart(64, "0") }),
    {
      mode: 0o600,
    },
  );
  return { client, organizationId, address, credentials };
}

async function letIn(page, credentials) {
  await page.goto(`${baseUrl}/console/`);
  const code = await page.getByTestId("pairing-code").textContent();
  const options = ["--credentials", credentials, "--base-url", baseUrl, "console", "pair", code];
  execFileSync(process.execPath, [command, ...options], { cwd: data, stdio: "ignore" });
  await page.evaluate("dispatchEvent(new Event('focus'))");
  await page.getByRole("button", { name: "Yes, continue" }).click();
  await page.getByText("Nothing needs your vote.").waitFor();
}

async function ask(client, organizationId, address, count) {
  const together = 20;
  for (let nonce = 0; nonce < count; nonce += together) {
    const asked = Array.from({ length: Math.min(together, count - nonce) }, (_, index) => {
      const to = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
      const fees = { gasLimit: 21_000n, maxFeePerGas: 30_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };
      const transaction = { type: 2, chainId: 1, nonce: nonce + index, to, value: 1n, ...fees };
      const unsignedTransaction = Transaction.from(transaction).unsignedSerialized.slice(2);
      const parameters = { signWith: address, unsignedTransaction, type: "TRANSACTION_TYPE_ETHEREUM" };
      return client.signTransaction({ organizationId, parameters });
    });
    await Promise.all(asked);
  }
}

/** Copies of the organization's first completed activity, one a second until a day ago. */
function insertPast(organizationId, count) {
  const database = new Database(path.join(data, "countersign.db"));
  const model = database
    .prepare("select * from activities where organization_id = ? and status = 'ACTIVITY_STATUS_COMPLETED' limit 1")
    .get(organizationId);
  const columns = Object.keys(model);
  const insert = database.prepare(
    `insert into activities (${columns.join(", ")}) values (${columns.map((name) => `@${name}`).join(", ")})`,
  );
  const end = Date.now() - 86_400_000;
  database.transaction(() => {
    for (let index = 0; index < count; index++) {
      const time = end - (count - index) * 1000;
      const hex = `${time.toString(16).padStart(12, "0")}7${randomBytes(10).toString("hex").slice(0, 19)}`;
      const id = hex.replace(/^(.{8})(.{4})(.{4}).(.{3})(.{12})$/, "$1-$2-$3-8$4-$5");
      const dates = { requested_at: time, created_at: time, updated_at: time };
      insert.run({ ...model, ...dates, id, fingerprint: createHash("sha256").update(id).digest("hex") });
    }
  })();
  database.close();
}

async function report(page, what, shown) {
  const target = shown.includes(" ") ? page.getByText(shown) : page.locator(shown).first();
  for (const kind of ["first load", "again"]) {
    const figures = [];
    const before = processorTime();
    for (let load = 0; load < loads; load++) figures.push(await measure(page, target, kind === "first load"));
    const processor = Math.round((processorTime() - before) / loads);
    const median = (name) => figures.map((figure) => figure[name]).sort((a, b) => a - b)[Math.floor(loads / 2)];
    const bytes = Math.round(median("bytes") / 1000);
    const times = `${median("milliseconds")} ms, of which the service works ${processor} ms`;
    console.log(`${what}, ${kind}: ${times}, ${median("requests")} requests, ${bytes} kB`);
  }
  const { bytes } = await countedDuring(page, () => new Promise((resolve) => setTimeout(resolve, 30_000)));
  console.log(`${what}, left open: ${Math.round((2 * bytes) / 1000)} kB a minute`);
}

/** Milliseconds that the service has had of a processor, which other work on the machine does not change. Linux only. */
function processorTime() {
  const [, fields = ""] = readFileSync(`/proc/${service.pid}/stat`, "utf8").split(") ");
  const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
  // Of a hundredth of a second each.
  return (user + system) * 10;
}

/** One load of the page, until what waits is shown. */
async function measure(page, target, isFirst) {
  await page.goto("about:blank");
  let milliseconds = 0;
  const counted = await countedDuring(page, async (devTools) => {
    if (isFirst) await devTools.send("Network.clearBrowserCache");
    const start = performance.now();
    await page.goto(`${baseUrl}/console/#/inbox`, { waitUntil: "commit" });
    await target.waitFor();
    milliseconds = Math.round(performance.now() - start);
  });
  return { milliseconds, ...counted };
}

async function countedDuring(page, work) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  const seen = { requests: 0, bytes: 0 };
  devTools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    seen.requests++;
    seen.bytes += encodedDataLength;
  });
  await work(devTools);
  await devTools.detach();
  return seen;
}
