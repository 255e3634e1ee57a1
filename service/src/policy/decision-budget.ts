// What one decision may cost, with all policies and all that the activity is about. It is made once for each decision and
// passed down; only so is the whole bounded.

import { Budget } from "../policy-language/policy.js";

/** Steps of evaluating the policies. */
export const stepsOfDecision = 200_000;
/** Steps of finding out who may vote. */
export const stepsOfSearch = 100_000;
/** Steps after which others may have their turn. */
const stepsOfTurn = 10_000;

export class DecisionBudget {
  /** For what the policies say. Past it, nothing is allowed. */
  readonly policies: Budget;
  /** For who may vote. Past it, this cannot be told. */
  readonly search: Budget;
  #untold: string | undefined;
  #turnBegan = 0;
  #costliest: { readonly name: string; readonly steps: number } | undefined;

  constructor(steps: { readonly policies?: number; readonly search?: number } = {}) {
    this.policies = new Budget(steps.policies ?? stepsOfDecision);
    this.search = new Budget(steps.search ?? stepsOfSearch);
  }

  /** Whether much has been done since it was last so. */
  isTurnOver(): boolean {
    const spent = this.policies.spent + this.search.spent;
    if (spent - this.#turnBegan < stepsOfTurn) return false;
    this.#turnBegan = spent;
    return true;
  }

  /** The policy that has taken most of the steps for what policies say. */
  get costliest(): string | undefined {
    return this.#costliest?.name;
  }

  /** A policy towards whose consensus it could not be told who may vote. */
  get untold(): string | undefined {
    return this.#untold;
  }

  /** Notes what is found out about a policy's consensus: undefined where that could not be told. */
  note<Told>({ name }: { readonly name: string }, told: Told | undefined): Told | undefined {
    if (told === undefined) this.#untold ??= name;
    return told;
  }

  /** Does what a policy asks for, and notes what it has taken. */
  spendOn<Result>({ name }: { readonly name: string }, evaluate: (budget: Budget) => Result): Result {
    const before = this.policies.spent;
    const result = evaluate(this.policies);
    const steps = this.policies.spent - before;
    if (steps > (this.#costliest?.steps ?? -1)) this.#costliest = { name, steps };
    return result;
  }
}
