// What docs/signers.md tells people to type, done as it says: by the shipped command line, viem, OpenSSH and git.

import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { tmpdir } from "node:os";
import path from "node:path";
import { recoverMessageAddress, recoverTransactionAddress } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { program, spawnService } from "../support/process.js";
import type { ServiceProcess } from "../support/process.js";
import { firstOf, present } from "../support/results.js";
import { startNode, type ToyNode } from "./toy-node.js";

const root = path.join(import.meta.dirname, "../../..");
const page = readFileSync(path.join(root, "docs/signers.md"), "utf8");
const block = (language: string, part: string): string => {
  const blocks = [...page.matchAll(/```(\w+)\n([^]*?)```/g)].map(([, language, text = ""]) => ({ language, text }));
  return present(blocks.find((each) => each.language === language && each.text.includes(part))).text;
};
const isThere = (command: string) => spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;
const hasTools = ["ssh-add", "ssh-keygen", "git"].every(isThere);

let folder: string;
let service: ServiceProcess;
let node: ToyNode;
let environment: Record<string, string>;
let address: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "countersign-signers-"));
  [service, node] = await Promise.all([spawnService(path.join(folder, "data")), startNode()]);
  environment = {
    PATH: String(process.env["PATH"]),
    HOME: folder,
    COUNTERSIGN_CREDENTIALS: path.join(folder, "data/root.json"),
    COUNTERSIGN_BASE_URL: service.baseUrl,
  };
  const create = (...args: string[]) => countersign("wallets", "create", ...args);
  [, address = ""] = /^address +(\S+)$/m.exec(create("--name", "Deploying", "--chain", "ethereum")) ?? [];
  create("--name", "Laptop", "--account", "ed25519:m/44'/501'/0'/0':solana");
  create("--name", "Build", "--account", "p256:m/44'/0'/0'/0/0:compressed");
});
afterAll(async () => {
  for (const child of started) {
    child.kill();
    if (child.exitCode === null) await once(child, "exit");
  }
  await Promise.all([service.stop(), node.close()]);
  rmSync(folder, { recursive: true });
});

function countersign(...args: string[]): string {
  return run(process.execPath, [...program, ...args]);
}

/** Runs a command that has to succeed. */
function run(command: string, args: readonly string[], options: { cwd?: string; input?: string } = {}): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    env: environment,
    encoding: "utf8",
    cwd: folder,
    ...options,
  });
  expect({ command, args, status, stderr: status === 0 ? "" : stderr }).toMatchObject({ status: 0, stderr: "" });
  return stdout;
}

