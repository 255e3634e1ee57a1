// Opens the database that the settings name.

import type { Settings } from "./config/settings.js";
import type { openStore, StoreOptions } from "./store/open.js";
import type { Store } from "./store/store.js";
import { StoreUnavailable } from "./store/unavailable.js";

/** @throws Error that says which database cannot be opened, without its password, and why */
export async function openDatabase(
  open: typeof openStore,
  { databaseUrl: url, postgres }: Settings,
  file: string,
  options: Pick<StoreOptions, "expectedWrites" | "metrics" | "onStored">,
): Promise<Store> {
  try {
    return await open(url ?? file, { ...options, postgres });
  } catch (cause) {
    const where = url === undefined ? file : withoutPassword(url);
    throw new Error(`the database ${where} cannot be opened: ${reasonOf(cause)}`, { cause });
  }
}

function reasonOf(cause: unknown): string {
  if (cause instanceof StoreUnavailable) return cause.reason;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

function withoutPassword(text: string): string {
  if (!URL.canParse(text)) return "of COUNTERSIGN_DATABASE_URL";
  const { protocol, host, pathname } = new URL(text);
  return `${protocol}//${host}${pathname}`;
}
