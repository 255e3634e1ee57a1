// `countersign agents`, against a running service: what an agent may do, and what it may not.

import { apiKeyStamper, createClient } from "@countersign/api";
import type { Client } from "@countersign/api";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseEther, serializeTransaction } from "viem";
import type { TransactionSerializableEIP1559 } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newUser } from "../support/people.js";
import { act, newWallet } from "../support/requests.js";
import { present } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { countersign } from "./running.js";

let world: World;
let wallets: Record<"shopping" | "savings", string>;
beforeAll(async () => {
  world = await openWorld();
  wallets = { shopping: await newWallet(world.root, "Shopping"), savings: await newWallet(world.root, "Savings") };
});
afterAll(() => world.close());

const shop = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const cafe = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";

const agents = (...args: string[]) => {
  const { dataFolder: cwd, baseUrl } = world.service;
  const env = { COUNTERSIGN_DATA_DIR: cwd, COUNTERSIGN_BASE_URL: baseUrl };
  return countersign(["--keys-folder", path.join(cwd, "keys"), "agents", ...args], { cwd, env });
};

/** As the program that has the agent's key. */
async function clientOf(name: string): Promise<Client> {
  const folder = path.join(world.service.dataFolder, "keys");
  const publicKey = (await readFile(path.join(folder, `${name}.public`), "utf8")).trim();
  const [privateKey = ""] = (await readFile(path.join(folder, `${name}.private`), "utf8")).trim().split(":");
  return createClient({ baseUrl: world.service.baseUrl, stamper: apiKeyStamper({ publicKey, privateKey }) });
}

let nonce = 0;
async function pay(
  client: Client,
  changes: Partial<TransactionSerializableEIP1559> = {},
  signWith = wallets.shopping,
): Promise<string> {
  const unsigned = serializeTransaction({
    chainId: 1,
    type: "eip1559",
    nonce: nonce++,
    to: shop,
    value: parseEther("0.1"),
    gas: 21_000n,
    maxFeePerGas: 0n,
    maxPriorityFeePerGas: 0n,
    ...changes,
  });
  const { organizationId } = world.root;
  const parameters = { signWith, type: "TRANSACTION_TYPE_ETHEREUM", unsignedTransaction: unsigned.slice(2) } as const;
  return client.signTransaction({ organizationId, parameters }).then(
    ({ activity }) => activity.status,
    (error: Error) => error.message,
  );
}

test("an agent spends its budget, from its wallet, to its receivers, on its chain, and nothing else", async () => {
  const args = ["--budget", "0.25 ETH/day", "--wallet", "Shopping", "--receivers", shop, "--expires", "7d"];
  const made = await agents("create", "shopper", ...args);
  expect(made).toMatchObject({ code: 0, err: "" });
  expect(made.out).toMatch(/serve it with +countersign --key-name shopper mcp/);
  const client = await clientOf("shopper");
  const denied = /denied/;
  expect(await pay(client)).toBe("ACTIVITY_STATUS_COMPLETED");
  expect(await pay(client, {}, wallets.savings)).toMatch(denied);
  expect(await pay(client, { to: cafe })).toMatch(denied);
  expect(await pay(client, { chainId: 8453 })).toMatch(denied);
  expect(await pay(client, { data: "0xa9059cbb" })).toMatch(denied);
  expect(await pay(client)).toBe("ACTIVITY_STATUS_COMPLETED");
  expect(await pay(client)).toMatch(/"agent-shopper" has 50000000000000000 of 250000000000000000/);
  const { organizationId } = world.root;
  await expect(client.listUsers({ organizationId })).resolves.toHaveProperty("users");
  const parameters = { signWith: wallets.shopping, payload: "hello" } as const;
  const payload = {
    ...parameters,
    encoding: "PAYLOAD_ENCODING_TEXT_UTF8",
    hashFunction: "HASH_FUNCTION_SHA256",
  } as const;
  await expect(client.signRawPayload({ organizationId, parameters: payload })).rejects.toThrow(denied);
  const limit = { ...(await client.listSpendingLimits({ organizationId })).spendingLimits[0] };
  const more = { spendingLimitId: present(limit.spendingLimitId), maximum: "1000000000000000000000" };
  await expect(client.updateSpendingLimit({ organizationId, parameters: more })).rejects.toThrow(denied);

  const [, left] = /shopper +\S+ +250000000000000000 +(\d+) +20\d\d-/.exec((await agents("list")).out) ?? [];
  expect(left).toBe("50000000000000000");
});

/** EIP-3009, as x402 pays by it. */
async function authorize(client: Client, changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { to = shop, value = "2000000", verifyingContract = usdc, primaryType = "TransferWithAuthorization" } = changes;
  const members = "address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce";
  const typed = (text: string) =>
    text
      .split(", ")
      .map((member) => member.split(" "))
      .map(([type, name]) => ({ name, type }));
  const times = { validAfter: "0", validBefore: "1999999999", nonce: `0x${String(nonce++).padStart(64, "0")}` };
  const payload = {
    types: { EIP712Domain: typed("uint256 chainId, address verifyingContract"), [String(primaryType)]: typed(members) },
    primaryType,
    domain: { chainId: 8453, verifyingContract },
    message: { from: wallets.shopping, to, value, ...times },
  };
  const { organizationId } = world.root;
  const how = { encoding: "PAYLOAD_ENCODING_EIP712", hashFunction: "HASH_FUNCTION_NO_OP" } as const;
  const parameters = { signWith: wallets.shopping, payload: JSON.stringify(payload), ...how };
  return client.signRawPayload({ organizationId, parameters }).then(
    ({ activity }) => activity.status,
    (error: Error) => error.message,
  );
}

