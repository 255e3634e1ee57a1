// What is left of spending limits, as policies see it. The transaction that records an activity makes sure that the limits have
// counted nothing since.

import type { Organization } from "../organizations/organization.js";
import { Unreadable } from "../policy-language/context.js";
import type { LimitContext } from "../policy-language/context.js";
import { holdersSeen } from "../spending/charges.js";
import { lookAt } from "../spending/ledger.js";
import type { Seen } from "../spending/ledger.js";
import type { Scope } from "../store/store.js";
import type { PolicyRequest } from "./request.js";
import type { Subject } from "./subject.js";

/** Of one activity, so that a decision takes no more readings. */
const mostSeen = 200;
const tooMany = new Unreadable(`the activity is about more than ${mostSeen} whose spending is counted`);

export interface SeenLimits {
  readonly subjects: readonly Subject[];
  readonly seen: readonly Seen[];
}

/**
 * Adds what is left of each limit to what an activity is about, if a policy asks for it.
 *
 * @param scope of the organization, as it is committed
 * @param activityId of an activity that waits, for which something may be held back
 * @throws NotProved
 */
export async function withLimits(
  scope: Scope,
  { policies, spendingLimits, members }: Pick<Organization, "policies" | "spendingLimits" | "members">,
  { initiatorId: id, at: now }: Pick<PolicyRequest, "initiatorId" | "at">,
  subjects: readonly Subject[],
  activityId?: string,
): Promise<SeenLimits> {
  if (!policies.some(({ condition }) => condition.asksForLimits)) return { subjects, seen: [] };
  const spender = { id, tags: members.get(id)?.record.userTags ?? [] };
  const seen = new Map<string, Seen>();
  const lookOnce = async (limit: Seen["limit"], holder: string): Promise<Seen | undefined> => {
    const key = `${limit.id} ${holder}`;
    const known = seen.get(key);
    if (known || seen.size >= mostSeen) return known;
    const found = await lookAt(scope, limit, holder, { now, ...(activityId !== undefined && { activityId }) });
    seen.set(key, found);
    return found;
  };
  const completed: Subject[] = [];
  for (const subject of subjects) {
    const limit: [string, LimitContext][] = [];
    for (const each of spendingLimits) {
      const holders = holdersSeen(each, subject, spender);
      let remaining: bigint | undefined;
      let isWhole = true;
      for (const holder of holders) {
        const one = await lookOnce(each, holder);
        isWhole &&= one !== undefined;
        if (one && (remaining === undefined || one.remaining < remaining)) remaining = one.remaining;
      }
      limit.push([each.name, { remaining: isWhole ? remaining : tooMany }]);
    }
    completed.push({ ...subject, limit: Object.fromEntries(limit) });
  }
  return { subjects: completed, seen: [...seen.values()] };
}
