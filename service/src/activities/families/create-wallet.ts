// Makes a wallet with its first accounts.

import { checkWalletFits, insertWallet, prepareWallet } from "../../wallets/new-wallet.js";
import type { Family } from "../family.js";

export const createWallet: Family<"ACTIVITY_TYPE_CREATE_WALLET"> = async (
  { organization, scope, custody, limits },
  intent,
) => {
  await checkWalletFits(scope, limits, { name: intent.walletName, accounts: intent.accounts });
  const wallet = await prepareWallet(custody, organization.id, intent);
  return (scope) => insertWallet(scope, limits, wallet);
};
