// Lists all wallets of an organization. Asked of `query/list_wallets`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { Wallet } from "../shapes/wallets.js";
import { call } from "../runtime/client.js";

/** Body of the query `listWallets`. Lists all wallets of an organization. */
export interface ListWalletsRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `listWallets`. */
export interface ListWalletsResponse {
  /** The wallets, oldest first. */
  readonly wallets: readonly Wallet[];
}

/** `listWallets` as data. */
export const listWalletsOperation: Operation = {
  name: "listWallets",
  path: "/public/v1/query/list_wallets",
  kind: "query",
};

/**
 * Lists all wallets of an organization.
 *
 * @throws ApiError as `call` says
 */
export function listWallets(
  connection: Connection,
  input: ListWalletsRequest,
  options?: CallOptions,
): Promise<ListWalletsResponse> {
  return call(connection, listWalletsOperation, input, options);
}
