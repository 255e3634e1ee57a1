// Creates a policy.

import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkNewPolicies, insertPolicies } from "./new-policies.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_POLICY_V3"> = async (context, policy) => {
  await checkNewPolicies(context, [policy], () => "");
  return async (scope) => {
    const [policyId] = await insertPolicies(scope, [policy]);
    return { policyId: policyId! };
  };
};

export const createPolicy: Family<"createPolicy"> = {
  subjects: {},
  createsSubject: true,
  authority: byPolicy,
  versions: {
    ACTIVITY_TYPE_CREATE_POLICY: plain,
    ACTIVITY_TYPE_CREATE_POLICY_V2: plain,
    ACTIVITY_TYPE_CREATE_POLICY_V3: { ...plain, plan },
  },
};
