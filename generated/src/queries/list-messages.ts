// Lists the e-mails and text messages of an organization that are not sent: those that wait for an attempt, and the
// last thousand that have failed; newest first, a page at a time. What is sent is not listed, and what a message says
// is never told. An addition to the API, which existing clients do not know. Asked of `query/list_messages`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { Pagination } from "../shapes/common.js";
import type { UnsentMessage } from "../shapes/messages.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `listMessages`. Lists the e-mails and text messages of an organization that are not sent:
 * those that wait for an attempt, and the last thousand that have failed; newest first, a page at a time. What
 * is sent is not listed, and what a message says is never told. An addition to the API, which existing clients
 * do not know.
 */
export interface ListMessagesRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Which page to read. Its ids are those of messages. By default the ten newest. */
  readonly paginationOptions?: Pagination | undefined;
}

/** Answer to the query `listMessages`. */
export interface ListMessagesResponse {
  /** The messages of the page, newest first. */
  readonly messages: readonly UnsentMessage[];
}

/** `listMessages` as data. */
export const listMessagesOperation: Operation = {
  name: "listMessages",
  path: "/public/v1/query/list_messages",
  kind: "query",
};

/**
 * Lists the e-mails and text messages of an organization that are not sent: those that wait for an attempt, and
 * the last thousand that have failed; newest first, a page at a time. What is sent is not listed, and what a
 * message says is never told. An addition to the API, which existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function listMessages(
  connection: Connection,
  input: ListMessagesRequest,
  options?: CallOptions,
): Promise<ListMessagesResponse> {
  return call(connection, listMessagesOperation, input, options);
}
