// `countersign ethereum-rpc`, driven by viem and ethers without changes: what one signs, the other recovers.

import { apiKeyStamper, connect, listActivities } from "@countersign/api";
import { JsonRpcProvider, Transaction, verifyMessage, verifyTypedData } from "ethers";
import { writeFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import {
  createWalletClient,
  http,
  keccak256,
  parseEther,
  parseTransaction,
  recoverAddress,
  recoverMessageAddress,
  recoverTransactionAddress,
  recoverTypedDataAddress,
  serializeTransaction,
} from "viem";
import type { Hex } from "viem";
import { mainnet } from "viem/chains";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { serveEthereum } from "../../../service/src/cli/signers/ethereum-server.js";
import type { EthereumServer, EthereumServerOptions } from "../../../service/src/cli/signers/ethereum-server.js";
import { UpstreamNode } from "../../../service/src/cli/signers/upstream-node.js";
import { company, rule } from "../policy/company.js";
import type { Person } from "../support/people.js";
import { newWallet, submit } from "../support/requests.js";
import { firstOf, present } from "../support/results.js";
import { openWorld } from "../support/world.js";
import type { World } from "../support/world.js";
import { countersign } from "./running.js";
import { startNode, type ToyNode } from "./toy-node.js";

const shop = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const cafe = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";
const stranger = "0x90F79bf6EB2c4f870365E785982E1f101E93b906";
const token = "a-token-of-the-tests-that-nobody-guesses";

let world: World;
let root: Person;
let user: Person;
let human: Person;
let address: Hex;
let endpoint: EthereumServer;
let node: ToyNode;
let sending: EthereumServer;
const logged: string[] = [];

const served = (options: Partial<EthereumServerOptions> = {}) =>
  serveEthereum({
    connection: connect({ baseUrl: world.service.baseUrl, stamper: apiKeyStamper(user.key) }),
    organizationId: user.organizationId,
    chainId: 1n,
    accounts: undefined,
    upstream: undefined,
    waitMs: 0,
    door: { token },
    port: 0,
    log: (line) => logged.push(line),
    ...options,
  });

beforeAll(async () => {
  world = await openWorld();
  const { root: owner, staff } = await company(world.service, "Deployer", "Human");
  [root, user, human] = [owner, firstOf(staff), present(staff[1])];
  address = (await newWallet(root, "Deploying")) as Hex;
  const is = ({ userId }: Person) => `approvers.any(user, user.id == '${userId}')`;
  const signs = "activity.resource == 'PRIVATE_KEY'";
  await rule(root, "ALLOW", `${signs} && eth.tx.to == '${shop}'`, is(user));
  await rule(root, "ALLOW", `${signs} && eth.tx.to == '${cafe}'`, `${is(user)} && ${is(human)}`);
  await rule(root, "ALLOW", "eth.eip_712.primary_type == 'Order'", is(user));
  await rule(root, "ALLOW", "payload.kind == 'MESSAGE'", is(user));
  node = await startNode();
  [endpoint, sending] = await Promise.all([served(), served({ upstream: new UpstreamNode(node.url) })]);
});
afterAll(async () => {
  await Promise.all([endpoint.close(), sending.close(), node.close()]);
  await world.close();
});

const rpc = async (method: string, params: readonly unknown[] = [], { url } = endpoint): Promise<Answer> => {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const response = await fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  return (await response.json()) as Answer;
};
interface Answer {
  readonly result?: unknown;
  readonly error?: {
    readonly code: number;
    readonly message: string;
    readonly data?: Readonly<Record<string, string>>;
  };
}

const viem = ({ url } = endpoint) => createWalletClient({ account: address, chain: mainnet, transport: http(url) });
const ethers = ({ url } = endpoint) => new JsonRpcProvider(url);

const common = { to: shop, data: "0xa9059cbb", value: 7n, nonce: 3, gas: 60_000n } as const;
const fees = { maxFeePerGas: 30_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };
const accessList = [{ address: cafe, storageKeys: [`0x${"33".repeat(32)}`] }] as const;
const authorization = {
  address: cafe,
  chainId: 1,
  nonce: 4,
  r: `0x${"44".repeat(32)}`,
  s: `0x${"55".repeat(32)}`,
} as const;
const hashes = [`0x01${"66".repeat(31)}`] as const;

describe("viem", () => {
  test.each([
    ["legacy", { type: "legacy", gasPrice: 30_000_000_000n }],
    ["EIP-2930", { type: "eip2930", gasPrice: 30_000_000_000n, accessList }],
    ["EIP-1559", { type: "eip1559", ...fees, accessList }],
    ["EIP-4844", { type: "eip4844", ...fees, maxFeePerBlobGas: 9n, blobVersionedHashes: hashes }],
    ["EIP-7702", { type: "eip7702", ...fees, authorizationList: [{ ...authorization, yParity: 1 }] }],
  ])("signs a transaction of %s, which ethers reads", async (_, fields) => {
    const signed = Transaction.from(await viem().signTransaction({ ...common, ...fields } as never));
    expect(signed.from).toBe(address);
    expect(signed.unsignedSerialized).toBe(serializeTransaction({ ...common, ...fields, chainId: 1 } as never));
  });

  test("signs messages and typed data, which ethers verifies", async () => {
    const message = "Release order 1042";
    expect(verifyMessage(message, await viem().signMessage({ message }))).toBe(address);
    const raw = Uint8Array.of(0, 255, 10, 13);
    expect(verifyMessage(raw, await viem().signMessage({ message: { raw } }))).toBe(address);
    const { domain, types, value } = order;
    const signature = await viem().signTypedData({ domain, types, primaryType: "Order", message: value });
    expect(verifyTypedData(domain, { Order: [...types.Order] }, value, signature)).toBe(address);
  });

  test("sends what the node fills in: nonce, gas and fees", async () => {
    node.sent.length = 0;
    const [first, second] = await Promise.all([
      viem(sending).sendTransaction({ to: shop, value: parseEther("0.1") }),
      viem(sending).sendTransaction({ to: shop, value: parseEther("0.2") }),
    ]);
    expect([first, second].sort()).toEqual(node.sent.map((raw) => keccak256(raw)).sort());
    const transactions = node.sent.map((raw) => parseTransaction(raw));
    expect(transactions).toMatchObject([
      { chainId: 1, type: "eip1559", nonce: 0, gas: 21_000n, maxPriorityFeePerGas: 2n, maxFeePerGas: 202n },
      { nonce: 1 },
    ]);
    expect(await recoverTransactionAddress({ serializedTransaction: firstOf(node.sent) as never })).toBe(address);
  });
});

const order = {
  domain: { name: "Shop", chainId: 1 },
  types: { Order: [{ name: "amount", type: "uint256" }] },
  value: { amount: 12_345_678_901_234_567_891n },
} as const;

describe("ethers", () => {
  test.each([
    ["legacy", { type: 0, gasPrice: 30_000_000_000n }],
    ["EIP-2930", { type: 1, gasPrice: 30_000_000_000n, accessList: [...accessList] }],
    ["EIP-1559", { type: 2, ...fees, accessList: [...accessList] }],
  ])("signs a transaction of %s, which viem reads", async (_, fields) => {
    const signer = await ethers().getSigner(address);
    const { gas: gasLimit, ...others } = common;
    const signed = await signer.signTransaction({ ...others, ...fields, gasLimit, chainId: 1 } as never);
    expect(await recoverTransactionAddress({ serializedTransaction: signed as never })).toBe(address);
    expect(parseTransaction(signed as Hex)).toMatchObject({ ...common, to: shop.toLowerCase(), chainId: 1 });
  });

  test("signs messages and typed data, which viem verifies", async () => {
    const signer = await ethers().getSigner(address);
    const message = "Release order 1042";
    expect(await recoverMessageAddress({ message, signature: (await signer.signMessage(message)) as Hex })).toBe(
      address,
    );
    const { domain, types, value } = order;
    const signature = (await signer.signTypedData(domain, { Order: [...types.Order] }, value)) as Hex;
    const typed = { domain, types, primaryType: "Order", message: value, signature } as const;
    expect(await recoverTypedDataAddress(typed)).toBe(address);
  });

  test("sends a transaction, and the chain's state comes from the node", async () => {
    node.sent.length = 0;
    const provider = ethers(sending);
    const { hash } = await (await provider.getSigner(address)).sendTransaction({ to: shop, value: 5n });
    expect(hash).toBe(keccak256(firstOf(node.sent)));
    expect(await provider.getBalance(address)).toBe(1_000n);
    provider.destroy();
  });
});

describe("policies decide", () => {
  const asked = (to: string, value = "0x1") => [
    { from: address, to, value, gas: "0x5208", nonce: "0x0", gasPrice: "0x1" },
  ];

  test("what they deny is refused as a wallet's user would refuse it", async () => {
    const { error } = await rpc("eth_signTransaction", asked(stranger));
    expect(error).toMatchObject({ code: 4001, message: expect.stringContaining("policy") });
  });

  test("what others have to approve names the activity and where they decide; asked again, it is signed", async () => {
    const { error } = await rpc("eth_signTransaction", asked(cafe));
    expect(error).toMatchObject({ code: -32002, data: { status: "ACTIVITY_STATUS_CONSENSUS_NEEDED" } });
    const { id, fingerprint, url } = present(error?.data) as Readonly<Record<string, string>>;
    expect(url).toBe(`${world.service.baseUrl}/console/#/activities/${id}`);
    expect(error?.message).toContain(`countersign activities approve ${fingerprint}`);
    expect((await rpc("eth_signTransaction", asked(cafe, "0x9"))).error?.code).toBe(-32002);
    expect((await rpc("eth_signTransaction", asked(cafe))).error?.data?.["id"]).toBe(id);
    await submit(human, "ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint: present(fingerprint) });
    const { result } = await rpc("eth_signTransaction", asked(cafe));
    expect(Transaction.from(String(result))).toMatchObject({ from: address, to: cafe });
    expect((await rpc("eth_signTransaction", asked(cafe))).error?.data?.["id"]).not.toBe(id);
  });

  test("a vote against it ends it", async () => {
    const { error } = await rpc("eth_signTransaction", asked(cafe, "0x2"));
    await submit(human, "ACTIVITY_TYPE_REJECT_ACTIVITY", { fingerprint: present(error?.data?.["fingerprint"]) });
    const again = await rpc("eth_signTransaction", asked(cafe, "0x2"));
    expect(again.error).toMatchObject({ code: 4001, message: expect.stringContaining("rejected by a vote") });
  });

  test("an endpoint that waits answers once it is approved", async () => {
    const waiting = await served({ waitMs: 60_000 });
    const answer = rpc("eth_signTransaction", asked(cafe, "0x3"), waiting);
    const fingerprint = await vi.waitFor(waitingFor("0x3"), { timeout: 10_000, interval: 20 });
    await submit(human, "ACTIVITY_TYPE_APPROVE_ACTIVITY", { fingerprint });
    expect(Transaction.from(String((await answer).result)).value).toBe(3n);
    await waiting.close();
  });

  /** The fingerprint of the activity that asks to send so much. */
  const waitingFor = (value: Hex) => async (): Promise<string> => {
    const connection = connect({ baseUrl: world.service.baseUrl, stamper: apiKeyStamper(human.key) });
    const filterByStatus = ["ACTIVITY_STATUS_CONSENSUS_NEEDED"] as const;
    const { activities } = await listActivities(connection, { organizationId: human.organizationId, filterByStatus });
    const found = activities.find(({ intent }) => {
      const { signTransactionIntentV2: asked } = "signTransactionIntentV2" in intent ? intent : {};
      return asked && Transaction.from(`0x${asked.unsignedTransaction}`).value === BigInt(value);
    });
    return present(found).fingerprint;
  };
});

describe("an endpoint", () => {
  test("offers the accounts of the service, and only those that it was told to", async () => {
    expect((await rpc("eth_accounts")).result).toEqual([address]);
    expect((await rpc("eth_requestAccounts")).result).toEqual([address]);
    const other = await served({ accounts: new Set([stranger]) });
    expect((await rpc("eth_accounts", [], other)).result).toEqual([]);
    expect((await rpc("personal_sign", ["0x00", address], other)).error?.code).toBe(4100);
    await other.close();
  });

  test("tells its chain and itself", async () => {
    expect((await rpc("eth_chainId")).result).toBe("0x1");
    expect((await rpc("web3_clientVersion")).result).toMatch(/^countersign\/\d/);
    expect((await rpc("health_status")).result).toMatch(/^\d+\.\d+\.\d+/);
  });

  test("refuses what nobody can read, with any node behind it", async () => {
    for (const where of [endpoint, sending]) {
      for (const method of ["eth_sign", "eth_signTypedData_v3", "personal_unlockAccount", "wallet_addEthereumChain"]) {
        expect((await rpc(method, [address, `0x${"11".repeat(32)}`], where)).error?.code, method).toBe(4200);
      }
    }
    expect(node.asked.filter((method) => /sign|personal|wallet/.test(method))).toEqual([]);
    expect((await rpc("eth_sign")).error?.message).toContain("use personal_sign or eth_signTypedData_v4");
  });

  test("says what it lacks a node for", async () => {
    for (const method of ["eth_sendTransaction", "eth_getBalance"]) {
      const { error } = await rpc(method, [{ from: address }]);
      expect(error).toMatchObject({ code: 4200, message: expect.stringContaining("--upstream URL") });
    }
  });

  test.each([
    [{ from: "0x12" }, "expected the address"],
    [{ gas: undefined }, "gas is missing"],
    [{ gas: "21000" }, "gas must be a number in hex"],
    [{ chainId: "0x89" }, "chainId is 137; this endpoint signs for 1"],
    [{ type: "0x5" }, "type must be at most 0x4"],
    [
      { type: "0x2", maxFeePerGas: "0x1", maxPriorityFeePerGas: "0x1" },
      "a transaction of type eip1559 has no gasPrice",
    ],
    [{ blobs: ["0x00"] }, '"blobs" would not be signed'],
    [{ data: "0x01", input: "0x02" }, "input and data differ"],
    [{ to: "0x1234" }, "unsignedTransaction: to has 2 bytes"],
  ])("refuses a transaction with %j", async (fields, message) => {
    const right = { from: address, to: shop, gas: "0x5208", nonce: "0x0", gasPrice: "0x1" };
    const { error } = await rpc("eth_signTransaction", [{ ...right, ...fields }]);
    expect(error).toMatchObject({ code: -32602, message: expect.stringContaining(message) });
  });

  test("takes typed data as an object too, but no number of which digits may be lost", async () => {
    const types = { EIP712Domain: [{ name: "name", type: "string" }], ...order.types };
    const typed = { types, primaryType: "Order", domain: { name: "Shop" }, message: { amount: 5 } };
    const { result } = await rpc("eth_signTypedData_v4", [address, typed]);
    const { primaryType, domain, message } = typed;
    const recovered = verifyTypedData(domain, { Order: [...order.types.Order] }, message, String(result));
    expect([primaryType, recovered]).toEqual(["Order", address]);
    expect((await rpc("eth_signTypedData", [address, typed])).result).toBe(result);
    const lost = { ...typed, message: { amount: 2 ** 60 } };
    const { error } = await rpc("eth_signTypedData_v4", [address, lost]);
    expect(error).toMatchObject({ code: -32602, message: expect.stringContaining("amount is a number") });
  });

  test("keeps failures of its own from who asks, and logs them", async () => {
    const stamper = { stamp: () => Promise.reject(new Error("the file of the key is gone")) };
    const broken = await served({ connection: connect({ baseUrl: world.service.baseUrl, stamper }) });
    const { error } = await rpc("personal_sign", ["0x00", address], broken);
    expect(error).toMatchObject({ code: -32603, message: "internal error; see the endpoint's log" });
    expect(logged.join("\n")).toContain("the file of the key is gone");
    await broken.close();
  });

  test("answers batches in order, and bounds them", async () => {
    const call = (id: number, method: string) => ({ jsonrpc: "2.0", id, method });
    const post = async (body: unknown) => {
      const headers = { "Content-Type": "application/json" };
      return (await fetch(endpoint.url, { method: "POST", headers, body: JSON.stringify(body) })).json();
    };
    expect(await post([call(7, "eth_chainId"), { id: 8 }, call(9, "net_version")])).toMatchObject([
      { id: 7, result: "0x1" },
      { id: 8, error: { code: -32600 } },
      { id: 9, result: "1" },
    ]);
    for (const wrong of [[], Array.from({ length: 101 }, (_, id) => call(id, "eth_chainId"))]) {
      expect(await post(wrong)).toMatchObject({ id: null, error: { code: -32600 } });
    }
  });
});

test("a command that is used wrongly serves nothing, and says what would be right", async () => {
  const cwd = world.service.dataFolder;
  writeFileSync(path.join(cwd, "open.token"), `${token}\n`, { mode: 0o644 });
  writeFileSync(path.join(cwd, "short.token"), "short\n", { mode: 0o600 });
  for (const [args, message] of [
    [[], "name the chain to sign for with --chain-id, or a node of it with --upstream"],
    [["--chain-id", "0x1"], "--chain-id: 0x1 is not the id of a chain"],
    [["--chain-id", "137", "--upstream", node.url], "--upstream: its chain is 1, not 137"],
    [["--upstream", node.url, "--token-file", "open.token"], "other users of this computer can access it"],
    [["--upstream", "ws://127.0.0.1"], "--upstream: expected a URL, http or https"],
    [["--chain-id", "1", "--account", "0x12"], "--account: 0x12 is not an address of Ethereum"],
    [["--chain-id", "1", "--token-file", "open.token"], "other users of this computer can access it"],
    [["--chain-id", "1", "--token-file", "short.token"], "expected a token of 32 to 128 letters"],
  ] as const) {
    const ended = await countersign(["ethereum-rpc", "--port", "0", ...args], { cwd });
    expect(ended, message).toMatchObject({ code: 2, out: "", err: expect.stringContaining(message) });
  }
});

describe("web3signer's paths", () => {
  const sign = (identifier: string, data: string) =>
    fetch(`${endpoint.url}/api/v1/eth1/sign/${identifier}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ data }),
    });

  test("sign the Keccak-256 of data that policies allow, by a key that is listed", async () => {
    expect(await (await fetch(`${endpoint.url}/upcheck`)).text()).toBe("OK");
    const keys = (await (await fetch(`${endpoint.url}/api/v1/eth1/publicKeys`)).json()) as string[];
    expect(keys).toEqual([expect.stringMatching(/^0x[0-9a-f]{128}$/)]);
    const data = serializeTransaction({ ...common, ...fees, type: "eip1559", chainId: 1 });
    for (const identifier of [firstOf(keys), address]) {
      const signature = (await (await sign(identifier, data)).text()) as Hex;
      expect(await recoverAddress({ hash: keccak256(data), signature })).toBe(address);
    }
  });

  test("refuse what policies deny, keys that are not there, and what is no data", async () => {
    expect((await sign(address, "0x1234")).status).toBe(403);
    expect((await sign(`0x${"12".repeat(64)}`, "0x1234")).status).toBe(404);
    expect((await sign(address, "1234")).status).toBe(400);
  });
});

describe("the door", () => {
  interface Knock {
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  }
  const knock = ({ path = `/${token}`, headers = {}, body = "{}" }: Knock): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const { port } = new URL(endpoint.url);
      const all = { "Content-Type": "application/json", ...headers };
      const sent = request({ host: "127.0.0.1", port, path, method: "POST", headers: all }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on("error", reject);
      sent.end(body);
    });

  test("opens to the token, in the path or as a bearer's", async () => {
    expect(await knock({})).toBe(200);
    expect(await knock({ path: "/", headers: { Authorization: `Bearer ${token}` } })).toBe(200);
    expect(await knock({ path: "/" })).toBe(401);
    expect(await knock({ path: `/${token}x` })).toBe(401);
    expect(await knock({ path: "/upcheck" })).toBe(401);
    expect(await knock({ path: "/", headers: { Authorization: "Bearer wrong" } })).toBe(401);
  });

  test("stays closed to web pages that know the token: by origin, by rebound names, by simple requests", async () => {
    const { port } = new URL(endpoint.url);
    expect(await knock({ headers: { Origin: `http://127.0.0.1:${port}` } })).toBe(403);
    expect(await knock({ headers: { Origin: "null" } })).toBe(403);
    expect(await knock({ headers: { Host: `rebound.example:${port}` } })).toBe(403);
    expect(await knock({ headers: { Host: `localhost:${port}` } })).toBe(200);
    expect(await knock({ headers: { "Content-Type": "text/plain" } })).toBe(415);
  });

  test("takes no more than a mebibyte", async () => {
    expect(await knock({ body: " ".repeat(1024 * 1024 + 1) })).toBe(413);
  });
});
