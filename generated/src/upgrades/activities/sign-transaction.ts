// Steps between the versions of `signTransaction`.

import type { SignTransactionIntent, SignTransactionIntentV2 } from "../../activities/sign-transaction.js";

/**
 * What `SignTransactionIntent` means as `SignTransactionIntentV2`. Changes: `privateKeyId` is called `signWith`;
 * `signWith` is `SignWith`, was `PrivateKeyId`.
 */
export function upgradeSignTransactionV1ToV2(older: SignTransactionIntent): SignTransactionIntentV2 {
  return { signWith: older.privateKeyId, unsignedTransaction: older.unsignedTransaction, type: older.type };
}
