// The connections that a process has to its PostgreSQL server. Each is lent to one user at a time, for whom others wait a
// bounded time, and tenants take turns at them; one that is broken, or that may be, is thrown away rather than lent again.

import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { ClientBase, ClientConfig, PoolClient } from "pg";
import type { PostgresSettings } from "../../config/postgres.js";
import { FairQueue } from "../../event-loop/fair-queue.js";
import type { Owner } from "../../event-loop/owner.js";
import { installedVersion } from "../../installation/version.js";
import type { StoreMetrics } from "../metrics.js";
import { PostgresConnection } from "./connection.js";
import type { ConnectionConfig } from "./connection.js";
import { isReadOnly, isTooManyConnections, isWrongPassword, reasonOf } from "./errors.js";
import { StoreUnavailable } from "../unavailable.js";

/** A connection that has been lent. */
export type LentConnection = PostgresConnection & PoolClient;

// Who waits holds a request in memory.
const longestQueue = 10_000;
// Between two attempts to have more connections than the server has granted.
const growMilliseconds = 1000;
// Between two attempts to have any, where others have all that the server grants.
const retryMilliseconds = 100;
// Between two times that all connections are thrown away because the server takes no writes.
const demotionMilliseconds = 1000;
// How long the server may take to see that connections are closed.
const closeMilliseconds = 2000;

const int8 = 20;

/** How columns are read. Milliseconds and counters stay far below 2^53. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: "text" | "binary") =>
    type === int8 && format !== "binary"
      ? Number
      : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
};

// Which process a connection is of, in the server's log and pg_stat_activity; PostgreSQL keeps 63 bytes of it.
const applicationName = `countersign/${installedVersion()} ${process.pid}@${hostname()}`;

// The settings of a connection's session, and what is to be known of its server. Commits are durable when they are
// answered, also where the server's administrator has set that they need not be.
const setup = `select
  set_config('statement_timeout', $1, false),
  set_config('idle_in_transaction_session_timeout', $2, false),
  set_config('synchronous_commit', case when current_setting('synchronous_commit') = 'off' then 'on'
    else current_setting('synchronous_commit') end, false),
  pg_is_in_recovery() as standby,
  extract(epoch from pg_postmaster_start_time())::text as server`;

/** Who waits for a connection. */
interface Waiting {
  readonly begin: () => void;
  readonly fail: (error: unknown) => void;
}

export class PostgresPool {
  readonly #settings: PostgresSettings;
  readonly #metrics: StoreMetrics | undefined;
  readonly #pool: pg.Pool;
  readonly #open = new Set<PostgresConnection>();
  readonly #waiting = new FairQueue<Waiting>({ organization: Infinity, tenant: Infinity, total: longestQueue });
  /** How many have a connection, or are about to get one. */
  #taken = 0;
  /** The run of the server to which the newest connection leads. Older ones may lead to one that is no primary any more. */
  #server = "";
  /** Connections that were not heard of since are not used again: they may have died in silence. Monotonic clock. */
  #heardOfSince = -Infinity;
  /** Connections that were made before are not used again: what they lead to takes no writes. Monotonic clock. */
  #madeSince = -Infinity;
  /** When the server has last refused a connection because there are too many, or because of its password. */
  #refusedAt = -Infinity;