/** Starts a line of the page that goes on in the background, and gives what it prints first. */
async function start(line: string, ...more: string[]): Promise<string> {
  const [, args = ""] = /^npx countersign (.*?)( &)?$/.exec(line) ?? [];
  const command = [process.execPath, ...program, args, ...more].join(" ");
  const child = spawn("sh", ["-c", `exec ${command}`], {
    env: environment,
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(child);
  const [first] = (await once(createInterface(child.stdout), "line")) as [string];
  return first;
}

test("viem sends a transaction and signs a message by the endpoint, with the lines of the page", async () => {
  environment["NODE_URL"] = node.url;
  const url = await start(block("sh", "ethereum-rpc").trim(), "--port 0");
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{43}$/);
  const token = path.join(folder, "ethereum.token");
  expect([statSync(token).mode & 0o777, readFileSync(token, "utf8")]).toEqual([
    0o600,
    `${new URL(url).pathname.slice(1)}\n`,
  ]);
  Object.assign(environment, { ETH_RPC_URL: url, ETHEREUM_ADDRESS: address, RECEIVER: address });
  // Imports are looked up from here.
  const said = await new Promise<string>((resolve, reject) => {
    const child = spawn(process.execPath, ["--input-type=module"], { env: environment, cwd: root });
    let out = "";
    child.stdout.on("data", (part) => (out += part));
    child.stderr.on("data", (part) => reject(new Error(String(part))));
    child.on("close", () => resolve(out.trim()));
    child.stdin.end(block("js", "viem"));
  });
  const [, signature] = present(/^0x[0-9a-f]{64}\n(0x[0-9a-f]{130})$/.exec(said));
  expect(await recoverTransactionAddress({ serializedTransaction: firstOf(node.sent) as never })).toBe(address);
  const signed = { message: "Release order 1042", signature: signature as `0x${string}` };
  expect(await recoverMessageAddress(signed)).toBe(address);
});

test.skipIf(!hasTools)("git signs a commit by the agent, with the lines of the page, and verifies it", async () => {
  const [first = "", ...lines] = block("sh", "ssh-agent").trim().split("\n");
  expect(await start(first)).toBe(
    `SSH_AUTH_SOCK=${folder}/.config/countersign/ssh-agent/agent.sock; export SSH_AUTH_SOCK;`,
  );
  const repository = path.join(folder, "repository");
  mkdirSync(repository);
  const at = { cwd: repository };
  run("git", ["init", "-q"], at);
  run("git", ["config", "user.name", "Ada"], at);
  run("git", ["config", "user.email", "ada@example.com"], at);
  writeFileSync(path.join(repository, "file"), "text");
  run("git", ["add", "file"], at);
  run("bash", ["-e", "-c", lines.join("\n")], at);

  environment["SSH_AUTH_SOCK"] = path.join(folder, ".config/countersign/ssh-agent/agent.sock");
  const keys = run("ssh-add", ["-L"]).trim().split("\n");
  expect(keys.map((key) => key.split(" ")[0]).sort()).toEqual(["ecdsa-sha2-nistp256", "ssh-ed25519"]);
  writeFileSync(path.join(folder, "allowed"), keys.map((key) => `ada@example.com ${key}\n`).join(""));
  run("git", ["config", "gpg.ssh.allowedSignersFile", path.join(folder, "allowed")], at);
  run("git", ["verify-commit", "HEAD"], at);
  for (const key of keys) {
    run("git", ["-c", `user.signingKey=key::${key}`, "commit", "-q", "-S", "--allow-empty", "-m", "Again"], at);
    run("git", ["verify-commit", "HEAD"], at);
  }
  // It was started for git alone.
  const { status, stderr } = signFile(firstOf(keys));
  expect([status, stderr]).toEqual([255, expect.stringContaining("agent refused operation")]);
});

test.skipIf(!isThere("openssl"))(
  "tokens and certificate requests are signed by the lines of the page; OpenSSL verifies",
  () => {
    const keyOf = (wallet: string) => {
      const [, first = ""] = countersign("wallets", "accounts", "list", "--wallet", wallet).split("\n");
      return first.split(" ")[0] ?? "";
    };
    const [jws = "", csr = ""] = block("sh", "sign csr")
      .trim()
      .split("\n")
      .map((line) => line.replace(/^npx countersign/, [process.execPath, ...program].join(" ")));
    for (const [wallet, algorithm] of [
      ["Laptop", "ED25519"],
      ["Build", "ecdsa-with-SHA256"],
    ] as const) {
      environment["KEY"] = keyOf(wallet);
      const text = run("sh", ["-c", "openssl req -verify -noout -text 2>&1"], { input: run("sh", ["-c", csr]) });
      expect(text).toContain("signature verify OK");
      expect(text).toContain(`Signature Algorithm: ${algorithm}`);
      expect(text).toMatch(/Subject: CN ?= ?ci\.example\.com\n/);
      expect(text).toContain("DNS:ci.example.com");
    }
    expect(run("sh", ["-c", jws])).toMatch(/^eyJ[\w-]+\.eyJ[\w-]+\.[\w-]{86}\n$/);
  },
);

/** Signs a text as a file, by the agent. */
function signFile(key: string) {
  const publicKey = path.join(folder, "key.pub");
  writeFileSync(publicKey, `${key}\n`);
  const args = ["-Y", "sign", "-n", "file", "-f", publicKey];
  return spawnSync("ssh-keygen", args, { env: environment, input: "Release 1042", encoding: "utf8" });
}

test.skipIf(!hasTools)("OpenSSH signs files by keys on both curves, and verifies them", async () => {
  const socket = path.join(folder, "files/agent.sock");
  await start(`npx countersign ssh-agent --socket ${socket}`);
  environment["SSH_AUTH_SOCK"] = socket;
  const keys = run("ssh-add", ["-L"]).trim().split("\n");
  expect(keys.length).toBe(2);
  for (const key of keys) {
    const { stdout: signature } = signFile(key);
    writeFileSync(path.join(folder, "text.sig"), signature);
    writeFileSync(path.join(folder, "allowed"), `ada@example.com ${key}\n`);
    const verify = ["-Y", "verify", "-n", "file", "-f", "allowed", "-I", "ada@example.com", "-s", "text.sig"];
    expect(run("ssh-keygen", verify, { input: "Release 1042" })).toContain('Good "file" signature for ada@example.com');
  }
});
