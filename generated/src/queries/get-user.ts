// Reads one user, with their credentials. Asked of `query/get_user`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId, UserId } from "../scalars.js";
import type { User } from "../shapes/users.js";
import { call } from "../runtime/client.js";

/** Body of the query `getUser`. Reads one user, with their credentials. */
export interface GetUserRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Identifier of a user. */
  readonly userId: UserId;
}

/** Answer to the query `getUser`. */
export interface GetUserResponse {
  /** A person or program that belongs to an organization and acts by its credentials. */
  readonly user: User;
}

/** `getUser` as data. */
export const getUserOperation: Operation = { name: "getUser", path: "/public/v1/query/get_user", kind: "query" };

/**
 * Reads one user, with their credentials.
 *
 * @throws ApiError as `call` says
 */
export function getUser(
  connection: Connection,
  input: GetUserRequest,
  options?: CallOptions,
): Promise<GetUserResponse> {
  return call(connection, getUserOperation, input, options);
}
