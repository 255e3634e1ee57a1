// Metrics of the database: commits, connections and what has failed.

import { Counter, Gauge, Histogram } from "prom-client";
import type { Registry } from "prom-client";

/** Of one process at a PostgreSQL server. */
export interface PoolState {
  readonly total: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

/**
 * - `no_connection`: none was to be had in time
 * - `connection_lost`: one has broken while it was in use
 * - `write_refused`: the database takes no writes for the moment
 */
export type DatabaseError = "no_connection" | "connection_lost" | "write_refused";

/** Told of what the store does. */
export interface StoreMetrics {
  /** So many transactions were committed by one flush. Of SQLite. */
  committed(transactions: number): void;
  /** A request has waited so many seconds for a connection. Of PostgreSQL. */
  lent(seconds: number): void;
  failed(kind: DatabaseError): void;
  watchPool(state: () => PoolState): void;
}

export function createStoreMetrics(registry: Registry): StoreMetrics {
  const groups = new Histogram({
    name: "countersign_commit_group_size",
    help: "Transactions that SQLite has committed by one flush.",
    buckets: [1, 2, 4, 8, 16, 32, 64],
    registers: [registry],
  });
  const waits = new Histogram({
    name: "countersign_database_connection_wait_seconds",
    help: "Time that requests have waited for a connection to PostgreSQL.",
    buckets: [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  const errors = new Counter({
    name: "countersign_database_errors_total",
    help: "Failures of the database: no connection in time, a connection that broke, a write that was refused.",
    labelNames: ["kind"],
    registers: [registry],
  });
  // Rates need a first value to start from.
  for (const kind of ["no_connection", "connection_lost", "write_refused"]) errors.inc({ kind }, 0);
  return {
    committed: (transactions) => groups.observe(transactions),
    lent: (seconds) => waits.observe(seconds),
    failed: (kind) => errors.inc({ kind }),
    watchPool(state) {
      new Gauge({
        name: "countersign_database_connections",
        help: "Connections to PostgreSQL: idle or in use.",
        labelNames: ["state"],
        registers: [registry],
        collect() {
          const { total, idle } = state();
          this.set({ state: "idle" }, idle);
          this.set({ state: "used" }, total - idle);
        },
      });
      new Gauge({
        name: "countersign_database_waiting_requests",
        help: "Requests that wait for a connection to PostgreSQL.",
        registers: [registry],
        collect() {
          this.set(state().waiting);
        },
      });
    },
  };
}
