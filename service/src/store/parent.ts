// The parent of an organization, as it stands in the rows by which parents look their sub-organizations up.

import type { Scope } from "./store.js";

/** A value for the column `parent_id` of a new row. The organization has to be there; its parent never changes. */
export function parentOf({ database, organizationId }: Pick<Scope, "database" | "organizationId">) {
  return database.selectFrom("organizations").select("parent_id").where("id", "=", organizationId);
}
