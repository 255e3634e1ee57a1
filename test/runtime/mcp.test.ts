// The Model Context Protocol's messages, as clients send them that keep to it and as others do.

import { Readable } from "node:stream";
import { describe, expect, test, vi } from "vitest";
import { connect } from "../../templates/runtime/client.js";
import { ApiError } from "../../templates/runtime/errors.js";
import { serveMcp } from "../../templates/runtime/mcp-stdio.js";
import { createMcpServer } from "../../templates/runtime/mcp.js";
import type { McpOptions } from "../../templates/runtime/mcp.js";
import type { Tool, ToolOptions } from "../../templates/runtime/tools.js";

type Run = (input: Readonly<Record<string, unknown>>, options: ToolOptions) => Promise<object>;

function echo(run: Run): Tool {
  return {
    name: "echo",
    description: "Says it again.",
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    inputSchema: { type: "object", properties: { text: { type: "string" }, place: { type: "string" } } },
    outputSchema: { type: "object" },
    run: (_, input, options) => run(input, options),
  };
}

interface Answer {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: { readonly isError?: boolean; readonly structuredContent?: unknown; readonly content?: unknown };
  readonly error?: { readonly code: number; readonly message: string };
}

function serverOf(run: Run, options: Partial<McpOptions> = {}) {
  const sent: Answer[] = [];
  const connection = connect({ baseUrl: "http://unused.example" });
  const server = createMcpServer(
    { name: "echoes", version: "1.0.0", tools: [echo(run)], connection, ...options },
    (message) => {
      expect(message).not.toContain("\n");
      sent.push(JSON.parse(message) as Answer);
    },
  );
  const ask = async (message: object) => server.receive(JSON.stringify({ jsonrpc: "2.0", ...message }));
  const call = (id: unknown, params: object = {}) =>
    ask({ id, method: "tools/call", params: { name: "echo", arguments: {}, ...params } });
  return { sent, server, ask, call };
}

const said: Run = async (input) => ({ input });
const never: Run = (_, { signal }) =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

test.each([
  ["2025-11-25", "2025-11-25"],
  ["2024-11-05", "2024-11-05"],
  ["2031-01-01", "2025-11-25"],
  [undefined, "2025-11-25"],
])("a client that speaks %s is answered in %s", async (protocolVersion, spoken) => {
  const { sent, ask } = serverOf(said);
  await ask({ id: 1, method: "initialize", params: { protocolVersion, capabilities: {} } });
  await ask({ method: "notifications/initialized" });
  expect(sent).toEqual([
    {
      jsonrpc: "2.0",
      id: 1,
      result: {
        protocolVersion: spoken,
        capabilities: { tools: {} },
        serverInfo: { name: "echoes", version: "1.0.0" },
      },
    },
  ]);
});

describe("messages that are none", () => {
  const cases: readonly (readonly [what: string, text: string, code: number, id: unknown])[] = [
    ["text", "hello", -32_700, null],
    ["a list", "[]", -32_600, null],
    ["null", "null", -32_600, null],
    ["another version", `{"jsonrpc":"1.0","id":1,"method":"ping"}`, -32_600, null],
    ["a fraction as its id", `{"jsonrpc":"2.0","id":1.5,"method":"ping"}`, -32_600, null],
    ["null as its id", `{"jsonrpc":"2.0","id":null,"method":"ping"}`, -32_600, null],
    ["a method that is no text", `{"jsonrpc":"2.0","id":1,"method":7}`, -32_600, null],
    ["a list of parameters", `{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}`, -32_600, null],
    ["an unknown method", `{"jsonrpc":"2.0","id":"a","method":"resources/list"}`, -32_601, "a"],
    ["a tool that is no text", `{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{}}`, -32_602, 2],
    [
      "arguments that are no object",
      `{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"echo","arguments":[]}}`,
      -32_602,
      3,
    ],
  ];
  test.each(cases)("%s is answered with an error", async (_, text, code, id) => {
    const { sent, server, ask } = serverOf(said);
    await server.receive(text);
    expect(sent).toEqual([{ jsonrpc: "2.0", id, error: { code, message: expect.any(String) } }]);
    await ask({ id: 9, method: "ping" });
    expect(sent.at(-1)).toEqual({ jsonrpc: "2.0", id: 9, result: {} });
  });

  test("answers and unknown notifications have no answer", async () => {
    const { sent, ask } = serverOf(said);
    await ask({ id: 1, result: {} });
    await ask({ method: "notifications/roots/list_changed" });
    await ask({ method: "notifications/cancelled", params: { requestId: "of nothing" } });
    expect(sent).toEqual([]);
  });
});

