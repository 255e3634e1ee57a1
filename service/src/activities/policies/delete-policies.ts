// Deletes several policies.

import { foundAll } from "../../params/found-all.js";
import { deletePolicies as removePolicies, findPolicyIds } from "../../store/policies.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_POLICIES"> = async ({ scope }, { policyIds }) => {
  await foundAll("policy", "policyIds", policyIds, (ids) => findPolicyIds(scope, ids));
  return async (scope) => {
    await removePolicies(scope, policyIds);
    return { policyIds };
  };
};

export const deletePolicies: Family<"deletePolicies"> = {
  subjects: { policyIds: "policy" },
  createsSubject: false,
  authority: byPolicy,
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_POLICIES: { ...plain, plan } },
};
