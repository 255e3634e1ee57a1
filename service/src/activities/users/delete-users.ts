// Removes users with all their credentials. Enough root users for the quorum have to remain.

import { ApiError, ErrorCode } from "@countersign/api";
import { findMembers } from "../../organizations/found-member.js";
import { checkReach } from "../../organizations/reach.js";
import { removeFreezes } from "../../store/freezes.js";
import { deleteUsers as deleteUserRows } from "../../store/users.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_USERS"> = async ({ organization }, { userIds }) => {
  await findMembers(organization, "userIds", userIds);
  const { quorum } = organization;
  const rootIds = quorum.userIds.filter((id) => !userIds.includes(id));
  if (rootIds.length < quorum.threshold) {
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      `userIds: ${rootIds.length} root users would remain, but the root quorum needs ${quorum.threshold}; change the quorum first`,
    );
  }
  checkReach(organization, { rootIds });
  return async (scope) => {
    await deleteUserRows(scope, userIds);
    const frozen = userIds.filter((id) => organization.freezes.has(id));
    if (frozen.length > 0) await removeFreezes(scope, frozen);
    return { userIds };
  };
};

export const deleteUsers: Family<"deleteUsers"> = {
  subjects: { userIds: "user" },
  createsSubject: false,
  authority: { ...byPolicy, accessOf: ({ userIds }) => userIds },
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_USERS: { ...plain, plan } },
};
