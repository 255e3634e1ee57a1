// The families about policies, by type.

import type { Families } from "../family.js";
import { createPolicies } from "./create-policies.js";
import { createPolicy } from "./create-policy.js";
import { deletePolicy } from "./delete-policy.js";
import { updatePolicy } from "./update-policy.js";

export const policyFamilies = {
  ACTIVITY_TYPE_CREATE_POLICY_V3: createPolicy,
  ACTIVITY_TYPE_CREATE_POLICIES: createPolicies,
  ACTIVITY_TYPE_UPDATE_POLICY: updatePolicy,
  ACTIVITY_TYPE_DELETE_POLICY: deletePolicy,
} satisfies Partial<Families>;
