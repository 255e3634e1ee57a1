// Lists the MFA policies of a user. Asked of `query/get_mfa_policies`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId, UserId } from "../scalars.js";
import type { MfaPolicy } from "../shapes/mfa-policies.js";
import { call } from "../runtime/client.js";

/** Body of the query `getMfaPolicies`. Lists the MFA policies of a user. */
export interface GetMfaPoliciesRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** User whom the policies bind. */
  readonly userId: UserId;
}

/** Answer to the query `getMfaPolicies`. */
export interface GetMfaPoliciesResponse {
  /** All MFA policies of the user, in the order in which they are looked at. */
  readonly mfaPolicies: readonly MfaPolicy[];
}

/** `getMfaPolicies` as data. */
export const getMfaPoliciesOperation: Operation = {
  name: "getMfaPolicies",
  path: "/public/v1/query/get_mfa_policies",
  kind: "query",
};

/**
 * Lists the MFA policies of a user.
 *
 * @throws ApiError as `call` says
 */
export function getMfaPolicies(
  connection: Connection,
  input: GetMfaPoliciesRequest,
  options?: CallOptions,
): Promise<GetMfaPoliciesResponse> {
  return call(connection, getMfaPoliciesOperation, input, options);
}