test("what is fixed is neither seen nor chosen, and what is fixed to nothing is left out", async () => {
  const run = vi.fn<Run>(said);
  const { sent, ask, call } = serverOf(run, { fixed: { place: "Oslo", other: 1 } });
  await ask({ id: 1, method: "tools/list" });
  expect(sent[0]).toHaveProperty("result.tools.0.inputSchema.properties", { text: { type: "string" } });
  await call(2, { arguments: { text: "hi" } });
  expect(run.mock.lastCall?.[0]).toEqual({ text: "hi", place: "Oslo" });
  await call(3, { arguments: { place: "Paris" } });
  expect(sent.at(-1)?.result).toMatchObject({ isError: true });

  const hidden = serverOf(run, { fixed: { place: undefined } });
  await hidden.call(1, { arguments: { text: "hi" } });
  expect(run.mock.lastCall?.[0]).toEqual({ text: "hi" });
});

test("a call that is cancelled has no answer, and its work is told to stop", async () => {
  const { sent, ask, call } = serverOf(never);
  const calling = call("a");
  await ask({ method: "notifications/cancelled", params: { requestId: "a" } });
  await calling;
  expect(sent).toEqual([]);
});

test("so many calls at a time, each with an id of its own", async () => {
  const { sent, server, call } = serverOf(never, { concurrency: 2 });
  const calling = [call(1), call(2)];
  await call(2);
  expect(sent.pop()?.error?.code).toBe(-32_600);
  void call(3);
  await expect.poll(() => sent.pop()?.result).toMatchObject({ isError: true });
  const ended = vi.fn<() => void>();
  for (const each of calling) void each.then(ended);
  server.close();
  await expect.poll(() => ended.mock.calls.length).toBe(2);
  expect(sent).toEqual([]);
});

test("an error of the API is told to the model; what else goes wrong is not", async () => {
  const refused = serverOf(async () => {
    throw new ApiError(7, "not allowed");
  });
  await refused.call(1);
  expect(refused.sent[0]?.result).toEqual({
    content: [{ type: "text", text: "not allowed (code 7)" }],
    isError: true,
  });
  const broken = serverOf(async () => {
    throw new Error("the key is 5ec7e7");
  });
  await broken.call(1);
  expect(broken.sent[0]?.result).toMatchObject({ isError: true });
  const silent = serverOf(said, {
    remark() {
      throw new Error("the key is 5ec7e7");
    },
  });
  await silent.call(1);
  expect(JSON.stringify([broken.sent, silent.sent])).not.toContain("5ec7e7");
});

test("messages come in any pieces of bytes, and at the end of the input what lasts is ended", async () => {
  const lines: string[] = [];
  const message = (id: number, text: string) =>
    `${JSON.stringify({ jsonrpc: "2.0", id, method: "tools/call", params: { name: "echo", arguments: { text } } })}\r\n\n`;
  const bytes = Buffer.from(message(1, "Grüße, 世界") + message(2, "wait"));
  const signals: (AbortSignal | undefined)[] = [];
  const run: Run = (input, options) => {
    if (input["text"] !== "wait") return said(input, options);
    signals.push(options.signal ?? undefined);
    return never(input, options);
  };
  await serveMcp(
    { name: "echoes", version: "1.0.0", tools: [echo(run)], connection: connect({ baseUrl: "http://unused.example" }) },
    {
      input: Readable.from([...bytes].map((byte) => Buffer.from([byte]))),
      output: { write: (text) => lines.push(text) },
    },
  );
  expect(lines.map((line) => JSON.parse(line) as Answer)).toMatchObject([
    { id: 1, result: { structuredContent: { input: { text: "Grüße, 世界" } } } },
  ]);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});

test("a line without end is not read for ever", async () => {
  const endless = async function* (): AsyncGenerator<Buffer> {
    for (;;) yield Buffer.alloc(2 ** 20, " ");
  };
  const serving = serveMcp(
    { name: "echoes", version: "1.0.0", tools: [], connection: connect({ baseUrl: "http://unused.example" }) },
    { input: endless(), output: { write: () => true } },
  );
  await expect(serving).rejects.toThrow("a message is longer than 4194304 characters");
});
