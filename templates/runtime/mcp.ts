// A server of the Model Context Protocol that offers tools (specification of 2025-11-25, JSON-RPC 2.0), over any transport.

import type { Connection } from "./client.js";
import { ApiError } from "./errors.js";
import type { JsonSchema, Tool } from "./tools.js";

/** Newest first. */
const protocolVersions = ["2025-11-25", "2025-06-18", "2024-11-05"] as const;

/** What a server offers, and by whose means it carries that out. */
export interface McpOptions {
  /** As programs show it. */
  readonly name: string;
  readonly version: string;
  /** What a model is told of all tools together. */
  readonly instructions?: string | undefined;
  readonly tools: readonly Tool[];
  /** Calls are made with its stamper: a model may do what this may do. */
  readonly connection: Connection;
  /** Members of inputs that the model neither sees nor chooses, such as the account. `undefined` is left out. */
  readonly fixed?: Readonly<Record<string, unknown>> | undefined;
  /** How long a call may take, in milliseconds. What has not ended by then is answered with how far it is. Default: 60,000. */
  readonly timeoutMs?: number | undefined;
  /** Calls at a time; others are refused meanwhile. Default: 8. */
  readonly concurrency?: number | undefined;
  /** Says something about an answer, for the model to pass on: where a person has to decide, for instance. */
  readonly remark?: ((tool: string, answer: object) => string | undefined) | undefined;
  /** While a call lasts, its caller is told so after so many milliseconds, if it wants to know. Default: 3,000. */
  readonly progressMs?: number | undefined;
}

/** One client's server. */
export interface McpServer {
  /** Takes one message, a JSON text. It is answered once what it asks for is done. */
  receive(message: string): Promise<void>;
  /** Ends the calls that last. */
  close(): void;
}

type Id = string | number;
interface Message {
  readonly id?: Id | undefined;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Errors of JSON-RPC. */
const codes = { parse: -32_700, request: -32_600, method: -32_601, parameters: -32_602, internal: -32_603 } as const;

type RpcCode = (typeof codes)[keyof typeof codes];

class RpcError extends Error {
  readonly code: RpcCode;
  constructor(code: RpcCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** @param send takes answers and notifications, each a JSON text without line breaks */
export function createMcpServer(options: McpOptions, send: (message: string) => void): McpServer {
  const { fixed = {}, timeoutMs = 60_000, concurrency = 8, progressMs = 3_000 } = options;
  const tools = new Map(options.tools.map((tool) => [tool.name, offered(tool, fixed)]));
  const running = new Map<Id, AbortController>();

  async function callTool(id: Id, params: Message["params"]): Promise<object | undefined> {
    const { name, arguments: given = {} } = params;
    const tool = tools.get(String(name));
    if (!tool) throw new RpcError(codes.parameters, `there is no tool ${JSON.stringify(name)?.slice(0, 100)}`);
    if (!isRecord(given)) throw new RpcError(codes.parameters, "`arguments` must be an object");
    const misfit = misfitOf(tool.told.inputSchema, given);
    if (misfit !== undefined) return failed(misfit);
    if (running.size >= concurrency) return failed("too many calls at a time; call again once one of them is answered");
    const stop = new AbortController();
    running.set(id, stop);
    let state: string | undefined;
    const ending = reported(params["_meta"], progressMs, () => state, send);
    try {
      const { signal } = stop;
      const onPending = (told: string) => (state = told);
      const answer = await tool.run(options.connection, { ...given, ...tool.fixed }, { signal, timeoutMs, onPending });
      return signal.aborted ? undefined : answered(answer, options.remark?.(tool.told.name, answer));
    } catch (error) {
      if (stop.signal.aborted) return undefined;
      // What else is thrown may name what no model has to know.
      return failed(error instanceof ApiError ? `${error.message} (code ${error.code})` : "the tool has failed");
    } finally {
      ending();
      running.delete(id);
    }
  }

  async function answerOf({ id, method, params }: Message & { readonly id: Id }): Promise<object | undefined> {
    switch (method) {
      case "initialize":
        return {
          protocolVersion:
            protocolVersions.find((version) => version === params["protocolVersion"]) ?? protocolVersions[0],
          capabilities: { tools: {} },
          serverInfo: { name: options.name, version: options.version },
          ...(options.instructions !== undefined && { instructions: options.instructions }),
        };
      case "ping":
        return {};
      case "tools/list":
        return { tools: [...tools.values()].map(({ told }) => told) };
      case "tools/call":
        if (running.has(id)) throw new RpcError(codes.request, `the request ${id} is not answered yet`);
        return callTool(id, params);
      default:
        throw new RpcError(codes.method, `there is no method ${method.slice(0, 100)}`);
    }
  }

  return {
    async receive(text) {
      let id: Id | null = null;
      try {
        const message = readMessage(text);
        if (message === undefined) return;
        if (message.id === undefined) {
          if (message.method === "notifications/cancelled") running.get(message.params["requestId"] as Id)?.abort();
          return;
        }
        id = message.id;
        const result = await answerOf({ ...message, id });
        if (result) send(JSON.stringify({ jsonrpc: "2.0", id, result }));
      } catch (error) {
        const { code, message } =
          error instanceof RpcError ? error : new RpcError(codes.internal, "the server has failed");
        send(JSON.stringify({ jsonrpc: "2.0", id, error: { code, message } }));
      }
    },
    close() {
      for (const stop of running.values()) stop.abort();
    },
  };
}

/** @returns undefined for answers, as nothing is asked of clients */
function readMessage(text: string): Message | undefined {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    throw new RpcError(codes.parse, "the message is not JSON");
  }
  if (!isRecord(message) || message["jsonrpc"] !== "2.0")
    throw new RpcError(codes.request, "no message of JSON-RPC 2.0");
  const { id, method, params = {} } = message;
  if (method === undefined) return undefined;
  if (typeof method !== "string" || !isRecord(params)) throw new RpcError(codes.request, "no request of JSON-RPC 2.0");
  if (id !== undefined && typeof id !== "string" && !Number.isSafeInteger(id)) {
    throw new RpcError(codes.request, "an id is a string or an integer");
  }
  return { id: id as Id | undefined, method, params };
}

interface Offered extends Pick<Tool, "run"> {
  /** What a client is told of it. */
  readonly told: Omit<Tool, "run">;
  readonly fixed: object;
}

/** A tool without the members that are fixed. */
function offered({ run, ...tool }: Tool, fixed: Readonly<Record<string, unknown>>): Offered {
  const { properties, required, ...schema } = tool.inputSchema as JsonSchema & {
    readonly properties: JsonSchema;
    readonly required?: readonly string[];
  };
  const isLeft = (name: string) => !Object.hasOwn(fixed, name);
  const left = required?.filter(isLeft) ?? [];
  const given = Object.entries(fixed).filter(([name]) => Object.hasOwn(properties, name));
  const inputSchema = {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isLeft(name))),
    ...(left.length > 0 && { required: left }),
  };
  return { run, told: { ...tool, inputSchema }, fixed: Object.fromEntries(given) };
}

