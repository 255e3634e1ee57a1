// JSON-RPC 2.0, with the errors that Ethereum's tools know (EIP-1474, EIP-1193).

/** Calls in one batch at most. */
const mostCalls = 100;

export const rpcCodes = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  /** EIP-1474: the resource, here a signature, is not available: approvals are missing. */
  unavailable: -32002,
  limitExceeded: -32005,
  /** EIP-1193, as those that follow. Denied by a policy or limit, or rejected by a vote. */
  rejected: 4001,
  unauthorized: 4100,
  unsupported: 4200,
  disconnected: 4900,
} as const;

/** An error that the caller gets. */
export class RpcError extends Error {
  override readonly name = "RpcError";
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** @throws RpcError; what else it throws is for `explain` */
export type RpcMethods = (method: string, params: readonly unknown[]) => Promise<unknown>;

/**
 * Answers a call or a batch of calls, one after the other.
 *
 * @param explain what another error is to the caller
 * @returns JSON
 */
export async function answerRpc(
  text: string,
  methods: RpcMethods,
  explain: (error: unknown) => RpcError,
): Promise<string> {
  const one = async (call: unknown): Promise<object> => {
    const { jsonrpc, id, method, params = [] } = membersOf(call);
    const isId = typeof id === "string" || typeof id === "number";
    const answer = { jsonrpc: "2.0", id: isId ? id : null };
    try {
      if (jsonrpc !== "2.0" || !isId || typeof method !== "string") {
        const message = 'expected an object with jsonrpc "2.0", an id (a string or number), a method and its params';
        throw new RpcError(rpcCodes.invalidRequest, message);
      }
      if (!Array.isArray(params)) throw new RpcError(rpcCodes.invalidParams, "params must be an array");
      return { ...answer, result: (await methods(method, params)) ?? null };
    } catch (error) {
      const { code, message, data } = error instanceof RpcError ? error : explain(error);
      return { ...answer, error: { code, message, ...(data !== undefined && { data }) } };
    }
  };
  const failed = (code: number, message: string) =>
    JSON.stringify({ jsonrpc: "2.0", id: null, error: { code, message } });

  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return failed(rpcCodes.parse, "the body is not JSON");
  }
  if (!Array.isArray(read)) return JSON.stringify(await one(read));
  if (read.length === 0 || read.length > mostCalls) {
    return failed(rpcCodes.invalidRequest, `a batch has 1 to ${mostCalls} calls, not ${read.length}`);
  }
  const answers: object[] = [];
  for (const call of read as unknown[]) answers.push(await one(call));
  return JSON.stringify(answers);
}

/** The members of an object; none of what is none. */
export function membersOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
