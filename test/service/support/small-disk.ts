// A disk that can be filled: a file system of a few megabytes in memory. Mounting one takes root's rights; tests say by
// name what they leave out without them.

import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export interface SmallDisk {
  readonly folder: string;
  /** Leaves no room at all. */
  fill(): void;
  makeRoom(): void;
  resize(kilobytes: number): void;
  remove(): void;
}

/** Whether this process may mount file systems. */
export const canMount = tryMount();

export function mountDisk(kilobytes: number): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), "countersign-disk-"));
  run("mount", "-t", "tmpfs", "-o", `size=${kilobytes}k,mode=700`, "tmpfs", folder);
  const filler = path.join(folder, "filler");
  return {
    folder,
    fill() {
      const file = openSync(filler, "a");
      const block = Buffer.alloc(statfsSync(folder).bsize);
      try {
        for (;;) writeSync(file, block);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    resize: (size) => run("mount", "-o", `remount,size=${size}k`, folder),
    remove() {
      // Lazily: what still holds a file there is about to end.
      run("umount", "-l", folder);
      rmSync(folder, { recursive: true });
    },
  };
}

function run(command: string, ...parameters: string[]): void {
  execFileSync(command, parameters, { stdio: "pipe" });
}

function tryMount(): boolean {
  try {
    mountDisk(64).remove();
    return true;
  } catch {
    return false;
  }
}
