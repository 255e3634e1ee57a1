// What is left of spending limits, and whether velocity controls are kept, as policies see it. The transaction that records an
// activity makes sure that they have counted nothing since.

import { Turns } from "../event-loop/turns.js";
import type { Organization } from "../organizations/organization.js";
import { Unreadable } from "../policy-language/context.js";
import type { LimitContext } from "../policy-language/context.js";
import type { ToSign } from "../signing/to-sign.js";
import { holdersOf, holdersSeen } from "../spending/charges.js";
import { lookAt } from "../spending/ledger.js";
import type { Seen } from "../spending/ledger.js";
import type { Scope } from "../store/store.js";
import { controlCharges } from "./controls.js";
import type { PolicyRequest } from "./request.js";
import { chargesOfEach, RunningCharges } from "./running-charges.js";
import { spenderOf } from "./signed.js";
import type { Subject } from "./subject.js";

/** Of one activity, so that a decision takes no more readings. */
const mostSeen = 200;
const tooMany = new Unreadable(`the activity is about more than ${mostSeen} whose spending is counted`);

export interface SeenLimits {
  readonly subjects: readonly Subject[];
  readonly seen: readonly Seen[];
}

/**
 * Adds what is left of each limit, and each control, to what an activity is about, if a policy asks for any.
 *
 * @param scope of the organization, as it is committed
 * @param activityId of an activity that waits, for which something may be held back
 * @throws NotProved
 */
export async function withLimits(
  scope: Scope,
  organization: Organization,
  request: PolicyRequest,
  subjects: readonly Subject[],
  { toSign, activityId }: { readonly toSign: ToSign; readonly activityId: string | undefined },
): Promise<SeenLimits> {
  const { policies, spendingLimits, velocityControls } = organization;
  const { initiatorId, at: now } = request;
  if (!policies.some(({ condition }) => condition.asksForLimits)) return { subjects, seen: [] };
  const spender = spenderOf(organization, initiatorId);
  const seen = new Map<string, Seen>();
  const turns = new Turns(organization);
  // Of a batch, policies see of each transaction what those before it leave.
  const isBatch = request.alone !== undefined;
  const asked = { ...request, subjects };
  const counted = isBatch
    ? await chargesOfEach(organization, asked, toSign)
    : [await controlCharges(scope, organization, asked, toSign)];
  const all = new RunningCharges(counted.flatMap(({ charges }) => charges));
  const running = isBatch ? new RunningCharges() : all;
  const lookOnce = async (limit: Seen["limit"], holder: string): Promise<Seen | undefined> => {
    const key = `${limit.id} ${holder}`;
    const known = seen.get(key);
    if (known || seen.size >= mostSeen) return known;
    const items = all.of(limit, holder);
    const found = await lookAt(scope, limit, holder, { now, items, ...(activityId !== undefined && { activityId }) });
    seen.set(key, found);
    return found;
  };
  const completed: Subject[] = [];
  for (const [place, subject] of subjects.entries()) {
    await turns.take();
    const limit: [string, LimitContext][] = [];
    for (const counter of spendingLimits) {
      const holders = holdersSeen(counter, subject, spender);
      let remaining: bigint | undefined;
      let isWhole = true;
      for (const holder of holders) {
        const one = await lookOnce(counter, holder);
        isWhole &&= one !== undefined;
        if (!one) continue;
        const before = isBatch ? one.addedBy(running.of(counter, holder)) : 0n;
        const left = one.remaining > before ? one.remaining - before : 0n;
        if (remaining === undefined || left < remaining) remaining = left;
      }
      limit.push([counter.name, { remaining: isWhole ? remaining : tooMany }]);
    }
    const { charges, refused } = counted[isBatch ? place : 0]!;
    if (isBatch) running.add(charges);
    const uncounted = new Map(refused.map((one) => [one.limit.id, one.kind]));
    const controls: [string, boolean | Unreadable | undefined][] = [];
    for (const { identifier, limit: counter, isKept } of velocityControls) {
      const kind = uncounted.get(counter.id);
      const [holder] = holdersOf(counter, subject, spender);
      const one = kind === undefined && holder !== undefined ? await lookOnce(counter, holder) : undefined;
      const value = one
        ? isKept(one.counted + one.addedBy(running.of(counter, holder!)))
        : holder === undefined
          ? undefined
          : tooMany;
      controls.push([identifier, kind === undefined ? value : new Unreadable(`the control cannot count ${kind}`)]);
    }
    completed.push({ ...subject, limit: Object.fromEntries(limit), controls: Object.fromEntries(controls) });
  }
  return { subjects: completed, seen: [...seen.values()] };
}
