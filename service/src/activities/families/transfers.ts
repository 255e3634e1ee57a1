// Families by which keys come in and go out, by type.

import type { Families } from "../family.js";
import { exportPrivateKey } from "./export-private-key.js";
import { exportWalletAccount } from "./export-wallet-account.js";
import { exportWallet } from "./export-wallet.js";
import { importPrivateKey } from "./import-private-key.js";
import { importWallet } from "./import-wallet.js";
import { initImportPrivateKey } from "./init-import-private-key.js";
import { initImportWallet } from "./init-import-wallet.js";

export const transferFamilies = {
  ACTIVITY_TYPE_INIT_IMPORT_WALLET: initImportWallet,
  ACTIVITY_TYPE_IMPORT_WALLET: importWallet,
  ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY: initImportPrivateKey,
  ACTIVITY_TYPE_IMPORT_PRIVATE_KEY: importPrivateKey,
  ACTIVITY_TYPE_EXPORT_WALLET: exportWallet,
  ACTIVITY_TYPE_EXPORT_PRIVATE_KEY: exportPrivateKey,
  ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT: exportWalletAccount,
} satisfies Partial<Families>;
