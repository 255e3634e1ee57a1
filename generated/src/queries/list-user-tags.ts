// Lists the tags of an organization that users can carry. Asked of `query/list_user_tags`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { Tag } from "../shapes/tags.js";
import { call } from "../runtime/client.js";

/** Body of the query `listUserTags`. Lists the tags of an organization that users can carry. */
export interface ListUserTagsRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `listUserTags`. */
export interface ListUserTagsResponse {
  /** The tags, oldest first. Their tagType is TAG_TYPE_USER. */
  readonly userTags: readonly Tag[];
}

/** `listUserTags` as data. */
export const listUserTagsOperation: Operation = {
  name: "listUserTags",
  path: "/public/v1/query/list_user_tags",
  kind: "query",
};

/**
 * Lists the tags of an organization that users can carry.
 *
 * @throws ApiError as `call` says
 */
export function listUserTags(
  connection: Connection,
  input: ListUserTagsRequest,
  options?: CallOptions,
): Promise<ListUserTagsResponse> {
  return call(connection, listUserTagsOperation, input, options);
}
