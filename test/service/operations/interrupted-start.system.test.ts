// Starts that are killed or run out of disk at any moment: the next one completes what they have begun.

import Sqlite from "better-sqlite3";
import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { layMoment, momentsOf, watchChanges } from "../support/moments.js";
import { layRelease, releases } from "../support/releases.js";
import { firstOf } from "../support/results.js";
import { createAddress, expectWhole } from "../support/whole.js";
import { serve } from "./serving.js";

let folder: string;
let data: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "countersign-interrupted-"));
  data = path.join(folder, "data");
});
afterEach(() => rm(folder, { recursive: true }));

const start = (data: string) => serve(data, async () => {});

/** The first, on which a start does all that it does on later ones and more; or all in a campaign. */
const upgraded = process.env["CAMPAIGN"] ? releases : [firstOf(releases)];

/** A folder to start on, and what has to be in it afterwards. */
const folders: readonly (readonly [name: string, lay: (data: string) => readonly string[]])[] = [
  ["a first start", () => []],
  ...upgraded.map((name) => [`an upgrade from ${name}`, (data: string) => layRelease(name, data).addresses] as const),
];

describe.each(folders)("%s", (_name, lay) => {
  test("that is killed, at whatever moment, is completed by the next one", { timeout: 300_000 }, async () => {
    const known = lay(data);
    const moments = await momentsOf(data, () => start(data));
    const tried = someOf(moments, 12);
    for (const [index, moment] of tried.entries()) {
      const copy = path.join(folder, `moment-${index}`);
      layMoment(moment, copy);
      await serve(copy, async (baseUrl) => {
        await expectWhole(baseUrl, copy, known);
        await createAddress(baseUrl, copy);
      });
      await rm(copy, { recursive: true });
    }
    console.log(`${tried.length} of ${moments.length} moments`);
    expect(moments.length).toBeGreaterThan(known.length === 0 ? 15 : 3);
  });

  test("whose disk is full from some change on is completed by the next one", { timeout: 600_000 }, async () => {
    lay(data);
    const changes: string[] = [];
    await watchChanges(
      () => start(data),
      (change) => changes.push(change),
    );
    const tried = someOf(
      changes.flatMap((change, index) => (isTried(change, index, changes) ? [index] : [])),
      5,
    );
    for (const first of tried) {
      const copy = path.join(folder, `full-${first}`);
      const known = lay(copy);
      let count = 0;
      const failing = watchChanges(
        () => start(copy),
        (change) => {
          if (count++ >= first && !needsNoRoom(change)) throw diskIsFull(change);
        },
      );
      // The address in root.json is the one thing that a start does without.
      const reason = await failing.then(() => "no space left for the address", String);
      expect(reason).toMatch(/disk is full|no space left/);
      await serve(copy, (baseUrl) => expectWhole(baseUrl, copy, known));
      await rm(copy, { recursive: true });
    }
    console.log(`${tried.length} of ${changes.length} changes`);
    expect(tried.length).toBeGreaterThan(2);
  });
});

/** Every nth, others in each run; all in a campaign. */
function someOf<Each>(all: readonly Each[], nth: number): readonly Each[] {
  if (process.env["CAMPAIGN"]) return all;
  const offset = randomInt(nth);
  return all.filter((_, index) => index % nth === offset);
}

/** All changes, or without `CAMPAIGN` the first of each kind: hundreds are alike. */
function isTried(change: string, index: number, changes: readonly string[]): boolean {
  if (process.env["CAMPAIGN"]) return true;
  const kind = (text: string) => text.split(" ", 2).join(" ");
  return changes.findIndex((other) => kind(other) === kind(change)) === index;
}

/** What needs no room. */
function needsNoRoom(change: string): boolean {
  return /^(rollback|rmSync|begin|pragma)/.test(change);
}

function diskIsFull(change: string): Error {
  if (!/Sync\b/.test(change)) return new Sqlite.SqliteError("database or disk is full", "SQLITE_FULL");
  return Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
}
