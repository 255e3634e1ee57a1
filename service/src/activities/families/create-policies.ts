// Creates policies, all of them or none.

import { checkNewPolicies, insertPolicies } from "../../policies/new-policies.js";
import type { Family } from "../family.js";

export const createPolicies: Family<"ACTIVITY_TYPE_CREATE_POLICIES"> = async (context, { policies }) => {
  await checkNewPolicies(context, policies, (index) => `policies.${index}.`);
  return async (scope) => ({ policyIds: await insertPolicies(scope, policies) });
};
