// Has a family do the first half of its work.

import type { Caller } from "../../auth/caller.js";
import { Keys } from "../../signing/keys.js";
import type { ToSign } from "../../signing/to-sign.js";
import type { Step } from "../definition/plan.js";
import type { Once } from "./once.js";
import type { EngineParts } from "./parts.js";
import { keyUseOf, versionOf } from "./traits.js";
import type { NewestIntent } from "./traits.js";

/**
 * @param caller by whose request it is carried out, with the initiator in the place of whoever votes
 * @param request of the newest type that it could be upgraded to, with parameters of that type
 * @param once of the request, for all its attempts
 * @throws ApiError from the family
 */
export async function plan(
  { store, custody, limits, webhooks, messages, outside }: EngineParts,
  { organization, member, stamp: { publicKey }, address, sessionProfileId }: Caller,
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
