// Renames a wallet.

import { found } from "../found.js";
import { findWallet, renameWallet } from "../../store/wallets.js";
import { checkWalletName } from "../../wallets/new-wallet.js";
import { anyone, byPolicy, plain } from "../descriptor.js";
import type { Family } from "../descriptor.js";
import type { Plan } from "../family.js";

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
  precondition: anyone,
  versions: {
    ACTIVITY_TYPE_UPDATE_WALLET: { ...plain, plan },
  },
};
