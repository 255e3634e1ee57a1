// Makes a wallet with its first accounts.

import { checkWalletFits, insertWallet, prepareWallet } from "../../wallets/new-wallet.js";
import { anyone, byPolicy, plain } from "../descriptor.js";
import type { Family } from "../descriptor.js";
import type { Plan } from "../family.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_WALLET"> = async ({ organization, scope, custody, limits }, intent) => {
  await checkWalletFits(scope, limits, { name: intent.walletName, accounts: intent.accounts });
  const wallet = await prepareWallet(custody, organization.id, intent);
  return (scope) => insertWallet(scope, limits, wallet);
};

export const createWallet: Family<"createWallet"> = {
  subjects: {},
  createsSubject: true,
  authority: byPolicy,
  immediate: false,
  throughParent: false,
  sendsMessages: false,
  precondition: anyone,
  versions: {
    ACTIVITY_TYPE_CREATE_WALLET: { ...plain, plan },
  },
};
