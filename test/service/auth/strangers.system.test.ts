// What strangers send takes no memory of a service.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { spawnService } from "../support/process.js";
import { present } from "../support/results.js";
import { strangersStamp } from "./strangers-stamp.js";

test.skipIf(process.platform !== "linux")(
  "a service to which strangers have sent thousands of keys takes no more memory than before",
  { timeout: 240_000 },
  async () => {
    const data = mkdtempSync(path.join(tmpdir(), "countersign-strangers-"));
    const service = await spawnService(data);
    const agent = new Agent({ keepAlive: true });
    try {
      const body = JSON.stringify({ organizationId: service.root.organizationId });
      const send = async (count: number) => {
        let left = count;
        const one = () =>
          new Promise<number | undefined>((resolve, reject) => {
            const headers = strangersStamp(body, false);
            const url = `${service.baseUrl}/public/v1/query/whoami`;
            const sent = request(url, { method: "POST", agent, headers }, (response) => {
              response.resume().on("end", () => resolve(response.statusCode));
            });
            sent.on("error", reject).end(body);
          });
        const some = async () => {
          while (left-- > 0) expect(await one()).toBe(401);
        };
        await Promise.all(Array.from({ length: 20 }, some));
      };
      const mebibytes = () => {
        const status = readFileSync(`/proc/${service.child.pid}/status`, "utf8");
        return Number(present(/^VmRSS:\s+(\d+) kB/m.exec(status))[1]) / 1024;
      };
      await send(1500);
      const before = mebibytes();
      await send(9000);
      // Keys that were kept would take more than 4 KiB each, some 40 MiB in all.
      expect(mebibytes() - before).toBeLessThan(20);
    } finally {
      agent.destroy();
      await service.kill();
      rmSync(data, { recursive: true });
    }
  },
);
