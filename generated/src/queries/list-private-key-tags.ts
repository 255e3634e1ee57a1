// Lists the tags of an organization that private keys can carry. Asked of `query/list_private_key_tags`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { Tag } from "../shapes/tags.js";
import { call } from "../runtime/client.js";

/** Body of the query `listPrivateKeyTags`. Lists the tags of an organization that private keys can carry. */
export interface ListPrivateKeyTagsRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `listPrivateKeyTags`. */
export interface ListPrivateKeyTagsResponse {
  /** The tags, oldest first. Their tagType is TAG_TYPE_PRIVATE_KEY. */
  readonly privateKeyTags: readonly Tag[];
}

/** `listPrivateKeyTags` as data. */
export const listPrivateKeyTagsOperation: Operation = {
  name: "listPrivateKeyTags",
  path: "/public/v1/query/list_private_key_tags",
  kind: "query",
};

/**
 * Lists the tags of an organization that private keys can carry.
 *
 * @throws ApiError as `call` says
 */
export function listPrivateKeyTags(
  connection: Connection,
  input: ListPrivateKeyTagsRequest,
  options?: CallOptions,
): Promise<ListPrivateKeyTagsResponse> {
  return call(connection, listPrivateKeyTagsOperation, input, options);
}
