// Tells which MFA policies apply to an activity that waits, and how far they are satisfied: those of the user who asked
// for it, and of users who have approved it. The list is empty where none applies, and once the activity has ended.
// Asked of `query/get_mfa_status`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { ActivityId, OrganizationId, UserId } from "../scalars.js";
import type { MfaStatus } from "../shapes/mfa-policies.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `getMfaStatus`. Tells which MFA policies apply to an activity that waits, and how far they
 * are satisfied: those of the user who asked for it, and of users who have approved it. The list is empty where
 * none applies, and once the activity has ended.
 */
export interface GetMfaStatusRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Activity that waits for authenticators or votes. */
  readonly activityId: ActivityId;
  /** User whose policies are asked about, who may have yet to vote. Omit it for all who take part. */
  readonly userId?: UserId | undefined;
}

/** Answer to the query `getMfaStatus`. */
export interface GetMfaStatusResponse {
  /** Policies that apply, by user. */
  readonly mfaStatuses: readonly MfaStatus[];
}

/** `getMfaStatus` as data. */
export const getMfaStatusOperation: Operation = {
  name: "getMfaStatus",
  path: "/public/v1/query/get_mfa_status",
  kind: "query",
};

/**
 * Tells which MFA policies apply to an activity that waits, and how far they are satisfied: those of the user
 * who asked for it, and of users who have approved it. The list is empty where none applies, and once the
 * activity has ended.
 *
 * @throws ApiError as `call` says
 */
export function getMfaStatus(
  connection: Connection,
  input: GetMfaStatusRequest,
  options?: CallOptions,
): Promise<GetMfaStatusResponse> {
  return call(connection, getMfaStatusOperation, input, options);
}
