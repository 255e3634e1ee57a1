// Reads what the transparency log has of an activity: the record of its submission, of each vote that followed, and of
// refused votes, each with its salt and a proof that it is in the log. An addition to the API, which existing clients
// do not know. Asked of `query/get_activity_receipts`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { ActivityId, OrganizationId } from "../scalars.js";
import type { LogReceipt } from "../shapes/log.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `getActivityReceipts`. Reads what the transparency log has of an activity: the record of its
 * submission, of each vote that followed, and of refused votes, each with its salt and a proof that it is in the
 * log. An addition to the API, which existing clients do not know.
 */
export interface GetActivityReceiptsRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** The activity. It may have moved to the archive since. */
  readonly activityId: ActivityId;
  /**
   * Whether to wait until everything that has happened to the activity is in the log, at most ten seconds. Usually
   * that takes one. Default: false.
   */
  readonly waitForInclusion?: boolean | undefined;
}

/** Answer to the query `getActivityReceipts`. */
export interface GetActivityReceiptsResponse {
  /** In the order of the log. */
  readonly receipts: readonly LogReceipt[];
  /** How many further records of the activity wait for their place in the log. */
  readonly waiting: number;
}

/** `getActivityReceipts` as data. */
export const getActivityReceiptsOperation: Operation = {
  name: "getActivityReceipts",
  path: "/public/v1/query/get_activity_receipts",
  kind: "query",
};

/**
 * Reads what the transparency log has of an activity: the record of its submission, of each vote that followed,
 * and of refused votes, each with its salt and a proof that it is in the log. An addition to the API, which
 * existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function getActivityReceipts(
  connection: Connection,
  input: GetActivityReceiptsRequest,
  options?: CallOptions,
): Promise<GetActivityReceiptsResponse> {
  return call(connection, getActivityReceiptsOperation, input, options);
}
