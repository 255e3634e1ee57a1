// Reads one authenticator. Asked of `query/get_authenticator`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { AuthenticatorId, OrganizationId } from "../scalars.js";
import type { Authenticator } from "../shapes/credentials.js";
import { call } from "../runtime/client.js";

/** Body of the query `getAuthenticator`. Reads one authenticator. */
export interface GetAuthenticatorRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Identifier of an authenticator. */
  readonly authenticatorId: AuthenticatorId;
}

/** Answer to the query `getAuthenticator`. */
export interface GetAuthenticatorResponse {
  /** A WebAuthn authenticator of a user, such as a passkey or security key. */
  readonly authenticator: Authenticator;
}

/** `getAuthenticator` as data. */
export const getAuthenticatorOperation: Operation = {
  name: "getAuthenticator",
  path: "/public/v1/query/get_authenticator",
  kind: "query",
};

/**
 * Reads one authenticator.
 *
 * @throws ApiError as `call` says
 */
export function getAuthenticator(
  connection: Connection,
  input: GetAuthenticatorRequest,
  options?: CallOptions,
): Promise<GetAuthenticatorResponse> {
  return call(connection, getAuthenticatorOperation, input, options);
}
