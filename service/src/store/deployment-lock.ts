// Locks of a deployment on PostgreSQL. They are the server's own and go with their connection, however the process ends.

import type { PostgresConnection } from "./postgres/connection.js";
import { StoreUnavailable } from "./unavailable.js";

export interface DeploymentLock {
  release(): Promise<void>;
}

// The second half of a lock's name is the schema, so that deployments in one database do not meet.
const names = {
  /** "csgn" in ASCII. */
  keys: 0x6373676e,
  /** "csga" in ASCII. */
  archive: 0x63736761,
};
const connectMilliseconds = 5000;
const answerMilliseconds = 5000;
// How long a server may take to say goodbye.
const closeMilliseconds = 1000;

/**
 * Takes the lock that one command at a time has which changes the key-encryption keys, on a connection of its own. Services
 * of earlier versions, which do not say which keys they hold, share it for as long as they run.
 *
 * @param passwordFile as in the settings
 * @throws Error when another has it; StoreUnavailable when the server does not answer in time
 */
export async function lockDeployment(url: string, passwordFile?: string): Promise<DeploymentLock> {
  const lock = await lockBy(names.keys, url, passwordFile);
  if (lock) return lock;
  throw new Error(
    "another command is changing the key-encryption keys of this database, or a service of an earlier version uses it; " +
      "wait for the one, stop the other",
  );
}

/**
 * Takes the lock that one process at a time has which moves activities to the archive, on a connection of its own.
 *
 * @param passwordFile as in the settings
 * @returns undefined when another has it
 * @throws StoreUnavailable when the server does not answer in time
 */
export function lockArchive(url: string, passwordFile?: string): Promise<DeploymentLock | undefined> {
  return lockBy(names.archive, url, passwordFile);
}

async function lockBy(
  name: number,
  url: string,
  passwordFile: string | undefined,
): Promise<DeploymentLock | undefined> {
  // With SQLite, nothing of PostgreSQL is loaded.
  const { PostgresConnection } = await import("./postgres/connection.js");
  const connection = new PostgresConnection({
    connectionString: url,
    connectionTimeoutMillis: connectMilliseconds,
    keepAlive: true,
    passwordFile,
  });
  if (await take(connection, name)) return { release: () => end(connection) };
  await end(connection);
  return undefined;
}

async function take(connection: PostgresConnection, name: number): Promise<boolean> {
  try {
    await connection.connect();
    // Nobody would meet it on a standby.
    const text = `select pg_try_advisory_lock(${name}, hashtext(current_schema())) as taken where not pg_is_in_recovery()`;
    const { rows } = await connection.ask({ text }, answerMilliseconds);
    return (rows[0] as { readonly taken: boolean } | undefined)?.taken ?? false;
  } catch (error) {
    connection.destroy();
    const { reasonOf } = await import("./postgres/errors.js");
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
