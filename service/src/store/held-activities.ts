// Activities that have their votes and wait for a delay.

import { selectBalloted } from "./activities.js";
import type { BallotedActivityRow } from "./activities.js";
import type { Milliseconds } from "./schema.js";
import type { Scope, Store } from "./store.js";

/**
 * Ids of organizations with activities whose time has come, in their order.
 *
 * @param after begins behind it
 */
export async function findOrganizationsWithDue(
  { database }: Pick<Store, "database">,
  now: Milliseconds,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await database
    .selectFrom("ballots")
    .select("organization_id")
    .distinct()
    .where("held_until", "<=", now)
    .where("organization_id", ">", after)
    .orderBy("organization_id")
    .limit(limit)
    .execute();
  return rows.map(({ organization_id: id }) => id);
}

/**
 * Activities whose time has come, in the order of their ids.
 *
 * @param after begins behind it
 */
export async function findDue(
  scope: Scope,
  now: Milliseconds,
  after: string,
  limit: number,
): Promise<BallotedActivityRow[]> {
  const rows = await selectBalloted(scope)
    .where("ballots.held_until", "<=", now)
    .where("activities.id", ">", after)
    .orderBy("activities.id")
    .limit(limit)
    .execute();
  return rows as BallotedActivityRow[];
}
