// Hands out a wallet's words. It may be deleted from then on.

import { found } from "../../params/found.js";
import { findWallet, markWalletExported } from "../../store/wallets.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { exportBundle } from "./export-bundle.js";

const plan: Plan<"ACTIVITY_TYPE_EXPORT_WALLET"> = async (context, { walletId, targetPublicKey, language }) => {
  const wallet = await found("wallet", walletId, (id) => findWallet(context.scope, id));
  const options = language === undefined ? {} : { language };
  const { id, sealed, restrictions } = wallet;
  const bundle = await exportBundle(context, { kind: "wallet", id, sealed, restrictions }, targetPublicKey, options);
  return async (scope) => {
    await markWalletExported(scope, wallet);
    return { walletId: id, exportBundle: bundle };
  };
};

export const exportWallet: Family<"exportWallet"> = {
  subjects: { walletId: "wallet" },
  createsSubject: false,
  authority: byPolicy,
  keyUse: "exports",
  versions: { ACTIVITY_TYPE_EXPORT_WALLET: { ...plain, plan } },
};
