// Names an account of a wallet.

import { ApiError, ErrorCode } from "@countersign/api";
import { found } from "../../params/found.js";
import { holdRows } from "../../store/limited-rows.js";
import type { Scope } from "../../store/store.js";
import { findWalletAccountByName, findWalletAccounts, renameWalletAccount } from "../../store/wallets.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME"> = async ({ scope }, { walletAccountId, name }) => {
  await found("wallet account", walletAccountId, async (id) => (await findWalletAccounts(scope, [id]))[0]);
  await checkName(scope, name, walletAccountId);
  return async (scope) => {
    await holdRows(scope, "wallets");
    await checkName(scope, name, walletAccountId);
    await renameWalletAccount(scope, walletAccountId, name);
    return { walletAccountId };
  };
};

/** @throws ApiError ALREADY_EXISTS where another account has the name */
async function checkName(scope: Scope, name: string, ownId: string): Promise<void> {
  const holder = await findWalletAccountByName(scope, name);
  if (holder && holder.id !== ownId)
    throw new ApiError(ErrorCode.ALREADY_EXISTS, `a wallet account named ${JSON.stringify(name)} exists already`);
}

export const updateWalletAccountName: Family<"updateWalletAccountName"> = {
  subjects: { walletAccountId: "walletAccountById" },
  createsSubject: false,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME: { ...plain, plan } },
};
