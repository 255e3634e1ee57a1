// What databases keep of rows that were changed: secrets as they were sealed under a key that was given up.

import type { Store } from "../store/store.js";
import { secretTables } from "./secrets.js";

/**
 * Rewrites what may hold remains of sealed secrets, so that whoever has an old key finds nothing in the database that it
 * opens. Copies elsewhere, such as backups, are not reached.
 *
 * @param databaseFile of an embedded database
 */
export function eraseRemains({ engine, database }: Store, databaseFile: string): Promise<void> {
  return engine.rewrite(database, secretTables, databaseFile);
}
