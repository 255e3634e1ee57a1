// What proves the rows of a test's database: the keys of the service that has it, or keys of the test's own.

import { readFileSync } from "node:fs";
import type { Kysely } from "kysely";
import { authoritySecret } from "../../../service/src/custody/authority-secret.js";
import { masterKeyId, parseMasterKeys } from "../../../service/src/custody/key-ring.js";
import { Authority } from "../../../service/src/store/authority/authority.js";
import { sealDeployment } from "../../../service/src/store/authority/sealing.js";
import { listKeys } from "../../../service/src/store/key-encryption-keys.js";
import { openStore } from "../../../service/src/store/open.js";
import type { StoreOptions } from "../../../service/src/store/open.js";
import type { Store } from "../../../service/src/store/store.js";
import { deploymentId } from "../../../service/src/store/wrapped-keys.js";

/** A deployment as tests have it. */
export interface Served {
  /** Path of the SQLite file, or the PostgreSQL URL. */
  readonly database: string;
  readonly masterKeyFile: string;
}

/** Proves rows of databases that have no service. */
export function testAuthority(): Authority {
  const authority = new Authority();
  const secret = authoritySecret("0123456789abcdef", Buffer.alloc(32, 7));
  authority.use("test", [secret], secret.id);
  return authority;
}

/** Opens the database of a service beside it, to read and write as the service does. */
export async function openBeside(served: Served, options: StoreOptions = {}): Promise<Store> {
  const store = await openStore(served.database, options);
  await proveAs(store, served.masterKeyFile);
  return store;
}

/** Has a store prove rows as a service does. */
export async function proveAs(store: Store, masterKeyFile: string): Promise<void> {
  const secrets = parseMasterKeys(readFileSync(masterKeyFile), masterKeyFile).map((key) =>
    authoritySecret(masterKeyId(key), key),
  );
  const current = (await listKeys(store)).find(({ state }) => state === "current")?.id ?? secrets.at(-1)?.id ?? "";
  store.authority.use(await deploymentId(store), secrets, current);
}

/** A database that can be written to past the service. */
export type Unproved = Kysely<Record<string, Record<string, string | number | null>>>;

export function unproved({ database }: Pick<Store, "database">): Unproved {
  return database as unknown as Unproved;
}

/** Writes what the service never does, and has it taken for the service's own. */
export async function rewrite<Result>(store: Store, work: (database: Unproved) => Promise<Result>): Promise<Result> {
  const result = await store.write((transaction) => work(unproved(transaction)));
  await sealDeployment(store);
  return result;
}

/** Lets all votes of an activity, the initiator's own too, be cast some time earlier. */
export async function ageVotes(
  store: Store,
  { id, organizationId }: { readonly id: string; readonly organizationId: string },
  milliseconds: number,
): Promise<void> {
  await rewrite(store, async (database) => {
    for (const [table, column] of [
      ["activities", "id"],
      ["votes", "activity_id"],
    ] as const) {
      await database
        .updateTable(table)
        .set((row) => ({ created_at: row("created_at", "-", milliseconds) }))
        .where("organization_id", "=", organizationId)
        .where(column, "=", id)
        .execute();
    }
  });
}
