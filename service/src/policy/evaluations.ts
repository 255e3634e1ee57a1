// What each policy came to in a decision, as it is kept with the vote for which it was taken.

import type { Outcome, PolicyEvaluation } from "@countersign/api";

/** The lightest first: of what an activity is about, the gravest outcome is told. */
const gravity: readonly Outcome[] = [
  "OUTCOME_TIME_INACTIVE",
  "OUTCOME_ALLOW",
  "OUTCOME_REQUIRES_CONSENSUS",
  "OUTCOME_ERROR",
  "OUTCOME_DENY_EXPLICIT",
];

/** Policies that are told of at one vote. */
const most = 100;

export class Evaluations {
  readonly #outcomes = new Map<string, Outcome>();

  note(policyId: string, outcome: Outcome): void {
    const known = this.#outcomes.get(policyId);
    if (known === undefined || gravity.indexOf(outcome) > gravity.indexOf(known)) this.#outcomes.set(policyId, outcome);
  }

  /** What is kept of a decision. Where no policy has brought it about, its outcome stands there without one. */
  of({ outcome }: { readonly outcome: Decided }): readonly PolicyEvaluation[] {
    const noted = [...this.#outcomes].slice(0, most).map(([policyId, each]) => ({ policyId, outcome: each }));
    const whole = outcomeOf[outcome];
    return noted.some((each) => each.outcome === whole) ? noted : [...noted, { outcome: whole }];
  }
}

type Decided = "allow" | "consensusNeeded" | "deny";

const outcomeOf: Readonly<Record<Decided, Outcome>> = {
  allow: "OUTCOME_ALLOW",
  consensusNeeded: "OUTCOME_REQUIRES_CONSENSUS",
  deny: "OUTCOME_DENY_IMPLICIT",
};
