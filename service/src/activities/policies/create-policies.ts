// Creates policies, all of them or none.

import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkNewPolicies, insertPolicies } from "./new-policies.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_POLICIES"> = async (context, { policies }) => {
  await checkNewPolicies(context, policies, (index) => `policies.${index}.`);
  return async (scope) => ({ policyIds: await insertPolicies(scope, policies) });
};

export const createPolicies: Family<"createPolicies"> = {
  subjects: {},
  createsSubject: true,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_CREATE_POLICIES: { ...plain, plan } },
};
