// How a process uses a PostgreSQL server: its connections and timeouts. Every wait has a timeout, so an unresponsive server
// costs a request a few seconds and nothing else.

import { defaultsOf, group, milliseconds, number, text } from "./declaration.js";
import type { Values } from "./declaration.js";

/** Silent connections are closed within five seconds, so that new ones find the server again. */
export const postgres = group({
  passwordFile: text({
    doc: "file with the password, reread for each new connection",
    variable: "COUNTERSIGN_POSTGRES_PASSWORD_FILE",
    otherwise: "the one in `databaseUrl`",
  }),
  poolSize: number({
    doc: "connections per process",
    variable: "COUNTERSIGN_POSTGRES_POOL_SIZE",
    default: 20,
    from: 1,
    to: 1000,
  }),
  connectTimeoutMs: milliseconds(3000, "timeout of a connection attempt, including the DNS lookup"),
  acquireTimeoutMs: milliseconds(5000, "how long a request waits for a connection, new or in use"),
  statementTimeoutMs: milliseconds(4000, "timeout after which the server cancels a statement (`statement_timeout`)"),
  // Longer than the server's own timeout, so that a slow server reports it itself.
  queryTimeoutMs: milliseconds(4500, "timeout after which a connection is closed if the server has not answered"),
  idleInTransactionTimeoutMs: milliseconds(
    3000,
    "timeout after which the server ends a transaction whose process is gone (`idle_in_transaction_session_timeout`)",
  ),
  keepAliveMs: milliseconds(10_000, "how long a connection is idle before TCP probes the other end"),
});

export type PostgresSettings = Values<typeof postgres.members>;

const hour = 60 * 60 * 1000;

/** The same for long work without a waiting caller, such as migrations. */
export function withoutHaste(settings: PostgresSettings): PostgresSettings {
  return { ...settings, statementTimeoutMs: hour, queryTimeoutMs: hour, idleInTransactionTimeoutMs: hour };
}

export const defaultPostgresSettings = defaultsOf(postgres.members) as PostgresSettings;
