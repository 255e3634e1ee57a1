// Runs over one output wait for one another, and one that was killed does not keep the others waiting.

import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { lockFile, whileLocked } from "../../generator/src/write/lock.js";
import { library } from "./fixture.js";
import { runAlone } from "./command.js";
import { temporaryFolder, textsOf } from "./folders.js";

const place = temporaryFolder("parallel-");
cpSync(library, path.join(place, "schema"), { recursive: true });
afterAll(() => rmSync(place, { recursive: true }));

const env = { CONTRACT_CACHE: path.join(place, "cache") };
const generate = (out: string): ReturnType<typeof runAlone> => runAlone(place, env, "--out", out, "generate");

test("four runs at once into a folder that is not there leave what one run leaves", async () => {
  expect((await generate("alone")).code).toBe(0);
  const alone = textsOf(path.join(place, "alone"));
  expect(alone.size).toBeGreaterThan(60);
  const ended = await Promise.all(Array.from({ length: 4 }, () => generate("together")));
  expect(ended.map(({ code, err }) => [code, err])).toEqual(ended.map(() => [0, ""]));
  expect(textsOf(path.join(place, "together"))).toEqual(alone);
});

test("checks beside a run that replaces everything see the old output or the new one", async () => {
  const out = path.join(place, "together");
  const file = path.join(place, "schema/contract.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace("Town library", "City library"));
  const [made, ...checked] = await Promise.all([
    generate("together"),
    ...Array.from({ length: 3 }, () => runAlone(place, env, "--out", out, "--json", "check")),
  ]);
  expect(made?.code).toBe(0);
  const counts = checked.map(({ out: text }) => {
    const { missing, stray } = JSON.parse(text) as { missing: string[]; stray: string[] };
    return missing.length + stray.length;
  });
  expect(counts).toEqual([0, 0, 0]);
});

test("one after the other, whoever comes first", async () => {
  const folder = path.join(place, "locked");
  mkdirSync(folder);
  const log: string[] = [];
  const work = (name: string) =>
    whileLocked(folder, async () => {
      log.push(`${name} begins`);
      await sleep(20);
      log.push(`${name} ends`);
    });
  await Promise.all(["a", "b", "c"].map(work));
  expect(log.filter((_, index) => index % 2 === 0).map((line) => line.replace("begins", "ends"))).toEqual(
    log.filter((_, index) => index % 2 === 1),
  );
  expect(existsSync(path.join(folder, lockFile))).toBe(false);
});

test("the lock is given up where the work fails", async () => {
  const folder = path.join(place, "locked");
  await expect(whileLocked(folder, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await whileLocked(folder, async () => "yes")).toBe("yes");
});

async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ["-e", ""]);
  await new Promise((resolve) => child.once("close", resolve));
  return child.pid ?? 0;
}

test.each([
  ["a dead process of this machine", async () => ({ pid: await deadProcess(), host: hostname() }), 0],
  ["somebody who was heard of last two minutes ago", async () => ({ pid: 1, host: "elsewhere" }), 120],
  ["nobody, half written and two minutes old", async () => "", 120],
])("a lock held by %s is taken over by one of those who wait", async (_, holder, age) => {
  const folder = path.join(place, "locked");
  const file = path.join(folder, lockFile);
  const held = await holder();
  writeFileSync(file, held === "" ? "" : JSON.stringify(held));
  const then = Date.now() / 1000 - age;
  utimesSync(file, then, then);
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 5 }, () =>
      whileLocked(folder, async () => {
        most = Math.max(most, ++inside);
        await sleep(5);
        inside--;
      }),
    ),
  );
  expect(most).toBe(1);
  expect(existsSync(file)).toBe(false);
});

test("a lock of a process that lives is waited for", async () => {
  const folder = path.join(place, "locked");
  const file = path.join(folder, lockFile);
  writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname() }));
  const started = performance.now();
  const waiting = whileLocked(folder, async () => performance.now() - started);
  await sleep(150);
  rmSync(file);
  expect(await waiting).toBeGreaterThan(140);
});
