// Says what wallets and private keys are never used for again.

import { ApiError, ErrorCode } from "@countersign/api";
import { foundAll } from "../../params/found-all.js";
import { addRestrictions } from "../../signing/restrictions.js";
import { findPrivateKeyRecords } from "../../store/private-key-records.js";
import { restrictPrivateKeys } from "../../store/private-keys.js";
import { findWalletRecords } from "../../store/wallet-records.js";
import { restrictWallets } from "../../store/wallets.js";
import { byRootQuorum, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_RESTRICT_KEYS"> = async ({ scope }, intent) => {
  const { walletIds = [], privateKeyIds = [], transactionsOnly, neverExportable, only } = intent;
  if (walletIds.length + privateKeyIds.length === 0) throw invalid("name walletIds or privateKeyIds");
  if (!transactionsOnly && !neverExportable && !only?.length) {
    throw invalid("nothing is restricted: set transactionsOnly or neverExportable, or name the chains in only");
  }
  const wallets = await foundAll("wallet", "walletIds", walletIds, (ids) => findWalletRecords(scope, ids));
  const find = (ids: readonly string[]) => findPrivateKeyRecords(scope, ids);
  const privateKeys = await foundAll("private key", "privateKeyIds", privateKeyIds, find);
  // No two changes of an organization's keys are under way at once: what is found here is what is written to.
  const restricted = (rows: readonly { readonly id: string; readonly restrictions: string | null }[]) =>
    new Map(rows.map(({ id, restrictions }) => [id, addRestrictions(restrictions, intent)]));
  const [ofWallets, ofPrivateKeys] = [restricted(wallets), restricted(privateKeys)];
  return async (scope) => {
    await restrictWallets(scope, ofWallets);
    await restrictPrivateKeys(scope, ofPrivateKeys);
    return { targetIds: [...walletIds, ...privateKeyIds] };
  };
};

function invalid(message: string): ApiError {
  return new ApiError(ErrorCode.INVALID_ARGUMENT, `parameters: ${message}`);
}

export const restrictKeys: Family<"restrictKeys"> = {
  subjects: { walletIds: "wallet", privateKeyIds: "privateKey" },
  createsSubject: false,
  authority: byRootQuorum,
  versions: { ACTIVITY_TYPE_RESTRICT_KEYS: { ...plain, plan } },
};
