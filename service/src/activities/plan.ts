// Has a family do the first half of its work.

import type { ActivityType } from "@countersign/api";
import type { Caller } from "../auth/caller.js";
import type { CarriedOutType, Family, Step } from "./family.js";
import type { EngineParts } from "./parts.js";

/**
 * @param request of the newest type that it could be upgraded to, with parameters of that type
 * @throws ApiError from the family
 */
export async function plan(
  { families, store, custody, limits, webhooks, messages, outside }: EngineParts,
  { organization, member }: Pick<Caller, "organization" | "member">,
  { type, intent, submittedAt }: { readonly type: ActivityType; readonly intent: object; readonly submittedAt: number },
): Promise<Step<unknown>> {
  // Votes go another way.
  const family = families[type as CarriedOutType] as Family<CarriedOutType>;
  const scope = store.in(organization.id);
  return family(
    {
      organization,
      initiator: member,
      submittedAt,
      scope,
      custody,
      limits,
      webhooks,
      messages,
      outside,
      write: store.write,
    },
    intent as never,
  );
}
