// Takes in a wallet whose mnemonic was encrypted to the caller's target key. An import that fails leaves the target key
// for another attempt.

import { openEncryptedBundle, parseEncryptedBundle } from "../../transfer/encrypted-bundle.js";
import { findTarget } from "../../transfer/import-target.js";
import { checkWalletFits, insertWallet, prepareImportedWallet } from "../../wallets/new-wallet.js";
import type { Family } from "../family.js";

export const importWallet: Family<"ACTIVITY_TYPE_IMPORT_WALLET"> = async (
  context,
  { walletName, encryptedBundle, accounts },
) => {
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
