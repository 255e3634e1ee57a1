// Lists all users of an organization, with their credentials. Asked of `query/list_users`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { User } from "../shapes/users.js";
import { call } from "../runtime/client.js";

/** Body of the query `listUsers`. Lists all users of an organization, with their credentials. */
export interface ListUsersRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `listUsers`. */
export interface ListUsersResponse {
  /** The users, oldest first. */
  readonly users: readonly User[];
}

/** `listUsers` as data. */
export const listUsersOperation: Operation = { name: "listUsers", path: "/public/v1/query/list_users", kind: "query" };

/**
 * Lists all users of an organization, with their credentials.
 *
 * @throws ApiError as `call` says
 */
export function listUsers(
  connection: Connection,
  input: ListUsersRequest,
  options?: CallOptions,
): Promise<ListUsersResponse> {
  return call(connection, listUsersOperation, input, options);
}
