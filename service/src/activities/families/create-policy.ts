// Creates a policy.

import { checkNewPolicies, insertPolicies } from "../../policies/new-policies.js";
import type { Family } from "../family.js";

export const createPolicy: Family<"ACTIVITY_TYPE_CREATE_POLICY_V3"> = async (context, policy) => {
  await checkNewPolicies(context, [policy], () => "");
  return async (scope) => {
    const [policyId] = await insertPolicies(scope, [policy]);
    return { policyId: policyId! };
  };
};
