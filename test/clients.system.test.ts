// The examples of docs/clients.md, type-checked and run as written, with the npm packages that they name.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { keccak256, recoverAddress, toBytes } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openOutbox } from "./service/families/logins/outbox.js";
import { program, runProgram, spawnService } from "./service/support/process.js";
import type { ServiceProcess } from "./service/support/process.js";
import { present } from "./service/support/results.js";

const root = fileURLToPath(new URL("../", import.meta.url));
const page = readFileSync(path.join(root, "docs/clients.md"), "utf8");
const examples = [...page.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(([, name = "", text = ""]) => ({
  name,
  text,
}));

const [, invitationLink = ""] = /`messages\.invitationLink` set to `([^`]+)`/.exec(page) ?? [];

let data: string;
let folder: string;
let service: ServiceProcess;
beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), "countersign-clients-"));
  service = await spawnService(data, { COUNTERSIGN_INVITATION_LINK: invitationLink });
  // Below this repository, so that its packages are found.
  folder = mkdtempSync(path.join(root, "test/.clients-"));
  mkdirSync(path.join(folder, "data"));
  copyFileSync(path.join(data, "root.json"), path.join(folder, "data/root.json"));
  for (const { name, text } of examples) writeFileSync(path.join(folder, name), text);
});
afterAll(async () => {
  await service.stop();
  rmSync(data, { recursive: true });
  rmSync(folder, { recursive: true });
});

/** Runs a compiled example; `answer` is typed in when it asks. */
async function run(name: string, answer?: () => Promise<string>): Promise<string> {
  const child = spawn(process.execPath, [name], { cwd: folder });
  let out = "";
  let err = "";
  let asked = false;
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  child.stdout.on("data", (chunk: Buffer) => {
    out += chunk.toString();
    if (asked || !answer || !out.includes("Code: ")) return;
    asked = true;
    void answer().then((text) => child.stdin.end(`${text}\n`));
  });
  const [code] = (await once(child, "close")) as [number | null];
  expect({ name, code, err }).toEqual({ name, code: 0, err: "" });
  return out;
}

test("all of them type-check", () => {
  expect(examples.map(({ name }) => name)).toEqual([
    "connect.mts",
    "sign.mts",
    "transfer.mts",
    "login.mts",
    "passkey.mts",
    "join.mts",
  ]);
  const options = ["--ignoreConfig", "--module", "nodenext", "--target", "es2022", "--strict", "--types", "node"];
  const compiler = path.join(root, "node_modules/typescript/bin/tsc");
  const names = examples.map(({ name }) => name);
  const compiled = spawnSync(process.execPath, [compiler, ...options, "--skipLibCheck", ...names], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(compiled.stdout + compiled.stderr).toBe("");
});

test("signing prints a signature of the new wallet's address", async () => {
  const [address, r, s, v] = (await run("sign.mjs")).trim().split(" ");
  const hash = keccak256(toBytes("Release order 1042"));
  const recovered = await recoverAddress({
    hash,
    signature: { r: `0x${present(r, "r")}`, s: `0x${present(s, "s")}`, yParity: Number(v) },
  });
  expect(recovered).toBe(address);
});

test("words come in and go out again", async () => {
  expect(await run("transfer.mjs")).toBe("true\n");
});

test("a user logs in by the code in the e-mail", async () => {
  const outbox = openOutbox(data);
  expect(await run("login.mjs", () => outbox.nextCode("carol@example.com"))).toMatch(/Carol\n$/);
});

test("who is invited joins by the link in the e-mail, with a passkey, and is a user then", async () => {
  const outbox = openOutbox(data);
  const { organizationId } = service.root;
  const environment = { COUNTERSIGN_DATA_DIR: data };
  const invite = ["invitations", "create", "--name", "Dana", "--email", "dana@example.com"];
  expect(await runProgram(invite, environment)).toMatchObject({ code: 0, err: "" });
  const { text } = await outbox.next("dana@example.com");
  const [, carried = ""] = /https:\/\/app\.example\.com\/join#([\w-]+)/.exec(text) ?? [];
  // What a browser has and Node has not: a page at the origin of the example, with an authenticator of another make.
  const browser = `
    import { WebAuthnEmulator } from "nid-webauthn-emulator";
    const emulator = new WebAuthnEmulator();
    const origin = "https://app.example.com";
    const credentials = {
      create: async (options) => emulator.create(origin, options),
      get: async (options) => emulator.get(origin, options),
    };
    Object.defineProperty(globalThis, "navigator", { value: { credentials }, configurable: true });
    globalThis.window = { PublicKeyCredential: {}, navigator };
    const { fetch } = globalThis;
    globalThis.fetch = (url, init) => fetch(url.replace("https://keys.example.com", ${JSON.stringify(service.baseUrl)}), init);
    const { join } = await import("./join.mjs");
    const { baseUrl, stamper } = await import("./passkey.mjs");
    await join(${JSON.stringify(carried)}, "dana");
    const body = ${JSON.stringify(JSON.stringify({ organizationId }))};
    const { stampHeaderName, stampHeaderValue } = await stamper.stamp(body);
    const headers = { [stampHeaderName]: stampHeaderValue };
    const answer = await globalThis.fetch(baseUrl + "/public/v1/query/whoami", { method: "POST", headers, body });
    console.log((await answer.json()).username);`;
  writeFileSync(path.join(folder, "browser.mjs"), browser);
  expect(await run("browser.mjs")).toBe("Dana\n");
});

test("the signer key is printed as the page says, and is the one that clients are given", () => {
  const [, line = ""] = present(/```sh\n(npx countersign signer-key)\n```/.exec(page), "match");
  const args = line.split(" ").slice(2);
  const { stdout } = spawnSync(process.execPath, [...program, ...args, "--base-url", service.baseUrl], {
    encoding: "utf8",
  });
  expect(stdout).toMatch(/^04[\da-f]{128}\n$/);
});

test("the versions in the table are those that are installed", () => {
  const rows = [...page.matchAll(/^\| `(@turnkey\/[\w-]+)` +\| (\S+) +\|/gm)];
  expect(rows).toHaveLength(4);
  for (const [, name = "", version = ""] of rows) {
    const file = path.join(root, "node_modules", name, "package.json");
    expect({ name, version }).toEqual({
      name,
      version: (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version,
    });
  }
});
