// Requests that users have not been told of yet. They are written with the request that waits, and removed in the transaction
// that writes the message or event about them: whichever process comes first does it, and one that is killed leaves them.

import { sql } from "kysely";
import { selectBalloted } from "./activities.js";
import type { BallotedActivityRow } from "./activities.js";
import { databaseTime, databaseTimeIn } from "./clock.js";
import type { Scope, Store, WriteScope } from "./store.js";

/** Of one channel, no more are kept; who is told of so many has to look anyway. */
export const mostCalls = 50;

/** Of which channel calls are due. */
export interface DueChannel {
  readonly organizationId: string;
  readonly channelId: string;
}

/**
 * Calls the users of all channels of an organization to vote on an activity.
 *
 * @param delay for what comes about together to be told together, in milliseconds
 */
export async function insertVoteCalls(
  { engine, database, organizationId }: WriteScope,
  activityId: string,
  delay: number,
): Promise<void> {
  const kept = sql<number>`(
    select count(*) from vote_calls as kept
    where kept.organization_id = channel.organization_id and kept.channel_id = channel.id)`;
  await database
    .insertInto("vote_calls")
    .columns(["organization_id", "channel_id", "activity_id", "due_at"])
    .expression(
      database
        .selectFrom("notification_channels as channel")
        .select([
          "channel.organization_id",
          "channel.id as channel_id",
          sql<string>`cast(${activityId} as text)`.as("activity_id"),
          databaseTimeIn(engine, delay).as("due_at"),
        ])
        .where("channel.organization_id", "=", organizationId)
        .where(kept, "<", mostCalls),
    )
    // It may take votes again after it had them.
    .onConflict((conflict) => conflict.columns(["organization_id", "channel_id", "activity_id"]).doNothing())
    .execute();
}

/** Channels with calls that are due, and that do not rest; those that have been due for the longest time come first. */
export async function findDueChannels(
  { engine, database }: Pick<Store, "engine" | "database">,
  limit: number,
): Promise<DueChannel[]> {
  const now = databaseTime(engine);
  const rows = await database
    .selectFrom("vote_calls")
    .leftJoin("notification_channels", (join) =>
      join
        .onRef("notification_channels.organization_id", "=", "vote_calls.organization_id")
        .onRef("notification_channels.id", "=", "vote_calls.channel_id"),
    )
    .select(["vote_calls.organization_id", "vote_calls.channel_id"])
    .where("vote_calls.due_at", "<=", now)
    .where(sql<boolean>`coalesce(notification_channels.next_at, 0) <= ${now}`)
    .groupBy(["vote_calls.organization_id", "vote_calls.channel_id"])
    .orderBy(sql`min(vote_calls.due_at)`)
    .orderBy("vote_calls.channel_id")
    .orderBy("vote_calls.organization_id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ organizationId: row.organization_id, channelId: row.channel_id }));
}

/** Ids of the activities that the user of a channel has not been told of, oldest first. */
export async function listVoteCalls({ database, organizationId }: Scope, channelId: string): Promise<string[]> {
  const rows = await database
    .selectFrom("vote_calls")
    .select("activity_id")
    .where("organization_id", "=", organizationId)
    .where("channel_id", "=", channelId)
    .orderBy("activity_id")
    .limit(mostCalls)
    .execute();
  return rows.map(({ activity_id: id }) => id);
}

/** Of no more is counted how many there are. */
const mostCounted = 10_000;

/** How many calls have not been told, in all organizations, by the kind of channel. */
export async function countVoteCalls({ database }: Pick<Store, "database">): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom(
      database.selectFrom("vote_calls").select(["organization_id", "channel_id"]).limit(mostCounted).as("counted"),
    )
    .innerJoin("notification_channels", (join) =>
      join
        .onRef("notification_channels.organization_id", "=", "counted.organization_id")
        .onRef("notification_channels.id", "=", "counted.channel_id"),
    )
    .select((select) => ["notification_channels.kind", select.fn.countAll().as("calls")])
    .groupBy("notification_channels.kind")
    .execute();
  return new Map(rows.map(({ kind, calls }) => [kind, Number(calls)]));
}

/** @returns whether they were all still there */
export async function removeVoteCalls(
  { database, organizationId }: WriteScope,
  channelId: string,
  activityIds: readonly string[],
): Promise<boolean> {
  if (activityIds.length === 0) return true;
  const { numDeletedRows } = await database
    .deleteFrom("vote_calls")
    .where("organization_id", "=", organizationId)
    .where("channel_id", "=", channelId)
    .where("activity_id", "in", activityIds)
    .executeTakeFirst();
  return Number(numDeletedRows) === activityIds.length;
}

/** An activity that users are to be told of, if it is still there. */
export async function findCalled(scope: Scope, activityId: string): Promise<BallotedActivityRow | undefined> {
  const row = await selectBalloted(scope).where("activities.id", "=", activityId).executeTakeFirst();
  return row as BallotedActivityRow | undefined;
}
