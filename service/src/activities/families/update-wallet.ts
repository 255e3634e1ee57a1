// Renames a wallet.

import { anyone, byPolicy, plain } from "../../family/descriptor.js";
import type { Family } from "../../family/descriptor.js";
import type { Plan } from "../../family/family.js";
import { checkWalletName } from "../../features/wallets/new-wallet.js";
import { found } from "../../params/found.js";
import { findWallet, renameWallet } from "../../store/wallets.js";

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
  immediate: false,
  throughParent: false,
  sendsMessages: false,
  storage: "stores",
  precondition: anyone,
  versions: {
    ACTIVITY_TYPE_UPDATE_WALLET: { ...plain, plan },
  },
};
