// PostgreSQL: a pool of connections, a transaction for every write.

import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { migratePostgres } from "./migrations/migrate.js";
import { WriteConflict } from "./conflict.js";
import type { Database } from "./schema.js";
import type { Access, Connections } from "./store.js";

const int8 = 20;
const uniqueViolation = "23505";
// Serialization failure and deadlock: the same transaction may well succeed when it is run again.
const passing = new Set(["40001", "40P01"]);
const attempts = 5;

/**
 * Connects to a database and brings it up to date.
 *
 * @param url `postgres://user:password@host:port/database`, optionally with `?options=-c%20search_path%3D…`
 */
export async function openPostgres(url: string): Promise<Connections> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    // Milliseconds and counters stay far below 2^53.
    types: {
      getTypeParser: ((type: number, format?: "text" | "binary") =>
        type === int8 && format !== "binary"
          ? Number
          : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
    },
  });
  // An idle connection that breaks is replaced; what was running on it is told by its own error.
  pool.on("error", () => {});
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migratePostgres(database as Kysely<unknown>);
  return {
    reader: accessBy(database),
    async write(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await database.transaction().execute((transaction) => work(accessBy(transaction)));
        } catch (error) {
          const code = error instanceof pg.DatabaseError ? (error.code ?? "") : "";
          const isPassing = passing.has(code);
          if (isPassing && attempt < attempts) continue;
          throw isPassing || code === uniqueViolation ? new WriteConflict({ cause: error }) : error;
        }
      }
    },
    close: () => database.destroy(),
  };
}

function accessBy(database: Kysely<Database>): Access {
  return { dialect: "postgres", database, run: async (query) => (await database.executeQuery(query)).rows };
}
