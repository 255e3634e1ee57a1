// One custody for all the deployments that the tests of a file open: to start its worker is most of what one costs.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { Custody } from "../../../service/src/custody/custody.js";
import { createMasterKeyFile } from "../../../service/src/custody/master-key-file.js";
import { openCustody } from "../../../service/src/custody/open.js";

let shared: Custody | undefined;

/** Called at the top of a file, it opens custody before its tests and closes it after them. */
export function shareCustody(): void {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "countersign-custody-"));
    shared = await openNewCustody(folder);
  });
  afterAll(async () => {
    await shared?.close();
    shared = undefined;
    await rm(folder, { recursive: true });
  });
}

/** The custody that the file shares, or one of its own, with a new key in this folder. */
export async function custodyIn(folder: string): Promise<{ readonly custody: Custody; close(): Promise<void> }> {
  if (shared) return { custody: shared, close: async () => {} };
  const custody = await openNewCustody(folder);
  return { custody, close: () => custody.close() };
}

function openNewCustody(folder: string): Promise<Custody> {
  const path = join(folder, "master.key");
  createMasterKeyFile(path);
  return openCustody({ masterKey: { kind: "file", path } });
}