/** Members that are not in the schema would reach the server beside those that are: only what was offered may be given. */
function misfitOf({ properties, required = [] }: JsonSchema, given: object): string | undefined {
  const known = Object.keys(properties as object);
  const list = known.length > 0 ? `it takes ${known.join(", ")}` : "it takes none";
  const other = Object.keys(given).find((name) => !known.includes(name));
  if (other !== undefined) return `unknown argument ${JSON.stringify(other.slice(0, 100))}: ${list}`;
  const missing = (required as readonly string[]).find((name) => !Object.hasOwn(given, name));
  return missing === undefined ? undefined : `the argument ${JSON.stringify(missing)} is missing: ${list}`;
}

function answered(answer: object, remark: string | undefined): object {
  const texts = [JSON.stringify(answer), ...(remark === undefined ? [] : [remark])];
  return { content: texts.map((text) => ({ type: "text", text })), structuredContent: answer };
}

/** What a model can read, and do better. */
function failed(message: string): object {
  return { content: [{ type: "text", text: message }], isError: true };
}

/** Tells the caller again and again that a call lasts, if it has asked for that. */
function reported(
  meta: unknown,
  everyMs: number,
  state: () => string | undefined,
  send: (message: string) => void,
): () => void {
  const token = isRecord(meta) ? meta["progressToken"] : undefined;
  if (typeof token !== "string" && typeof token !== "number") return () => {};
  let progress = 0;
  const timer = setInterval(() => {
    const told = state();
    const message =
      told === undefined ? "waiting for its end" : `waiting for its end; its state is ${told.slice(0, 100)}`;
    const params = { progressToken: token, progress: ++progress, message };
    send(JSON.stringify({ jsonrpc: "2.0", method: "notifications/progress", params }));
  }, everyMs);
  return () => clearInterval(timer);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
