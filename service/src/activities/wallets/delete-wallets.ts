// Deletes wallets with their accounts.

import { ApiError, ErrorCode } from "@countersign/api";
import { foundAll } from "../../params/found-all.js";
import { deleteWalletRows, findWallets } from "../../store/wallets.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_WALLETS"> = async (
  { organization, scope, custody },
  { walletIds, deleteWithoutExport },
) => {
  const wallets = await foundAll("wallet", "walletIds", walletIds, (ids) => findWallets(scope, ids));
  const kept = wallets.filter(({ exported }) => !exported).map(({ id }) => id);
  if (kept.length > 0 && !deleteWithoutExport) {
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      `never exported: ${kept.join(", ")}; export these wallets first, or set deleteWithoutExport to lose them`,
    );
  }
  const owned = { organizationId: organization.id, kind: "wallet" } as const;
  await Promise.all(wallets.map(({ id, sealed }) => custody.forget({ owner: { ...owned, id }, sealed })));
  return async (scope) => {
    await deleteWalletRows(scope, walletIds);
    return { walletIds };
  };
};

export const deleteWallets: Family<"deleteWallets"> = {
  subjects: { walletIds: "wallet" },
  createsSubject: false,
  authority: byPolicy,
  keyUse: "deletes",
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_WALLETS: { ...plain, plan } },
};
