// Runs the code of docs/signers.md: tools of Ethereum, each unmodified and at the version that the page names, against
// `countersign ethereum-rpc` before a node of Foundry's. viem recovers who signed.

import { execFile, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import {
  createTestClient,
  http,
  isAddressEqual,
  parseEther,
  parseTransaction,
  publicActions,
  recoverMessageAddress,
  recoverTransactionAddress,
  recoverTypedDataAddress,
} from "viem";
import type { Address, Hex, TransactionSerialized } from "viem";
import { mainnet } from "viem/chains";
import { afterAll, beforeAll, expect, test } from "vitest";
import { present } from "../service/support/results.js";
import { startService } from "../service/support/service.js";
import type { RunningService } from "../service/support/service.js";
import { openEndpoint } from "./endpoint.js";
import type { Endpoint } from "./endpoint.js";
import { printed } from "./programs.js";
import { sectionsOf } from "./sections.js";
import { createKeys } from "./signing.js";
import type { Keys } from "./signing.js";

const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

/** What each tool signs, in order. */
const signed: Readonly<Record<string, readonly string[]>> = {
  viem: ["a payment that the node took", "a message"],
  ethers: ["a payment that the node took", "a message"],
  cast: ["a payment that the node took", "a payment", "a message"],
  "web3.py": ["a payment that the node took", "an order"],
  Hardhat: ["a payment that the node took", "a message", "an order"],
};

let service: RunningService;
let keys: Keys;
let node: ChildProcess;
let endpoint: Endpoint;
let chain: ReturnType<typeof clientOf>;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "countersign-signers-"));
  service = await startService();
  keys = await createKeys(service);
  const anvil = path.join(import.meta.dirname, "node_modules/.bin/anvil");
  node = spawn(anvil, ["--port", "0", "--chain-id", "1"], { stdio: ["ignore", "pipe", "inherit"] });
  const nodeUrl = await listening(node);
  chain = clientOf(nodeUrl);
  await chain.setBalance({ address: keys.ethereum, value: parseEther("1") });
  endpoint = await openEndpoint(service, folder, ["--upstream", nodeUrl]);
});
afterAll(async () => {
  endpoint.close();
  node.kill();
  await service.close();
  rmSync(folder, { recursive: true });
});

const clientOf = (url: string) =>
  createTestClient({ mode: "anvil", chain: mainnet, transport: http(url) }).extend(publicActions);

async function listening({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface(present(stdout, "stdout"))) {
    const [, address] = /^Listening on (\S+)$/.exec(line) ?? [];
    if (address !== undefined) {
      stdout?.resume();
      return `http://${address}`;
    }
  }
  throw new Error("anvil ended before it listened");
}

/** What a line has a signature of, by the one account that there is; what else it may be. */
async function whatIsSigned(line: string): Promise<string> {
  const hex = line.replaceAll('"', "") as Hex;
  if (hex.length === 66) {
    const raw = await chain.request<{ ReturnType: Hex }>({ method: "eth_getRawTransactionByHash", params: [hex] });
    return `${await whatIsSigned(raw)} that the node took`;
  }
  if (hex.length > 132) {
    const { to = null, value } = parseTransaction(hex);
    const isRight = to !== null && isAddressEqual(to, receiver) && value === 1000n;
    const signer = await recoverTransactionAddress({ serializedTransaction: hex as TransactionSerialized });
    return own(signer, isRight ? "a payment" : `a payment of ${value} to ${to}`);
  }
  const message = await recoverMessageAddress({ message: "Release order 1042", signature: hex });
  if (isAddressEqual(message, keys.ethereum)) return "a message";
  const order = await recoverTypedDataAddress({
    domain: { name: "Shop" },
    types: { Order: [{ name: "id", type: "uint256" }] },
    primaryType: "Order",
    message: { id: 1042n },
    signature: hex,
  });
  return own(order, "an order");
}

const own = (signer: Address, what: string) => (isAddressEqual(signer, keys.ethereum) ? what : `${what} by ${signer}`);

/** Where a Node.js is that Hardhat wants: this one, or one beside it. */
async function newerNode(): Promise<string> {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 13)) return path.dirname(process.execPath);
  const name = `node-${process.platform}-${process.arch}`;
  const install = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder, `${name}@22.23.3`];
  await promisify(execFile)("npm", install);
  return path.join(folder, "node_modules", name, "bin");
}

test.for(sectionsOf("signers.md").map((section) => [section.client, section] as const))(
  "use it with %s",
  async ([client, section]) => {
    const out = await printed(section, folder, {
      ETH_RPC_URL: endpoint.url,
      ETHEREUM_ADDRESS: keys.ethereum,
      RECEIVER: receiver,
      ...(client === "Hardhat" && { PATH: `${await newerNode()}:${process.env["PATH"] ?? ""}` }),
    });
    const what: string[] = [];
    for (const line of out.split("\n")) what.push(await whatIsSigned(line));
    expect(what).toEqual(signed[client]);
  },
);
