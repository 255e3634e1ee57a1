// The service as an operator runs it: a process of its own, from the built package, which can be killed.

import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { RootCredentials } from "../../../service/src/organizations/bootstrap.js";

const program = fileURLToPath(new URL("../../../service/bin/countersign.js", import.meta.url));

export interface ServiceProcess {
  readonly child: ChildProcess;
  readonly baseUrl: string;
  readonly root: RootCredentials;
  /** Everything it has written so far. */
  output(): string;
  /** `kill -9`: nothing in the process runs any more. */
  kill(): Promise<void>;
  /** Asks it to stop, as an operator does, and gives its exit code. */
  stop(): Promise<number | null>;
}

/** Runs `countersign serve` on a free port, until it says that it is ready. */
export async function spawnService(
  data: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [program, "serve", "--data", data, "--port", "0"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, COUNTERSIGN_RATE_LIMIT: "0", ...environment },
  });
  let output = "";
  const baseUrl = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /"baseUrl":"([^"]+)"/.exec(output);
      if (found?.[1]) resolve(found[1]);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => reject(new Error(`the service ended with ${code} before it was ready:\n${output}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, "exit");
    child.kill(signal);
    const [code] = (await exited) as [number | null];
    return code;
  };
  return {
    child,
    baseUrl,
    root: JSON.parse(readFileSync(path.join(data, "root.json"), "utf8")) as RootCredentials,
    output: () => output,
    kill: async () => void (await end("SIGKILL")),
    stop: () => end("SIGTERM"),
  };
}
