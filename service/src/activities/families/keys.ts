// The families about private keys, wallets and signing, by type.

import type { Families } from "../family.js";
import { createPrivateKeyTag } from "./create-private-key-tag.js";
import { createPrivateKeys } from "./create-private-keys.js";
import { createWalletAccounts } from "./create-wallet-accounts.js";
import { createWallet } from "./create-wallet.js";
import { deletePrivateKeyTags } from "./delete-private-key-tags.js";
import { deletePrivateKeys } from "./delete-private-keys.js";
import { deleteWallets } from "./delete-wallets.js";
import { disablePrivateKey } from "./disable-private-key.js";
import { signRawPayload } from "./sign-raw-payload.js";
import { signRawPayloads } from "./sign-raw-payloads.js";
import { signTransaction } from "./sign-transaction.js";
import { updatePrivateKeyTag } from "./update-private-key-tag.js";
import { updateWallet } from "./update-wallet.js";

export const keyFamilies = {
  ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2: createPrivateKeys,
  ACTIVITY_TYPE_DELETE_PRIVATE_KEYS: deletePrivateKeys,
  ACTIVITY_TYPE_DISABLE_PRIVATE_KEY: disablePrivateKey,
  ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG: createPrivateKeyTag,
  ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG: updatePrivateKeyTag,
  ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS: deletePrivateKeyTags,
  ACTIVITY_TYPE_CREATE_WALLET: createWallet,
  ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS: createWalletAccounts,
  ACTIVITY_TYPE_UPDATE_WALLET: updateWallet,
  ACTIVITY_TYPE_DELETE_WALLETS: deleteWallets,
  ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2: signRawPayload,
  ACTIVITY_TYPE_SIGN_RAW_PAYLOADS: signRawPayloads,
  ACTIVITY_TYPE_SIGN_TRANSACTION_V2: signTransaction,
} satisfies Partial<Families>;
