// Pages of activities, with filters by status and type. Each pair of a status and a type is a range of an index in which
// activities lie in the order of their ids, and a page is merged from the ranges that are asked for. So the work is that of
// looking into every range once and of reading the page, whatever else the organization has.

import { ActivityStatus, ActivityType } from "@countersign/api";
import { sql } from "kysely";
import type { SqlBool } from "kysely";
import type { Ranges } from "./engine.js";
import { pageOf, readPage } from "./page.js";
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
  const ids = await scope.engine.mergeRanges(scope.database, scope.organizationId, ranges, page);
  return pageOf(ids, page, (id) => id);
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
