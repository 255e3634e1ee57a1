// Stores without a service around them.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uuidv7 } from "uuidv7";
import { openStore } from "../../../service/src/store/open.js";
import { insertOrganization } from "../../../service/src/store/organizations.js";
import type { StoreOptions } from "../../../service/src/store/open.js";
import type { Store } from "../../../service/src/store/store.js";
import { testAuthority } from "../support/authority.js";
import { layEmptyDatabase } from "../support/empty-database.js";
import { borrowSchema } from "../support/schemas.js";
import { database } from "../support/service.js";
import type { Database } from "../support/service.js";

export interface OpenedStore {
  readonly store: Store;
  /** Path of the SQLite file, or the PostgreSQL URL. */
  readonly location: string;
  close(): Promise<void>;
}

/** Opens a new database. */
export async function newStore(kind: Database = database, options: StoreOptions = {}): Promise<OpenedStore> {
  if (kind === "postgres") {
    const schema = await borrowSchema();
    const store = await openStore(schema.url, { authority: testAuthority(), ...options });
    const close = async () => {
      await store.close();
      await schema.giveBack();
    };
    return { store, location: schema.url, close };
  }
  const folder = await mkdtemp(join(tmpdir(), "countersign-store-"));
  await layEmptyDatabase(folder);
  const location = join(folder, "countersign.db");
  const store = await openStore(location, { authority: testAuthority(), ...options });
  const close = async () => {
    await store.close();
    await rm(folder, { recursive: true });
  };
  return { store, location, close };
}

/** Adds an organization at the top. @returns its id */
export async function newOrganization(store: Store, name = "Acme"): Promise<string> {
  const id = uuidv7();
  await store.write((transaction) =>
    insertOrganization(transaction, { id, parentId: undefined, name, quorumThreshold: 1 }),
  );
  return id;
}
