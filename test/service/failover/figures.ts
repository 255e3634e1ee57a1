// What a campaign has seen, put together for people.

import { tell } from "./probes.js";
import type { Probe } from "./probes.js";

export interface Figures {
  readonly acknowledged: number;
  /** Of them, in the database afterwards. */
  readonly found: number;
  readonly refused: number;
  readonly unanswered: number;
  /** For each fault, milliseconds from its end to the first success of each process. */
  readonly recoveries: readonly number[];
  readonly processesEnded: number;
  readonly probes: readonly Probe[];
}

export function print(name: string, faults: number, figures: Figures): void {
  const { acknowledged, found, refused, unanswered, recoveries, processesEnded, probes } = figures;
  const sorted = recoveries.toSorted((one, other) => one - other);
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
  console.log(
    `${name}, ${faults} times: ${acknowledged} acknowledged, ${found} found, ${acknowledged - found} lost; ` +
      `${refused} answered 503, ${unanswered} unanswered; ${processesEnded} processes ended; ` +
      `first 200 afterwards p50 ${Math.round(median)} ms, at most ${Math.round(sorted.at(-1) ?? NaN)} ms` +
      (probes.length > 0 ? `; ${tell(probes)}` : ""),
  );
}
