// How a process uses a PostgreSQL server: how many connections it has, and how long it waits for what. No wait is without
// an end, so that a server that has fallen silent costs a request some seconds and nothing else.

export interface PostgresSettings {
  /** Connections that one process has at most. */
  readonly poolSize: number;
  /** How long it may take to connect, from the look-up of the host's name until the server can be asked something. */
  readonly connectTimeoutMs: number;
  /** How long a request waits for a connection, be it a new one or one that others are using. */
  readonly acquireTimeoutMs: number;
  /** When the server gives a statement up: its `statement_timeout`. */
  readonly statementTimeoutMs: number;
  /** When a connection is given up whose server does not answer. Longer than the server's own limit, so that a server
   * that is only slow says so itself. */
  readonly queryTimeoutMs: number;
  /** When the server ends a transaction whose process has vanished: its `idle_in_transaction_session_timeout`. */
  readonly idleInTransactionTimeoutMs: number;
  /** How long a connection is idle until TCP asks whether its other end is still there. */
  readonly keepAliveMs: number;
}

const hour = 60 * 60 * 1000;

/** The same for work that may take long and that nobody waits for at the other end of a socket, such as migrations. */
export function withoutHaste(settings: PostgresSettings): PostgresSettings {
  return { ...settings, statementTimeoutMs: hour, queryTimeoutMs: hour, idleInTransactionTimeoutMs: hour };
}

/** Connections on which nothing comes are given up within five seconds, so that those after them find the server again. */
export const defaultPostgresSettings: PostgresSettings = {
  poolSize: 20,
  connectTimeoutMs: 3000,
  acquireTimeoutMs: 5000,
  statementTimeoutMs: 4000,
  queryTimeoutMs: 4500,
  idleInTransactionTimeoutMs: 3000,
  keepAliveMs: 10_000,
};
