// A SQLite file that is up to date and holds nothing. To bring one up to date costs a fifth of a service's start.

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../../service/src/store/open.js";

let empty: Buffer | undefined;

/** Puts one into a data folder in which no service has started yet. */
export async function layEmptyDatabase(dataFolder: string): Promise<void> {
  empty ??= await makeEmptyDatabase();
  await writeFile(join(dataFolder, "countersign.db"), empty, { mode: 0o600 });
}

async function makeEmptyDatabase(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "countersign-empty-"));
  const file = join(folder, "countersign.db");
  await (await openStore(file)).close();
  const content = await readFile(file);
  await rm(folder, { recursive: true });
  return content;
}
