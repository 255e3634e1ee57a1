// Who could vote on an activity. It takes evaluating conditions once, whoever is asked about, and then looking for those
// who could help to reach what is open.

import type { InTurns } from "../event-loop/turns.js";
import type { CompiledPolicy } from "../organizations/compiled-policy.js";
import type { Member } from "../organizations/member.js";
import type { Organization } from "../organizations/organization.js";
import { OpenConsensus } from "./consensus.js";
import { contextsOf } from "./context.js";
import type { Proposal } from "./context.js";
import { isRootOnly, isTrue, judgeOf, lacksInitiator } from "./decide.js";
import { DecisionBudget } from "./decision-budget.js";
import { inForce } from "./in-force.js";

/** Steps of looking a user up in one policy. */
const perLookUp = 10;

/**
 * Whether a user's vote on an activity would count, also that of someone who has cast one already: undefined where the
 * policies are too costly to tell.
 */
export type VoteCounts = boolean | undefined;

/** Who could vote on an activity. */
export class Voters {
  readonly #organization: Organization;
  readonly #proposal: Proposal;
  readonly #budget: DecisionBudget;
  #open: Open | undefined;

  constructor(organization: Organization, proposal: Proposal, budget = new DecisionBudget()) {
    this.#organization = organization;
    this.#proposal = proposal;
    this.#budget = budget;
  }

  /** Whether the vote of a user would count. */
  *counts({ id }: Pick<Member, "id">): InTurns<VoteCounts> {
    const voter = this.#organization.members.get(id);
    if (!voter) return false;
    if (voter.root) return true;
    // Nobody else can stand by the request.
    if (id === this.#proposal.initiatorId && lacksInitiator(this.#organization, this.#proposal)) return true;
    if (isRootOnly(this.#organization, this.#proposal)) return false;
    this.#open ??= yield* this.#openTo();
    const { policies, search } = this.#budget;
    if (policies.isExhausted) return undefined;
    const canLookUp = search.take(perLookUp * this.#open.length);
    const isCounting = yield* this.#some((consensus) => (canLookUp ? consensus.counts(id) : undefined));
    if (isCounting) return true;
    const isSettling = yield* this.#some((consensus) => consensus.isSettledBy(id));
    return isSettling || (isCounting === undefined ? undefined : isSettling);
  }

  /** Whether something is true of any policy; undefined where it is not told of all. */
  *#some(asked: (consensus: OpenConsensus) => boolean | undefined): InTurns<boolean | undefined> {
    let isAny: boolean | undefined = false;
    for (const [policy, consensus] of this.#open ?? []) {
      if (this.#budget.isTurnOver()) yield;
      const isTrue = this.#budget.note(policy, asked(consensus));
      if (isTrue) return true;
      if (isTrue === undefined) isAny = undefined;
    }
    return isAny;
  }

  /** What approvals could count towards: the consensus of each policy that allows, if its condition is true. */
  *#openTo(): InTurns<Open> {
    const budget = this.#budget;
    const contexts = contextsOf(this.#organization, this.#proposal);
    const judge = judgeOf(budget);
    const open: [CompiledPolicy, OpenConsensus][] = [];
    const { all } = yield* inForce(this.#organization, this.#proposal.at, budget);
    for (const policy of all) {
      if (policy.effect !== "EFFECT_ALLOW") continue;
      let applies = false;
      for (const context of contexts) {
        if (budget.isTurnOver()) yield;
        applies = isTrue(judge(policy, "condition", context));
        if (applies) break;
      }
      if (!applies) continue;
      // A consensus knows nothing of what the activity is about.
      open.push([policy, new OpenConsensus(this.#organization, policy.consensus, contexts[0]!, budget)]);
    }
    return open;
  }
}

type Open = readonly (readonly [CompiledPolicy, OpenConsensus])[];

/** Whether the vote of one user would count. */
export function voteCounts(
  organization: Organization,
  member: Pick<Member, "id">,
  proposal: Proposal,
  budget?: DecisionBudget,
): InTurns<VoteCounts> {
  return new Voters(organization, proposal, budget).counts(member);
}
