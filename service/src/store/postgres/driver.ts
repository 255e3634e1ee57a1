// PostgreSQL: a pool of connections, a transaction for every write.

import { Kysely } from "kysely";
import { withoutHaste } from "../../config/postgres.js";
import type { PostgresSettings } from "../../config/postgres.js";
import { isPostgresUpToDate, migratePostgres } from "./migrate.js";
import type { StoreMetrics } from "../metrics.js";
import { KeyGone, WriteConflict } from "../conflict.js";
import { databaseOf, postgresDialect, transact } from "./dialect.js";
import { postgresEngine } from "./engine.js";
import { isForeignKeyViolation, isPassing, isUniqueViolation } from "./errors.js";
import { HeldRows } from "../held-rows.js";
import { PostgresPool } from "./pool.js";
import type { Database } from "../schema.js";
import type { Access, Connections, NamedQuery } from "../store.js";

const usualAttempts = 5;

/**
 * Connects to a database and brings it up to date.
 *
 * @param url `postgres://user:password@host:port/database`, optionally with `?options=-c%20search_path%3D…`
 */
export async function openPostgres(
  url: string,
  settings: PostgresSettings,
  metrics?: StoreMetrics,
): Promise<Connections> {
  const pool = new PostgresPool(url, settings, metrics);
  const database = new Kysely<Database>({ dialect: postgresDialect(pool) });
  try {
    if (!(await isPostgresUpToDate(database as Kysely<unknown>))) await bringUpToDate(url, settings);
  } catch (error) {
    // Connections that stay open would keep a process that can't start.
    await pool.close();
    throw error;
  }
  return {
    reader: accessBy(database),
    readerOf: (owner) => accessBy(databaseOf(pool, database, owner)),
    async write(work, owner, attempts = usualAttempts) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await transact(pool, database, owner, async (access) => {
            const held = new HeldRows();
            const result = await work({ engine: postgresEngine, ...access, held });
            await held.write();
            return result;
          });
        } catch (error) {
          if (isPassing(error) && attempt < attempts) continue;
          if (isForeignKeyViolation(error)) throw new KeyGone({ cause: error });
          throw isPassing(error) || isUniqueViolation(error) ? new WriteConflict({ cause: error }) : error;
        }
      }
    },
    close: () => pool.close(),
  };
}

/** A migration may have much to do, and waits for one that another process runs. */
async function bringUpToDate(url: string, settings: PostgresSettings): Promise<void> {
  const pool = new PostgresPool(url, withoutHaste(settings));
  try {
    await migratePostgres(new Kysely<unknown>({ dialect: postgresDialect(pool) }));
  } finally {
    await pool.close();
  }
}

function accessBy(database: Kysely<Database>): Access {
  return {
    engine: postgresEngine,
    database,
    run: async <Row>(query: NamedQuery<Row>) => (await database.executeQuery<Row>(query)).rows,
  };
}
