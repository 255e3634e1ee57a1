// Reads one account of a wallet, found by its address or its path. Asked of `query/get_wallet_account`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { ChainAddress, DerivationPath, OrganizationId, WalletId } from "../scalars.js";
import type { WalletAccount } from "../shapes/wallets.js";
import { call } from "../runtime/client.js";

/** Body of the query `getWalletAccount`. Reads one account of a wallet, found by its address or its path. */
export interface GetWalletAccountRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Identifier of a wallet. */
  readonly walletId: WalletId;
  /** Address of the account, exactly as the service gave it. Give this or path. */
  readonly address?: ChainAddress | undefined;
  /** Derivation path of the account. Give this or address. */
  readonly path?: DerivationPath | undefined;
}

/** Answer to the query `getWalletAccount`. */
export interface GetWalletAccountResponse {
  /** A key derived from a wallet's seed, with its address. */
  readonly account: WalletAccount;
}

/** `getWalletAccount` as data. */
export const getWalletAccountOperation: Operation = {
  name: "getWalletAccount",
  path: "/public/v1/query/get_wallet_account",
  kind: "query",
};

/**
 * Reads one account of a wallet, found by its address or its path.
 *
 * @throws ApiError as `call` says
 */
export function getWalletAccount(
  connection: Connection,
  input: GetWalletAccountRequest,
  options?: CallOptions,
): Promise<GetWalletAccountResponse> {
  return call(connection, getWalletAccountOperation, input, options);
}
