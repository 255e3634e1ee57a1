// Sets who the root users are and how many of them must agree.

import { ApiError, ErrorCode } from "@countersign/api";
import { findMembers } from "../../organizations/found-member.js";
import { checkReach } from "../../organizations/reach.js";
import { updateOrganization } from "../../store/organizations.js";
import { setRootUsers } from "../../store/users.js";
import { byRootQuorum, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkJoining } from "./joining-users.js";

const plan: Plan<"ACTIVITY_TYPE_UPDATE_ROOT_QUORUM"> = async (context, intent) => {
  const { organization, submittedAt } = context;
  const { threshold, userIds } = intent;
  await findMembers(organization, "userIds", userIds);
  if (threshold > userIds.length) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `threshold: ${threshold} root users have to approve, but userIds names only ${userIds.length}`,
    );
  }
  checkJoining(organization, userIds, submittedAt);
  checkReach(organization, { threshold, rootIds: userIds });
  return async (scope) => {
    await setRootUsers(scope, userIds);
    updateOrganization(scope, { quorumThreshold: threshold });
    return {};
  };
};

export const updateRootQuorum: Family<"updateRootQuorum"> = {
  subjects: { userIds: "user" },
  createsSubject: false,
  authority: byRootQuorum,
  versions: { ACTIVITY_TYPE_UPDATE_ROOT_QUORUM: { ...plain, plan } },
};
