// Who counts as one where organizations share something: an organization at the top, with all that are below it.

import type { Organization } from "./organization.js";

/** Id of the organization at the top: the parent's, or that of the organization itself if it has none. */
export function tenantOf({ id, parentId }: Pick<Organization, "id" | "parentId">): string {
  return parentId ?? id;
}
