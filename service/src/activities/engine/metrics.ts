// Metrics of decisions, and of activities that wait for votes.

import { Counter, Gauge } from "prom-client";
import type { Registry } from "prom-client";
import { inTime } from "../../event-loop/in-time.js";
import type { Decision } from "../../policy/decide.js";
import { findWaiting } from "../../store/activities.js";
import type { Store } from "../../store/store.js";

/** Told of every decision of the policy engine, those on votes included. */
export interface EngineMetrics {
  decided(decision: Decision): void;
}

const longestMilliseconds = 1000;

export function createEngineMetrics(registry: Registry, store: Store): EngineMetrics {
  const decisions = new Counter({
    name: "countersign_policy_decisions_total",
    help: "Decisions on activities and votes: allowed, denied by a rule, denied because nothing allows it, or waiting for votes.",
    labelNames: ["outcome"],
    registers: [registry],
  });
  // Rates need a first value to start from.
  for (const outcome of ["allow", "deny_explicit", "deny_implicit", "consensus_needed"]) decisions.inc({ outcome }, 0);
  let finding: ReturnType<typeof findWaiting> | undefined;
  // However often it is asked for, the database looks once at a time. Without it there is no number.
  const find = () =>
    inTime((finding ??= findWaiting(store).finally(() => (finding = undefined))), longestMilliseconds).catch(
      () => undefined,
    );
  new Gauge({
    name: "countersign_waiting_activities",
    help: "Activities that wait for votes, among the first 20,000 that were not completed.",
    registers: [registry],
    async collect() {
      this.remove();
      const found = await find();
      if (found) this.set(found.count);
    },
  });
  new Gauge({
    name: "countersign_oldest_waiting_activity_age_seconds",
    help: "Age of the oldest of them; 0 where none waits.",
    registers: [registry],
    async collect() {
      this.remove();
      const found = await find();
      if (found) this.set(found.oldest === undefined ? 0 : Math.max(0, (Date.now() - found.oldest) / 1000));
    },
  });
  return {
    decided(decision) {
      decisions.inc({ outcome: outcomeOf(decision) });
    },
  };
}

function outcomeOf(decision: Decision): string {
  switch (decision.outcome) {
    case "allow":
      return "allow";
    case "consensusNeeded":
      return "consensus_needed";
    case "deny":
      return decision.explicit ? "deny_explicit" : "deny_implicit";
  }
}
