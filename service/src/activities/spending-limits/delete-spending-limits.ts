// Deletes spending limits.

import { deleteSpendingLimits as removeLimits } from "../../store/spending-limits.js";
import { byRootQuorum, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { findLimit } from "./spending-limit.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_SPENDING_LIMITS"> = async ({ organization }, { spendingLimitIds: ids }) => {
  ids.forEach((id, index) => void findLimit(organization, id, `spendingLimitIds.${index}`));
  return async (scope) => {
    await removeLimits(scope, ids);
    return { spendingLimitIds: ids };
  };
};

export const deleteSpendingLimits: Family<"deleteSpendingLimits"> = {
  subjects: { spendingLimitIds: noSubject("Only the root quorum deletes limits, whichever they are.") },
  createsSubject: false,
  authority: byRootQuorum,
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_SPENDING_LIMITS: { ...plain, plan } },
};
