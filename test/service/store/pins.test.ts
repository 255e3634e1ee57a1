// The states that organizations and rows have come to, in a file beside the database.

import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { gone } from "../../../service/src/store/authority/authority.js";
import { Pins, readPins, UnreadablePins } from "../../../service/src/store/authority/pins.js";
import { testAuthority } from "../support/authority.js";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "countersign-pins-"));
  file = join(folder, "authority.pins");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("are known to the next process, readable by the owner alone", async () => {
  const first = testAuthority();
  const pins = Pins.open(file, first);
  first.sawCounter("o", 3);
  first.sawCounter("o", 5);
  first.sawCounter("o", 4);
  first.sawGeneration("row:a", 2);
  first.sawGeneration("row:b", gone);
  // What has never changed has no earlier state.
  first.sawGeneration("row:c", 0);
  await pins.close();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const second = testAuthority();
  await Pins.open(file, second).close();
  expect([second.counterOf("o"), second.counterOf("p")]).toEqual([5, -1]);
  expect(["row:a", "row:b", "row:c"].map((row) => second.generationOf(row))).toEqual([2, gone, -1]);
});

test("are written within a second, and outlive a process that is killed in the middle of a line", async () => {
  const authority = testAuthority();
  Pins.open(file, authority);
  authority.sawCounter("o", 7);
  await expect.poll(() => readFileSync(file, "utf8"), { timeout: 1000 }).toContain("o 7\n");
  writeFileSync(file, "o 8\no 9", { flag: "a" });
  expect(readPins(file, "test")).toEqual(new Map([["o", 8]]));
});

test("that cannot be written are once they can be, in a file that the next process reads", async () => {
  const errors: unknown[] = [];
  const place = join(folder, "not there yet", "authority.pins");
  const authority = testAuthority();
  const pins = Pins.open(place, authority, { onError: (error) => errors.push(error) });
  expect(errors).toHaveLength(1);
  authority.sawCounter("o", 1);
  await expect.poll(() => errors.length).toBe(2);
  mkdirSync(join(folder, "not there yet"));
  await pins.close();
  expect(readPins(place, "test")).toEqual(new Map([["o", 1]]));
});

test("are refused where they are damaged or another deployment's, and put aside where the database is new", async () => {
  writeFileSync(file, "countersign authority pins 1 test\no 1\nnonsense\n");
  expect(() => Pins.open(file, testAuthority())).toThrow(UnreadablePins);
  expect(() => Pins.open(file, testAuthority())).toThrow("line 3 is damaged");
  writeFileSync(file, "countersign authority pins 1 another\no 1\n");
  expect(() => Pins.open(file, testAuthority())).toThrow("it is of another deployment, another");
  await Pins.open(file, testAuthority(), { isNew: true }).close();
  expect(readdirSync(folder).sort()).toEqual(["authority.pins", "authority.pins-of-a-deployment-before"]);
  // A database that somebody has emptied is still the same deployment's.
  writeFileSync(file, "countersign authority pins 1 test\no 6\n");
  const authority = testAuthority();
  await Pins.open(file, authority, { isNew: true }).close();
  expect(authority.counterOf("o")).toBe(6);
});
