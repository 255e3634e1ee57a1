// Reads one activity, with its votes and, once it is completed, its result. Asked of `query/get_activity`.

import type { Activity } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { ActivityId, OrganizationId } from "../scalars.js";
import { call } from "../runtime/client.js";

/** Body of the query `getActivity`. Reads one activity, with its votes and, once it is completed, its result. */
export interface GetActivityRequest {
  /** Organization of the activity; the caller's own, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Identifier of an activity; a UUID of version 7, so that ids sort by the time of creation. */
  readonly activityId: ActivityId;
}

/** Answer to the query `getActivity`. */
export interface GetActivityResponse {
  /** A requested state change, with who voted on it and what came of it. */
  readonly activity: Activity;
}

/** `getActivity` as data. */
export const getActivityOperation: Operation = {
  name: "getActivity",
  path: "/public/v1/query/get_activity",
  kind: "query",
};

/**
 * Reads one activity, with its votes and, once it is completed, its result.
 *
 * @throws ApiError as `call` says
 */
export function getActivity(
  connection: Connection,
  input: GetActivityRequest,
  options?: CallOptions,
): Promise<GetActivityResponse> {
  return call(connection, getActivityOperation, input, options);
}
