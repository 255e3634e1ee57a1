// How a process uses a PostgreSQL server: how many connections it has, and how long it waits for what. No wait is without
// an end, so that a server that has fallen silent costs a request some seconds and nothing else.

import { defaultsOf, group, milliseconds, number, text } from "./declaration.js";
import type { Values } from "./declaration.js";

/** Connections on which nothing comes are given up within five seconds, so that those after them find the server again. */
export const postgres = group({
  passwordFile: text({
    doc: "file with the password, which is read for each new connection",
    variable: "COUNTERSIGN_POSTGRES_PASSWORD_FILE",
    otherwise: "the one in `databaseUrl`",
  }),
  poolSize: number({
    doc: "connections of one process",
    variable: "COUNTERSIGN_POSTGRES_POOL_SIZE",
    default: 20,
    from: 1,
    to: 1000,
  }),
  connectTimeoutMs: milliseconds(3000, "after which a new connection is given up, the look-up of its host included"),
  acquireTimeoutMs: milliseconds(5000, "after which a request has waited long enough for a connection, new or in use"),
  statementTimeoutMs: milliseconds(4000, "after which the server gives a statement up (`statement_timeout`)"),
  // Longer than the server's own limit, so that a server that is only slow says so itself.
  queryTimeoutMs: milliseconds(4500, "after which a connection is thrown away whose server has not answered"),
  idleInTransactionTimeoutMs: milliseconds(
    3000,
    "after which the server ends a transaction whose process is gone (`idle_in_transaction_session_timeout`)",
  ),
  keepAliveMs: milliseconds(10_000, "after which TCP asks whether the other end of an idle connection is there"),
});

export type PostgresSettings = Values<typeof postgres.members>;

const hour = 60 * 60 * 1000;

/** The same for work that may take long and that nobody waits for at the other end of a socket, such as migrations. */
export function withoutHaste(settings: PostgresSettings): PostgresSettings {
  return { ...settings, statementTimeoutMs: hour, queryTimeoutMs: hour, idleInTransactionTimeoutMs: hour };
}

export const defaultPostgresSettings = defaultsOf(postgres.members) as PostgresSettings;
