// Reads one MFA policy of a user. Asked of `query/get_mfa_policy`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { MfaPolicyId, OrganizationId, UserId } from "../scalars.js";
import type { MfaPolicy } from "../shapes/mfa-policies.js";
import { call } from "../runtime/client.js";

/** Body of the query `getMfaPolicy`. Reads one MFA policy of a user. */
export interface GetMfaPolicyRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** User whom the policy binds. */
  readonly userId: UserId;
  /** Identifier of an MFA policy. */
  readonly mfaPolicyId: MfaPolicyId;
}

/** Answer to the query `getMfaPolicy`. */
export interface GetMfaPolicyResponse {
  /** Which steps a user has to complete for activities that meet a condition. */
  readonly mfaPolicy: MfaPolicy;
}

/** `getMfaPolicy` as data. */
export const getMfaPolicyOperation: Operation = {
  name: "getMfaPolicy",
  path: "/public/v1/query/get_mfa_policy",
  kind: "query",
};

/**
 * Reads one MFA policy of a user.
 *
 * @throws ApiError as `call` says
 */
export function getMfaPolicy(
  connection: Connection,
  input: GetMfaPolicyRequest,
  options?: CallOptions,
): Promise<GetMfaPolicyResponse> {
  return call(connection, getMfaPolicyOperation, input, options);
}
