// Creates a policy.

import { anyone, byPolicy, plain } from "../../family/descriptor.js";
import type { Family } from "../../family/descriptor.js";
import type { Plan } from "../../family/family.js";
import { checkNewPolicies, insertPolicies } from "../../features/policies/new-policies.js";

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
  immediate: false,
  throughParent: false,
  sendsMessages: false,
  storage: "stores",
  precondition: anyone,
  versions: {
    ACTIVITY_TYPE_CREATE_POLICY: plain,
    ACTIVITY_TYPE_CREATE_POLICY_V2: plain,
    ACTIVITY_TYPE_CREATE_POLICY_V3: { ...plain, plan },
  },
};
