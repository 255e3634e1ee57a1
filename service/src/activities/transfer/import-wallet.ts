// Takes in a wallet whose mnemonic was encrypted to the caller's target key. An import that fails leaves the target key
// for another attempt.

import { byPolicy, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { openEncryptedBundle, parseEncryptedBundle } from "./encrypted-bundle.js";
import { findTarget } from "./import-target.js";
import { checkWalletFits, insertWallet, prepareImportedWallet } from "../wallets/new-wallet.js";
import { checkOwnBundle } from "./preconditions.js";

const plan: Plan<"ACTIVITY_TYPE_IMPORT_WALLET"> = async (context, { walletName, encryptedBundle, accounts }) => {
  const { organization, scope, custody, limits } = context;
  const bundle = parseEncryptedBundle(encryptedBundle);
  await checkWalletFits(scope, limits, { name: walletName, accounts });
  const target = await findTarget(context, "wallet");
  const wallet = await prepareImportedWallet(custody, organization.id, { walletName, accounts }, (owner) =>
    openEncryptedBundle(() => custody.importWallet(owner, target.secret, bundle)),
  );
  return async (scope) => {
    await target.take(scope);
    return insertWallet(scope, limits, wallet);
  };
};

export const importWallet: Family<"importWallet"> = {
  subjects: { userId: noSubject("whoever asks: nobody imports for another") },
  createsSubject: true,
  authority: byPolicy,
  precondition: checkOwnBundle,
  versions: { ACTIVITY_TYPE_IMPORT_WALLET: { ...plain, plan } },
};
