// Functions of the store about private keys and wallets, and a call of each.

import * as privateKeyRecords from "../../../service/src/store/private-key-records.js";
import * as privateKeys from "../../../service/src/store/private-keys.js";
import * as walletRecords from "../../../service/src/store/wallet-records.js";
import * as wallets from "../../../service/src/store/wallets.js";
import type { File } from "./bookkeeping-calls.js";
import { account, both, first, fresh, page, privateKey, wallet } from "./rows.js";

export const keyCalls: Readonly<Record<string, File>> = {
  "private-key-records": {
    exported: privateKeyRecords,
    calls: {
      listPrivateKeyRecords: (scope) => privateKeyRecords.listPrivateKeyRecords(scope),
      findPrivateKeyRecord: (scope) => privateKeyRecords.findPrivateKeyRecord(scope, first),
      findPrivateKeyRecords: (scope) => privateKeyRecords.findPrivateKeyRecords(scope, both),
      listPrivateKeyAddresses: (scope) => privateKeyRecords.listPrivateKeyAddresses(scope, { first: "a", last: "z" }),
    },
  },
  "private-keys": {
    exported: privateKeys,
    calls: {
      findPrivateKey: (scope) => privateKeys.findPrivateKey(scope, first),
      findPrivateKeys: (scope) => privateKeys.findPrivateKeys(scope, both),
      findTakenPrivateKeyNames: (scope) => privateKeys.findTakenPrivateKeyNames(scope, both),
      findPrivateKeysByAddress: (scope) => privateKeys.findPrivateKeysByAddress(scope, first),
      findPrivateKeyIdsByTags: (scope) => privateKeys.findPrivateKeyIdsByTags(scope, both),
      insertPrivateKeyRow: (scope) =>
        privateKeys.insertPrivateKeyRow(scope, privateKey(fresh), [
          { format: "ADDRESS_FORMAT_XRP", address: fresh, lookup: fresh },
        ]),
      markPrivateKeyExported: (scope) => privateKeys.markPrivateKeyExported(scope, { id: first, exported: 0 }),
      disablePrivateKeyRow: (scope) => privateKeys.disablePrivateKeyRow(scope, first),
      restrictPrivateKeys: (scope) => privateKeys.restrictPrivateKeys(scope, new Map([[first, "{}"]])),
      deletePrivateKeyRows: (scope) => privateKeys.deletePrivateKeyRows(scope, both),
    },
  },
  "wallet-records": {
    exported: walletRecords,
    calls: {
      listWalletRecords: (scope) => walletRecords.listWalletRecords(scope),
      findWalletRecord: (scope) => walletRecords.findWalletRecord(scope, first),
      findWalletRecords: (scope) => walletRecords.findWalletRecords(scope, both),
      listWalletAccounts: (scope) => walletRecords.listWalletAccounts(scope, first, page),
      findWalletAccount: (scope) => walletRecords.findWalletAccount(scope, first, { lookup: first }),
    },
  },
  wallets: {
    exported: wallets,
    calls: {
      findWallet: (scope) => wallets.findWallet(scope, first),
      findWallets: (scope) => wallets.findWallets(scope, both),
      findWalletByName: (scope) => wallets.findWalletByName(scope, first),
      findTakenPaths: (scope) =>
        wallets.findTakenPaths(
          scope,
          first,
          both.map((id) => `m/${id}`),
        ),
      findSigningAccounts: (scope) => wallets.findSigningAccounts(scope, first),
      findTakenAccountNames: (scope) => wallets.findTakenAccountNames(scope, both),
      findWalletAccounts: (scope) => wallets.findWalletAccounts(scope, both),
      findWalletAccountByName: (scope) => wallets.findWalletAccountByName(scope, first),
      renameWalletAccount: (scope) => wallets.renameWalletAccount(scope, first, fresh),
      markWalletAccountExported: (scope) => wallets.markWalletAccountExported(scope, first),
      deleteWalletAccountRows: (scope) => wallets.deleteWalletAccountRows(scope, [first]),
      insertWalletRow: (scope) => wallets.insertWalletRow(scope, wallet(fresh)),
      insertWalletAccountRows: (scope) => wallets.insertWalletAccountRows(scope, [account(fresh)]),
      markWalletExported: (scope) => wallets.markWalletExported(scope, { id: first, exported: 0 }),
      renameWallet: (scope) => wallets.renameWallet(scope, first, fresh),
      restrictWallets: (scope) => wallets.restrictWallets(scope, new Map([[first, "{}"]])),
      deleteWalletRows: (scope) => wallets.deleteWalletRows(scope, both),
    },
  },
};
