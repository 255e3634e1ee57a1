// `npm run campaign -- console-steps`: what a person does, and how long it takes, in Chromium, from an empty folder to a signed
// message, and from a request that waits on a phone to a vote. Presses and fields are counted; the seconds are what the
// machine takes, as nobody reads or thinks here.

import { apiKeyStamper, createClient } from "@countersign/api";
import { spawn } from "node:child_process";
import { createECDH } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, devices } from "playwright-core";

const root = fileURLToPath(new URL("../..", import.meta.url));
const command = path.join(root, "service/bin/countersign.js");
const data = mkdtempSync(path.join(tmpdir(), "console-steps-"));
const port = await freePort();
const baseUrl = `http://localhost:${port}`;

let steps = [];
let [start, service, browser] = [0, undefined, undefined];
try {
  begin("From npm start to a signed message");
  service = spawn(process.execPath, [command, "serve", "--data", data, "--port", String(port)], {
    cwd: data,
    stdio: "ignore",
  });
  await step("command", "start the service", answers);
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await step("press", "open the address that it prints", async () => {
    await page.goto(`${baseUrl}/console/`);
    await page.getByTestId("pairing-code").waitFor();
  });
  await letIn(page);
  await press(page.getByRole("link", { name: "Wallets" }), "Wallets");
  await press(page.getByRole("button", { name: "Create wallet" }).first(), "Create wallet");
  await fill(page.getByLabel("Name"), "Treasury");
  await press(page.getByRole("dialog").getByRole("button", { name: "Create wallet" }), "Create wallet, in the form");
  await press(signing(page, "Create wallet"), "Create wallet, under its bytes");
  await press(page.locator("main a[href^='#/wallets/'][href*='/0x'], main li a[href*='0x']").first(), "the account");
  await fill(page.getByLabel("Message"), "Hello");
  await press(page.getByRole("button", { name: "Sign message" }), "Sign message");
  await press(signing(page, "Sign message"), "Sign message, under its bytes");
  await step("wait", "the signature is there", () => page.getByText("Signature", { exact: true }).first().waitFor());
  report();

  const { client, organizationId } = await askForTwo();
  const { defaultBrowserType: _, ...pixel } = devices["Pixel 7"];
  const phone = await (await browser.newContext({ ...pixel, reducedMotion: "reduce" })).newPage();
  await phone.goto(`${baseUrl}/console/`);
  await pair(phone, "grace.json");
  await phone.getByText("Nothing needs your vote.").waitFor();
  const waiting = await client.createWallet({ organizationId, parameters: { walletName: "Payroll", accounts: [] } });
  begin("From a request that waits, on a phone, to a vote");
  await step("wait", "it appears by itself", () => phone.locator("a.card").first().waitFor());
  await press(phone.locator("a.card").first(), "the request");
  await step("wait", "its content and votes are checked", () => phone.getByText("Your vote").waitFor());
  await press(phone.getByRole("button", { name: "Approve", exact: true }), "Approve");
  await press(signing(phone, "Approve"), "Approve, under its bytes");
  await step("wait", "it is carried out", () => phone.getByTestId("status").getByText("completed").waitFor());
  report();
  const { activity } = await client.getActivity({ organizationId, activityId: waiting.activity.id });
  if (activity.status !== "ACTIVITY_STATUS_COMPLETED") throw new Error(activity.status);
} finally {
  await browser?.close();
  await stop();
  rmSync(data, { recursive: true, force: true });
}

function begin(title) {
  steps = [];
  console.log(title);
  start = performance.now();
}

async function step(kind, what, work) {
  const from = performance.now();
  await work();
  const seconds = (performance.now() - from) / 1000;
  steps.push(kind);
  console.log(`  ${kind.padEnd(8)}${what} (${seconds.toFixed(1)} s)`);
}

function press(target, what) {
  return step("press", what, () => target.click());
}

function fill(target, text) {
  return step("type", text, () => target.fill(text));
}

function report() {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const count = (kind) => steps.filter((step) => step === kind).length;
  const counts = ["command", "press", "type"].map((kind) => `${kind} ${count(kind)}`).join(", ");
  console.log(`  in all: ${counts}; ${seconds} s\n`);
}

function signing(page, name) {
  return page.getByRole("dialog", { name: "You are about to sign" }).getByRole("button", { name, exact: true });
}

async function letIn(page) {
  await step("command", "countersign console pair CODE", () => pairCommand(page, "root.json"));
  await page.evaluate("dispatchEvent(new Event('focus'))");
  await press(page.getByRole("button", { name: "Yes, continue" }), "Yes, continue");
}

async function pair(page, credentials) {
  await pairCommand(page, credentials);
  await page.evaluate("dispatchEvent(new Event('focus'))");
  await page.getByRole("button", { name: "Yes, continue" }).click();
}

async function pairCommand(page, credentials) {
  const code = await page.getByTestId("pairing-code").textContent();
  const options = ["--credentials", path.join(data, credentials), "--base-url", baseUrl, "console", "pair", code];
  const paired = spawn(process.execPath, [command, ...options], { cwd: data, stdio: "ignore" });
  const exit = await new Promise((resolve) => paired.once("exit", resolve));
  if (exit !== 0) throw new Error(`console pair ended with ${exit}`);
}

/** From now on two root users have to agree; the second one's credentials are in grace.json. */
async function askForTwo() {
  const { organizationId, userId, apiPublicKey, apiPrivateKey } = JSON.parse(
    readFileSync(path.join(data, "root.json"), "utf8"),
  );
  const stamper = apiKeyStamper({ publicKey: apiPublicKey, privateKey: apiPrivateKey });
  const client = createClient({ baseUrl, stamper });
  const key = createECDH("prime256v1");
  key.generateKeys();
  const publicKey = key.getPublicKey("hex", "compressed");
  const apiKeys = [{ apiKeyName: "Terminal", publicKey, curveType: "API_KEY_CURVE_P256" }];
  const users = [{ userName: "Grace", apiKeys, authenticators: [], oauthProviders: [], userTags: [] }];
  const { activity } = await client.createUsers({ organizationId, parameters: { users } });
  const [grace] = activity.result.createUsersResult.userIds;
  await client.updateRootQuorum({ organizationId, parameters: { threshold: 2, userIds: [userId, grace] } });
  const identity = { organizationId, userId: grace, apiPublicKey: publicKey, baseUrl };
  const file = { ...identity, apiPrivateKey: key.getPrivateKey("hex").padStart(64, "0") };
  writeFileSync(path.join(data, "grace.json"), JSON.stringify(file), { mode: 0o600 });
  return { client, organizationId };
}

async function answers() {
  for (let tries = 0; tries < 600; tries++) {
    if ((await fetch(`${baseUrl}/console/`).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the service does not start");
}

async function stop() {
  if (!service || service.exitCode !== null) return;
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
