// Activities and votes as they happen, in the order that the transparency log gives them: what it has of an organization is
// numbered without gaps, whichever process has done it, and is there once it is durable.

import type { WatchActivitiesResponse } from "@countersign/api";
import type { OutgoingEvent, Service } from "@countersign/api/server";
import { toActivities } from "../activities/engine/record.js";
import type { Call } from "../auth/caller.js";
import { findActivities } from "../store/activities.js";
import { lastRecordNumber, listLogRecords } from "../store/log-records.js";
import type { LogRecordRow } from "../store/log-records.js";
import type { Store } from "../store/store.js";
import type { LogEvent } from "../transparency/event.js";
import type { RecordNews } from "../transparency/record-news.js";
import type { OpenStreams } from "./open-streams.js";

export interface WatchParts {
  readonly store: Store;
  readonly streams: OpenStreams;
  readonly news: Pick<RecordNews, "wait">;
}

type Told = OutgoingEvent<string, WatchActivitiesResponse>;

/** Records that are read at once. */
const readTogether = 10;
/** After so long without news, callers have to be who they were once more. */
const identifyMilliseconds = 2000;

export function watchQueries({ store, streams, news }: WatchParts): Pick<Service<Call>, "watchActivities"> {
  return {
    async watchActivities({ caller, identify }, _request, { lastEventId, signal }) {
      const { organization } = caller;
      streams.enter(organization, signal);
      const begin = lastEventId === undefined ? await lastRecordNumber(store, organization.id) : Number(lastEventId);
      return tell({ store, news, organizationId: organization.id, identify, signal }, begin);
    },
  };
}

interface Watch extends Omit<WatchParts, "streams">, Pick<Call, "identify"> {
  readonly organizationId: string;
  readonly signal: AbortSignal;
}

/**
 * @param begin number of the record behind which it begins
 * @throws ApiError UNAUTHENTICATED once the caller's credential is not valid any more
 */
async function* tell(watch: Watch, begin: number): AsyncGenerator<Told> {
  const { store, news, organizationId, identify, signal } = watch;
  // Whoever loses the connection before anything happens goes on from here.
  yield { id: String(begin) };
  for (let after = begin; !signal.aborted;) {
    const caller = await identify();
    const scope = store.in(caller.organization);
    const records = await listLogRecords(scope, after, readTogether);
    for (const record of records) {
      after = record.number;
      const about = subjectOf(record);
      const rows = about ? await findActivities(scope, [about.activityId]) : [];
      const [activity] = await toActivities(scope, rows, caller);
      const data = activity && { activity, ...(about?.voteId !== undefined && { voteId: about.voteId }) };
      if (data || record === records.at(-1)) yield { id: String(after), ...(data && { data }) };
    }
    if (records.length < readTogether) await news.wait(organizationId, after, identifyMilliseconds, signal);
  }
}

/** undefined of what is neither an activity nor a vote. */
function subjectOf({ event }: LogRecordRow): { readonly activityId: string; readonly voteId?: string } | undefined {
  const read = JSON.parse(event) as LogEvent;
  if (read.kind === "vote") return { activityId: read.activityId, voteId: read.voteId };
  const isOfActivity = read.kind === "submission" || read.kind === "expiry" || read.kind === "delay";
  return isOfActivity ? { activityId: read.activityId } : undefined;
}
