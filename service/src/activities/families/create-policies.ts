// Creates policies, all of them or none.

import { checkNewPolicies, insertPolicies } from "../../policies/new-policies.js";
import { anyone, byPolicy, plain } from "../descriptor.js";
import type { Family } from "../descriptor.js";
import type { Plan } from "../family.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_POLICIES"> = async (context, { policies }) => {
  await checkNewPolicies(context, policies, (index) => `policies.${index}.`);
  return async (scope) => ({ policyIds: await insertPolicies(scope, policies) });
};

export const createPolicies: Family<"createPolicies"> = {
  subjects: {},
  createsSubject: true,
  authority: byPolicy,
  immediate: false,
  throughParent: false,
  sendsMessages: false,
  precondition: anyone,
  versions: {
    ACTIVITY_TYPE_CREATE_POLICIES: { ...plain, plan },
  },
};
