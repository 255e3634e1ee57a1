// What waits for the vote of the person: read page by page, oldest first.

import { listActivities } from "@countersign/api";
import type { Activity } from "@countersign/api";
import { waitingStatuses } from "../../check/waiting.js";
import { reads } from "../../session/connection.js";
import type { Profile } from "../../session/profiles.js";

const pageSize = 100;
/** Requests that are looked at; an organization with more that wait has other worries. */
const mostPages = 20;

export interface Waiting {
  /** Oldest first. */
  readonly activities: readonly Activity[];
  /** Whether there are more, newer ones first. */
  readonly isCut: boolean;
  /** Requests that it took. */
  readonly pages: number;
}

export async function readWaiting(profile: Profile, signal: AbortSignal): Promise<Waiting> {
  const connection = reads(profile);
  const { organizationId } = profile;
  const found: Activity[] = [];
  let after: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const { activities } = await listActivities(
      connection,
      {
        organizationId,
        filterByStatus: waitingStatuses,
        paginationOptions: { limit: String(pageSize), ...(after !== undefined && { after }) },
      },
      { signal },
    );
    found.push(...activities.filter(({ canApprove, canReject }) => canApprove || canReject));
    after = activities.at(-1)?.id;
    if (activities.length < pageSize) return { activities: found.toReversed(), isCut: false, pages: page + 1 };
  }
  return { activities: found.toReversed(), isCut: true, pages: mostPages };
}
