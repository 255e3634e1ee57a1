// A node of a chain of its own that knows as much as it takes to send a transaction.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { keccak256 } from "viem";
import type { Hex } from "viem";

export interface ToyNode {
  readonly url: string;
  /** Methods that were called. */
  readonly asked: string[];
  /** Raw transactions. */
  readonly sent: Hex[];
  close(): Promise<void>;
}

export async function startNode(): Promise<ToyNode> {
  const asked: string[] = [];
  const sent: Hex[] = [];
  const resultOf = (method: string, params: readonly unknown[]): unknown => {
    asked.push(method);
    switch (method) {
      case "eth_chainId":
        return "0x1";
      case "eth_blockNumber":
        return "0x10";
      case "eth_getBalance":
        return "0x3e8";
      case "eth_estimateGas":
        return "0x5208";
      case "eth_gasPrice":
        return "0x66";
      case "eth_maxPriorityFeePerGas":
        return "0x2";
      case "eth_getTransactionCount":
        return `0x${sent.length.toString(16)}`;
      case "eth_getBlockByNumber":
        return { number: "0x10", baseFeePerGas: "0x64" };
      case "eth_sendRawTransaction":
        sent.push(params[0] as Hex);
        return keccak256(params[0] as Hex);
      case "eth_getTransactionByHash":
        return transactionOf(params[0] as Hex);
      default:
        throw new Error(`the toy node has no ${method}`);
    }
  };
  const transactionOf = (hash: Hex) => {
    const raw = sent.find((each) => keccak256(each) === hash);
    return raw === undefined ? null : { ...pending, hash };
  };
  const server = createServer((request, response) => {
    void (async () => {
      let text = "";
      for await (const part of request) text += String(part);
      const { id, method, params } = JSON.parse(text) as { id: number; method: string; params: unknown[] };
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ jsonrpc: "2.0", id, result: resultOf(method, params) }));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, sent, close };
}

/** As `eth_getTransactionByHash` shows a transaction that no block has yet. */
const pending = {
  blockNumber: null,
  blockHash: null,
  transactionIndex: null,
  from: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
  to: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
  gas: "0x5208",
  gasPrice: "0xca",
  maxFeePerGas: "0xca",
  maxPriorityFeePerGas: "0x2",
  input: "0x",
  nonce: "0x0",
  value: "0x5",
  chainId: "0x1",
  type: "0x2",
  accessList: [],
  r: `0x${"11".repeat(32)}`,
  s: `0x${"22".repeat(32)}`,
  v: "0x0",
};
