// Pages of activities, with filters by status and type. Each pair of a status and a type is a range of an index in which
// activities lie in the order of their ids, and a page is merged from the ranges that are asked for. So the work is that of
// looking into every range once and of reading the page, whatever else the organization has.

import { ActivityStatus, ActivityType } from "@countersign/api";
import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import { isBehind, pageOf, readPage, scanOf, startOf } from "./page.js";
import type { Page } from "./page.js";
import type { Scope } from "./store.js";

/** Which activities to list: all where a list is empty. No value comes twice. */
export interface ActivityFilter {
  readonly statuses: readonly ActivityStatus[];
  readonly types: readonly ActivityType[];
}

const allStatuses: readonly string[] = Object.values(ActivityStatus);
const allTypes: readonly string[] = Object.values(ActivityType);

/** Ids of a page of activities, newest first. */
export async function listActivityIds(scope: Scope, filter: ActivityFilter, page: Page): Promise<string[]> {
  const statuses = filter.statuses.length === allStatuses.length ? [] : filter.statuses;
  const types = filter.types.length === allTypes.length ? [] : filter.types;
  if (statuses.length + types.length === 0) {
    const all = scope.database
      .selectFrom("activities")
      .select("id")
      .where("organization_id", "=", scope.organizationId);
    return (await readPage(all, "id", page)).map(({ id }) => id);
  }
  const ranges = rangesOf(statuses, types);
  const ids = await (scope.dialect === "sqlite" ? mergeOneByOne : mergeHeads)(scope, ranges, page);
  return pageOf(ids, page, (id) => id);
}

/** Ranges of an index of activities. */
interface Ranges {
  /** Each status with each type. */
  readonly statuses: readonly string[];
  readonly types: readonly string[];
  /** Condition on a row of `activities`, under that name, to be of a row of `ranges`. */
  readonly match: RawBuilder<SqlBool>;
}

function rangesOf(statuses: readonly string[], types: readonly string[]): Ranges {
  if (types.length === 0 && !statuses.includes(ActivityStatus.COMPLETED)) {
    // All but the completed ones, which are most, have an index that needs no types.
    const match = sql<SqlBool>`activities.status = ranges.status and activities.status <> 'ACTIVITY_STATUS_COMPLETED'`;
    return { statuses, types: [""], match };
  }
  return {
    statuses: statuses.length === 0 ? allStatuses : statuses,
    types: types.length === 0 ? allTypes : types,
    match: sql<SqlBool>`activities.type = ranges.type and activities.status = ranges.status`,
  };
}

/**
 * SQLite: a recursive query whose rows wait in a queue ordered by their ids. It begins with the first id of each range;
 * whenever one is taken from the queue, the next of its range is put there.
 */
async function mergeOneByOne(scope: Scope, { statuses, types, match }: Ranges, page: Page): Promise<string[]> {
  const scan = scanOf(page);
  const [next, order] = scan.order === "asc" ? [sql`min`, sql`asc`] : [sql`max`, sql`desc`];
  const id = sql`activities.id`;
  const found = (condition: RawBuilder<SqlBool>) => sql`(
    select ${next}(${id}) from activities
    where activities.organization_id = ${scope.organizationId} and ${match} and ${condition}
  )`;
  const { rows } = await sql<{ readonly id: string }>`
    with recursive merged (status, type, id) as (
      select ranges.status, ranges.type, ${found(isBehind(id, scan, startOf(scan)))}
      from (
        select status.value as status, type.value as type
        from json_each(${JSON.stringify(statuses)}) as status, json_each(${JSON.stringify(types)}) as type
      ) as ranges
      union all
      select ranges.status, ranges.type, ${found(isBehind(id, scan, sql`ranges.id`))}
      from merged as ranges where ranges.id is not null
      order by 3 ${order} nulls last
      limit ${page.limit}
    )
    select id from merged where id is not null`.execute(scope.database);
  return rows.map((row) => row.id);
}

/** PostgreSQL: the first of each range, as many as the page has. */
async function mergeHeads(scope: Scope, { statuses, types, match }: Ranges, page: Page): Promise<string[]> {
  const scan = scanOf(page);
  const order = scan.order === "asc" ? sql`asc` : sql`desc`;
  const { rows } = await sql<{ readonly id: string }>`
    select head.id
    from (
      select * from unnest(${statuses}::text[]) as status cross join unnest(${types}::text[]) as type
    ) as ranges
    cross join lateral (
      select activities.id from activities
      where activities.organization_id = ${scope.organizationId} and ${match}
        and ${isBehind(sql`activities.id`, scan, startOf(scan))}
      order by activities.id ${order}
      limit ${page.limit}
    ) as head
    order by head.id ${order}
    limit ${page.limit}`.execute(scope.database);
  return rows.map((row) => row.id);
}
