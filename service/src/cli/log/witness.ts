// `countersign witness`: a witness of other companies' logs, without a deployment of its own.

import { Command } from "commander";
import { resolve } from "node:path";
import type { Io } from "../terminal/io.js";
import { wholeNumber } from "../terminal/option-values.js";

interface WitnessOptions {
  readonly state: string;
  readonly name: string;
  readonly policy: string;
  readonly host: string;
  readonly port: number;
}

/** `countersign witness`. */
export function witnessCommand(io: Io): Command {
  return new Command("witness")
    .description("cosign the checkpoints of other logs, each only if it continues the one before (C2SP tlog-witness)")
    .requiredOption("--state <folder>", "folder for its key and what it has cosigned; never put it back from a backup")
    .requiredOption("--name <name>", "name of its key, such as witness.example.com")
    .requiredOption("--policy <file>", "file with the `log` lines of the logs that it cosigns (C2SP tlog-policy)")
    .option("--host <address>", "address to listen on, in plain HTTP", "127.0.0.1")
    .option("--port <number>", "port to listen on; 0 for any free one", wholeNumber(0, 65_535), 8090)
    .action(async ({ state, policy, ...options }: WitnessOptions) => {
      const { serveWitness } = await import("./witness-server.js");
      const { url, vkey, closed } = await serveWitness({
        ...options,
        state: resolve(io.cwd, state),
        policy: resolve(io.cwd, policy),
        log: (line) => io.stderr.write(`${line}\n`),
      });
      io.stdout.write(`${vkey}\n`);
      io.stderr.write(`Witness ${options.name} is ready on ${url}\n`);
      await closed;
    });
}
