// Returns who the caller is, by the credential that stamped the request. Asked of `query/whoami`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId, OrganizationName, UserId, UserName } from "../scalars.js";
import { call } from "../runtime/client.js";

/** Body of the query `whoami`. Returns who the caller is, by the credential that stamped the request. */
export interface WhoamiRequest {
  /** The caller's organization. With a parent's id, users of its sub-organizations are found too. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `whoami`. */
export interface WhoamiResponse {
  /** Organization to which the caller belongs. */
  readonly organizationId: OrganizationId;
  /** Name of an organization, for people. */
  readonly organizationName: OrganizationName;
  /** Identifier of a user. */
  readonly userId: UserId;
  /** Name of a user, for people. */
  readonly username: UserName;
}

/** `whoami` as data. */
export const whoamiOperation: Operation = { name: "whoami", path: "/public/v1/query/whoami", kind: "query" };

/**
 * Returns who the caller is, by the credential that stamped the request.
 *
 * @throws ApiError as `call` says
 */
export function whoami(connection: Connection, input: WhoamiRequest, options?: CallOptions): Promise<WhoamiResponse> {
  return call(connection, whoamiOperation, input, options);
}
