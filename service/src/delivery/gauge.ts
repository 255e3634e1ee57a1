// Prometheus' view of what is on its way out.

import { Gauge } from "prom-client";
import type { Registry } from "prom-client";
import { inTime } from "../event-loop/in-time.js";
import { countUndelivered, longestWait } from "../store/deliveries.js";
import type { DeliveryTable } from "../store/deliveries.js";
import type { Store } from "../store/store.js";

const longestMilliseconds = 1000;

export interface UndeliveredNames {
  readonly table: DeliveryTable;
  /** Of the gauge of what waits and what has failed. */
  readonly name: string;
  readonly help: string;
  /** Of the gauge of how long the oldest has waited. */
  readonly ageName: string;
}

/**
 * Adds gauges of what waits and what has failed. They have no values while the database does not give them in time.
 */
export function addUndeliveredGauges(
  registry: Registry,
  store: Store,
  { table, name, help, ageName }: UndeliveredNames,
): void {
  const count = inTurn(() => countUndelivered(store, table));
  const wait = inTurn(() => longestWait(store, table));
  new Gauge({
    name,
    help,
    labelNames: ["status"],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [status, counted] of Object.entries((await count()) ?? {})) this.set({ status }, counted);
    },
  });
  new Gauge({
    name: ageName,
    help: "Age of the oldest one waiting; 0 if none is.",
    registers: [registry],
    async collect() {
      this.remove();
      const waited = await wait();
      if (waited !== undefined) this.set(waited / 1000);
    },
  });
}

/**
 * However often it is asked for, the database is asked once at a time. Without it there is no number; the other metrics
 * are wanted then all the more.
 */
export function inTurn<Result>(ask: () => Promise<Result>): () => Promise<Result | undefined> {
  let asking: Promise<Result> | undefined;
  return () => {
    asking ??= ask().finally(() => (asking = undefined));
    return inTime(asking, longestMilliseconds).catch(() => undefined);
  };
}
