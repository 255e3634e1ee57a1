// `countersign ethereum-rpc` as people start it.

import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { program } from "../service/support/process.js";
import type { RunningService } from "../service/support/service.js";

export interface Endpoint {
  readonly url: string;
  close(): void;
}

export async function openEndpoint(
  service: RunningService,
  cwd: string,
  options: readonly string[],
): Promise<Endpoint> {
  const child = spawn(process.execPath, [...program, "ethereum-rpc", "--port", "0", ...options], {
    cwd,
    env: {
      ...process.env,
      COUNTERSIGN_CREDENTIALS: path.join(service.dataFolder, "root.json"),
      COUNTERSIGN_BASE_URL: service.baseUrl,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [url] = (await once(createInterface(child.stdout), "line")) as [string];
  return { url, close: () => void child.kill() };
}
