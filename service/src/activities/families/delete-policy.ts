// Deletes a policy.

import { found } from "../found.js";
import { deletePolicy as removePolicy, findPolicy } from "../../store/policies.js";
import type { Family } from "../family.js";

export const deletePolicy: Family<"ACTIVITY_TYPE_DELETE_POLICY"> = async ({ scope }, { policyId }) => {
  await found("policy", policyId, (id) => findPolicy(scope, id));
  return async (scope) => {
    await removePolicy(scope, policyId);
    return { policyId };
  };
};
