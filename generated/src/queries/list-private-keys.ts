// Lists all private keys of an organization. Asked of `query/list_private_keys`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { PrivateKey } from "../shapes/private-keys.js";
import { call } from "../runtime/client.js";

/** Body of the query `listPrivateKeys`. Lists all private keys of an organization. */
export interface ListPrivateKeysRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `listPrivateKeys`. */
export interface ListPrivateKeysResponse {
  /** The private keys, oldest first. */
  readonly privateKeys: readonly PrivateKey[];
}

/** `listPrivateKeys` as data. */
export const listPrivateKeysOperation: Operation = {
  name: "listPrivateKeys",
  path: "/public/v1/query/list_private_keys",
  kind: "query",
};

/**
 * Lists all private keys of an organization.
 *
 * @throws ApiError as `call` says
 */
export function listPrivateKeys(
  connection: Connection,
  input: ListPrivateKeysRequest,
  options?: CallOptions,
): Promise<ListPrivateKeysResponse> {
  return call(connection, listPrivateKeysOperation, input, options);
}
