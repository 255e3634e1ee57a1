// What the profile of a session lets it do, beside what quorum and policies let its user do. It binds root users, too.

import { ApiError, ErrorCode } from "@countersign/api";
import { Turns } from "../event-loop/turns.js";
import type { InTurns } from "../event-loop/turns.js";
import type { Organization } from "../organizations/organization.js";
import { readSessionProfile } from "../organizations/session-profile.js";
import type { BindingProfile } from "../organizations/session-profile.js";
import type { Scope } from "../store/store.js";
import { contextsOf } from "./context.js";
import type { Proposal } from "./context.js";
import type { Decision } from "./decide.js";
import { isTrue } from "./decide.js";
import { DecisionBudget } from "./decision-budget.js";

/**
 * The profile that binds a session.
 *
 * @param scope of the organization to which its user belongs
 * @throws NotProved; ApiError PERMISSION_DENIED where there is none of that id: it narrows the session down to nothing
 */
export async function boundProfile(
  scope: Scope,
  organization: Organization,
  id: string | undefined,
): Promise<BindingProfile | undefined> {
  if (id === undefined) return undefined;
  const profile = await readSessionProfile(scope, organization, id);
  if (profile) return profile;
  throw new ApiError(ErrorCode.PERMISSION_DENIED, `the session's profile ${id} is gone; log in again`);
}

/**
 * Whether a session may ask for something, or vote on it: the scope of its profile has to be true of each thing that the
 * activity is about.
 *
 * @param userId whose session it is
 * @param widensAccess whether it may give those whose access it is about further ways in
 * @returns the denial; undefined where nothing speaks against it
 */
export async function decideScope(
  organization: Organization,
  profile: BindingProfile,
  proposal: Proposal,
  { userId, widensAccess }: { readonly userId: string; readonly widensAccess: boolean },
): Promise<Decision | undefined> {
  // What a session makes for its own user would not be narrowed down.
  if (widensAccess && proposal.authority.accessOf.includes(userId)) {
    return denial(profile, "its sessions do not change how their user comes in");
  }
  const isWithin = await new Turns(organization).run(holding(organization, profile, proposal));
  return isWithin ? undefined : denial(profile, "its scope is not true of this activity");
}

function* holding(organization: Organization, { name, scope }: BindingProfile, proposal: Proposal): InTurns<boolean> {
  const budget = new DecisionBudget();
  for (const context of contextsOf(organization, proposal)) {
    if (budget.isTurnOver()) yield;
    if (!isTrue(budget.spendOn({ name }, (steps) => scope.evaluate(context, steps)))) return false;
    if (budget.policies.isExhausted) return false;
  }
  return true;
}

function denial({ name }: BindingProfile, reason: string): Decision {
  return {
    outcome: "deny",
    message: `session profile ${JSON.stringify(name)} denied request: ${reason}`,
    explicit: true,
  };
}
