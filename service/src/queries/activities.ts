// Activities, as the caller sees them: whether they could approve or reject one is part of the answer.

import type { Activity, ActivityArchive } from "@countersign/api";
import { Streamed } from "@countersign/api/server";
import type { Service } from "@countersign/api/server";
import { searchForPage, toActivities } from "../activities/engine/record.js";
import type { Viewer } from "../activities/engine/record.js";
import type { Call } from "../auth/caller.js";
import { findActivities, findActivity, isWaiting, timeOfId } from "../store/activities.js";
import type { ActivityRow } from "../store/activities.js";
import { listActivityIds } from "../store/activity-pages.js";
import type { ActivityFilter } from "../store/activity-pages.js";
import { findLastArchivedRange } from "../store/archive.js";
import type { Page } from "../store/page.js";
import type { Scope, Store } from "../store/store.js";
import { toTimestamp } from "../store/timestamp.js";
import { noActivity } from "./found-activity.js";
import { pageOf } from "./page.js";

/** Activities that are read at once: as many as a page has unless more are asked for. */
const readTogether = 10;
/** Activities are put together at once as long as their bodies and results have no more characters than that. */
const textTogether = 65_536;

export function activityQueries(store: Store): Pick<Service<Call>, "getActivity" | "listActivities"> {
  return {
    async getActivity({ caller }, { activityId }) {
      const scope = store.in(caller.organization);
      const row = await findActivity(scope, activityId);
      const [activity] = await toActivities(scope, row ? [row] : [], caller);
      if (!activity) throw await noActivity(scope, activityId);
      return { activity };
    },

    async listActivities({ caller }, { filterByStatus, filterByType, paginationOptions }) {
      const scope = store.in(caller.organization);
      const filter = { statuses: distinct(filterByStatus), types: distinct(filterByType) };
      const page = pageOf(paginationOptions);
      const ids = await listActivityIds(scope, filter, page);
      const archived = ids.length < page.limit && mayHaveMoved(filter, page) ? await archivedBehind(scope) : undefined;
      return new Streamed({ activities: readActivities(scope, ids, caller), ...(archived && { archived }) });
    },
  };
}

/** Whether what is behind a page may be in the archive, where nothing is that waits for votes. */
function mayHaveMoved({ statuses }: ActivityFilter, { after, before }: Page): boolean {
  const onlyWaiting = statuses.length > 0 && statuses.every((status) => isWaiting({ status }));
  return !onlyWaiting && (before === undefined || after !== undefined);
}

/** What the list would go on with, had it not moved to the archive. */
export async function archivedBehind(scope: Scope): Promise<ActivityArchive | undefined> {
  const range = await findLastArchivedRange(scope);
  if (!range) return undefined;
  return { until: toTimestamp(timeOfId(range.last_id)), movedAt: toTimestamp(Number(range.archived_at)) };
}

/** Activities by their ids, as they are when it is their turn. */
async function* readActivities(scope: Scope, ids: readonly string[], viewer: Viewer): AsyncGenerator<Activity[]> {
  const search = searchForPage(viewer);
  for (let start = 0; start < ids.length; start += readTogether) {
    const rows = await findActivities(scope, ids.slice(start, start + readTogether));
    for (const some of byText(rows)) yield await toActivities(scope, some, viewer, search);
  }
}

/** The rows in parts, of which each has one row or little text. */
function* byText(rows: readonly ActivityRow[]): Generator<ActivityRow[]> {
  let part: ActivityRow[] = [];
  let text = 0;
  for (const row of rows) {
    const own = row.body.length + (row.result?.length ?? 0);
    if (part.length > 0 && text + own > textTogether) {
      yield part;
      [part, text] = [[], 0];
    }
    part.push(row);
    text += own;
  }
  if (part.length > 0) yield part;
}

function distinct<T>(values: readonly T[] = []): T[] {
  return [...new Set(values)];
}
