// `countersign mcp`: some of the API as tools of a language model, over standard input and output.

import { Command } from "commander";
import { openSession } from "../session/session.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";

interface Options {
  readonly tools?: readonly string[];
  readonly timeout: string;
}

/** `countersign mcp`. */
export function mcpCommand(io: Io): Command {
  return new Command("mcp")
    .description("offer tools to a language model: a Model Context Protocol server on standard input and output")
    .option("--tools <names...>", "offer these alone (default: all, see docs/mcp.md)")
    .option("--timeout <seconds>", "how long a call waits for the end of what it has submitted", "60")
    .action((options: Options, command: Command) => serve(io, options, command));
}

async function serve(io: Io, { tools, timeout }: Options, command: Command): Promise<void> {
  const seconds = Number(timeout);
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > 3600) {
    throw new UsageError(`--timeout: ${timeout} is not a number of seconds from 1 to 3600`);
  }
  // Their schemas are not for commands that people wait for.
  const { serveTools, toolsNamed } = await import("./mcp-server.js");
  const offered = toolsNamed(tools);
  const { connection, organizationId } = await openSession(io, command);
  await serveTools(io, { connection, organizationId, tools: offered, timeoutMs: seconds * 1000 });
}
