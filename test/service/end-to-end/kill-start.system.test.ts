// The service is killed while it starts: for the first time, and on what earlier releases have left. Whatever the moment,
// the next start completes it, and every key is there.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { killWhileStarting, spawnService } from "../support/process.js";
import { layRelease, releases } from "../support/releases.js";
import { entryOf, present } from "../support/results.js";
import { createAddress, expectWhole } from "../support/whole.js";

const rounds = Number(process.env["CAMPAIGN_KILL_ROUNDS"] || 3);
const folders = ["a first start", ...releases];

test(
  "kill -9 during first starts and upgrades leaves folders that the next start completes, with every key",
  { timeout: 3_600_000 },
  async () => {
    const count = { kills: 0, beforeReady: 0, unstartable: 0, keys: 0, found: 0 };
    const failures: unknown[] = [];
    const duration = await startDuration();
    for (let round = 0; round < rounds; round++) {
      const folder = await mkdtemp(path.join(tmpdir(), "countersign-kill-start-"));
      const data = path.join(folder, "data");
      const name = entryOf(folders, round % folders.length);
      const known = releases.includes(name) ? layRelease(name, data).addresses : [];
      // Spread evenly over the time that a start takes; every third folder is killed twice.
      for (let kill = 0; kill < (round % 3 === 2 ? 2 : 1); kill++) {
        count.kills++;
        const share = (round + Math.random()) / rounds;
        if ((await killWhileStarting(data, share * duration)) === undefined) count.beforeReady++;
      }
      count.keys += known.length;
      try {
        const service = await spawnService(data);
        await expectWhole(service.baseUrl, data, known).finally(async () => {
          await createAddress(service.baseUrl, data);
          await service.stop();
        });
        count.found += known.length;
      } catch (error) {
        count.unstartable++;
        failures.push(new Error(`round ${round}, ${name}`, { cause: error }));
      }
      await rm(folder, { recursive: true });
    }
    console.log(
      `${rounds} rounds over ${folders.join(", ")}: ${count.kills} kills, ${count.beforeReady} of them before the ` +
        `service was ready; ${count.keys} keys were there, ${count.found} found and signing, ` +
        `${count.keys - count.found} lost; ${count.unstartable} folders unstartable`,
    );
    expect(failures).toEqual([]);
    expect(count.beforeReady).toBeGreaterThan(0);
  },
);

/** Milliseconds from the first change in the data folder until the service is ready. */
async function startDuration(): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), "countersign-kill-start-"));
  const milliseconds = await killWhileStarting(path.join(folder, "data"), 60_000);
  expect(milliseconds).toBeDefined();
  await rm(folder, { recursive: true });
  return present(milliseconds, "milliseconds");
}
