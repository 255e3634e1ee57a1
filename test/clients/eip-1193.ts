// `@turnkey/eip-1193-provider`: what it answers by itself. Everything else it asks of a node of the chain.

import { createEIP1193Provider } from "@turnkey/eip-1193-provider";
import { Transaction, TypedDataEncoder, hashMessage, recoverAddress, verifyMessage } from "ethers";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { firstOf } from "../service/support/results.js";
import { assert } from "./outcome.js";
import type { Keys, Operations } from "./signing.js";
import { clientsOf } from "./stamped.js";
import { examples } from "./typed-data.js";

const clients = await clientsOf("@turnkey/eip-1193-provider");

type Ask = (method: string, ...params: unknown[]) => Promise<unknown>;

/** What a node of the chain is asked, and answers. */
const onChain: Readonly<Record<string, unknown>> = {
  eth_chainId: "0x1",
  eth_sendRawTransaction: `0x${"77".repeat(32)}`,
};

/** A node that knows its chain and takes transactions. */
async function withProvider(keys: Keys, work: (ask: Ask, sent: readonly string[]) => Promise<void>): Promise<void> {
  const sent: string[] = [];
  const node = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { id, method, params } = JSON.parse(body) as { id: number; method: string; params: string[] };
      if (method === "eth_sendRawTransaction") sent.push(firstOf(params));
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ jsonrpc: "2.0", id, result: onChain[method] }));
    });
  });
  await new Promise<void>((resolve) => node.listen(0, "127.0.0.1", resolve));
  try {
    const chain = {
      chainId: "0x1",
      chainName: "Ethereum",
      rpcUrls: [`http://127.0.0.1:${(node.address() as AddressInfo).port}`],
      nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
      blockExplorerUrls: ["https://etherscan.io"],
    };
    const { walletId, organizationId } = keys;
    const turnkeyClient = clients.http(keys) as never;
    const provider = await createEIP1193Provider({ turnkeyClient, walletId, organizationId, chains: [chain] } as never);
    await work((method, ...params) => provider.request({ method, params } as never), sent);
  } finally {
    node.close();
    node.closeAllConnections();
  }
}

const operation =
  (work: (keys: Keys, ask: Ask, sent: readonly string[]) => Promise<void>) =>
  (keys: Keys): Promise<void> =>
    withProvider(keys, (ask, sent) => work(keys, ask, sent));

const same = (keys: Keys, address: string | null) => assert(address === keys.ethereum, `it is by ${address}`);
const transactionBy = (keys: Keys) => ({
  from: keys.ethereum,
  to: "0x2ad9ea1e677949a536a270cec812d6e868c88108",
  value: "0x7",
  gas: "0x5208",
  nonce: "0x3",
  chainId: "0x1",
  type: "0x2",
  maxFeePerGas: "0x6fc23ac00",
  maxPriorityFeePerGas: "0x3b9aca00",
});

export const eip1193Operations: Operations = {
  web3_clientVersion: operation(async (_keys, ask) => {
    assert(typeof (await ask("web3_clientVersion")) === "string", "it is no text");
  }),
  eth_requestAccounts: operation(async (keys, ask) => {
    const accounts = (await ask("eth_requestAccounts")) as string[];
    assert(accounts.includes(keys.ethereum), `it has ${accounts.join()}`);
  }),
  eth_accounts: operation(async (keys, ask) => {
    await ask("eth_requestAccounts");
    assert(((await ask("eth_accounts")) as string[]).includes(keys.ethereum), "the account is not there");
  }),
  personal_sign: operation(async (keys, ask) => {
    // It signs what it is given: its callers hash the message.
    const signature = await ask("personal_sign", hashMessage("text"), keys.ethereum);
    same(keys, verifyMessage("text", signature as string));
  }),
  eth_sign: operation(async (keys, ask) => {
    const signature = await ask("eth_sign", keys.ethereum, hashMessage("text"));
    same(keys, verifyMessage("text", signature as string));
  }),
  eth_signTypedData_v4: operation(async (keys, ask) => {
    const { domain, types, message } = examples.permit;
    const text = { ...message, value: String(message.value), nonce: "0", deadline: String(message.deadline) };
    const signature = await ask("eth_signTypedData_v4", keys.ethereum, { ...examples.permit, message: text });
    same(keys, recoverAddress(TypedDataEncoder.hash(domain, types as never, message), signature as string));
  }),
  eth_signTransaction: operation(async (keys, ask) => {
    same(keys, Transaction.from((await ask("eth_signTransaction", transactionBy(keys))) as string).from);
  }),
  eth_sendTransaction: operation(async (keys, ask, sent) => {
    await ask("eth_sendTransaction", transactionBy(keys));
    same(keys, Transaction.from(firstOf(sent)).from);
  }),
  wallet_addEthereumChain: operation(async (_keys, ask) => {
    assert((await ask("eth_chainId")) === "0x1", "it is another chain");
  }),
};
