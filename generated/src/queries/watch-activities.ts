// Tells of the activities of an organization and of votes on them as they happen, from now on or from behind an event.
// Each event has the activity as it is when it is told, with all of its votes. The id of an event is the number of its
// record in the transparency log: "0" tells of everything that is not in the archive. Without an id, what was done in
// the second before may still be told. The stream ends with an error once the caller's credential is no longer valid.
// An addition to the API, which existing clients do not know. Asked of `query/watch_activities`.

import type { Activity } from "../activity.js";
import type { Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { EventStream, StreamOptions } from "../runtime/stream.js";
import type { LogNumber, OrganizationId, VoteId } from "../scalars.js";
import { stream } from "../runtime/stream.js";

/**
 * Body of the query `watchActivities`. Tells of the activities of an organization and of votes on them as they
 * happen, from now on or from behind an event. Each event has the activity as it is when it is told, with all of
 * its votes. The id of an event is the number of its record in the transparency log: "0" tells of everything
 * that is not in the archive. Without an id, what was done in the second before may still be told. The stream
 * ends with an error once the caller's credential is no longer valid. An addition to the API, which existing
 * clients do not know.
 */
export interface WatchActivitiesRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `watchActivities`. */
export interface WatchActivitiesResponse {
  /** A requested state change, with who voted on it and what came of it. */
  readonly activity: Activity;
  /** Vote that the event tells of. Absent where the activity is new. */
  readonly voteId?: VoteId | undefined;
}

/** `watchActivities` as data. */
export const watchActivitiesOperation: Operation = {
  name: "watchActivities",
  path: "/public/v1/query/watch_activities",
  kind: "query",
};

/**
 * Tells of the activities of an organization and of votes on them as they happen, from now on or from behind an
 * event. Each event has the activity as it is when it is told, with all of its votes. The id of an event is the
 * number of its record in the transparency log: "0" tells of everything that is not in the archive. Without an
 * id, what was done in the second before may still be told. The stream ends with an error once the caller's
 * credential is no longer valid. An addition to the API, which existing clients do not know.
 *
 * @throws ApiError as `stream` says
 */
export function watchActivities(
  connection: Connection,
  input: WatchActivitiesRequest,
  options?: StreamOptions<LogNumber>,
): EventStream<LogNumber, WatchActivitiesResponse> {
  return stream(connection, watchActivitiesOperation, input, options);
}