const usdc = "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913";

test("an agent pays in a token by x402, within its budget, to the receivers of a book as it is then", async () => {
  const entry = (address: string) => ({ chain: "eip155:8453", address, label: "Shop" });
  const book = "shops";
  await act(world.root, "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES", { book, entries: [entry(shop)] });
  const token = `eip155:8453/erc20:${usdc}=6`;
  const args = ["--budget", "5 USDC/day", "--token", token, "--wallet", "Shopping", "--receivers", "book:shops"];
  expect(await agents("create", "payer", ...args)).toMatchObject({ code: 0, err: "" });
  const client = await clientOf("payer");
  expect(await authorize(client)).toBe("ACTIVITY_STATUS_COMPLETED");
  const denied = /denied/;
  expect(await authorize(client, { to: cafe })).toMatch(denied);
  expect(await authorize(client, { verifyingContract: cafe })).toMatch(denied);
  expect(await authorize(client, { primaryType: "Permit" })).toMatch(denied);
  expect(await pay(client)).toMatch(denied);
  await act(world.root, "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES", { book, entries: [entry(cafe)] });
  expect(await authorize(client, { to: cafe })).toBe("ACTIVITY_STATUS_COMPLETED");
  expect(await authorize(client, { to: cafe })).toMatch(/"agent-payer" has 1000000 of 5000000/);
});

test("nobody else has an agent approve what its budget does not count", async () => {
  expect(await agents("create", "buyer", "--budget", "1 ETH/ever", "--wallet", "Shopping")).toMatchObject({ code: 0 });
  const buyer = await clientOf("buyer");
  const other = await newUser(world.root, { userName: "Accomplice" });
  expect(await pay(other.generatedClient)).toMatch(/denied/);
  expect(await pay(buyer)).toBe("ACTIVITY_STATUS_COMPLETED");
});

test("an agent that was revoked signs nothing more, and leaves nothing behind", async () => {
  expect(await agents("create", "courier", "--budget", "1 ETH/ever", "--wallet", "Shopping")).toMatchObject({
    code: 0,
  });
  const client = await clientOf("courier");
  expect(await pay(client, { to: cafe })).toBe("ACTIVITY_STATUS_COMPLETED");
  expect(await agents("revoke", "courier")).toMatchObject({ code: 0, out: "revoked  courier\n" });
  expect(await pay(client, { to: cafe })).toMatch(/could not find public key/);
  expect((await agents("list")).out).not.toContain("courier");
  const { organizationId } = world.root;
  const { policies } = await world.root.generatedClient.listPolicies({ organizationId });
  const { spendingLimits } = await world.root.generatedClient.listSpendingLimits({ organizationId });
  expect([...policies.map(({ policyName }) => policyName), ...spendingLimits.map(({ name }) => name)]).not.toContain(
    "agent-courier",
  );
});

const token = ["--token", `eip155:8453/erc20:${usdc}=6`];
test.each([
  [["Shopper", "--budget", "1 ETH/day"], "Shopper is no name of an agent"],
  [
    ["one", "--budget", "1 BTC/day"],
    "--budget: 1 BTC/day is not a budget with at most 18 decimals such as '0.5 ETH/day'",
  ],
  [["one", "--budget", "0 ETH/day"], "--budget: 0 ETH/day is not a budget"],
  [["one", "--budget", "1 ETH/fortnight"], "--budget: 1 ETH/fortnight is not a budget"],
  [["one", "--budget", "1 ETH/day", "--expires", "soon"], "--expires: soon is not a time such as 12h or 7d"],
  [["one", "--budget", "1 ETH/day", "--chain-id", "mainnet"], "--chain-id: mainnet is not the id of a chain"],
  [["one", "--budget", "1 ETH/day", "--receivers", "bob.eth"], "--receivers: bob.eth is not an address of Ethereum"],
  [["one", "--budget", "1 ETH/day", "--receivers", "book:Shops"], "nor a book such as book:shops"],
  [
    ["one", "--budget", "1 ETH/day", ...token],
    "--budget: 1 ETH/day is not a budget with at most 6 decimals such as '5 USDC",
  ],
  [["one", "--budget", "1 USDC/day"], "--budget: 1 USDC/day is not a budget"],
  [["one", "--budget", "0.0000001 USDC/day", ...token], "--budget: 0.0000001 USDC/day is not a budget with at most 6"],
  [["one", "--budget", "1/day", "--token", usdc], `--token: ${usdc} is not a token with its decimals`],
  [["one", "--budget", "1/day", ...token, "--chain-id", "1"], "--chain-id: the token names its chain"],
])("says what is wrong with %j, and makes nothing", async (args, message) => {
  const { code, err } = await agents("create", ...args, "--wallet", "Shopping");
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});
