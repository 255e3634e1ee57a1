// Removes users with all their credentials. Enough root users for the quorum have to remain.

import { ApiError } from "@countersign/api";
import { checkReach } from "../../organizations/reach.js";
import { deleteUsers as deleteUserRows } from "../../store/users.js";
import { findMembers } from "../../users/member.js";
import type { Family } from "../family.js";

export const deleteUsers: Family<"ACTIVITY_TYPE_DELETE_USERS"> = async ({ organization }, { userIds }) => {
  await findMembers(organization, "userIds", userIds);
  const { quorum } = organization;
  const rootIds = quorum.userIds.filter((id) => !userIds.includes(id));
  if (rootIds.length < quorum.threshold) {
    throw new ApiError(
      9,
      `userIds: ${rootIds.length} root users would remain, and the root quorum needs ${quorum.threshold}; change it first`,
    );
  }
  checkReach(organization, { rootIds });
  return async (scope) => {
    await deleteUserRows(scope, userIds);
    return { userIds };
  };
};
