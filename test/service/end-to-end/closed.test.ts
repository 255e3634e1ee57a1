// What a program that runs services inside itself, one after the other, keeps of those that it has closed.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { loadConfig } from "../../../service/src/config/config.js";
import { openLog } from "../../../service/src/log/log.js";
import { openService } from "../../../service/src/service.js";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Starts a service, asks it something, closes it. @returns what refers to it without keeping it */
async function serveOnce(data: string): Promise<WeakRef<object>> {
  const settings = loadConfig({
    options: {
      data,
      port: "0",
      rateLimit: "0",
      "management.port": "0",
    },
  });
  const service = await openService(
    settings,
    openLog("info", () => {}),
  );
  const { managementUrl } = await service.listen();
  const answer = await fetch(`${managementUrl}/metrics`, { headers: { Connection: "close" } });
  expect(await answer.text()).toContain("nodejs_eventloop_lag_p99_seconds");
  const kept = new WeakRef(service.app);
  await service.close();
  return kept;
}

test("nothing of a service that was closed stays in memory", async () => {
  const data = await mkdtemp(join(tmpdir(), "countersign-"));
  const services: WeakRef<object>[] = [];
  for (let count = 0; count < 3; count++) services.push(await serveOnce(data));
  await rm(data, { recursive: true });

  let left = services.length;
  for (let tries = 0; left > 0 && tries < 50; tries++) {
    // Timers and sockets that have ended are let go in turns of the event loop.
    await sleep(100);
    collectGarbage();
    left = services.filter((service) => service.deref() !== undefined).length;
  }
  expect(left, "services that something still refers to").toBe(0);
});
