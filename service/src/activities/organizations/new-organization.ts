// Organizations that are to be made, with their root users.

import { ApiError, ErrorCode } from "@countersign/api";
import type { FeatureName } from "@countersign/api";
import { spareRoots } from "../../organizations/reach.js";
import type { WaysIn } from "../../organizations/reach.js";
import { insertOrganization, setFeature } from "../../store/organizations.js";
import type { NewOrganization } from "../../store/organizations.js";
import type { Transaction, WriteScope } from "../../store/store.js";
import { insertPreparedUser } from "../users/new-user.js";
import type { PreparedUser } from "../users/new-user.js";

/** An organization whose data were found to be in order. */
export interface NewOrganizationWithUsers extends NewOrganization {
  /** All of them become members of the root quorum. */
  readonly users: readonly PreparedUser[];
  /** Switches that are on from the start. */
  readonly features?: readonly FeatureName[];
}

/**
 * Checks that a root quorum can come together.
 *
 * @param roots as the request asks for them
 * @throws ApiError INVALID_ARGUMENT for a threshold above the number of users, or with too few users who have a way in
 *   that lasts
 */
export function checkNewQuorum(
  threshold: number,
  roots: readonly WaysIn[],
  features: readonly FeatureName[] = [],
): void {
  if (threshold > roots.length) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `rootQuorumThreshold: ${threshold} root users have to approve, but there are only ${roots.length}`,
    );
  }
  const spare = spareRoots({ threshold, roots, features: new Map(features.map((name) => [name, ""])) });
  if (spare >= 0) return;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `rootUsers: nobody could act as root: ${threshold} root users need a lasting way to log in, and ` +
      `${spare + threshold} have one; that is an API key that does not expire, an authenticator, an OAuth account, or an ` +
      "e-mail address or phone number with a login by it switched on",
  );
}

/**
 * Makes an organization with its users.
 *
 * @returns the scope of the new organization, to add more to it
 */
export async function insertOrganizationWithUsers(
  transaction: Transaction,
  organization: NewOrganizationWithUsers,
): Promise<WriteScope> {
  const { users, features = [], ...row } = organization;
  await insertOrganization(transaction, row);
  const scope = transaction.in(organization.id);
  for (const name of features) await setFeature(scope, name, "");
  for (const user of users) await insertPreparedUser(scope, user, true);
  return scope;
}
