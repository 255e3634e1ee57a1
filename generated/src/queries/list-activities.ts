// Lists activities of an organization, newest first, a page at a time. Asked of `query/list_activities`.

import type { Activity } from "../activity.js";
import type { ActivityStatus, ActivityType } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { ActivityArchive } from "../shapes/activity.js";
import type { Pagination } from "../shapes/common.js";
import { call } from "../runtime/client.js";

/** Body of the query `listActivities`. Lists activities of an organization, newest first, a page at a time. */
export interface ListActivitiesRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Only activities with one of these. Omitted or empty, all. */
  readonly filterByStatus?: readonly ActivityStatus[] | undefined;
  /** Which page to read. Its ids are those of activities. By default the ten newest. */
  readonly paginationOptions?: Pagination | undefined;
  /** Only activities of one of these types. Omitted or empty, all. */
  readonly filterByType?: readonly ActivityType[] | undefined;
}

/** Answer to the query `listActivities`. */
export interface ListActivitiesResponse {
  /** The activities of the page, newest first. */
  readonly activities: readonly Activity[];
  /**
   * Where the list ends and what is older has moved to the operator's archive. An addition to the API, which
   * existing clients do not know.
   */
  readonly archived?: ActivityArchive | undefined;
}

/** `listActivities` as data. */
export const listActivitiesOperation: Operation = {
  name: "listActivities",
  path: "/public/v1/query/list_activities",
  kind: "query",
};

/**
 * Lists activities of an organization, newest first, a page at a time.
 *
 * @throws ApiError as `call` says
 */
export function listActivities(
  connection: Connection,
  input: ListActivitiesRequest,
  options?: CallOptions,
): Promise<ListActivitiesResponse> {
  return call(connection, listActivitiesOperation, input, options);
}
