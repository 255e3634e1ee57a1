// `countersign mcp`, and the protocol's own client at its other end.

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { PassThrough } from "node:stream";
import { run } from "../../../service/src/cli/program.js";
import type { RunningService } from "../support/service.js";

export interface ServedMcp {
  readonly client: Client;
  /** The exit code, once the client is closed. */
  readonly ended: Promise<number>;
}

/**
 * @param options of the program, which say whose key it stamps with
 * @param args of the command
 */
export async function serveMcp(
  { dataFolder, baseUrl }: Pick<RunningService, "dataFolder" | "baseUrl">,
  options: readonly string[],
  args: readonly string[] = [],
): Promise<ServedMcp> {
  const stdin = new PassThrough();
  const transport: Transport = {
    start: async () => {},
    send: async (message) => void stdin.write(`${JSON.stringify(message)}\n`),
    close: async () => {
      stdin.end();
      transport.onclose?.();
    },
  };
  const ended = run(["--base-url", baseUrl, ...options, "mcp", ...args], {
    stdout: { write: (text) => transport.onmessage?.(JSON.parse(String(text)) as JSONRPCMessage) },
    stderr: {
      write: (text) => {
        throw new Error(text);
      },
    },
    stdin,
    env: { HOME: dataFolder },
    cwd: dataFolder,
  });
  const client = new Client({ name: "facts", version: "1.0.0" });
  await client.connect(transport);
  return { client, ended };
}
