// `@turnkey/ethers`: what it signs is recovered by viem.

import {
  encodeFunctionData,
  hashTypedData,
  parseAbi,
  parseTransaction,
  recoverAddress,
  recoverMessageAddress,
} from "viem";
import type { Hex } from "viem";
import { recoverTransactionAddress } from "viem";
import { assert } from "./outcome.js";
import type { Keys, Operations } from "./signing.js";
import { clientsOf } from "./stamped.js";
import { examples } from "./typed-data.js";

interface Signer {
  getAddress(): Promise<string>;
  connect(provider: object): Signer;
  signMessage(message: string | Uint8Array): Promise<Hex>;
  signTransaction(transaction: object): Promise<Hex>;
  signTypedData(domain: object, types: object, value: object): Promise<Hex>;
}

const to = "0x2Ad9eA1E677949a536A270CEC812D6e868C88108";
const data = encodeFunctionData({
  abi: parseAbi(["function transfer(address,uint256)"]),
  functionName: "transfer",
  args: [to, 5n],
});
const common = { to, data, value: 7n, nonce: 3, gasLimit: 60_000n, chainId: 1 };
const fees = { maxFeePerGas: 30_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };
const accessList = [{ address: to, storageKeys: [`0x${"33".repeat(32)}`] }];
const authorization = {
  address: to,
  chainId: 1n,
  nonce: 4n,
  signature: { r: `0x${"44".repeat(32)}`, s: `0x${"55".repeat(32)}`, yParity: 1 as const },
};

/** The types of transactions that ethers serializes without a provider. */
const transactions = {
  legacy: { type: 0, gasPrice: 30_000_000_000n },
  "EIP-2930": { type: 1, gasPrice: 30_000_000_000n, accessList },
  "EIP-1559": { type: 2, ...fees, accessList },
  "EIP-4844": { type: 3, ...fees, maxFeePerBlobGas: 9n, blobVersionedHashes: [`0x01${"66".repeat(31)}`] },
  "EIP-7702": { type: 4, ...fees, authorizationList: [authorization] },
};

/** @param name of the package, as it is installed */
export async function ethersOperations(name: string): Promise<Operations> {
  const { TurnkeySigner } = (await import(name)) as { TurnkeySigner: new (config: object) => Signer };
  const clients = await clientsOf(name);
  const signer = (keys: Keys, client: object = clients.http(keys), signWith: string = keys.ethereum) =>
    new TurnkeySigner({ client, organizationId: keys.organizationId, signWith });
  const same = (keys: Keys, address: string) => assert(address === keys.ethereum, `it is by ${address}`);
  return {
    getAddress: async (keys) => same(keys, await signer(keys).getAddress()),
    connect: async (keys) => same(keys, await signer(keys).connect({}).getAddress()),
    "signMessage, text": async (keys) => {
      const message = "Release order 1042";
      same(keys, await recoverMessageAddress({ message, signature: await signer(keys).signMessage(message) }));
    },
    "signMessage, bytes": async (keys) => {
      const raw = Uint8Array.of(0, 255, 10, 13);
      same(keys, await recoverMessageAddress({ message: { raw }, signature: await signer(keys).signMessage(raw) }));
    },
    "signMessage, by the server's client": async (keys) => {
      const signature = await signer(keys, clients.server(keys)).signMessage("server");
      same(keys, await recoverMessageAddress({ message: "server", signature }));
    },
    ...each("signTransaction", transactions, async (keys, fields) => {
      const signed = await signer(keys).signTransaction({ ...common, ...fields });
      same(keys, await recoverTransactionAddress({ serializedTransaction: signed as never }));
      assert(parseTransaction(signed).data === data, "it is another transaction");
    }),
    ...each("signTypedData", examples, async (keys, { domain, types, primaryType, message }) => {
      const signature = await signer(keys).signTypedData(domain, types, message);
      const hash = hashTypedData({ domain, types, primaryType, message } as never);
      same(keys, await recoverAddress({ hash, signature }));
    }),
  };
}

/** An operation for each example. */
export function each<Example>(
  operation: string,
  all: Readonly<Record<string, Example>>,
  work: (keys: Keys, example: Example) => Promise<void>,
): Operations {
  return Object.fromEntries(
    Object.entries(all).map(([name, example]) => [`${operation}, ${name}`, (keys) => work(keys, example)]),
  );
}
