// Signs a transaction of a chain and puts the signature in its place. Nothing is sent to the chain.

import { signEthereumTransaction, signSolanaTransaction } from "../../signing/transactions.js";
import { findSigner } from "../../signing/signers.js";
import type { Family } from "../family.js";

const signers = {
  TRANSACTION_TYPE_ETHEREUM: signEthereumTransaction,
  TRANSACTION_TYPE_SOLANA: signSolanaTransaction,
};

export const signTransaction: Family<"ACTIVITY_TYPE_SIGN_TRANSACTION_V2"> = async (
  { organization, scope, custody },
  { signWith, unsignedTransaction, type },
) => {
  const signer = await findSigner(scope, organization.revision, signWith);
  const signedTransaction = await signers[type](custody, signer, unsignedTransaction);
  return async () => ({ signedTransaction });
};
