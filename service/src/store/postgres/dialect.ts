// How Kysely reaches PostgreSQL. Its own driver takes any answer to `commit` for a commit, and gives broken connections
// back to be used again.

import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import type { CompiledQuery, ConnectionProvider, DatabaseConnection, Dialect, Driver, QueryResult } from "kysely";
import type { QueryResult as Answer } from "pg";
import { nobody } from "../../event-loop/owner.js";
import type { Owner } from "../../event-loop/owner.js";
import { postgresError, isPassing, reasonOf } from "./errors.js";
import type { LentConnection, PostgresPool } from "./pool.js";
import type { NamedQuery } from "../store.js";
import { StoreUnavailable } from "../unavailable.js";

/** The dialect for a pool. Whatever is thrown of a database that can't do its work is a StoreUnavailable. */
export function postgresDialect(pool: PostgresPool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDriver(pool),
    createIntrospector: (database: Kysely<unknown>) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** A way to the pool's connections by which statements take turns as those of an organization. */
export function databaseOf<Tables>(pool: PostgresPool, database: Kysely<Tables>, owner: Owner): Kysely<Tables> {
  return databaseBy(pool, database, {
    async provideConnection(consumer) {
      const session = new Session(pool, await pool.lend(owner));
      try {
        return await consumer(session);
      } finally {
        session.end();
      }
    },
  });
}

/** A way to one connection, in a transaction. */
export interface TransactionAccess<Tables> {
  readonly database: Kysely<Tables>;
  run<Row>(query: NamedQuery<Row>): Promise<readonly Row[]>;
}

/**
 * Runs work in a transaction, for which a connection is lent to an organization.
 *
 * @throws StoreUnavailable as well where nobody knows whether the transaction was committed
 */
export async function transact<Tables, Result>(
  pool: PostgresPool,
  database: Kysely<Tables>,
  owner: Owner,
  work: (access: TransactionAccess<Tables>) => Promise<Result>,
): Promise<Result> {
  const session = new Session(pool, await pool.lend(owner));
  try {
    await session.begin();
    try {
      const result = await work({
        database: databaseBy(pool, database, { provideConnection: (consumer) => consumer(session) }),
        // Past Kysely, which has nothing to add to a query that is compiled already.
        run: async <Row>(query: NamedQuery<Row>) => (await session.executeQuery<Row>(query)).rows,
      });
      await session.commit();
      return result;
    } catch (error) {
      await session.rollback();
      throw error;
    }
  } finally {
    session.end();
  }
}

function databaseBy<Tables>(
  pool: PostgresPool,
  database: Kysely<Tables>,
  provider: ConnectionProvider,
): Kysely<Tables> {
  const dialect = postgresDialect(pool);
  const executor = database.getExecutor().withConnectionProvider(provider);
  return new Kysely<Tables>({ config: { dialect }, dialect, driver: dialect.createDriver(), executor });
}

class PostgresDriver implements Driver {
  readonly #pool: PostgresPool;

  constructor(pool: PostgresPool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Session> {
    return new Session(this.#pool, await this.#pool.lend(nobody));
  }

  async beginTransaction(session: Session): Promise<void> {
    await session.begin();
  }

  async commitTransaction(session: Session): Promise<void> {
    await session.commit();
  }

  async rollbackTransaction(session: Session): Promise<void> {
    await session.rollback();
  }

  async releaseConnection(session: Session): Promise<void> {
    session.end();
  }

  async destroy(): Promise<void> {
    await this.#pool.close();
  }
}

// What mere notices come with.
const successfulCompletion = "00000";
const changing = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

/** What is done with a connection while it is lent. */
class Session implements DatabaseConnection {
  readonly #pool: PostgresPool;
  readonly #connection: LentConnection;
  #isInTransaction = false;

  constructor(pool: PostgresPool, connection: LentConnection) {
    this.#pool = pool;
    this.#connection = connection;
  }

  /** A query that has a name is prepared under it when a connection first runs it. */
  async executeQuery<Row>({
    sql,
    parameters,
    name,
  }: CompiledQuery & Partial<NamedQuery<Row>>): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#ask(sql, parameters, name);
    return { rows: rows as Row[], ...(changing.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  streamQuery(): never {
    throw new Error("rows are read as a whole");
  }

  async begin(): Promise<void> {
    await this.#ask("begin");
    this.#isInTransaction = true;
  }

  /** @throws StoreUnavailable as well where nobody knows whether the transaction was committed */
  async commit(): Promise<void> {
    let warning: string | undefined;
    // A commit that was told not to wait for its replicas any longer succeeds, with a warning.
    const notice = ({
      code,
      message,
    }: {
      readonly code?: string | undefined;
      readonly message?: string | undefined;
    }) => {
      if (code !== successfulCompletion) warning = message;
    };
    this.#connection.on("notice", notice);
    try {
      const { command } = await this.#ask("commit");
      // What PostgreSQL answers to the commit of a transaction in which a statement has failed.
      if (command !== "COMMIT") throw new Error("a transaction was committed after one of its statements had failed");
      if (warning !== undefined) throw new StoreUnavailable(`a commit is not certain: ${warning}`);
      this.#isInTransaction = false;
    } catch (error) {
      if (!this.#connection.isLost) throw error;
      const cause = error instanceof StoreUnavailable ? error.cause : error;
      throw new StoreUnavailable(`whether a transaction was committed is not known: ${reasonOf(cause)}`, { cause });
    } finally {
      this.#connection.removeListener("notice", notice);
    }
  }

  /** Never rejects: where it does not succeed, the connection is not used again, and its end is the transaction's. */
  async rollback(): Promise<void> {
    if (this.#connection.isLost) return;
    try {
      await this.#ask("rollback");
      this.#isInTransaction = false;
    } catch {
      this.#connection.destroy();
    }
  }

  end(): void {
    this.#pool.giveBack(this.#connection);
  }

  async #ask(text: string, parameters: readonly unknown[] = [], name?: string): Promise<Answer> {
    const since = performance.now();
    try {
      return await this.#connection.ask({ text, values: [...parameters], name }, this.#pool.settings.queryTimeoutMs);
    } catch (error) {
      this.#pool.failed(this.#connection, error, since);
      if (!this.#isInTransaction && isPassing(error)) throw new StoreUnavailable(reasonOf(error), { cause: error });
      throw postgresError(error);
    }
  }
}
