// Activities page after page, newest first, so that the service is asked for one thing at a time.

import { listActivities } from "@countersign/api";
import type { Activity, ListActivitiesRequest } from "@countersign/api";
import { reads, signedIn } from "../../session/connection.js";

const pageSize = 100;

export type Filter = Omit<ListActivitiesRequest, "paginationOptions">;

export async function* readPages(filter: Filter, signal: AbortSignal): AsyncGenerator<readonly Activity[]> {
  let after: string | undefined;
  for (;;) {
    const paginationOptions = { limit: String(pageSize), ...(after !== undefined && { after }) };
    const { activities } = await listActivities(reads(signedIn()), { ...filter, paginationOptions }, { signal });
    yield activities;
    after = activities.at(-1)?.id;
    if (activities.length < pageSize) return;
  }
}
