// Creates a spending limit.

import { uuidv7 } from "uuidv7";
import { checkLimit } from "../../config/check-limit.js";
import { readScopeId } from "../../spending/scope.js";
import { checkMaximum, columnsOf } from "../../spending/written-limit.js";
import { insertSpendingLimit } from "../../store/spending-limits.js";
import { byRootQuorum, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkName } from "./spending-limit.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_SPENDING_LIMIT"> = async ({ organization, scope: reading, limits }, intent) => {
  const { name, measure, maximum, excess, uncounted = [] } = intent;
  const present = organization.spendingLimits.length;
  await checkLimit("spending limits", limits.spendingLimits, 1, async () => present);
  checkName(organization, name);
  checkMaximum(measure, maximum);
  const columns = columnsOf(intent, organization.addressBook.on(undefined));
  const scopeId = await readScopeId(reading, organization.members, intent);
  return async (scope) => {
    const id = uuidv7();
    await insertSpendingLimit(scope, {
      id,
      name,
      maximum,
      excess,
      uncounted: JSON.stringify([...new Set(uncounted)]),
      ...columns,
      scope_id: scopeId ?? null,
    });
    return { spendingLimitId: id };
  };
};

export const createSpendingLimit: Family<"createSpendingLimit"> = {
  subjects: { scopeId: noSubject("Only the root quorum creates limits, whatever they are about.") },
  createsSubject: true,
  authority: byRootQuorum,
  versions: { ACTIVITY_TYPE_CREATE_SPENDING_LIMIT: { ...plain, plan } },
};
