// Derives further accounts from a wallet.

import { anyone, byPolicy, plain } from "../../family/descriptor.js";
import type { Family } from "../../family/descriptor.js";
import type { Plan } from "../../family/family.js";
import {
  checkAccounts,
  checkPathsAreFree,
  checkRoomForAccounts,
  deriveAccounts,
  insertAccounts,
} from "../../features/wallets/accounts.js";
import { found } from "../../params/found.js";
import { holdRows } from "../../store/limited-rows.js";
import { findWallet } from "../../store/wallets.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS"> = async (
  { organization, scope, custody, limits },
  { walletId, accounts },
) => {
  checkAccounts(accounts);
  const { id, sealed } = await found("wallet", walletId, (id) => findWallet(scope, id));
  await checkPathsAreFree(scope, id, accounts);
  await checkRoomForAccounts(scope, limits, accounts.length);
  const owner = { organizationId: organization.id, kind: "wallet", id } as const;
  const derived = await deriveAccounts(custody, { owner, sealed }, accounts);
  return async (scope) => {
    await holdRows(scope, "wallets");
    await checkPathsAreFree(scope, id, accounts);
    await checkRoomForAccounts(scope, limits, accounts.length);
    return { addresses: await insertAccounts(scope, id, derived) };
  };
};

export const createWalletAccounts: Family<"createWalletAccounts"> = {
  subjects: { walletId: "wallet" },
  createsSubject: false,
  authority: byPolicy,
  immediate: false,
  throughParent: false,
  sendsMessages: false,
  precondition: anyone,
  versions: {
    ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS: { ...plain, plan },
  },
};
