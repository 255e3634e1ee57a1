// Who uses the database of a deployment on PostgreSQL: services side by side, or one command that changes the
// key-encryption keys, alone. The locks are the server's own and go with their connection, however its process ends.

import pg from "pg";

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

/**
 * Takes the lock on a connection of its own.
 *
 * @throws Error when others have it who cannot share it
 */
export async function lockDeployment(url: string, use: Use): Promise<DeploymentLock> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isReleased = false;

  const take = async (): Promise<boolean> => {
    const connecting = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectMilliseconds,
      keepAlive: true,
    });
    connecting.on("error", () => {});
    try {
      await connecting.connect();
      const shared = use === "service" ? "_shared" : "";
      const { rows } = await connecting.query<{ taken: boolean }>(
        `select pg_try_advisory_lock${shared}(${name}, hashtext(current_schema())) as taken`,
      );
      if (!rows[0]?.taken || isReleased) {
        await connecting.end();
        return isReleased;
      }
    } catch (error) {
      await connecting.end().catch(() => {});
      throw error;
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
      await client?.end();
    },
  };
}
