// Renames a wallet.

import { found } from "../../params/found.js";
import { findWallet, renameWallet } from "../../store/wallets.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkWalletName } from "./new-wallet.js";

const plan: Plan<"ACTIVITY_TYPE_UPDATE_WALLET"> = async ({ scope }, { walletId, walletName }) => {
  await found("wallet", walletId, (id) => findWallet(scope, id));
  return async (scope) => {
    if (walletName !== undefined) {
      await checkWalletName(scope, walletName, walletId);
      await renameWallet(scope, walletId, walletName);
    }
    return { walletId };
  };
};

export const updateWallet: Family<"updateWallet"> = {
  subjects: { walletId: "wallet" },
  createsSubject: false,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_UPDATE_WALLET: { ...plain, plan } },
};
