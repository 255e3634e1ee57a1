// The node that answers what needs no key: the state of the chain, fees, and transactions to be sent.

import { RpcError, membersOf, rpcCodes } from "./json-rpc.js";

const timeoutMs = 60_000;
/** Logs of many blocks are the longest answers. */
const mostBytes = 32 * 1024 * 1024;

export class UpstreamNode {
  readonly #url: string;
  #calls = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** @throws RpcError as the node answers; with the code `disconnected` where it does not */
  async call(method: string, params: readonly unknown[]): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: "2.0", id: ++this.#calls, method, params });
    let answer: Partial<Record<string, unknown>>;
    try {
      const headers = { "Content-Type": "application/json" };
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(this.#url, { method: "POST", headers, body, signal, redirect: "error" });
      answer = membersOf(JSON.parse(await textOf(response)));
    } catch {
      // Errors of `fetch` may repeat the URL, which often holds a key.
      throw new RpcError(rpcCodes.disconnected, `${method}: the upstream node gave no answer of JSON-RPC`);
    }
    if (answer["error"] === undefined || answer["error"] === null) return answer["result"];
    const { code, message, data } = membersOf(answer["error"]);
    throw new RpcError(typeof code === "number" ? code : rpcCodes.internal, String(message), data);
  }
}

async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > mostBytes) throw new RangeError("too long");
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
