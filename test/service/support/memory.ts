// Looks for bytes in all the memory that a process can write to: its heaps, its buffers, its stacks and what was freed.

import { closeSync, openSync, readFileSync, readSync } from "node:fs";

/** Linux tells a process' memory to whoever may trace it: its parent, or root. */
export const canReadMemory = process.platform === "linux" && process.getuid?.() === 0;

const chunkLength = 32 * 1024 * 1024;

/**
 * Which of the needles a process has in memory.
 *
 * @param needles by name, each shorter than a page
 */
export function findInMemory(pid: number, needles: ReadonlyMap<string, Buffer>): string[] {
  const found = new Set<string>();
  const longest = Math.max(...[...needles.values()].map(({ length }) => length));
  const memory = openSync(`/proc/${pid}/mem`, "r");
  const chunk = Buffer.alloc(chunkLength);
  try {
    for (const { start, end } of writableRegions(pid)) {
      for (let at = start; at < end; at += chunkLength - longest) {
        const length = read(memory, chunk, at, Math.min(chunkLength, end - at));
        for (const [name, needle] of needles) {
          if (!found.has(name) && chunk.subarray(0, length).includes(needle)) found.add(name);
        }
      }
    }
  } finally {
    closeSync(memory);
  }
  return [...found].sort();
}

function writableRegions(pid: number): { readonly start: number; readonly end: number }[] {
  const lines = readFileSync(`/proc/${pid}/maps`, "utf8").split("\n");
  return lines.flatMap((line) => {
    const [, start = "", end = ""] = /^([\da-f]+)-([\da-f]+) rw/.exec(line) ?? [];
    return start === "" ? [] : [{ start: Number.parseInt(start, 16), end: Number.parseInt(end, 16) }];
  });
}

/** How many bytes could be read; 0 of a region that was given back meanwhile. */
function read(memory: number, chunk: Buffer, position: number, length: number): number {
  try {
    return readSync(memory, chunk, 0, length, position);
  } catch {
    return 0;
  }
}
