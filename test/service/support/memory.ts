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
  return [...countInMemory(pid, needles).keys()].sort();
}

/** How many times a process has each of the needles in memory; those that it has not are left out. */
export function countInMemory(pid: number, needles: ReadonlyMap<string, Buffer>): Map<string, number> {
  const counts = new Map<string, number>();
  const longest = Math.max(...[...needles.values()].map(({ length }) => length));
  const memory = openSync(`/proc/${pid}/mem`, "r");
  const chunk = Buffer.alloc(chunkLength);
  try {
    for (const { start, end } of writableRegions(pid)) {
      for (let at = start; at < end; at += chunkLength - longest) {
        const length = read(memory, chunk, at, Math.min(chunkLength, end - at));
        // What lies in the end of the chunk before was counted there.
        const counted = at === start ? 0 : longest;
        for (const [name, needle] of needles) {
          const found = occurrences(chunk.subarray(0, length), needle, counted - needle.length + 1);
          if (found > 0) counts.set(name, (counts.get(name) ?? 0) + found);
        }
      }
    }
  } finally {
    closeSync(memory);
  }
  return counts;
}

function occurrences(bytes: Buffer, needle: Buffer, from: number): number {
  let count = 0;
  for (let at = bytes.indexOf(needle, Math.max(from, 0)); at >= 0; at = bytes.indexOf(needle, at + 1)) count++;
  return count;
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
