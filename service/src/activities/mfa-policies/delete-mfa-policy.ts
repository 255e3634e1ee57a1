// Deletes an MFA policy of a user.

import { deleteMfaPolicy as removePolicy } from "../../store/mfa-policies.js";
import { noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { findPolicy, ofUser } from "./mfa-policy.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_MFA_POLICY"> = async ({ organization }, { userId, mfaPolicyId: id }) => {
  await findPolicy(organization, userId, id);
  return async (scope) => {
    await removePolicy(scope, { id, user_id: userId });
    return { mfaPolicyId: id };
  };
};

export const deleteMfaPolicy: Family<"deleteMfaPolicy"> = {
  subjects: { userId: "user", mfaPolicyId: noSubject("It belongs to the user, whom the activity is about.") },
  createsSubject: false,
  authority: ofUser,
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_MFA_POLICY: { ...plain, plan } },
};
