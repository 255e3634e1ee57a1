// Freezes keys and users.

import type { FreezeIntent, FreezeTarget } from "@countersign/api";
import { checkLimit } from "../../config/check-limit.js";
import { insertFreezes } from "../../store/freezes.js";
import { foundAll } from "../../params/found-all.js";
import { findPrivateKeyRecords } from "../../store/private-key-records.js";
import { findWalletRecords } from "../../store/wallet-records.js";
import { findMembers } from "../../organizations/found-member.js";
import { byAnyRootUser, plain, type Family } from "../definition/descriptor.js";
import type { FamilyContext, Plan } from "../definition/plan.js";
import { checkTargets, targetsOf } from "./targets.js";

const plan: Plan<"ACTIVITY_TYPE_FREEZE"> = async (context, intent) => {
  const { organization, initiator, limits } = context;
  await checkFound(context, intent);
  const targets = targetsOf(organization, intent);
  const added = targets.filter(([, id]) => !organization.freezes.has(id));
  // That of the organization is always possible.
  const listed = added.filter(([target]) => target !== wholeOrganization).length;
  await checkLimit("freezes", limits.freezes, listed, async () => organization.freezes.size);
  return async (scope) => {
    if (added.length > 0) {
      const by = { user_id: initiator.id, reason: intent.reason ?? null };
      await insertFreezes(
        scope,
        added.map(([target, target_id]) => ({ target, target_id, ...by })),
      );
    }
    return { targetIds: targets.map(([, id]) => id) };
  };
};

const wholeOrganization: FreezeTarget = "FREEZE_TARGET_ORGANIZATION";

/** @throws ApiError NOT_FOUND */
async function checkFound({ organization, scope }: FamilyContext, intent: FreezeIntent): Promise<void> {
  const { walletIds = [], privateKeyIds = [], userIds = [] } = intent;
  await findMembers(organization, "userIds", userIds);
  await foundAll("wallet", "walletIds", walletIds, (ids) => findWalletRecords(scope, ids));
  await foundAll("private key", "privateKeyIds", privateKeyIds, (ids) => findPrivateKeyRecords(scope, ids));
}

export const freeze: Family<"freeze"> = {
  subjects: { walletIds: "wallet", privateKeyIds: "privateKey", userIds: "user" },
  createsSubject: false,
  authority: byAnyRootUser,
  storage: "frees",
  precondition: (_, intent) => checkTargets(intent),
  versions: { ACTIVITY_TYPE_FREEZE: { ...plain, plan } },
};
