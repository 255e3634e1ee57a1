// Tests keep their folders in memory where the machine has room for them: a disk is waited for at every commit, and takes
// more time than what is tested. What a kill leaves behind is the same on both; set TMPDIR to have them elsewhere.

import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs";

const memory = "/dev/shm";
/** Some tests install packages. */
const neededBytes = 4 * 2 ** 30;

export default function setup(): (() => void) | undefined {
  if (process.env["TMPDIR"] !== undefined || !hasRoom()) return undefined;
  const folder = mkdtempSync(`${memory}/countersign-tests-`);
  // Servers that tests start run as users of their own.
  chmodSync(folder, 0o755);
  process.env["TMPDIR"] = folder;
  return () => {
    delete process.env["TMPDIR"];
    // Browsers that end with their worker still write there for a moment.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}
