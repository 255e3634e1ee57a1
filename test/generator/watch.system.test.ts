// `generate --watch` as a process: it follows what is saved, stays up through errors, and ends when it is told to.

import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { library } from "./fixture.js";
import { cli } from "./command.js";
import { forgetCache, temporaryFolder, textsOf } from "./folders.js";

const place = temporaryFolder("watch-");
const out = path.join(place, "generated");
let child: ChildProcess | undefined;

afterAll(() => {
  child?.kill("SIGKILL");
  rmSync(place, { recursive: true });
  forgetCache(path.join(place, "schema"), out);
});

test("the output follows the contract, through a broken one too, until SIGTERM, and the documentation a second later", async () => {
  cpSync(library, path.join(place, "schema"), { recursive: true });
  const file = path.join(place, "schema/enums.yaml");
  const text = readFileSync(file, "utf8");
  const shown = { out: "", err: "" };
  const watching = spawn(process.execPath, [cli, "generate", "--watch"], { cwd: place });
  child = watching;
  watching.stdout.setEncoding("utf8").on("data", (chunk: string) => (shown.out += chunk));
  watching.stderr.setEncoding("utf8").on("data", (chunk: string) => (shown.err += chunk));
  const enums = (): string => readFileSync(path.join(out, "src/enums.ts"), "utf8");

  const page = (): string => readFileSync(path.join(out, "dist/docs/enums.html"), "utf8");

  await until(() => shown.out.includes("watching schema; Ctrl+C ends it"));
  expect(enums()).toContain("/** At the entrance. */");

  writeFileSync(file, text.replace("At the entrance.", "At the door."));
  await until(() => enums().includes("/** At the door. */"));
  await until(() => runs(shown.out) === 2);
  await until(() => existsSync(path.join(out, "dist/docs/.inputs")) && page().includes("At the door."));

  const isLocked = (): boolean => [...textsOf(out).keys()].some((name) => name.startsWith(".lock"));
  await until(() => !isLocked());
  const before = textsOf(out);
  writeFileSync(file, text.replace("open: true", "open: [true"));
  await until(() => shown.err.includes("schema/enums.yaml") && runs(shown.out) === 3);
  expect(watching.exitCode).toBeNull();
  await until(() => !isLocked());
  expect(textsOf(out)).toEqual(before);

  writeFileSync(file, text.replace("At the entrance.", "Near the door."));
  await until(() => enums().includes("/** Near the door. */") && runs(shown.out) === 4);
  writeFileSync(path.join(place, "schema/shapes/more.yaml"), "shapes:\n  Unused: { doc: Nothing., fields: {} }\n");
  await until(() => shown.err.includes("nothing uses the shape `Unused`"));
  rmSync(path.join(place, "schema/shapes/more.yaml"));
  await until(() => runs(shown.out) === 6);

  watching.kill("SIGTERM");
  await until(() => watching.exitCode !== null);
  expect(watching.exitCode).toBe(0);
  expect(page()).toContain("Near the door.");
});

/** How many times it has come to rest. */
function runs(text: string): number {
  return text.split("watching schema").length - 1;
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`waited in vain: ${condition}`);
    await sleep(20);
  }
}
