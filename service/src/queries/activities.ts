// Activities, as the caller sees them: whether they could approve or reject one is part of the answer.

import type { Service } from "@countersign/api/server";
import { toActivities } from "../activities/record.js";
import type { Call } from "../auth/caller.js";
import * as activities from "../store/activities.js";
import type { Store } from "../store/store.js";
import { found } from "../activities/found.js";
import { pageOf } from "./page.js";

export function activityQueries(store: Store): Pick<Service<Call>, "getActivity" | "listActivities"> {
  return {
    async getActivity({ caller }, { activityId }) {
      const scope = store.in(caller.organization.id);
      const row = await found("activity", activityId, (id) => activities.findActivity(scope, id));
      const [activity] = await toActivities(scope, [row], caller);
      return { activity: activity! };
    },

    async listActivities({ caller }, { filterByStatus, filterByType, paginationOptions }) {
      const scope = store.in(caller.organization.id);
      // A repeated value would make a longer statement, not a different answer.
      const filter = { statuses: distinct(filterByStatus), types: distinct(filterByType) };
      const rows = await activities.listActivities(scope, filter, pageOf(paginationOptions));
      return { activities: await toActivities(scope, rows, caller) };
    },
  };
}

function distinct<T>(values: readonly T[] = []): T[] {
  return [...new Set(values)];
}
