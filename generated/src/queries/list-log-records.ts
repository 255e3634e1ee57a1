// Lists what the transparency log has of an organization, in order and a page at a time, for auditors, who compare it
// with the log's entries and with the activities. Includes what leaves no activity, such as refusals. An addition to
// the API, which existing clients do not know. Asked of `query/list_log_records`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { LogNumber, OrganizationId, PageLimit } from "../scalars.js";
import type { LogRecordEntry } from "../shapes/log.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `listLogRecords`. Lists what the transparency log has of an organization, in order and a
 * page at a time, for auditors, who compare it with the log's entries and with the activities. Includes what
 * leaves no activity, such as refusals. An addition to the API, which existing clients do not know.
 */
export interface ListLogRecordsRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Number of the record behind which the page begins. Default: 0. */
  readonly afterNumber?: LogNumber | undefined;
  /** Most records on the page, 1 to 100, as a decimal string. Default: 100. */
  readonly limit?: PageLimit | undefined;
}

/** Answer to the query `listLogRecords`. */
export interface ListLogRecordsResponse {
  /** In order of their numbers. */
  readonly records: readonly LogRecordEntry[];
}

/** `listLogRecords` as data. */
export const listLogRecordsOperation: Operation = {
  name: "listLogRecords",
  path: "/public/v1/query/list_log_records",
  kind: "query",
};

/**
 * Lists what the transparency log has of an organization, in order and a page at a time, for auditors, who
 * compare it with the log's entries and with the activities. Includes what leaves no activity, such as refusals.
 * An addition to the API, which existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function listLogRecords(
  connection: Connection,
  input: ListLogRecordsRequest,
  options?: CallOptions,
): Promise<ListLogRecordsResponse> {
  return call(connection, listLogRecordsOperation, input, options);
}
