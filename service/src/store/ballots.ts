// Activities that wait for votes, of all organizations, for whoever proves them anew.

import { checkBallot, proveBallot } from "./authority/ballot.js";
import { listVotes, selectBalloted, waitingStatuses } from "./activities.js";
import type { BallotedActivityRow } from "./activities.js";
import type { Scope, Store, WriteScope } from "./store.js";

/** How many are read together. */
const batch = 50;

/** Activities of an organization that wait for votes, with what proves them, some at a time. */
export async function* listWaiting(scope: Scope): AsyncGenerator<BallotedActivityRow[]> {
  for (let last = ""; ;) {
    const rows = await selectBalloted(scope)
      // What the service has ended has no proof any more; what somebody else has ended does.
      .where(({ or, eb }) => or([eb("activities.status", "in", waitingStatuses), eb("ballots.authority", "<>", "")]))
      .where("activities.id", ">", last)
      .orderBy("activities.id")
      .limit(batch)
      .execute();
    if (rows.length > 0) yield rows as BallotedActivityRow[];
    if (rows.length < batch) return;
    last = rows.at(-1)!.id;
  }
}

/** Ids of organizations with a ballot that is proved under another key than the current one. */
export async function findOrganizationsToProve({ authority, database }: Store): Promise<string[]> {
  const rows = await database
    .selectFrom("ballots")
    .select("organization_id")
    .distinct()
    .where("authority", "<>", "")
    .where("authority", "not like", `${authority.current.id}.%`)
    .execute();
  return rows.map(({ organization_id }) => organization_id);
}

/**
 * Proves what waits in an organization under the current key.
 *
 * @param onTrust whatever is there; else what is proved already
 * @returns how many activities
 */
export async function proveWaiting(scope: WriteScope, onTrust: boolean): Promise<number> {
  const { authority, database, organizationId } = scope;
  let count = 0;
  for await (const activities of listWaiting(scope)) {
    const votes = await listVotes(
      scope,
      activities.map(({ id }) => id),
    );
    for (const activity of activities) {
      const own = votes.filter(({ activity_id: id }) => id === activity.id);
      const generation = checkBallot(authority, activity, own, activity.ballot);
      if (generation === undefined && !onTrust) continue;
      const said = Number(activity.ballot.split(".")[1] ?? -1);
      const next = (generation ?? (Number.isSafeInteger(said) ? said : -1)) + 1;
      await database
        .updateTable("ballots")
        .set({ authority: proveBallot(authority, activity, own, next) })
        .where("organization_id", "=", organizationId)
        .where("fingerprint", "=", activity.on_ballot)
        .execute();
      count++;
    }
  }
  return count;
}
