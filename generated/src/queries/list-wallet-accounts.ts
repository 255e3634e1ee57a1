// Lists the accounts derived from one wallet or from all, newest first, a page at a time. Asked of
// `query/list_wallet_accounts`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId, WalletId } from "../scalars.js";
import type { Pagination } from "../shapes/common.js";
import type { WalletAccount } from "../shapes/wallets.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `listWalletAccounts`. Lists the accounts derived from one wallet or from all, newest first,
 * a page at a time.
 */
export interface ListWalletAccountsRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Whose accounts to list. By default those of all wallets of the organization. */
  readonly walletId?: WalletId | undefined;
  /** Whether each account comes with its wallet. Default false. */
  readonly includeWalletDetails?: boolean | undefined;
  /** Which page to read. Its ids are those of wallet accounts. By default the ten newest. */
  readonly paginationOptions?: Pagination | undefined;
}

/** Answer to the query `listWalletAccounts`. */
export interface ListWalletAccountsResponse {
  /** The accounts of the page, newest first. */
  readonly accounts: readonly WalletAccount[];
}

/** `listWalletAccounts` as data. */
export const listWalletAccountsOperation: Operation = {
  name: "listWalletAccounts",
  path: "/public/v1/query/list_wallet_accounts",
  kind: "query",
};

/**
 * Lists the accounts derived from one wallet or from all, newest first, a page at a time.
 *
 * @throws ApiError as `call` says
 */
export function listWalletAccounts(
  connection: Connection,
  input: ListWalletAccountsRequest,
  options?: CallOptions,
): Promise<ListWalletAccountsResponse> {
  return call(connection, listWalletAccountsOperation, input, options);
}
