// Lines of the log on their way to a file: all of them in order, or counted where there was no room for them.

import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LogOutput } from "../../../service/src/log/log-output.js";
import { firstOf } from "../support/results.js";
import { canMount, mountDisk } from "../support/small-disk.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "countersign-log-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const line = (index: number) => `${index} ${"x".repeat(index % 200)}\n`;
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => line(from + index));

test("every line arrives once and in order, those of the last moment too", async () => {
  const file = path.join(folder, "log");
  const descriptor = openSync(file, "w");
  const output = new LogOutput(descriptor, () => {});
  for (const text of lines(0, 5000)) output.write(text);
  await vi.waitFor(() => expect(readFileSync(file, "utf8").length).toBeGreaterThan(100_000), { timeout: 10_000 });
  for (const text of lines(5000, 5010)) output.write(text);
  output.end();
  closeSync(descriptor);
  expect(readFileSync(file, "utf8")).toBe(lines(0, 5010).join(""));
});

test("a file that can't be written to holds up no end, and takes no more memory than its bound", () => {
  const descriptor = openSync("/dev/full", "w");
  const output = new LogOutput(descriptor, () => {});
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < 200_000; index++) output.write(`${"x".repeat(1000)}${index}\n`);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(50_000_000);
  output.end();
  closeSync(descriptor);
});

describe.skipIf(!canMount)("on a small disk, which root alone can mount", () => {
  test("lines go on when there is room again, and what was lost is told", async () => {
    const disk = mountDisk(64);
    const file = path.join(disk.folder, "log");
    const descriptor = openSync(file, "a");
    const lost: number[] = [];
    const output = new LogOutput(descriptor, (count) => lost.push(count));
    disk.fill();
    // More than is kept: 4 MiB.
    const text = `${"x".repeat(1023)}\n`;
    for (let index = 0; index < 5000; index++) output.write(text);
    await new Promise((resolve) => setTimeout(resolve, 200));
    disk.resize(16_384);
    const written = () => readFileSync(file, "utf8").split("\n");
    // It is told of when writing succeeds again; what was kept is written after that.
    await vi.waitFor(
      () => {
        expect(lost).toHaveLength(1);
        expect(written().length - 1 + firstOf(lost)).toBe(5000);
      },
      { timeout: 20_000 },
    );
    output.write("after\n");
    output.end();
    closeSync(descriptor);
    expect(written().at(-2)).toBe("after");
    expect(written().length - 2 + firstOf(lost)).toBe(5000);
    disk.remove();
  });
});
