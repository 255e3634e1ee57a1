// Changes a spending limit. What it counts stays: what was counted before goes on counting.

import { updateSpendingLimit as updateRow } from "../../store/spending-limits.js";
import { byRootQuorum, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkMaximum } from "../../spending/written-limit.js";
import { checkName, findLimit } from "./spending-limit.js";

const plan: Plan<"ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT"> = async ({ organization }, intent) => {
  const { spendingLimitId: id, name, maximum, excess, uncounted } = intent;
  const { measure } = findLimit(organization, id, "spendingLimitId");
  if (name !== undefined) checkName(organization, name, id);
  if (maximum !== undefined) checkMaximum(measure, maximum);
  return async (scope) => {
    await updateRow(scope, id, {
      ...(name !== undefined && { name }),
      ...(maximum !== undefined && { maximum }),
      ...(excess !== undefined && { excess }),
      ...(uncounted !== undefined && { uncounted: JSON.stringify([...new Set(uncounted)]) }),
    });
    return { spendingLimitId: id };
  };
};

export const updateSpendingLimit: Family<"updateSpendingLimit"> = {
  subjects: { spendingLimitId: noSubject("Only the root quorum changes limits, whichever they are.") },
  createsSubject: false,
  authority: byRootQuorum,
  versions: { ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT: { ...plain, plan } },
};
