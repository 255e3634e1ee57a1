// Serves a mock over HTTP from the command line. Node only.

import { createServer } from "node:http";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { toNodeListener } from "./node.js";
import type { MockOptions } from "./mock.js";
import type { Handler } from "./server.js";

/** What is served, and how the program is called. */
export interface MockProgram {
  readonly title: string;
  /** Name of the program, for its messages. */
  readonly command: string;
  /** Environment variable that holds the port where `--port` is not given. */
  readonly portVariable: string;
  /** A request for people to try. */
  readonly example?: { readonly path: string; readonly body?: string } | undefined;
  readonly create: (options: MockOptions) => Handler;
}

const usage = (program: MockProgram): string => `${program.command} [--port NUMBER] [--host ADDRESS] [--seed NUMBER]

Answers every operation of ${program.title} with made-up data of the right shape.

  --port   default: 8080, or ${program.portVariable}; 0 picks a free one
  --host   default: 127.0.0.1
  --seed   another seed gives other data`;

/** Serves until SIGINT or SIGTERM. Bad arguments and a port that is taken end the process with code 2 and a message. */
export async function serveMock(program: MockProgram): Promise<void> {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: "string", default: process.env[program.portVariable] ?? "8080" },
        host: { type: "string", default: "127.0.0.1" },
        seed: { type: "string", default: "0" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    if (values.help) {
      console.log(usage(program));
      return;
    }
    const port = wholeNumber("--port", values.port, 65_535);
    const seed = wholeNumber("--seed", values.seed, 2 ** 32 - 1);
    await listen(program, program.create({ seed }), port, values.host);
  } catch (cause) {
    console.error(`${program.command}: ${cause instanceof Error ? cause.message : String(cause)}`);
    process.exitCode = 2;
  }
}

async function listen(program: MockProgram, handler: Handler, port: number, host: string): Promise<void> {
  const server = createServer(forPages(toNodeListener(handler)));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const name = address.family === "IPv6" ? `[${address.address}]` : address.address;
  const url = `http://${name}:${address.port}`;
  console.log(`${program.title}, mock: ${url}`);
  if (program.example) {
    const { path, body } = program.example;
    const sent = body === undefined ? "" : ` -d '${body.replace(/'/g, `'\\''`)}'`;
    console.log(`Try: curl ${body === undefined ? `'${url}${path}'` : url + path}${sent}`);
  }
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

/** Pages of any origin may call the mock, which holds nothing of anybody's: it answers preflights (Fetch, CORS protocol). */
function forPages(listener: RequestListener): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (request.method !== "OPTIONS") return listener(request, response);
    response.writeHead(204, {
      "Access-Control-Allow-Methods": request.headers["access-control-request-method"] ?? "POST",
      "Access-Control-Allow-Headers": request.headers["access-control-request-headers"] ?? "content-type",
      "Access-Control-Max-Age": "600",
    });
    return response.end();
  };
}

function wholeNumber(option: string, text: string, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= most) return number;
  throw new Error(`${option} must be a whole number from 0 to ${most}, not ${JSON.stringify(text)}`);
}
