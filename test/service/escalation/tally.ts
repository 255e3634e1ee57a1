// What was tried and what came of it, by type of activity.

import { activityKinds } from "@countersign/api";
import type { ActivityType } from "@countersign/api";
import type { Answer } from "../support/requests.js";

/** Denied is what policies refuse; refused is what is out of order, of which there are many ways. */
export const outcomes = ["completed", "waiting", "denied", "refused"] as const;
export type Outcome = (typeof outcomes)[number];

export function outcomeOf({ activity, error }: Answer): Outcome {
  if (error) return error.code === 7 ? "denied" : "refused";
  return activity.status === "ACTIVITY_STATUS_CONSENSUS_NEEDED" ? "waiting" : "completed";
}

export class Tally {
  sequences = 0;
  /** Events that show how far attackers came, by name. */
  readonly events = new Map<string, number>();
  readonly #counts = new Map<ActivityType, Record<Outcome, number>>();

  count(type: ActivityType, outcome: Outcome): void {
    const counts = this.#counts.get(type) ?? { completed: 0, waiting: 0, denied: 0, refused: 0 };
    counts[outcome]++;
    this.#counts.set(type, counts);
  }

  note(event: string, times = 1): void {
    this.events.set(event, (this.events.get(event) ?? 0) + times);
  }

  /** All together. */
  total(outcome?: Outcome): number {
    const all = [...this.#counts.values()];
    return (outcome ? [outcome] : outcomes)
      .flatMap((one) => all.map((counts) => counts[one]))
      .reduce((sum, count) => sum + count, 0);
  }

  /** Families with one of these outcomes. */
  familiesWith(...wanted: readonly Outcome[]): Set<string> {
    return new Set(
      [...this.#counts]
        .filter(([, counts]) => wanted.some((outcome) => counts[outcome] > 0))
        .map(([type]) => activityKinds[type].family),
    );
  }

  typesTried(): ActivityType[] {
    return [...this.#counts.keys()].toSorted();
  }

  /** For people. */
  table(): string {
    const families = new Set([...this.#counts.keys()].map((type) => activityKinds[type].family));
    const rows = [...families].toSorted().map((family) => {
      const counts = [...this.#counts].flatMap(([type, each]) => (activityKinds[type].family === family ? [each] : []));
      const sums = outcomes.map((outcome) => counts.reduce((sum, each) => sum + each[outcome], 0));
      return `${family.padEnd(28)}${sums.map((sum) => String(sum).padStart(10)).join("")}`;
    });
    const head = `${"family".padEnd(28)}${outcomes.map((outcome) => outcome.padStart(10)).join("")}`;
    const sums = outcomes.map((outcome) => `${this.total(outcome)} ${outcome}`).join(", ");
    const events = [...this.events].toSorted().map(([event, times]) => `${times} ${event}`);
    return [
      `${this.sequences} sequences, ${this.total()} activities tried: ${sums}`,
      events.join(", "),
      head,
      ...rows,
    ].join("\n");
  }
}
