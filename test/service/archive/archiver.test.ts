// The service moves old activities by itself where a retention is set, once a day, and goes on where that fails.

import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBeside } from "../support/authority.js";
import type { Store } from "../../../service/src/store/store.js";
import { startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";
import { age, idsInDatabase, multiply } from "./old.js";

const times = { firstMilliseconds: 20, lookMilliseconds: 50 };

let seed: RunningService;
let store: Store;
const closing: (() => Promise<void>)[] = [];

/** Makes a tag, and as many copies of the activity. */
async function makeOld(copies: number): Promise<void> {
  const { organizationId } = seed.root;
  const parameters = { userTagName: crypto.randomUUID(), userIds: [] };
  const { activity } = await seed.client.createUserTag({ organizationId, parameters });
  if (copies > 0) await multiply(store, organizationId, activity.id, copies);
  await age(store, 31);
}

const metric = async ({ managementUrl }: RunningService, name: string) =>
  Number(new RegExp(`^${name} (\\d+)$`, "m").exec(await (await fetch(`${managementUrl}/metrics`)).text())?.[1]);

beforeEach(async () => {
  const config = { "retention.days": "30" };
  seed = await startService({ config, archiverTimes: times });
  closing.push(() => seed.close());
  store = await openBeside(seed);
  closing.push(() => store.close());
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

test("what is old moves, and counts; a day passes until the next file", async () => {
  // Whatever it finds at first is too young.
  await pause(200);
  await makeOld(300);
  await expect.poll(() => idsInDatabase(store), { timeout: 20_000 }).toEqual([]);
  await expect.poll(() => metric(seed, "countersign_archived_activities_total")).toBe(301);
  const files = () => readdirSync(join(seed.dataFolder, "archive")).filter((name) => name.endsWith(".gz")).length;
  expect(files()).toBe(2);
  await makeOld(0);
  await pause(300);
  expect(await idsInDatabase(store)).toHaveLength(1);
  expect(files()).toBe(2);
  await store.write(({ database: rows }) =>
    rows
      .updateTable("archive_files")
      .set(({ eb }) => ({ archived_at: eb("archived_at", "-", 86_400_000) }))
      .execute(),
  );
  await expect.poll(() => idsInDatabase(store), { timeout: 20_000 }).toEqual([]);
  expect(files()).toBe(3);
});

test("where the folder cannot be written to, nothing moves, that is told and counted, and it is tried again", async () => {
  const folder = join(seed.dataFolder, "archive");
  await pause(200);
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, "");
  await makeOld(1);
  await expect
    .poll(() => seed.logs.some((line) => line.includes("could not move activities to the archive")))
    .toBe(true);
  expect(await metric(seed, "countersign_archive_failures_total")).toBeGreaterThan(0);
  expect(await idsInDatabase(store)).toHaveLength(2);
  rmSync(folder);
  mkdirSync(folder);
  await expect.poll(() => idsInDatabase(store), { timeout: 20_000 }).toEqual([]);
});
