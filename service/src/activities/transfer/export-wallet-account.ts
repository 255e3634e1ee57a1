// Hands out the private key of one account, which counts as exported then. The wallet does not: its other accounts would
// be lost with it.

import { lookupForm } from "../../chains/addresses.js";
import { found } from "../../params/found.js";
import { findSigningAccounts, markWalletAccountExported } from "../../store/wallets.js";
import { byPolicy, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { exportBundle } from "./export-bundle.js";

const plan: Plan<"ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT"> = async (context, { address, targetPublicKey }) => {
  // The oldest, as policies see it too.
  const account = await found("wallet account with the address", address, async () =>
    (await findSigningAccounts(context.scope, lookupForm(address))).find((row) => row.address === address),
  );
  const { id, wallet_id, sealed, curve, path, wallet_restrictions: restrictions } = account;
  const wallet = { kind: "wallet", id: wallet_id, sealed, restrictions } as const;
  const bundle = await exportBundle(context, wallet, targetPublicKey, { account: { curve, path } });
  return async (scope) => {
    await markWalletAccountExported(scope, id);
    return { address, exportBundle: bundle };
  };
};

export const exportWalletAccount: Family<"exportWalletAccount"> = {
  subjects: { address: "walletAccount" },
  createsSubject: false,
  authority: byPolicy,
  keyUse: "exports",
  versions: { ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT: { ...plain, plan } },
};
