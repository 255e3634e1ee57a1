// Tells what a wallet or private key is never used for, whatever policies allow. An addition to the API, which existing
// clients do not know. Asked of `query/get_key_restrictions`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId, PrivateKeyId, WalletId } from "../scalars.js";
import type { KeyRestrictions } from "../shapes/brakes.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `getKeyRestrictions`. Tells what a wallet or private key is never used for, whatever
 * policies allow. An addition to the API, which existing clients do not know.
 */
export interface GetKeyRestrictionsRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** The wallet. Omit it for a private key. */
  readonly walletId?: WalletId | undefined;
  /** The private key. Omit it for a wallet. */
  readonly privateKeyId?: PrivateKeyId | undefined;
}

/** Answer to the query `getKeyRestrictions`. */
export interface GetKeyRestrictionsResponse {
  /** What it is never used for. */
  readonly restrictions: KeyRestrictions;
}

/** `getKeyRestrictions` as data. */
export const getKeyRestrictionsOperation: Operation = {
  name: "getKeyRestrictions",
  path: "/public/v1/query/get_key_restrictions",
  kind: "query",
};

/**
 * Tells what a wallet or private key is never used for, whatever policies allow. An addition to the API, which
 * existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function getKeyRestrictions(
  connection: Connection,
  input: GetKeyRestrictionsRequest,
  options?: CallOptions,
): Promise<GetKeyRestrictionsResponse> {
  return call(connection, getKeyRestrictionsOperation, input, options);
}
