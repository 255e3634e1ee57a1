// Runs the code of docs/use-with.md: published clients, each unmodified and at the version that the page names, against a service
// of their own. Other libraries check what they sign.

import { ed25519 } from "@noble/curves/ed25519.js";
import { base58 } from "@scure/base";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { keccak256, recoverAddress, recoverMessageAddress, stringToBytes, verifyTypedData } from "viem";
import type { Hex } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countersign } from "../service/cli/running.js";
import { present } from "../service/support/results.js";
import { startService } from "../service/support/service.js";
import type { RunningService } from "../service/support/service.js";
import { printed } from "./programs.js";
import { sectionsOf } from "./sections.js";
import type { Section } from "./sections.js";
import { createKeys } from "./signing.js";
import type { Keys } from "./signing.js";

const run = promisify(execFile);
const text = "Release order 1042";

let service: RunningService;
let keys: Keys;
let shop: Server;
let folder: string;
beforeAll(async () => {
  service = await startService();
  keys = await createKeys(service);
  folder = mkdtempSync(path.join(tmpdir(), "use-with-"));
  shop = createServer((request, response) => {
    void serve(request).then(([status, headers, body]) => {
      response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  shop.close();
  await service.close();
});

const usdc = "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913";
const seller = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const offerTo = (payTo: string) => ({
  scheme: "exact",
  network: "eip155:8453",
  asset: usdc,
  amount: "1000",
  maxTimeoutSeconds: 60,
  payTo,
  extra: { name: "USD Coin", version: "2" },
});

/** Sells a page for a payment by x402, which it checks by viem. The path may name another receiver. */
async function serve({ url, headers }: IncomingMessage): Promise<[number, Record<string, string>, string]> {
  const [, payTo = seller] = /^\/(0x\w+)/.exec(url ?? "") ?? [];
  const offer = offerTo(payTo);
  const payment = headers["payment-signature"];
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64");
  if (typeof payment !== "string") {
    const resource = { url: "http://shop.example/", description: "A page", mimeType: "text/plain" };
    const required = encoded({ x402Version: 2, error: "payment required", resource, accepts: [offer] });
    return [402, { "payment-required": required }, "pay first"];
  }
  const { payload } = JSON.parse(Buffer.from(payment, "base64").toString()) as {
    payload: { signature: Hex; authorization: Record<"from" | "to" | "nonce", Hex> & Record<string, string> };
  };
  const { from, to, nonce, value, validAfter, validBefore } = payload.authorization;
  const amounts = {
    value: BigInt(value ?? 0),
    validAfter: BigInt(validAfter ?? 0),
    validBefore: BigInt(validBefore ?? 0),
  };
  const isRight = await verifyTypedData({
    address: keys.ethereum,
    domain: { ...offer.extra, chainId: 8453, verifyingContract: usdc },
    primaryType: "TransferWithAuthorization",
    types: {
      TransferWithAuthorization: [
        ...["from", "to"].map((name) => ({ name, type: "address" })),
        ...["value", "validAfter", "validBefore"].map((name) => ({ name, type: "uint256" })),
        { name: "nonce", type: "bytes32" },
      ],
    },
    message: { from, to, nonce, ...amounts },
    signature: payload.signature,
  });
  return isRight && to === offer.payTo && value === offer.amount ? [200, {}, "paid"] : [402, {}, "wrong"];
}

interface As {
  readonly apiPublicKey: string;
  readonly apiPrivateKey: string;
  /** Of the payment that the shop asks for. */
  readonly receiver: string;
}

/** What the program of a section prints, for root or another user. */
function printedAs(section: Section, as: Partial<As> = {}): Promise<string> {
  const shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
  const { apiPublicKey, apiPrivateKey } = { ...service.root, ...as };
  return printed(section, folder, {
    BASE_URL: service.baseUrl,
    ORGANIZATION_ID: keys.organizationId,
    API_PUBLIC_KEY: apiPublicKey,
    API_PRIVATE_KEY: apiPrivateKey,
    ETHEREUM_ADDRESS: keys.ethereum,
    SOLANA_ADDRESS: keys.solana,
    SHOP_URL: `${shopUrl}${as.receiver ?? ""}`,
  });
}

/** Whose signature over the text a line is: by r, s and v, also in the JSON of an activity, as one of a message of Ethereum, or
 * of Ed25519. A shop that was paid has checked the signature itself. */
async function whoSigned(line: string): Promise<string | undefined> {
  if (line === "paid") return keys.ethereum;
  if (line.startsWith("{")) {
    const { activity } = JSON.parse(line) as { activity: { result: { signRawPayloadResult: Record<string, string> } } };
    const { r, s, v } = activity.result.signRawPayloadResult;
    return whoSigned(`${r} ${s} ${v}`);
  }
  if (/^0x[0-9a-f]{130}$/.test(line)) return recoverMessageAddress({ message: text, signature: line as Hex });
  const [r, s, v] = line.split(" ");
  if (v !== undefined) {
    const signature = { r: `0x${r}`, s: `0x${s}`, yParity: Number(v) } as const;
    return recoverAddress({ hash: keccak256(stringToBytes(text)), signature });
  }
  const isRight = ed25519.verify(Buffer.from(line, "hex"), new TextEncoder().encode(text), base58.decode(keys.solana));
  return isRight ? keys.solana : undefined;
}

/** The program that a section runs, and does not install. */
const programOf = ({ code }: Section) => /^(\w+) /m.exec(code.trim().split("\n").at(-1) ?? "")?.[1] ?? "";
const isInstalled = (program: string) =>
  run("sh", ["-c", `command -v ${program}`]).then(
    () => true,
    () => false,
  );

test.for(sectionsOf("use-with.md").map((section) => [section.client, section] as const))(
  "use it with %s",
  async ([, section], { skip }) => {
    const program = programOf(section);
    skip(section.install === "" && !(await isInstalled(program)), `${program} is not installed`);
    expect([keys.ethereum, keys.solana]).toContain(await whoSigned(await printedAs(section)));
  },
);

test("an agent pays by x402 within its budget, and only receivers of its book", async () => {
  const section = present(sectionsOf("use-with.md").find(({ client }) => client === "x402"));
  const keysFolder = path.join(folder, "keys");
  const command = async (...args: string[]) => {
    const env = { COUNTERSIGN_DATA_DIR: service.dataFolder, COUNTERSIGN_BASE_URL: service.baseUrl };
    expect(await countersign(["--keys-folder", keysFolder, ...args], { cwd: folder, env })).toMatchObject({ code: 0 });
  };
  await command("address-book", "add", "shops", "--chain", "eip155:8453", "--address", seller, "--label", "Shop");
  const token = ["--token", `eip155:8453/erc20:${usdc}=6`, "--wallet", keys.walletId];
  await command("agents", "create", "payer", "--budget", "0.0025 USDC/day", ...token, "--receivers", "book:shops");
  const half = (name: string) => readFileSync(path.join(keysFolder, `payer.${name}`), "utf8").trim();
  const as = { apiPublicKey: half("public"), apiPrivateKey: half("private").split(":")[0] ?? "" };

  await expect(printedAs(section, { ...as, receiver: "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC" })).rejects.toThrow(
    /denied/,
  );
  expect(await printedAs(section, as)).toBe("paid");
  expect(await printedAs(section, as)).toBe("paid");
  await expect(printedAs(section, as)).rejects.toThrow(/"agent-payer" has 500 of 2500/);
});
