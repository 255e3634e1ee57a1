// One command at a time changes the key-encryption keys of a deployment on PostgreSQL. The lock is the server's own and
// goes with its connection, however the command ends. Services of earlier versions, which do not say which keys they hold,
// share it for as long as they run.

import { PostgresConnection } from "./postgres-connection.js";
import { reasonOf } from "./postgres-errors.js";
import { StoreUnavailable } from "./unavailable.js";

export interface DeploymentLock {
  release(): Promise<void>;
}

/** "csgn" in ASCII; the second half of the lock's name is the schema, so that deployments in one database do not meet. */
const name = 0x6373676e;
const connectMilliseconds = 5000;
const answerMilliseconds = 5000;
// How long a server may take to say goodbye.
const closeMilliseconds = 1000;

/**
 * Takes the lock on a connection of its own.
 *
 * @param passwordFile as in the settings
 * @throws Error when another has it; StoreUnavailable when the server does not answer in time
 */
export async function lockDeployment(url: string, passwordFile?: string): Promise<DeploymentLock> {
  const connection = new PostgresConnection({
    connectionString: url,
    connectionTimeoutMillis: connectMilliseconds,
    keepAlive: true,
    passwordFile,
  });
  if (!(await take(connection))) {
    await end(connection);
    throw new Error(
      "another command is changing the key-encryption keys of this database, or a service of an earlier version uses it; " +
        "wait for the one, stop the other",
    );
  }
  return { release: () => end(connection) };
}

async function take(connection: PostgresConnection): Promise<boolean> {
  try {
    await connection.connect();
    // Nobody would meet it on a standby.
    const { rows } = await connection.ask(
      `select pg_try_advisory_lock(${name}, hashtext(current_schema())) as taken where not pg_is_in_recovery()`,
      [],
      answerMilliseconds,
    );
    return (rows[0] as { readonly taken: boolean } | undefined)?.taken ?? false;
  } catch (error) {
    connection.destroy();
    throw new StoreUnavailable(reasonOf(error), { cause: error });
  }
}

async function end(connection: PostgresConnection): Promise<void> {
  const timer = setTimeout(() => connection.destroy(), closeMilliseconds);
  try {
    await connection.end();
  } finally {
    clearTimeout(timer);
  }
}
