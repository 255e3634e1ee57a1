// Deletes a policy.

import { found } from "../../params/found.js";
import { deletePolicy as removePolicy, findPolicy } from "../../store/policies.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_POLICY"> = async ({ scope }, { policyId }) => {
  await found("policy", policyId, (id) => findPolicy(scope, id));
  return async (scope) => {
    await removePolicy(scope, policyId);
    return { policyId };
  };
};

export const deletePolicy: Family<"deletePolicy"> = {
  subjects: { policyId: "policy" },
  createsSubject: false,
  authority: byPolicy,
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_POLICY: { ...plain, plan } },
};
