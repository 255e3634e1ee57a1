// Deletes accounts of wallets.

import { ApiError, ErrorCode } from "@countersign/api";
import { namedDetails } from "../../params/error-details.js";
import { foundAll } from "../../params/found-all.js";
import { checkNotCounted } from "../../spending/scope.js";
import { deleteWalletAccountRows, findWalletAccounts, findWallets } from "../../store/wallets.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS"> = async (
  { organization, scope, custody },
  { walletAccountIds, deleteWithoutExport },
) => {
  const find = (ids: readonly string[]) => findWalletAccounts(scope, ids);
  const accounts = await foundAll("wallet account", "walletAccountIds", walletAccountIds, find);
  checkNotCounted(organization.spendingLimits, accounts);
  const walletIds = [...new Set(accounts.map(({ wallet_id }) => wallet_id))];
  const wallets = await findWallets(scope, walletIds);
  const exported = new Set(wallets.filter(({ exported }) => exported).map(({ id }) => id));
  const kept = accounts.filter((account) => !account.exported && !exported.has(account.wallet_id)).map(({ id }) => id);
  if (kept.length > 0 && !deleteWithoutExport) {
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      `never exported: ${kept.join(", ")}; export these accounts or their wallets first, or set deleteWithoutExport`,
      namedDetails("WALLET_ACCOUNT_NOT_EXPORTED"),
    );
  }
  const owned = { organizationId: organization.id, kind: "wallet" } as const;
  await Promise.all(wallets.map(({ id, sealed }) => custody.forget({ owner: { ...owned, id }, sealed })));
  return async (scope) => {
    await deleteWalletAccountRows(scope, walletAccountIds);
    return { walletAccountIds };
  };
};

export const deleteWalletAccounts: Family<"deleteWalletAccounts"> = {
  subjects: { walletAccountIds: "walletAccountById" },
  createsSubject: false,
  authority: byPolicy,
  keyUse: "deletes",
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS: { ...plain, plan } },
};