  /** @param url `postgres://…` */
  constructor(url: string, settings: PostgresSettings, metrics?: StoreMetrics) {
    this.#settings = settings;
    this.#metrics = metrics;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: settings.poolSize,
      connectionTimeoutMillis: settings.connectTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: settings.keepAliveMs,
      ...({ passwordFile: settings.passwordFile } satisfies ConnectionConfig),
      fallback_application_name: applicationName,
      Client: PostgresConnection as new (config?: ClientConfig) => PostgresConnection,
      onConnect: (client) => this.#prepare(client as PostgresConnection),
      types: columnTypes,
    });
    // An idle connection that breaks is replaced when it is needed.
    this.#pool.on("error", () => {});
    metrics?.watchPool(() => ({
      total: this.#pool.totalCount,
      idle: this.#pool.idleCount,
      waiting: this.#waiting.size,
    }));
  }

  get settings(): PostgresSettings {
    return this.#settings;
  }

  /**
   * Lends a connection. It is to be given back.
   *
   * @param owner whose turn it uses
   * @throws StoreUnavailable when there is none in time
   */
  async lend(owner: Owner): Promise<LentConnection> {
    const since = performance.now();
    try {
      for (;;) {
        const connection = await this.#next(owner, since + this.#settings.acquireTimeoutMs);
        if (!this.#isSuspect(connection)) return connection;
        this.#discard(connection);
      }
    } catch (error) {
      this.#metrics?.failed("no_connection");
      throw error;
    } finally {
      this.#metrics?.lent((performance.now() - since) / 1000);
    }
  }

  /** Takes a connection back. */
  giveBack(connection: LentConnection): void {
    if (connection.isLost || this.#isSuspect(connection)) return this.#discard(connection);
    connection.release();
    this.#leave();
  }

  /**
   * Is told of what has failed on a connection.
   *
   * @param since when the statement began, on the monotonic clock
   */
  failed(connection: LentConnection, error: unknown, since: number): void {
    const now = performance.now();
    if (connection.isLost) this.#metrics?.failed("connection_lost");
    else if (isReadOnly(error)) this.#metrics?.failed("write_refused");
    // Whatever has silenced or cut this one may have cut others that have not noticed yet.
    if (connection.isLost) this.#heardOfSince = Math.max(this.#heardOfSince, since);
    // The primary is elsewhere by now. A server that takes no writes for another reason is not connected to without end.
    if (isReadOnly(error) && now - this.#madeSince > demotionMilliseconds) this.#madeSince = now;
  }

  /** Closes all connections, once those that are lent are back. One whose server does not answer is cut after seconds. */
  async close(): Promise<void> {
    const timer = setTimeout(() => {
      for (const connection of this.#open) connection.destroy();
    }, closeMilliseconds);
    try {
      await this.#pool.end();
    } finally {
      clearTimeout(timer);
    }
  }

  /** A connection, new or used before, as soon as there is one. */
  async #next(owner: Owner, deadline: number): Promise<LentConnection> {
    // Says more than that time is up, where the server has given it.
    let refusal: unknown;
    for (;;) {
      this.#grow();
      const queues = !this.#hasPlace;
      let isIn = !queues;
      if (isIn) this.#taken++;
      try {
        if (queues) await this.#turn(owner, deadline);
        isIn = true;
        return (await this.#inTime(this.#pool.connect(), deadline)) as LentConnection;
      } catch (error) {
        // Until the server and the file have the same password, connections that are open serve everybody.
        const isRenewed = this.#settings.passwordFile !== undefined && isWrongPassword(error);
        const isFull = isRenewed || isTooManyConnections(error);
        if (isFull) this.#shrink();
        if (isFull) refusal = error;
        const mayWait = isFull || (queues && !(error instanceof pg.DatabaseError));
        const givesUp = !mayWait || performance.now() + retryMilliseconds >= deadline;
        // Where this process has a connection at all, its turn comes by the queue.
        if (!givesUp && this.#pool.totalCount === 0) await pause(retryMilliseconds);
        if (isIn && !(error instanceof LateConnection)) this.#leave();
        if (!givesUp) continue;
        if (error instanceof StoreUnavailable) throw error;
        const cause = error instanceof LateConnection ? (refusal ?? error) : error;
        throw new StoreUnavailable(reasonOf(cause), { cause });
      }
    }
  }

  get #hasPlace(): boolean {
    return this.#taken < this.#pool.options.max;
  }

  /**
   * Waits for a place.
   *
   * @throws LateConnection when there is none in time, StoreUnavailable where too many wait
   */
  #turn(owner: Owner, deadline: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin() {
          clearTimeout(timer);
          resolve();
        },
        fail(error) {
          clearTimeout(timer);
          reject(error);
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.remove(owner, waiting);
        reject(this.#late());
      }, deadline - performance.now());
      const displaced = this.#waiting.push(owner, waiting);
      displaced?.item.fail(new StoreUnavailable(`${longestQueue} others wait for a connection`));
      this.#admit();
    });
  }

  /** Gives a place back. */
  #leave(): void {
    this.#taken--;
    this.#admit();
  }

  #admit(): void {
    while (this.#hasPlace && this.#waiting.size > 0) {
      this.#taken++;
      this.#waiting.shift()!.begin();
    }
  }

  /** Asks for no more connections than the server has granted. */
  #shrink(): void {
    this.#pool.options.max = Math.max(1, this.#pool.totalCount);
    this.#refusedAt = performance.now();
  }

  /** Asks for one more connection every now and then, where one was refused before. */
  #grow(): void {
    const { options } = this.#pool;
    if (options.max >= this.#settings.poolSize || performance.now() - this.#refusedAt < growMilliseconds) return;
    options.max++;
    this.#refusedAt = performance.now();
    this.#admit();
  }

  #inTime(connecting: Promise<PoolClient>, deadline: number): Promise<PoolClient> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(this.#late());
      }, deadline - performance.now());
      connecting.then(
        (client) => {
          clearTimeout(timer);
          if (!isLate) return resolve(client);
          client.release();
          this.#leave();
        },
        (error: Error) => {
          clearTimeout(timer);
          if (isLate) this.#leave();
          else reject(error);
        },
      );
    });
  }

  #late(): LateConnection {
    return new LateConnection(`no connection has become free within ${this.#settings.acquireTimeoutMs} ms`);
  }

  #discard(connection: LentConnection): void {
    connection.destroy();
    connection.release(true);
    this.#leave();
  }

  async #prepare(client: ClientBase): Promise<void> {
    const connection = client as PostgresConnection;
    this.#open.add(connection);
    connection.once("end", () => this.#open.delete(connection));
    const { statementTimeoutMs, idleInTransactionTimeoutMs, connectTimeoutMs } = this.#settings;
    const values = [String(statementTimeoutMs), String(idleInTransactionTimeoutMs)];
    const { rows } = await connection.ask({ text: setup, values }, connectTimeoutMs);
    const { standby, server } = rows[0] as { readonly standby: boolean; readonly server: string };
    // What it holds may be old, and nothing can be written.
    if (standby) throw new Error("the server is a standby; the primary is needed");
    connection.server = server;
    this.#server = server;
  }

  #isSuspect({ madeAt, answeredAt, server }: PostgresConnection): boolean {
    return madeAt < this.#madeSince || answeredAt < this.#heardOfSince || server !== this.#server;
  }
}

/** Nothing came of a connection in time, for no reason that is known. */
class LateConnection extends Error {}
