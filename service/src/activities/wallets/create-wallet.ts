// Makes a wallet with its first accounts.

import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { checkWalletFits, insertWallet, prepareWallet } from "./new-wallet.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_WALLET"> = async ({ organization, scope, custody, limits }, intent) => {
  await checkWalletFits(scope, limits, { name: intent.walletName, accounts: intent.accounts });
  const wallet = await prepareWallet(custody, organization.id, intent);
  return (scope) => insertWallet(scope, limits, wallet);
};

export const createWallet: Family<"createWallet"> = {
  subjects: {},
  createsSubject: true,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_CREATE_WALLET: { ...plain, plan } },
};
