// Reads one wallet. Its accounts are read by listWalletAccounts. Asked of `query/get_wallet`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId, WalletId } from "../scalars.js";
import type { Wallet } from "../shapes/wallets.js";
import { call } from "../runtime/client.js";

/** Body of the query `getWallet`. Reads one wallet. Its accounts are read by listWalletAccounts. */
export interface GetWalletRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Identifier of a wallet. */
  readonly walletId: WalletId;
}

/** Answer to the query `getWallet`. */
export interface GetWalletResponse {
  /** A seed held by the service, from which accounts are derived. The seed is never part of this record. */
  readonly wallet: Wallet;
}

/** `getWallet` as data. */
export const getWalletOperation: Operation = { name: "getWallet", path: "/public/v1/query/get_wallet", kind: "query" };

/**
 * Reads one wallet. Its accounts are read by listWalletAccounts.
 *
 * @throws ApiError as `call` says
 */
export function getWallet(
  connection: Connection,
  input: GetWalletRequest,
  options?: CallOptions,
): Promise<GetWalletResponse> {
  return call(connection, getWalletOperation, input, options);
}
