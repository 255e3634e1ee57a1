// Replays recorded activities by today's policies and by proposed ones: a question of at most a hundred at a time.

import { planPolicies } from "@countersign/api";
import type { PlannedChange, UnplannedActivity } from "@countersign/api";
import type { Proposed } from "../check/proposed.js";
import { reads, signedIn } from "./connection.js";

const pageSize = 100;

export interface Plan {
  readonly changes: readonly PlannedChange[];
  readonly unchanged: number;
  readonly differed: number;
  readonly notReplayed: readonly UnplannedActivity[];
  /** Whether older activities are in the operator's archive. */
  readonly isArchived: boolean;
  /** Where older ones go on; undefined where there are none. */
  readonly next: string | undefined;
}

export const emptyPlan: Plan = {
  changes: [],
  unchanged: 0,
  differed: 0,
  notReplayed: [],
  isArchived: false,
  next: undefined,
};

export function countOf({ changes, unchanged, notReplayed }: Plan): number {
  return changes.length + unchanged + notReplayed.length;
}

/**
 * Goes on with a plan.
 *
 * @param most activities that are replayed by this
 * @param onProgress called with what is known so far
 */
export async function replay(
  before: Plan,
  proposed: Proposed,
  most: number,
  signal: AbortSignal,
  onProgress: (plan: Plan) => void = () => undefined,
): Promise<Plan> {
  const profile = signedIn();
  const until = countOf(before) + most;
  for (let plan = before; ;) {
    const limit = String(Math.min(until - countOf(plan), pageSize));
    const after = plan.next;
    const answer = await planPolicies(
      reads(profile),
      {
        organizationId: profile.organizationId,
        ...proposed,
        paginationOptions: { limit, ...(after !== undefined && { after }) },
      },
      { signal },
    );
    // Ids lie in the order of time: what does not go on to older ones would never end.
    const next = answer.next !== undefined && (after === undefined || answer.next < after) ? answer.next : undefined;
    plan = {
      changes: [...plan.changes, ...answer.changes],
      unchanged: plan.unchanged + answer.unchanged.length,
      differed: plan.differed + answer.differed.length,
      notReplayed: [...plan.notReplayed, ...answer.notReplayed],
      isArchived: plan.isArchived || answer.archived !== undefined,
      next,
    };
    onProgress(plan);
    if (next === undefined || countOf(plan) >= until) return plan;
  }
}
