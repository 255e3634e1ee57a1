// Gives a user another name.

import { findMember } from "../../organizations/found-member.js";
import { updateUser } from "../../store/users.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_UPDATE_USER_NAME"> = async ({ organization }, { userId, userName }) => {
  findMember(organization, "userId", userId);
  return async (scope) => {
    await updateUser(scope, userId, { name: userName });
    return { userId };
  };
};

export const updateUserName: Family<"updateUserName"> = {
  subjects: { userId: "user" },
  createsSubject: false,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_UPDATE_USER_NAME: { ...plain, plan } },
};
