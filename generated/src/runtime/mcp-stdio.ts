// A server of the Model Context Protocol over standard input and output, for programs that start it: one message per line.

import { StringDecoder } from "node:string_decoder";
import { createMcpServer } from "./mcp.js";
import type { McpOptions } from "./mcp.js";

/** The longest line, in characters. */
const longestMessage = 4 * 2 ** 20;

/** Where messages come from and go to; by default what the process was started with. */
export interface McpStreams {
  readonly input: AsyncIterable<Uint8Array>;
  readonly output: { write(text: string): unknown };
}

/**
 * Serves one client until its input ends; what is being carried out then is no longer waited for.
 *
 * @throws Error where a line is longer than 4 MiB
 */
export async function serveMcp(
  options: McpOptions,
  { input, output }: McpStreams = { input: process.stdin, output: process.stdout },
): Promise<void> {
  const server = createMcpServer(options, (message) => output.write(`${message}\n`));
  const decoder = new StringDecoder();
  let rest = "";
  try {
    for await (const chunk of input) {
      const lines = (rest + decoder.write(chunk)).split("\n");
      rest = lines.pop() ?? "";
      if (rest.length > longestMessage) throw new Error(`a message is longer than ${longestMessage} characters`);
      for (const line of lines) if (line.trim() !== "") void server.receive(line);
    }
  } finally {
    server.close();
  }
}
