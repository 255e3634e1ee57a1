// Has a family do the first half of its work.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Caller } from "../../auth/caller.js";
import { Keys } from "../../signing/keys.js";
import type { ToSign } from "../../signing/to-sign.js";
import type { ActivityRow } from "../../store/activities.js";
import type { FamilyContext, Step } from "../definition/plan.js";
import type { Ballot } from "./ballot.js";
import type { Once } from "./once.js";
import type { EngineParts } from "./parts.js";
import { downgradeResult } from "./results.js";
import { checkPreconditions, keyUseOf, versionOf } from "./traits.js";
import type { NewestIntent } from "./traits.js";

/** By whose request an activity is carried out. */
export type Acting = Pick<Caller, "organization" | "member" | "stamp" | "sessionProfileId"> &
  Pick<FamilyContext["by"], "address">;

/**
 * @param caller by whose request it is carried out, with the initiator in the place of whoever votes
 * @param request of the newest type that it could be upgraded to, with parameters of that type
 * @param once of the request, for all its attempts
 * @throws ApiError from the family
 */
export async function plan(
  { store, custody, limits, webhooks, messages, outside }: EngineParts,
  { organization, member, stamp: { publicKey }, address, sessionProfileId }: Acting,
  { type, intent, submittedAt, toSign }: NewestIntent & { readonly submittedAt: number; readonly toSign: ToSign },
  once: Once,
): Promise<Step<unknown>> {
  // The newest versions have one.
  const carryOut = versionOf(type).plan!;
  const ownCustody = custody.onBehalfOf(organization);
  return carryOut(
    {
      organization,
      initiator: member,
      by: { publicKey, address, sessionProfileId },
      submittedAt,
      scope: store.in(organization.id),
      toSign,
      custody: ownCustody,
      keys: new Keys(ownCustody, organization, member.id, keyUseOf(type)),
      limits,
      webhooks,
      messages,
      outside: { ...outside, identityTokens: outside.identityTokens.onBehalfOf(organization) },
      write: store.write,
      once: (name, work) => once.run(name, work),
    },
    intent as never,
  );
}

/**
 * Plans an activity that has waited in the present state, which may differ from the one in which it was submitted.
 *
 * @param acting whoever has it carried out now; the initiator asks
 * @throws ApiError from the family, and where the activity can't be carried out any more
 */
export async function planWaiting(
  parts: EngineParts,
  acting: Omit<Acting, "member">,
  activity: ActivityRow,
  { proposal: { type, intent }, toSign, failure }: Ballot,
  once: Once,
): Promise<Step<unknown>> {
  if (failure) throw failure;
  const { organization } = acting;
  const initiator = organization.members.get(activity.user_id);
  if (!initiator)
    throw new ApiError(ErrorCode.FAILED_PRECONDITION, "the user who asked for the activity has been deleted");
  await checkPreconditions({ organization, initiator, signing: parts.signing, toSign }, { type, intent });
  const step = await plan(
    parts,
    { ...acting, member: initiator },
    { type, intent, submittedAt: activity.created_at, toSign },
    once,
  );
  return async (...transaction) => downgradeResult(activity.type, await step(...transaction));
}
