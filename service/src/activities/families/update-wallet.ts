// Renames a wallet.

import { found } from "../found.js";
import { findWallet, renameWallet } from "../../store/wallets.js";
import { checkWalletName } from "../../wallets/new-wallet.js";
import type { Family } from "../family.js";

export const updateWallet: Family<"ACTIVITY_TYPE_UPDATE_WALLET"> = async ({ scope }, { walletId, walletName }) => {
  await found("wallet", walletId, (id) => findWallet(scope, id));
  return async (scope) => {
    if (walletName !== undefined) {
      await checkWalletName(scope, walletName, walletId);
      await renameWallet(scope, walletId, walletName);
    }
    return { walletId };
  };
};
