// Reads one private key. Its secret half stays in the service. Asked of `query/get_private_key`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId, PrivateKeyId } from "../scalars.js";
import type { PrivateKey } from "../shapes/private-keys.js";
import { call } from "../runtime/client.js";

/** Body of the query `getPrivateKey`. Reads one private key. Its secret half stays in the service. */
export interface GetPrivateKeyRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Identifier of a private key. */
  readonly privateKeyId: PrivateKeyId;
}

/** Answer to the query `getPrivateKey`. */
export interface GetPrivateKeyResponse {
  /** A private key held by the service. Its secret half is never part of this record. */
  readonly privateKey: PrivateKey;
}

/** `getPrivateKey` as data. */
export const getPrivateKeyOperation: Operation = {
  name: "getPrivateKey",
  path: "/public/v1/query/get_private_key",
  kind: "query",
};

/**
 * Reads one private key. Its secret half stays in the service.
 *
 * @throws ApiError as `call` says
 */
export function getPrivateKey(
  connection: Connection,
  input: GetPrivateKeyRequest,
  options?: CallOptions,
): Promise<GetPrivateKeyResponse> {
  return call(connection, getPrivateKeyOperation, input, options);
}
