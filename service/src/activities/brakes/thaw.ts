// Ends freezes.

import { ApiError, ErrorCode } from "@countersign/api";
import { removeFreezes } from "../../store/freezes.js";
import { byRootQuorum, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkTargets, targetsOf } from "./targets.js";

const plan: Plan<"ACTIVITY_TYPE_THAW"> = async ({ organization }, intent) => {
  const targets = targetsOf(organization, intent);
  const others = targets.filter(([target, id]) => organization.freezes.get(id)?.target !== target);
  if (others.length > 0) {
    const ids = others.map(([, id]) => id).join(", ");
    throw new ApiError(ErrorCode.FAILED_PRECONDITION, `not frozen: ${ids}; list_freezes says what is`);
  }
  const ids = targets.map(([, id]) => id);
  return async (scope) => {
    await removeFreezes(scope, ids);
    return { targetIds: ids };
  };
};

export const thaw: Family<"thaw"> = {
  subjects: { walletIds: "wallet", privateKeyIds: "privateKey", userIds: "user" },
  createsSubject: false,
  authority: byRootQuorum,
  storage: "frees",
  precondition: (_, intent) => checkTargets(intent),
  versions: { ACTIVITY_TYPE_THAW: { ...plain, plan } },
};
