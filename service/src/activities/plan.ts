// Has a family do the first half of its work.

import { ApiError } from "@countersign/api";
import type { Caller } from "../auth/caller.js";
import type { Families, Family, NewestType, Step } from "./family.js";
import type { EngineParts } from "./parts.js";

/**
 * @param request of the newest type that it could be upgraded to, with parameters of that type
 * @throws ApiError from the family; code 12 where there is none
 */
export async function plan(
  { families, store, custody, limits, webhooks, messages, outside }: EngineParts,
  { organization, member }: Pick<Caller, "organization" | "member">,
  { type, intent, submittedAt }: { readonly type: string; readonly intent: object; readonly submittedAt: number },
): Promise<Step<unknown>> {
  const family = families[type as keyof Families] as Family<NewestType> | undefined;
  if (!family) throw new ApiError(12, `this deployment does not carry out ${type}`);
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
