// Who uses the database of a deployment on PostgreSQL: services side by side, or one command that changes the
// key-encryption keys, alone. The locks are the server's own and go with their connection, however its process ends.

import { PostgresConnection } from "./postgres-connection.js";
import { reasonOf } from "./postgres-errors.js";
import { StoreUnavailable } from "./unavailable.js";

/** `service` shares the deployment with other services; `maintenance` has it alone. */
export type Use = "service" | "maintenance";

export interface DeploymentLock {
  /** Whether it is held now: it is taken anew after its connection was lost. */
  readonly isHeld: () => boolean;
  release(): Promise<void>;
}

/** "csgn" in ASCII; the second half of the lock's name is the schema, so that deployments in one database do not meet. */
const name = 0x6373676e;
const retryMilliseconds = 250;
const connectMilliseconds = 5000;
const answerMilliseconds = 5000;
// How long a server may take to say goodbye.
const closeMilliseconds = 1000;

/**
 * Takes the lock on a connection of its own.
 *
 * @throws Error when others have it who cannot share it; StoreUnavailable when the server does not answer in time
 */
export async function lockDeployment(url: string, use: Use): Promise<DeploymentLock> {
  let client: PostgresConnection | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isReleased = false;

  const take = async (): Promise<boolean> => {
    const connecting = new PostgresConnection({
      connectionString: url,
      connectionTimeoutMillis: connectMilliseconds,
      keepAlive: true,
    });
    try {
      await connecting.connect();
      const shared = use === "service" ? "_shared" : "";
      // Nobody would meet it on a standby.
      const { rows } = await connecting.ask(
        `select pg_try_advisory_lock${shared}(${name}, hashtext(current_schema())) as taken
          where not pg_is_in_recovery()`,
        [],
        answerMilliseconds,
      );
      const { taken } = (rows[0] ?? { taken: false }) as { readonly taken: boolean };
      if (!taken || isReleased) {
        await end(connecting);
        return isReleased;
      }
    } catch (error) {
      connecting.destroy();
      throw new StoreUnavailable(reasonOf(error), { cause: error });
    }
    client = connecting;
    connecting.once("end", () => {
      client = undefined;
      again();
    });
    return true;
  };
  const again = () => {
    if (isReleased) return;
    timer = setTimeout(() => {
      take().then((taken) => {
        if (!taken) again();
      }, again);
    }, retryMilliseconds);
    timer.unref();
  };

  if (!(await take())) {
    throw new Error(
      use === "maintenance"
        ? "a service or another command uses this database; stop every service on it first"
        : "a command is changing the key-encryption keys of this database; start again when it has ended",
    );
  }
  return {
    isHeld: () => client !== undefined,
    async release() {
      isReleased = true;
      clearTimeout(timer);
      if (client) await end(client);
    },
  };
}

async function end(connection: PostgresConnection): Promise<void> {
  const timer = setTimeout(() => connection.destroy(), closeMilliseconds);
  try {
    await connection.end();
  } finally {
    clearTimeout(timer);
  }
}
