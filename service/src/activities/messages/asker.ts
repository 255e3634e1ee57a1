// On whose word a message goes out. Organizations at the top are made by the deployment's operator; whoever is in one below
// may have signed up a minute ago, and whoever asks an auth proxy is not known at all.

import type { FamilyContext } from "../definition/plan.js";

/**
 * - `organization`: users of an organization at the top, in it or below it
 * - `authProxy`: its auth proxy, on behalf of strangers, in the words that the organization has set
 * - `subOrganization`: users of a sub-organization themselves
 */
export type Asker = "organization" | "authProxy" | "subOrganization";

export function askerOf({ organization, initiator }: Pick<FamilyContext, "organization" | "initiator">): Asker {
  if (organization.authProxy?.userId === initiator.id) return "authProxy";
  // Users of the parent are no members.
  const isOwn = organization.members.has(initiator.id);
  return organization.parentId !== undefined && isOwn ? "subOrganization" : "organization";
}
