// Prometheus' view of what is on its way out.

import { Gauge } from "prom-client";
import type { Registry } from "prom-client";
import { inTime } from "../event-loop/in-time.js";
import { countUndelivered } from "../store/deliveries.js";
import type { DeliveryTable } from "../store/deliveries.js";
import type { Store } from "../store/store.js";

const longestMilliseconds = 1000;

/** Adds a gauge of what waits and what has failed. It has no values while the database does not give them in time. */
export function addUndeliveredGauge(
  registry: Registry,
  store: Store,
  { table, name, help }: { readonly table: DeliveryTable; readonly name: string; readonly help: string },
): void {
  let counting: ReturnType<typeof countUndelivered> | undefined;
  new Gauge({
    name,
    help,
    labelNames: ["status"],
    registers: [registry],
    async collect() {
      this.reset();
      // However often it is asked for, the database counts once at a time.
      counting ??= countUndelivered(store, table).finally(() => (counting = undefined));
      // Without the database there is no number; the other metrics are wanted then all the more.
      const counts = await inTime(counting, longestMilliseconds).catch(() => ({}));
      for (const [status, count] of Object.entries(counts)) this.set({ status }, count);
    },
  });
}
