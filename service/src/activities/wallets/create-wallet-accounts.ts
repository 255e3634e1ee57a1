// Derives further accounts from a wallet, and stores them unless only their addresses are asked for.

import { found } from "../../params/found.js";
import { holdRows } from "../../store/limited-rows.js";
import type { Scope } from "../../store/store.js";
import { findWallet } from "../../store/wallets.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import {
  checkAccountNamesAreFree,
  checkAccounts,
  checkPathsAreFree,
  checkRoomForAccounts,
  deriveAccounts,
  insertAccounts,
} from "./accounts.js";

const plan: Plan<"ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS"> = async (
  { organization, scope, custody, limits },
  { walletId, accounts, persist = true },
) => {
  checkAccounts(accounts);
  const { id, sealed } = await found("wallet", walletId, (id) => findWallet(scope, id));
  const checkFit = async (scope: Scope) => {
    await checkPathsAreFree(scope, id, accounts);
    await checkAccountNamesAreFree(scope, accounts);
    await checkRoomForAccounts(scope, limits, accounts.length);
  };
  if (persist) await checkFit(scope);
  const owner = { organizationId: organization.id, kind: "wallet", id } as const;
  const derived = await deriveAccounts(custody, { owner, sealed }, accounts);
  if (!persist) return async () => ({ addresses: derived.map(({ address }) => address) });
  return async (scope) => {
    await holdRows(scope, "wallets");
    await checkFit(scope);
    return { addresses: await insertAccounts(scope, id, derived) };
  };
};

export const createWalletAccounts: Family<"createWalletAccounts"> = {
  subjects: { walletId: "wallet" },
  createsSubject: false,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS: { ...plain, plan } },
};
